"""Consonants: take as few consonants as you can, and make words of those you took. Fewest points win.

Three to six play. The rulings (CO-01 and so on) stand in rulings.md beside this file.
"""

from __future__ import annotations

from typing import Final, final

from majlis.chance import Chance
from majlis.event import Arg, Cards
from majlis.game import Fact, Game, Mark, Nature, Outcome, Timer
from majlis.games.consonants import giving, showing, tricks, wording
from majlis.games.consonants.giving import Gifts, gift, read_gift, step_of
from majlis.games.consonants.options import VARIANTS, ConsonantsOptions
from majlis.games.consonants.table import (
    AGREE,
    CHANGES,
    CLOSED_PLAN,
    DEALS,
    DONE,
    DOUBTING,
    FLIGHT,
    FLYING,
    GIVEN,
    HAND,
    KITTY,
    LAID,
    LEADS,
    LOWER,
    OPEN_PLAN,
    PACK,
    PASSING,
    PLAYERS,
    RAISE,
    STOCK,
    TAKEN,
    TRICK,
    TRICKS,
    TURNED,
    WAYS,
    WORDING,
    ConsonantsState,
    counted,
)
from majlis.games.consonants.wording import Wording
from majlis.judge import Judge
from majlis.kit.abjad_words import About, Listing
from majlis.move import QUIET, Choose, Domain, Move, Play, Reason, Why
from majlis.piles import laid_out
from majlis.plan import SEATS, Seat, Zone, after
from majlis.table import Table

WORDS: Final = 18  # of one deal, at the most
BOUND: Final = DEALS * (PLAYERS * (1 + CHANGES + 2) + len(PACK.all) + WORDS + 1)

NATURE: Final = Nature(
    "consonants",
    "trick",
    "alpha",
    [3, 4, 5, 6],
    ConsonantsOptions,
    VARIANTS,
    tones={
        "deal-begins": "deal",
        "your-hand": "deal",
        "receives": "deal",
        "takes-trick": "play",
        "takes-kitty": "big",
        "all-six": "big",
        "challenge-right": "big",
        "challenge-wrong": "big",
        "scores": "count",
        "scores-flying": "count",
        "wins": "end",
        "shares": "end",
    },
    language="en",
)


