"""What a player might do who plays anything, and positions that cannot be."""

from __future__ import annotations

from majlis.chance import Chance
from majlis.games.wordish.board import DISCARD, HAND, TAKEN, TURNED, WORDS_OF, Board, extension
from majlis.games.wordish.flow import Flow
from majlis.games.wordish.laying import Extending, supply_of
from majlis.games.wordish.state import DRAW, LAY, NAME, PHASES, WordishState, side_of, which
from majlis.kit import claims
from majlis.kit.words import Supply
from majlis.move import Domain, Move, Reason
from majlis.plan import SEATS, Seat


def propose(flow: Flow, state: WordishState, seat: Seat, domain: Domain, chance: Chance) -> Move | None:
    """Most often something is laid: a word of the list, a letter more to a word, or some letters as they come."""
    kind = chance.below(8)
    if kind < 2:
        return domain.propose(chance)
    if kind < 4:
        more = domain if isinstance(domain, Extending) else domain.beside
        return more.propose(chance) if more is not None else None
    return _bluff(flow, state, seat, chance) if kind < 6 and flow.law.mode != "strict" else None


def _bluff(flow: Flow, state: WordishState, seat: Seat, chance: Chance) -> Move | None:
    """Cards as they come, one atout at most among them: a new word, now and then put to one that lies there."""
    laid = state.words[side_of(state, seat)]
    if laid and chance.below(3) == 0:
        return _bluff_more(flow, state, seat, chance.below(len(laid)), chance)
    supply = supply_of(state, seat, flow.board.pack)
    cards, wild = supply.cards(), flow.board.wild
    places = list(range(len(cards)))
    chance.shuffle(places)
    places = places[: 3 + chance.below(6)]
    atouts = [i for i in places if wild[cards[i]]]
    places = [i for i in places if i not in atouts[1:]]
    if len(places) < 3:
        return None
    letters = "".join([_letter(flow, supply, i, chance) for i in places])
    move = supply.word(letters, places)
    return move if flow.law.word(state, seat, move) is None else None


def _bluff_more(flow: Flow, state: WordishState, seat: Seat, number: int, chance: Chance) -> Move | None:
    """A card before or after a word, or on both sides."""
    supply = supply_of(state, seat, flow.board.pack)
    places = list(range(len(supply.cards())))
    chance.shuffle(places)
    places = places[: 1 + chance.below(2)]
    before = chance.below(len(places) + 1)
    side = side_of(state, seat)
    added = supply.word("".join([_letter(flow, supply, i, chance) for i in places]), places)
    base, nth = state.words[side][number], which(state, side, number)
    move = extension(added, [base], [nth], [before, len(places) - before])
    return move if flow.law.extension(state, seat, move) is None else None


def _letter(flow: Flow, supply: Supply, place: int, chance: Chance) -> str:
    card = supply.cards()[place]
    letters = flow.board.letters
    return letters[chance.below(len(letters))] if flow.board.wild[card] else flow.board.pack.code[card]


# -- positions that somebody wrote --


def why_impossible(state: WordishState, board: Board) -> Reason | None:
    """Why a written position cannot be; None if it can."""
    zones = state.piles.zones
    if state.turn not in SEATS[: state.seats] or state.dealer not in SEATS[: state.seats]:
        return Reason("position-turn")
    reason = claims.impossible(state)
    if reason is not None:
        return reason
    if state.acting != (state.open if state.layer >= 0 else 1 << state.turn):
        return Reason("position-turn")
    if state.layer not in (-1, state.turn) or state.phase not in PHASES:
        return wrong("phase", state.phase)
    for side, words in enumerate(state.words):
        spelt, cards = "".join(words), zones[WORDS_OF[side]]
        if len(spelt) != len(cards) or min([len(word) for word in words], default=3) < 3:
            return wrong("words", ", ".join(words))
        for card, letter in zip(cards, spelt, strict=True):
            if letter not in board.pack.cards[card].letters:
                return wrong("words", ", ".join(words))
    return _no_turn(state, board) or _no_steps(state)


def _no_turn(state: WordishState, board: Board) -> Reason | None:
    """The doubled letter, the pile that was taken, and the hand of who is on turn."""
    zones = state.piles.zones
    naming = state.phase == NAME
    if naming != (not state.doubled) or (state.doubled and state.doubled not in board.letters):
        return wrong("doubled", state.doubled)
    if naming and (not zones[TURNED] or not board.wild[zones[TURNED][-1]]):
        return wrong("phase", state.phase)
    if zones[TAKEN] and (not state.order or state.phase != LAY or zones[DISCARD]):
        return wrong("order", ", ".join(state.order))
    missing, laid = state.order[:], sum([step[6].bit_count() for step in state.steps if len(step) == 7])
    for code in [board.pack.code[card] for card in zones[TAKEN]]:
        if code not in missing:
            return wrong("order", ", ".join(state.order))
        missing.remove(code)
    if len(missing) != laid:
        return wrong("order", ", ".join(state.order))
    if not zones[HAND[state.turn]] and not zones[TAKEN] and state.layer < 0:
        return Reason("position-empty-hand")
    if state.phase == DRAW and (state.steps or state.order):
        return wrong("phase", state.phase)
    return None


def _no_steps(state: WordishState) -> Reason | None:
    """What can still fall must lie there."""
    words = state.words[state.turn % len(state.words)]
    last: dict[int, int] = {}
    for step in state.steps:
        if len(step) != 7 or min(step) < 0 or step[0] >= len(words):
            return wrong("steps", str(state.steps))
        if step[4] != last.get(step[0], step[4]):
            return wrong("steps", str(state.steps))
        last[step[0]] = sum(step[1:6])
    if any(len(words[number]) != length for number, length in last.items()):
        return wrong("steps", str(state.steps))
    there = [words[number] for number in last]
    if state.layer >= 0 and not (set(state.doubted) <= set(there)):
        return wrong("doubted", ", ".join(state.doubted))
    return None


def wrong(name: str, value: str) -> Reason:
    """A field of a position that does not fit the rest."""
    return Reason("wrong-field", {"name": name, "value": value[:40]})
