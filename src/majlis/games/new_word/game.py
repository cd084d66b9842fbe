"""New Word: make another word of the one on the table and the cards in your hand.

Two to four play. The rulings (NW-01 and so on) stand in rulings.md beside this file, the common ones (G-) in the kit.
"""

from __future__ import annotations

from typing import Final, final

from majlis.chance import Chance
from majlis.event import Arg, Cards
from majlis.game import Fact, Mark, Nature
from majlis.games.new_word.options import VARIANTS, NewWordOptions
from majlis.games.new_word.table import (
    BEFORE,
    DISCARD,
    FIRST_ROW,
    HAND,
    HELD,
    PACK,
    PLAN,
    STOCK,
    WORD,
    NewWordState,
    times,
    why_impossible,
)
from majlis.judge import Judge
from majlis.kit import claims
from majlis.kit.claims import CHALLENGE, STAND, Question, read_question
from majlis.kit.hands import openly_held
from majlis.kit.one_word import OneWord
from majlis.kit.words import Supply, Word, Words, completed, letter_marks, points, read_word
from majlis.move import PASS, Domain, Move, Reason
from majlis.piles import laid_out
from majlis.plan import SEATS, Seat, after
from majlis.table import Table

BOUND: Final = 127 * 4 * 5  # each of 126 words and exchanges at most (G-34), all passing between, with their windows

TONES: Final = {
    "deals": "deal",
    "first-row": "deal",
    "your-hand": "deal",
    "counts": "play",
    "lays": "play",
    "challenge-succeeds": "big",
    "challenge-fails": "big",
    "all-passed": "count",
    "no-cards-left": "count",
    "wins": "end",
    "share": "end",
}

NATURE: Final = Nature("new_word", "word", "alpha", [2, 3, 4], NewWordOptions, VARIANTS, tones=TONES, language="en")

NO_HAND: Final = Reason("needs-hand-card")
NO_TABLE: Final = Reason("needs-table-card")


