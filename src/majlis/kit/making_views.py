"""Sealed word making beside the cards: facts, marks, where words lie, and positions that cannot be."""

from __future__ import annotations

from typing import Final

from majlis.event import Phrases, Who
from majlis.game import Fact, Mark
from majlis.kit.abjad_words import About, Listing, counting
from majlis.kit.making import Making
from majlis.kit.making_state import BUILDING, CHANGES, CHANGING, DEALT, DONE, DOUBTING, MakingState
from majlis.move import Move, Reason
from majlis.plan import SEATS, Seat, Zone, in_rows

DOUBT: Final = 1000.0  # a word that is none must not count
BETTERED: Final = 0.5  # a list that cannot be bettered is handed in


def facts(making: Making, state: MakingState) -> list[Fact]:
    """The scores, the round, who has handed in, the words on the table and what is known of them."""
    seats = SEATS[: state.seats]
    facts = [Fact("points", {"score": state.scores[s]}, [s]) for s in seats]
    facts += [
        Fact("laid", {"words": counting(state.words[s], state.counts[s]), "points": sum(state.counts[s])}, [s])
        for s in seats
        if state.words[s]
    ]
    if state.found:
        facts.append(Fact("in-list", {"words": _plainly(state.found)}))
    if state.fallen:
        facts.append(Fact("not-in-list", {"words": _plainly(state.fallen)}))
    ready = [s for s in seats if not state.acting >> s & 1]
    if ready and state.acting and state.phase == BUILDING:
        facts.append(Fact("handed-in", {"who_has": Who(ready)}))
    facts.append(Fact("making-round", {"round": state.rounds, "rounds": making.all_rounds(state.seats)}))
    facts.append(Fact("who-deals", {}, [state.dealer]))
    return facts


def facts_for(making: Making, state: MakingState, viewer: Seat) -> list[Fact]:
    """The own list."""
    if state.phase != BUILDING or not state.lists[viewer]:
        return []
    listing = making.listed(state, viewer)
    points = making.points_of(listing)
    words = counting([word.word for word in listing.words], points)
    return [Fact("my-list", {"words": words, "points": sum(points)})]


def worth(making: Making, facts: list[Fact], move: Move) -> float:
    """How good a move looks to who sees these facts: the list that counts most, doubts of what is no word."""
    if isinstance(move, Listing):
        return float(sum(making.points_of(move)))
    if move is DONE:
        return float(sum([int(str(fact.args["points"])) for fact in facts if fact.what == "my-list"])) + BETTERED
    if isinstance(move, About) and move.verb == "challenge":
        lexicon = making.judge.lexicon
        return -DOUBT if lexicon is None or move.word in lexicon else DOUBT
    return -1.0 if isinstance(move, About) else 0.0


def marks(making: Making, state: MakingState) -> list[Mark]:
    """What the cards of laid words stand for where it is not their own letter."""
    marks: list[Mark] = []
    for seat in SEATS[: state.seats]:
        cards, at = state.piles.zones[making.words[seat]], 0
        for word, size in zip(state.words[seat], state.sizes[seat], strict=True):
            terms = making.speller.marks(word, cards[at : at + size])
            marks += [Mark(making.words[seat], at + i, term) for i, term in enumerate(terms) if term]
            at += size
    return marks


def marks_for(making: Making, state: MakingState, viewer: Seat) -> list[Mark]:
    """The own cards that are in the own list."""
    if state.phase != BUILDING or not state.lists[viewer]:
        return []
    left = [card for word in making.listed(state, viewer).words for card in word.cards]
    marks: list[Mark] = []
    for place, card in enumerate(state.piles.zones[making.hand[viewer]]):
        if making.pack.face[card] in left:
            left.remove(making.pack.face[card])
            marks.append(Mark(making.hand[viewer], place, "in-a-word"))
    return marks


def spots(making: Making, state: MakingState, zone: Zone) -> list[tuple[int, int]]:
    """One word a row."""
    seat = making.plan.owners[zone]
    return in_rows(state.sizes[seat]) if 0 <= seat < state.seats and zone == making.words[seat] else []


def impossible(making: Making, state: MakingState) -> Reason | None:
    """Why a written position cannot be."""
    if state.dealer not in SEATS[: state.seats] or state.turn not in SEATS[: state.seats]:
        return Reason("position-turn")
    if not state.acting or (state.phase == CHANGING and (making.centre < 0 or state.acting != 1 << state.turn)):
        return Reason("position-turn")
    if state.phase not in (CHANGING, BUILDING, DOUBTING):
        return Reason("wrong-field", {"name": "phase", "value": str(state.phase)})
    if not 1 <= state.rounds <= making.all_rounds(state.seats):
        return Reason("wrong-field", {"name": "rounds", "value": str(state.rounds)})
    for seat in SEATS[: state.seats]:
        if len(state.piles.zones[making.hand[seat]]) > DEALT:
            return Reason("position-hands")
        reason = _why_no_list(making, state, seat) or _why_no_words(making, state, seat)
        if reason is not None:
            return reason
    if state.phase == DOUBTING and state.acting & ~making.doubters(state):
        return Reason("position-turn")
    return None


def _why_no_list(making: Making, state: MakingState, seat: Seat) -> Reason | None:
    text = state.lists[seat]
    if not text and not state.changes[seat]:
        return None
    wrong = Reason("wrong-field", {"name": "lists", "value": text[:40]})
    if state.phase != BUILDING or not 0 < state.changes[seat] <= CHANGES:
        return wrong
    move = making.compose("list", text.split()[1:])
    if not isinstance(move, Listing) or move.text != text:
        return wrong
    return making.lists(state, seat).refuse(move)


def _why_no_words(making: Making, state: MakingState, seat: Seat) -> Reason | None:
    words, sizes, counts = state.words[seat], state.sizes[seat], state.counts[seat]
    cards = state.piles.zones[making.words[seat]]
    wrong = Reason("wrong-field", {"name": "words", "value": " ".join(words)[:40]})
    if not len(words) == len(sizes) == len(counts) or sum(sizes) != len(cards) or (words and min(sizes) < 1):
        return wrong
    if words and state.phase != DOUBTING:
        return wrong
    at = 0
    for word, size, count in zip(words, sizes, counts, strict=True):
        laid = cards[at : at + size]
        if not making.speller.spells(word, laid) or count != making.speller.counted(laid):
            return wrong
        at += size
    return None


def _plainly(words: list[str]) -> Phrases:
    return Phrases([("word-alone", {"word": word}) for word in words])
