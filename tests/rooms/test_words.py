"""Words that are picked card by card on the page are the moves that typed words are."""

from __future__ import annotations

import pytest

from majlis import registry
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.move import Move
from majlis.plan import Seat
from majlis.rooms import protocol
from majlis.rooms.pictures import Painter
from majlis.view import View

KEYS = [key for key, nature in registry.natures().items() if nature.language]
PLIES = 12


def picked(field: protocol.Field, text: str) -> str | None:
    """What the page sends if just these cards are picked in this order; None if it does not have them."""
    free, pieces = list(range(len(field.values))), list[str]()
    for piece in text.split()[1:]:
        code, _, letter = piece.lstrip("@").partition("=")
        code = code.partition(":")[0]  # behind it may stand where the card lies
        letter = letter or code
        alike = [i for i in free if field.values[i].lstrip("@") == code and letter in field.letters[i]]
        alike.sort(key=lambda i: (field.values[i][0] == "@") != (piece[0] == "@"))  # of two alike the one meant
        if not alike:
            return None
        free.remove(alike[0])
        value = field.values[alike[0]]
        pieces.append(value if value.lstrip("@") == letter else f"{value}={letter}")
    return " ".join(["word", *pieces])


def some_words(view: View[object], limit: int) -> list[tuple[protocol.Field, Move]]:
    """Words that could be laid now, in full, with the field from which the page picks."""
    found = []
    for offer in view.offers:
        if offer.verb == "word" and offer.domain is not None and offer.fields and offer.fields[0].cards:
            field = Painter(view.game, view.viewer, "en", [])._field(offer.fields[0], Painter.supply(view))
            found += [(field, move) for move in offer.domain.some(limit)]
    return found


@pytest.mark.parametrize("key", KEYS)
def test_a_word_picked_card_by_card_is_the_move_that_was_meant(key: str) -> None:
    game = registry.game(key)
    match = Match(game, game.nature.seats[0], SeedLuck("7"))
    for _ in range(PLIES):
        if match.outcome() is not None:
            break
        seat = Seat(min(match.waiting()))
        for field, move in some_words(match.view(seat), 5):
            if move.text != " ".join(move.text.split()[: 1 + len(move.args().get("word", ""))]):  # type: ignore[arg-type]
                continue  # it says more than its word
            text = picked(field, move.text)
            assert text is not None, (move.text, field.values, field.letters)
            meant = game.complete(match.state, seat, game.read(text))
            assert game.refuse(match.state, seat, meant) is None, (text, meant.text)
            assert ":" in move.text or meant.text == move.text
        match.play(seat, game.fallback(match.state, seat))
