"""Word Snake: thirteen cards each, nine in the centre, and everybody builds a chain of words at the same time.

Two to five play five deals. The rulings (WS-01 and so on) stand in rulings.md beside this file, the common ones (G-) in
the kit. In hidden snakes the cards stay where they are held, and only their owner knows the chain.
"""

from __future__ import annotations

from typing import Final, final

from majlis.cards.card import CardId
from majlis.chance import Chance
from majlis.event import Cards
from majlis.game import Fact, Game, Mark, Outcome, Race, Timer
from majlis.games.word_snake.beside import snake_fact, snake_marks, table_facts
from majlis.games.word_snake.building import Snakes
from majlis.games.word_snake.chain import NONE, PACK, Snake, left_over, read_snake
from majlis.games.word_snake.counting import say_scores
from majlis.games.word_snake.judging import Doubt, open_words, read_doubt
from majlis.games.word_snake.laying import held_by, relay, shorten, told
from majlis.games.word_snake.nature import BOUND, COUNTDOWN, FIRST_CHECK, GO, NATURE, PACE, STOP, TAKE
from majlis.games.word_snake.options import WordSnakeOptions
from majlis.games.word_snake.places import (
    BUILD,
    CHANGES,
    CHECK,
    DEALS,
    DEALT,
    DOUBT,
    DRAFT,
    MIDDLE,
    OVER,
    READY,
    Board,
    SnakeState,
    enter,
    is_unshown,
    why_impossible,
)
from majlis.games.word_snake.referee import Referee
from majlis.games.word_snake.spots import winding
from majlis.judge import Judge
from majlis.kit.claims import STAND
from majlis.kit.words import TABLE
from majlis.move import PASS, QUIET, Domain, Move, Play, Reason, Why
from majlis.piles import laid_out
from majlis.plan import SEATS, WAITING, Seat, Zone, after
from majlis.table import Table

NOT_WHOLE: Final = Reason("not-whole")
CARDS_LEFT: Final = Reason("cards-left")
NO_STOP: Final = Reason("no-stop")
USE_IT: Final = Reason("place-it-first")


