"""Wordish, in Greek Biribolexo: lay words, reach seven letters, empty your hand, take the biribaki and empty that too.

Two or three play alone, four in pairs. The rulings (WO-01 and so on) stand in rulings.md beside this file.
"""

from __future__ import annotations

from typing import Final, final

from majlis.cards.wordish import folded
from majlis.chance import Chance
from majlis.game import Fact, Game, Mark, Nature, Outcome, Timer
from majlis.games.wordish import facts, judging
from majlis.games.wordish.board import (
    BACK,
    DISCARD,
    DONE,
    END,
    HAND,
    LONG,
    STOCK,
    TAKE,
    WORDS_OF,
    Board,
    Challenge,
    Extend,
    read_extend,
    read_swap,
)
from majlis.games.wordish.count import Count
from majlis.games.wordish.flow import Flow
from majlis.games.wordish.laying import Extending, Laying, supply_of
from majlis.games.wordish.legal import NO_PILE, NO_STOCK, Law
from majlis.games.wordish.options import VARIANTS, WordishOptions
from majlis.games.wordish.proposing import propose, why_impossible
from majlis.games.wordish.state import (
    DRAW,
    LAY,
    NAME,
    WordishState,
    left_to_draw,
    side_of,
)
from majlis.judge import Judge
from majlis.kit import claims
from majlis.kit.claims import STAND, Question, read_question
from majlis.kit.words import Word, completed, read_word
from majlis.move import DRAW as DRAWS
from majlis.move import QUIET, Domain, Move, Reason, Why
from majlis.piles import laid_out
from majlis.plan import SEATS, Seat, Zone, in_rows
from majlis.table import Table

BOUND: Final = 180 * 220  # of a deal: G-51, each turn with all its words, answers and the discard

TONES: Final = {
    "deal-begins": "deal",
    "turned": "deal",
    "your-hand": "deal",
    "lays": "play",
    "extends": "play",
    "fetches": "big",
    "goes-out": "big",
    "challenge-succeeds": "big",
    "challenge-fails": "big",
    "counted": "count",
    "wins": "end",
    "share": "end",
}


def _nature(clockwise: bool) -> Nature:
    return Nature(
        "wordish",
        "word",
        "wordish",
        [2, 3, 4],
        WordishOptions,
        VARIANTS,
        clockwise=clockwise,
        tones=TONES,
        language="el",
        chat="play",
    )


NATURE: Final = _nature(clockwise=False)  # WO-01
CLOCKWISE: Final = _nature(clockwise=True)


