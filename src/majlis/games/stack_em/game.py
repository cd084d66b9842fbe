"""Stack 'em: words put whole piles together, until all 74 cards are one stack.

One plays, or two to eight as a team. The rulings (ST-01 and so on) stand in rulings.md beside this file, the common
ones (G-) in the kit.
"""

from __future__ import annotations

from typing import Final, final

from majlis.event import Arg, Cards, Term
from majlis.game import Fact, Mark, Nature
from majlis.games.stack_em.options import VARIANTS, StackEmOptions
from majlis.games.stack_em.table import (
    CARDS,
    PACK,
    PILES,
    PLAN,
    STOCK,
    TOPS,
    TUCK,
    TUCK_ALL,
    TUCKED,
    UNDER,
    StackEmState,
    why_impossible,
)
from majlis.judge import Judge
from majlis.kit.alone import MOST_VOTES, RESIGNED, STUCK, WON, Alone, anything
from majlis.kit.words import FREE, Supply, Word, letter_marks
from majlis.move import Domain, Move, Name, Reason
from majlis.piles import laid_out
from majlis.plan import Seat, Zone
from majlis.table import Table

SHORTEST: Final = 2
DECISIONS: Final = 2 * CARDS  # words, each of which takes a card at least; and cards tucked away

TONES: Final = {
    "begins": "deal",
    "dealt": "deal",
    "plays": "play",
    "team-plays": "play",
    "tucks": "play",
    "team-tucks": "play",
    "calls": "play",
    "stock-gone": "big",
    "voted-for": "count",
    "won": "end",
    "no-word-left": "end",
    "resigned": "end",
    "team-resigned": "end",
}

NATURE: Final = Nature(
    "stack_em",
    "patience",
    "alpha",
    list(range(1, 9)),
    StackEmOptions,
    VARIANTS,
    tones=TONES,
    language="en",
)


