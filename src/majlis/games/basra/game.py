"""Egyptian Basra: take from the floor what your card equals or sums to; clear the floor and it is a basra.

Two play, or four as two sides. The rulings (BA-01 and so on) stand in rulings.md beside this file.
"""

from __future__ import annotations

from typing import Final, final

from majlis.cards.card import CardId
from majlis.cards.french import ACE, JACK, KING, QUEEN, french
from majlis.event import Arg, Cards
from majlis.game import Fact, Game, Nature, Outcome, State
from majlis.games.basra.options import VARIANTS, BasraOptions
from majlis.kit.fishing import largest, unions
from majlis.kit.scores import leader, side_of, sides
from majlis.move import Capture, Move, Play, Reason, Why, plays
from majlis.piles import Piles, laid_out
from majlis.plan import DOWN, FAN, OPEN, OWNER, PILE, ROW, SEATS, SHUT, Plan, Seat, after
from majlis.table import Table

PACK: Final = french(ace=ACE)  # BA-01, BA-26
RANK: Final = PACK.rank
PLAY: Final = plays(PACK)
KOMI: Final = PACK.number["7D"]
EXTRA: Final = [  # BA-19
    3 if PACK.code[c] == "10D" else 2 if PACK.code[c] == "2C" else int(RANK[c] in (ACE, JACK)) for c in PACK.all
]


def _plan(taken: int) -> Plan:
    """The places at the table; `taken` is the sight of the piles that the sides have won (BA-24)."""
    plan = Plan(PACK, 4)
    plan.one("stock", DOWN, PILE)
    plan.one("layout", OPEN, ROW)  # the floor
    plan.each("taken", taken, 2, PILE)  # one for each side (BA-22)
    plan.each("basra", OPEN, 2, FAN)  # the cards that made basra, face up as counters (BA-13)
    plan.each("hand", OWNER, 4, FAN)
    return plan


PLAN: Final = _plan(SHUT)
COUNTED: Final = _plan(DOWN)
STOCK: Final = PLAN.index["stock"]
FLOOR: Final = PLAN.index["layout"]
TAKEN: Final = [PLAN.index[f"taken/{side}"] for side in range(2)]
BASRA: Final = [PLAN.index[f"basra/{side}"] for side in range(2)]
HAND: Final = [PLAN.index[f"hand/{s}"] for s in range(4)]

BATCH: Final = 4  # cards in one handing out
MOST_CARDS: Final = 30  # BA-17
DEALS: Final = 50  # BA-35
GAMES: Final = 3  # BA-20: of a rubber

CHOOSE: Final = Reason("choose-what-to-take")
NOT_WHAT_IT_TAKES: Final = Reason("not-what-it-takes")

TONES: Final = {
    "deal-begins": "deal",
    "first-floor": "deal",
    "next-batch": "deal",
    "your-hand": "deal",
    "basra": "big",
    "counted": "count",
    "game-won": "end",
    "match-won": "end",
    "match-shared": "end",
}

NATURE: Final = Nature("basra", "fishing", "french", [2, 4], BasraOptions, VARIANTS, clockwise=False, tones=TONES)


@final
class BasraState(State):
    """A match: who deals and plays, who captured last, basras of this deal, and the score."""

    __slots__ = ("basras", "bonus", "carried", "dealer", "deals", "fresh", "games", "last", "report", "scores", "turn")

    def __init__(self, piles: Piles, seats: int) -> None:
        super().__init__(piles, seats)
        self.deals: int = 0  # begun so far
        self.dealer: Seat = SEATS[0]
        self.turn: Seat = SEATS[1]
        self.fresh: bool = True  # nobody has played yet in this deal
        self.last: int = -1  # the side that captured last
        self.basras: list[int] = [0, 0]
        self.bonus: list[int] = [0, 0]  # points of these basras
        self.carried: int = 0  # points for most cards that a tie left over (BA-18)
        self.scores: list[int] = [0, 0]
        self.games: list[int] = [0, 0]  # won so far in a rubber
        self.report: list[list[int]] = []  # of the deal before: for each side cards, basras, points

    def fork(self) -> BasraState:
        twin = BasraState(self.piles.fork(), self.seats)
        twin.acting, twin.last_deal, twin.deals, twin.dealer = self.acting, self.last_deal, self.deals, self.dealer
        twin.turn, twin.fresh, twin.last, twin.carried = self.turn, self.fresh, self.last, self.carried
        twin.basras, twin.bonus = self.basras[:], self.bonus[:]
        twin.scores, twin.games = self.scores[:], self.games[:]
        twin.report = self.report[:]
        return twin


