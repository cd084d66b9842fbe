"""Consonants beside the cards: facts, marks, where words lie, what can be foreseen, positions that cannot be."""

from __future__ import annotations

from majlis.cards.alpha import LETTERS
from majlis.event import Arg, Phrases, Who
from majlis.game import Fact, Mark
from majlis.games.consonants import tricks, wording
from majlis.games.consonants.giving import receiver, step_of
from majlis.games.consonants.lists import listing, spent
from majlis.games.consonants.table import (
    CHANGES,
    DEALS,
    DONE,
    DOUBTING,
    FLYING,
    GIFT,
    GIVEN,
    HAND,
    KITTY,
    LAID,
    LEADS,
    PACK,
    PASSING,
    SHOWS,
    STOCK,
    TAKEN,
    TRICK,
    TRICKS,
    WORDING,
    ConsonantsState,
    counted,
)
from majlis.games.consonants.wording import Wording
from majlis.move import QUIET, Move, Play, Reason
from majlis.plan import SEATS, Plan, Seat, Zone, after, in_rows

# -- facts and marks --


def facts(always: bool, limit: int, state: ConsonantsState) -> list[Fact]:
    """The scores, the trick, who still chooses, the words on the table and what is known of them."""
    seats = SEATS[: state.seats]
    facts = [Fact("points", {"score": state.scores[s]}, [s]) for s in seats]
    facts.append(Fact("limit", {"limit": limit}))
    facts.append(Fact("deal", {"deal": state.deals}))
    facts.append(Fact("who-deals", {}, [state.dealer]))
    if state.phase == PASSING and step_of(state.deals, state.seats, always):
        facts += [Fact("passes-to", {"to": Who([receiver(s, state.deals, state.seats, always)])}, [s]) for s in seats]
    first = tricks.led(state)
    if state.phase == TRICKS and first >= 0:
        facts.append(Fact("led", {"letter": tricks.named(first)}, [state.leader]))
        facts.append(Fact("latest", {"letter": tricks.named(tricks.latest(state))}, [tricks.winning(state)]))
        facts.append(Fact("worth", {"points": tricks.worth(state)}))
    if state.phase >= WORDING:
        facts += [Fact("pile", {"points": wording.taken(state, s)}, [s]) for s in seats]
    for s in seats:
        if state.words[s]:
            args: dict[str, Arg] = {"words": wording.phrases(state.words[s]), "points": wording.total(state.words[s])}
            facts.append(Fact("laid", args, [s]))
    facts += _judged(state)
    ready = [s for s in seats if not state.acting >> s & 1]
    if state.phase == WORDING and ready and state.acting:
        facts.append(Fact("handed-in", {"who_has": Who(ready)}))
    return facts


def _judged(state: ConsonantsState) -> list[Fact]:
    """What challenges have found out."""
    made = [Fact("in-list", {"words": _plainly(state.found)})] if state.found else []
    return [*made, Fact("not-in-list", {"words": _plainly(state.fallen)})] if state.fallen else made


def _plainly(words: list[str]) -> Phrases:
    return Phrases([("word-alone", {"word": word}) for word in words])


def facts_for(state: ConsonantsState, viewer: Seat) -> list[Fact]:
    """The own list."""
    if state.phase != WORDING or not state.lists[viewer]:
        return []
    words = wording.entered(state, viewer)
    return [Fact("my-list", {"words": wording.phrases(words), "points": wording.total(words)})]


def marks(state: ConsonantsState) -> list[Mark]:
    """The letters of vowel and wild cards in the trick and in words."""
    made: list[Mark] = []
    zones = state.piles.zones
    for s in SEATS[: state.seats]:
        if zones[TRICK[s]] and len(SHOWS[zones[TRICK[s]][0]]) > 1 and state.named[s] >= 0:
            made.append(Mark(TRICK[s], 0, f"letter-{LETTERS[state.named[s]]}"))
        for place, (card, shown) in enumerate(zip(zones[LAID[s]], "".join(state.words[s]), strict=False)):
            if len(SHOWS[card]) > 1:
                made.append(Mark(LAID[s], place, f"letter-{shown}"))
    return made


def spots(plan: Plan, state: ConsonantsState, zone: Zone) -> list[tuple[int, int]]:
    """One word a row."""
    seat = plan.owners[zone]
    if not 0 <= seat < state.seats or zone != LAID[seat]:
        return []
    return in_rows([len(word) for word in state.words[seat]])


# -- what a move will do --


def foresee(state: ConsonantsState, seat: Seat, move: Move) -> Reason | None:
    """Whether a card takes the trick, or would as it lies; what the own list takes off."""
    if move is DONE and state.phase == WORDING:
        words = wording.entered(state, seat)
        return Reason("list-counts", {"words": len(words), "points": wording.total(words)})
    if not isinstance(move, Play) or state.phase != TRICKS or tricks.led(state) < 0:
        return None
    holder = tricks.winning(state)
    best = tricks.strength(state.piles.zones[TRICK[holder]][0], state.named[holder])
    last = bool(state.piles.zones[TRICK[after(seat, state.seats)]])
    if tricks.strength(move.card, move.mode) > best:
        points = tricks.worth(state) + counted([move.card])
        return Reason("takes" if last else "highest", {"points": points})
    return Reason("leaves" if last else "below", {"holder": Who([holder])})


