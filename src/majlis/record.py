"""Records: a header line and a line for each move, enough to play a match again. Described in docs/formats.md."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any

from majlis import options, registry
from majlis.game import Game, Nature
from majlis.judge import Judge
from majlis.luck import Luck, SealedLuck, SeedLuck, commitment
from majlis.match import Match
from majlis.move import IllegalMove, Reason, Refused, Spot
from majlis.plan import SEATS

FORMAT = 1
FIRST = Spot("line", 1)
MOST_CHARACTERS = 4_000_000
HEX = re.compile(r"[0-9a-f]{64}")


@dataclass
class Record:
    """A record as data. `seed` is set for matches whose luck everybody may know, else each deal has its own."""

    game: str
    seats: int
    rules: int = 1
    options: dict[str, Any] = field(default_factory=dict)
    seed: str | None = None
    moves: list[tuple[int, str]] = field(default_factory=list)  # seat and text
    words: dict[str, str] = field(default_factory=dict)  # name and sha256 of the word list
    verdicts: dict[str, bool] = field(default_factory=dict)  # what was asked of it
    one_deal: bool = False  # the match ends with its first deal
    commits: dict[int, str] = field(default_factory=dict)  # by deal: SHA-256 of its seed
    reveals: dict[int, str] = field(default_factory=dict)  # by deal: the seed, in hexadecimal digits

    def luck(self) -> Luck:
        """What the match was dealt from. Refused where a deal has not been revealed yet."""
        return SeedLuck(self.seed) if self.seed is not None else SealedLuck(self._revealed)

    def _revealed(self, deal: int) -> bytes:
        if deal not in self.reveals:
            raise Refused(Reason("record-not-revealed", {"deal": deal}))
        return bytes.fromhex(self.reveals[deal])

    def unproved(self) -> list[int]:
        """The deals whose revealed seed is not the one that was committed."""
        return [
            deal for deal, seed in self.reveals.items() if self.commits.get(deal) != commitment(bytes.fromhex(seed))
        ]


def of(match: Match[Any]) -> Record:
    """The record of a match."""
    made = Record(
        match.game.nature.key,
        match.seats,
        match.game.nature.rules,
        options.changed(match.game.options),
        match.luck.seed if isinstance(match.luck, SeedLuck) else None,
        [(seat, move.text) for seat, move in match.log],
        one_deal=match.one_deal,
    )
    if match.game.judge is not None:
        made.words = {"name": match.game.judge.name, "sha256": match.game.judge.sha256}
        made.verdicts = dict(match.verdicts)
    if isinstance(match.luck, SealedLuck):
        over = match.outcome() is not None
        for deal in range(1, match.deal + 1):
            made.commits[deal] = match.luck.commitment(deal)
            if over or deal < match.deal:
                made.reveals[deal] = match.luck.seed(deal).hex()
    return made


def write(record: Record) -> str:
    """The text of a record."""
    head: dict[str, Any] = {"majlis": FORMAT, "game": record.game, "rules": record.rules, "seats": record.seats}
    if record.options:
        head["options"] = record.options
    if record.seed is not None:
        head["seed"] = record.seed
    if record.one_deal:
        head["one_deal"] = True
    if record.words:
        head["words"] = record.words
    lines = [json.dumps(head, ensure_ascii=False)]
    lines += [f"verdict {'yes' if known else 'no'} {word}" for word, known in record.verdicts.items()]
    lines += [f"commit {deal} {digits}" for deal, digits in record.commits.items()]
    lines += [f"{seat} {text}" for seat, text in record.moves]
    lines += [f"reveal {deal} {digits}" for deal, digits in record.reveals.items()]
    return "\n".join(lines) + "\n"


def read(text: str, kind: Nature | None = None) -> Record:
    """A record from its text; `kind`: of a game outside the registry. Refused with the line where it is wrong."""
    if len(text) > MOST_CHARACTERS:
        raise Refused(Reason("record-too-long", {"most": MOST_CHARACTERS}), FIRST)
    lines = text.split("\n")
    record = _header(lines[0], kind)
    for number, line in enumerate(lines[1:], start=2):
        if line.strip():
            _line(record, line.strip(), Spot("line", number))
    return record


def _header(line: str, kind: Nature | None) -> Record:
    try:
        head = json.loads(line)
    except (ValueError, RecursionError):
        head = None
    if not isinstance(head, dict) or head.get("majlis") != FORMAT:
        raise Refused(Reason("record-header"), FIRST)
    seats, seed, given, rules = head.get("seats"), head.get("seed"), head.get("options", {}), head.get("rules", 1)
    if type(seats) is not int or type(rules) is not int or not isinstance(given, dict):
        raise Refused(Reason("record-header"), FIRST)
    if seed is not None and not isinstance(seed, str):
        raise Refused(Reason("record-header"), FIRST)
    kind = kind if kind is not None and kind.key == head.get("game") else registry.nature(str(head.get("game")))
    if rules != kind.rules:
        raise Refused(Reason("record-rules", {"rules": rules, "known": kind.rules}), FIRST)
    words = head.get("words", {})
    if not isinstance(words, dict) or not all(isinstance(v, str) for v in words.values()):
        raise Refused(Reason("record-header"), FIRST)
    one_deal = head.get("one_deal", False)
    if type(one_deal) is not bool:
        raise Refused(Reason("record-header"), FIRST)
    return Record(kind.key, registry.seated(kind, seats), rules, given, seed, words=words, one_deal=one_deal)


def _line(record: Record, line: str, where: Spot) -> None:
    first, _, rest = line.partition(" ")
    if first in ("commit", "reveal"):
        deal, _, digits = rest.partition(" ")
        if not (deal.isascii() and deal.isdigit() and len(deal) < 6 and HEX.fullmatch(digits)):
            raise Refused(Reason("record-seed-line"), where)
        (record.commits if first == "commit" else record.reveals)[int(deal)] = digits
    elif first == "verdict":
        answer, _, word = rest.partition(" ")
        if answer not in ("yes", "no") or not word:
            raise Refused(Reason("record-verdict"), where)
        record.verdicts[word] = answer == "yes"
    elif first.isascii() and first.isdigit() and len(first) < 3 and rest:
        record.moves.append((int(first), rest))
    else:
        raise Refused(Reason("record-line", {"text": line[:60]}), where)


def replay(record: Record, upto: int | None = None, game: Game[Any] | None = None) -> Match[Any]:
    """The match again; `game` is one outside the registry. Refused where the record stops being a match."""
    if game is None:
        judge = Judge(None, record.verdicts, record.words.get("sha256", "")) if record.words else None
        if judge is not None:
            judge.name = record.words.get("name", "")
        game = registry.game(record.game, record.options, judge=judge)
    match = Match(game, record.seats, record.luck(), record.one_deal)
    for number, (seat, text) in enumerate(record.moves[:upto], start=1):
        if seat >= record.seats:
            raise Refused(Reason("unknown-seat", {"seat": seat, "seats": record.seats}), Spot("move", number))
        try:
            match.play(SEATS[seat], game.read(text))
        except IllegalMove as refused:
            raise IllegalMove(refused.reason, Spot("move", number, text[:60])) from None
    return match
