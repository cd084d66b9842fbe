"""6x6: turn six stacks of six cards into words; every card left counts one, and none is best.

One plays, or two to eight as a team. The rulings (SX-01 and so on) stand in rulings.md beside this file, the common
ones (G-) in the kit.
"""

from __future__ import annotations

from typing import Final, final

from majlis.event import Arg, Cards
from majlis.game import Fact, Mark, Nature
from majlis.games.six_by_six.options import VARIANTS, SixBySixOptions
from majlis.games.six_by_six.table import (
    FILL,
    MOST,
    OPEN_CARDS,
    PACK,
    PLAYED,
    STOCK,
    TURN,
    TURN_ALL,
    SixBySixState,
    plan,
    stack,
    why_impossible,
)
from majlis.judge import Judge
from majlis.kit.alone import MOST_VOTES, RESIGNED, STUCK, WON, Alone, anything
from majlis.kit.words import Supply, Word, letter_marks
from majlis.move import Domain, Move, Name, Reason
from majlis.piles import laid_out
from majlis.plan import Seat, Zone, in_rows
from majlis.table import Table

SHORTEST: Final = 2
DECISIONS: Final = 37 + 74  # words, and cards turned

TONES: Final = {
    "begins": "deal",
    "tops": "deal",
    "turned": "deal",
    "filled": "deal",
    "plays": "play",
    "team-plays": "play",
    "calls": "play",
    "emptied": "big",
    "voted-for": "count",
    "won": "end",
    "no-word-left": "end",
    "resigned": "end",
    "team-resigned": "end",
}

NATURE: Final = Nature(
    "six_by_six",
    "patience",
    "alpha",
    list(range(1, 9)),
    SixBySixOptions,
    VARIANTS,
    tones=TONES,
    language="en",
)


