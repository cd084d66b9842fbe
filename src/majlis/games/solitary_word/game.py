"""Solitary Word: play words from a line of cards until the pack is gone; short ones cost a penny.

One plays, or two to eight as a team. The rulings (SO-01 and so on) stand in rulings.md beside this file, the common
ones (G-) in the kit.
"""

from __future__ import annotations

from typing import Final, final

from majlis.chance import Chance
from majlis.event import Arg, Cards
from majlis.game import Fact, Game, Nature, Outcome
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
from majlis.kit import claims, coop
from majlis.kit.alone import PHASE, RESIGNED, STUCK, WON, anything, as_counted
from majlis.kit.coop import READY, RESIGN, UNREADY, Vote
from majlis.kit.words import Supply, Word, Words, completed, points, read_word
from majlis.move import Domain, Move, Reason, Why
from majlis.piles import laid_out
from majlis.plan import SEATS, Seat
from majlis.table import Table

FREE_FROM: Final = 4  # letters; shorter words cost a penny (SO-02)
SHORTEST: Final = 2
ROUNDS: Final = {"ten": 10, "three": 3, "never": 0}  # SO-07
PENNIES: Final = {"endless": 1_000, "five": 5}  # SO-01
BOUND: Final = CARDS // 2 * coop.IDLE * (PHASE + 8 * coop.NEVER) + 1

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
class SolitaryWord(Game[SolitaryWordState]):
    """The rules, in the order of play."""

    def __init__(self, options: SolitaryWordOptions, judge: Judge) -> None:
        super().__init__(NATURE, options, PLAN, [RESIGN, READY, UNREADY], BOUND)
        self.judge = judge
        self.list: Judge = judge
        self.mode: str = options.mode
        self.repeats: bool = options.repeats
        self.silent: bool = options.stuck == "silent" or self.mode == "honour"  # G-32
        self.purse: int = options.purse
        self.line: int = options.line
        self.pennies: int = PENNIES[options.bank]
        self.rounds: int = ROUNDS[options.die]

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
        self._go_on(state, table)

    # -- a word, or resigning; with several players what they agree on --

    def choices(self, state: SolitaryWordState, seat: Seat, why: Why) -> list[Move]:
        if state.seats > 1:
            return coop.choices(state, seat, self._calls(state))
        return [RESIGN] if state.acting >> seat & 1 else []

    def domain(self, state: SolitaryWordState, seat: Seat) -> Domain | None:
        if not state.acting >> seat & 1 or (state.seats > 1 and not coop.may_call(state, seat)):
            return None

        def rule(move: Word, places: list[int]) -> Reason | None:
            return self._refuse(state, move)

        return Words(self._supply(state), self.list, SHORTEST, rule, as_counted)

    def _supply(self, state: SolitaryWordState) -> Supply:
        return Supply(PACK, state.piles.zones[LINE], [])  # SO-05

    def _calls(self, state: SolitaryWordState) -> list[Move]:
        return [self.read(text) for text in state.calls]

    def _refuse(self, state: SolitaryWordState, move: Word) -> Reason | None:
        if len(move.word) < FREE_FROM and not state.purse:
            return NO_PENNY
        if state.seats > 1:
            called = coop.why_not_call(state, move)
            if called is not None:
                return called
        return claims.may_not_lay(move.word, state.played, [], self.list, self.mode, self.repeats)

    def apply(self, state: SolitaryWordState, seat: Seat, move: Move, table: Table) -> None:
        if state.seats == 1:
            self._carry_out(state, move, table)
            return
        chosen = ""
        if isinstance(move, Vote):
            if coop.vote(state, seat, move, table):
                chosen = coop.counted(state, self._calls(state), self.rounds, table)
        elif move is READY:
            coop.say_ready(state, seat, table)
            chosen = coop.when_ready(state, self._calls(state), table)
        elif move is UNREADY:
            coop.take_back(state, seat, table)
        else:
            coop.call(state, seat, move, table)
        if chosen:
            self._carry_out(state, self.read(chosen), table)

    def _carry_out(self, state: SolitaryWordState, move: Move, table: Table) -> None:
        if isinstance(move, Word):
            self._play(state, move, table)
        else:
            self._end(state, RESIGNED, table)

    # -- a word is played --

    def _play(self, state: SolitaryWordState, move: Word, table: Table) -> None:
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
            table.say("plays" if state.seats == 1 else "team-plays", SEATS[:1] if state.seats == 1 else [], args)
            if earned:
                table.say("earns", [], {"purse": state.purse})
        before = len(zones[LINE])
        table.draw(self.line - before, STOCK, LINE)  # SO-03
        if table.told and len(zones[LINE]) > before:
            table.say("refilled", [], {"cards": Cards(zones[LINE][before:]), "left": len(zones[STOCK])})
        state.idle = 0
        self._go_on(state, table)

    def _go_on(self, state: SolitaryWordState, table: Table) -> None:
        """Is it won, is it lost (SO-04)? If not, the next word."""
        if not state.piles.zones[LINE]:
            self._end(state, WON, table)
        elif not self.silent and not self._any_word(state):
            self._end(state, STUCK, table)
        elif state.seats > 1:
            coop.begin(state)
        else:
            state.acting = 1

    def _any_word(self, state: SolitaryWordState) -> bool:
        """Can any word be made, and paid for? The list says so, and a record keeps what it said (G-32)."""
        line = state.piles.zones[LINE]
        shortest = SHORTEST if state.purse else FREE_FROM
        if len(line) < shortest:
            return False
        after = "" if self.repeats else f" after {len(state.played)}"

        def find() -> bool:
            words = Words(self._supply(state), self.list, shortest, anything, as_counted).found()
            return any(self.repeats or word not in state.played for word in words)

        return self.list.answer(f"any {shortest}{after}: {PACK.codes(sorted(line))}", find)

    # -- is it over --

    def _end(self, state: SolitaryWordState, result: int, table: Table) -> None:
        state.result = result
        state.acting = 0
        state.calls = []
        state.voting = state.ready = 0
        if table.told:
            left = CARDS - len(state.piles.zones[DISCARD])
            args: dict[str, Arg] = {"left": left, "words": len(state.played), "purse": state.purse}
            if result == RESIGNED:
                alone = state.seats == 1
                table.say("resigned" if alone else "team-resigned", SEATS[:1] if alone else [], args)
            else:
                table.say("won" if result == WON else "no-word-left", [], args)

    def outcome(self, state: SolitaryWordState) -> Outcome | None:
        return None if state.acting else Outcome([float(state.result == WON)] * state.seats)

    # -- beside the cards --

    def sides(self, seats: int) -> list[list[Seat]]:
        return [SEATS[:seats]]

    def facts(self, state: SolitaryWordState) -> list[Fact]:
        facts = [Fact("purse", {"pennies": state.purse})]
        if self.pennies < PENNIES["endless"]:
            facts.append(Fact("bank", {"pennies": self.pennies - state.purse}))
        facts.append(Fact("to-go", {"cards": CARDS - len(state.piles.zones[DISCARD])}))
        if state.played:
            facts.append(Fact("played", {"words": ", ".join(state.played)}))
        return facts + (coop.facts(state, self._calls(state)) if state.seats > 1 and state.acting else [])

    def foresee(self, state: SolitaryWordState, seat: Seat, move: Move) -> Reason | None:
        if not isinstance(move, Word) or not move.cards:
            return None
        left = len(state.piles.zones[LINE]) - len(move.cards)
        args: dict[str, Arg] = {"cost": int(len(move.cards) < FREE_FROM), "left": left, "points": points(move, PACK)}
        return Reason("word-costs", args)

    def awaited(self, state: SolitaryWordState) -> list[Seat]:
        return coop.awaited(state, state.ready if not state.voting else 0)

    def fallback(self, state: SolitaryWordState, seat: Seat) -> Move:
        """G-35; alone there is nothing harmless, and the room gives the time that is needed."""
        return coop.fallback(state, seat, self._calls(state)) if state.seats > 1 else RESIGN

    def sealed(self, state: SolitaryWordState) -> list[tuple[Seat, Move]]:
        return coop.sealed(state, self._calls(state)) if state.voting else []

    def reseal(self, state: SolitaryWordState, seat: Seat, chance: Chance) -> None:
        coop.reseal(state, seat, chance)

    def propose(self, state: SolitaryWordState, seat: Seat, chance: Chance) -> Move:
        """A word; in a team one in three, and not too many."""
        if state.seats == 1 or (coop.may_call(state, seat) and len(state.calls) < 4 and chance.below(3) == 0):
            return super().propose(state, seat, chance)
        return coop.propose(state, seat, self._calls(state), chance)

    # -- texts --

    def compose(self, verb: str, arguments: list[str]) -> Move | None:
        if verb == "word":
            return read_word(arguments, PACK)
        if verb != "vote" or not arguments:
            return None
        if len(arguments) == 1 and arguments[0].casefold() != RESIGN.text:
            return Vote(arguments[0].upper(), None)
        call = RESIGN if len(arguments) == 1 else read_word(arguments[1:], PACK) if arguments[0] != "vote" else None
        return Vote(call.text, call) if call is not None else None

    def complete(self, state: SolitaryWordState, seat: Seat, move: Move) -> Move:
        if isinstance(move, Word):
            return completed(move, self._supply(state), self.list)
        return coop.full_vote(move, self._calls(state)) if isinstance(move, Vote) else move

    def impossible(self, state: SolitaryWordState) -> Reason | None:
        for text in state.calls:
            move = read_word(text.split()[1:], PACK) if text.startswith("word ") else None
            fits = move is not None and move.text == text and self._supply(state).places(move) is not None
            if text != RESIGN.text and not fits:
                return Reason("wrong-field", {"name": "calls", "value": text[:40]})
        return why_impossible(state, self.line, self.pennies)


GAME: Final = SolitaryWord
