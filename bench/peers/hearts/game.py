"""Hearts: take no hearts and no queen of spades, or take them all.

A game that anybody could write: outside the package, on its public interface only.
"""

from __future__ import annotations

from typing import Final, final

from bench.peers.hearts.options import HeartsOptions
from majlis.cards.card import CardId
from majlis.cards.french import ACE_HIGH, HEARTS, french
from majlis.event import Cards, Who
from majlis.game import Fact, Game, Nature, Outcome, State
from majlis.move import Choose, Domain, Move, Play, Reason, Subset, Why, plays
from majlis.piles import Piles, laid_out
from majlis.plan import DOWN, FAN, OPEN, OWNER, PILE, ROW, SEATS, Plan, Seat, after
from majlis.table import Table

PACK: Final = french(ace=ACE_HIGH)
SUIT: Final = PACK.suit
RANK: Final = PACK.rank
PLAY: Final = plays(PACK)
OPENER: Final = PACK.number["2C"]
QUEEN: Final = PACK.number["QS"]
POINTS: Final = [13 if c == QUEEN else int(SUIT[c] == HEARTS) for c in PACK.all]
OF_SUIT: Final = [sum([1 << c for c in PACK.all if SUIT[c] == s]) for s in range(4)]
ALL_BUT_HEARTS: Final = (1 << 52) - 1 - OF_SUIT[HEARTS]
ALL_POINTS: Final = 26

PLAN: Final = Plan(PACK, 4)
STOCK: Final = PLAN.one("stock", DOWN, PILE)
TRICK: Final = PLAN.one("trick", OPEN, ROW)
TAKEN: Final = PLAN.one("taken", DOWN, PILE)
HAND: Final = PLAN.each("hand", OWNER, 4, FAN)
GIFT: Final = PLAN.each("gift", OWNER, 4, PILE)

TABLE: Final = SEATS[:4]
EVERYBODY: Final = 0b1111
GIVEN: Final = 3
KEEPS: Final = 3  # every fourth deal nobody gives

OPENS: Final = Reason("the-two-of-clubs-opens")
NOT_BROKEN: Final = Reason("hearts-are-not-broken")
MUST_FOLLOW: Final = Reason("you-must-follow")
THREE: Final = Reason("give-three-cards")

NATURE: Final = Nature("hearts", "trick", "french", [4], HeartsOptions)


@final
class HeartsState(State):
    """A match: whose turn it is, the points of this deal and of the match."""

    __slots__ = ("broken", "deals", "giving", "points", "scores", "turn")

    def __init__(self, piles: Piles) -> None:
        super().__init__(piles, 4)
        self.deals: int = 0  # played so far
        self.giving: bool = False
        self.broken: bool = False
        self.turn: Seat = SEATS[0]
        self.points: list[int] = [0, 0, 0, 0]  # in this deal
        self.scores: list[int] = [0, 0, 0, 0]

    def fork(self) -> HeartsState:
        twin = HeartsState(self.piles.fork())
        twin.acting, twin.deals, twin.giving = self.acting, self.deals, self.giving
        twin.broken, twin.turn, twin.last_deal = self.broken, self.turn, self.last_deal
        twin.points, twin.scores = self.points[:], self.scores[:]
        return twin


