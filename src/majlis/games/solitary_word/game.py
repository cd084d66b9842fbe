"""Solitary Word: play words from a line of cards until the pack is gone; short ones cost a penny.

One plays, or two to eight as a team. The rulings (SO-01 and so on) stand in rulings.md beside this file, the common
ones (G-) in the kit.
"""

from __future__ import annotations

from typing import Final, final

from majlis.event import Arg, Cards
from majlis.game import Fact, Nature, Outcome
from majlis.games.solitary_word.options import VARIANTS, SolitaryWordOptions
from majlis.games.solitary_word.table import (
    CARDS,
    DISCARD,
    LINE,
    PACK,
    PLAN,
    STOCK,
    SolitaryWordState,
    why_impossible,
)
from majlis.judge import Judge
from majlis.kit.alone import RESIGNED, STUCK, WON, Alone
from majlis.kit.words import Supply, Word, points
from majlis.move import Domain, Move, Reason
from majlis.piles import laid_out
from majlis.plan import Seat
from majlis.table import Table

FREE_FROM: Final = 4  # letters; shorter words cost a penny (SO-02)
SHORTEST: Final = 2
ROUNDS: Final = {"ten": 10, "three": 3, "never": 0}  # SO-07
PENNIES: Final = {"endless": 1_000, "five": 5}  # SO-01

TONES: Final = {
    "begins": "deal",
    "line": "deal",
    "plays": "play",
    "team-plays": "play",
    "calls": "play",
    "earns": "big",
    "voted-for": "count",
    "won": "end",
    "no-word-left": "end",
    "resigned": "end",
    "team-resigned": "end",
}

NATURE: Final = Nature(
    "solitary_word",
    "patience",
    "alpha",
    list(range(1, 9)),
    SolitaryWordOptions,
    VARIANTS,
    tones=TONES,
    language="en",
)

NO_PENNY: Final = Reason("short-word-without-penny", {"least": FREE_FROM})


@final
class SolitaryWord(Alone[SolitaryWordState]):
    """The rules, in the order of play."""

    def __init__(self, options: SolitaryWordOptions, judge: Judge) -> None:
        super().__init__(NATURE, options, PLAN, [], CARDS // 2, judge, ROUNDS[options.die])
        self.purse: int = options.purse
        self.line: int = options.line
        self.pennies: int = PENNIES[options.bank]

    def blank(self, seats: int) -> SolitaryWordState:
        state = SolitaryWordState(laid_out(PLAN, STOCK), seats)
        state.purse = self.purse
        state.acting = (1 << seats) - 1
        return state

    def deal(self, state: SolitaryWordState, table: Table) -> None:
        table.open_deal()
        table.shuffle(STOCK)
        table.draw(self.line, STOCK, LINE)
        if table.told:
            table.say("begins", [], {"purse": state.purse, "left": len(state.piles.zones[STOCK])})
            table.say("line", [], {"cards": Cards(state.piles.zones[LINE][:])})
        self._look_for_the_end(state, table)
        if state.acting:
            self.go_on(state)

    # -- a word, or resigning; with several players what they agree on (`Alone`) --

    def opened(self, state: SolitaryWordState, seat: Seat) -> Domain | None:
        def rule(move: Word, places: list[int]) -> Reason | None:
            return NO_PENNY if len(move.word) < FREE_FROM and not state.purse else None

        return self.words(state, self._supply(state), SHORTEST, rule)

    def _supply(self, state: SolitaryWordState) -> Supply:
        return Supply(PACK, state.piles.zones[LINE], [])  # SO-05

    def carry_out(self, state: SolitaryWordState, move: Move, table: Table) -> None:
        assert isinstance(move, Word)
        zones = state.piles.zones
        cards = [zones[LINE][i] for i in self._supply(state).places(move) or []]
        whole = len(cards) == len(zones[LINE])
        cost = int(len(cards) < FREE_FROM)
        state.purse -= cost  # SO-02: paid first
        earned = int(whole and (self.line == 6 or len(cards) == self.line) and state.purse < self.pennies)  # SO-06
        state.purse += earned
        state.played.append(move.word)
        table.pick(cards, LINE, DISCARD)
        if table.told:
            args: dict[str, Arg] = {"word": move.word, "cards": Cards(cards), "cost": cost, "purse": state.purse}
            table.say("plays" if state.seats == 1 else "team-plays", self.who(state), args)
            if earned:
                table.say("earns", [], {"purse": state.purse})
        before = len(zones[LINE])
        table.draw(self.line - before, STOCK, LINE)  # SO-03
        if table.told and len(zones[LINE]) > before:
            table.say("refilled", [], {"cards": Cards(zones[LINE][before:]), "left": len(zones[STOCK])})
        self._look_for_the_end(state, table)

    # -- is it over --

    def _look_for_the_end(self, state: SolitaryWordState, table: Table) -> None:
        """Is it won, is it lost (SO-04)?"""
        if not state.piles.zones[LINE]:
            self.over(state, WON, table)
        elif not self.silent and not self._any_word(state):
            self.over(state, STUCK, table)

    def _any_word(self, state: SolitaryWordState) -> bool:
        """Can any word be made, and paid for?"""
        shortest = SHORTEST if state.purse else FREE_FROM
        return self.any_word(state, self._supply(state), shortest, PACK.codes(sorted(state.piles.zones[LINE])))

    def end(self, state: SolitaryWordState, result: int, table: Table) -> None:
        if table.told:
            left = CARDS - len(state.piles.zones[DISCARD])
            args: dict[str, Arg] = {"left": left, "words": len(state.played), "purse": state.purse}
            if result == RESIGNED:
                table.say("resigned" if state.seats == 1 else "team-resigned", self.who(state), args)
            else:
                table.say("won" if result == WON else "no-word-left", [], args)

    def standing(self, state: SolitaryWordState) -> Outcome | None:
        """Nobody can say before the end."""
        return None

    # -- beside the cards --

    def facts(self, state: SolitaryWordState) -> list[Fact]:
        facts = [Fact("purse", {"pennies": state.purse})]
        if self.pennies < PENNIES["endless"]:
            facts.append(Fact("bank", {"pennies": self.pennies - state.purse}))
        facts.append(Fact("to-go", {"cards": CARDS - len(state.piles.zones[DISCARD])}))
        if state.played:
            facts.append(Fact("played", {"words": ", ".join(state.played)}))
        return facts + super().facts(state)

    def foresee(self, state: SolitaryWordState, seat: Seat, move: Move) -> Reason | None:
        if not isinstance(move, Word) or not move.cards:
            return None
        left = len(state.piles.zones[LINE]) - len(move.cards)
        args: dict[str, Arg] = {"cost": int(len(move.cards) < FREE_FROM), "left": left, "points": points(move, PACK)}
        return Reason("word-costs", args)

    def impossible(self, state: SolitaryWordState) -> Reason | None:
        return super().impossible(state) or why_impossible(state, self.line, self.pennies)


GAME: Final = SolitaryWord
