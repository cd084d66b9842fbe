"""Egyptian Basra: take from the floor what your card equals or sums to; clear the floor and it is a basra.

Two play, or four as two sides. The rulings (BA-01 and so on) stand in rulings.md beside this file.
"""

from __future__ import annotations

from typing import Final, final

from majlis.cards.card import CardId
from majlis.cards.french import ACE, JACK
from majlis.event import Arg, Cards, Who
from majlis.game import Fact, Game, Nature, Outcome, State
from majlis.games.basra.options import VARIANTS, BasraOptions
from majlis.games.basra.taking import (
    KOMI,
    LISTED_FLOOR,
    PACK,
    RANK,
    Smaller,
    any_captures,
    captures,
    is_basra_of_seven,
    takes_all,
    why_not,
)
from majlis.kit.scores import leader, side_of, sides
from majlis.move import Capture, Domain, Move, Play, Reason, Why, plays
from majlis.piles import Piles, laid_out
from majlis.plan import DOWN, FAN, OPEN, OWNER, PILE, ROW, SEATS, SHUT, Plan, Seat, after
from majlis.table import Table

PLAY: Final = plays(PACK)
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

TONES: Final = {
    "deal-begins": "deal",
    "first-floor": "deal",
    "next-batch": "deal",
    "your-hand": "deal",
    "basra": "big",
    "counted": "count",
    "even": "count",
    "game-won": "end",
    "rubber-won": "end",
    "match-won": "end",
    "match-shared": "end",
}


def _nature(clockwise: bool) -> Nature:
    seats = [2, 4]
    return Nature(
        "basra", "fishing", "french", seats, BasraOptions, VARIANTS, clockwise=clockwise, tones=TONES, chat="play"
    )


NATURE: Final = _nature(clockwise=False)  # BA-04
CLOCKWISE: Final = _nature(clockwise=True)


@final
class BasraState(State):
    """A match: who deals, who captured last, basras of this deal, and the score."""

    __slots__ = ("basras", "bonus", "carried", "dealer", "deals", "fresh", "games", "last", "report", "scores")

    def __init__(self, piles: Piles, seats: int) -> None:
        super().__init__(piles, seats)
        self.deals: int = 0  # begun so far
        self.dealer: Seat = SEATS[0]
        self.fresh: bool = True  # nobody has played yet in this deal
        self.last: int = -1  # the side that captured last
        self.basras: list[int] = [0, 0]
        self.bonus: list[int] = [0, 0]  # points of these basras
        self.carried: int = 0  # points for most cards that a tie left over (BA-18)
        self.scores: list[int] = [0, 0]
        self.games: list[int] = [0, 0]  # won so far in a rubber
        self.report: list[int] = [0] * 6  # of the deal before: cards, basras, points, of one side and of the other

    def fork(self) -> BasraState:
        twin = BasraState(self.piles.fork(), self.seats)
        twin.acting, twin.last_deal, twin.deals, twin.dealer = self.acting, self.last_deal, self.deals, self.dealer
        twin.fresh, twin.last, twin.carried = self.fresh, self.last, self.carried
        twin.basras, twin.bonus = self.basras[:], self.bonus[:]
        twin.scores, twin.games = self.scores[:], self.games[:]
        twin.report = self.report[:]
        return twin


