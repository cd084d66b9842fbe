"""What follows from each move: a turn from its card to its discard, the biribaki, and the end of a deal."""

from __future__ import annotations

from typing import Final, final

from majlis.event import ALL_EARS, Arg, Cards
from majlis.games.wordish import judging, telling
from majlis.games.wordish.board import (
    BACK,
    DISCARD,
    DONE,
    HAND,
    KITTY,
    STOCK,
    TAKE,
    TAKEN,
    TURNED,
    WORDS_OF,
    Board,
    Challenge,
    Extend,
    Swap,
)
from majlis.games.wordish.count import NOBODY, Count
from majlis.games.wordish.deal import deal_out
from majlis.games.wordish.laying import extend, lay
from majlis.games.wordish.legal import Law
from majlis.games.wordish.options import WordishOptions
from majlis.games.wordish.state import (
    DRAW,
    LAST,
    LAY,
    NAME,
    THROW,
    WordishState,
    find,
    held,
    left_to_draw,
    partner_of,
    pile_is_used,
    side_of,
    word_cards,
)
from majlis.judge import Judge
from majlis.kit import claims
from majlis.kit.claims import Question
from majlis.kit.hands import openly_held
from majlis.kit.scores import leader
from majlis.kit.words import Word
from majlis.move import DRAW as DRAWS
from majlis.move import Move, Name, Play
from majlis.plan import SEATS, Seat, after, bit
from majlis.table import Table

DEALS: Final = 5  # WO-26: with a target, at the most


