"""Moves as people type them, positions that somebody wrote, and the facts beside the cards."""

from __future__ import annotations

from majlis.cards.abjad import WILD
from majlis.event import Arg, Term, Who
from majlis.game import Fact
from majlis.games.abjad_beginner.board import CALL, CATCH_LAST, Board
from majlis.games.abjad_beginner.state import EPOCH, AbjadState, believable
from majlis.move import Move, Reason
from majlis.plan import SEATS, after

# -- moves --


def compose(board: Board, written: dict[str, Move], verb: str, arguments: list[str]) -> Move | None:
    """play red ba; play ba red; play wild colour-red; call red.ba; call wild part red; catch."""
    if verb == "catch" and not arguments:
        return CATCH_LAST
    words = [word.casefold().removeprefix("colour-") for word in arguments if word.casefold() not in ("part", "none")]
    called = verb == CALL
    if verb == "play" and words and words[-1] == "abjad":
        called = True
        words.pop()
    if verb not in ("play", CALL) or not words:
        return None
    if called and words == ["draw"]:
        return board.call_draw
    found = _play(board, written, words)
    return board.called[found.text] if called and found is not None else found


def _play(board: Board, written: dict[str, Move], words: list[str]) -> Move | None:
    if len(words) == 2 and words[0] != "wild":
        words = [f"{words[0]}.{words[1]}" if words[0] in board.colours else f"{words[1]}.{words[0]}"]
    return written.get(" ".join(["play", *words]))


# -- positions --


def why_impossible(state: AbjadState, board: Board, renewals: int) -> Reason | None:
    """Why this cannot be; None if it can."""
    zones = state.piles.zones
    if state.turn not in SEATS[: state.seats] or state.dealer not in SEATS[: state.seats] or abs(state.way) != 1:
        return Reason("position-turn")
    if not zones[board.discard]:
        return _wrong("zones.discard", board.pack.codes(zones[board.discard])[:40])
    if min([len(zones[board.hand[s]]) for s in range(state.seats)]) == 0:
        return Reason("position-empty-hand" if not zones[board.hand[state.turn]] else "position-hands")
    wild = board.rank[zones[board.discard][-1]] == WILD
    if not -1 <= state.colour < len(board.colours) or (state.colour >= 0 and not wild):
        return _wrong("colour", str(state.colour))
    if not 0 <= state.renewals <= renewals or not 0 <= state.passes < state.seats or state.due < 0:
        return _wrong("renewals", f"{state.renewals}, {state.passes}, {state.due}")
    if not -1 <= state.last < state.seats:
        return _wrong("last", str(state.last))
    return _wrong_call(state, board) or _wrong_bars(state, board)


def _wrong_call(state: AbjadState, board: Board) -> Reason | None:
    """A call that nobody can owe, or a turn that does not follow from it."""
    everyone = (1 << state.seats) - 1
    one_left = state.last >= 0 and len(state.piles.zones[board.hand[state.last]]) == 1
    others = everyone & ~(1 << state.last) if one_left else 0
    if (state.owes and (not one_left or state.called)) or state.pending & ~others:
        return _wrong("pending", str(state.pending))
    if state.spoken & ~everyone or (state.last < 0 and (state.called or state.spoken)):
        return _wrong("spoken", str(state.spoken))
    acting = state.acting
    state.open()
    expected, state.acting = state.acting, acting
    return Reason("position-turn") if acting != expected else None


def _wrong_bars(state: AbjadState, board: Board) -> Reason | None:
    for seat, bars in enumerate(state.bars):
        cards = state.piles.zones[board.hand[seat]]
        if len(bars) > len(cards) or min(bars, default=0) < 0 or max(bars, default=0) >> EPOCH > state.renewals:
            return _wrong("bars", str(bars)[:40])
        if not believable(state, seat, [board.bits[card] for card in cards]):
            return _wrong("bars", str(bars)[:40])
    return None


def _wrong(name: str, value: str) -> Reason:
    return Reason("wrong-field", {"name": name, "value": value})


# -- facts --


def table_facts(state: AbjadState, board: Board, target: int) -> list[Fact]:
    """What fits, which way round, the call, the scores (AB-15, AB-18)."""
    zones = state.piles.zones
    facts: list[Fact] = []
    if zones[board.discard]:
        facts += _top(state, board)
    follows = Who([after(SEATS[state.turn], state.seats, state.way)])
    if state.seats > 2:
        facts.append(Fact("way", {"way": state.way, "next": follows}))
    if state.due:
        facts.append(Fact("due", {"due": state.due}, [SEATS[state.turn]]))
    if state.called:
        facts.append(Fact("called", {}, [SEATS[state.last]]))
    facts += [Fact("score", {"score": state.scores[s]}, [s]) for s in SEATS[: state.seats]]
    facts += [Fact("target", {"score": target}), Fact("round", {"round": state.deals})]
    facts.append(Fact("dealer", {}, [SEATS[state.dealer]]))
    facts.append(Fact("left", {"cards": len(zones[board.stock])}))
    return facts


def _top(state: AbjadState, board: Board) -> list[Fact]:
    top = state.piles.zones[board.discard][-1]
    colour = board.colour_in_play(state)
    if colour < 0:
        return [Fact("in-play-open", {})]
    args: dict[str, Arg] = {"colour": Term(board.terms[colour])}
    if board.rank[top] == WILD:
        return [Fact("in-play-named", args)]
    return [Fact("in-play", {**args, "letter": board.letter(top)})]
