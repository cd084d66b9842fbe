"""Games in which one word lies on the table, and each turn lays another in its place: what their rules do alike.

A game says how a word is laid (`lay`), what its table looks like after that (`clear_old`), and how all is put back
(`falls`). Here stand the turn, the pass with an exchange, new cards, and the end.
"""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from majlis.cards.card import CardId, Pack
from majlis.chance import Chance
from majlis.event import Cards
from majlis.game import Nature, Outcome
from majlis.judge import Judge
from majlis.kit import claims
from majlis.kit.claims import STAND, Doubts
from majlis.kit.doubt_game import DoubtGame, is_answer
from majlis.kit.exchange import Exchange, exchange, picked
from majlis.kit.options import DoubtOptions
from majlis.move import PASS, QUIET, Choose, Move, Why
from majlis.piles import Piles
from majlis.plan import SEATS, Plan, Seat, Zone, bit
from majlis.table import Table

BLUFFS: Final = 16  # one in so many random words is none, where that is allowed


@mypyc_attr(allow_interpreted_subclasses=True)
class OneWordState(Doubts):
    """What a state remembers of the word on the table, the turn and the scores."""

    __slots__ = ("letters", "old", "passed", "points", "scores", "turn")

    def __init__(self, piles: Piles, seats: int) -> None:
        super().__init__(piles, seats)
        self.turn: Seat = SEATS[0]
        self.scores: list[int] = [0] * seats
        self.letters: str = ""  # of the word on the table; "" while there is none
        self.passed: int = 0  # a bit for each seat that has passed since the last word or exchange (G-29)
        # of the word in doubt
        self.old: str = ""  # the letters of the word before
        self.points: int = 0

    def copy_word_to(self, twin: OneWordState) -> None:
        """The part of a fork that all such games share."""
        self.copy_to(twin)
        twin.turn, twin.letters, twin.old = self.turn, self.letters, self.old
        twin.passed, twin.points, twin.scores = self.passed, self.points, self.scores[:]


T = TypeVar("T", bound=OneWordState)


