"""Abjad Sequence: lay the letter before or the letter after the line of the alphabet, until a hand is empty.

Two to five play with the 28 yellow cards. The rulings (AS-01 and so on) stand in rulings.md beside this file.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final, final

from majlis.cards.abjad import LETTERS, abjad, yellow
from majlis.cards.card import CardId
from majlis.event import Arg, Cards
from majlis.game import Fact, Game, Nature, Outcome, State
from majlis.games.abjad_sequence.options import VARIANTS, SequenceOptions
from majlis.kit.abjad import draw_for_dealer
from majlis.move import DRAW, NOT_NOW, PASS, Move, Play, Reason, Why, plays
from majlis.piles import Piles, laid_out
from majlis.plan import DOWN, FAN, LINE, OPEN, OWNER, PILE, SEATS, Plan, Seat, after, bit
from majlis.table import Table

WHOLE_PACK: Final = abjad()  # only for the draw for the dealer (AB-01)
PACK: Final = yellow()  # AS-01
COUNT: Final = len(LETTERS)
MOST: Final = 5
DEALT: Final = 5
TURNS: Final = 150  # AS-08

PLAN: Final = Plan(PACK, MOST)
STOCK: Final = PLAN.one("stock", DOWN, PILE)
ROW: Final = PLAN.one("line", OPEN, LINE)  # in the order of the alphabet: the first lies at the right end
HAND: Final = PLAN.each("hand", OWNER, MOST, FAN)

BEFORE: Final = 0
AFTER: Final = 1
NO_CARD: Final = CardId(-1)
LAY: Final = [plays(PACK, BEFORE, " before", "side-before"), plays(PACK, AFTER, " after", "side-after")]
PLAIN: Final = plays(PACK)  # as somebody types it; `complete` finds the side
SIDES: Final = {"before": BEFORE, "right": BEFORE, "after": AFTER, "left": AFTER}

MUST_LAY: Final = Reason("must-lay")
DRAW_FIRST: Final = Reason("draw-first")
ALREADY: Final = Reason("already-drawn")
ONLY_DRAWN: Final = Reason("only-the-card-drawn")
NO_DRAWING: Final = Reason("no-drawing")
NOTHING_LEFT: Final = Reason("nothing-to-draw")
OTHER_SIDE: Final = Reason("other-side")

TONES: Final = {
    "round-begins": "deal",
    "first-letter": "deal",
    "your-hand": "deal",
    "round-won": "count",
    "match-won": "end",
}
NATURE: Final = Nature("abjad_sequence", "shedding", "abjad", [2, 3, 4, 5], SequenceOptions, VARIANTS, tones=TONES)


@final
class SequenceState(State):
    """A match: whose turn it is, the passes in a row, and the rounds won."""

    __slots__ = ("dealer", "deals", "drawn", "idle", "turn", "turns", "won")

    def __init__(self, piles: Piles, seats: int) -> None:
        super().__init__(piles, seats)
        self.deals: int = 0  # begun so far
        self.dealer: Seat = SEATS[0]
        self.turn: Seat = SEATS[0]
        self.drawn: bool = False  # the seat on turn has drawn, and is asked for the card drawn (AS-05)
        self.idle: int = 0  # passes in a row
        self.turns: int = 0  # played in this round
        self.won: list[int] = [0] * seats  # rounds

    def fork(self) -> SequenceState:
        twin = SequenceState(self.piles.fork(), self.seats)
        twin.acting, twin.last_deal = self.acting, self.last_deal
        twin.deals, twin.dealer, twin.turn, twin.drawn = self.deals, self.dealer, self.turn, self.drawn
        twin.idle, twin.turns, twin.won = self.idle, self.turns, self.won[:]
        return twin


@final
class AbjadSequence(Game[SequenceState]):
    """The rules, in the order of play."""

    def __init__(self, options: SequenceOptions) -> None:
        self.joined: bool = options.ends == "joined"
        self.drawing: bool = options.stuck == "draw"
        self.hold_back: bool = options.hold_back
        self.rounds: int = options.rounds
        moves = [DRAW, PASS, *LAY[BEFORE], *LAY[AFTER], *PLAIN]
        super().__init__(NATURE, options, PLAN, moves, self.rounds * TURNS * 2)

    def blank(self, seats: int) -> SequenceState:
        state = SequenceState(laid_out(PLAN, STOCK), seats)
        state.acting = 1 << state.turn
        return state

    def deal(self, state: SequenceState, table: Table) -> None:
        table.open_deal()
        state.dealer = draw_for_dealer(WHOLE_PACK, state.seats, table)  # AB-01
        self._begin(state, table)

    # -- a round --

    def _next_round(self, state: SequenceState, table: Table) -> None:
        table.open_deal()
        state.dealer = after(state.dealer, state.seats)  # AS-06
        for zone in HAND[: state.seats]:
            table.sweep(zone, STOCK)
        table.sweep(ROW, STOCK)
        self._begin(state, table)

    def _begin(self, state: SequenceState, table: Table) -> None:
        """Five each, and one card to begin the line (AS-02)."""
        state.deals += 1
        state.drawn = False
        state.idle = state.turns = 0
        table.shuffle(STOCK)
        for step in range(1, state.seats + 1):
            table.draw(DEALT, STOCK, HAND[after(state.dealer, state.seats, step)])
        table.draw(1, STOCK, ROW)
        if table.told:
            zones = state.piles.zones
            table.say("round-begins", [state.dealer], {"round": state.deals if self.rounds > 1 else 0})
            table.say("first-letter", [], {"card": Cards(zones[ROW][:])})
            for seat in SEATS[: state.seats]:
                table.tell(seat, "your-hand", {"cards": Cards(sorted(zones[HAND[seat]]))})
        state.turn = after(state.dealer, state.seats)
        state.acting = 1 << state.turn

    # -- which letters are wanted (AS-02, AS-03) --

    def wanted(self, state: SequenceState, side: int) -> CardId:
        """The letter before the line, or after it; NO_CARD where the alphabet ends."""
        row = state.piles.zones[ROW]
        card = row[0] - 1 if side == BEFORE else row[-1] + 1
        if 0 <= card < COUNT:
            return PACK.all[card]
        return PACK.all[card % COUNT] if self.joined and len(row) < COUNT else NO_CARD

    def _wanted_bits(self, state: SequenceState) -> int:
        wanted = [self.wanted(state, side) for side in (BEFORE, AFTER)]
        return sum({1 << card for card in wanted if card >= 0})

    # -- a turn: lay one card, or draw, or pass --

    def choices(self, state: SequenceState, seat: Seat, why: Why) -> list[Move]:
        if not state.acting >> seat & 1:
            return []
        hand = state.piles.zones[HAND[seat]]
        held = hand[-1:] if state.drawn else hand
        moves: list[Move] = []
        for side in (BEFORE, AFTER):
            card = self.wanted(state, side)
            if card in held:
                moves.append(LAY[side][card])
        if why.told:
            self._bar_cards(state, hand, moves, why)
        if state.drawn:
            why.bar(DRAW, ALREADY)
            moves.append(PASS)
            return moves
        if moves and not self.hold_back:  # AS-05
            why.bar(DRAW, MUST_LAY)
            why.bar(PASS, MUST_LAY)
        elif self.drawing and state.piles.zones[STOCK]:
            why.bar(PASS, DRAW_FIRST)
            moves.append(DRAW)
        else:  # AS-04
            why.bar(DRAW, NOTHING_LEFT if self.drawing else NO_DRAWING)
            moves.append(PASS)
        return moves

    def _bar_cards(self, state: SequenceState, hand: list[CardId], moves: list[Move], why: Why) -> None:
        misfit = self._misfit(state)
        for card in hand:
            for side in (BEFORE, AFTER):
                if LAY[side][card] not in moves:
                    fits = LAY[1 - side][card] in moves
                    unasked = state.drawn and card != hand[-1]
                    why.bar(LAY[side][card], OTHER_SIDE if fits else ONLY_DRAWN if unasked else misfit)

    def _misfit(self, state: SequenceState) -> Reason:
        """Which letters would fit."""
        wanted = [card for card in (self.wanted(state, side) for side in (BEFORE, AFTER)) if card >= 0]
        return Reason("does-not-belong", {"cards": Cards(sorted(set(wanted)))})

    def apply(self, state: SequenceState, seat: Seat, move: Move, table: Table) -> None:
        if isinstance(move, Play):
            self._lay(state, seat, move.card, move.mode, table)
        elif move is DRAW:
            self._draw(state, seat, table)
        else:
            self._pass(state, seat, table)

    def _lay(self, state: SequenceState, seat: Seat, card: CardId, side: int, table: Table) -> None:
        """At the right end the letter before, at the left end the letter after (printed)."""
        row = state.piles.zones[ROW]
        end = row[0] if side == BEFORE else row[-1]
        if side == BEFORE:
            table.bury(card, HAND[seat], ROW)
        else:
            table.move(card, HAND[seat], ROW)
        left = len(state.piles.zones[HAND[seat]])
        if table.told:
            args: dict[str, Arg] = {"card": Cards([card]), "end": Cards([end]), "left": left}
            table.say("lays-before" if side == BEFORE else "lays-after", [seat], args)
        state.idle = 0
        if not left:
            self._end_round(state, [seat], table)
        else:
            self._next(state, table)

    def _draw(self, state: SequenceState, seat: Seat, table: Table) -> None:
        """The card drawn is laid if it fits (AS-04); who may hold back is asked whatever it is (G-45)."""
        hand = state.piles.zones[HAND[seat]]
        table.draw(1, STOCK, HAND[seat])
        card = hand[-1]
        state.idle = 0
        fits = [side for side in (BEFORE, AFTER) if self.wanted(state, side) == card]
        if table.told:
            told = 2 if self.hold_back else int(bool(fits))
            args: dict[str, Arg] = {"card": Cards([card]), "hand": len(hand), "fits": told}
            table.say("draws", [seat], args, bit(seat))
        if self.hold_back:
            state.drawn = True
            return
        table.rule_out(HAND[seat], self._wanted_bits(state) & ~(1 << card))  # all can tell why it was drawn
        if fits:
            self._lay(state, seat, card, fits[0], table)
        else:
            self._next(state, table)

    def _pass(self, state: SequenceState, seat: Seat, table: Table) -> None:
        """The card drawn is kept, or there is nothing to draw (AS-04)."""
        if table.told:
            table.say("keeps" if state.drawn else "passes", [seat], {})
        if not state.drawn:
            state.idle += 1
            if not self.hold_back:
                table.rule_out(HAND[seat], self._wanted_bits(state))
        self._next(state, table)

    def _next(self, state: SequenceState, table: Table) -> None:
        state.turns += 1
        state.drawn = False
        state.turn = after(state.turn, state.seats)
        state.acting = 1 << state.turn
        if state.idle >= state.seats or state.turns >= TURNS:
            sizes = [len(state.piles.zones[HAND[s]]) for s in range(state.seats)]
            fewest = [SEATS[s] for s in range(state.seats) if sizes[s] == min(sizes)]
            if table.told:
                table.say("nobody-can" if state.idle >= state.seats else "too-long", [], {})
                table.say("fewest-left", fewest, {"left": min(sizes)})
            self._end_round(state, fewest, table)

    # -- the end --

    def _end_round(self, state: SequenceState, winners: list[Seat], table: Table) -> None:
        for winner in winners:
            state.won[winner] += 1
            if table.told and self.rounds > 1:
                table.say("round-won", [winner], {"won": state.won[winner]})
        if state.deals < self.rounds and not state.last_deal:  # AS-06
            self._next_round(state, table)
            return
        state.acting = 0
        if table.told:
            best = max(state.won)
            first = [s for s in SEATS[: state.seats] if state.won[s] == best]
            table.say("match-won", first, {"won": best if self.rounds > 1 else 0})

    def outcome(self, state: SequenceState) -> Outcome | None:
        return None if state.acting else Outcome([float(won) for won in state.won])

    # -- beside the cards --

    def facts(self, state: SequenceState) -> list[Fact]:
        facts: list[Fact] = []
        if state.piles.zones[ROW]:
            for side, what in ((BEFORE, "before"), (AFTER, "after")):
                card = self.wanted(state, side)
                facts.append(Fact(f"wanted-{what}", {"cards": Cards([card] if card >= 0 else [])}))
        if self.rounds > 1:
            facts += [Fact("won", {"won": state.won[s]}, [s]) for s in SEATS[: state.seats]]
            facts.append(Fact("round", {"round": state.deals, "rounds": self.rounds}))
        facts.append(Fact("dealer", {}, [state.dealer]))
        facts.append(Fact("left", {"cards": len(state.piles.zones[STOCK])}))
        return facts

    def foresee(self, state: SequenceState, seat: Seat, move: Move) -> Reason | None:
        last = isinstance(move, Play) and len(state.piles.zones[HAND[seat]]) == 1
        return Reason("goes-out") if last else None

    def fallback(self, state: SequenceState, seat: Seat) -> Move:
        """The card that fits nearer to alif, else draw, else pass (G-49)."""
        moves = self.choices(state, seat, Why(False))
        laid = [move for move in moves if isinstance(move, Play)]
        return min(laid, key=lambda move: (move.card, move.mode)) if laid else moves[0]

    def complete(self, state: SequenceState, seat: Seat, move: Move) -> Move:
        """`play jim` alone goes where it fits."""
        if isinstance(move, Play) and move is PLAIN[move.card]:
            for side in (BEFORE, AFTER):
                if state.piles.zones[ROW] and self.wanted(state, side) == move.card:
                    return LAY[side][move.card]
        return move

    def compose(self, verb: str, arguments: list[str]) -> Move | None:
        """play jim; play jim right; before jim; left kha."""
        words = [word.casefold().removeprefix("side-") for word in arguments if word.casefold() != "part"]
        side = SIDES.get(verb, -1)
        if verb == "play" and len(words) == 2:
            side = SIDES.get(words.pop(), -1)
            if side < 0:
                return None
        if len(words) != 1 or (side < 0 and verb != "play"):
            return None
        card = PACK.find(f"yellow.{words[0].removeprefix('yellow.')}")
        return None if card is None else LAY[side][card] if side >= 0 else PLAIN[card]

    def explain(self, state: SequenceState, seat: Seat, move: Move) -> Reason:
        reason = super().explain(state, seat, move)
        if reason is not NOT_NOW or not isinstance(move, Play):
            return reason
        return ONLY_DRAWN if state.drawn else self._misfit(state)

    def impossible(self, state: SequenceState) -> Reason | None:
        zones = state.piles.zones
        if state.turn not in SEATS[: state.seats] or state.dealer not in SEATS[: state.seats]:
            return Reason("position-turn")
        if state.acting != 1 << state.turn:
            return Reason("position-turn")
        row = zones[ROW]
        steps = [(b - a) % COUNT if self.joined else b - a for a, b in pairwise(row)]
        if not row or steps != [1] * len(steps):
            return Reason("wrong-field", {"name": "zones.line", "value": PACK.codes(row)[:40]})
        sizes = [len(zones[hand]) for hand in HAND[: state.seats]]
        if min(sizes) == 0:
            return Reason("position-empty-hand" if not sizes[state.turn] else "position-hands")
        if not 0 <= state.idle < state.seats or not 0 <= state.turns < TURNS or min(state.won) < 0:
            return Reason("wrong-field", {"name": "idle", "value": f"{state.idle}, {state.turns}"})
        if state.drawn and not self.hold_back:
            return Reason("wrong-field", {"name": "drawn", "value": "true"})
        return None


GAME: Final = AbjadSequence