@final
class Basra(Game[BasraState]):
    """The rules, in the order of play."""

    def __init__(self, options: BasraOptions) -> None:
        plan = COUNTED if options.show_counts else PLAN
        super().__init__(NATURE, options, plan, PLAY, DEALS * 48 + 1)
        self.target: int = options.target
        self.rubber: bool = options.rubber
        self.at_random: bool = options.first_floor == "random"
        self.fewer: bool = options.may_take_fewer
        self.nothing: bool = options.may_take_nothing
        self.points: int = options.basra_points
        jack: str = options.jack_on_jack
        self.jack_points: int = self.points if jack == "basra" else 0 if jack == "never" else int(jack)
        self.seven: str = options.seven_of_diamonds
        self.first_play: bool = options.first_play
        self.last_card: bool = options.last_card
        self.tie_carries: bool = options.tie_carries
        self.extra: bool = options.extra_points
        self.free: bool = self.fewer or self.nothing

    def blank(self, seats: int) -> BasraState:
        state = BasraState(laid_out(self.plan, STOCK), seats)
        state.acting = 1 << state.turn
        return state

    def deal(self, state: BasraState, table: Table) -> None:
        table.open_deal()
        state.dealer = SEATS[table.chance.below(state.seats)]  # BA-29
        self._begin(state, table)

    # -- a deal --

    def _next_deal(self, state: BasraState, table: Table) -> None:
        table.open_deal()
        state.dealer = after(state.dealer, state.seats)  # BA-21
        for side in range(2):
            table.sweep(TAKEN[side], STOCK)
            table.sweep(BASRA[side], STOCK)
        table.sweep(FLOOR, STOCK)
        self._begin(state, table)

    def _begin(self, state: BasraState, table: Table) -> None:
        """Four each, four to the floor, no jack and no 7D among them (BA-02, BA-03)."""
        state.deals += 1
        state.last = -1
        state.fresh = True
        state.basras = [0, 0]
        state.bonus = [0, 0]
        if table.told:
            table.say("deal-begins", [state.dealer], {"deal": state.deals})
        table.shuffle(STOCK)
        self._hand_out(state, table)
        table.draw(BATCH, STOCK, FLOOR)
        self._replace(state, table)
        if table.told:
            table.say("first-floor", [], {"cards": Cards(state.piles.zones[FLOOR][:])})
            self._tell_hands(state, table)
        state.turn = after(state.dealer, state.seats)  # BA-04
        state.acting = 1 << state.turn

    def _hand_out(self, state: BasraState, table: Table) -> None:
        for step in range(1, state.seats + 1):
            table.draw(BATCH, STOCK, HAND[after(state.dealer, state.seats, step)])

    def _replace(self, state: BasraState, table: Table) -> None:
        """Jacks and the 7D leave the first floor until none is there (BA-03)."""
        floor = state.piles.zones[FLOOR]
        for place in range(BATCH):
            while takes_all(floor[place]):
                card = floor[place]
                if self.at_random:
                    table.slip(card, FLOOR, STOCK)
                    for seat in range(state.seats):
                        table.rule_out(HAND[seat], 1 << card)
                else:
                    table.bury(card, FLOOR, STOCK)
                table.draw(1, STOCK, FLOOR)
                floor.insert(place, floor.pop())
                if table.told:
                    table.say("replaced", [], {"card": Cards([card]), "new": Cards([floor[place]])})

    # -- a turn: play one card, and it captures all it can or stays --

    def choices(self, state: BasraState, seat: Seat, why: Why) -> list[Move]:
        if not state.acting >> seat & 1:
            return []
        zones = state.piles.zones
        floor = zones[FLOOR]
        moves: list[Move] = []
        for card in zones[HAND[seat]]:
            if self.free or (len(floor) > 2 and RANK[card] < JACK and card != KOMI):
                self._ways(card, floor, moves, why)
            else:
                moves.append(PLAY[card])
        return moves

    def _ways(self, card: CardId, floor: list[CardId], moves: list[Move], why: Why) -> None:
        """One move for a card, or one for each set that it may take (BA-07)."""
        ways = self._captures(card, floor)
        if len(ways) < 2:
            moves.append(PLAY[card])
            return
        why.bar(PLAY[card], CHOOSE)
        moves += [Capture(card, cards, PACK) for cards in ways]

    def _captures(self, card: CardId, floor: list[CardId]) -> list[list[CardId]]:
        if not self.free or takes_all(card):  # BA-32
            return captures(card, floor)
        ways = any_captures(card, floor) if self.fewer else captures(card, floor)
        if self.nothing and ways:
            ways.append([])
        return ways

    def apply(self, state: BasraState, seat: Seat, move: Move, table: Table) -> None:
        if isinstance(move, Play):
            ways = captures(move.card, state.piles.zones[FLOOR])
            self._play(state, seat, move.card, ways[0] if ways else [], table)
        elif isinstance(move, Capture):
            self._play(state, seat, move.card, move.cards, table)

    def _play(self, state: BasraState, seat: Seat, card: CardId, cards: list[CardId], table: Table) -> None:
        """In the order of BA-31."""
        if cards:
            self._take(state, seat, card, cards, table)
        else:
            table.move(card, HAND[seat], FLOOR)
            if table.told:
                table.say("plays", [seat], {"card": Cards([card])})
        state.fresh = False
        self._next(state, table)

    def _take(self, state: BasraState, seat: Seat, card: CardId, cards: list[CardId], table: Table) -> None:
        floor, side = state.piles.zones[FLOOR], side_of(seat)
        points = self._basra(state, seat, card, cards)
        if points:  # the card stays in sight as a counter
            state.basras[side] += 1
            state.bonus[side] += points
            table.move(card, HAND[seat], BASRA[side])
            table.sweep(FLOOR, TAKEN[side])
        else:
            table.move(card, HAND[seat], FLOOR)
            table.pick([*cards, card], FLOOR, TAKEN[side])
        state.last = side
        if table.told:
            swept = takes_all(card) and not points
            args: dict[str, Arg] = {"card": Cards([card]), "cards": Cards(cards[:]), "count": len(cards)}
            args["points"] = points
            args["total"] = state.bonus[side]
            table.say("basra" if points else "sweeps" if swept else "takes", [seat], args)
            if not floor and not points and not takes_all(card):
                table.say("no-basra", [], {})

    def _basra(self, state: BasraState, seat: Seat, card: CardId, cards: list[CardId]) -> int:
        """The points of this capture if it is a basra (BA-09 to BA-15, BA-25)."""
        zones = state.piles.zones
        if len(cards) < len(zones[FLOOR]) or (state.fresh and not self.first_play):
            return 0
        if not self.last_card and not zones[STOCK] and len(zones[HAND[seat]]) == 1 and seat == state.dealer:
            return 0
        if RANK[card] == JACK:
            return self.jack_points if len(cards) == 1 and RANK[cards[0]] == JACK else 0
        if card == KOMI and not is_basra_of_seven(cards, self.seven):
            return 0
        return self.points

    def _next(self, state: BasraState, table: Table) -> None:
        """The next seat, the next batch (BA-30), or the count."""
        zones = state.piles.zones
        state.turn = after(state.turn, state.seats)
        if not zones[HAND[state.turn]]:
            if not zones[STOCK]:
                self._count(state, table)
                return
            self._hand_out(state, table)
            if table.told:
                table.say("next-batch", [], {"left": len(zones[STOCK])})
                self._tell_hands(state, table)
        state.acting = 1 << state.turn

    def _tell_hands(self, state: BasraState, table: Table) -> None:
        for seat in SEATS[: state.seats]:
            table.tell(seat, "your-hand", {"cards": Cards(sorted(state.piles.zones[HAND[seat]]))})

    # -- the count --

    def _count(self, state: BasraState, table: Table) -> None:
        zones = state.piles.zones
        self._leave_floor(state, table)
        cards = [len(zones[TAKEN[side]]) + len(zones[BASRA[side]]) for side in range(2)]
        gained = [self._most_cards(state, cards, side) + state.bonus[side] for side in range(2)]
        if self.extra:
            for side in range(2):
                gained[side] += sum([EXTRA[c] for c in zones[TAKEN[side]] + zones[BASRA[side]]])
        if self.tie_carries:
            state.carried = state.carried + MOST_CARDS if cards[0] == cards[1] else 0
        state.report = [[cards[side], state.basras[side], gained[side]] for side in range(2)]
        for side in range(2):
            state.scores[side] += gained[side]
            self._say_count(state, side, table)
        self._end_of_deal(state, table)

    def _leave_floor(self, state: BasraState, table: Table) -> None:
        """What is left on the floor goes to the side that captured last (BA-16)."""
        left = state.piles.zones[FLOOR]
        if not left:
            return
        if table.told:
            cards = Cards(left[:])
            if state.last < 0:
                table.say("floor-to-nobody", [], {"cards": cards})
            else:
                table.say("floor-to", sides(state.seats)[state.last], {"cards": cards})
        if state.last >= 0:
            table.sweep(FLOOR, TAKEN[state.last])

    def _most_cards(self, state: BasraState, cards: list[int], side: int) -> int:
        """BA-17, BA-18."""
        return MOST_CARDS + state.carried if cards[side] > cards[1 - side] else 0

    def _say_count(self, state: BasraState, side: int, table: Table) -> None:
        if table.told:
            cards, basras, points = state.report[side]
            args: dict[str, Arg] = {"cards": cards, "basras": basras, "points": points, "total": state.scores[side]}
            table.say("counted", sides(state.seats)[side], args)

    def _end_of_deal(self, state: BasraState, table: Table) -> None:
        """Has a side won the game, the match? If not, the next deal (BA-20)."""
        ahead = leader(state.scores, self.target)
        if ahead >= 0 and self.rubber:
            state.games[ahead] += 1
            if table.told:
                table.say("game-won", sides(state.seats)[ahead], {"games": state.games[ahead]})
            if state.games[ahead] < GAMES:
                state.scores = [0, 0]
                ahead = -1
        if ahead >= 0 or state.last_deal or state.deals >= DEALS:
            state.acting = 0
            self._say_end(state, table)
        else:
            self._next_deal(state, table)

    def _say_end(self, state: BasraState, table: Table) -> None:
        if table.told:
            best = self._standing(state)
            if best[0] == best[1]:
                table.say("match-shared", [], {"total": state.scores[0]})
            else:
                side = 0 if best[0] > best[1] else 1
                args: dict[str, Arg] = {"total": state.scores[side], "other": state.scores[1 - side]}
                table.say("match-won", sides(state.seats)[side], args)

    # -- is it over --

    def outcome(self, state: BasraState) -> Outcome | None:
        if state.acting:
            return None
        best = self._standing(state)
        return Outcome([float(best[side_of(seat)] - best[1 - side_of(seat)]) for seat in SEATS[: state.seats]])

    def _standing(self, state: BasraState) -> list[int]:
        """Games before points (BA-35)."""
        return [games * 1000 + score for games, score in zip(state.games, state.scores, strict=True)]

    # -- beside the cards --

    def sides(self, seats: int) -> list[list[Seat]]:
        return sides(seats)

    def joining(self, seats: int) -> list[Seat]:
        """Joiners 1 and 2 face each other (BA-28)."""
        return [SEATS[s] for s in ((0, 2, 1, 3) if seats == 4 else (0, 1))]

    def facts(self, state: BasraState) -> list[Fact]:
        both = sides(state.seats)
        facts = [Fact("score", {"score": state.scores[side]}, both[side]) for side in range(2)]
        facts.append(Fact("target", {"score": self.target}))
        if self.rubber:
            facts += [Fact("games", {"games": state.games[side]}, both[side]) for side in range(2)]
        facts += [Fact("basras", {"basras": state.basras[side]}, both[side]) for side in range(2)]
        facts += [Fact("deal", {"deal": state.deals}), Fact("dealer", {}, [state.dealer])]
        facts.append(Fact("left", {"cards": len(state.piles.zones[STOCK])}))
        if state.carried:
            facts.append(Fact("carried", {"points": state.carried}))
        for side, row in enumerate(state.report):
            facts.append(Fact("last-deal", {"cards": row[0], "basras": row[1], "points": row[2]}, both[side]))
        return facts

    def foresee(self, state: BasraState, seat: Seat, move: Move) -> Reason | None:
        floor = state.piles.zones[FLOOR]
        if isinstance(move, Play):
            card, ways = move.card, captures(move.card, floor)
            cards = ways[0] if ways else []
        elif isinstance(move, Capture):
            card, cards = move.card, move.cards
        else:
            return None
        if not cards:
            return Reason("stays")
        points = self._basra(state, seat, card, cards)
        args: dict[str, Arg] = {"cards": Cards(cards), "points": points}
        return Reason("basra" if points else "sweeps" if takes_all(card) else "takes", args)

    def fallback(self, state: BasraState, seat: Seat) -> Move:
        """BA-35: an ordinary card that captures nothing, the lowest; J and then 7D last."""
        zones = state.piles.zones
        floor = zones[FLOOR]
        card = min(zones[HAND[seat]], key=lambda c: (takes_all(c), c == KOMI, bool(captures(c, floor)), RANK[c], c))
        ways = self._captures(card, floor)
        if len(ways) < 2:
            return PLAY[card]
        return Capture(card, min([w for w in ways if w], key=lambda w: (-len(w), [floor.index(c) for c in w])), PACK)

    def compose(self, verb: str, arguments: list[str]) -> Move | None:
        """play 9D take 4C 5C; play 9D take none."""
        if verb != "play" or len(arguments) < 3 or arguments[1].casefold() != "take":
            return None
        card = PACK.find(arguments[0])
        names = [] if arguments[2].casefold() == "none" else arguments[2:]
        cards = [c for c in map(PACK.find, names) if c is not None]
        return Capture(card, sorted(cards), PACK) if card is not None and len(cards) == len(names) else None

    def explain(self, state: BasraState, seat: Seat, move: Move) -> Reason:
        if isinstance(move, Capture):
            if move.card in state.piles.zones[HAND[seat]]:
                return NOT_WHAT_IT_TAKES
            return super().explain(state, seat, PLAY[move.card])
        return super().explain(state, seat, move)

    def impossible(self, state: BasraState) -> Reason | None:
        zones = state.piles.zones
        if state.acting != 1 << state.turn or state.turn >= state.seats or state.dealer >= state.seats:
            return Reason("position-turn")
        if not zones[HAND[state.turn]]:
            return Reason("position-empty-hand")
        held = [len(zones[HAND[after(state.turn, state.seats, step)]]) for step in range(state.seats)]
        if max(held) > BATCH or max(held) - min(held) > 1 or sorted(held, reverse=True) != held:
            return Reason("position-hands")
        return None