@mypyc_attr(allow_interpreted_subclasses=True)
class OneWord(DoubtGame[T]):
    """The common part of the rules. A hand is filled up to `held` cards."""

    def __init__(
        self,
        nature: Nature,
        options: DoubtOptions,
        plan: Plan,
        moves: list[Move],
        bound: int,
        judge: Judge,
        held: int,
        stock: Zone,
        discard: Zone,
        hands: list[Zone],
    ) -> None:
        super().__init__(nature, options, plan, moves, bound, judge)
        self.held: int = held
        self.stock: Zone = stock
        self.discard: Zone = discard
        self.hands: list[Zone] = hands
        self.pack: Pack = plan.pack

    # -- what each game says for itself --

    def lay(self, state: T, seat: Seat, move: Move, table: Table) -> None:
        """A word."""
        raise NotImplementedError

    def counts(self, state: T, seat: Seat, move: Move) -> int:
        """What a word would count; another move counts nothing."""
        raise NotImplementedError

    def settle(self, state: T) -> None:
        """Nothing is in doubt any more."""
        state.old, state.points = "", 0

    def clear_old(self, state: T, table: Table) -> None:
        """What the word that stands does not use of the old one leaves the table."""
        raise NotImplementedError

    def goes_on(self, state: T) -> None:
        """A word or an exchange: the passes before it count no more."""
        state.passed = 0

    def ends_it(self, state: T) -> bool:
        """All have passed, one after the other: is that the end?"""
        return True

    def bluff(self, state: T, seat: Seat, chance: Chance) -> Move | None:
        """Cards as they come, as if they were a word."""
        return None

    # -- whose turn it is --

    def choices(self, state: T, seat: Seat, why: Why) -> list[Move]:
        if not state.acting >> seat & 1:
            return []
        moves = claims.objections(state, seat)
        if self.on_turn(state, seat):
            moves.append(PASS)
        return moves

    def on_turn(self, state: T, seat: Seat) -> bool:
        """May this seat make the moves of a turn, if need be as what closes the window (G-22)?"""
        return seat == (state.turn if state.layer < 0 else self.first_mover(state)) and bool(state.acting)

    def first_mover(self, state: T) -> int:
        """The seat whose first move would close the window, -1 for none."""
        zones = state.piles.zones
        return claims.first_mover(
            state, state.layer >= 0 and not zones[self.stock] and not zones[self.hands[state.layer]]
        )

    def speakers(self, state: T) -> int:
        """And who is next."""
        return claims.may_speak(state, self.first_mover(state))

    def exchanges(self, state: T, seat: Seat) -> Exchange | None:
        """Cards for as many new ones, with a pass, while there are any: a refill that is due comes before (G-23)."""
        zones = state.piles.zones
        due = self.held - len(zones[self.hands[state.layer]]) if state.layer >= 0 else 0
        left = len(zones[self.stock]) - max(0, due)
        hand = zones[self.hands[seat]]
        return Exchange(hand, left, self.pack) if hand and left > 0 else None

    def apply(self, state: T, seat: Seat, move: Move, table: Table) -> None:
        if is_answer(move):
            self.answer(state, seat, move, table)
            return
        if state.layer >= 0:  # G-22: the closing comes first
            self.stands(state, table)
        if isinstance(move, Choose):
            self._exchange(state, seat, move.cards, table)
        elif move is PASS:
            if table.told:
                table.say("passes", [seat], {})
            self.passes(state, seat, table)
        else:
            self.lay(state, seat, move, table)

    # -- a word stands --

    def value(self, state: T) -> int:
        return state.points

    def stands(self, state: T, table: Table) -> None:
        seat = claims.shut_window(state)
        zones = state.piles.zones
        state.scores[seat] += state.points
        state.used.append(state.letters)
        self.goes_on(state)
        self.settle(state)
        if table.told:
            table.say("counts", [seat], {"word": state.letters, "total": state.scores[seat]})
        self.clear_old(state, table)
        self._draw(state, seat, self.held - len(zones[self.hands[seat]]), table)
        if not zones[self.stock] and not zones[self.hands[seat]]:
            self._end(state, "no-cards-left", [seat], table)
        else:
            self._next(state, table)

    # -- a pass --

    def _exchange(self, state: T, seat: Seat, faces: list[CardId], table: Table) -> None:
        """The cards go first, then as many come."""
        hand = self.hands[seat]
        cards = picked(faces, state.piles.zones[hand], self.pack)
        table.pick(cards, hand, self.discard)
        if table.told:
            table.say("exchanges", [seat], {"cards": Cards(cards)}, bit(seat))
        self._draw(state, seat, len(cards), table)
        self.goes_on(state)
        self._next(state, table)

    def _draw(self, state: T, seat: Seat, count: int, table: Table) -> None:
        hand, stock = state.piles.zones[self.hands[seat]], state.piles.zones[self.stock]
        before = len(hand)
        table.draw(count, self.stock, self.hands[seat])
        if table.told and len(hand) > before:
            table.say("draws", [seat], {"cards": Cards(hand[before:]), "left": len(stock)}, bit(seat))

    def passes(self, state: T, seat: Seat, table: Table) -> None:
        """A turn without a word or an exchange is over, as is one whose word has fallen (G-29)."""
        state.passed |= 1 << seat
        if state.passed == (1 << state.seats) - 1 and self.ends_it(state):
            self._end(state, "all-passed", [], table)
        else:
            self._next(state, table)

    def _next(self, state: T, table: Table) -> None:
        state.turn = claims.pass_over(state, state.turn, table)
        state.acting = 1 << state.turn

    # -- is it over --

    def _end(self, state: T, what: str, doers: list[Seat], table: Table) -> None:
        state.acting = 0
        if table.told:
            table.say(what, doers, {})
        claims.reckon(state, state.scores, self.costs, table)

    def outcome(self, state: T) -> Outcome | None:
        return None if state.acting else Outcome([float(score) for score in state.scores])

    def standing(self, state: T) -> Outcome | None:
        scores = [float(score) for score in state.scores]
        if state.layer >= 0:
            scores[state.layer] += state.points
        return Outcome(scores)

    # -- beside the cards --

    def fallback(self, state: T, seat: Seat) -> Move:
        """G-35: let it stand; pass without an exchange."""
        return STAND if state.layer >= 0 and state.open >> seat & 1 else PASS

    def read_exchange(self, arguments: list[str]) -> Move | None:
        """`exchange T A/E`: every card must be one."""
        cards = [card for card in map(self.pack.find, arguments) if card is not None]
        return exchange(cards, self.pack) if cards and len(cards) == len(arguments) else None

    # -- playing anything --

    def propose(self, state: T, seat: Seat, chance: Chance) -> Move:
        """What a player might do who plays anything: most often a word, now and then one that is none."""
        on_turn = self.on_turn(state, seat)
        if on_turn and chance.below(8) == 0:
            moves = self.choices(state, seat, QUIET)
            domain = self.domain(state, seat)
            other = domain.beside.propose(chance) if domain is not None and domain.beside is not None else None
            return other or moves[chance.below(len(moves))]
        if on_turn and self.mode == "challenge" and chance.below(BLUFFS) == 0:
            bluff = self.bluff(state, seat, chance)
            if bluff is not None:
                return bluff
        return super().propose(state, seat, chance)