@final
class NewWord(OneWord[NewWordState]):
    """The rules, in the order of play.

    A turn, an exchange (NW-06), new cards (NW-05, NW-12) and the end (NW-08 to NW-10) are those of `OneWord`.
    """

    def __init__(self, options: NewWordOptions, judge: Judge) -> None:
        moves = [PASS, STAND, CHALLENGE]
        super().__init__(NATURE, options, PLAN, moves, BOUND, judge, HELD, STOCK, DISCARD, HAND)
        self.shortest: int = 4 if options.length == "four" else 2  # NW-02, NJ-01
        self.multiplied: bool = options.multiplier  # NW-03, NJ-02
        self.same: bool = options.same_word  # NW-02

    def blank(self, seats: int) -> NewWordState:
        state = NewWordState(laid_out(PLAN, STOCK), seats)
        state.acting = 1 << state.turn
        return state

    def deal(self, state: NewWordState, table: Table) -> None:
        table.open_deal()
        state.dealer = SEATS[table.chance.below(state.seats)]  # G-20
        table.shuffle(STOCK)
        for step in range(1, state.seats + 1):
            table.draw(HELD, STOCK, HAND[after(state.dealer, state.seats, step)])
        table.draw(FIRST_ROW, STOCK, WORD)
        if table.told:
            table.say("deals", [state.dealer], {})
            table.say("first-row", [], {"cards": Cards(state.piles.zones[WORD][:])})
            for seat in SEATS[: state.seats]:
                table.tell(seat, "your-hand", {"cards": Cards(sorted(state.piles.zones[HAND[seat]]))})
        state.turn = after(state.dealer, state.seats)  # NW-01
        state.acting = 1 << state.turn

    # -- a turn: lay a word, or pass, with or without an exchange --

    def domain(self, state: NewWordState, seat: Seat) -> Domain | None:
        if not self.on_turn(state, seat):
            return None

        def rule(move: Word, places: list[int]) -> Reason | None:
            return self._refuse(state, seat, move, places)

        words = Words(self._supply(state, seat), self.list, self.shortest, rule, self._score, True)
        words.beside = self.exchanges(state, seat)  # NW-06
        return words

    def _supply(self, state: NewWordState, seat: Seat) -> Supply:
        zones = state.piles.zones
        return Supply(PACK, zones[HAND[seat]], zones[WORD], state.letters)

    def _refuse(self, state: NewWordState, seat: Seat, move: Word, places: list[int]) -> Reason | None:
        held = len(state.piles.zones[HAND[seat]])
        if min(places) >= held:
            return NO_HAND
        if max(places) < held:
            return NO_TABLE
        if move.word == state.letters and not self.same:
            return Reason("same-word", {"word": move.word})
        return self.refused(state, move.word)

    def counts(self, state: NewWordState, seat: Seat, move: Move) -> int:
        return self._score(move.word, points(move, PACK)) if isinstance(move, Word) else 0

    def _score(self, word: str, counted: int) -> int:
        return counted * times(word, self.multiplied)

    # -- a word --

    def lay(self, state: NewWordState, seat: Seat, move: Move, table: Table) -> None:
        assert isinstance(move, Word)
        zones = state.piles.zones
        supply = Supply(PACK, openly_held(state.piles, HAND[seat]), zones[WORD], state.letters)
        places = supply.places(move) or []
        cards, held = [supply.cards()[i] for i in places], len(zones[HAND[seat]])
        mine = [card for card, i in zip(cards, places, strict=True) if i < held]
        counted = points(move, PACK)
        state.came = [i - held if i >= held else -1 for i in places]
        state.old, state.letters = state.letters, move.word
        state.points = self._score(move.word, counted)
        table.sweep(WORD, BEFORE)
        for card, place in zip(cards, state.came, strict=True):
            table.move(card, HAND[seat] if place < 0 else BEFORE, WORD)
        if table.told:
            args: dict[str, Arg] = {"word": move.word, "cards": Cards(mine), "sum": counted}
            args["times"] = times(move.word, self.multiplied)
            args["points"] = state.points
            table.say("lays", [seat], args)
        self.await_objections(state, seat, [move.word], table)

    def settle(self, state: NewWordState) -> None:
        super().settle(state)
        state.came = []

    def clear_old(self, state: NewWordState, table: Table) -> None:
        table.sweep(BEFORE, DISCARD)  # NW-04

    def falls(self, state: NewWordState, table: Table) -> None:
        """The word before and the hand are restored, and the turn is over (NW-07)."""
        came, letters = state.came, state.old
        seat = claims.shut_window(state)
        self.settle(state)
        cards = state.piles.zones[WORD][:]
        mine = [card for card, place in zip(cards, came, strict=True) if place < 0]
        for card, place in zip(cards, came, strict=True):
            table.move(card, WORD, HAND[seat] if place < 0 else BEFORE)
        used = {place: card for card, place in zip(cards, came, strict=True) if place >= 0}
        unused = [c for c in state.piles.zones[BEFORE] if c not in used.values()]
        row = [used[i] if i in used else unused.pop(0) for i in range(len(state.piles.zones[BEFORE]))]
        table.pick(row, BEFORE, WORD)
        state.letters = letters
        if table.told:
            table.say("takes-back", [seat], {"cards": Cards(mine), "word": letters, "row": int(letters == "")})
        self.passes(state, seat, table)

    # -- beside the cards --

    def facts(self, state: NewWordState) -> list[Fact]:
        facts = [Fact("score", {"score": state.scores[s]}, [s]) for s in SEATS[: state.seats]]
        if state.letters:
            facts.append(Fact("word", {"word": state.letters}))
        facts += claims.facts(state)
        facts.append(Fact("dealer", {}, [state.dealer]))
        return facts

    def marks(self, state: NewWordState) -> list[Mark]:
        zones = state.piles.zones
        made = letter_marks(PACK, WORD, zones[WORD], state.letters)
        if state.old:
            left = [letter for i, letter in enumerate(state.old) if i not in state.came]
            made += letter_marks(PACK, BEFORE, zones[BEFORE], "".join(left))
        return made

    def foresee(self, state: NewWordState, seat: Seat, move: Move) -> Reason | None:
        if not isinstance(move, Word) or not move.cards:
            return None
        counted = points(move, PACK)
        args: dict[str, Arg] = {"sum": counted, "times": times(move.word, self.multiplied)}
        args["points"] = self._score(move.word, counted)
        return Reason("word-points", args)

    # -- texts --

    def compose(self, verb: str, arguments: list[str]) -> Move | None:
        if verb == "word":
            return read_word(arguments, PACK)
        if verb == "question":
            return read_question(arguments)
        return self.read_exchange(arguments) if verb == "exchange" else None

    def complete(self, state: NewWordState, seat: Seat, move: Move) -> Move:
        if isinstance(move, Word):
            return completed(move, self._supply(state, seat), self.list, True)
        return self.in_full(state, move) if isinstance(move, Question) else move

    def bluff(self, state: NewWordState, seat: Seat, chance: Chance) -> Move | None:
        """Some cards of the hand and of the table, as they come."""
        supply = self._supply(state, seat)
        shows, held = supply.shows(), len(supply.held)
        mine, there = list(range(held)), list(range(held, len(shows)))
        chance.shuffle(mine)
        chance.shuffle(there)
        places = mine[:2] + there[:3]
        chance.shuffle(places)
        letters = ["E" if shows[i] == "?" else shows[i][chance.below(len(shows[i]))] for i in places]
        move = supply.word("".join(letters), places)
        fits = len(places) >= self.shortest and self._refuse(state, seat, move, places) is None
        return move if fits else None

    def impossible(self, state: NewWordState) -> Reason | None:
        return why_impossible(state, self.speakers(state))


GAME: Final = NewWord