# -- what takes what --


def takes_all(card: CardId) -> bool:
    """A jack, and the seven of diamonds."""
    return RANK[card] == JACK or card == KOMI


def captures(card: CardId, floor: list[CardId]) -> list[list[CardId]]:
    """What `card` takes: nothing, one set, or several equally large sets to choose from (BA-05 to BA-09)."""
    if not floor:
        return []
    if takes_all(card):
        return [sorted(floor)]
    rank = RANK[card]
    equal = [c for c in floor if RANK[c] == rank]
    if rank < JACK:
        small = [c for c in floor if RANK[c] < rank]
        if len(small) > 1:
            ways = largest([RANK[c] for c in small], rank)
            if ways:
                return [sorted(equal + [c for i, c in enumerate(small) if bits >> i & 1]) for bits in ways]
    return [sorted(equal)] if equal else []


def any_captures(card: CardId, floor: list[CardId]) -> list[list[CardId]]:
    """Every set that `card` may take where one may take fewer, the largest first."""
    rank = RANK[card]
    equal = [c for c in floor if RANK[c] == rank]
    small = [c for c in floor if RANK[c] < rank] if rank < JACK else []
    sums = [0, *unions([RANK[c] for c in small], rank)]
    ways: list[list[CardId]] = []
    for bits in range(1 << len(equal)):
        same = [c for i, c in enumerate(equal) if bits >> i & 1]
        ways += [sorted(same + [c for i, c in enumerate(small) if taken >> i & 1]) for taken in sums]
    return sorted([way for way in ways if way], key=lambda way: (-len(way), way))


def is_basra_of_seven(floor: list[CardId], when: str) -> bool:
    """The seven of diamonds took the whole floor: is it a basra? (BA-10)"""
    ranks = [RANK[c] for c in floor]
    if when in ("sweep", "never"):
        return when == "sweep"
    if when == "ten":
        return max(ranks) <= 10 and sum(ranks) <= 10
    if max(ranks) > 10:
        return ranks == [JACK] or (len(set(ranks)) == 1 and ranks[0] in (QUEEN, KING))
    every = (1 << len(ranks)) - 1
    for value in range(max(ranks), 11):
        equal = sum([1 << i for i, rank in enumerate(ranks) if rank == value])
        small = [rank for rank in ranks if rank != value]
        if equal == every or [bits.bit_count() for bits in largest(small, value)][:1] == [len(small)]:
            return True
    return False


GAME: Final = Basra
