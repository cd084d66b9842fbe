"""TakeTwo: vowel, consonant, vowel, consonant; play the very same card and the fewest cards draw two.

Two to four play. The rulings (TT-01 and so on) stand in rulings.md beside this file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from majlis.cards.alpha import EITHER
from majlis.cards.card import CardId
from majlis.event import Arg, Cards, Term, Who
from majlis.game import Fact, Game, Mark, Nature, Outcome
from majlis.games.taketwo.options import VARIANTS, TakeTwoOptions
from majlis.games.taketwo.top import (
    AGAIN,
    DISCARD,
    FACE,
    FIRST,
    FITTING,
    HAND,
    PACK,
    PARTS,
    PLAIN,
    PLAN,
    SAME,
    STOCK,
    SUIT,
    WILD,
    TakeTwoState,
    all_ways,
    mark_of,
    top_facts,
    top_of,
    why_impossible,
)
from majlis.move import DRAW, NOT_NOW, PASS, Move, Play, Reason, Why
from majlis.piles import laid_out
from majlis.plan import SEATS, Seat, after, bit
from majlis.table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64

DEALT: Final = 6  # TT-01
TURNS: Final = 300  # TT-13
TO_WIN: Final = 3  # TT-10: deals
EVERY_CARD: Final = (1 << len(PACK.all)) - 1

WANTED: Final = ["vowel-wanted", "consonant-wanted"]
DRAWN_ONLY: Final = Reason("only-a-card-just-drawn")
ALREADY: Final = Reason("already-drawn")
NO_STOCK: Final = Reason("nothing-to-draw")
DRAW_FIRST: Final = Reason("draw-or-play")
SAY_PART: Final = Reason("say-the-part")

TONES: Final = {
    "deals": "deal",
    "deal-begins": "deal",
    "first-card": "deal",
    "first-card-free": "deal",
    "your-hand": "deal",
    "plays-same": "big",
    "plays-same-as": "big",
    "reshuffled": "deal",
    "deal-won": "end",
    "wins": "end",
    "match-won": "end",
    "placed": "count",
    "placed-deals": "count",
}

NATURE: Final = Nature("taketwo", "shedding", "alpha", [2, 3, 4], TakeTwoOptions, VARIANTS, tones=TONES)


@final
class TakeTwo(Game[TakeTwoState]):
    """The rules, in the order of play."""

    def __init__(self, options: TakeTwoOptions) -> None:
        self.three: bool = options.match == "first-to-three"
        self.ranked: bool = options.places == "by-cards-left"
        deals = 1 + 4 * (TO_WIN - 1) if self.three else 1
        moves = [DRAW, PASS, *[way for card in PACK.all for way in all_ways(card)]]
        super().__init__(NATURE, options, PLAN, moves, deals * TURNS * 2)

    def blank(self, seats: int) -> TakeTwoState:
        state = TakeTwoState(laid_out(PLAN, STOCK), seats)
        state.acting = 1 << state.turn
        return state

    def deal(self, state: TakeTwoState, table: Table) -> None:
        table.open_deal()
        state.dealer = SEATS[table.chance.below(state.seats)]  # G-20
        self._begin(state, table)

    # -- a deal --

    def _next_deal(self, state: TakeTwoState, table: Table) -> None:
        table.open_deal()
        state.dealer = after(state.dealer, state.seats)  # G-20
        for seat in range(state.seats):
            table.sweep(HAND[seat], STOCK)
        table.sweep(DISCARD, STOCK)
        self._begin(state, table)

    def _begin(self, state: TakeTwoState, table: Table) -> None:
        """Six each, one card to start the discard pile (TT-01)."""
        state.deals += 1
        state.part = state.same = ""
        state.drawn = -1
        state.idle = state.turns = 0
        table.shuffle(STOCK)
        for step in range(1, state.seats + 1):
            table.draw(DEALT, STOCK, HAND[after(state.dealer, state.seats, step)])
        table.draw(1, STOCK, DISCARD)
        if table.told:
            self._tell_deal(state, table)
        state.turn = after(state.dealer, state.seats)
        state.acting = 1 << state.turn

    def _tell_deal(self, state: TakeTwoState, table: Table) -> None:
        zones = state.piles.zones
        top = zones[DISCARD][-1]
        if self.three:
            table.say("deal-begins", [state.dealer], {"deal": state.deals})
        else:
            table.say("deals", [state.dealer], {})
        table.say("first-card-free" if SUIT[top] == EITHER else "first-card", [], {"card": Cards([top])})
        for seat in SEATS[: state.seats]:
            table.tell(seat, "your-hand", {"cards": Cards(sorted(zones[HAND[seat]]))})

    # -- a turn: play one card; or draw two, and then play one of these or none --

    def choices(self, state: TakeTwoState, seat: Seat, why: Why) -> list[Move]:
        if not state.acting >> seat & 1:
            return []
        hand = state.piles.zones[HAND[seat]]
        drawn = state.drawn
        fresh = hand if drawn < 0 else hand[len(hand) - drawn :]
        moves = self._playable(state, fresh)
        if why.told:
            self._bar_cards(state, fresh, hand, moves, why)
        if drawn >= 0:  # TT-07
            why.bar(DRAW, ALREADY)
        elif state.piles.zones[STOCK]:
            why.bar(PASS, DRAW_FIRST)
            moves.append(DRAW)
            return moves
        else:  # TT-08
            why.bar(DRAW, NO_STOCK)
        moves.append(PASS)
        return moves

    def _playable(self, state: TakeTwoState, cards: list[CardId]) -> list[Move]:
        """The ways to play these cards now; cards that look the same count once."""
        role, same = top_of(state)
        fitting, again = FITTING[role], AGAIN[role]
        moves: list[Move] = []
        seen: i64 = 0
        for card in cards:
            face: i64 = FACE[card]
            if not seen >> face & 1:
                seen |= 1 << face
                for way in fitting[face] if face != same else again[face]:
                    moves.append(way)  # noqa: PERF402 - compiled, this is faster
        return moves

    def _bar_cards(
        self, state: TakeTwoState, fresh: list[CardId], hand: list[CardId], moves: list[Move], why: Why
    ) -> None:
        role, same = top_of(state)
        if role != EITHER:
            wanted = Reason(WANTED[1 - role], {"same": Cards([FIRST[same]])})
            for card in fresh:
                for way in all_ways(card):
                    if way not in moves:
                        why.bar(way, wanted)
        faces = [FACE[card] for card in fresh]
        for card in hand:
            if FACE[card] not in faces:
                for way in all_ways(card):
                    why.bar(way, DRAWN_ONLY)

    def apply(self, state: TakeTwoState, seat: Seat, move: Move, table: Table) -> None:
        if isinstance(move, Play):
            self._play(state, seat, move, table)
        elif move is DRAW:
            state.idle = 0
            state.drawn = self._draw(state, seat, "draws", table)
        else:
            if state.drawn < 0:
                state.idle += 1
            if table.told:
                table.say("passes" if state.drawn < 0 else "plays-nothing", [seat], {})
            self._next(state, table)

    # -- play a card --

    def _play(self, state: TakeTwoState, seat: Seat, move: Play, table: Table) -> None:
        hand = state.piles.zones[HAND[seat]]
        face = FACE[move.card]
        same = self._is_same(state, move)
        if move.mode == SAME:  # TT-05: it takes over what the top card was
            role, top = top_of(state)
            state.part = PARTS[role]
            state.same = PACK.code[FIRST[top]] if top != WILD else ""
        else:
            state.part = PARTS[move.mode] if move.mode < EITHER else ""
            state.same = ""
        i = len(hand) - 1
        while FACE[hand[i]] != face:
            i -= 1
        table.move(hand[i], HAND[seat], DISCARD)
        if table.told:
            self._say_play(state, seat, move, same, table)
        state.idle = 0
        if not hand:  # TT-03, TT-14: nobody draws any more
            self._end(state, [seat], table)
            return
        self._renew(state, table)
        if same:
            self._make_draw(state, seat, table)
        self._next(state, table)

    def _is_same(self, state: TakeTwoState, move: Play) -> bool:
        """Is it the very same card as the top one? A wild only if its player says so (TT-02, TT-05)."""
        face = FACE[move.card]
        return move.mode == SAME or (face != WILD and face == top_of(state)[1])

    def _say_play(self, state: TakeTwoState, seat: Seat, move: Play, same: bool, table: Table) -> None:
        args: dict[str, Arg] = {"card": Cards([move.card]), "left": len(state.piles.zones[HAND[seat]])}
        what = "plays-same" if same else "plays"
        if move.part:
            args["part"] = Term(mark_of(state))
            what = f"{what}-as"
        table.say(what, [seat], args)

    def _make_draw(self, state: TakeTwoState, seat: Seat, table: Table) -> None:
        """The others with the fewest cards draw two (TT-03), in turn (TT-11)."""
        victims = self._fewest(state, seat)
        if table.told and len(victims) > 1:
            table.say("fewest", victims, {})
        what = "draws-fewest" if len(victims) == 1 and state.seats > 2 else "draws"
        for victim in victims:
            self._draw(state, victim, what, table)

    def _fewest(self, state: TakeTwoState, seat: Seat) -> list[Seat]:
        """Those with the fewest cards, `seat` not counted, clockwise from there."""
        zones = state.piles.zones
        others = [after(seat, state.seats, step) for step in range(1, state.seats)]
        fewest = min([len(zones[HAND[s]]) for s in others])
        return [s for s in others if len(zones[HAND[s]]) == fewest]

    # -- draw --

    def _draw(self, state: TakeTwoState, seat: Seat, what: str, table: Table) -> int:
        """Two cards, or as many as there are; how many. `what` is said of it."""
        zones = state.piles.zones
        hand = zones[HAND[seat]]
        before = len(hand)
        if len(zones[STOCK]) > 2:
            table.draw(2, STOCK, HAND[seat])
        else:
            table.draw(1, STOCK, HAND[seat])
            self._renew(state, table)
            table.draw(1, STOCK, HAND[seat])
        if table.told:
            table.say(what, [seat], {"cards": Cards(hand[before:]), "hand": len(hand)}, bit(seat))
        self._renew(state, table)
        return len(hand) - before

    def _renew(self, state: TakeTwoState, table: Table) -> None:
        """As soon as the stock is empty, the discards under the top card are the new one (TT-08)."""
        zones = state.piles.zones
        if zones[STOCK] or len(zones[DISCARD]) < 2:
            return
        table.draw_under(DISCARD, STOCK)
        table.shuffle(STOCK)
        held = sum([1 << card for card in zones[STOCK]])
        table.rule_out(STOCK, EVERY_CARD ^ held)
        for seat in range(state.seats):
            table.rule_out(HAND[seat], held)
        if len(zones[STOCK]) == 1:
            table.reveal(zones[STOCK][0])
        if table.told:
            table.say("reshuffled", [], {"left": len(zones[STOCK])})

    # -- the next seat, or the end of the deal --

    def _next(self, state: TakeTwoState, table: Table) -> None:
        state.turns += 1
        state.drawn = -1
        state.turn = after(state.turn, state.seats)
        state.acting = 1 << state.turn
        if state.idle >= state.seats:
            self._end_by_fewest(state, "ends-dry", table)  # TT-08
        elif state.turns >= TURNS:
            self._end_by_fewest(state, "ends-long", table)  # TT-13

    def _end_by_fewest(self, state: TakeTwoState, what: str, table: Table) -> None:
        sizes = [len(state.piles.zones[HAND[s]]) for s in range(state.seats)]
        winners = [SEATS[s] for s in range(state.seats) if sizes[s] == min(sizes)]
        if table.told:
            table.say(what, [], {"turns": TURNS})
            table.say("fewest-left", winners, {"left": min(sizes)})
        self._end(state, winners, table)

    def _end(self, state: TakeTwoState, winners: list[Seat], table: Table) -> None:
        for s in range(state.seats):
            state.left[s] += len(state.piles.zones[HAND[s]])
        for winner in winners:
            state.won[winner] += 1
            if table.told and self.three:
                table.say("deal-won", [winner], {"won": state.won[winner]})
        if self.three and max(state.won) < TO_WIN and not state.last_deal:  # TT-10
            self._next_deal(state, table)
            return
        state.acting = 0
        if table.told:
            self._say_end(state, table)

    def _say_end(self, state: TakeTwoState, table: Table) -> None:
        best = max(state.won)
        winners = [s for s in SEATS[: state.seats] if state.won[s] == best]
        table.say("match-won" if self.three else "wins", winners, {"won": best})
        if self.ranked:
            scores = self._scores(state)
            for s in sorted(SEATS[: state.seats], key=lambda s: -scores[s]):
                if state.won[s] < best:
                    args: dict[str, Arg] = {"won": state.won[s], "left": state.left[s]}
                    args["place"] = 1 + len([score for score in scores if score > scores[s]])
                    table.say("placed-deals" if self.three else "placed", [s], args)

    # -- is it over --

    def outcome(self, state: TakeTwoState) -> Outcome | None:
        return None if state.acting else Outcome(self._scores(state))

    def standing(self, state: TakeTwoState) -> Outcome | None:
        """Fewer cards are nearer the end."""
        return Outcome([-float(len(state.piles.zones[HAND[seat]])) for seat in range(state.seats)])

    def _scores(self, state: TakeTwoState) -> list[float]:
        """The deals won; for places among the others also the cards left (TT-14)."""
        if not self.ranked:
            return [float(won) for won in state.won]
        best = max(state.won)
        return [
            float(won * 1000 - (left if won < best else 0)) for won, left in zip(state.won, state.left, strict=True)
        ]

    # -- beside the cards --

    def facts(self, state: TakeTwoState) -> list[Fact]:
        facts = top_facts(state)
        if self.three:
            facts += [Fact("won", {"won": state.won[s]}, [s]) for s in SEATS[: state.seats]]
            facts += [Fact("target", {"won": TO_WIN}), Fact("deal", {"deal": state.deals})]
        facts.append(Fact("dealer", {}, [state.dealer]))
        if TURNS - state.turns <= 50:
            facts.append(Fact("turns", {"turns": TURNS - state.turns}))
        return facts

    def marks(self, state: TakeTwoState) -> list[Mark]:
        discard = state.piles.zones[DISCARD]
        mark = mark_of(state) if discard else ""
        return [Mark(DISCARD, len(discard) - 1, mark)] if mark else []

    def foresee(self, state: TakeTwoState, seat: Seat, move: Move) -> Reason | None:
        if not isinstance(move, Play):
            return None
        if len(state.piles.zones[HAND[seat]]) == 1:
            return Reason("goes-out")
        return Reason("draw-two", {"who": Who(self._fewest(state, seat))}) if self._is_same(state, move) else None

    def fallback(self, state: TakeTwoState, seat: Seat) -> Move:
        """Draw two and play nothing (G-35)."""
        return DRAW if state.drawn < 0 and state.piles.zones[STOCK] else PASS

    def compose(self, verb: str, arguments: list[str]) -> Move | None:
        """play e/a; play wild as vowel; and play Y, to be told that a part belongs to it."""
        if verb != "play" or not arguments:
            return None
        name = arguments[0].upper()
        card = PACK.find("?" if name == "WILD" else "/".join(sorted(name.split("/"))))
        if card is None or len(arguments) == 1:
            return PLAIN[card] if card is not None else None
        return self.written.get(" ".join([verb, PACK.code[card], *arguments[1:]]).casefold())

    def explain(self, state: TakeTwoState, seat: Seat, move: Move) -> Reason:
        reason = super().explain(state, seat, move)
        unsaid = isinstance(move, Play) and move is PLAIN[move.card] and SUIT[move.card] == EITHER
        return SAY_PART if unsaid and reason is NOT_NOW else reason

    def impossible(self, state: TakeTwoState) -> Reason | None:
        return why_impossible(state, TURNS, TO_WIN if self.three else 1)


GAME: Final = TakeTwo
