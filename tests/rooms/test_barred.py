"""Why can I not? What a table shows to a seat answers it for every card of its hand, in every game."""

from __future__ import annotations

from majlis import registry
from majlis.laws.runs import played
from majlis.plan import SEATS
from majlis.rooms import protocol
from majlis.rooms.pictures import Painter
from majlis.view import View
from tests.turns import in_some_language

MOVES = 60


def beginning(offer: protocol.Offer, hand: set[str]) -> set[str]:
    """The cards of a hand that a kind of move can be begun with."""
    listed = {code for move in offer.moves for codes in move.fields.values() for code in codes}
    chosen = {value for field in offer.fields for value in field.values} if offer.open else set()
    return hand & (listed | chosen)


@in_some_language
def test_every_card_of_ones_own_can_be_played_or_says_why_not(key: str, lang: str) -> None:
    game = registry.game(key)
    seats = min(game.nature.seats)
    painters = [Painter(game, seat, lang, []) for seat in SEATS[:seats]]
    for step in played(game, seats, "barred", MOVES).steps:
        for seat in SEATS[:seats]:
            if not step.state.acting >> seat & 1 or f"hand/{seat}" not in game.plan.index:
                continue
            view, zone = View(game, step.state, seat), game.plan.index[f"hand/{seat}"]
            hand = {game.pack.code[card] for card in view.zones[zone] or []}
            others = {
                game.pack.code[c] for z, cards in enumerate(view.zones) for c in cards or [] if z != zone and c >= 0
            }
            offers = painters[seat].offers(view, step.state)
            assert offers, "one is on turn and is told nothing"
            reasons = [
                (move, code) for o in offers for move in o.barred for codes in move.fields.values() for code in codes
            ]
            assert all(move.label and len(move.reason) > len("No.") for move, _ in reasons)
            spoken = {code for offer in offers for code in beginning(offer, hand)} | {code for _, code in reasons}
            if spoken & hand - others:  # else the turn is about something else, and its moves say so
                assert hand <= spoken, f"nothing is said of {hand - spoken}"
