"""New Word: make another word of the one on the table and the cards in your hand.

Two to four play. The rulings (NW-01 and so on) stand in rulings.md beside this file, the common ones (G-) in the kit.
"""

from __future__ import annotations

from typing import Final, final

from majlis.cards.card import CardId
from majlis.chance import Chance
from majlis.event import Arg, Cards
from majlis.game import Fact, Game, Mark, Nature, Outcome, Timer
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
    acting_in_window,
    first_mover,
    stock_left,
    times,
    why_impossible,
)
from majlis.judge import Judge
from majlis.kit import claims
from majlis.kit.claims import CHALLENGE, STAND, Question, read_question
from majlis.kit.exchange import Exchange, exchange, picked
from majlis.kit.hands import openly_held
from majlis.kit.words import Supply, Word, Words, completed, letter_marks, points, read_word
from majlis.move import PASS, Choose, Domain, Move, Reason, Why
from majlis.piles import laid_out
from majlis.plan import SEATS, Seat, after, bit
from majlis.table import Table

BOUND: Final = 127 * 4 * 5  # each of 126 words and exchanges at most (G-34), all passing between, with their windows
BLUFFS: Final = 16  # one in so many random words is none, where that is allowed

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
class NewWord(Game[NewWordState]):
    """The rules, in the order of play."""

    def __init__(self, options: NewWordOptions, judge: Judge) -> None:
        super().__init__(NATURE, options, PLAN, [PASS, STAND, CHALLENGE], BOUND)
        self.judge = judge
        self.list: Judge = judge
        self.mode: str = options.mode
        if self.mode == "challenge":
            self.hints_closed = Reason("hints-closed")  # G-25
        self.seconds: str = options.window
        self.costs: bool = options.last_challenge == "costs"
        self.again: bool = options.fallen_again
        self.repeats: bool = options.repeats
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

    def choices(self, state: NewWordState, seat: Seat, why: Why) -> list[Move]:
        if not state.acting >> seat & 1:
            return []
        moves = claims.objections(state, seat)
        if self._on_turn(state, seat):
            moves.append(PASS)  # NW-06
        return moves

    def _on_turn(self, state: NewWordState, seat: Seat) -> bool:
        """May this seat make the moves of a turn, if need be as what closes the window (G-22)?"""
        return seat == (state.turn if state.layer < 0 else first_mover(state)) and bool(state.acting)

    def domain(self, state: NewWordState, seat: Seat) -> Domain | None:
        if not self._on_turn(state, seat):
            return None

        def rule(move: Word, places: list[int]) -> Reason | None:
            return self._refuse(state, seat, move, places)

        words = Words(self._supply(state, seat), self.list, self.shortest, rule, self._score, True)
        hand, left = state.piles.zones[HAND[seat]], stock_left(state)
        if hand and left:
            words.beside = Exchange(hand, left, PACK)  # NW-06
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
        fallen = [] if self.again else state.fallen  # G-26
        return claims.may_not_lay(move.word, state.used, fallen, self.list, self.mode, self.repeats)

    def _score(self, word: str, counted: int) -> int:
        return counted * times(word, self.multiplied)

    def apply(self, state: NewWordState, seat: Seat, move: Move, table: Table) -> None:
        if move is STAND:
            if claims.let_stand(state, seat, table):
                self._stands(state, table)
            else:
                state.acting = acting_in_window(state)
        elif move is CHALLENGE:
            if claims.challenge(state, seat, state.points, self.list, table):
                self._stands(state, table)
            else:
                self._falls(state, table)
        elif isinstance(move, Question):
            if claims.question(state, seat, move.word, self.list, table):
                self._stands(state, table)
        else:
            if state.layer >= 0:  # G-22: the closing comes first
                self._stands(state, table)
            self._turn(state, seat, move, table)

    def _turn(self, state: NewWordState, seat: Seat, move: Move, table: Table) -> None:
        if isinstance(move, Word):
            self._lay(state, seat, move, table)
        elif isinstance(move, Choose):
            self._exchange(state, seat, move.cards, table)
        else:
            if table.told:
                table.say("passes", [seat], {})
            self._passed(state, seat, table)

    # -- a word --

    def _lay(self, state: NewWordState, seat: Seat, move: Word, table: Table) -> None:
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
        if self.mode == "challenge" and claims.open_window(state, seat, [move.word]):
            state.acting = acting_in_window(state)
        else:
            state.layer = seat
            self._stands(state, table)

    def _stands(self, state: NewWordState, table: Table) -> None:
        """The window closes, and what follows from it does so in the order of G-23."""
        seat = claims.shut_window(state)
        zones = state.piles.zones
        state.scores[seat] += state.points
        state.used.append(state.letters)
        state.passed = 0
        state.old, state.came, state.points = "", [], 0
        if table.told:
            table.say("counts", [seat], {"word": state.letters, "total": state.scores[seat]})
        table.sweep(BEFORE, DISCARD)  # NW-04
        self._draw(state, seat, HELD - len(zones[HAND[seat]]), table)  # NW-05, NW-12
        if not zones[STOCK] and not zones[HAND[seat]]:
            self._end(state, "no-cards-left", [seat], table)  # NW-09
        else:
            self._next(state, table)

    def _falls(self, state: NewWordState, table: Table) -> None:
        """The word before and the hand are restored, and the turn is over (NW-07)."""
        came, letters = state.came, state.old
        seat = claims.shut_window(state)
        state.old, state.came, state.points = "", [], 0
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
        self._passed(state, seat, table)  # G-29

    # -- a pass --

    def _exchange(self, state: NewWordState, seat: Seat, faces: list[CardId], table: Table) -> None:
        """The cards go first, then as many come (NW-06)."""
        cards = picked(faces, state.piles.zones[HAND[seat]], PACK)
        table.pick(cards, HAND[seat], DISCARD)
        if table.told:
            table.say("exchanges", [seat], {"cards": Cards(cards)}, bit(seat))
        self._draw(state, seat, len(cards), table)
        state.passed = 0
        self._next(state, table)

    def _draw(self, state: NewWordState, seat: Seat, count: int, table: Table) -> None:
        hand, stock = state.piles.zones[HAND[seat]], state.piles.zones[STOCK]
        before = len(hand)
        table.draw(count, STOCK, HAND[seat])
        if table.told and len(hand) > before:
            table.say("draws", [seat], {"cards": Cards(hand[before:]), "left": len(stock)}, bit(seat))

    def _passed(self, state: NewWordState, seat: Seat, table: Table) -> None:
        state.passed |= 1 << seat
        if state.passed == (1 << state.seats) - 1:
            self._end(state, "all-passed", [], table)  # NW-08
        else:
            self._next(state, table)

    def _next(self, state: NewWordState, table: Table) -> None:
        state.turn = claims.pass_over(state, state.turn, table)
        state.acting = 1 << state.turn

    # -- is it over --

    def _end(self, state: NewWordState, what: str, doers: list[Seat], table: Table) -> None:
        state.acting = 0
        if table.told:
            table.say(what, doers, {})
        claims.reckon(state, state.scores, self.costs, table)  # NW-10

    def outcome(self, state: NewWordState) -> Outcome | None:
        return None if state.acting else Outcome([float(score) for score in state.scores])

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

    def timer(self, state: NewWordState) -> Timer | None:
        return claims.timer(state, self.seconds)

    def foresee(self, state: NewWordState, seat: Seat, move: Move) -> Reason | None:
        if not isinstance(move, Word) or not move.cards:
            return None
        counted = points(move, PACK)
        args: dict[str, Arg] = {"sum": counted, "times": times(move.word, self.multiplied)}
        args["points"] = self._score(move.word, counted)
        return Reason("word-points", args)

    def fallback(self, state: NewWordState, seat: Seat) -> Move:
        """G-35: let it stand; pass without an exchange."""
        return STAND if state.layer >= 0 and state.open >> seat & 1 else PASS

    # -- texts --

    def compose(self, verb: str, arguments: list[str]) -> Move | None:
        if verb == "word":
            return read_word(arguments, PACK)
        if verb == "question":
            return read_question(arguments)
        cards = [c for c in map(PACK.find, arguments) if c is not None]
        return exchange(cards, PACK) if verb == "exchange" and cards and len(cards) == len(arguments) else None

    def complete(self, state: NewWordState, seat: Seat, move: Move) -> Move:
        if isinstance(move, Word):
            return completed(move, self._supply(state, seat), self.list, True)
        if isinstance(move, Question) and not move.word and len(state.doubted) == 1:
            return Question(state.doubted[0])
        return move

    def propose(self, state: NewWordState, seat: Seat, chance: Chance) -> Move:
        """What a player might do who plays anything: most often a word, now and then one that is none."""
        on_turn = self._on_turn(state, seat)
        if on_turn and chance.below(8) == 0:
            moves = self.choices(state, seat, Why(False))
            domain = self.domain(state, seat)
            other = domain.beside.propose(chance) if domain is not None and domain.beside is not None else None
            return other or moves[chance.below(len(moves))]
        if on_turn and self.mode == "challenge" and chance.below(BLUFFS) == 0:
            bluff = self._bluff(state, seat, chance)
            if bluff is not None:
                return bluff
        return super().propose(state, seat, chance)

    def _bluff(self, state: NewWordState, seat: Seat, chance: Chance) -> Move | None:
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
        return why_impossible(state)


GAME: Final = NewWord
