"""Alpha Rummy 500: draw, meld words of four letters or more, add to what lies there, discard; 500 points win.

Two to four play. The rulings (R5-01 and so on) stand in rulings.md beside this file, the common ones (G-) in the kit.
"""

from __future__ import annotations

from typing import Final, final

from majlis.chance import Chance
from majlis.event import Cards
from majlis.game import Fact, Mark, Nature, Outcome
from majlis.games.rummy_500 import showing, steps
from majlis.games.rummy_500.completing import complete
from majlis.games.rummy_500.finding import Melds
from majlis.games.rummy_500.melding import Meld, Melding, read_meld
from majlis.games.rummy_500.moves import BACK, BONUS, DISCARDS, END, Take, draw_at_random, read_take, taken
from majlis.games.rummy_500.options import VARIANTS, AlphaRummyOptions
from majlis.games.rummy_500.table import (
    DISCARD,
    DISCARDING,
    DOUBTED,
    DRAWING,
    HAND,
    HELD,
    LAST_CARD,
    MELDING,
    PACK,
    PLAN,
    RUN,
    STOCK,
    AlphaRummyState,
    came_of,
    cards_of,
    why_impossible,
)
from majlis.games.rummy_500.undoing import lay_down, put_back_run, take_up, tell_word
from majlis.judge import Judge
from majlis.kit import claims
from majlis.kit.claims import CHALLENGE, STAND, Question, read_question
from majlis.kit.doubt_game import DoubtGame
from majlis.kit.hands import openly_held
from majlis.move import DRAW, QUIET, Domain, Move, Play, Reason, Why
from majlis.piles import laid_out
from majlis.plan import SEATS, Seat, Zone, after
from majlis.table import Table

TARGET: Final = 500  # R5-15
IDLE: Final = 2  # R5-24: deals in a row
STILL: Final = 12  # R5-25: turns in a row
DEALS: Final = 50  # R5-26
# A turn takes a card from the stock, lays one for good, or is one of STILL; a window asks for each of its words.
BOUND: Final = DEALS * 2 * 74 * STILL * 40
BLUFFS: Final = 16  # one in so many random melds is none, where that is allowed

TONES: Final = {
    "deal-begins": "deal",
    "turned-up": "deal",
    "your-hand": "deal",
    "lays": "play",
    "adds": "play",
    "goes-out": "big",
    "challenge-succeeds": "big",
    "challenge-fails": "big",
    "deal-ends": "count",
    "deal-stalls": "count",
    "hand-counts": "count",
    "wins": "end",
    "share": "end",
}

NATURE: Final = Nature("rummy_500", "word", "alpha", [2, 3, 4], AlphaRummyOptions, VARIANTS, tones=TONES, language="en")


