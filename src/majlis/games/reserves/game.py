"""Reserves: place 74 cards one by one, clear lines that are words, and keep what is left over low.

One plays, or two to eight as a team. The rulings (RE-01 and so on) stand in rulings.md beside this file, the common
ones (G-) in the kit.
"""

from __future__ import annotations

from typing import Final, final

from majlis.cards.card import CardId
from majlis.event import Arg, Cards
from majlis.game import Fact, Mark, Nature, Outcome
from majlis.games.reserves.lines import SHORTEST, LineWords
from majlis.games.reserves.options import VARIANTS, ReservesOptions
from majlis.games.reserves.table import (
    CARDS,
    DISCARD,
    FINISH,
    HIGHEST,
    KILL,
    KILLED,
    KILLS,
    LINE_ZONES,
    LINES,
    LONGEST,
    PACK,
    PUT,
    RESERVE,
    RESERVE_ZONES,
    SHIFT,
    STACKS,
    STEPS,
    STOCK,
    TOPS,
    TURNED,
    ReservesState,
    Step,
    lies_as,
    plan,
    points_left,
    sides,
    why_impossible,
    worth,
)
from majlis.judge import Judge
from majlis.kit.alone import MOST_VOTES, RESIGNED, STUCK, WON, Alone, anything
from majlis.kit.words import FREE, Supply, Word, letter_marks
from majlis.move import Domain, Move, Reason
from majlis.piles import laid_out
from majlis.plan import Seat, Zone
from majlis.table import Table

POOL_SHORTEST: Final = 2
DECISIONS: Final = 4 * CARDS  # each card is placed, moved and played once at most, and then a part of a word
WHOLE: Final = 1000  # less the score: the outcome of a game that came to its end

TONES: Final = {
    "begins": "deal",
    "turned": "deal",
    "puts": "play",
    "team-puts": "play",
    "reserves": "play",
    "team-reserves": "play",
    "kills": "play",
    "team-kills": "play",
    "moves-top": "play",
    "team-moves-top": "play",
    "calls": "play",
    "clears": "big",
    "team-clears": "big",
    "pool-word": "big",
    "team-pool-word": "big",
    "pool": "big",
    "voted-for": "count",
    "finished": "end",
    "no-place-left": "end",
    "resigned": "end",
    "team-resigned": "end",
}

NATURE: Final = Nature(
    "reserves",
    "patience",
    "alpha",
    list(range(1, 9)),
    ReservesOptions,
    VARIANTS,
    tones=TONES,
    language="en",
)


