"""Egyptian Basra: take from the floor what your card equals or sums to; clear the floor and it is a basra.

Two play, or four as two sides. The rulings (BA-01 and so on) stand in rulings.md beside this file.
"""

from __future__ import annotations

from typing import Final, final

from majlis.cards.card import CardId
from majlis.cards.french import JACK
from majlis.event import Arg, Cards, Who
from majlis.game import Fact, Game, Nature, Outcome
from majlis.games.basra.count import count, say_end, standing
from majlis.games.basra.options import VARIANTS, BasraOptions
from majlis.games.basra.places import (
    BASRA,
    BATCH,
    COUNTED,
    DEALS,
    FLOOR,
    GAMES,
    HAND,
    PLAN,
    STOCK,
    TAKEN,
    BasraState,
)
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
from majlis.piles import laid_out
from majlis.plan import SEATS, Seat, after
from majlis.table import Table

PLAY: Final = plays(PACK)

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
        points = self.basra_points(state, seat, card, cards)
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

    def basra_points(self, state: BasraState, seat: Seat, card: CardId, cards: list[CardId]) -> int:
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
                count(state, self.extra, self.tie_carries, table)
                self._end_of_deal(state, table)
                return
        state.acting = 1 << seat

    def _tell_hands(self, state: BasraState, table: Table) -> None:
        for seat in SEATS[: state.seats]:
            if state.piles.zones[HAND[seat]]:
                table.tell(seat, "your-hand", {"cards": Cards(sorted(state.piles.zones[HAND[seat]]))})

    # -- the end of a deal --

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
            say_end(state, table)
        else:
            self._next_deal(state, table)

    # -- is it over --

    def outcome(self, state: BasraState) -> Outcome | None:
        if state.acting:
            return None
        best = standing(state)
        return Outcome([float(best[side_of(seat)] - best[1 - side_of(seat)]) for seat in SEATS[: state.seats]])

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
        points = self.basra_points(state, seat, card, cards)
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
