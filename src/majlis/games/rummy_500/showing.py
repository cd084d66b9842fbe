"""What there is to see beside the cards of Alpha Rummy 500, what a move will do, and the move when time is up."""

from __future__ import annotations

from majlis.event import Arg, Cards
from majlis.game import Fact, Mark
from majlis.games.rummy_500.melding import Laid
from majlis.games.rummy_500.moves import BACK, BONUS, DISCARDS, END, Take
from majlis.games.rummy_500.table import (
    DISCARD,
    DOUBTED,
    DRAWING,
    HAND,
    HELD,
    LAST_CARD,
    MELDING,
    PACK,
    RUN,
    STOCK,
    TABLE,
    AlphaRummyState,
)
from majlis.kit import claims
from majlis.kit.claims import STAND
from majlis.kit.words import letter_marks
from majlis.move import DRAW, Move, Play, Reason
from majlis.plan import SEATS, Seat, Zone, in_rows


def facts(state: AlphaRummyState) -> list[Fact]:
    """Scores, what is owed, what is in doubt."""
    made = [Fact("score", {"score": state.scores[s]}, [s]) for s in SEATS[: state.seats]]
    run = state.piles.zones[RUN[state.turn]]
    if run and state.phase == MELDING:
        made.append(Fact("to-be-used", {"card": Cards([run[0]])}, [state.turn]))
    if state.due:
        made.append(Fact("due", {"count": state.due}, [state.turn]))
    made += claims.facts(state)
    made.append(Fact("dealer", {}, [state.dealer]))
    made.append(Fact("deal", {"deal": state.deals}))
    return made


def words_of(state: AlphaRummyState, zone: Zone) -> list[str]:
    """The words that lie in a place, in their order."""
    return [word for word, home in zip(state.words, state.homes, strict=True) if TABLE[home] == zone]


def marks(state: AlphaRummyState) -> list[Mark]:
    """The letters of vowel and wild cards in words (R5-07)."""
    made: list[Mark] = []
    for zone in TABLE:
        made += letter_marks(PACK, zone, state.piles.zones[zone], "".join(words_of(state, zone)))
    return made


def spots(state: AlphaRummyState, zone: Zone) -> list[tuple[int, int]]:
    """Each word is a row."""
    if zone not in TABLE:
        return []
    return in_rows([len(word) for word in words_of(state, zone)])


def foresee(state: AlphaRummyState, move: Move) -> Reason | None:
    """What comes with a run, and what the last card or the bonus cards bring."""
    spread, stock = state.piles.zones[DISCARD], len(state.piles.zones[STOCK])
    if isinstance(move, Take) and 0 < move.count <= len(spread):
        return Reason("takes", {"cards": Cards(spread[len(spread) - move.count :])})
    if state.phase == LAST_CARD and move is BONUS:
        return Reason("bonus", {"count": min(stock, state.due)})
    if state.phase == LAST_CARD and isinstance(move, Play):
        return Reason("goes-out", {"count": min(stock, HELD)})
    return None


def foresee_meld(state: AlphaRummyState, seat: Seat, found: list[Laid]) -> Reason:
    """What a meld counts, and what comes after it."""
    left = len(state.piles.zones[HAND[seat]]) + len(state.piles.zones[RUN[seat]])
    left -= sum([len(one.fresh()) for one in found])
    args: dict[str, Arg] = {"points": sum([one.points for one in found]), "left": left}
    args["bonus"] = min(sum([one.times for one in found]), len(state.piles.zones[STOCK]))
    return Reason("meld", args)


def fallback(state: AlphaRummyState, seat: Seat) -> Move:
    """G-35, R5-20: let it stand; put a run back; draw, and discard the card drawn last; take the bonus cards."""
    if state.phase == DOUBTED:
        return STAND
    if state.phase == DRAWING:
        return DRAW if state.piles.zones[STOCK] else END
    if state.piles.zones[RUN[seat]]:
        return BACK
    if state.phase == LAST_CARD and state.piles.zones[STOCK]:
        return BONUS
    return DISCARDS[state.piles.zones[HAND[seat]][-1]]