@final
class Hearts(Game[HeartsState]):
    """The rules, in the order of play."""

    def __init__(self, options: HeartsOptions) -> None:
        super().__init__(NATURE, options, PLAN, PLAY, (4 * options.target // ALL_POINTS + 1) * 56)
        self.target: int = options.target
        self.giving: bool = options.giving
        self.queen_breaks: bool = options.queen_breaks

    def blank(self, seats: int) -> HeartsState:
        return HeartsState(laid_out(PLAN, STOCK))

    def deal(self, state: HeartsState, table: Table) -> None:
        table.open_deal()
        table.shuffle(STOCK)
        for hand in HAND:
            table.draw(13, STOCK, hand)
        state.broken = False
        state.giving = self.giving and state.deals % 4 != KEEPS
        if table.told:
            table.say("deal-begins", [], {"deal": state.deals + 1})
        if state.giving:
            state.acting = EVERYBODY
        else:
            self._open(state, table)

    # -- who may do what --

    def choices(self, state: HeartsState, seat: Seat, why: Why) -> list[Move]:
        if not state.acting >> seat & 1 or state.giving:
            return []
        return [PLAY[c] for c in self._playable(state, seat, why)]

    def _playable(self, state: HeartsState, seat: Seat, why: Why) -> list[CardId]:
        zones = state.piles.zones
        hand, trick = zones[HAND[seat]], zones[TRICK]
        if trick:
            led = SUIT[trick[0]]
            same = [c for c in hand if SUIT[c] == led]
            return why.only(same, hand, PLAY, MUST_FOLLOW) if same else hand
        if OPENER in hand:
            return why.only([OPENER], hand, PLAY, OPENS)
        if state.broken:
            return hand
        plain = [c for c in hand if SUIT[c] != HEARTS]
        return why.only(plain, hand, PLAY, NOT_BROKEN) if plain else hand

    def domain(self, state: HeartsState, seat: Seat) -> Domain | None:
        if not state.giving or not state.acting >> seat & 1:
            return None
        return Subset("give", state.piles.zones[HAND[seat]], GIVEN, PACK, THREE)

    # -- what follows --

    def apply(self, state: HeartsState, seat: Seat, move: Move, table: Table) -> None:
        if isinstance(move, Play):
            self._play(state, seat, move.card, table)
        elif isinstance(move, Choose):
            self._give(state, seat, move.cards, table)

    def _give(self, state: HeartsState, seat: Seat, cards: list[CardId], table: Table) -> None:
        table.pick(cards, HAND[seat], GIFT[seat])
        state.acting ^= 1 << seat
        if table.told:
            table.say("gives", [seat], {"count": len(cards)})
        if not state.acting:
            for s in TABLE:
                table.sweep(GIFT[s], HAND[after(s, 4, 1 + state.deals % 4)])
            state.giving = False
            self._open(state, table)

    def _open(self, state: HeartsState, table: Table) -> None:
        """The two of clubs opens, so everyone learns who has it."""
        for s in TABLE:
            if OPENER in state.piles.zones[HAND[s]]:
                state.turn = s
        state.acting = 1 << state.turn
        table.reveal(OPENER)
        if table.told:
            table.say("opens", [state.turn], {})

    def _play(self, state: HeartsState, seat: Seat, card: CardId, table: Table) -> None:
        trick = state.piles.zones[TRICK]
        suit = SUIT[card]
        table.move(card, HAND[seat], TRICK)
        if len(trick) > 1:
            led = SUIT[trick[0]]
            if suit != led:
                table.rule_out(HAND[seat], OF_SUIT[led])
        elif suit == HEARTS and not state.broken:
            table.rule_out(HAND[seat], ALL_BUT_HEARTS)
        if suit == HEARTS or (card == QUEEN and self.queen_breaks):
            state.broken = True
        if table.told:
            table.say("plays", [seat], {"card": Cards([card])})
        state.turn = after(seat, 4)
        if len(trick) == 4:
            self._take_trick(state, trick, table)
        else:
            state.acting = 1 << state.turn

    def _take_trick(self, state: HeartsState, trick: list[CardId], table: Table) -> None:
        taker = after(state.turn, 4, _winner(trick))
        points = sum([POINTS[c] for c in trick])
        state.points[taker] += points
        table.sweep(TRICK, TAKEN)
        if table.told:
            table.say("takes-trick", [taker], {"points": points, "total": state.points[taker]})
        state.turn = taker
        state.acting = 1 << taker
        if not state.piles.zones[HAND[taker]]:
            self._score(state, table)

    # -- the count --

    def _score(self, state: HeartsState, table: Table) -> None:
        shot = ALL_POINTS in state.points
        for s in TABLE:
            state.scores[s] += ALL_POINTS - state.points[s] if shot else state.points[s]
            if table.told:
                table.say("scores", [s], {"points": state.points[s], "total": state.scores[s]})
        state.points = [0, 0, 0, 0]
        state.deals += 1
        if state.last_deal or max(state.scores) >= self.target:
            state.acting = 0
            if table.told:
                best = [s for s in TABLE if state.scores[s] == min(state.scores)]
                table.say("wins", best, {"who": Who(best)})
        else:
            table.sweep(TAKEN, STOCK)
            self.deal(state, table)

    def outcome(self, state: HeartsState) -> Outcome | None:
        return None if state.acting else Outcome([-float(s) for s in state.scores])

    # -- beside the cards --

    def facts(self, state: HeartsState) -> list[Fact]:
        facts = [Fact("score", {"score": state.scores[s]}, [s]) for s in TABLE]
        facts += [Fact("points", {"points": state.points[s]}, [s]) for s in TABLE]
        return [*facts, Fact("target", {"score": self.target}), Fact("deal", {"deal": state.deals + 1})]

    def fallback(self, state: HeartsState, seat: Seat) -> Move:
        """The lowest card that may be played; the three lowest to give."""
        hand = sorted(state.piles.zones[HAND[seat]], key=lambda c: (RANK[c], c))
        if state.giving:
            return Choose("give", sorted(hand[:GIVEN]), PACK)
        playable = self._playable(state, seat, Why(False))
        return PLAY[next(c for c in hand if c in playable)]


def _winner(trick: list[CardId]) -> int:
    """The place of the highest card of the suit led."""
    best = 0
    for i in range(1, 4):
        if SUIT[trick[i]] == SUIT[trick[best]] and RANK[trick[i]] > RANK[trick[best]]:
            best = i
    return best


GAME: Final = Hearts
