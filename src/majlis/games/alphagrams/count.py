"""The end: what everybody has, and who wins (AGR-08, AGR-09)."""

from __future__ import annotations

from majlis.event import Arg
from majlis.game import Outcome
from majlis.games.alphagrams.table import LAID, AlphaGramsState, total
from majlis.kit import claims
from majlis.plan import SEATS
from majlis.table import Table


def final(state: AlphaGramsState, costs: bool) -> list[int]:
    """The points of each seat, and what wrong challenges cost where the table has agreed on that (G-10)."""
    return [total(state, s) - (claims.unserved(state, s) if costs else 0) for s in SEATS[: state.seats]]


def lengths(state: AlphaGramsState, seat: int) -> list[int]:
    """How long the words of a seat are, longest first."""
    return sorted([len(word) for word in state.words[seat]], reverse=True)


def ranks(state: AlphaGramsState, scores: list[int]) -> list[int]:
    """How many seats with as many points each seat beats by its longest words, compared one by one (AGR-09)."""
    longest = [lengths(state, s) for s in range(state.seats)]
    return [
        len([t for t in range(state.seats) if scores[t] == scores[s] and longest[t] < longest[s]])
        for s in range(state.seats)
    ]


def result(state: AlphaGramsState, costs: bool) -> Outcome:
    """Points, and of those who have as many a tenth more for each that is beaten by longer words."""
    scores = final(state, costs)
    return Outcome([score + rank / 10 for score, rank in zip(scores, ranks(state, scores), strict=True)])


def tell(state: AlphaGramsState, costs: bool, table: Table) -> None:
    """Everybody's count, and the winners with the reason."""
    scores = final(state, costs)
    for seat in SEATS[: state.seats]:
        cards, counted = len(state.piles.zones[LAID[seat]]), total(state, seat)
        table.say("counted", [seat], {"cards": cards, "extra": counted - cards, "total": counted})
        lost = counted - scores[seat]
        if lost:
            table.say("challenge-costs", [seat], {"points": lost, "total": scores[seat]})
    winners = result(state, costs).winners()
    args: dict[str, Arg] = {"total": scores[winners[0]]}
    if scores.count(max(scores)) > len(winners):
        args["letters"] = deciding(
            state, winners[0], [s for s in SEATS if s < state.seats and s not in winners], scores
        )
        table.say("wins-by-word" if len(winners) == 1 else "share-by-word", winners, args)
    else:
        table.say("wins" if len(winners) == 1 else "share", winners, args)


def deciding(state: AlphaGramsState, winner: int, others: list[int], scores: list[int]) -> int:
    """How long the word is by which the winner beats the last of those with as many points."""
    mine, places = lengths(state, winner), list[int]()
    for other in others:
        if scores[other] == scores[winner]:
            theirs = lengths(state, other)
            places.append(next(i for i, n in enumerate(mine) if i >= len(theirs) or theirs[i] != n))
    return mine[max(places)]
