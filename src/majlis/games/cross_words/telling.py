"""What is said of a word that is laid, and beforehand of one that could be (CW-13)."""

from __future__ import annotations

from majlis.cards.card import CardId
from majlis.event import Arg, Cards
from majlis.games.cross_words import laying
from majlis.games.cross_words.laying import ABOVE, ENGULF, FREELY, NAMES, UNDER, Lay
from majlis.games.cross_words.lays import Lays
from majlis.games.cross_words.table import CrossWordsState
from majlis.move import Reason
from majlis.plan import Seat
from majlis.table import Table


def tell_laid(state: CrossWordsState, seat: Seat, mine: list[CardId], total: int, bonus: int, table: Table) -> None:
    """How the word lies, what else it makes, and what that counts."""
    word, old, way = state.letters, state.old, state.way
    times = laying.times(word)
    args: dict[str, Arg] = {"word": word, "cards": Cards(mine), "sum": total, "times": times, "points": total * times}
    if way == FREELY:
        table.say("lays", [seat], args)
    else:
        args["old"] = old
        if way != ENGULF:
            args["letter"] = word[state.at - 1]
        if way in (ABOVE, UNDER):
            args["other"] = old[state.on - 1]
        more = laying.made(word, state.place(), old)[1:]
        if more:
            args["more"], args["words"] = ", ".join(more), len(more)
        table.say(f"lays-{NAMES[way]}", [seat], args)
    if bonus:
        table.say("all-seven", [seat], {"bonus": bonus, "points": state.points})


def foretold(words: Lays, move: Lay, old: str) -> Reason:
    """The other words it would make, and what all would count."""
    more = laying.made(move.word, move.place(), old)[1:]
    args: dict[str, Arg] = {"sum": words.sum(move), "times": laying.times(move.word), "bonus": words.bonus(move)}
    args["points"] = words.counts(move)
    args["more"], args["words"] = ", ".join(more), len(more)
    return Reason("word-points", args)
