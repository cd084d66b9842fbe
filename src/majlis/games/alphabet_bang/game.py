"""Alphabet Bang: cards are flipped onto a line, and the first to slap the letter that lies there already takes it.

Two play. The rulings (BA2-01 and so on) stand in rulings.md beside this file.
"""

from __future__ import annotations

from typing import Final, final

from majlis.cards.alpha import LETTERS
from majlis.chance import Chance
from majlis.event import Arg
from majlis.game import Fact, Game, Mark, Nature, Outcome, Race, Timer
from majlis.games.alphabet_bang.line import (
    ANSWERING,
    FLIP,
    FLIPPING,
    HALF,
    HEARING,
    LOOKING,
    NO_LETTER,
    PACK,
    PACKET,
    PHASES,
    PLAN,
    ROW,
    SLAPS,
    STOCK,
    WON,
    BangState,
    letter_of,
    named,
    right,
    said,
    slot,
    what_is_false,
    why_impossible,
)
from majlis.games.alphabet_bang.options import VARIANTS, BangOptions
from majlis.move import HEARD, PASS, QUIET, Move, Reason, Why
from majlis.piles import laid_out
from majlis.plan import SEATS, WAITING, Seat, after
from majlis.table import Table

LONGEST: Final = 6.0  # seconds that are waited for the slower speech (BA2-08)
ANSWER: Final = 5.0  # seconds for an answer in the relaxed form (BA2-08)
FLIP_AFTER: Final = 2.0  # seconds after the window until a card flips by itself (BA2-10)
BOTH: Final = 3
BOUND: Final = 2 * HALF * (2 * len(SLAPS) + 10) + 10

WAIT: Final = Reason("wait-for-hearing")
LOCKED: Final = Reason("locked-out")
NO_LINE: Final = Reason("no-line")
TRIED: Final = Reason("tried-before")
LOOK_FIRST: Final = Reason("look-first")

TONES: Final = {
    "starts": "deal",
    "now": "yours",
    "wins-line": "big",
    "wins-line-wild": "big",
    "ends": "count",
    "most": "end",
    "draw": "end",
}
NATURE: Final = Nature("alphabet_bang", "race", "alpha", [2], BangOptions, VARIANTS, tones=TONES)


