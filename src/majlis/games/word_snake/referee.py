"""Stop and its check (WS-06), the end of a deal, and the challenges after it (WS-10).

Whatever is done here answers whether the deal is counted now.
"""

from __future__ import annotations

from typing import final

from majlis.event import Who
from majlis.games.word_snake.counting import settle_up
from majlis.games.word_snake.judging import Doubt, look_up, open_words, place_of, spot
from majlis.games.word_snake.laying import cut, shorten, show, told
from majlis.games.word_snake.places import BUILD, CHECK, DOUBT, Board, SnakeState, enter
from majlis.judge import Judge
from majlis.plan import SEATS, WAITING, Seat, after
from majlis.table import Table


@final
class Referee:
    """Knows what the table has agreed on about words, and whether snakes are hidden."""

    def __init__(self, board: Board, judge: Judge, challenged: bool, secret: bool) -> None:
        self.board: Board = board
        self.judge: Judge = judge
        self.challenged: bool = challenged
        self.secret: bool = secret

    # -- stop --

    def stop(self, state: SnakeState, seat: Seat, table: Table) -> bool:
        """Somebody calls Stop: nobody moves, and the words may be challenged."""
        if table.told:
            table.say("stops", [seat], told(state.snake(seat)))
        state.caller = seat
        enter(state, CHECK)
        state.pending = ((1 << state.seats) - 1) & ~(1 << seat)
        if self.secret:
            show(state, self.board, seat, table)
        if not self.challenged or not open_words(state, after(seat, state.seats)):
            return self._stop_stands(state, table)
        return False

    def let_stand(self, state: SnakeState, seat: Seat, table: Table) -> bool:
        """The seat challenges nothing more."""
        state.pending &= ~(1 << seat)
        if table.told:
            table.say("lets-words-stand", [seat], {})
        if state.pending:
            return False
        return self._stop_stands(state, table) if state.phase == CHECK else self._judge(state, table)

    def challenge(self, state: SnakeState, seat: Seat, move: Doubt, table: Table) -> bool:
        """In a check it is judged at once, after the deal when all are done."""
        number = place_of(state, move)
        if state.phase == DOUBT:
            state.marked.append(spot(move.seat, number) * 10 + seat)
            if table.told:
                table.say("marks", [seat], {"word": move.word, "whose": Who([move.seat])})
            return not any(open_words(state, s) for s in WAITING[state.pending]) and self._judge(state, table)
        if look_up(state, seat, move.seat, number, self.judge, table):
            return not open_words(state, seat) and self._stop_stands(state, table)
        return self._stop_falls(state, number, table)

    def _stop_stands(self, state: SnakeState, table: Table) -> bool:
        if table.told:
            table.say("stop-stands", [SEATS[state.caller]], {})
        return self.end(state, table)

    def _stop_falls(self, state: SnakeState, number: int, table: Table) -> bool:
        """The caller is out of this deal, and the others go on from where they were."""
        caller = SEATS[state.caller]
        cut(state, self.board, caller, number, table)
        state.caller = -1
        state.pending = 0
        state.building &= ~(1 << caller)
        if table.told:
            table.say("stop-falls", [caller], {})
        if not state.building:  # WS-16
            return self.end(state, table)
        enter(state, BUILD)
        return False

    # -- the deal is over --

    def end(self, state: SnakeState, table: Table) -> bool:
        """Nobody builds any more: only complete words stay, and all may be challenged."""
        state.caller = -1
        state.building = 0
        enter(state, DOUBT)
        if table.told:
            table.say("deal-ends", [], {"deal": state.deals})
        for seat in SEATS[: state.seats]:
            if self.secret:
                show(state, self.board, seat, table)
            shorten(state, self.board, seat, table)
        state.pending = 0
        for seat in SEATS[: state.seats]:
            if self.challenged and open_words(state, seat):
                state.pending |= 1 << seat
        return not state.pending and self._judge(state, table)

    def _judge(self, state: SnakeState, table: Table) -> bool:
        """Snake by snake, from the head; what is cut off is not looked at any more."""
        state.pending = 0
        for mark in sorted(state.marked):
            owner, number, seat = mark // 1000, mark // 10 % 100, mark % 10
            if number >= len(state.snake(owner).words()):
                if table.told:
                    table.say("lapses", [SEATS[seat]], {"whose": Who([SEATS[owner]])})
            elif not look_up(state, SEATS[seat], SEATS[owner], number, self.judge, table):
                cut(state, self.board, SEATS[owner], number, table)
        state.marked = []
        settle_up(state, self.board, table)
        return True