@final
class Wordish(Game[WordishState]):
    """The rules, in the order of play."""

    def __init__(self, options: WordishOptions, judge: Judge) -> None:
        board = Board(options)
        law = Law(options, board, judge)
        flow = Flow(options, board, law, judge)
        nature = CLOCKWISE if options.direction == "clockwise" else NATURE
        super().__init__(nature, options, board.plan, [DRAWS, STAND, *board.moves()], flow.deals * BOUND)
        self.board: Board = board
        self.law: Law = law
        self.flow: Flow = flow
        self.count: Count = flow.count
        self.judge = judge
        self.list: Judge = judge
        self.mode: str = options.mode
        if self.mode == "challenge":
            self.hints_closed = Reason("hints-closed")  # G-25
        self.seconds: str = options.window
        self.last: bool = options.turned == "last"  # WO-02

    def blank(self, seats: int) -> WordishState:
        state = WordishState(laid_out(self.plan, STOCK), seats)
        state.acting = 1 << state.turn
        return state

    def deal(self, state: WordishState, table: Table) -> None:
        table.open_deal()
        state.dealer = SEATS[table.chance.below(state.seats)]  # WO-01
        self.flow.begin(state, table)

    # -- who may do what --

    def choices(self, state: WordishState, seat: Seat, why: Why) -> list[Move]:
        if not state.acting >> seat & 1:
            return []
        if state.layer >= 0:
            return judging.objections(state, seat)
        if state.phase == NAME:
            return list(self.board.names)
        if state.phase == DRAW:
            return self._sources(state, why)
        return self.law.listed(state, seat, why)

    def _sources(self, state: WordishState, why: Why) -> list[Move]:
        """One closed card, or the whole open pile (WO-03); with no closed card, the pile or the end (WO-14)."""
        moves: list[Move] = [DRAWS if left_to_draw(state, self.last) else END]
        if moves[0] is END:
            why.bar(DRAWS, NO_STOCK)
        if state.piles.zones[DISCARD]:
            moves.append(TAKE)
        else:
            why.bar(TAKE, NO_PILE)  # WO-05
        return moves

    def domain(self, state: WordishState, seat: Seat) -> Domain | None:
        if state.layer >= 0 or state.phase != LAY or not state.acting >> seat & 1:
            return None

        def rule(move: Word, places: list[int]) -> Reason | None:
            return self.law.word(state, seat, move)

        def rule_of_more(move: Extend) -> Reason | None:
            return self.law.extension(state, seat, move)

        supply, wild = supply_of(state, seat, self.pack), self.board.wild
        words = Laying(supply, self.list, rule, self._worth, wild)
        side = side_of(state, seat)
        laid, there = state.words[side][:], state.piles.zones[WORDS_OF[side]]
        if laid and (supply.cards() or self.law.joins):
            words.beside = Extending(laid, there[:], supply, self.list, rule_of_more, self._worth, wild)
        return words if supply.cards() else words.beside

    def _worth(self, word: str, counted: int) -> int:
        """What a word is worth, roughly: for the order in which words are proposed."""
        if not counted:
            counted = sum([self.pack.points[self.pack.number[letter]] for letter in word])
        return counted + (self.count.bare if len(word) >= LONG else 0)

    def apply(self, state: WordishState, seat: Seat, move: Move, table: Table) -> None:
        self.flow.apply(state, seat, move, table)

    # -- is it over --

    def outcome(self, state: WordishState) -> Outcome | None:
        if state.acting:
            return None
        scores = self.flow.scores(state)
        return Outcome([float(scores[side_of(state, seat)]) for seat in range(state.seats)])

    def standing(self, state: WordishState) -> Outcome | None:
        """What the words count now, less what is held."""
        made = [float(self.count.words(state, side)) for side in range(len(state.scores))]
        for seat in range(state.seats):
            made[side_of(state, seat)] -= self.count.left(state.piles.zones[HAND[seat]], state.doubled)
        return Outcome([made[side_of(state, seat)] for seat in range(state.seats)])

    # -- beside the cards --

    def facts(self, state: WordishState) -> list[Fact]:
        return facts.facts(state, self.flow)

    def marks(self, state: WordishState) -> list[Mark]:
        return facts.marks(state, self.pack)

    def spots(self, state: WordishState, zone: Zone) -> list[tuple[int, int]]:
        if zone not in WORDS_OF[: len(state.words)]:
            return []
        words = state.words[WORDS_OF.index(zone)]
        return in_rows([len(word) for word in words])

    def timer(self, state: WordishState) -> Timer | None:
        return claims.timer(state, self.seconds)

    def foresee(self, state: WordishState, seat: Seat, move: Move) -> Reason | None:
        return facts.foresee(state, seat, move, self.flow)

    def fallback(self, state: WordishState, seat: Seat) -> Move:
        """G-49: a closed card, nothing laid, that card discarded; what was begun is ended."""
        if state.layer >= 0:
            return STAND
        moves = self.choices(state, seat, QUIET)
        if state.phase in (NAME, DRAW):
            return moves[0]
        for move in (BACK, DONE):
            if move in moves:
                return move
        drawn = self.pack.face[state.piles.zones[HAND[seat]][-1]]
        return self.board.throws[drawn]

    def sides(self, seats: int) -> list[list[Seat]]:
        return [SEATS[side:seats:2] for side in range(2)] if seats == 4 else super().sides(seats)  # WO-22

    # -- texts --

    def compose(self, verb: str, arguments: list[str]) -> Move | None:
        if verb == "word":
            return read_word([folded(argument) for argument in arguments], self.pack)
        if verb == "extend":
            return read_extend(arguments, self.pack)
        if verb == "swap":
            return read_swap(arguments, self.pack)
        words = [folded(argument) for argument in arguments]
        if verb == "challenge" and len(words) < 2:
            return Challenge(words[0] if words else "")
        return read_question(words) if verb == "question" else None

    def complete(self, state: WordishState, seat: Seat, move: Move) -> Move:
        if isinstance(move, Word):
            return completed(move, supply_of(state, seat, self.pack), self.list)
        if isinstance(move, Extend) and not move.bases:
            domain = self.domain(state, seat)
            while domain is not None:
                if isinstance(domain, Extending):
                    return domain.found(move.word) or move
                domain = domain.beside
        if isinstance(move, (Challenge, Question)) and not move.word and len(state.doubted) == 1:
            word = state.doubted[0]
            return Challenge(word) if isinstance(move, Challenge) else Question(word)
        return move

    def propose(self, state: WordishState, seat: Seat, chance: Chance) -> Move:
        domain = self.domain(state, seat)
        found = propose(self.flow, state, seat, domain, chance) if domain is not None else None
        if found is not None:
            return found
        moves = self.choices(state, seat, QUIET)
        return moves[chance.below(len(moves))]

    def impossible(self, state: WordishState) -> Reason | None:
        return why_impossible(state, self.board)


GAME: Final = Wordish
