"""Abjad Beginner: play the letter or the colour on top, say “Abjad” with one card left, be rid of your cards.

Two to ten play. The rulings (AB-01 and so on) stand in rulings.md beside this file.
"""

from __future__ import annotations

from typing import Final, final

from majlis.cards.abjad import DRAW_TWO, REVERSE, SKIP, WILD
from majlis.cards.card import CardId
from majlis.chance import Chance
from majlis.event import Arg, Cards, Term, Who
from majlis.game import Fact, Game, Mark, Outcome, Timer
from majlis.games.abjad_beginner import calls
from majlis.games.abjad_beginner.asides import fallback, foresee
from majlis.games.abjad_beginner.board import ABJAD, CALL, CATCH, CATCH_LAST, FITS_ALL, QUIET, Board
from majlis.games.abjad_beginner.counting import count, worth
from majlis.games.abjad_beginner.nature import NATURE
from majlis.games.abjad_beginner.options import AbjadOptions
from majlis.games.abjad_beginner.reading import compose, table_facts, why_impossible
from majlis.games.abjad_beginner.state import (
    AbjadState,
    believable,
    following,
    forget_all,
    left,
    rule_out,
    rule_out_last,
)
from majlis.games.abjad_beginner.stock import RENEWALS, fetch
from majlis.games.abjad_beginner.telling import say_play, tell_deal
from majlis.games.abjad_beginner.turn import WAIT, bar_all, of_the_turn
from majlis.games.abjad_beginner.worlds import imagine
from majlis.kit.abjad import draw_for_dealer
from majlis.move import DRAW, NOT_NOW, PASS, Domain, Move, Name, Play, Reason, Why
from majlis.move import QUIET as NO_REASONS
from majlis.piles import laid_out
from majlis.plan import SEATS, WAITING, Seat, Zone, after, bit
from majlis.table import Table

DEALT: Final = 7
TARGET: Final = 1000  # AB-13
ROUNDS: Final = 200  # AB-19
BOUND: Final = 200_000


