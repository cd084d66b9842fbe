"""Moves and tables as numbers, and as plain data.

**Actions.** A listed move has the number of its place among all listed moves of the game. The numbers after these
stand for what is open at the moment: words, sets, melds, as the game proposes them, so many and no more. A number means
a move only together with the state in which it was offered. Whoever wants a move that was not proposed gives its text.

**Observations.** Rows of whole numbers, always as many: who looks and who may move; how many cards lie in each place
(-1 if that is not shown); the cards of all places in a row, as numbers of the pack, -1 for a back and -2 for nothing;
beside each card what is said of it; and the facts, in rows. Words among them are numbers made from their letters.
"""

from __future__ import annotations

from array import array
from typing import Any, Final
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from majlis.cards.card import CardId
from majlis.event import Arg, Cards, Phrases, Term, Who
from majlis.game import Fact, Game, State
from majlis.move import QUIET, Move
from majlis.plan import SPECTATOR, Seat, Zone
from majlis.view import View

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]

OPEN: Final = 32  # moves that are not listed, to choose from at once
FACTS: Final = 32  # rows of facts
VALUES: Final = 4  # numbers in each, after what it is and whose
NOTHING: Final = -2
UNKNOWN: Final = -1
LARGEST: Final = 32767
ZEROS: Final = [(0,) * count for count in range(VALUES + 1)]

WORDS: Final[dict[str, int]] = {}


def word(text: str) -> int:
    """A number for a word: the same on every machine, and hardly ever that of another word of the game."""
    if text not in WORDS:
        WORDS[text] = crc32(text.encode()) % LARGEST + 1
    return WORDS[text]


class Actions:
    """The numbers of the moves of a game."""

    def __init__(self, game: Game[Any], room: int = OPEN) -> None:
        self.game = game
        self.room = room
        self.listed: Final[dict[Move, int]] = {move: number for number, move in enumerate(game.moves)}
        self.size = len(game.moves) + room

    def legal(self, state: State, seat: Seat) -> dict[int, Move]:
        """What `seat` may do now, by numbers."""
        found: dict[int, Move] = {}
        listed, free = self.listed, len(self.listed)
        for move in self.game.choices(state, seat, QUIET):
            number = listed.get(move)
            if number is not None:
                found[number] = move
            elif free < self.size:
                found[free] = move
                free += 1
        for domain in self.game.domains(state, seat):
            if free == self.size:
                break
            texts = {move.text for move in found.values()}
            for move in domain.some(self.size - free):
                if move.text not in texts:
                    texts.add(move.text)
                    found[free] = move
                    free += 1
        return found

    def text(self, number: int, legal: dict[int, Move]) -> str:
        """The move as a person types it."""
        return legal[number].text if number in legal else f"open {number - len(self.listed)}"


class Sights:
    """What a seat sees, as numbers."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.nobody = [0] * seats
        plan = game.plan
        self.zones = [z for z, owner in enumerate(plan.owners) if owner < seats]
        self.first_zone = 1 + seats
        self.first_card = self.first_zone + len(self.zones)
        self.cards = len(game.pack.all)
        self.first_mark = self.first_card + self.cards
        self.first_fact = self.first_mark + self.cards
        self.size = self.first_fact + FACTS * (2 + VALUES)

    def look(self, state: State, viewer: Seat, into: Numbers) -> None:
        """Write what `viewer` sees into a row of `size` numbers."""
        numbers: list[int] = [viewer, *self.nobody]
        for seat in state.waiting():
            numbers[1 + seat] = 1
        seen = state.piles.seen_by(viewer)
        for z in self.zones:
            here = seen[z]
            numbers.append(UNKNOWN if here is None else len(here))
        for z in self.zones:
            numbers += seen[z] or ()
        end = len(numbers)
        into[:end] = array("h", numbers)  # copied at once, where a list would be read number by number
        into[end : self.first_mark] = NOTHING
        into[self.first_mark :] = 0
        self._marks(state, viewer, seen, into)
        self._facts(state, viewer, into)

    def _marks(self, state: State, viewer: Seat, seen: list[list[CardId] | None], into: Numbers) -> None:
        marks = self.game.marks(state)
        if viewer != SPECTATOR:
            marks = marks + self.game.marks_for(state, viewer)
        if not marks:
            return
        starts: dict[int, int] = {}
        start = self.first_mark
        for z in self.zones:
            starts[z] = start
            start += len(seen[z] or ())
        for mark in marks:
            into[starts[mark.zone] + mark.place] = word(mark.term)

    def _facts(self, state: State, viewer: Seat, into: Numbers) -> None:
        facts = self.game.facts(state)
        if viewer != SPECTATOR:
            facts = facts + self.game.facts_for(state, viewer)
        numbers: list[int] = []
        for fact in facts[:FACTS]:
            numbers.append(WORDS.get(fact.what) or word(fact.what))
            numbers.append(fact.seats[0] + 1 if fact.seats else 0)
            left = VALUES
            for arg in fact.args.values():
                if left:
                    numbers.append(arg if type(arg) is int and -LARGEST <= arg <= LARGEST else number(arg))
                    left -= 1
            numbers += ZEROS[left]
        into[self.first_fact : self.first_fact + len(numbers)] = array("h", numbers)


def number(arg: Arg) -> int:
    """An argument of a fact as a number."""
    if isinstance(arg, int):
        return max(-LARGEST, min(LARGEST, arg))
    if isinstance(arg, Cards):
        return arg.ids[0] if arg.ids else UNKNOWN
    if isinstance(arg, Who):
        return sum(1 << seat for seat in arg.seats)
    if isinstance(arg, Phrases):
        return len(arg.items)
    return word(arg.id if isinstance(arg, Term) else arg)


# -- as plain data --


def plain(game: Game[Any], state: State, viewer: Seat) -> dict[str, Any]:
    """All that `viewer` may know, in words: what a person would be shown."""
    view = View(game, state, viewer)
    codes = game.pack.code
    return {
        "viewer": viewer,
        "waiting": list(view.waiting),
        "zones": {
            name: None if cards is None else ["--" if card < 0 else codes[card] for card in cards]
            for z, (name, cards) in enumerate(zip(game.plan.names, view.zones, strict=True))
            if game.plan.owners[z] < state.seats
        },
        "facts": [_fact(game, fact) for fact in view.facts],
        "marks": [{"zone": _name(game, m.zone), "place": m.place, "term": m.term} for m in view.marks],
        "moves": [move.text for offer in view.offers for move in offer.moves],
        "open": [
            {"verb": offer.verb, "for_example": [move.text for move in offer.domain.some(OPEN)]}
            for offer in view.offers
            if offer.domain is not None
        ],
        "scores": view.outcome.scores if view.outcome is not None else None,
    }


def _name(game: Game[Any], zone: Zone) -> str:
    return game.plan.names[zone]


def _fact(game: Game[Any], fact: Fact) -> dict[str, Any]:
    return {
        "what": fact.what,
        "seats": list(fact.seats),
        **{name: _arg(game, arg) for name, arg in fact.args.items()},
    }


def _arg(game: Game[Any], arg: Arg) -> Any:
    if isinstance(arg, Cards):
        return ["--" if card < 0 else game.pack.code[card] for card in arg.ids]
    if isinstance(arg, Who):
        return list(arg.seats)
    if isinstance(arg, Phrases):
        return [{"what": what, **{n: _arg(game, a) for n, a in args.items()}} for what, args in arg.items]
    return arg.id if isinstance(arg, Term) else arg