@final
class AlphaRummy(DoubtGame[AlphaRummyState]):
    """The rules, in the order of play."""

    def __init__(self, options: AlphaRummyOptions, judge: Judge) -> None:
        super().__init__(NATURE, options, PLAN, [DRAW, BACK, BONUS, END, *DISCARDS, STAND, CHALLENGE], BOUND, judge)
        self.further: bool = options.further  # R5-04
        self.any_order: bool = options.add_on == "any-order"  # R5-06
        self.minus: bool = options.left_over == "minus"  # R5-12
        self.by_words: bool = options.fallen == "words"  # R5-14
        self.at_once: bool = options.finish == "at-once"  # R5-15

    def blank(self, seats: int) -> AlphaRummyState:
        state = AlphaRummyState(laid_out(PLAN, STOCK), seats)
        state.acting = 1 << state.turn
        return state

    def deal(self, state: AlphaRummyState, table: Table) -> None:
        table.open_deal()
        state.deals, state.dealer = 0, SEATS[table.chance.below(state.seats)]  # R5-01
        self._begin(state, table)

    # -- a deal --

    def _begin(self, state: AlphaRummyState, table: Table) -> None:
        """Seven each, and one card to open the spread."""
        state.deals += 1
        state.scored, state.still, state.due = False, 0, 0
        state.words, state.homes, state.touched = [], [], []
        table.shuffle(STOCK)
        for step in range(1, state.seats + 1):
            table.draw(HELD, STOCK, HAND[after(state.dealer, state.seats, step)])
        table.draw(1, STOCK, DISCARD)
        if table.told:
            table.say("deal-begins", [state.dealer], {"deal": state.deals})
            for seat in SEATS[: state.seats]:
                table.tell(seat, "your-hand", {"cards": Cards(sorted(state.piles.zones[HAND[seat]]))})
            table.say("turned-up", [], {"card": Cards(state.piles.zones[DISCARD][:])})
        self._turn_to(state, claims.pass_over(state, state.dealer, table))  # R5-01

    def _turn_to(self, state: AlphaRummyState, seat: Seat) -> None:
        state.turn = seat
        state.back, state.touched, state.due = False, [], 0
        self._enter(state, DRAWING)

    def _enter(self, state: AlphaRummyState, phase: int) -> None:
        state.phase = phase
        state.acting = 1 << state.turn

    # -- a turn: draw, meld or not, discard --

    def choices(self, state: AlphaRummyState, seat: Seat, why: Why) -> list[Move]:
        if not state.acting >> seat & 1:
            return []
        if state.phase == DOUBTED:
            return claims.objections(state, seat)
        if state.phase == DRAWING:
            return steps.ways_to_draw(state, why)
        faces = dict.fromkeys([PACK.face[card] for card in state.piles.zones[HAND[seat]]])
        discards: list[Move] = [DISCARDS[face] for face in faces]
        if state.piles.zones[RUN[seat]]:  # R5-02, R5-20
            for move in discards:
                why.bar(move, steps.MELD_FIRST)
            return [BACK]
        if state.phase == LAST_CARD:  # R5-08
            if state.piles.zones[STOCK]:
                discards.append(BONUS)
            else:
                why.bar(BONUS, steps.NO_STOCK)
        return discards

    def domain(self, state: AlphaRummyState, seat: Seat) -> Domain | None:
        if not state.acting >> seat & 1 or state.phase != MELDING:
            return None
        return Melds(self._melding(state, seat))

    def _melding(self, state: AlphaRummyState, seat: Seat) -> Melding:
        melding = Melding(state.piles.zones[RUN[seat]], openly_held(state.piles, HAND[seat]), self.list)
        melding.any_order, melding.mode, melding.repeats = self.any_order, self.mode, self.repeats
        melding.used = state.used
        melding.refused = [] if self.again else state.fallen  # G-26
        lying = [cards_of(state, index) for index in range(len(state.words))]
        melding.on_table(state.words, lying, state.touched)
        melding.homes = state.homes
        return melding

    def apply(self, state: AlphaRummyState, seat: Seat, move: Move, table: Table) -> None:
        if state.phase == DOUBTED:
            self.answer(state, seat, move, table)
        elif move is DRAW:
            steps.draw(state, seat, 1, "draws", table)
            self._enter(state, MELDING)
        elif isinstance(move, Take):
            table.draw(move.count, DISCARD, RUN[seat])  # R5-02
            if table.told:
                table.say("takes", [seat], {"cards": Cards(state.piles.zones[RUN[seat]][:])})
            self._enter(state, MELDING)
        elif move is BACK:
            self._put_back(state, seat, table)
        elif move is END:
            self._end_deal(state, [seat], "deal-ends", table)
        elif isinstance(move, Meld):
            self._meld(state, seat, move, table)
        elif isinstance(move, Play):
            self._discard(state, seat, move, table)
        else:
            self._take_bonus(state, seat, table)

    def _put_back(self, state: AlphaRummyState, seat: Seat, table: Table) -> None:
        """The run goes back in order; now it is the stock, or the deal is over (R5-20)."""
        if table.told:
            table.say("puts-back", [seat], {"cards": Cards(state.piles.zones[RUN[seat]][:])})
        table.sweep(RUN[seat], DISCARD)
        if state.piles.zones[STOCK]:
            state.back = True
            self._enter(state, DRAWING)
        else:
            self._end_deal(state, [seat], "deal-ends", table)

    # -- a meld --

    def _meld(self, state: AlphaRummyState, seat: Seat, move: Meld, table: Table) -> None:
        found = self._melding(state, seat).resolve(move)
        assert not isinstance(found, Reason)
        for one in found:
            lay_down(state, seat, one, table)
            if table.told:
                tell_word(seat, one, table)
        state.phase = DOUBTED
        words = list(dict.fromkeys([one.word for one in found]))
        self.await_objections(state, seat, words, table)

    def value(self, state: AlphaRummyState) -> int:
        return sum(state.points)

    def stands(self, state: AlphaRummyState, table: Table) -> None:
        """The points are final; then 500, bonus cards, the discard (G-23)."""
        seat = claims.shut_window(state)
        bonus = sum(state.bonus)
        steps.count(state, seat, table)
        if self.at_once and state.scores[seat] >= TARGET:  # R5-15
            steps.finish(state, "", self.costs, table)
            return
        held = len(state.piles.zones[HAND[seat]])
        if not held:
            self._go_out(state, seat, table)
            return
        state.due = bonus
        if held == 1:
            self._enter(state, LAST_CARD)
        else:
            self._take_bonus(state, seat, table)  # R5-19

    def _take_bonus(self, state: AlphaRummyState, seat: Seat, table: Table) -> None:
        """As many as are due, or as the stock still holds (R5-13)."""
        due, state.due = state.due, 0
        steps.draw(state, seat, due, "draws-bonus", table)
        self._enter(state, MELDING if self.further else DISCARDING)  # R5-04

    def _go_out(self, state: AlphaRummyState, seat: Seat, table: Table) -> None:
        """Seven new cards, and the turn is over (R5-09)."""
        steps.draw(state, seat, HELD, "goes-out", table)
        self._next(state, table)

    def falls(self, state: AlphaRummyState, table: Table) -> None:
        """An illegal word brings down the meld, or itself alone, and the turn is lost (R5-14)."""
        seat = claims.shut_window(state)
        wrong = [word for word in state.fallen if word not in state.settled]
        falling = [index for index in state.laid if state.words[index] in wrong]
        if not self.by_words or self._deepest_in(state, falling):
            falling = state.laid[:]
        mine, run = take_up(state, seat, falling, table)
        put_back_run(state, seat, table)
        if table.told:
            table.say("takes-back", [seat], {"cards": Cards(mine), "run": Cards(run)})
        if state.laid:
            steps.count(state, seat, table)
            if self.at_once and state.scores[seat] >= TARGET:
                steps.finish(state, "", self.costs, table)
            elif not state.piles.zones[HAND[seat]]:
                self._go_out(state, seat, table)  # R5-27
            else:
                self._next(state, table)
        elif state.piles.zones[STOCK]:
            self._next(state, table)
        else:
            self._end_deal(state, [seat], "deal-ends", table)  # R5-23

    def _deepest_in(self, state: AlphaRummyState, falling: list[int]) -> bool:
        """Does one of these words hold the deepest card taken in this turn (R5-14)?"""
        return any(0 in came_of(state, n) for n, index in enumerate(state.laid) if index in falling)

    # -- the end of a turn --

    def _discard(self, state: AlphaRummyState, seat: Seat, move: Play, table: Table) -> None:
        card = next(c for c in openly_held(state.piles, HAND[seat]) if PACK.face[c] == move.card)
        table.move(card, HAND[seat], DISCARD)
        if table.told:
            table.say("discards", [seat], {"card": Cards([card])})
        if state.phase == LAST_CARD:  # R5-08
            self._go_out(state, seat, table)
        else:
            self._next(state, table)

    def _next(self, state: AlphaRummyState, table: Table) -> None:
        state.still += 1
        if state.still > STILL:  # R5-25
            self._end_deal(state, [], "deal-stalls", table)
        else:
            self._turn_to(state, claims.pass_over(state, state.turn, table))

    # -- the end of a deal --

    def _end_deal(self, state: AlphaRummyState, doers: list[Seat], what: str, table: Table) -> None:
        if table.told:
            table.say(what, doers, {})
        if self.minus:  # R5-12
            steps.subtract_hands(state, table)
        state.idle = 0 if state.scored else state.idle + 1
        if max(state.scores) >= TARGET or state.last_deal:
            steps.finish(state, "", self.costs, table)
        elif state.idle >= IDLE:  # R5-24
            steps.finish(state, "nobody-scores", self.costs, table)
        elif state.deals >= DEALS:  # R5-26
            steps.finish(state, "deals-over", self.costs, table)
        else:
            steps.gather(table)
            state.dealer = after(state.dealer, state.seats)
            table.open_deal()
            self._begin(state, table)

    def outcome(self, state: AlphaRummyState) -> Outcome | None:
        return None if state.acting else self.standing(state)

    def standing(self, state: AlphaRummyState) -> Outcome | None:
        return Outcome([float(score) for score in state.scores])

    # -- beside the cards --

    def facts(self, state: AlphaRummyState) -> list[Fact]:
        return showing.facts(state)

    def marks(self, state: AlphaRummyState) -> list[Mark]:
        return showing.marks(state)

    def spots(self, state: AlphaRummyState, zone: Zone) -> list[tuple[int, int]]:
        return showing.spots(state, zone)

    def foresee(self, state: AlphaRummyState, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, Meld) and state.phase == MELDING:
            found = self._melding(state, seat).resolve(move)
            return None if isinstance(found, Reason) else showing.foresee_meld(state, seat, found)
        return showing.foresee(state, move)

    def fallback(self, state: AlphaRummyState, seat: Seat) -> Move:
        return showing.fallback(state, seat)

    # -- texts --

    def compose(self, verb: str, arguments: list[str]) -> Move | None:
        if verb == "meld":
            return read_meld(arguments)
        if verb == "take":
            return read_take(arguments)
        return read_question(arguments) if verb == "question" else None

    def complete(self, state: AlphaRummyState, seat: Seat, move: Move) -> Move:
        if isinstance(move, Meld) and self.list.lexicon is not None:
            return complete(self._melding(state, seat), move)
        if isinstance(move, Take):
            return taken(move, state.piles.zones[DISCARD])
        return self.in_full(state, move) if isinstance(move, Question) else move

    def explain(self, state: AlphaRummyState, seat: Seat, move: Move) -> Reason:
        if isinstance(move, Take) and state.phase == DRAWING:
            return Reason("no-such-run", {"count": len(state.piles.zones[DISCARD])})
        return super().explain(state, seat, move)

    def propose(self, state: AlphaRummyState, seat: Seat, chance: Chance) -> Move:
        """What a player might do who plays anything: most often draw, meld if there is a word, and discard."""
        if state.phase == DRAWING:
            return draw_at_random(state, chance)
        if state.phase == MELDING:
            melds = Melds(self._melding(state, seat))
            found: Move | None = melds.bluff(chance) if self.mode == "challenge" and chance.below(BLUFFS) == 0 else None
            found = found or melds.propose(chance)
            if found is not None:
                return found
        moves = self.choices(state, seat, QUIET)
        return moves[chance.below(len(moves))]

    def impossible(self, state: AlphaRummyState) -> Reason | None:
        return why_impossible(state)


GAME: Final = AlphaRummy
