"""A changed word in doubt: beside the list it must be another word, and no mere form of the old one (AGR-04)."""

from __future__ import annotations

from majlis.games.alphagrams.table import AlphaGramsState
from majlis.judge import Judge
from majlis.kit import claims
from majlis.kit.claims import CHALLENGE, STAND
from majlis.move import Move
from majlis.plan import Seat
from majlis.table import Table


def is_form(judge: Judge, old: str, word: str, lenient: bool) -> bool:
    """Do the two share a headword; if `lenient`, does the new word have none of its own? A record keeps the answer."""

    def find() -> bool:
        lexicon = judge.lexicon
        if lenient:
            return bool(lexicon.headwords(word) <= lexicon.headwords(old))
        return bool(lexicon.same_word(old, word))

    return judge.answer(f"form {old} {word}", find)


def change_of(state: AlphaGramsState, word: str) -> str:
    """The change in doubt, as the state remembers it; "" for a new word."""
    return f"{state.old} {word}" if state.old else ""


def open_window(state: AlphaGramsState, layer: Seat, word: str) -> bool:
    """Begin to wait for objections (G-22): a settled word can still be a form of the one it was made of."""
    if claims.open_window(state, layer, [word]):
        return True
    change = change_of(state, word)
    if not change or change in state.changes:
        return False
    state.doubted = [word]
    state.layer = layer
    state.open = (1 << state.seats) - 1 ^ 1 << layer
    return True


def objections(state: AlphaGramsState, seat: Seat) -> list[Move]:
    """What `seat` may say; nobody asks for a word that is settled."""
    moves = claims.objections(state, seat)
    return [STAND, CHALLENGE] if moves and state.doubted[0] in state.settled else moves


def challenge(state: AlphaGramsState, seat: Seat, value: int, judge: Judge, lenient: bool, table: Table) -> bool:
    """Does the play stand? It falls if the list does not have the word, or if that is a form of the old one."""
    word, old = state.doubted[0], state.old
    settled = word in state.settled
    if old and (settled or judge.knows(word)):
        if is_form(judge, old, word, lenient):
            if table.told:
                table.say("challenge-form", [seat], {"old": old, "word": word})
            return False
        state.changes.append(change_of(state, word))
    if not settled:
        return claims.challenge(state, seat, value, judge, table)
    state.owed[seat].append(value)
    if table.told:
        table.say("challenge-other", [seat], {"old": old, "word": word, "owed": len(state.owed[seat])})
    return True
