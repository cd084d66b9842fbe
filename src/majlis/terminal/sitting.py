"""One person at a table with bots: the match, whose turn it is, and all that has been heard."""

from __future__ import annotations

from typing import Any

from majlis import bots
from majlis.cards.card import CardId
from majlis.chance import chance
from majlis.event import Event
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.move import HEARD, QUIET, Move
from majlis.passing import Passing
from majlis.plan import Seat
from majlis.speech import Speech
from majlis.view import Mind, View


class Sitting:
    """Everything is seen and heard as from seat `me`. `kinds` are the bots, by seat, from the start again if short."""

    def __init__(self, match: Match[Any], me: Seat, kinds: tuple[str, ...], lang: str) -> None:
        assert isinstance(match.luck, SeedLuck)
        self.match = match
        self.game = match.game
        self.me = me
        self.kinds = kinds
        self.seed = match.luck.seed
        self.speech = Speech.of(match.game, lang)
        self.speech.names = [self.speech.bot(Seat(seat)) for seat in range(match.seats)]
        self.speech.names[me] = self.speech.text("terminal-name-you")
        self.passing = Passing(self.speech, me)
        self.heard: list[str] = []
        self.aside: set[CardId] = set()  # of my hand: out of the way, and as much in it as before
        self.counted = False  # has the end of this deal been noted?
        self.fresh = 0  # where in `heard` begins what came after the last move of mine

    # -- what happens --

    def opening(self) -> list[str]:
        """The deal in words; of a match that goes on, what came after my last move."""
        again = self.match.replay(0)
        self._hear(again.opening)
        for seat, move in self.match.log:
            if seat == self.me and move is not HEARD:
                self.fresh = len(self.heard)
            self._hear(again.play(seat, move))
        return self.heard[self.fresh :]

    def play(self, move: Move) -> list[str]:
        """Make my move; IllegalMove changes nothing."""
        events = self.match.play(self.me, move)
        self.fresh = len(self.heard)
        return self._hear(events)

    def listens(self) -> bool:
        """Does play wait until I have heard what was said?"""
        return HEARD in self.game.choices(self.match.state, self.me, QUIET)

    def hear(self) -> list[str]:
        """I have heard what was said; my last move is still the one before."""
        return self._hear(self.match.play(self.me, HEARD))

    def bots_play(self) -> list[str]:
        """One decision of the first bot that play waits for; nothing where it waits for none."""
        others = self.others()
        return self._hear(self.match.play(others[0], self._choice(others[0]))) if others else []

    def let_time_pass(self) -> list[str]:
        """What the rules do if nobody moves."""
        timer = self.match.game.timer(self.match.state)
        return self._hear(self.match.play(timer.seat, timer.move)) if timer is not None else []

    def undo(self) -> Move | None:
        """Take back my last move and all that followed; the move, or None if there is none."""
        mine = [ply for ply, (seat, move) in enumerate(self.match.log) if seat == self.me and move is not HEARD]
        if not mine:
            return None
        move = self.match.log[mine[-1]][1]
        self.match = self.match.replay(mine[-1])
        return move

    def restart(self) -> list[str]:
        """The same deal from its beginning, in words."""
        self.match = self.match.replay(0)
        return self._begin()

    def deal_again(self, seed: str) -> list[str]:
        """Another deal with the same rules, in words."""
        self.seed = seed
        self.match = Match(self.game, self.match.seats, SeedLuck(seed), self.match.one_deal)
        self.counted = False
        return self._begin()

    def _begin(self) -> list[str]:
        self.heard = []
        self.fresh = 0
        return self._hear(self.match.opening)

    def alone(self) -> bool:
        """Does nobody else play?"""
        return self.match.seats == 1

    def _choice(self, seat: Seat) -> Move:
        """What a bot decides: its luck depends on the seed and the place in the match, so nothing else matters."""
        ply = len(self.match.log)
        others = [s for s in range(self.match.seats) if s != self.me]
        bot = bots.make(self.kinds[others.index(seat) % len(self.kinds)], chance("bot", self.seed, seat, ply))
        return bot.choose(Mind(self.game, self.match.state, seat, chance("mind", self.seed, seat, ply)))

    def _hear(self, events: list[Event]) -> list[str]:
        """What happened in words. Who passes waits for those who pass after, as long as it is a bot's turn."""
        lines = []
        for event in events:
            due = self.passing.run
            joins = self.passing.joins(event)
            if due and due is not self.passing.run:
                lines.append(self.passing.told(due))
            if not joins and (line := self.speech.event(event, self.me)):
                lines.append(line)
        if self.passing.run and (self.mine() or not self.others()):
            lines.append(self.passing.told(self.passing.run))
            self.passing.run = []
        self.heard += lines
        return lines

    # -- what can be seen --

    def view(self) -> View[Any]:
        """The table as I see it."""
        return self.match.view(self.me)

    def mine(self) -> bool:
        """Does play wait for me, or for nobody but the clock while I may move?"""
        awaited = self.game.awaited(self.match.state)
        return self.me in awaited or (not awaited and self.me in self.match.waiting())

    def others(self) -> list[Seat]:
        """The bots that play waits for; where it waits for nobody and no clock runs, those that may move."""
        state = self.match.state
        awaited = self.game.awaited(state)
        if not awaited and self.game.timer(state) is None:
            awaited = state.waiting()
        return [seat for seat in awaited if seat != self.me]

    def over(self) -> bool:
        """Is the match at its end?"""
        return self.match.outcome() is not None
