"""Naqsh: come to 17 with two cards, or as near below it as drawing brings you.

Two to ten play. The rulings (NQ-01 and so on) stand in rulings.md beside this file.
"""

from __future__ import annotations

from typing import Final, final

from majlis.cards.card import CardId
from majlis.cards.ganjifa import precedence
from majlis.event import Arg, Cards
from majlis.game import Fact, Game, Outcome
from majlis.games.naqsh.hand import BUST, NATURAL, PAIR, TARGET, TOTAL, TRIPLE, TWENTY_ONE, Scale, pack_of
from majlis.games.naqsh.options import NaqshOptions
from majlis.games.naqsh.settle import hand_of, pay, settle_pot, settle_with_banker, show
from majlis.games.naqsh.table import (
    CHANGE,
    HAND,
    KEEP,
    NATURE,
    SHOWN,
    SPENT,
    STAND,
    STOCK,
    NaqshState,
    plan_of,
    status_facts,
    why_impossible,
)
from majlis.kit.ganjifa import draw_for_deal
from majlis.move import DRAW, Move, Reason, Why
from majlis.piles import laid_out
from majlis.plan import SEATS, Seat, Zone, after, bit
from majlis.table import Table

EXTRA: Final = 5  # NQ-11: deals without antes for a last pot that nobody won
MOST_DRAWN: Final = 18  # decisions of a seat in one deal: enough for the aces of ten suits

HAS_NATURAL: Final = Reason("has-seventeen")
NO_CARDS: Final = Reason("no-cards-left")