@final
class SixBySix(Alone[SixBySixState]):
    """The rules, in the order of play."""

    def __init__(self, options: SixBySixOptions, judge: Judge) -> None:
        self.stacks: int = options.stacks
        self.high: int = options.high
        moves = [*TURN[: options.stacks], *FILL[: options.stacks], TURN_ALL]
        super().__init__(NATURE, options, plan(options.stacks), list(moves), DECISIONS, judge, MOST_VOTES)  # SX-06

    def blank(self, seats: int) -> SixBySixState:
        state = SixBySixState(laid_out(self.plan, STOCK), seats)
        state.acting = (1 << seats) - 1
        return state

    # -- the deal: stacks face down, the top of each turned up (SX-01) --

    def deal(self, state: SixBySixState, table: Table) -> None:
        table.open_deal()
        table.shuffle(STOCK)
        for n in range(self.stacks):
            table.draw(self.high, STOCK, stack(n))
        if table.told:
            table.say("begins", [], {"stacks": self.stacks, "high": self.high, "left": self.stacks * self.high})
        for n in range(self.stacks):
            table.draw(1, stack(n), OPEN_CARDS)
            state.on.append(n)
        if table.told:
            table.say("tops", [], {"cards": Cards(state.piles.zones[OPEN_CARDS][:])})
        self._look_for_the_end(state, table)
        if state.acting:
            self.go_on(state)

    # -- a word from the open cards, each of another stack --

    def opened(self, state: SixBySixState, seat: Seat) -> Domain | None:
        if state.waiting_stacks(self.stacks):
            return None
        return self.words(state, self._supply(state), SHORTEST, anything)

    def _supply(self, state: SixBySixState) -> Supply:
        """The open cards (SX-05), those of the highest stacks first: where two look the same, that one is taken."""
        zones = state.piles.zones
        by_height = sorted(range(len(state.on)), key=lambda i: (-len(zones[stack(state.on[i])]), state.on[i]))
        held = [zones[OPEN_CARDS][i] for i in by_height]
        return Supply(PACK, held, [], "", [state.on[i] + 1 for i in by_height])

    def listed(self, state: SixBySixState) -> list[Move]:
        """Filling (SX-02): a waiting stack is turned up, or first gives its top card to an empty space."""
        waiting = state.waiting_stacks(self.stacks)
        if not waiting:
            return []
        moves: list[Move] = [TURN[n] for n in waiting]
        if state.spaces(self.stacks):
            moves += [FILL[n] for n in waiting if len(state.piles.zones[stack(n)]) > 1]
        return [*moves, TURN_ALL] if len(waiting) > 1 else moves

    def carry_out(self, state: SixBySixState, move: Move, table: Table) -> None:
        if isinstance(move, Word):
            self._play(state, move, table)
        elif move is TURN_ALL:
            self._turn_up(state, state.waiting_stacks(self.stacks), table)
        elif isinstance(move, Name) and move is TURN[move.mode]:
            self._turn_up(state, [move.mode], table)
        elif isinstance(move, Name):
            self._fill(state, move.mode, table)
        self._fill_or_turn(state, table)
        self._look_for_the_end(state, table)

    def _play(self, state: SixBySixState, move: Word, table: Table) -> None:
        supply = self._supply(state)
        places = supply.places(move) or []
        cards, stacks = [supply.held[i] for i in places], [supply.spots[i] - 1 for i in places]
        state.played.append(move.word)
        table.pick(cards, OPEN_CARDS, PLAYED)
        state.on = [n for n in state.on if n not in stacks]
        if table.told:
            args: dict[str, Arg] = {"word": move.word, "cards": Cards(cards), "left": state.left()}
            table.say("plays" if state.seats == 1 else "team-plays", self.who(state), args)
            emptied = [n for n in sorted(stacks) if not state.piles.zones[stack(n)]]
            if emptied and state.left():
                table.say("emptied", [], {"stacks": numbers(emptied), "count": len(emptied)})

    # -- then the stacks that gave a card (SX-02) --

    def _fill_or_turn(self, state: SixBySixState, table: Table) -> None:
        """Where nothing can be moved to an empty space, all waiting stacks are turned up by themselves."""
        waiting = state.waiting_stacks(self.stacks)
        zones = state.piles.zones
        if not state.spaces(self.stacks) or max([len(zones[stack(n)]) for n in waiting], default=0) < 2:
            self._turn_up(state, waiting, table)

    def _turn_up(self, state: SixBySixState, stacks: list[int], table: Table) -> None:
        zones = state.piles.zones
        before = len(zones[OPEN_CARDS])
        for n in stacks:
            table.draw(1, stack(n), OPEN_CARDS)
            state.on.append(n)
        if table.told and stacks:
            shown = Cards(zones[OPEN_CARDS][before:])
            table.say("turned", [], {"stacks": numbers(stacks), "count": len(stacks), "cards": shown})
        state.sort()

    def _fill(self, state: SixBySixState, n: int, table: Table) -> None:
        """The top card to the first empty space, as a stack of its own; the next one is turned up where it is."""
        space = state.spaces(self.stacks)[0]
        table.draw(1, stack(n), OPEN_CARDS)
        state.on.append(space)
        if table.told:
            shown = Cards(state.piles.zones[OPEN_CARDS][-1:])
            table.say("filled", [], {"stack": n + 1, "space": space + 1, "cards": shown})
        self._turn_up(state, [n], table)

    # -- is it over (SX-03, SX-05) --

    def _look_for_the_end(self, state: SixBySixState, table: Table) -> None:
        if not state.left():
            self.over(state, WON, table)
        elif self.silent or state.waiting_stacks(self.stacks):
            return
        elif not self.any_word(state, self._supply(state), SHORTEST):
            self.over(state, STUCK, table)

    def end(self, state: SixBySixState, result: int, table: Table) -> None:
        if table.told:
            args: dict[str, Arg] = {"left": state.left(), "words": len(state.played)}
            if result == RESIGNED:
                alone = state.seats == 1
                table.say("resigned" if alone else "team-resigned", self.who(state), args)
            else:
                table.say("won" if result == WON else "no-word-left", [], args)

    def score(self, state: SixBySixState) -> float:
        """One point against you for each card left; none left is the only win."""
        return float(-state.left()) if state.left() else 1.0

    # -- beside the cards --

    def facts(self, state: SixBySixState) -> list[Fact]:
        facts = [Fact("left", {"cards": state.left()})]
        if state.played:
            facts.append(Fact("words", {"count": len(state.played), "words": ", ".join(state.played)}))
        return facts + super().facts(state)

    def marks(self, state: SixBySixState) -> list[Mark]:
        zones = state.piles.zones
        marks = [Mark(OPEN_CARDS, i, f"on-stack:{n + 1}") for i, n in enumerate(state.on)]
        return marks + letter_marks(PACK, PLAYED, zones[PLAYED], "".join(state.played))

    def spots(self, state: SixBySixState, zone: Zone) -> list[tuple[int, int]]:
        if zone == OPEN_CARDS:
            return [(0, n) for n in state.on]
        if zone == PLAYED:
            return in_rows([len(word) for word in state.played])
        return []

    def foresee(self, state: SixBySixState, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, Word) and move.cards:
            supply = self._supply(state)
            stacks = [supply.spots[i] - 1 for i in supply.places(move) or []]
            emptied = [n for n in stacks if not state.piles.zones[stack(n)]]
            return Reason("word-leaves", {"left": state.left() - len(stacks), "emptied": len(emptied)})
        if isinstance(move, Name) and FILL[move.mode] is move and state.spaces(self.stacks):
            return Reason("fills", {"space": state.spaces(self.stacks)[0] + 1})
        return None

    def fallback(self, state: SixBySixState, seat: Seat) -> Move:
        """Nothing is moved to an empty space that need not be (G-35)."""
        if state.seats == 1 and state.waiting_stacks(self.stacks):
            return self.listed(state)[-1] if TURN_ALL in self.listed(state) else self.listed(state)[0]
        return super().fallback(state, seat)

    def impossible(self, state: SixBySixState) -> Reason | None:
        return why_impossible(state, self.stacks, self.high) or super().impossible(state)


def numbers(stacks: list[int]) -> str:
    """Stacks as people count them: 1, 3, 4."""
    return ", ".join([str(n + 1) for n in stacks])


assert len(TURN) == MOST
GAME: Final = SixBySix
