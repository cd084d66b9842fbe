"""What is said of the words of a turn, and of the winners."""

from __future__ import annotations

from majlis.event import Arg, Cards
from majlis.games.wordish.board import Extend
from majlis.games.wordish.count import Count
from majlis.games.wordish.state import WordishState, held, seats_of, side_of, word_cards
from majlis.kit.words import Word
from majlis.move import Move
from majlis.plan import Seat
from majlis.table import Table

# -- events --


def laid(state: WordishState, seat: Seat, move: Move, number: int, count: Count, table: Table) -> None:
    """A word or an extension: with which cards, what it counts now, and all words of the side together."""
    side = side_of(state, seat)
    cards = word_cards(state, side, number)
    word = state.words[side][number]
    args: dict[str, Arg] = {"word": word, "sum": count.cards(cards, state.doubled), "bonus": count.bonus(cards)}
    args["total"], args["left"] = count.words(state, side), held(state, seat)
    args["double"] = state.doubled
    args["doubles"] = len([card for card in cards if count.board.pack.code[card] == state.doubled])
    new = move.added if isinstance(move, Extend) else move
    assert isinstance(new, Word)
    atouts = [letter for card, letter in zip(new.cards, new.word, strict=True) if count.board.wild[card]]
    args["wilds"], args["atout"] = len(atouts), "".join(atouts)
    if isinstance(move, Extend):
        args["old"] = " + ".join(move.bases)
        if move.added.cards:
            args["cards"] = Cards(move.added.cards)
        table.say("extends" if move.added.cards else "joins", [seat], args)
    else:
        table.say("lays", [seat], args)


def winners(state: WordishState, scores: list[int], table: Table) -> None:
    """Who has won."""
    best = [side for side in range(len(scores)) if scores[side] == max(scores)]
    seats = [seat for side in best for seat in seats_of(state, side)]
    what = "wins" if len(best) == 1 else "share"
    table.say(what, seats, {"total": state.scores[best[0]]})