@final
class StackEm(Alone[StackEmState]):
    """The rules, in the order of play."""

    def __init__(self, options: StackEmOptions, judge: Judge) -> None:
        super().__init__(NATURE, options, PLAN, [*TUCK, TUCK_ALL], DECISIONS, judge, MOST_VOTES)
        self.keeps: bool = options.wild == "keeps"

    def blank(self, seats: int) -> StackEmState:
        state = StackEmState(laid_out(PLAN, STOCK), seats)
        state.acting = (1 << seats) - 1
        return state

    # -- the deal: six piles of one card --

    def deal(self, state: StackEmState, table: Table) -> None:
        table.open_deal()
        table.shuffle(STOCK)
        if table.told:
            table.say("begins", [], {"cards": CARDS})
        self._deal_up(state, table)
        self._look_for_the_end(state, table)
        if state.acting:
            self.go_on(state)

    def _deal_up(self, state: StackEmState, table: Table) -> None:
        """New piles up to six, from cards that were never dealt (ST-01, ST-03)."""
        zones = state.piles.zones
        free = [n for n in range(PILES) if n not in state.on][: len(zones[STOCK])]
        if not free:
            return
        before = len(zones[TOPS])
        table.draw(len(free), STOCK, TOPS)
        state.on += free
        state.letters += FREE * len(free)
        if table.told:
            table.say("dealt", [], {"cards": Cards(zones[TOPS][before:]), "left": len(zones[STOCK])})
            if not zones[STOCK]:
                table.say("stock-gone", [], {"piles": len(zones[TOPS])})
        order = sorted(range(len(state.on)), key=state.on.__getitem__)
        zones[TOPS] = [zones[TOPS][i] for i in order]
        state.letters = "".join([state.letters[i] for i in order])
        state.on.sort()

    # -- a word from the tops --

    def opened(self, state: StackEmState, seat: Seat) -> Domain | None:
        return self.words(state, self.supply(state), SHORTEST, anything)

    def _tops(self, state: StackEmState) -> list[int]:
        """The tops in the order of the supply: those whose letter is open, then wild cards that keep theirs."""
        letters = state.letters
        return [i for i in range(len(letters)) if letters[i] == FREE] + [
            i for i in range(len(letters)) if letters[i] != FREE
        ]

    def supply(self, state: StackEmState) -> Supply:
        tops, order = state.piles.zones[TOPS], self._tops(state)
        kept = "".join([state.letters[i] for i in order if state.letters[i] != FREE])
        cards = [tops[i] for i in order]
        return Supply(PACK, cards[: len(cards) - len(kept)], cards[len(cards) - len(kept) :], kept)

    def listed(self, state: StackEmState) -> list[Move]:
        """Under-cards can be put away at any time; it changes nothing else (ST-02)."""
        zones = state.piles.zones
        moves: list[Move] = [TUCK[n] for n in state.on if zones[UNDER[n]]]
        return [*moves, TUCK_ALL] if len(moves) > 1 else moves

    def carry_out(self, state: StackEmState, move: Move, table: Table) -> None:
        if isinstance(move, Word):
            self._play(state, move, table)
            self._deal_up(state, table)
            self._look_for_the_end(state, table)
        elif isinstance(move, Name):
            self._tuck(state, state.on[:] if move is TUCK_ALL else [move.mode], table)

    def _play(self, state: StackEmState, move: Word, table: Table) -> None:
        """The piles in the order of the word become one, the last letter on top (ST-01)."""
        zones = state.piles.zones
        order = self._tops(state)
        used = [order[i] for i in self.supply(state).places(move) or []]
        cards, piles = [zones[TOPS][i] for i in used], [state.on[i] for i in used]
        target = UNDER[piles[-1]]
        stacked = [c for k, n in enumerate(piles) for c in [*zones[UNDER[n]], *cards[k : k + 1]]][:-1]
        letters = [state.letters[i] for i in range(len(state.on)) if i not in used[:-1]]
        letters[used[-1] - len([i for i in used if i < used[-1]])] = self._kept(move)
        state.letters = "".join(letters)
        state.played.append(move.word)
        for n in piles[:-1]:
            table.sweep(UNDER[n], target)
        table.pick(cards[:-1], TOPS, target)
        zones[target][:] = stacked
        state.on = [n for n in state.on if n not in piles[:-1]]
        if table.told:
            args: dict[str, Arg] = {"word": move.word, "cards": Cards(cards), "top": Cards(cards[-1:])}
            table.say("plays" if state.seats == 1 else "team-plays", self.who(state), args)
            if self._kept(move) != FREE:
                table.say("keeps", [], {"letter": Term(f"letter-{move.word[-1]}")})

    def _kept(self, move: Word) -> str:
        """What the new top stands for from now on: a wild card keeps its letter, a vowel card can be turned (ST-04)."""
        return move.word[-1] if self.keeps and PACK.code[move.cards[-1]] == "?" else FREE

    def _tuck(self, state: StackEmState, piles: list[int], table: Table) -> None:
        """Face up under the stock, never to be dealt again (ST-02)."""
        zones = state.piles.zones
        tucked = [n for n in piles if zones[UNDER[n]]]
        for n in tucked:
            table.sweep(UNDER[n], TUCKED)
        if table.told:
            args: dict[str, Arg] = {"piles": ", ".join([str(n + 1) for n in tucked]), "count": len(tucked)}
            args["tucked"] = len(zones[TUCKED])
            table.say("tucks" if state.seats == 1 else "team-tucks", self.who(state), args)

    # -- is it over (ST-03, ST-05) --

    def _look_for_the_end(self, state: StackEmState, table: Table) -> None:
        if len(state.on) == 1:
            self.over(state, WON, table)
        elif not self.silent and not self.any_word(state, self.supply(state), SHORTEST):
            self.over(state, STUCK, table)

    def end(self, state: StackEmState, result: int, table: Table) -> None:
        if table.told:
            zones = state.piles.zones
            args: dict[str, Arg] = {"piles": len(zones[TOPS]), "left": len(zones[STOCK]), "words": len(state.played)}
            if result == RESIGNED:
                alone = state.seats == 1
                table.say("resigned" if alone else "team-resigned", self.who(state), args)
            else:
                table.say("won" if result == WON else "no-word-left", [], args)

    # -- beside the cards --

    def facts(self, state: StackEmState) -> list[Fact]:
        facts = [Fact("to-deal", {"cards": len(state.piles.zones[STOCK])})]
        if state.played:
            facts.append(Fact("words", {"count": len(state.played), "words": ", ".join(state.played)}))
        return facts + super().facts(state)

    def marks(self, state: StackEmState) -> list[Mark]:
        zones = state.piles.zones
        marks = [
            Mark(TOPS, i, f"on-pile:{n + 1}:{len(zones[UNDER[n]])}")
            for i, n in enumerate(state.on)
            if state.letters[i] == FREE
        ]
        return marks + letter_marks(PACK, TOPS, zones[TOPS], state.letters)

    def spots(self, state: StackEmState, zone: Zone) -> list[tuple[int, int]]:
        return [(0, n) for n in state.on] if zone == TOPS else []

    def foresee(self, state: StackEmState, seat: Seat, move: Move) -> Reason | None:
        if not isinstance(move, Word) or not move.cards:
            return None
        left = len(state.on) - len(move.cards) + 1
        dealt = min(len(state.piles.zones[STOCK]), PILES - left)
        return Reason("word-deals", {"top": Cards(move.cards[-1:]), "dealt": dealt, "left": left})

    def fallback(self, state: StackEmState, seat: Seat) -> Move:
        """Putting cards away harms nothing; where there are none, G-35."""
        moves = self.listed(state)
        return moves[-1] if state.seats == 1 and moves else super().fallback(state, seat)

    def impossible(self, state: StackEmState) -> Reason | None:
        return why_impossible(state) or super().impossible(state)


GAME: Final = StackEm