@final
class Naqsh(Game[NaqshState]):
    """The rules, in the order of play."""

    def __init__(self, options: NaqshOptions) -> None:
        bound = (options.deals + EXTRA) * 10 * MOST_DRAWN
        plan = plan_of(pack_of(options.pack, options.card_names))
        super().__init__(NATURE, options, plan, [DRAW, STAND, CHANGE, KEEP], bound)
        self.inferences = True  # a hand that is still in is not above 17
        self.scale: Scale = Scale(options)
        self.banker: bool = options.frame == "banker"
        self.hidden: bool = options.naturals == "hidden"
        self.combinations: bool = options.combinations
        self.change: bool = options.change
        self.fresh: bool = options.shuffle == "every-deal"
        self.purse: int = options.purse
        self.ante: int = options.ante
        self.deals: int = options.deals
        french = options.pack == "french"
        self.precedence: list[int] = [] if french else precedence(options.pack)  # NQ-11: French ties draw again

    def blank(self, seats: int) -> NaqshState:
        state = NaqshState(laid_out(self.plan, STOCK), seats)
        state.purses = [self.purse] * seats
        state.inside = state.playing = (1 << seats) - 1
        state.acting = 1 << after(state.dealer, seats)
        return state

    def deal(self, state: NaqshState, table: Table) -> None:
        table.open_deal()
        state.dealer = draw_for_deal(self.pack, state.seats, self.precedence, table)  # NQ-11
        self._begin(state, state.inside, True, table)

    # -- a deal: antes, and two cards each --

    def _next_deal(self, state: NaqshState, playing: int, antes: bool, table: Table) -> None:
        table.open_deal()
        state.dealer = state.following(state.dealer, playing)  # NQ-11
        for seat in range(state.seats):
            table.sweep(HAND[seat], SPENT)
            table.sweep(SHOWN[seat], SPENT)
        self._begin(state, playing, antes, table)

    def _begin(self, state: NaqshState, playing: int, antes: bool, table: Table) -> None:
        state.deals += 1
        state.playing = playing
        state.bust = state.done = state.changing = state.changed = state.seventeen = 0
        state.early = False
        people = state.in_order()
        if antes and not self.banker:  # NQ-01
            for seat in people:
                state.purses[seat] -= self.ante
            state.pot += self.ante * len(people)
        if table.told:
            self._tell_deal(state, antes, table)
        if self.fresh or state.deals == 1 or len(state.piles.zones[STOCK]) < 2 * len(people):  # NQ-10
            table.sweep(SPENT, STOCK)
            table.shuffle(STOCK)
        for _ in range(2):  # NQ-02: singly, to the right
            for seat in people:
                table.draw(1, STOCK, HAND[seat])
        if table.told:
            for seat in people:
                self._tell_hand(state, seat, table)
        self._look(state, table)

    def _tell_deal(self, state: NaqshState, antes: bool, table: Table) -> None:
        args: dict[str, Arg] = {"deal": state.deals, "ante": self.ante}
        if self.banker:
            table.say("deal-begins-banker", [state.dealer], args)
        else:
            args["pot"] = state.pot
            table.say("deal-begins" if antes else "deal-begins-free", [state.dealer], args)

    def _tell_hand(self, state: NaqshState, seat: Seat, table: Table) -> None:
        cards = state.piles.zones[HAND[seat]][:]
        table.tell(seat, "your-hand", {"cards": Cards(cards), "total": self.scale.total(cards)})

    # -- naturals, then hands above 17 (NQ-03, NQ-05, NQ-08) --

    def _look(self, state: NaqshState, table: Table) -> None:
        """The two cards that were dealt: who shows them at once?"""
        hands = state.piles.zones
        over: list[Seat] = []
        for seat in state.in_order():
            kind = self.scale.what(hands[HAND[seat]])
            if kind == TWENTY_ONE or (kind == NATURAL and not self.hidden):
                state.done |= 1 << seat
                if table.told:
                    what = "shows-natural" if kind == NATURAL else "shows-twenty-one"
                    table.say(what, [seat], {"cards": Cards(hands[HAND[seat]][:])})
                table.sweep(HAND[seat], SHOWN[seat])
            elif kind == BUST and hands[HAND[seat]]:
                over.append(seat)
        if self._ends_early(state):
            state.early = True
            self._settle(state, table)
            return
        for seat in over:
            if self.change and not state.changed >> seat & 1:
                state.changing |= 1 << seat
            else:
                self._bust(state, seat, table)
        self._next(state, table)

    def _ends_early(self, state: NaqshState) -> bool:
        """Does a hand that is shown leave nothing to play for (NQ-03, NQ-08, NQ-09, NQ-13)?"""
        if self.combinations:
            return False
        return bool(state.done >> state.dealer & 1 if self.banker else state.done)

    def _bust(self, state: NaqshState, seat: Seat, table: Table) -> None:
        cards = state.piles.zones[HAND[seat]][:]
        state.bust |= 1 << seat
        if table.told:
            args: dict[str, Arg] = {"cards": Cards(cards), "total": self.scale.total(cards)}
            table.say("bust", [seat], args)
        table.sweep(HAND[seat], SHOWN[seat])
        if self.banker and seat != state.dealer:
            pay(state, seat, -self.ante, "loses-to-banker", table)

    # -- a turn: draw one card or stand, repeated (NQ-04) --

    def choices(self, state: NaqshState, seat: Seat, why: Why) -> list[Move]:
        if not state.acting >> seat & 1:
            return []
        if state.changing >> seat & 1:
            return [CHANGE, KEEP]
        if self.scale.what(state.piles.zones[HAND[seat]]) == NATURAL:  # hidden until the showdown
            why.bar(DRAW, HAS_NATURAL)
            return [STAND]
        if not self._stock(state):
            why.bar(DRAW, NO_CARDS)
            return [STAND]
        return [DRAW, STAND]

    def _stock(self, state: NaqshState) -> bool:
        """Is there a card to draw, or are there any to make a new stock of (NQ-10)?"""
        zones = state.piles.zones
        if zones[STOCK] or zones[SPENT]:
            return True
        return any(state.bust >> s & 1 and zones[SHOWN[s]] for s in range(state.seats))

    def apply(self, state: NaqshState, seat: Seat, move: Move, table: Table) -> None:
        if move is DRAW:
            self._draw(state, seat, table)
        elif move is STAND:
            state.done |= 1 << seat
            if table.told:
                table.say("stands", [seat], {"hand": len(state.piles.zones[HAND[seat]])})
        else:
            self._change(state, seat, move is CHANGE, table)
            return
        self._next(state, table)

    def _draw(self, state: NaqshState, seat: Seat, table: Table) -> None:
        self._take(state, 1, seat, table)
        hand = state.piles.zones[HAND[seat]]
        total = self.scale.total(hand)
        if table.told:
            table.say("draws", [seat], {"card": Cards([hand[-1]]), "hand": len(hand)}, bit(seat))
            if total < TARGET:
                table.tell(seat, "your-total", {"total": total})
        if self.scale.what(hand) == BUST:
            self._bust(state, seat, table)
        elif total == TARGET:
            state.done |= 1 << seat
            state.seventeen |= 1 << seat
            if table.told:
                table.say("seventeen", [seat], {})
        elif table.told and self.scale.what(hand) == TRIPLE:
            table.tell(seat, "your-triple", {"total": total})

    def _take(self, state: NaqshState, count: int, seat: Seat, table: Table) -> None:
        """Cards from the stock, or from a new one when it is used up (NQ-10)."""
        zones = state.piles.zones
        for _ in range(count):
            if not zones[STOCK]:
                self._refill(state, table)
            table.draw(1, STOCK, HAND[seat])

    def _refill(self, state: NaqshState, table: Table) -> None:
        """Cards that are spent, and those of bust hands; never live ones. All know which cards these are not."""
        zones = state.piles.zones
        table.sweep(SPENT, STOCK)
        for seat in range(state.seats):
            if state.bust >> seat & 1:
                table.sweep(SHOWN[seat], STOCK)
        known, everyone = state.piles.known, self.plan.everyone
        shown = sum([1 << card for card in zones[STOCK] if known[card] == everyone])
        table.shuffle(STOCK)
        for seat in range(state.seats):
            table.rule_out(HAND[seat], shown)
        if table.told:
            table.say("reshuffled", [], {"cards": len(zones[STOCK])})

    def _change(self, state: NaqshState, seat: Seat, changes: bool, table: Table) -> None:
        """Both cards for two new ones, once (NQ-05)."""
        state.changing &= ~(1 << seat)
        state.changed |= 1 << seat
        if not changes:
            self._bust(state, seat, table)
        else:
            if table.told:
                table.say("changes", [seat], {"cards": Cards(state.piles.zones[HAND[seat]][:])})
            table.sweep(HAND[seat], SHOWN[seat])
            table.sweep(SHOWN[seat], SPENT)
            self._take(state, 2, seat, table)
            if table.told:
                self._tell_hand(state, seat, table)
        if state.changing:
            state.acting = 1 << state.first_of(state.changing)
        else:
            self._look(state, table)

    # -- who is next --

    def _next(self, state: NaqshState, table: Table) -> None:
        if state.changing:
            state.acting = 1 << state.first_of(state.changing)
            return
        left = state.playing & ~state.bust
        if left.bit_count() < 2 or (self.banker and left == 1 << state.dealer):  # NQ-07, NQ-12
            self._settle(state, table)
            return
        waiting = left & ~state.done
        if self.banker and state.bust >> state.dealer & 1:
            waiting = 0
        if not waiting or not self._stock(state):  # NQ-10: everybody stands
            self._settle(state, table)
            return
        state.acting = 1 << state.first_of(waiting)

    # -- who has won (NQ-06 to NQ-09, NQ-13) --

    def _settle(self, state: NaqshState, table: Table) -> None:
        left = [seat for seat in state.in_order() if not state.bust >> seat & 1]
        alone = len(left) == 1 or (self.banker and not state.early and left == [state.dealer])
        if not state.early and not alone:
            for seat in left:
                show(self.scale, state, seat, table)
        if self.banker:
            settle_with_banker(self.scale, self.ante, state, left, table)
            self._end_of_deal(state, True, table)
        else:
            settle_pot(self.scale, state, left, table)
            self._end_of_deal(state, bool(left), table)

    # -- the next deal, or the end (NQ-11) --

    def _end_of_deal(self, state: NaqshState, won: bool, table: Table) -> None:
        able = [s for s in SEATS[: state.seats] if state.inside >> s & 1 and state.purses[s] >= self.ante]
        over = state.last_deal or state.deals >= self.deals or (len(able) < 2 and not self.banker)
        if not over:
            self._drop(state, able, table)
            state.extra = 0
            self._next_deal(state, state.inside, True, table)
        elif won or state.last_deal or state.extra == EXTRA:
            self._finish(state, won, table)
        else:
            state.extra += 1
            self._next_deal(state, state.playing, False, table)

    def _drop(self, state: NaqshState, able: list[Seat], table: Table) -> None:
        """Who cannot pay the ante plays no more."""
        for seat in SEATS[: state.seats] if not self.banker else []:
            if state.inside >> seat & 1 and seat not in able:
                state.inside &= ~(1 << seat)
                if table.told:
                    table.say("drops-out", [seat], {"purse": state.purses[seat], "ante": self.ante})

    def _finish(self, state: NaqshState, won: bool, table: Table) -> None:
        if not won:  # what nobody won is shared out, odd units unpaid
            people = state.in_order()
            share = state.pot // len(people)
            state.pot = 0
            for seat in people:
                state.purses[seat] += share
            if table.told:
                table.say("shared-out", people, {"points": share})
        state.acting = 0
        best = max(state.purses)
        if table.told:
            table.say("match-won", [s for s in SEATS[: state.seats] if state.purses[s] == best], {"purse": best})

    # -- is it over --

    def outcome(self, state: NaqshState) -> Outcome | None:
        return None if state.acting else Outcome([float(purse) for purse in state.purses])

    # -- beside the cards --

    def facts(self, state: NaqshState) -> list[Fact]:
        facts = [] if self.banker else [Fact("pot", {"pot": state.pot})]
        facts += [Fact("purse", {"purse": state.purses[s]}, [s]) for s in SEATS[: state.seats]]
        facts.append(Fact("deal", {"deal": state.deals, "deals": max(self.deals, state.deals)}))
        facts.append(Fact("banker" if self.banker else "dealer", {}, [SEATS[state.dealer]]))
        return facts + status_facts(state)

    def facts_for(self, state: NaqshState, viewer: Seat) -> list[Fact]:
        hand = hand_of(state, viewer)
        return [Fact("total", {"total": self.scale.total(hand), "kind": self.scale.what(hand)})] if hand else []

    def foresee(self, state: NaqshState, seat: Seat, move: Move) -> Reason | None:
        hand = state.piles.zones[HAND[seat]]
        total = self.scale.total(hand)
        if move is DRAW:
            safe = TARGET - total
            return Reason("draw-any" if total <= 5 else "draw" if safe > 0 else "draw-over", {"safe": safe})
        if move is STAND:
            return Reason("stand", {"total": total, "kind": self.scale.what(hand)})
        return Reason("change" if move is CHANGE else "keep", {"total": total})

    def fallback(self, state: NaqshState, seat: Seat) -> Move:
        """Stand (NQ-14); and change where keeping would lose."""
        return CHANGE if state.changing >> seat & 1 else STAND

    def credible(self, state: NaqshState, zone: Zone, cards: list[CardId]) -> bool:
        """A hand that is not shown: no natural that would be, not above 17, and 17 where the turn ended by itself."""
        seat = self.plan.owners[zone]
        if not cards or zone != HAND[seat]:
            return True
        kind, total = self.scale.what(cards), self.scale.total(cards)
        if state.changing:  # new cards are looked at when all have changed
            if state.changed >> seat & 1:
                return True
            if state.changing >> seat & 1:
                return kind == BUST
        if state.early:  # what was above 17 has not been shown
            return kind != TWENTY_ONE and (kind != NATURAL or self.hidden)
        ended = state.seventeen >> seat & 1
        below = kind == TOTAL and total < TARGET
        if len(cards) == 2:
            return not ended and (below or kind == PAIR or (kind == NATURAL and self.hidden))
        if len(cards) > 3 and self.scale.what(cards[:3]) == TRIPLE and self.scale.total(cards[:3]) > TARGET:
            return False
        return total == TARGET if ended else below or kind == TRIPLE

    def impossible(self, state: NaqshState) -> Reason | None:
        reason = why_impossible(state)
        if reason is not None:
            return reason
        for seat in state.in_order():
            if not self.credible(state, HAND[seat], state.piles.zones[HAND[seat]]):
                return Reason("position-hand")
        return None


GAME: Final = Naqsh