@final
class Consonants(Game[ConsonantsState]):
    """The rules, in the order of play."""

    def __init__(self, options: ConsonantsOptions, judge: Judge) -> None:
        plan = OPEN_PLAN if options.tricks == "open" else CLOSED_PLAN
        moves: list[Move] = [DONE, AGREE, LOWER, RAISE]
        for card in PACK.all:
            moves += WAYS[card]
        super().__init__(NATURE, options, plan, moves, BOUND)
        self.judge = judge
        self.always: bool = options.passing == "always"
        self.at_once: bool = options.tricks != "next-lead"
        self.limit: int = options.limit
        self.again: bool = options.fallen_again
        self.wording: Wording = Wording(options, judge)
        if options.mode == "challenge":  # G-25
            self.hints_closed = Reason("hints-closed")

    def blank(self, seats: int) -> ConsonantsState:
        state = ConsonantsState(laid_out(self.plan, STOCK), seats)
        state.acting = (1 << seats) - 1
        return state

    def deal(self, state: ConsonantsState, table: Table) -> None:
        table.open_deal()
        state.dealer = SEATS[table.chance.below(state.seats)]  # CO-18
        self._begin(state, table)

    # -- a deal: all cards, the remainder to the kitty (CO-01) --

    def _next_deal(self, state: ConsonantsState, table: Table) -> None:
        table.open_deal()
        state.dealer = after(state.dealer, state.seats)  # CO-18
        for s in SEATS[: state.seats]:
            table.sweep(TURNED[s], STOCK)
            table.sweep(LAID[s], STOCK)
        state.words = [[] for _ in range(state.seats)]
        state.adjust = [0] * state.seats
        if self.again:
            state.fallen = []
        self._begin(state, table)

    def _begin(self, state: ConsonantsState, table: Table) -> None:
        seats = state.seats
        state.deals += 1
        each = len(PACK.all) // seats
        table.shuffle(STOCK)
        for step in range(1, seats + 1):
            table.draw(each, STOCK, HAND[after(state.dealer, seats, step)])
        table.sweep(STOCK, KITTY)
        state.opener = next(card for card in LEADS if card not in state.piles.zones[KITTY])  # CO-03
        if table.told:
            args: dict[str, Arg] = {"deal": state.deals, "each": each, "kitty": len(state.piles.zones[KITTY])}
            table.say("deal-begins", [state.dealer], args)
            for s in SEATS[:seats]:
                table.tell(s, "your-hand", {"cards": Cards(sorted(state.piles.zones[HAND[s]]))})
        if not step_of(state.deals, seats, self.always):
            if table.told:
                table.say("no-pass", [], {})
            tricks.open_tricks(state, table)
            return
        giving.ask(state, self.always, table)

    # -- the pass (CO-02) --

    def _give(self, state: ConsonantsState, seat: Seat, move: Choose, table: Table) -> None:
        giving.give(state, seat, move.cards, self.always, table)
        if not state.acting:
            giving.take(state, self.always, table)
            tricks.open_tricks(state, table)

    # -- tricks (CO-03 to CO-09) --

    def _play(self, state: ConsonantsState, seat: Seat, move: Play, table: Table) -> None:
        tricks.put(state, seat, move, table)
        following = after(seat, state.seats)
        if state.piles.zones[TRICK[following]]:
            self._end_of_trick(state, table)
        else:
            state.acting = 1 << following

    def _end_of_trick(self, state: ConsonantsState, table: Table) -> None:
        winner = tricks.winning(state)
        if table.told:
            args: dict[str, Arg] = {"card": Cards([state.piles.zones[TRICK[winner]][0]])}
            args["part"], args["points"] = tricks.part_of(state, winner), tricks.worth(state)
            table.say("takes-trick", [winner], args)
        state.winner = winner
        last = not state.piles.zones[HAND[winner]]
        if self.at_once or last:  # CO-17
            tricks.gather(state, table)
        state.leader = winner
        if last:
            self._turn_up(state, winner, table)
        else:
            state.acting = 1 << winner

    def _turn_up(self, state: ConsonantsState, winner: Seat, table: Table) -> None:
        """The kitty is taken like a trick (CO-11); then everything is turned up (CO-21)."""
        zones = state.piles.zones
        if table.told:
            kitty = zones[KITTY][:]
            table.say("takes-kitty", [winner], {"cards": Cards(sorted(kitty)), "points": counted(kitty)})
        table.sweep(KITTY, TURNED[winner])
        for s in SEATS[: state.seats]:
            table.sweep(TAKEN[s], TURNED[s])
            zones[TURNED[s]].sort()
            if table.told:
                cards = zones[TURNED[s]]
                table.say("has-taken", [s], {"count": len(cards), "points": counted(cards)})
                if wording.flyer(state) == s:
                    table.say("all-six", [s], {})
        self._make_words(state, table)

    # -- words (CO-12, CO-21) --

    def _make_words(self, state: ConsonantsState, table: Table) -> None:
        if table.told:
            table.say("all-build", [], {"minutes": int(self.wording.seconds) // 60})
            for s in SEATS[: state.seats]:
                table.tell(s, "your-pile", {"cards": Cards(state.piles.zones[TURNED[s]][:])})
        state.phase = WORDING
        state.lists = [""] * state.seats
        state.changes = [0] * state.seats
        state.acting = wording.makers(state)

    def _enter(self, state: ConsonantsState, seat: Seat, move: Listing, table: Table) -> None:
        state.lists[seat] = move.text
        state.changes[seat] += 1
        if table.told:
            words = [word.word for word in move.words]
            table.tell(seat, "my-words", {"words": wording.phrases(words), "points": wording.total(words)})

    def _hand_in(self, state: ConsonantsState, seat: Seat, table: Table) -> None:
        state.acting &= ~(1 << seat)
        if table.told:
            table.say("hands-in", [seat], {"left": state.acting.bit_count()})
        if state.acting:
            return
        self.wording.open_lists(state, table)
        state.phase = DOUBTING
        state.acting = wording.doubters(state) if self.wording.mode == "challenge" else 0
        self._after_doubts(state, table)

    # -- challenges (CO-14, CO-22), then the choice of who took all six (CO-13) --

    def _after_doubts(self, state: ConsonantsState, table: Table) -> None:
        if state.acting:
            return
        flyer = wording.flyer(state)
        if flyer < 0:
            self._score(state, table)
            return
        state.phase = FLYING
        state.acting = 1 << flyer

    def _fly(self, state: ConsonantsState, seat: Seat, move: Move, table: Table) -> None:
        if move is LOWER:
            state.scores[seat] -= FLIGHT
        else:
            for s in range(state.seats):
                state.scores[s] += 0 if s == seat else FLIGHT
        if table.told:
            table.say("flies-lower" if move is LOWER else "flies-raise", [seat], {"points": FLIGHT})
        state.acting = 0
        self._score(state, table)

    # -- the score, and the end (CO-10, CO-15, CO-24) --

    def _score(self, state: ConsonantsState, table: Table) -> None:
        flyer = wording.flyer(state)
        for step in range(1, state.seats + 1):
            seat = after(state.dealer, state.seats, step)
            taken, saved = wording.taken(state, seat), wording.saved(state, seat)
            points = (0 if seat == flyer else taken - saved) + state.adjust[seat]
            state.scores[seat] += points
            if table.told:
                more = state.adjust[seat]
                args: dict[str, Arg] = {"added": max(more, 0), "off": max(-more, 0), "total": state.scores[seat]}
                if seat != flyer:
                    args["taken"], args["saved"], args["points"] = taken, saved, points
                    args["plain"] = int(not saved and not more)
                table.say("scores-flying" if seat == flyer else "scores", [seat], args)
        if not self.wording.repeats:
            state.used += [word for words in state.words for word in words if word not in state.fallen]
        if max(state.scores) < self.limit and state.deals < DEALS and not state.last_deal:
            self._next_deal(state, table)
            return
        if table.told:
            if max(state.scores) < self.limit and state.deals == DEALS:
                table.say("ends-long", [], {"deals": DEALS})
            winners = Outcome([-float(s) for s in state.scores]).winners()
            table.say("wins" if len(winners) == 1 else "shares", winners, {"total": min(state.scores)})

    def outcome(self, state: ConsonantsState) -> Outcome | None:
        return None if state.acting else Outcome([-float(score) for score in state.scores])

    def standing(self, state: ConsonantsState) -> Outcome | None:
        return Outcome([-float(state.scores[s] + wording.so_far(state, s)) for s in SEATS[: state.seats]])

    # -- who may do what --

    def choices(self, state: ConsonantsState, seat: Seat, why: Why) -> list[Move]:
        if not state.acting >> seat & 1 or state.phase == PASSING:
            return []
        if state.phase == TRICKS:
            return tricks.playable(state, seat, why)
        if state.phase == FLYING:
            return [LOWER, RAISE]
        if state.phase == DOUBTING:
            return [AGREE, *[About("challenge", word) for word in wording.doubtful(state, seat)]]
        return self.wording.choices(state, seat)

    def domain(self, state: ConsonantsState, seat: Seat) -> Domain | None:
        if not state.acting >> seat & 1:
            return None
        if state.phase == PASSING:
            return Gifts(state.piles.zones[HAND[seat]])
        return self.wording.domain(state, seat) if state.phase == WORDING else None

    def complete(self, state: ConsonantsState, seat: Seat, move: Move) -> Move:
        return self.wording.complete(state, seat, move)

    def apply(self, state: ConsonantsState, seat: Seat, move: Move, table: Table) -> None:
        move = self.complete(state, seat, move)
        if isinstance(move, Play):
            self._play(state, seat, move, table)
        elif isinstance(move, Choose):
            self._give(state, seat, move, table)
        elif isinstance(move, Listing):
            self._enter(state, seat, move, table)
        elif move is DONE:
            self._hand_in(state, seat, table)
        elif isinstance(move, About):
            self.wording.challenge(state, seat, move.word, table)
            self._after_doubts(state, table)
        elif state.phase == FLYING:
            self._fly(state, seat, move, table)
        else:
            state.acting &= ~(1 << seat)
            if table.told:
                table.say("agrees", [seat], {"left": state.acting.bit_count()})
            self._after_doubts(state, table)

    def compose(self, verb: str, arguments: list[str]) -> Move | None:
        return read_gift(arguments) if verb == "give" else self.wording.compose(verb, arguments)

    def fallback(self, state: ConsonantsState, seat: Seat) -> Move:
        """G-35: the first four cards; the first legal card, a wild as the letter led."""
        if state.phase == PASSING:
            return gift(state.piles.zones[HAND[seat]][:GIVEN])
        if state.phase == TRICKS:
            return showing.first_play(state, seat)
        return DONE if state.phase == WORDING else AGREE if state.phase == DOUBTING else LOWER

    def propose(self, state: ConsonantsState, seat: Seat, chance: Chance) -> Move:
        if state.phase in (WORDING, DOUBTING):
            return self.wording.anything(state, seat, chance)
        if state.phase == PASSING:
            return Gifts(state.piles.zones[HAND[seat]]).anything(chance)
        moves = self.choices(state, seat, QUIET)
        return moves[chance.below(len(moves))]

    # -- beside the cards --

    def facts(self, state: ConsonantsState) -> list[Fact]:
        return showing.facts(self.always, self.limit, state)

    def facts_for(self, state: ConsonantsState, viewer: Seat) -> list[Fact]:
        return showing.facts_for(state, viewer)

    def marks(self, state: ConsonantsState) -> list[Mark]:
        return showing.marks(state)

    def spots(self, state: ConsonantsState, zone: Zone) -> list[tuple[int, int]]:
        return showing.spots(self.plan, state, zone)

    def foresee(self, state: ConsonantsState, seat: Seat, move: Move) -> Reason | None:
        return showing.foresee(state, seat, move)

    def timer(self, state: ConsonantsState) -> Timer | None:
        """What has been entered by then counts; words that nobody has challenged by then stand (G-08, CO-21)."""
        words = self.wording
        seconds = words.seconds if state.phase == WORDING else words.window if state.phase == DOUBTING else 0.0
        if not state.acting or not seconds:
            return None
        move = DONE if state.phase == WORDING else AGREE
        return Timer(seconds, state.waiting()[0], move, state.deals * 2 + int(state.phase == DOUBTING))

    def sealed(self, state: ConsonantsState) -> list[tuple[Seat, Move]]:
        return wording.sealed(state)

    def reseal(self, state: ConsonantsState, seat: Seat, chance: Chance) -> None:
        state.lists[seat] = self.wording.lists(state, seat).anything(chance).text

    def impossible(self, state: ConsonantsState) -> Reason | None:
        return showing.impossible(self.wording, self.always, state)


GAME: Final = Consonants