@final
class AlphabetBang(Game[BangState]):
    """The rules, in the order of play."""

    def __init__(self, options: BangOptions) -> None:
        super().__init__(NATURE, options, PLAN, [FLIP, HEARD, PASS, *SLAPS], BOUND)
        self.relaxed: bool = options.pace == "relaxed"
        self.seconds: float = float(options.window)
        self.locks: bool = options.false_slap == "locks-out"
        self.costs: bool = options.false_slap == "gives-a-card"
        self.by_itself: bool = options.flip == "by-itself"
        self.handicaps: list[int] = [int(options.handicap_1), int(options.handicap_2)]
        self.hints_closed = Reason("no-hints-in-a-race")

    def blank(self, seats: int) -> BangState:
        state = BangState(laid_out(PLAN, STOCK), seats)
        state.acting = 1 << state.turn
        return state

    def deal(self, state: BangState, table: Table) -> None:
        """37 each; which way up each card lies is settled now (BA2-01). The first flipper by lot."""
        table.open_deal()
        table.shuffle(STOCK)
        for seat in (0, 1):
            table.draw(HALF, STOCK, PACKET[seat])
        state.ways = [table.chance.below(2) for _ in state.ways]
        state.turn = SEATS[table.chance.below(2)]
        state.acting = 1 << state.turn
        if table.told:
            table.say("starts", [state.turn], {"cards": HALF})

    # -- who may do what --

    def choices(self, state: BangState, seat: Seat, why: Why) -> list[Move]:
        if not state.acting >> seat & 1:
            return []
        if state.phase == FLIPPING:
            return self._in_the_open(state, seat, why)
        if state.phase == HEARING:
            for move in SLAPS:
                why.bar(move, WAIT)
            return [HEARD]
        if state.phase == LOOKING:
            why.bar(FLIP, LOOK_FIRST)
            moves = [PASS] if state.pending >> seat & 1 else []
            return moves + self._slaps(state, seat, why)
        moves = [PASS] if state.heard else [HEARD, PASS]
        return moves + SLAPS

    def _in_the_open(self, state: BangState, seat: Seat, why: Why) -> list[Move]:
        """The seat on turn flips; until then both may slap, and the other may let it be."""
        moves = [FLIP] if seat == state.turn else [PASS]
        if self.relaxed or state.flipper < 0:
            for move in SLAPS:
                why.bar(move, NO_LINE)
            return moves
        return moves + self._slaps(state, seat, why)

    def _slaps(self, state: BangState, seat: Seat, why: Why) -> list[Move]:
        """What the seat has not tried yet on this card; nothing where it is locked out (BA2-04)."""
        if state.closed >> seat & 1:
            for move in SLAPS if why.told else []:
                why.bar(move, LOCKED)
            return []
        if not state.tried:
            return SLAPS[:]
        kept = []
        for move in SLAPS:
            if slot(seat, move) in state.tried:
                why.bar(move, TRIED)
            else:
                kept.append(move)
        return kept

    # -- what follows --

    def apply(self, state: BangState, seat: Seat, move: Move, table: Table) -> None:
        if move is FLIP:
            self._flip(state, seat, table)
        elif move is HEARD:
            self._heard(state, seat, table)
        elif move is PASS:
            self._leave(state, seat, table)
        else:
            self._slap(state, seat, move, table)
        state.acting = self._may_move(state)

    def _may_move(self, state: BangState) -> int:
        """A bit for each seat that may move now."""
        if state.phase == PHASES:
            return 0
        if state.phase == ANSWERING:
            return 1 << state.asked
        if state.phase == HEARING:
            return state.pending
        may = state.pending if state.phase == LOOKING else 1 << state.turn
        if state.flipper >= 0 and not self.relaxed:
            may |= BOTH & ~state.closed
        return may

    # -- flip a card --

    def _flip(self, state: BangState, seat: Seat, table: Table) -> None:
        """The next card of the packet, for both to see at the same time."""
        packet = state.piles.zones[PACKET[seat]]
        letter = letter_of(packet[-1], state.ways[seat * HALF + HALF - len(packet)])
        table.draw(1, PACKET[seat], ROW)
        state.shown.append(letter)
        state.flipper = seat
        state.number += 1
        state.tried = []
        state.closed = 0
        if table.told:
            table.say("flips", [seat], {"letter": named(letter)})
        if self.relaxed:
            self._ask(state, after(seat, 2))
        else:
            state.phase = HEARING
            state.pending = BOTH

    def _heard(self, state: BangState, seat: Seat, table: Table) -> None:
        """The window opens when the slower speech has ended (BA2-08)."""
        if state.phase == ANSWERING:
            state.heard = True
            return
        state.pending &= ~(1 << seat)
        if not state.pending:
            state.phase = LOOKING
            state.pending = BOTH
            if table.told:
                table.say("now", [], {})

    def _leave(self, state: BangState, seat: Seat, table: Table) -> None:
        """Nothing to slap: the seat needs no more time, later it gives the card up. Relaxed: that is its answer."""
        if state.phase == ANSWERING:
            if table.told:
                table.say("answers-nothing", [seat], {})
            self._answered(state, seat, table)
        elif state.phase == FLIPPING:
            state.closed |= 1 << seat
        else:
            self._is_done(state, seat, table)

    def _is_done(self, state: BangState, seat: Seat, table: Table) -> None:
        """One seat less to wait for; after both the next card may be flipped (BA2-02)."""
        state.pending &= ~(1 << seat)
        if not state.pending and state.phase == LOOKING:
            self._next(state, after(SEATS[state.flipper], 2), table)

    # -- the relaxed form: first the seat that did not flip, then the flipper (BA2-08) --

    def _ask(self, state: BangState, seat: Seat) -> None:
        state.phase = ANSWERING
        state.asked = seat
        state.heard = False

    def _answered(self, state: BangState, seat: Seat, table: Table) -> None:
        if seat != state.flipper:
            self._ask(state, SEATS[state.flipper])
        else:
            self._next(state, after(seat, 2), table)

    # -- slap --

    def _slap(self, state: BangState, seat: Seat, move: Move, table: Table) -> None:
        if move in right(state.shown):
            self._win(state, seat, table)
            return
        state.tried.append(slot(seat, move))
        if len([tried for tried in state.tried if tried // len(SLAPS) == seat]) == len(SLAPS):
            state.closed |= 1 << seat
        if table.told:
            args: dict[str, Arg] = {"slap": said(move), "letter": named(state.shown[-1])}
            table.say(what_is_false(state.shown, move), [seat], args)
        if self.costs:
            self._pay(state, seat, table)
        if state.phase == ANSWERING:
            self._answered(state, seat, table)
        elif self.locks:
            state.closed |= 1 << seat
            if table.told:
                table.say("locked-out", [seat], {})
            self._is_done(state, seat, table)

    def _pay(self, state: BangState, seat: Seat, table: Table) -> None:
        """One won card goes to the other, if there is one (BA2-04)."""
        won = state.piles.zones[WON[seat]]
        what = "pays" if won else "nothing-to-pay"
        table.draw(1, WON[seat], WON[after(seat, 2)])
        if table.told:
            table.say(what, [seat], {"won": len(won)})

    def _win(self, state: BangState, seat: Seat, table: Table) -> None:
        """The whole line goes under the packet of the slapper, who starts the next one (BA2-02, BA2-05)."""
        zones = state.piles.zones
        args: dict[str, Arg] = {"letter": named(state.shown[-1]), "cards": len(zones[ROW])}
        what = "wins-line-wild" if state.shown[-1] == NO_LETTER else "wins-line"
        table.sweep(ROW, WON[seat])
        args["won"] = len(zones[WON[seat]])
        if table.told:
            table.say(what, [seat], args)
        state.shown = []
        state.flipper = -1
        state.number += 1
        state.pending = 0
        self._next(state, seat, table)

    # -- the next card, or the end --

    def _next(self, state: BangState, seat: Seat, table: Table) -> None:
        """`seat` has to flip; the deal is over if it has no card for that (BA2-06)."""
        state.phase = FLIPPING
        state.pending = 0
        state.turn = seat
        if state.piles.zones[PACKET[seat]]:
            return
        state.phase = PHASES
        if table.told:
            self._say_end(state, seat, table)

    def _say_end(self, state: BangState, seat: Seat, table: Table) -> None:
        won = [len(state.piles.zones[WON[s]]) for s in (0, 1)]
        table.say("ends", [seat], {})
        if won[0] == won[1]:
            table.say("draw", [], {"won": won[0]})
        else:
            best = SEATS[won.index(max(won))]
            table.say("most", [best], {"won": max(won), "other": min(won)})

    def outcome(self, state: BangState) -> Outcome | None:
        if state.phase != PHASES:
            return None
        return self.standing(state)

    def standing(self, state: BangState) -> Outcome:
        return Outcome([float(len(state.piles.zones[WON[s]])) for s in (0, 1)])

    # -- beside the cards --

    def facts(self, state: BangState) -> list[Fact]:
        zones = state.piles.zones
        facts = []
        if state.shown:
            facts.append(Fact("newest", {"letter": named(state.shown[-1])}))
            facts.append(Fact("line", {"cards": len(state.shown)}))
        facts += [Fact("won", {"won": len(zones[WON[s]])}, [SEATS[s]]) for s in (0, 1)]
        facts += [Fact("packet", {"cards": len(zones[PACKET[s]])}, [SEATS[s]]) for s in (0, 1)]
        if self.locks and state.phase != PHASES:
            facts += [Fact("locked", {}, [SEATS[s]]) for s in (0, 1) if state.closed >> s & 1]
        return facts

    def marks(self, state: BangState) -> list[Mark]:
        """Of a vowel card, the letter on top."""
        row = state.piles.zones[ROW]
        return [
            Mark(ROW, place, f"letter-{LETTERS[letter]}")
            for place, letter in enumerate(state.shown)
            if len(PACK.cards[row[place]].letters) == 2
        ]

    def awaited(self, state: BangState) -> list[Seat]:
        """Who did not flip comes first."""
        if state.phase in (HEARING, LOOKING):
            seats = WAITING[state.pending]
            return seats[::-1] if seats and seats[0] == state.flipper else seats
        return WAITING[1 << state.turn if state.phase == FLIPPING else state.acting]

    def race(self, state: BangState) -> Race | None:
        """Slaps at the same time are for the seat that did not flip (BA2-09)."""
        if self.relaxed or state.phase == PHASES:
            return None
        slapping = state.phase in (LOOKING, FLIPPING) and state.flipper >= 0
        return Race(state.number, state.flipper, self.handicaps if slapping else None)

    def timer(self, state: BangState) -> Timer | None:
        window = state.number * PHASES + state.phase
        if state.phase == FLIPPING:  # BA2-10
            if not self.by_itself:
                return None
            seconds = FLIP_AFTER if state.flipper >= 0 else FLIP_AFTER + self.seconds
            return Timer(seconds, state.turn, FLIP, window)
        if state.phase == HEARING:
            return Timer(LONGEST, WAITING[state.pending][0], HEARD, window)
        if state.phase == LOOKING:  # BA2-02
            return Timer(self.seconds, WAITING[state.pending][0], PASS, window)
        return Timer(ANSWER, state.asked, PASS) if state.heard else Timer(LONGEST, state.asked, HEARD)

    def fallback(self, state: BangState, seat: Seat) -> Move:
        if state.phase == FLIPPING and seat == state.turn:
            return FLIP
        return HEARD if state.phase == HEARING else PASS

    def propose(self, state: BangState, seat: Seat, chance: Chance) -> Move:
        """Mostly what keeps the cards coming; now and then a slap, mostly a right one."""
        moves = self.choices(state, seat, QUIET)
        slap = chance.below(8)
        if slap < 3 and moves[-1] in SLAPS and state.shown:
            wanted = [move for move in right(state.shown) if move in moves]
            if wanted and slap:
                return wanted[0]
            if not slap:
                return moves[chance.below(len(moves))]
        return moves[0]

    def imagine(self, state: BangState, viewer: Seat, chance: Chance) -> bool:
        """Which way up the cards of the packets lie nobody knows either."""
        for seat in (0, 1):
            flipped = HALF - len(state.piles.zones[PACKET[seat]])
            for place in range(seat * HALF + flipped, (seat + 1) * HALF):
                state.ways[place] = chance.below(2)
        return False

    def compose(self, verb: str, arguments: list[str]) -> Move | None:
        """slap O; and a letter by itself."""
        letter = verb if not arguments else arguments[0] if verb == "slap" and len(arguments) == 1 else ""
        if len(letter) == 1:
            return self.written.get(f"slap letter-{letter}".casefold())
        return super().compose(verb, arguments)

    def explain(self, state: BangState, seat: Seat, move: Move) -> Reason:
        return NO_LINE if move in SLAPS and state.flipper < 0 else super().explain(state, seat, move)

    def impossible(self, state: BangState) -> Reason | None:
        reason = why_impossible(state)
        if reason is None and state.acting != self._may_move(state):
            return Reason("position-turn")
        return reason


GAME: Final = AlphabetBang