@final
class Flow:
    """The course of a match."""

    def __init__(self, options: WordishOptions, board: Board, law: Law, judge: Judge) -> None:
        self.board: Board = board
        self.law: Law = law
        self.list: Judge = judge
        self.count: Count = Count(board, options)
        self.doubts: bool = options.mode == "challenge"
        self.last: bool = options.turned == "last"  # WO-02
        self.named: bool = options.turned_atout == "first-player"
        self.shared: bool = options.partners == "shared"  # WO-12
        self.both: bool = options.partners == "both"
        self.target: int = int(options.target) if options.deals == "target" else 0
        self.deals: int = DEALS if self.target else int(options.deals)
        self.costs: bool = options.last_challenge == "costs"
        self.long_words: bool = options.tie == "long-words"  # WO-18

    def begin(self, state: WordishState, table: Table) -> None:
        """A deal, up to the first decision."""
        first = after(state.dealer, state.seats)
        wild = deal_out(state, self.board, self.named, self.shared, table)
        if wild:  # WO-02: the first player takes the atout and names the letter
            state.turn, state.phase, state.acting = first, NAME, 1 << first
            self._receive(state, first, table)
        else:
            self._turn(state, first, table)

    def apply(self, state: WordishState, seat: Seat, move: Move, table: Table) -> None:
        """Carry out a legal move."""
        if state.layer >= 0:
            self._answer(state, seat, move, table)
        elif isinstance(move, (Word, Extend)):
            self._lay(state, seat, move, table)
        elif isinstance(move, Play):
            self._discard(state, seat, move, table)
        elif isinstance(move, Swap):
            self._swap(state, seat, move, table)
        elif isinstance(move, Name):
            self._name(state, seat, move, table)
        else:
            self._plain(state, seat, move, table)

    def _plain(self, state: WordishState, seat: Seat, move: Move, table: Table) -> None:
        if move is DRAWS:
            self._draw(state, seat, table)
            state.phase = LAY
        elif move is TAKE:
            self._take(state, seat, table)
        elif move is BACK:
            self._back(state, seat, table)
        elif move is DONE:
            self._done(state, table)
        else:
            if table.told:
                table.say("ends", [seat], {})
            self._end(state, NOBODY, table)

    def _name(self, state: WordishState, seat: Seat, move: Name, table: Table) -> None:
        """WO-02: the atout that was turned is the first player's, who names the letter that counts double."""
        state.doubled = self.board.letters[move.mode]
        atout = state.piles.zones[TURNED][-1]
        table.move(atout, TURNED, HAND[seat])
        if table.told:
            table.say("names", [seat], {"card": Cards([self.board.pack.number[state.doubled]])})
        self._turn(state, seat, table)

    # -- a turn: one closed card, or the whole open pile --

    def _turn(self, state: WordishState, seat: Seat, table: Table) -> None:
        state.turn, state.phase, state.fell = seat, DRAW, False
        state.turns += 1
        state.acting = 1 << seat
        self._receive(state, seat, table)
        if not left_to_draw(state, self.last) and not state.piles.zones[DISCARD]:
            if table.told:
                table.say("nothing-to-draw", [], {})
            self._end(state, NOBODY, table)  # WO-14

    def _receive(self, state: WordishState, seat: Seat, table: Table) -> None:
        """The common hand of a pair goes to who is on turn (WO-12)."""
        partner = partner_of(state, seat)
        zones = state.piles.zones
        if self.shared and partner >= 0 and zones[HAND[partner]]:  # WO-12
            table.sweep(HAND[partner], HAND[seat])
            if table.told:
                pair = bit(seat) | bit(SEATS[partner])
                table.say("hands-over", [SEATS[partner]], {"cards": Cards(sorted(zones[HAND[seat]]))}, pair)

    def _draw(self, state: WordishState, seat: Seat, table: Table) -> None:
        zones = state.piles.zones
        turned = not zones[STOCK]  # WO-02: it was the last of the stock
        table.draw(1, TURNED if turned else STOCK, HAND[seat])
        if table.told:
            args: dict[str, Arg] = {"cards": Cards(zones[HAND[seat]][-1:]), "left": left_to_draw(state, self.last)}
            table.say("draws-turned" if turned else "draws", [seat], args, ALL_EARS if turned else bit(seat))

    def _take(self, state: WordishState, seat: Seat, table: Table) -> None:
        pile = state.piles.zones[DISCARD]
        state.order = [self.board.pack.code[card] for card in pile]
        state.phase = LAY
        if table.told:
            table.say("takes", [seat], {"cards": Cards(pile[:])})
        table.sweep(DISCARD, TAKEN)

    def _back(self, state: WordishState, seat: Seat, table: Table) -> None:
        """The pile is given back, and a closed card drawn instead (WO-04)."""
        if table.told:
            table.say("gives-back", [seat], {})
        judging.pile_back(state, table)
        if left_to_draw(state, self.last):
            self._draw(state, seat, table)
        else:  # WO-14
            state.phase = LAST
            self._done(state, table)

    # -- then words, as many as one likes --

    def _lay(self, state: WordishState, seat: Seat, move: Move, table: Table) -> None:
        assert isinstance(move, (Word, Extend))
        if isinstance(move, Word):
            step = lay(state, seat, move, self.board, table)
        else:
            step = extend(state, seat, move, self.board, table)
        state.used.append(move.word)
        state.steps.append(step)
        if table.told:
            telling.laid(state, seat, move, step[0], self.count, table)
        if not self.doubts:
            self._stand(state, table)
        elif not held(state, seat):
            self._done(state, table)  # nothing is left to lay

    def _swap(self, state: WordishState, seat: Seat, move: Swap, table: Table) -> None:
        """The real letter for an atout (WO-06)."""
        side = side_of(state, seat)
        number = find(state, side, move.word, move.nth)
        atout = next(c for c in word_cards(state, side, number) if self.board.wild[c])
        there = state.piles.zones[WORDS_OF[side]]
        place = there.index(atout)
        card = next(c for c in openly_held(state.piles, HAND[seat]) if self.board.pack.face[c] == move.card)
        table.move(card, HAND[seat], WORDS_OF[side])
        table.move(atout, WORDS_OF[side], HAND[seat])
        there.insert(place, there.pop())
        if table.told:
            args: dict[str, Arg] = {"card": Cards([card]), "word": move.word}
            args["points"] = self.count.word(word_cards(state, side, number), state.doubled)
            table.say("swaps", [seat], args)

    # -- they can be doubted --

    def _done(self, state: WordishState, table: Table) -> None:
        if self.doubts and state.steps and judging.open_window(state, table):
            state.acting = state.open
        else:
            self._stand(state, table)

    def _answer(self, state: WordishState, seat: Seat, move: Move, table: Table) -> None:
        if isinstance(move, Challenge):
            over = judging.challenge(state, seat, move.word, self.list, self.count, table)
        elif isinstance(move, Question):
            over = claims.question(state, seat, move.word, self.list, table)
        else:
            over = claims.let_stand(state, seat, table)
        if over:
            claims.shut_window(state)
            self._stand(state, table)
        else:
            state.acting = state.open

    def _stand(self, state: WordishState, table: Table) -> None:
        """What lies there lies for good (WO-16), and the turn goes on."""
        seat = state.turn
        state.acting = 1 << seat
        used = pile_is_used(state)
        judging.stand_firm(state)
        if state.order and used:
            state.order = []
            self._keep_pile(state, seat, table)
        elif state.order and state.fell:
            self._lose_pile(state, seat, table)
        if state.phase == LAST:
            self._end(state, NOBODY, table)
        elif not held(state, seat):
            self._emptied(state, seat, False, table)
        elif self.doubts:
            state.phase = THROW
            if state.fell and self.law.keeps_last(state, seat):  # WO-16
                if table.told:
                    table.say("keeps-last", [seat], {})
                self._next(state, table)

    def _keep_pile(self, state: WordishState, seat: Seat, table: Table) -> None:
        """A card of the pile lies in a word: the others are the seat's own (WO-03)."""
        rest = state.piles.zones[TAKEN][:]
        table.sweep(TAKEN, HAND[seat])
        if rest and table.told:
            table.say("keeps-pile", [seat], {"cards": Cards(rest), "hand": len(state.piles.zones[HAND[seat]])})

    def _lose_pile(self, state: WordishState, seat: Seat, table: Table) -> None:
        """No card of the pile is laid after all: it goes back, and a closed card is drawn (WO-16)."""
        if table.told:
            table.say("loses-pile", [seat], {})
        judging.pile_back(state, table)
        if left_to_draw(state, self.last):
            self._draw(state, seat, table)
        else:
            state.phase = LAST

    # -- then one card to the open pile --

    def _discard(self, state: WordishState, seat: Seat, move: Play, table: Table) -> None:
        card = next(c for c in openly_held(state.piles, HAND[seat]) if self.board.pack.face[c] == move.card)
        table.move(card, HAND[seat], DISCARD)
        if table.told:
            args: dict[str, Arg] = {"card": Cards([card]), "left": len(state.piles.zones[HAND[seat]])}
            table.say("discards", [seat], args)
        if held(state, seat):
            self._next(state, table)
        else:
            self._emptied(state, seat, True, table)

    # -- a hand is empty --

    def _emptied(self, state: WordishState, seat: Seat, over: bool, table: Table) -> None:
        """The biribaki (WO-10), or the end (WO-13); `over`: it was the discard, and the turn is over."""
        side, partner = side_of(state, seat), partner_of(state, seat)
        zones = state.piles.zones
        if state.fetched[side]:
            if table.told:
                table.say("goes-out", [seat], {"points": self.count.out})
            self._end(state, side, table)
            return
        if self.both and partner >= 0 and zones[HAND[partner]]:  # WO-12
            if table.told:
                table.say("waits", [seat], {})
            self._next(state, table)
            return
        state.fetched[side] = 1
        table.sweep(KITTY[side], HAND[seat])
        if table.told:
            table.say("fetches", [seat], {"cards": Cards(sorted(zones[HAND[seat]])), "later": int(over)}, bit(seat))
        if over:
            self._next(state, table)
        else:
            state.phase = LAY

    def _next(self, state: WordishState, table: Table) -> None:
        seat = claims.pass_over(state, state.turn, table)
        while self.both and not state.piles.zones[HAND[seat]]:
            seat = claims.pass_over(state, seat, table)
        self._turn(state, seat, table)

    # -- the end --

    def _end(self, state: WordishState, out: int, table: Table) -> None:
        self.count.deal(state, out, table)
        if state.deals < self.deals and not state.last_deal and not self._won(state):
            table.open_deal()
            state.dealer = after(state.dealer, state.seats)  # WO-01
            self.begin(state, table)
            return
        state.acting = 0
        for seat in SEATS[: state.seats]:
            lost = claims.unserved(state, seat) if self.costs else 0  # G-10
            state.scores[side_of(state, seat)] -= lost
            if lost and table.told:
                total = state.scores[side_of(state, seat)]
                table.say("challenge-costs", [seat], {"points": lost, "total": total})
        if table.told:
            telling.winners(state, self.scores(state), table)

    def _won(self, state: WordishState) -> bool:
        """Is a side ahead with as many points as it takes (WO-26)?"""
        return self.target > 0 and leader(state.scores, self.target) >= 0

    def scores(self, state: WordishState) -> list[int]:
        """By side; of equals, who has more words of seven letters (WO-18)."""
        if not self.long_words:
            return state.scores
        return [score * 1000 + long for score, long in zip(state.scores, state.long, strict=True)]
