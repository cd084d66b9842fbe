"""Who has won a deal of Naqsh, and what is paid."""

from __future__ import annotations

from majlis.cards.card import CardId
from majlis.event import Arg, Cards
from majlis.games.naqsh.hand import NATURAL, TOTAL, Scale
from majlis.games.naqsh.table import HAND, SHOWN, NaqshState
from majlis.plan import Seat
from majlis.table import Table


def hand_of(state: NaqshState, seat: Seat) -> list[CardId]:
    """The cards of a seat, wherever they lie."""
    return state.piles.zones[HAND[seat]] or state.piles.zones[SHOWN[seat]]


def show(scale: Scale, state: NaqshState, seat: Seat, table: Table) -> None:
    """A hand that is still in at the showdown is turned up (NQ-14)."""
    cards = state.piles.zones[HAND[seat]][:]
    if not cards:  # lies there for all to see
        return
    if table.told:
        args: dict[str, Arg] = {"cards": Cards(cards), "total": scale.total(cards)}
        args["kind"] = scale.what(cards)
        table.say("shows", [seat], args)
    table.sweep(HAND[seat], SHOWN[seat])


def settle_pot(scale: Scale, state: NaqshState, left: list[Seat], table: Table) -> None:
    """The pot goes to the best hand, or is shared by equal ones (NQ-06 to NQ-09)."""
    if not left:  # NQ-07
        if table.told:
            table.say("all-bust", [], {"pot": state.pot})
        return
    rivals = [seat for seat in left if state.done >> seat & 1] if state.early else left
    worths = [scale.worth(hand_of(state, seat)) for seat in rivals]
    winners = [seat for seat, worth in zip(rivals, worths, strict=True) if worth == max(worths)]
    pot, share = state.pot, state.pot // len(winners)
    state.pot -= share * len(winners)  # NQ-06: an odd unit stays
    for seat in winners:
        state.purses[seat] += share
    if table.told:
        _say_winners(scale, state, winners, rivals, pot, table)


def _say_winners(
    scale: Scale, state: NaqshState, winners: list[Seat], rivals: list[Seat], pot: int, table: Table
) -> None:
    """With the why: what the best hand is, and whether fewer cards decided."""
    hand = hand_of(state, winners[0])
    total = scale.total(hand)
    args: dict[str, Arg] = {"kind": scale.what(hand), "total": total, "pot": pot}
    level = [s for s in rivals if scale.what(hand_of(state, s)) == TOTAL]
    args["fewer"] = int(len([s for s in level if scale.total(hand_of(state, s)) == total]) > len(winners))
    args["purse"] = state.purses[winners[0]]
    if len(rivals) == 1 and not state.early:
        table.say("last-one", winners, {"pot": pot, "purse": state.purses[winners[0]]})  # NQ-12
    elif len(winners) == 1:
        table.say("wins-pot", winners, args)
    else:
        del args["purse"]
        table.say("share-pot", winners, {**args, "points": pot // len(winners), "left": state.pot})
        for seat in winners:
            table.say("now-has", [seat], {"purse": state.purses[seat]})


def settle_with_banker(scale: Scale, ante: int, state: NaqshState, left: list[Seat], table: Table) -> None:
    """Each is compared with the banker alone, who wins when they are equal (NQ-13)."""
    bank = hand_of(state, state.dealer)
    for seat in left:
        if seat != state.dealer:
            hand = hand_of(state, seat)
            better = scale.against_banker(hand) > scale.against_banker(bank)
            if better:
                pay(state, seat, ante * (2 if scale.what(hand) >= NATURAL else 1), "beats-banker", table)
            else:
                pay(state, seat, -ante, "loses-to-banker", table)
    if table.told:
        table.say("banker-has", [state.dealer], {"purse": state.purses[state.dealer]})


def pay(state: NaqshState, seat: Seat, points: int, what: str, table: Table) -> None:
    """Between a player and the banker."""
    state.purses[seat] += points
    state.purses[state.dealer] -= points
    if table.told:
        table.say(what, [seat], {"points": abs(points), "purse": state.purses[seat]})