@final
class AbjadBeginner(Game[AbjadState]):
    """The rules, in the order of play."""

    def __init__(self, options: AbjadOptions) -> None:
        board = Board(options)
        super().__init__(NATURE, options, board.plan, [DRAW, PASS, *board.all_moves()], BOUND)
        self.board: Board = board
        self.stacking: bool = options.stacking
        self.lowest: bool = options.stuck == "lowest"
        self.winner_deals: bool = options.next_dealer == "winner"
        self.last_draw_two: bool = options.last_draw_two
        self.seconds: int = int(options.window)
        self.inferences = True

    def blank(self, seats: int) -> AbjadState:
        state = AbjadState(laid_out(self.plan, self.board.stock), seats)
        state.acting = 1 << state.turn
        return state

    def deal(self, state: AbjadState, table: Table) -> None:
        table.open_deal()
        state.dealer = draw_for_dealer(self.pack, state.seats, table)  # AB-01
        self._begin(state, table)

    # -- a round --

    def _next_round(self, state: AbjadState, table: Table) -> None:
        board = self.board
        table.open_deal()
        for zone in board.hand[: state.seats]:
            table.sweep(zone, board.stock)
        table.sweep(board.discard, board.stock)
        self._begin(state, table)

    def _begin(self, state: AbjadState, table: Table) -> None:
        board = self.board
        state.deals += 1
        state.way, state.colour, state.due = 1, -1, 0
        state.drawn = False
        state.passes = state.renewals = 0
        calls.close_calls(state)
        forget_all(state)
        table.shuffle(board.stock)
        for step in range(1, state.seats + 1):
            table.draw(DEALT, board.stock, board.hand[after(state.dealer, state.seats, step)])
        table.draw(1, board.stock, board.discard)
        if table.told:
            tell_deal(state, board, table)
        self._turn_up(state, table)

    def _turn_up(self, state: AbjadState, table: Table) -> None:
        """The first card counts as if the dealer had laid it, but a reverse gives him the first turn (AB-02)."""
        rank = self.board.rank[state.piles.zones[self.board.discard][-1]]
        if rank == REVERSE:
            state.way = -1
            state.turn = state.dealer
            if table.told:
                table.say("turns-round", [], {"next": Who([state.turn])})
        elif rank == WILD:
            state.turn = after(state.dealer, state.seats)
        else:
            self._effect(state, state.dealer, rank, table)
        state.open()

    # -- who may do what --

    def choices(self, state: AbjadState, seat: Seat, why: Why) -> list[Move]:
        if not state.acting >> seat & 1:
            return []
        if seat == state.turn:
            if not state.pending:
                moves = of_the_turn(state, self.board, seat, why)
                return moves + calls.sayings(state, seat)[-1:] if state.last >= 0 else moves
            if why.told:
                bar_all(state, self.board, seat, WAIT, why)
        return calls.sayings(state, seat)

    def domain(self, state: AbjadState, seat: Seat) -> Domain | None:
        """The same plays with the call."""
        if seat != state.turn or state.pending or self.board.must_name(state):
            return None
        held = len(state.piles.zones[self.board.hand[seat]])
        plain = of_the_turn(state, self.board, seat, NO_REASONS)
        moves = calls.with_call(plain, self.board, self.board.must and not state.due)
        return calls.Calling(moves, held <= 2) if moves else None

    def propose(self, state: AbjadState, seat: Seat, chance: Chance) -> Move:
        """Any listed move; with two cards half of the plays with the call."""
        moves = self.choices(state, seat, NO_REASONS)
        move = moves[chance.below(len(moves))]
        if isinstance(move, Play) and len(state.piles.zones[self.board.hand[seat]]) == 2 and chance.below(2):
            return self.board.called[move.text]
        return move

    # -- what follows --

    def apply(self, state: AbjadState, seat: Seat, move: Move, table: Table) -> None:
        if move is QUIET:
            calls.keep_quiet(state, seat)
        elif move is ABJAD:
            calls.call(state, seat, table)
        elif move.verb == "catch":
            if calls.catch(state, seat, table):
                caught = SEATS[state.last]
                if self._take(state, caught, calls.PENALTY, "draws-penalty", table):
                    return
        else:
            calls.close_calls(state)
            if self._act(state, seat, move, table):
                return
        state.open()

    def _act(self, state: AbjadState, seat: Seat, move: Move, table: Table) -> bool:
        """A move of the seat on turn; True if it ended the round."""
        if isinstance(move, Play):
            hand = state.piles.zones[self.board.hand[seat]]
            i = len(hand) - 1
            while self.board.face[hand[i]] != move.card:
                i -= 1
            return self._play(state, seat, i, move, table)
        if isinstance(move, Name):
            state.colour = move.mode
            if table.told:
                table.say("names", [seat], {"colour": Term(move.term)})
            return False
        if move is PASS:
            return self._pass(state, seat, table)
        if state.due:
            return self._serve(state, seat, table)
        return self._draw(state, seat, move.verb == CALL, table)

    # -- play a card --

    def _play(self, state: AbjadState, seat: Seat, place: int, move: Play, table: Table) -> bool:
        """Order of effects: AB-16."""
        board = self.board
        hand = state.piles.zones[board.hand[seat]]
        card = hand[place]
        rank = board.rank[card]
        called = move.verb == CALL
        table.move(card, board.hand[seat], board.discard)
        left(state, seat, place)
        state.colour = move.mode if rank == WILD and hand else -1
        state.drawn = False
        state.passes = 0
        if table.told:
            say_play(state, board, seat, move, called, table)
        if not hand:
            self._go_out(state, seat, rank, table)
            return True
        calls.open_calls(state, seat, len(hand) == 1, called, self.seconds > 0)
        return self._effect(state, seat, rank, table)

    def _effect(self, state: AbjadState, seat: Seat, rank: int, table: Table) -> bool:
        """What the card does, and whose turn it is then; True if the round ended."""
        if rank == REVERSE:
            state.way = -state.way
            if state.seats == 2 and self.board.two_skip:  # AB-03
                rank = SKIP
            elif table.told:
                table.say("turns-round", [], {"next": Who([following(state, seat)])})
        if rank == SKIP:
            if table.told:
                table.say("misses", [following(state, seat)], {})
            state.turn = following(state, seat, 2)
        else:
            state.turn = following(state, seat)
            if rank == DRAW_TWO:
                state.due += 2
                if not self.stacking:
                    return self._serve(state, state.turn, table)
                if table.told:
                    table.say("must-answer", [state.turn], {"due": state.due})
        return False

    def _serve(self, state: AbjadState, victim: Seat, table: Table) -> bool:
        """The victim draws and misses the turn (AB-08); True if the round ended."""
        due, state.due = state.due, 0
        state.turn = following(state, victim)
        return self._take(state, victim, due, "draws-due", table)

    # -- draw --

    def _draw(self, state: AbjadState, seat: Seat, called: bool, table: Table) -> bool:
        """Nothing fits, or the table may draw at will (AB-06); then the card drawn (AB-07)."""
        board = self.board
        hand = state.piles.zones[board.hand[seat]]
        wanted = board.wanted(state)
        barred = 0 if self.board.free else wanted if self.board.forced else wanted & ~FITS_ALL
        if barred:
            rule_out(state, seat, len(hand), barred)
        state.passes = 0
        before = len(hand)
        if fetch(state, self.board, seat, 1, table):
            self._void(state, "void-renewals", table)
            return True
        card = hand[-1]
        fits = board.bits[card] & wanted != 0
        if table.told:
            told = int(fits) if self.board.must else 2
            args: dict[str, Arg] = {"cards": Cards([card]), "hand": len(hand), "fits": told}
            table.say("draws", [seat], args, bit(seat))
        if not self.board.must:  # asked in any case (G-45)
            state.drawn = True
            return False
        if not fits:
            rule_out_last(state, seat, len(hand), wanted)
            state.turn = following(state, seat)
            return False
        if board.rank[card] != WILD:
            move = board.play[card]
            return self._play(state, seat, before, board.called[move.text] if called else move, table)
        state.drawn = True  # the colour is still to be named, and all can tell why
        table.reveal(card)
        return False

    def _pass(self, state: AbjadState, seat: Seat, table: Table) -> bool:
        """The card drawn is kept; or nothing can be drawn or played (AB-09). True if the round ended."""
        state.turn = following(state, seat)
        if state.drawn:
            state.drawn = False
            if table.told:
                table.say("keeps", [seat], {})
            return False
        rule_out(state, seat, len(state.piles.zones[self.board.hand[seat]]), self.board.wanted(state))
        state.passes += 1
        if table.told:
            table.say("passes", [seat], {})
        if state.passes < state.seats:
            return False
        self._void(state, "void-passes", table)
        return True

    def _take(self, state: AbjadState, seat: Seat, count: int, what: str, table: Table) -> bool:
        """Draw cards that were imposed, or as many as there are (AB-14); True if the round ended."""
        hand = state.piles.zones[self.board.hand[seat]]
        before = len(hand)
        over = fetch(state, self.board, seat, count, table)
        if table.told:
            table.say(what, [seat], {"cards": Cards(hand[before:]), "hand": len(hand)}, bit(seat))
        if over:
            self._void(state, "void-renewals", table)
        return over

    # -- the end of a round --

    def _go_out(self, state: AbjadState, seat: Seat, rank: int, table: Table) -> None:
        """A last draw two is still served (AB-11), then the hands are counted (AB-12)."""
        if rank == DRAW_TWO and self.last_draw_two:
            state.due += 2
            victim = following(state, seat)
            hand = state.piles.zones[self.board.hand[victim]]
            before = len(hand)
            fetch(state, self.board, victim, state.due, table)
            if table.told:
                args: dict[str, Arg] = {"cards": Cards(hand[before:]), "hand": len(hand)}
                table.say("draws-last", [victim], args, bit(victim))
        self._score(state, seat, table)

    def _score(self, state: AbjadState, winner: Seat, table: Table) -> None:
        count(state, self.board, winner, table)
        self._end_round(state, winner if self.winner_deals else after(state.dealer, state.seats), table)

    def _void(self, state: AbjadState, what: str, table: Table) -> None:
        """Nobody scores, the same dealer deals; by option the lowest hand wins, unless shared (AB-09, AB-19)."""
        if table.told:
            table.say(what, [], {})
        held = [worth(state, self.board, seat) for seat in SEATS[: state.seats]]
        if self.lowest and held.count(min(held)) == 1:
            winner = SEATS[held.index(min(held))]
            if table.told:
                table.say("lowest-hand", [winner], {"points": min(held)})
            self._score(state, winner, table)
            return
        if table.told:
            table.say("nobody-scores", [], {})
        self._end_round(state, state.dealer, table)

    def _end_round(self, state: AbjadState, dealer: Seat, table: Table) -> None:
        """Has somebody 1000 (AB-13)? If not, the next round."""
        calls.close_calls(state)
        best = max(state.scores)
        if best < TARGET and state.deals < ROUNDS and not state.last_deal:
            state.dealer = dealer
            self._next_round(state, table)
            return
        state.acting = 0
        if table.told:
            winners = [s for s in SEATS[: state.seats] if state.scores[s] == best]
            table.say("match-won", winners, {"total": best})

    def outcome(self, state: AbjadState) -> Outcome | None:
        return None if state.acting else Outcome([float(score) for score in state.scores])

    # -- beside the cards --

    def facts(self, state: AbjadState) -> list[Fact]:
        return table_facts(state, self.board, TARGET)

    def marks(self, state: AbjadState) -> list[Mark]:
        if state.colour < 0:
            return []
        top = len(state.piles.zones[self.board.discard]) - 1
        return [Mark(self.board.discard, top, self.board.terms[state.colour])]

    def awaited(self, state: AbjadState) -> list[Seat]:
        """Those who are given time to catch, else the seat on turn: what the others may say can stay unsaid."""
        return WAITING[state.awaited()]

    def timer(self, state: AbjadState) -> Timer | None:
        """Who has not caught when the time is up has let it be (AB-10)."""
        if not state.pending:
            return None
        return Timer(float(self.seconds), WAITING[state.pending][0], QUIET, state.window)

    def foresee(self, state: AbjadState, seat: Seat, move: Move) -> Reason | None:
        return foresee(state, self.board, seat, move) if isinstance(move, Play) else None

    def fallback(self, state: AbjadState, seat: Seat) -> Move:
        return fallback(state, self.board, seat)

    def imagine(self, state: AbjadState, viewer: Seat, chance: Chance) -> bool:
        imagine(state, self.board, viewer, chance)
        return True

    def credible(self, state: AbjadState, zone: Zone, cards: list[CardId]) -> bool:
        seat = self.plan.owners[zone]
        return not 0 <= seat < state.seats or believable(state, seat, [self.board.bits[card] for card in cards])

    def complete(self, state: AbjadState, seat: Seat, move: Move) -> Move:
        """`catch` alone is meant for who has just played."""
        return CATCH[state.last] if move is CATCH_LAST and state.last >= 0 else move

    def compose(self, verb: str, arguments: list[str]) -> Move | None:
        return compose(self.board, self.written, verb, arguments)

    def explain(self, state: AbjadState, seat: Seat, move: Move) -> Reason:
        if move is ABJAD:
            return Reason("only-after-a-play")
        if move.verb == "catch":
            return Reason("nobody-to-catch")
        reason = super().explain(state, seat, move)
        if move is self.board.any_wild and reason is NOT_NOW and seat == state.turn:
            return Reason("say-the-colour")
        return reason

    def impossible(self, state: AbjadState) -> Reason | None:
        return why_impossible(state, self.board, RENEWALS)


GAME: Final = AbjadBeginner
