"""Guided tours: the first moves of a match on a fixed deal, and what is explained between them.

A tour lies beside its game as `tour.txt`: a record whose deal everybody may know, and among its moves lines
`say NAME`, each a message `tour-NAME` in the game's own words. Who takes the tour sits at the first seat. Where the
words of the game are those of a language, `tour.el.txt` is the tour for who reads Greek.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from majlis import record, registry
from majlis.game import Game
from majlis.match import Match
from majlis.move import HEARD, Move, Reason, Refused
from majlis.plan import SEATS, Seat
from majlis.record import Record
from majlis.speech import Speech

LEARNER: Final = SEATS[0]
SAYS: Final = "say "


@dataclass(frozen=True)
class Tour:
    """The record, and by number of moves made the names of what is said then."""

    record: Record
    says: dict[int, list[str]]

    def next(self, match: Match[Any]) -> tuple[Seat, Move] | None:
        """Whose turn it is in the tour, and the move; None when it is over, or the match has gone another way."""
        made, moves = match.log, self.record.moves
        if len(made) >= len(moves) or [(seat, move.text) for seat, move in made] != moves[: len(made)]:
            return None
        seat, text = moves[len(made)]
        return SEATS[seat], match.game.read(text)

    def allows(self, match: Match[Any], seat: Seat, move: Move) -> bool:
        """Is this the move that comes now? After the tour everything is."""
        wanted = self.next(match)
        if wanted is None:
            return True
        return seat == wanted[0] and match.game.complete(match.state, seat, move).text == wanted[1].text

    def told(self, match: Match[Any], speech: Speech) -> list[str]:
        """What the guide says at this point, and what is to be done now."""
        made = len(match.log)
        lines = [speech.text(f"tour-{name}") for name in self.says.get(made, [])]
        wanted = self.next(match)
        if wanted is not None and wanted[0] == LEARNER and wanted[1] is not HEARD:
            lines.append(speech.text("tour-now", {"move": speech.move(wanted[1], LEARNER)}))
        elif wanted is None and made == len(self.record.moves):
            lines.append(speech.text("tour-ends"))
        return lines

    def recalled(self, match: Match[Any], speech: Speech) -> list[str]:
        """What the guide has said last, perhaps some moves ago; nothing once a move was made after the tour."""
        made = len(match.log)
        if any(seat == LEARNER and move is not HEARD for seat, move in match.log[len(self.record.moves) :]):
            return []
        last = max((number for number in self.says if number <= made), default=0)
        lines = [speech.text(f"tour-{name}") for name in self.says.get(last, [])]
        return lines if made < len(self.record.moves) else [*lines, speech.text("tour-ends")]

    def game(self) -> Game[Any]:
        """The rules as the tour plays them."""
        made = registry.game(self.record.game, self.record.options)
        self.prepare(made)
        return made

    def prepare(self, game: Game[Any]) -> None:
        """What the tour asks about words is answered as it was."""
        if game.judge is not None:
            game.judge.recalled.update(self.record.verdicts)


@cache
def tours(key: str) -> dict[str, Tour]:
    """The tours of a game, each with another seed: of those who read a language, and by "" of all others."""
    paths = registry.folder(key).glob("tour*.txt")
    return {path.stem.partition(".")[2]: read(path.read_text(encoding="utf-8")) for path in sorted(paths)}


def of(key: str, lang: str = "") -> Tour | None:
    """The tour of a game, if it has one."""
    found = tours(key)
    return found.get(lang) or found.get("")


def by_seed(key: str, seed: str) -> Tour | None:
    """The tour of a game that plays the deal of this seed."""
    return next((tour for tour in tours(key).values() if tour.record.seed == seed), None)


def wanted(key: str, lang: str = "") -> Tour:
    """The tour of a game for who reads `lang`; Refused if it has none."""
    found = of(registry.nature(key).key, lang)
    if found is None:
        raise Refused(Reason("no-tour", {"game": key}))
    return found


def read(text: str) -> Tour:
    """A tour from its text."""
    says: dict[int, list[str]] = {}
    kept: list[str] = []
    moves = 0
    for line in text.splitlines():
        if line.startswith(SAYS):
            says.setdefault(moves, []).append(line.removeprefix(SAYS).strip())
        else:
            kept.append(line)
            moves += line[:1].isdigit()
    return Tour(record.read("\n".join(kept)), says)
