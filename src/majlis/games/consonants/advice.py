"""What is known of good play: stay below what lies there, throw dear consonants, take cheap tricks late."""

from __future__ import annotations

from typing import Any, Final

from majlis.cards.card import CardId
from majlis.games.consonants.lists import points_of
from majlis.games.consonants.table import COUNTS, SHOWS, TRICK
from majlis.games.consonants.tricks import strength
from majlis.games.consonants.wording import total
from majlis.kit.abjad_words import About, Listing
from majlis.move import Choose, Move, Play
from majlis.view import View

READY: Final = 0.5  # a list that cannot be bettered is handed in
DOUBT: Final = 1000.0
LATER: Final = 0.04  # between equals the later letter goes


def weigh(view: View[Any], move: Move) -> float:
    """How good the move looks now."""
    if isinstance(move, Play):
        return _play(view, move)
    if isinstance(move, Choose):
        return sum([max(0, 2 * min(SHOWS[c]) + COUNTS[c]) if len(SHOWS[c]) < 3 else -50 for c in move.cards])
    if isinstance(move, Listing):
        return float(total([word.word for word in move.words]))
    if isinstance(move, About):
        return _about(view, move)
    if move.verb == "done":
        return _entered(view) + READY
    return 1.0 if move.verb == "lower" else 0.0


def _about(view: View[Any], move: About) -> float:
    """A word that is none is challenged if it counts; words stay in the list."""
    lexicon = view.game.judge.lexicon if view.game.judge is not None else None
    if move.verb == "drop" or lexicon is None or move.word in lexicon:
        return -DOUBT
    return float(points_of(move.word))


def _entered(view: View[Any]) -> float:
    """What the own list takes off so far."""
    return float(sum([int(str(fact.args["points"])) for fact in view.facts if fact.what == "my-list"]))


def _play(view: View[Any], move: Play) -> float:
    """What the trick would cost if it were taken, by how likely that is."""
    late = LATER * move.mode
    best, worth, played = _lies(view)
    own = COUNTS[move.card]
    led = any(fact.what == "led" for fact in view.facts)
    if not led:
        return -_chance(move.card, move.mode, view.seats - 1) * (own + 6) + late
    strong = strength(move.card, move.mode)
    if strong <= best:
        return own + late
    behind = view.seats - played - 1
    return -_chance(move.card, move.mode, behind) * (worth + own) + late


def _lies(view: View[Any]) -> tuple[int, int, int]:
    """The strongest play so far, what lies there, and how many cards."""
    named = {(mark.zone, mark.place): mark.term.removeprefix("letter-") for mark in view.marks}
    best, worth, played = -1, 0, 0
    for s in range(view.seats):
        for card in view.zones[TRICK[s]] or []:
            term = named.get((TRICK[s], 0))
            number = ord(term) - ord("A") if term else SHOWS[card][0]
            best, worth, played = max(best, strength(card, number)), worth + COUNTS[card], played + 1
    return best, worth, played


def _chance(card: CardId, number: int, behind: int) -> float:
    """How likely the card takes the trick with so many to come, who have to go over it if they cannot follow."""
    return ((number + 1) / 26) ** (1.0 * behind) if behind else 1.0