def first_play(state: ConsonantsState, seat: Seat) -> Move:
    """The first legal card of the hand, a vowel card as its first legal letter, a wild as the letter led (G-35)."""
    moves = tricks.playable(state, seat, QUIET)
    first = max(tricks.led(state), 0)
    for move in moves:
        assert isinstance(move, Play)
        if len(SHOWS[move.card]) < 3 or move.mode == first:
            return move
    return moves[0]


# -- positions that somebody wrote --


def impossible(words: Wording, always: bool, state: ConsonantsState) -> Reason | None:
    """Why a written position cannot be."""
    seats = SEATS[: state.seats]
    if state.dealer not in seats or state.leader not in seats or not state.acting:
        return Reason("position-turn")
    if not 1 <= state.deals <= DEALS:
        return _wrong("deals", str(state.deals))
    if state.piles.zones[STOCK]:
        return _wrong("zones.stock", PACK.codes(state.piles.zones[STOCK])[:40])
    if state.phase == PASSING:
        return _no_pass(always, state)
    if any(state.piles.zones[GIFT[s]] for s in seats):
        return _wrong("zones.given", str(state.phase))
    if state.phase == TRICKS:
        return _no_trick(state)
    if state.phase not in (WORDING, DOUBTING, FLYING):
        return _wrong("phase", str(state.phase))
    zones = state.piles.zones
    if zones[KITTY] or any(zones[HAND[s]] or zones[TRICK[s]] or zones[TAKEN[s]] for s in seats):
        return Reason("position-hands")
    return _no_words(words, state)


def _wrong(name: str, value: str) -> Reason:
    return Reason("wrong-field", {"name": name, "value": value})


def _no_pass(always: bool, state: ConsonantsState) -> Reason | None:
    if not step_of(state.deals, state.seats, always):
        return _wrong("phase", str(state.phase))
    zones = state.piles.zones
    each = len(PACK.all) // state.seats
    for s in SEATS[: state.seats]:
        given = len(zones[GIFT[s]])
        if given not in (0, GIVEN) or len(zones[HAND[s]]) + given != each:
            return Reason("position-hands")
        if bool(given) == bool(state.acting >> s & 1):
            return Reason("position-turn")
    if state.opener not in LEADS or state.opener in zones[KITTY]:
        return _wrong("opener", str(state.opener))
    return None


def _no_trick(state: ConsonantsState) -> Reason | None:
    zones = state.piles.zones
    played = [len(zones[TRICK[s]]) for s in SEATS[: state.seats]]
    whole = state.winner >= 0
    turn = state.leader if whole else after(state.leader, state.seats, played.count(1))
    if state.acting != 1 << turn or (whole and state.winner != state.leader):
        return Reason("position-turn")
    before = [after(state.leader, state.seats, step) for step in range(state.seats if whole else played.count(1))]
    left = len(zones[HAND[turn]])
    for s in SEATS[: state.seats]:
        on = s in before
        if played[s] != int(on) or len(zones[HAND[s]]) != left - int(on and not whole):
            return Reason("position-hands")
        if (state.named[s] >= 0) != on or (on and state.named[s] not in SHOWS[zones[TRICK[s]][0]]):
            return _wrong("named", str(state.named))
    if not left:
        return Reason("position-empty-hand")
    if state.opener != -1 and (state.opener not in zones[HAND[turn]] or played.count(1)):
        return _wrong("opener", str(state.opener))
    return None


def _no_words(words: Wording, state: ConsonantsState) -> Reason | None:
    for s in SEATS[: state.seats]:
        if state.lists[s] or state.changes[s]:
            mine = wording.entered(state, s)
            wrong = state.phase != WORDING or not 0 < state.changes[s] <= CHANGES
            if wrong or listing(mine).text != state.lists[s] or words.lists(state, s).why_not(mine) is not None:
                return _wrong("lists", state.lists[s][:40])
        laid = state.piles.zones[LAID[s]]
        if len("".join(state.words[s])) != len(laid) or (laid and state.phase == WORDING):
            return _wrong("words", " ".join(state.words[s])[:40])
        if laid and spent(state.words[s], laid) is None:
            return _wrong("words", " ".join(state.words[s])[:40])
    if state.phase == DOUBTING and state.acting & ~wording.doubters(state):
        return Reason("position-turn")
    if state.phase == WORDING and state.acting & ~wording.makers(state):
        return Reason("position-turn")
    if state.phase == FLYING and state.acting != 1 << max(wording.flyer(state), 0):
        return Reason("position-turn")
    return None