@final
class WordSnake(Game[SnakeState]):
    """The rules, in the order of play."""

    def __init__(self, options: WordSnakeOptions, judge: Judge) -> None:
        self.board: Board = Board(options.hands == "hidden")
        super().__init__(NATURE, options, self.board.plan, [GO, STOP, PASS, STAND, *dict.fromkeys(TAKE)], BOUND)
        self.judge = judge
        self.list: Judge = judge
        self.mode: str = options.mode
        if self.mode == "challenge":
            self.hints_closed = Reason("hints-closed")  # G-25
        self.relaxed: bool = options.ending == "relaxed"
        self.sand: bool = options.ending == "timer"
        self.secret: bool = self.relaxed or options.snakes == "hidden"
        self.referee: Referee = Referee(self.board, judge, self.mode == "challenge", self.secret)
        self.sand_seconds: float = float(options.timer)
        self.check: float = 0.0 if options.check == "none" else float(options.check)
        minutes = options.building if self.relaxed else options.cap
        self.minutes: float = 0.0 if minutes == "none" else float(minutes)
        self.repeats: bool = options.repeats
        self.again: bool = options.fallen_again

    def blank(self, seats: int) -> SnakeState:
        state = SnakeState(laid_out(self.plan, self.board.stock), seats)
        state.acting = 1 << state.dealer
        return state

    def deal(self, state: SnakeState, table: Table) -> None:
        table.open_deal()
        state.dealer = SEATS[table.chance.below(state.seats)]  # WS-11
        self._begin(state, table)

    # -- a deal: 13 each, face down, and nine for all (WS-01) --

    def _next_deal(self, state: SnakeState, table: Table) -> None:
        board = self.board
        table.open_deal()
        for zones in (board.rack, board.snake, board.left):
            for zone in zones[: state.seats]:
                table.sweep(zone, board.stock)
        table.sweep(board.centre, board.stock)
        state.dealer = after(state.dealer, state.seats)
        self._begin(state, table)

    def _begin(self, state: SnakeState, table: Table) -> None:
        board = self.board
        state.deals += 1
        state.number += 1
        state.phase = READY
        state.sand = False
        state.caller = -1
        state.pending = state.declined = 0
        state.chains = [NONE.text] * state.seats
        state.changes, state.costs = [0] * state.seats, [0] * state.seats
        state.owes = [""] * state.seats
        state.marked, state.judged = [], []
        state.building = (1 << state.seats) - 1
        table.shuffle(board.stock)
        for step in range(1, state.seats + 1):
            table.draw(DEALT, board.stock, board.packet[after(state.dealer, state.seats, step)])
        table.draw(MIDDLE, board.stock, board.centre)
        if table.told:
            table.say("deal-begins", [state.dealer], {"deal": state.deals, "deals": DEALS})
            table.say("centre", [], {"cards": Cards(sorted(state.piles.zones[board.centre]))})
        self._open(state)

    def _go(self, state: SnakeState, table: Table) -> None:
        """All cards are turned up at once (WS-02)."""
        board = self.board
        if table.told:
            table.say("go", [], {})
        for seat in SEATS[: state.seats]:
            table.sweep(board.packet[seat], board.rack[seat])
            if table.told:
                table.tell(seat, "your-cards", {"cards": Cards(sorted(state.piles.zones[board.rack[seat]]))})
        state.turn = after(state.dealer, state.seats)
        enter(state, DRAFT if self.relaxed else BUILD)

    def _open(self, state: SnakeState) -> None:
        """Who may move now."""
        if state.phase == READY:
            state.acting = 1 << state.dealer
        elif state.phase == DRAFT:
            state.acting = 1 << state.turn
        elif state.phase == BUILD:
            state.acting = state.building
        else:
            state.acting = state.pending if state.phase != OVER else 0

    # -- who may do what --

    def choices(self, state: SnakeState, seat: Seat, why: Why) -> list[Move]:
        if not state.acting >> seat & 1:
            return []
        if state.phase == READY:
            return [GO]
        if state.phase in (CHECK, DOUBT):
            return [STAND, *open_words(state, seat)]
        if state.phase == DRAFT:
            return [PASS, *self._takes(state)]
        if state.owes[seat]:
            why.bar(PASS, USE_IT)
            why.bar(STOP, USE_IT)
            return []
        moves: list[Move] = [PASS]
        reason = self._no_stop(state, seat)
        if reason is None:
            moves.append(STOP)
        else:
            why.bar(STOP, reason)
        if self.secret and not self.relaxed and state.changes[seat] < CHANGES - 1:
            moves += self._takes(state)
        return moves

    def _takes(self, state: SnakeState) -> list[Move]:
        """What lies in the centre; cards that look the same are one."""
        return list(dict.fromkeys([TAKE[PACK.face[card]] for card in state.piles.zones[self.board.centre]]))

    def _no_stop(self, state: SnakeState, seat: Seat) -> Reason | None:
        """Stop is for who has used every card in complete words (WS-06)."""
        if self.relaxed:
            return NO_STOP
        if held_by(state, self.board, seat, self.secret):
            return CARDS_LEFT
        return None if state.snake(seat).is_whole() else NOT_WHOLE

    def domain(self, state: SnakeState, seat: Seat) -> Domain | None:
        if state.phase != BUILD or not state.acting >> seat & 1 or state.changes[seat] >= CHANGES:
            return None
        return self._snakes(state, seat)

    def _snakes(self, state: SnakeState, seat: Seat) -> Snakes:
        def rule(word: str) -> Reason | None:
            return self._not_allowed(state, word)

        centre = state.piles.zones[self.board.centre] if not self.secret else []
        held, owed = held_by(state, self.board, seat, self.secret), state.owes[seat]
        return Snakes(state.snake(seat), held, centre, owed, self.list, rule, self.repeats)

    def _not_allowed(self, state: SnakeState, word: str) -> Reason | None:
        """Why a word may not be marked as complete: G-21, G-26."""
        if word in state.fallen and not self.again:
            return Reason("word-fallen", {"word": word})
        if self.mode == "strict" and not self.list.knows(word):
            return Reason("word-unknown", {"word": word})
        return None

    # -- what follows --

    def apply(self, state: SnakeState, seat: Seat, move: Move, table: Table) -> None:
        counted = False
        if move is GO:
            self._go(state, table)
        elif isinstance(move, Snake):
            self._lay(state, seat, move, table)
        elif isinstance(move, Play):
            self._take(state, seat, move.card, table)
        elif move is STOP:
            counted = self.referee.stop(state, seat, table)
        elif move is PASS:
            counted = self._pass(state, seat, table)
        elif isinstance(move, Doubt):
            counted = self.referee.challenge(state, seat, move, table)
        else:
            counted = self.referee.let_stand(state, seat, table)
        if counted:
            self._counted(state, table)
        self._open(state)

    # -- relaxed: the centre is shared out first (WS-13) --

    def _take(self, state: SnakeState, seat: Seat, card: CardId, table: Table) -> None:
        self._fetch(state, seat, card, table)
        if state.phase == DRAFT:
            state.declined = 0
            self._next_taker(state)
        else:
            state.owes[seat] = PACK.code[card]
            state.changes[seat] += 1

    def _fetch(self, state: SnakeState, seat: Seat, card: CardId, table: Table) -> None:
        board = self.board
        taken = table.find(card, board.centre)
        table.move(taken, board.centre, board.rack[seat])
        if table.told:
            table.say("takes", [seat], {"card": Cards([taken]), "left": len(state.piles.zones[board.centre])})

    def _next_taker(self, state: SnakeState) -> None:
        state.turn = after(state.turn, state.seats)
        if state.declined >= state.seats or not state.piles.zones[self.board.centre]:
            state.declined = 0
            enter(state, BUILD)

    # -- build: a snake is laid anew, with one card of the centre at the most (WS-04, WS-05, WS-08) --

    def _lay(self, state: SnakeState, seat: Seat, move: Snake, table: Table) -> None:
        state.changes[seat] += 1
        state.owes[seat] = ""
        state.chains[seat] = move.settled().text
        if self.secret:
            if table.told:
                table.tell(seat, "builds", told(move, len(held_by(state, self.board, seat, self.secret))))
            return
        if move.taken >= 0:
            self._fetch(state, seat, move.cards[move.taken], table)
        relay(state, self.board, seat, move, table)
        if table.told:
            table.say("builds", [seat], told(move, len(held_by(state, self.board, seat, self.secret))))

    # -- pass (WS-07) --

    def _pass(self, state: SnakeState, seat: Seat, table: Table) -> bool:
        if state.phase == DRAFT:
            state.declined += 1
            if table.told:
                table.say("declines", [seat], {})
            self._next_taker(state)
            return False
        state.building &= ~(1 << seat)
        if table.told:
            table.say("hands-in" if self.relaxed else "passes", [seat], {})
        if not self.secret:
            shorten(state, self.board, seat, table)
            table.sweep(self.board.rack[seat], self.board.left[seat])
        if self.sand and not state.sand and state.building:
            state.sand = True  # WS-12
            if table.told:
                table.say("sand-runs", [], {"seconds": int(self.sand_seconds)})
        return not state.building and self.referee.end(state, table)

    # -- the deal is counted: the next one, or the end (WS-11) --

    def _counted(self, state: SnakeState, table: Table) -> None:
        if state.deals < DEALS and not state.last_deal:
            self._next_deal(state, table)
            return
        state.phase = OVER
        if table.told:
            say_scores(state, table)

    def outcome(self, state: SnakeState) -> Outcome | None:
        return None if state.phase != OVER else Outcome([float(score) for score in state.scores])

    def standing(self, state: SnakeState) -> Outcome | None:
        left = [left_over(held_by(state, self.board, s, self.secret)) for s in range(state.seats)]
        return Outcome([float(state.scores[s] + state.snake(s).counts() - left[s]) for s in range(state.seats)])

    # -- beside the cards --

    def facts(self, state: SnakeState) -> list[Fact]:
        return table_facts(state, self.board, self.secret)

    def facts_for(self, state: SnakeState, viewer: Seat) -> list[Fact]:
        """A hidden snake is its owner's to know."""
        return snake_fact(state, viewer, "my-snake") if self._unshown(state, viewer) else []

    def marks(self, state: SnakeState) -> list[Mark]:
        return snake_marks(state, self.board)

    def spots(self, state: SnakeState, zone: Zone) -> list[tuple[int, int]]:
        """A snake winds: one word across, the next down from its last card."""
        seat = self.plan.owners[zone]
        if not 0 <= seat < state.seats or zone != self.board.snake[seat] or not state.piles.zones[zone]:
            return []
        return winding(state.snake(seat))

    def race(self, state: SnakeState) -> Race | None:
        """While all build, the first request has a card of the centre, and the first Stop counts (WS-04, WS-15)."""
        return Race(state.number, pace=PACE) if state.phase in (BUILD, CHECK, DOUBT) else None

    def timer(self, state: SnakeState) -> Timer | None:
        if state.phase == READY:
            return Timer(COUNTDOWN, state.dealer, GO)
        if state.phase == BUILD:
            return self._end_of_building(state)
        if state.phase in (CHECK, DOUBT) and self.check:
            return Timer(self.check, WAITING[state.pending][0], STAND, FIRST_CHECK + state.number)
        return None

    def _end_of_building(self, state: SnakeState) -> Timer | None:
        """All pass when time is up: the sand of WS-12, or the cap of WS-07. It stands still while a Stop is checked."""
        seat = WAITING[state.building][0]
        late = self.fallback(state, seat)
        if state.sand:
            return Timer(self.sand_seconds, seat, late, 2 * state.deals + 1, True)
        return Timer(60.0 * self.minutes, seat, late, 2 * state.deals, True) if self.minutes else None

    def fallback(self, state: SnakeState, seat: Seat) -> Move:
        """G-35: pass; what was taken and not placed goes to the end of the snake first."""
        if state.phase == READY:
            return GO
        if state.phase in (CHECK, DOUBT):
            return STAND
        return self._snakes(state, seat).anyhow() or PASS if state.owes[seat] else PASS

    def sealed(self, state: SnakeState) -> list[tuple[Seat, Move]]:
        """Hidden snakes, until they are shown."""
        hidden = [seat for seat in SEATS[: state.seats] if self._unshown(state, seat)]
        return [(seat, state.snake(seat)) for seat in hidden if state.chains[seat] != NONE.text]

    def _unshown(self, state: SnakeState, seat: Seat) -> bool:
        return self.secret and is_unshown(state, self.board, seat)

    def reseal(self, state: SnakeState, seat: Seat, chance: Chance) -> None:
        """Any snake of the cards that the seat holds."""
        state.chains[seat], state.owes[seat] = NONE.text, ""
        made = self._snakes(state, seat).propose(chance)
        state.chains[seat] = made.text if made is not None else NONE.text

    # -- texts --

    def compose(self, verb: str, arguments: list[str]) -> Move | None:
        """snake CAT TED; snake C @A/E=A T /; challenge CAT of 2."""
        if verb == "snake":
            return read_snake(arguments)
        if verb == "take" and len(arguments) == 1:
            return self.written.get(f"take {TABLE}{arguments[0]}".casefold())
        return read_doubt(arguments) if verb == "challenge" else None

    def complete(self, state: SnakeState, seat: Seat, move: Move) -> Move:
        if isinstance(move, Snake) and move.typed and state.phase == BUILD:
            return self._snakes(state, seat).complete(move.typed.split()) or move
        return move

    def propose(self, state: SnakeState, seat: Seat, chance: Chance) -> Move:
        """A word more, now and then something else, and at last Stop or pass."""
        moves = self.choices(state, seat, QUIET)
        domain = self.domain(state, seat)
        if isinstance(domain, Snakes):
            if STOP in moves:
                return STOP
            if state.owes[seat] or chance.below(6):
                made = domain.propose(chance)
                if made is not None:
                    return made
            elif state.changes[seat] < 8 and state.snake(seat).cards and chance.below(4) == 0:
                return domain.apart(chance)
        return moves[0] if chance.below(3) else moves[chance.below(len(moves))]

    def impossible(self, state: SnakeState) -> Reason | None:
        return why_impossible(state, self.board, self.secret)


GAME: Final = WordSnake
