"""The words of a turn in doubt (WO-16): what is said of them, and how those that are none go back."""

from __future__ import annotations

from majlis.cards.card import CardId
from majlis.event import Arg, Cards
from majlis.games.wordish.board import DISCARD, LONG, TAKEN, Challenge
from majlis.games.wordish.count import Count
from majlis.games.wordish.laying import undo
from majlis.games.wordish.state import (
    WORD,
    WordishState,
    partner_of,
    side_of,
    steps_of,
    word_cards,
)
from majlis.judge import Judge
from majlis.kit import claims
from majlis.kit.claims import STAND, Question
from majlis.move import Move
from majlis.plan import Seat
from majlis.table import Table


def open_window(state: WordishState, table: Table) -> bool:
    """All words of the turn are judged together; False if none of them can be doubted."""
    words = state.words[side_of(state, state.turn)]
    laid = [words[number] for number in sorted({step[WORD] for step in state.steps})]
    opened = claims.open_window(state, state.turn, list(dict.fromkeys(laid)))
    if opened:
        partner = partner_of(state, state.turn)
        state.open &= ~(1 << partner) if partner >= 0 else state.open  # G-47
        if table.told:
            args: dict[str, Arg] = {"word": ", ".join(state.doubted), "words": len(state.doubted)}
            table.say("in-doubt", [state.turn], args)
    return opened


def objections(state: WordishState, seat: Seat) -> list[Move]:
    """Let them stand, challenge one, ask about one."""
    if state.layer < 0 or not state.open >> seat & 1:
        return []
    doubts: list[Move] = [Challenge(word) for word in state.doubted]
    return [STAND, *doubts, *[Question(word) for word in state.doubted]]


def challenge(state: WordishState, seat: Seat, word: str, judge: Judge, count: Count, table: Table) -> bool:
    """One word is looked up; True when no word is left in doubt."""
    side = side_of(state, state.turn)
    known = judge.knows(word)
    state.doubted.remove(word)
    if known:
        state.settled.append(word)
        number = state.words[side].index(word)
        state.owed[seat].append(count.word(word_cards(state, side, number), state.doubled))
    if table.told:
        args: dict[str, Arg] = {"word": word, "words": 1, "owed": len(state.owed[seat])}
        table.say("challenge-fails" if known else "challenge-succeeds", [seat], args)
    if not known:
        _fall(state, side, word, judge, table)
    return not state.doubted


def _fall(state: WordishState, side: int, word: str, judge: Judge, table: Table) -> None:
    """Every word of the turn that is spelt so goes back, to the last spelling that is a word or lay there before."""
    state.fell = True
    number = 0
    while number < len(state.words[side]):
        if state.words[side][number] == word and steps_of(state, number):
            gone = _back(state, side, number, judge, table)
            number += 0 if gone else 1
        else:
            number += 1


def _back(state: WordishState, side: int, number: int, judge: Judge, table: Table) -> bool:
    """Step by step; True if nothing is left of the word."""
    while True:
        word, steps = state.words[side][number], len(steps_of(state, number))
        if word not in state.fallen:
            state.fallen.append(word)
        state.used.remove(word)
        whole = steps_of(state, number)[-1][4] == 0
        cards = undo(state, side, number, table)
        old = "" if whole else state.words[side][number]
        if table.told:
            args: dict[str, Arg] = {"word": word, "cards": Cards(cards)}
            if old:
                args["old"] = old
            table.say("falls-back" if old else "falls", [state.turn], args)
        if whole or steps == 1:
            return whole
        if judge.knows(old):
            if old not in state.settled:
                state.settled.append(old)
            return False


def stand_firm(state: WordishState) -> None:
    """What was laid in this turn lies for good; a word of exactly seven letters is remembered (WO-10)."""
    side = side_of(state, state.turn)
    if LONG in lengths(state, side):
        state.reached[side] = 1
    state.steps = []


def lengths(state: WordishState, side: int) -> list[int]:
    """How long the words of a side are, and those of this turn were on the way."""
    made = [len(word) for word in state.words[side]]
    for number in {step[WORD] for step in state.steps} if side == side_of(state, state.turn) else set():
        length = len(state.words[side][number])
        for step in reversed(steps_of(state, number)[1:]):
            length = step[4] if not step[5] else max(step[4], step[5])
            made.append(length)
    return made


# -- the pile that was taken --


def pile_back(state: WordishState, table: Table) -> None:
    """It lies there again in its old order (WO-04)."""
    left, code = state.piles.zones[TAKEN][:], state.piles.plan.pack.code
    cards: list[CardId] = []
    for face in state.order:
        same = [card for card in left if code[card] == face]
        cards += same[:1]
        left = [card for card in left if card not in same[:1]]
    table.pick(cards + left, TAKEN, DISCARD)
    state.order = []