@final
class Basra(Game[BasraState]):
    """The rules, in the order of play."""

    def __init__(self, options: BasraOptions) -> None:
        plan = COUNTED if options.show_counts else PLAN
        nature = CLOCKWISE if options.direction == "clockwise" else NATURE
        super().__init__(nature, options, plan, PLAY, DEALS * 48 + 1)
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
        state.acting = 1 << after(state.dealer, seats)
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
        state.acting = 1 << after(state.dealer, state.seats)  # BA-04

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
        if why.told:
            why.bar(PLAY[card], why_not("choose-what-to-take", card))
        moves += [Capture(card, cards, PACK) for cards in ways]

    def _captures(self, card: CardId, floor: list[CardId]) -> list[list[CardId]]:
        if not self.free or takes_all(card):  # BA-32
            return captures(card, floor)
        fewer = self.fewer and len(floor) <= LISTED_FLOOR
        ways = any_captures(card, floor) if fewer else captures(card, floor)
        if self.nothing and ways:
            ways.append([])
        return ways

    def domain(self, state: BasraState, seat: Seat) -> Domain | None:
        zones = state.piles.zones
        if not self.fewer or len(zones[FLOOR]) <= LISTED_FLOOR or not state.acting >> seat & 1:
            return None
        return Smaller(zones[HAND[seat]], zones[FLOOR])

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
        self._next(state, after(seat, state.seats), table)

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
        if not self.last_card and not zones[STOCK] and sum([len(zones[hand]) for hand in HAND]) == 1:
            return 0
        if RANK[card] == JACK:
            return self.jack_points if len(cards) == 1 and RANK[cards[0]] == JACK else 0
        if card == KOMI and not is_basra_of_seven(cards, self.seven):
            return 0
        return self.points

    def _next(self, state: BasraState, seat: Seat, table: Table) -> None:
        """The next seat, the next batch (BA-30), or the count."""
        zones = state.piles.zones
        if not zones[HAND[seat]]:
            if zones[STOCK] and not max([len(zones[hand]) for hand in HAND]):
                self._hand_out(state, table)
                if table.told:
                    table.say("next-batch", [], {"left": len(zones[STOCK])})
                    self._tell_hands(state, table)
            for _ in range(state.seats):  # who has no card, in a position that somebody wrote, is passed over
                if not zones[HAND[seat]]:
                    seat = after(seat, state.seats)
            if not zones[HAND[seat]]:
                self._count(state, table)
                return
        state.acting = 1 << seat

    def _tell_hands(self, state: BasraState, table: Table) -> None:
        for seat in SEATS[: state.seats]:
            if state.piles.zones[HAND[seat]]:
                table.tell(seat, "your-hand", {"cards": Cards(sorted(state.piles.zones[HAND[seat]]))})

    # -- the count --

    def _count(self, state: BasraState, table: Table) -> None:
        zones = state.piles.zones
        self._leave_floor(state, table)
        won = [zones[TAKEN[side]] + zones[BASRA[side]] for side in range(2)]
        cards = [len(pile) for pile in won]
        most = [MOST_CARDS + state.carried if cards[side] > cards[1 - side] else 0 for side in range(2)]  # BA-17
        extra = [sum([EXTRA[c] for c in pile]) if self.extra else 0 for pile in won]  # BA-19
        if self.tie_carries:  # BA-18
            state.carried = state.carried + MOST_CARDS if cards[0] == cards[1] else 0
        if table.told and cards[0] == cards[1]:
            table.say("even", [], {"cards": cards[0], "carried": state.carried})
        state.report = []
        for side in range(2):
            gained = most[side] + state.bonus[side] + extra[side]
            state.scores[side] += gained
            state.report += [cards[side], state.basras[side], gained]
            if table.told:
                self._say_count(state, side, most[side], extra[side], table)
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

    def _say_count(self, state: BasraState, side: int, most: int, extra: int, table: Table) -> None:
        cards, basras, points = state.report[side * 3 : side * 3 + 3]
        args: dict[str, Arg] = {"cards": cards, "most": most, "basras": basras, "bonus": state.bonus[side]}
        args["extra"] = extra
        args["points"] = points
        args["total"] = state.scores[side]
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
        if not table.told:
            return
        best = self._standing(state)
        if best[0] == best[1]:
            table.say("match-shared", [], {"total": state.scores[0]})
            return
        side = 0 if best[0] > best[1] else 1
        rubber = state.games[0] != state.games[1]
        kept = state.games if rubber else state.scores
        args: dict[str, Arg] = {"total": kept[side], "other": kept[1 - side]}
        table.say("rubber-won" if rubber else "match-won", sides(state.seats)[side], args)

    # -- is it over --

    def outcome(self, state: BasraState) -> Outcome | None:
        if state.acting:
            return None
        best = self._standing(state)
        return Outcome([float(best[side_of(seat)] - best[1 - side_of(seat)]) for seat in SEATS[: state.seats]])

    def _standing(self, state: BasraState) -> list[int]:
        """Games before points (BA-35)."""
        return [games * 10_000 + score for games, score in zip(state.games, state.scores, strict=True)]

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
        dealer = after(state.dealer, state.seats, 0)
        facts += [Fact("deal", {"deal": state.deals}), Fact("dealer", {}, [dealer])]
        if state.seats == 4:
            facts += [Fact("pile", {"keeper": Who([keeper(side, dealer)])}, both[side]) for side in range(2)]
        facts.append(Fact("left", {"cards": len(state.piles.zones[STOCK])}))
        if state.carried:
            facts.append(Fact("carried", {"points": state.carried}))
        if any(state.report):
            for side in range(2):
                cards, basras, points = state.report[side * 3 : side * 3 + 3]
                facts.append(Fact("last-deal", {"cards": cards, "basras": basras, "points": points}, both[side]))
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
        first = min([w for w in ways if w], key=lambda w: (-len(w), sorted([floor.index(c) for c in w])))
        return Capture(card, first, PACK)

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
                ways = self._captures(move.card, state.piles.zones[FLOOR])
                return why_not("not-what-it-takes" if len(ways) > 1 else "no-choice", move.card)
            return super().explain(state, seat, PLAY[move.card])
        return super().explain(state, seat, move)

    def impossible(self, state: BasraState) -> Reason | None:
        zones = state.piles.zones
        if len(state.waiting()) != 1 or not 0 <= state.dealer < state.seats:
            return Reason("position-turn")
        if not zones[HAND[state.waiting()[0]]]:
            return Reason("position-empty-hand")
        if max([len(zones[hand]) for hand in HAND]) > BATCH:
            return Reason("position-too-many")
        if not -1 <= state.last <= 1:
            return Reason("wrong-field", {"name": "last", "value": str(state.last)})
        return None


def keeper(side: int, dealer: Seat) -> Seat:
    """Before whom the pile of a side lies: away from the pack, else before who joined first (BA-22)."""
    return after(dealer, 4, 2) if side_of(dealer) == side else SEATS[side]


GAME: Final = Basra
