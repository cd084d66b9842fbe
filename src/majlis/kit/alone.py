"""A solitaire of words, played alone or by a team (G-32, G-33): what all of them do alike.

A game says which moves there are (`listed`, `opened`), carries them out (`carry_out`) and knows its end. Here stand
the calls and votes of a team, resigning, and the question whether any word can still be made.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from majlis.chance import Chance
from majlis.game import Fact, Game, Nature, Outcome, State
from majlis.judge import Judge
from majlis.kit import claims, coop
from majlis.kit.coop import READY, RESIGN, UNREADY, Vote
from majlis.kit.words import Rule, Supply, Word, Words, completed, read_word
from majlis.move import Domain, IllegalMove, Move, Reason, Why
from majlis.piles import Piles
from majlis.plan import SEATS, Plan, Seat
from majlis.table import Table

PLAYING: Final = 0
WON: Final = 1
STUCK: Final = 2
RESIGNED: Final = 3

MOST_VOTES: Final = 1  # rounds of voting: equal calls are left to the die at once
PHASE: Final = coop.CALLS + 8 * (1 + 2 * coop.TAKEN_BACK)  # moves of a team about one of the game, before it votes
FEW: Final = 4  # calls that a team at random makes


@mypyc_attr(allow_interpreted_subclasses=True)
class TeamState(State):
    """What is remembered of calls and votes (see `coop.Team`), of the words played, and of the end."""

    __slots__ = ("backs", "calls", "idle", "played", "ready", "result", "shown", "votes", "voting")

    def __init__(self, piles: Piles, seats: int) -> None:
        super().__init__(piles, seats)
        self.played: list[str] = []
        self.result: int = PLAYING
        self.calls: list[str] = []
        self.ready: int = 0
        self.backs: list[int] = [0] * seats
        self.voting: int = 0
        self.votes: list[int] = [-1] * seats
        self.shown: list[int] = [-1] * seats
        self.idle: int = 0

    def copy_to(self, twin: TeamState) -> None:
        """The part of a fork that all such games share."""
        twin.acting, twin.last_deal, twin.result = self.acting, self.last_deal, self.result
        twin.ready, twin.voting, twin.idle = self.ready, self.voting, self.idle
        twin.played, twin.calls, twin.backs = self.played[:], self.calls[:], self.backs[:]
        twin.votes, twin.shown = self.votes[:], self.shown[:]


T = TypeVar("T", bound=TeamState)


@mypyc_attr(allow_interpreted_subclasses=True)
class Alone(Game[T]):
    """The common part of the rules."""

    def __init__(
        self, nature: Nature, options: Any, plan: Plan, moves: list[Move], bound: int, judge: Judge, rounds: int
    ) -> None:
        everything: list[Move] = [RESIGN, READY, UNREADY]
        phase = PHASE + 8 * (rounds if rounds else coop.NEVER)
        super().__init__(nature, options, plan, everything + moves, bound * coop.IDLE * phase)
        self.judge = judge
        self.list: Judge = judge
        self.mode: str = options.mode
        self.repeats: bool = options.repeats
        self.silent: bool = options.stuck == "silent" or self.mode == "honour"  # G-32
        self.rounds: int = rounds

    # -- what each game says for itself --

    def listed(self, state: T) -> list[Move]:
        """The moves that can be listed, but resigning."""
        return []

    def opened(self, state: T, seat: Seat) -> Domain | None:
        """The words that can be played."""
        return None

    def carry_out(self, state: T, move: Move, table: Table) -> None:
        """A move, once it is agreed."""
        raise NotImplementedError

    def end(self, state: T, result: int, table: Table) -> None:
        """The game is over: say so."""
        raise NotImplementedError

    # -- who may do what --

    def choices(self, state: T, seat: Seat, why: Why) -> list[Move]:
        if not state.acting >> seat & 1:
            return []
        if state.seats == 1:
            return [*self.listed(state), RESIGN]
        moves = coop.choices(state, seat, self.calls(state) if state.voting else [])
        if coop.may_call(state, seat):
            moves = [move for move in self.listed(state) if move.text not in state.calls] + moves
        return moves

    def domain(self, state: T, seat: Seat) -> Domain | None:
        if not state.acting >> seat & 1 or (state.seats > 1 and not coop.may_call(state, seat)):
            return None
        return self.opened(state, seat)

    def words(self, state: T, supply: Supply, shortest: int, rule: Rule) -> Words:
        """Words from a supply that the `rule` of the game, the team and the list allow."""

        def allowed(move: Word, places: list[int]) -> Reason | None:
            reason = rule(move, places)
            if reason is None and state.seats > 1:
                reason = coop.why_not_call(state, move)
            if reason is not None:
                return reason
            return claims.may_not_lay(move.word, state.played, [], self.list, self.mode, self.repeats)

        return Words(supply, self.list, shortest, allowed, as_counted)

    def calls(self, state: T) -> list[Move]:
        """What the team has called, as moves."""
        return [self.read(text) for text in state.calls]

    # -- what follows --

    def apply(self, state: T, seat: Seat, move: Move, table: Table) -> None:
        chosen = ""
        if state.seats == 1:
            self.agreed(state, move, table)
            return
        if isinstance(move, Vote):
            if coop.vote(state, seat, move, table):
                chosen = coop.counted(state, self.calls(state), self.rounds, table)
        elif move is READY:
            coop.say_ready(state, seat, table)
            chosen = coop.when_ready(state, self.calls(state), table)
        elif move is UNREADY:
            coop.take_back(state, seat, table)
        else:
            coop.call(state, seat, move, table)
        if chosen:
            state.idle = 0
            self.agreed(state, self.read(chosen), table)

    def agreed(self, state: T, move: Move, table: Table) -> None:
        """Carry out what one player decided, or all together."""
        if move is RESIGN:
            self.over(state, RESIGNED, table)
            return
        self.carry_out(state, move, table)
        if state.result == PLAYING:
            self.go_on(state)

    def go_on(self, state: T) -> None:
        """The next decision."""
        if state.seats > 1:
            coop.begin(state)
        else:
            state.acting = 1

    def over(self, state: T, result: int, table: Table) -> None:
        """Nobody moves any more."""
        state.result = result
        state.acting = 0
        state.calls = []
        state.voting = state.ready = 0
        self.end(state, result, table)

    def any_word(self, state: T, supply: Supply, shortest: int, cards_named: str = "") -> bool:
        """Can any word be made? The list says so, and a record keeps what it said of `cards_named` (G-32)."""
        cards = supply.cards()
        if len(cards) < shortest:
            return False
        shows = sorted(supply.shows())
        after = "" if self.repeats else f" after {len(state.played)}"

        def find() -> bool:
            words = self.list.lexicon.words_from(shows, shortest=shortest)
            return any(self.repeats or word not in state.played for word in words)

        return self.list.answer(f"any {shortest}{after}: {cards_named or ' '.join(shows)}", find)

    def outcome(self, state: T) -> Outcome | None:
        return None if state.acting else Outcome([self.score(state)] * state.seats)

    def score(self, state: T) -> float:
        """Above 0 when the game is won."""
        return float(state.result == WON)

    def standing(self, state: T) -> Outcome | None:
        return Outcome([self.score(state)] * state.seats)

    # -- beside the cards --

    def sides(self, seats: int) -> list[list[Seat]]:
        return [SEATS[:seats]]

    def facts(self, state: T) -> list[Fact]:
        return coop.facts(state, self.calls(state)) if state.seats > 1 and state.acting else []

    def who(self, state: T) -> list[Seat]:
        """Who does it: who plays alone; a team does everything together."""
        return SEATS[:1] if state.seats == 1 else []

    def awaited(self, state: T) -> list[Seat]:
        return coop.awaited(state, state.ready if not state.voting else 0)

    def fallback(self, state: T, seat: Seat) -> Move:
        """G-35; alone there is nothing harmless, and the room gives the time that is needed."""
        return coop.fallback(state, seat, self.calls(state)) if state.seats > 1 else RESIGN

    def sealed(self, state: T) -> list[tuple[Seat, Move]]:
        return coop.sealed(state, self.calls(state)) if state.voting else []

    def reseal(self, state: T, seat: Seat, chance: Chance) -> None:
        coop.reseal(state, seat, chance)

    def propose(self, state: T, seat: Seat, chance: Chance) -> Move:
        """A move of the game, resigning only where there is no other; in a team one in three, and not too many."""
        if state.seats > 1 and (not coop.may_call(state, seat) or len(state.calls) >= FEW or chance.below(3)):
            return coop.propose(state, seat, self.calls(state), chance)
        moves = [move for move in self.listed(state) if move.text not in state.calls]
        domain = self.opened(state, seat) if not moves or chance.below(2) else None
        found = domain.propose(chance) if domain is not None else None
        if found is None and moves:
            found = moves[chance.below(len(moves))]
        return found if found is not None else super().propose(state, seat, chance)

    # -- texts --

    def compose(self, verb: str, arguments: list[str]) -> Move | None:
        if verb == "word":
            return read_word(arguments, self.pack)
        return self.read_vote(arguments) if verb == "vote" else None

    def read_vote(self, arguments: list[str]) -> Move | None:
        """`vote word F R ...`, `vote turn 2`; or, as a person types it, `vote FRIEND`, `vote 2`."""
        text = " ".join(arguments).casefold()
        if text in self.written:
            return Vote(self.written[text].text, self.written[text])
        if len(arguments) == 1:
            return Vote(arguments[0].upper(), None)
        if not arguments or arguments[0].casefold() == "vote":
            return None
        try:
            call = self.read(" ".join(arguments))
        except IllegalMove:
            return None
        return Vote(call.text, call)

    def complete(self, state: T, seat: Seat, move: Move) -> Move:
        if isinstance(move, Word):
            domain = self.opened(state, seat) if state.acting else None
            return completed(move, domain.supply, self.list) if isinstance(domain, Words) else move
        return coop.full_vote(move, self.calls(state)) if isinstance(move, Vote) else move

    def impossible(self, state: T) -> Reason | None:
        if state.result != PLAYING:
            return Reason("wrong-field", {"name": "result", "value": str(state.result)})
        if state.seats == 1:
            return None if state.acting == 1 and not state.calls else Reason("position-turn")
        possible = [RESIGN, *self.listed(state)]
        for text in state.calls:
            move = self.read(text)
            if move.text != text or (move not in possible and not self.fits(state, move)):
                return Reason("wrong-field", {"name": "calls", "value": text[:40]})
        return coop.impossible(state)

    def fits(self, state: T, move: Move) -> bool:
        """Could the cards that lie there spell this word?"""
        domain = self.opened(state, SEATS[0])
        return isinstance(move, Word) and isinstance(domain, Words) and domain.supply.places(move) is not None


def as_counted(word: str, counted: int) -> int:
    """A word counts what its cards count."""
    return counted


def anything(move: Word, places: list[int]) -> Reason | None:
    """Every word is allowed."""
    return None
