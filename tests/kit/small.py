"""A word list of a few words, and tables of word games laid out by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from majlis import position, registry
from majlis.cards.alpha import alpha
from majlis.chance import chance
from majlis.event import Event, Moved
from majlis.game import Game
from majlis.judge import Judge
from majlis.kit.words import matched
from majlis.lexicon import Shows
from majlis.lexicon.spelling import spell
from majlis.move import QUIET, IllegalMove, Move
from majlis.plan import SEATS, Seat
from majlis.speech import Speech
from majlis.table import Table

PACK = alpha()
WORDS = """
    AT IT TA NO DATE FATE FACE FACED FADE DEAF TEAR RATE TRADE RATED GATE GRATE GREAT TREAT DEBAUCH FRIEND FIEND FINED
    FIEND TREND DINER TIGER GRIT TRIG DIRT QUIZ AQUA TAU MEAN MEANS NAME NAMES RAT ART TAR STAR RATS
""".split()


class SmallList:
    """A lexicon of a few words, as slow as can be."""

    name, sha256 = "small", "0" * 64

    def __init__(self, words: Sequence[str]) -> None:
        self.words = sorted(set(words))

    def __contains__(self, word: object) -> bool:
        return word in self.words

    def commonness(self, word: str) -> int:
        return 1

    def __iter__(self) -> Iterator[str]:
        return iter(self.words)

    def offensive(self, word: str) -> bool:
        return False

    def counts(self, words: Sequence[str], points: Mapping[str, int]) -> list[int]:
        return [sum(points[letter] for letter in word) for word in words]

    def words_from(
        self,
        shows: Sequence[str],
        *,
        must: Sequence[str] = (),
        starting: str = "",
        shortest: int = 2,
        longest: int = 40,
    ) -> list[str]:
        if starting:
            longer = self.words_from([*shows, starting], must=must, shortest=shortest, longest=longest)
            return [w for w in longer if w.startswith(starting)]
        every = [*shows, *must]
        needed = range(len(shows), len(every))
        fit = [w for w in self.words if shortest <= len(w) <= longest and -1 not in matched(w, every)]
        return [w for w in fit if not must or spell(w, [Shows(one) for one in every], needed) is not None]

    def spell(
        self, word: str, shows: Sequence[str], must: Sequence[int], worth: Callable[[int, str], int]
    ) -> tuple[int, ...] | None:
        return spell(word, [Shows(one) for one in shows], must, worth)


def judge(words: Sequence[str] = WORDS) -> Judge:
    return Judge(SmallList(words))


@dataclass
class Sitting:
    """A position of a game of words, and what has happened since."""

    game: Game[Any]
    state: Any
    heard: list[Event] = field(default_factory=list)

    def play(self, text: str, seat: int | None = None) -> Sitting:
        """Somebody makes this move as a person types it: who is on turn, or who is named."""
        who = SEATS[seat] if seat is not None else self.state.waiting()[0]
        move = self.game.complete(self.state, who, self.game.read(text))
        reason = self.game.refuse(self.state, who, move)
        if reason is not None:
            raise IllegalMove(reason, text)
        before = self.state.fork()
        self.game.apply(self.state, who, move, Table(self.state.piles, chance("sitting", text), self.heard))
        silent = Table(before.piles, chance("sitting", text))
        self.game.apply(before, who, move, silent)
        assert before.piles.key() == self.state.piles.key(), "it goes otherwise when nobody listens"
        return self

    def moves(self, seat: int) -> list[str]:
        return [move.text for move in self.game.choices(self.state, SEATS[seat], QUIET)]

    def full(self, text: str, seat: int) -> str:
        """The move with its cards."""
        return self.game.complete(self.state, SEATS[seat], self.game.read(text)).text

    def refused(self, text: str, seat: int | None = None) -> str:
        who = SEATS[seat] if seat is not None else self.state.waiting()[0]
        reason = self.game.refuse(self.state, who, self.game.complete(self.state, who, self.game.read(text)))
        return reason.what if reason is not None else ""

    def lie(self, zone: str) -> list[str]:
        return [self.game.pack.code[c] for c in self.state.piles.zones[self.game.plan.index[zone]]]

    def waiting(self) -> list[int]:
        return [int(seat) for seat in self.state.waiting()]

    def order(self) -> list[str]:
        return [event.what for event in self.heard if not isinstance(event, Moved)]

    def said(self, what: str) -> dict[str, Any]:
        return next(event for event in reversed(self.heard) if event.what == what).args

    def told(self, viewer: int, lang: str = "en") -> list[str]:
        speech = Speech.of(self.game, lang, ["Ann", "Ben", "Cid", "Dee"])
        return [line for e in self.heard if (line := speech.event(e, Seat(viewer))) is not None]

    def facts(self) -> dict[str, Any]:
        return {f.what: f.args for f in self.game.facts(self.state)}

    def fallback(self, seat: int) -> Move:
        return self.game.fallback(self.state, SEATS[seat])


def new_word(
    hands: Sequence[str],
    row: str,
    letters: str = "",
    stock: str | None = None,
    words: Sequence[str] = WORDS,
    state: dict[str, Any] | None = None,
    variant: str = "",
    **given: Any,
) -> Sitting:
    """New Word with these hands and this row; seat 0 is on turn. `stock`: what is left, top last; else all others."""
    game = registry.game("new_word", given, variant, judge(words))
    zones = {f"hand/{s}": hand.split() for s, hand in enumerate(hands)} | {"word": row.split()}
    if stock is not None:
        zones["stock"] = stock.split()
        left = [PACK.code[c] for c in PACK.all]
        for code in [code for codes in zones.values() for code in codes]:
            left.remove(code)
        zones["discard"] = left
    told = {"turn": 0, "dealer": len(hands) - 1, "acting": 1, "letters": letters, **(state or {})}
    data = {"game": "new_word", "seats": len(hands), "zones": zones, "state": told}
    return Sitting(game, position.place(game, data))


def solitary(
    there: str, stock: str | None = None, seats: int = 1, purse: int = 3, words: Sequence[str] = WORDS, **given: Any
) -> Sitting:
    """Solitary Word with this line; `stock` likewise."""
    game = registry.game("solitary_word", given, judge=judge(words))
    zones = {"line": there.split()}
    left = [PACK.code[c] for c in PACK.all]
    for code in [*zones["line"], *(stock or "").split()]:
        left.remove(code)
    zones["stock"] = left if stock is None else stock.split()
    zones["discard"] = [] if stock is None else left
    data = {"game": "solitary_word", "seats": seats, "zones": zones, "state": {"purse": purse}}
    return Sitting(game, position.place(game, data))