@final
class Reserves(Alone[ReservesState]):
    """The rules, in the order of play."""

    def __init__(self, options: ReservesOptions, judge: Judge) -> None:
        super().__init__(NATURE, options, plan(options.covered == "open"), STEPS, DECISIONS, judge, MOST_VOTES)
        self.later: bool = options.blocked == "clears"
        self.highest: int = HIGHEST if options.reserve == "five" else CARDS
        self.u: int = options.u

    def blank(self, seats: int) -> ReservesState:
        state = ReservesState(laid_out(self.plan, STOCK), seats)
        state.acting = (1 << seats) - 1
        return state

    def deal(self, state: ReservesState, table: Table) -> None:
        table.open_deal()
        table.shuffle(STOCK)
        if table.told:
            table.say("begins", [], {"cards": CARDS})
        self._turn(state, table)
        self.go_on(state)

    def _turn(self, state: ReservesState, table: Table) -> None:
        """The next card, by itself: nothing is lost by seeing it first (RE-01)."""
        zones = state.piles.zones
        if zones[TURNED]:
            return
        table.draw(1, STOCK, TURNED)
        if table.told and zones[TURNED]:
            table.say("turned", [], {"cards": Cards(zones[TURNED][:]), "left": len(zones[STOCK])})

    # -- what can be done with the turned card, and at any time with reserve tops (RE-01 to RE-03) --

    def listed(self, state: ReservesState) -> list[Move]:
        zones = state.piles.zones
        if not zones[TURNED]:
            return [FINISH]
        lines = [n for n in range(LINES) if state.takes(n)]
        moves: list[Move] = [PUT[n][side] for n in lines for side in sides(zones[TURNED][0])]
        moves += [RESERVE[s] for s in range(STACKS) if len(zones[RESERVE_ZONES[s]]) < self.highest]
        if len(zones[KILLED]) < KILLS:
            moves.append(KILL)
        space = any(not zones[zone] for zone in RESERVE_ZONES)
        for s in range(STACKS):
            cards = zones[RESERVE_ZONES[s]]
            if cards:
                moves += [TOPS[s][n][side] for n in lines for side in sides(cards[-1])]
                if space and len(cards) > 1:  # RE-11
                    moves.append(SHIFT[s])
        return moves

    def opened(self, state: ReservesState, seat: Seat) -> Domain | None:
        """Words that clear a line (RE-04); in the pool, words of all that shows (RE-08)."""
        if not state.piles.zones[TURNED]:
            return self.words(state, self.pool(state), POOL_SHORTEST, anything)
        lines = self.lines(state)
        return lines if lines.lines else None

    def lines(self, state: ReservesState) -> LineWords:
        """A blocked line is cleared no more, unless that is agreed (RE-06)."""
        found = [n for n in range(LINES) if len(state.letters[n]) >= SHORTEST]
        free = [n for n in found if self.later or not state.blocked >> n & 1]
        return LineWords(
            {n: self.words(state, self._line(state, n), len(state.letters[n]), anything) for n in free}, LONGEST
        )

    def _line(self, state: ReservesState, n: int) -> Supply:
        return Supply(PACK, [], state.piles.zones[LINE_ZONES[n]], state.letters[n])

    def pool(self, state: ReservesState) -> Supply:
        """All lines as they lie, blocked ones too, and the reserve tops, whose letters are free (RE-14)."""
        zones = state.piles.zones
        stacks = [s for s in range(STACKS) if zones[RESERVE_ZONES[s]]]
        laid = [card for zone in LINE_ZONES for card in zones[zone]]
        tops = [zones[RESERVE_ZONES[s]][-1] for s in stacks]
        return Supply(PACK, tops, laid, "".join(state.letters), [s + 1 for s in stacks])

    # -- what follows --

    def carry_out(self, state: ReservesState, move: Move, table: Table) -> None:
        full, state.full = state.full, -1
        placing = state.unused() > 0
        if isinstance(move, Word) and not state.piles.zones[TURNED]:
            self._play(state, move, table)
        elif isinstance(move, Word):
            n = self.lines(state).line_of(move)
            self._clear(state, n, move.word, table)
            full = -1 if n == full else full
        elif move is FINISH:
            self.over(state, WON, table)
            return
        elif isinstance(move, Step):
            self._step(state, move, table)
        if full >= 0 and state.unused():
            self._block(state, full, table)
        self._turn(state, table)
        if table.told and placing and not state.unused():
            table.say("pool", [], {"points": points_left(state, self.u)})
        self._look_for_the_end(state, table)

    def _step(self, state: ReservesState, move: Step, table: Table) -> None:
        zones = state.piles.zones
        if move.line >= 0:
            source = TURNED if move.stack < 0 else RESERVE_ZONES[move.stack]
            self._put(state, zones[source][-1], source, move, table)
        elif move is KILL:
            self._place(state, "kills", KILLED, table)
        elif move is RESERVE[move.stack]:
            self._place(state, "reserves", RESERVE_ZONES[move.stack], table)
        else:
            space = next(s for s in range(STACKS) if not zones[RESERVE_ZONES[s]])
            card = zones[RESERVE_ZONES[move.stack]][-1]
            table.move(card, RESERVE_ZONES[move.stack], RESERVE_ZONES[space])
            self._tell(state, "moves-top", {"cards": Cards([card]), "stack": move.stack + 1, "space": space + 1}, table)
            self._tell_uncovered(state, move.stack, table)

    def _put(self, state: ReservesState, card: CardId, source: Zone, move: Step, table: Table) -> None:
        """To a line, where the side of a vowel card is fixed (RE-05); the ninth letter is the last (RE-06)."""
        table.move(card, source, LINE_ZONES[move.line])
        state.letters[move.line] += lies_as(card, move.letter)
        letters = state.letters[move.line]
        args: dict[str, Arg] = {"cards": Cards([card]), "line": move.line + 1, "letters": shown(letters)}
        args["stack"] = move.stack + 1
        self._tell(state, "puts", args, table)
        if len(letters) == LONGEST:
            state.full = move.line
            if table.told and state.unused():
                table.say("full", [], {"line": move.line + 1})
        if move.stack >= 0:
            self._tell_uncovered(state, move.stack, table)

    def _place(self, state: ReservesState, what: str, target: Zone, table: Table) -> None:
        """The turned card to a reserve stack, or face down out of the game (RE-03)."""
        card = state.piles.zones[TURNED][0]
        table.move(card, TURNED, target)
        args: dict[str, Arg] = {"cards": Cards([card]), "count": len(state.piles.zones[target])}
        args["stack"] = int(self.plan.names[target].partition(":")[2] or "0")
        args["points"] = worth(card, self.u)
        self._tell(state, what, args, table)

    def _tell_uncovered(self, state: ReservesState, stack: int, table: Table) -> None:
        cards = state.piles.zones[RESERVE_ZONES[stack]]
        if table.told and cards:
            table.say("uncovered", [], {"cards": Cards(cards[-1:]), "stack": stack + 1})

    def _clear(self, state: ReservesState, n: int, word: str, table: Table) -> None:
        table.sweep(LINE_ZONES[n], DISCARD)
        state.letters[n] = ""
        state.blocked &= ~(1 << n)
        state.played.append(word)
        self._tell(state, "clears", {"word": word, "line": n + 1}, table)

    def _block(self, state: ReservesState, n: int, table: Table) -> None:
        state.blocked |= 1 << n
        if table.told:
            table.say("blocked", [], {"line": n + 1, "later": int(self.later)})

    def _play(self, state: ReservesState, move: Word, table: Table) -> None:
        """A word of the pool, from any places; a reserve top that goes uncovers the next card (RE-08)."""
        pool, zones = self.pool(state), state.piles.zones
        places = pool.places(move) or []
        tops, uncovered = len(pool.held), list[int]()
        line_of = [n for n in range(LINES) for _ in state.letters[n]]
        for i in sorted(places, reverse=True):
            if i < tops:
                table.move(pool.held[i], RESERVE_ZONES[pool.spots[i] - 1], DISCARD)
                uncovered.append(pool.spots[i] - 1)
                continue
            n, card = line_of[i - tops], pool.laid[i - tops]
            at = zones[LINE_ZONES[n]].index(card)
            table.move(card, LINE_ZONES[n], DISCARD)
            state.letters[n] = state.letters[n][:at] + state.letters[n][at + 1 :]
        state.blocked = 0
        state.played.append(move.word)
        self._tell(state, "pool-word", {"word": move.word, "points": points_left(state, self.u)}, table)
        for s in sorted(uncovered):
            self._tell_uncovered(state, s, table)

    # -- is it over (RE-07, RE-08, RE-15) --

    def _look_for_the_end(self, state: ReservesState, table: Table) -> None:
        if not state.unused():
            if not self.silent and not self.any_word(state, self.pool(state), POOL_SHORTEST):
                self.over(state, WON, table)
        elif not self.listed(state) and not self._could_clear(state):
            self.over(state, STUCK, table)

    def _could_clear(self, state: ReservesState) -> bool:
        """Is there a line to be cleared yet? Where the list decides, it is asked."""
        lines = self.lines(state).lines
        return any(self.silent or self.any_word(state, self._line(state, n), LONGEST) for n in lines)

    def end(self, state: ReservesState, result: int, table: Table) -> None:
        if not table.told:
            return
        args: dict[str, Arg] = {"left": state.unused(), "words": len(state.played)}
        args["points"] = points_left(state, self.u)
        if result == RESIGNED:
            alone = state.seats == 1
            table.say("resigned" if alone else "team-resigned", self.who(state), args)
        else:
            table.say("finished" if result == WON else "no-place-left", [], args)

    def score(self, state: ReservesState) -> float:
        """Won with a score, lower being better; lost with cards not used up."""
        return float(WHOLE - points_left(state, self.u) if state.result == WON else -state.unused())

    def standing(self, state: ReservesState) -> Outcome | None:
        used = WHOLE - points_left(state, self.u) if not state.unused() else -state.unused()
        return Outcome([float(used)] * state.seats)

    # -- beside the cards --

    def _tell(self, state: ReservesState, what: str, args: dict[str, Arg], table: Table) -> None:
        """Something that the player did, or the team."""
        if table.told:
            table.say(what if state.seats == 1 else f"team-{what}", self.who(state), args)

    def facts(self, state: ReservesState) -> list[Fact]:
        facts = [Fact("to-place", {"cards": state.unused()}), Fact("points", {"points": points_left(state, self.u)})]
        killed = len(state.piles.zones[KILLED])
        facts.append(Fact("kills", {"used": killed, "most": KILLS}))
        blocked = [str(n + 1) for n in range(LINES) if state.blocked >> n & 1]
        if blocked:
            facts.append(Fact("blocked", {"lines": ", ".join(blocked), "count": len(blocked)}))
        if state.played:
            facts.append(Fact("words", {"count": len(state.played), "words": ", ".join(state.played)}))
        return facts + super().facts(state)

    def marks(self, state: ReservesState) -> list[Mark]:
        zones = state.piles.zones
        found: list[Mark] = []
        for n in range(LINES):
            found += letter_marks(PACK, LINE_ZONES[n], zones[LINE_ZONES[n]], state.letters[n])
        return found

    def foresee(self, state: ReservesState, seat: Seat, move: Move) -> Reason | None:
        zones = state.piles.zones
        if move is KILL and zones[TURNED]:
            return Reason("kill", {"points": worth(zones[TURNED][0], self.u), "left": KILLS - 1 - len(zones[KILLED])})
        if isinstance(move, Step) and move.line >= 0:
            letters = state.letters[move.line]
            return Reason("line", {"letters": shown(letters), "count": len(letters) + 1}) if letters else None
        if isinstance(move, Step) and move.verb == "reserve" and zones[RESERVE_ZONES[move.stack]]:
            return Reason("covers", {"cards": Cards(zones[RESERVE_ZONES[move.stack]][-1:])})
        if isinstance(move, Word) and move.cards and zones[TURNED]:
            return Reason("clears", {"line": self.lines(state).line_of(move) + 1})
        return None

    def fallback(self, state: ReservesState, seat: Seat) -> Move:
        """The last pool can wait for nobody: what is left is counted (G-35)."""
        return FINISH if state.seats == 1 and not state.unused() else super().fallback(state, seat)

    def complete(self, state: ReservesState, seat: Seat, move: Move) -> Move:
        if isinstance(move, Word) and state.acting and state.piles.zones[TURNED]:
            return self.lines(state).completed(move, self.list)
        return super().complete(state, seat, move)

    def fits(self, state: ReservesState, move: Move) -> bool:
        if isinstance(move, Word) and state.piles.zones[TURNED]:
            return self.lines(state).line_of(move) >= 0
        return super().fits(state, move)

    def impossible(self, state: ReservesState) -> Reason | None:
        return why_impossible(state, self.highest) or super().impossible(state)


def shown(letters: str) -> str:
    """The letters of a line as they are told; a wild card is a question mark."""
    return " ".join(letters.replace(FREE, "?"))


GAME: Final = Reserves
