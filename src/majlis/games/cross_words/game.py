"""Cross Words: lay a word on the one word on the table, in one of four ways; only the new word stays.

Two to four play. The rulings (CW-01 and so on) stand in rulings.md beside this file, the common ones (G-) in the kit.
"""

from __future__ import annotations

from typing import Final, final

from majlis.cards.card import CardId
from majlis.chance import Chance
from majlis.event import Cards
from majlis.game import Fact, Game, Mark, Nature, Outcome, Timer
from majlis.games.cross_words import laying
from majlis.games.cross_words import table as places
from majlis.games.cross_words.laying import FREELY, NAMES, Lay, read_lay
from majlis.games.cross_words.lays import Lays
from majlis.games.cross_words.options import VARIANTS, CrossWordsOptions
from majlis.games.cross_words.table import (
    CIRCLES,
    DISCARD,
    HAND,
    HELD,
    PACK,
    PLAN,
    STOCK,
    WORD,
    CrossWordsState,
    acting_in_window,
    first_mover,
    left_of_old,
    stock_left,
    why_impossible,
)
from majlis.games.cross_words.telling import foretold, tell_laid
from majlis.judge import Judge
from majlis.kit import claims
from majlis.kit.claims import CHALLENGE, STAND, Question, read_question
from majlis.kit.exchange import Exchange, exchange, picked
from majlis.kit.hands import openly_held
from majlis.kit.words import Supply, Word, letter_marks
from majlis.move import PASS, Choose, Domain, Move, Reason, Why
from majlis.piles import laid_out
from majlis.plan import SEATS, Seat, Zone, bit
from majlis.table import Table

BOUND: Final = 75 * 13 * 12  # a word or an exchange uses up a card, all pass twice between, each with its window (G-34)
BLUFFS: Final = 16  # one in so many random words is none, where that is allowed

TONES: Final = {
    "begins": "deal",
    "your-hand": "deal",
    "counts": "play",
    "lays": "play",
    **{f"lays-{name}": "play" for name in NAMES if name},
    "all-seven": "big",
    "challenge-succeeds": "big",
    "challenge-fails": "big",
    "all-passed": "count",
    "no-cards-left": "count",
    "wins": "end",
    "share": "end",
}

NATURE: Final = Nature(
    "cross_words", "word", "alpha", [2, 3, 4], CrossWordsOptions, VARIANTS, tones=TONES, language="en"
)


@final
class CrossWords(Game[CrossWordsState]):
    """The rules, in the order of play."""

    def __init__(self, options: CrossWordsOptions, judge: Judge) -> None:
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

    def blank(self, seats: int) -> CrossWordsState:
        state = CrossWordsState(laid_out(PLAN, STOCK), seats)
        state.acting = 1 << state.turn
        return state

    def deal(self, state: CrossWordsState, table: Table) -> None:
        table.open_deal()
        state.turn = SEATS[table.chance.below(state.seats)]  # printed: at random
        table.shuffle(STOCK)
        for seat in SEATS[: state.seats]:
            table.draw(HELD, STOCK, HAND[seat])
        if table.told:
            table.say("begins", [state.turn], {})
            for seat in SEATS[: state.seats]:
                table.tell(seat, "your-hand", {"cards": Cards(sorted(state.piles.zones[HAND[seat]]))})
        state.acting = 1 << state.turn

    # -- a turn: lay a word, or pass, with or without an exchange --

    def choices(self, state: CrossWordsState, seat: Seat, why: Why) -> list[Move]:
        if not state.acting >> seat & 1:
            return []
        moves = claims.objections(state, seat)
        if self._on_turn(state, seat):
            moves.append(PASS)  # CW-09
        return moves

    def _on_turn(self, state: CrossWordsState, seat: Seat) -> bool:
        """May this seat make the moves of a turn, if need be as what closes the window (G-22)?"""
        return seat == (state.turn if state.layer < 0 else first_mover(state)) and bool(state.acting)

    def domain(self, state: CrossWordsState, seat: Seat) -> Domain | None:
        if not self._on_turn(state, seat):
            return None
        words = self._words(state, seat)
        left = stock_left(state)
        if words.hand and left:
            words.beside = Exchange(words.hand, left, PACK)  # CW-09
        return words

    def _words(self, state: CrossWordsState, seat: Seat) -> Lays:
        old = state.letters

        def rule(move: Lay) -> Reason | None:
            return self._refuse(state, move, old)

        hand, real = state.piles.zones[HAND[seat]], self.mode != "challenge"
        return Lays(hand, state.word_cards(), old, self.list, real, rule)

    def _refuse(self, state: CrossWordsState, move: Lay, old: str) -> Reason | None:
        """All words that it makes must be allowed (CW-11); only the new one can be laid before (CW-17)."""
        fallen = [] if self.again else state.fallen  # G-26
        used = state.used
        for word in laying.made(move.word, move.place(), old):
            reason = claims.may_not_lay(word, used, fallen, self.list, self.mode, self.repeats)
            if reason is not None:
                return reason
            used = []
        return None

    def apply(self, state: CrossWordsState, seat: Seat, move: Move, table: Table) -> None:
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

    def _turn(self, state: CrossWordsState, seat: Seat, move: Move, table: Table) -> None:
        if isinstance(move, Lay):
            self._lay(state, seat, move, table)
        elif isinstance(move, Choose):
            self._exchange(state, seat, move.cards, table)
        else:
            if table.told:
                table.say("passes", [seat], {})
            self._passed(state, seat, table)

    # -- a word --

    def _lay(self, state: CrossWordsState, seat: Seat, move: Lay, table: Table) -> None:
        words = self._words(state, seat)
        total, bonus = words.sum(move), words.bonus(move)
        cards, mine = self._cards(state, seat, move)
        zones = state.piles.zones
        left = [card for card in zones[WORD] if card not in cards]
        for card in mine:
            table.move(card, HAND[seat], WORD)
        zones[WORD][:] = cards + left
        state.old, state.letters = state.letters, move.word
        state.way, state.at, state.on = move.place()
        state.points = total * laying.times(move.word) + bonus
        if table.told:
            tell_laid(state, seat, mine, total, bonus, table)
        made = list(dict.fromkeys(laying.made(state.letters, state.place(), state.old)))
        if self.mode == "challenge" and claims.open_window(state, seat, made):
            state.acting = acting_in_window(state)
        else:
            state.layer = seat
            self._stands(state, table)

    def _cards(self, state: CrossWordsState, seat: Seat, move: Lay) -> tuple[list[CardId], list[CardId]]:
        """The cards of the new word, and those of them that come from the hand."""
        there, old = laying.shared(move.place(), state.letters), state.word_cards()
        shared = old if move.way == laying.ENGULF else [old[int(move.on) - 1]] if move.way == laying.CROSS else []
        named = [card for i, card in enumerate(move.spelling.cards) if i not in there]
        word = laying.from_hand(move.word, move.place(), state.letters)
        supply = Supply(PACK, openly_held(state.piles, HAND[seat]), [])
        places = supply.places(Word(word, named, [False] * len(named), PACK)) or []
        mine = [supply.held[i] for i in places]
        return mine[: there.start] + shared + mine[there.start :], mine

    def _stands(self, state: CrossWordsState, table: Table) -> None:
        """The window closes, and what follows from it does so in the order of G-23."""
        seat = claims.shut_window(state)
        zones = state.piles.zones
        state.scores[seat] += state.points
        state.used.append(state.letters)
        state.passed, state.circles = 0, 0
        self._settle(state)
        if table.told:
            table.say("counts", [seat], {"word": state.letters, "total": state.scores[seat]})
        table.pick(zones[WORD][len(state.letters) :], WORD, DISCARD)  # CW-06
        self._draw(state, seat, HELD - len(zones[HAND[seat]]), table)
        if not zones[STOCK] and not zones[HAND[seat]]:
            self._end(state, "no-cards-left", [seat], table)  # CW-10
        else:
            self._next(state, table)

    def _settle(self, state: CrossWordsState) -> None:
        """Nothing is in doubt any more."""
        state.old, state.way, state.at, state.on, state.points = "", FREELY, 0, 0, 0

    def _falls(self, state: CrossWordsState, table: Table) -> None:
        """The word before and the hand are restored, and the turn is over (CW-11, CW-16)."""
        zones, size = state.piles.zones, len(state.letters)
        there, old = laying.shared(state.place(), state.old), state.old
        cards, before = zones[WORD][:size], zones[WORD][size:]
        mine = cards[: there.start] + cards[there.stop :] if there else cards
        shared = cards[there.start : there.stop]
        at = state.on - 1 if state.way == laying.CROSS else 0
        before[at:at] = shared
        seat = claims.shut_window(state)
        self._settle(state)
        for card in mine:
            table.move(card, WORD, HAND[seat])
        zones[WORD][:] = before
        state.letters = old
        if table.told:
            table.say("takes-back", [seat], {"cards": Cards(mine), "word": old, "empty": int(not old)})
        self._passed(state, seat, table)  # G-29

    # -- a pass --

    def _exchange(self, state: CrossWordsState, seat: Seat, faces: list[CardId], table: Table) -> None:
        """The cards go first, then as many come (CW-09)."""
        cards = picked(faces, state.piles.zones[HAND[seat]], PACK)
        table.pick(cards, HAND[seat], DISCARD)
        if table.told:
            table.say("exchanges", [seat], {"cards": Cards(cards)}, bit(seat))
        self._draw(state, seat, len(cards), table)
        state.passed, state.circles = 0, 0
        self._next(state, table)

    def _draw(self, state: CrossWordsState, seat: Seat, count: int, table: Table) -> None:
        hand, stock = state.piles.zones[HAND[seat]], state.piles.zones[STOCK]
        before = len(hand)
        table.draw(count, STOCK, HAND[seat])
        if table.told and len(hand) > before:
            table.say("draws", [seat], {"cards": Cards(hand[before:]), "left": len(stock)}, bit(seat))

    def _passed(self, state: CrossWordsState, seat: Seat, table: Table) -> None:
        state.passed |= 1 << seat
        if state.passed == (1 << state.seats) - 1:
            state.passed = 0
            state.circles += 1
            if not state.piles.zones[STOCK] or state.circles == CIRCLES:  # CW-10
                self._end(state, "all-passed", [], table)
                return
        self._next(state, table)

    def _next(self, state: CrossWordsState, table: Table) -> None:
        state.turn = claims.pass_over(state, state.turn, table)
        state.acting = 1 << state.turn

    # -- is it over --

    def _end(self, state: CrossWordsState, what: str, doers: list[Seat], table: Table) -> None:
        state.acting = 0
        if table.told:
            table.say(what, doers, {})
        claims.reckon(state, state.scores, self.costs, table)

    def outcome(self, state: CrossWordsState) -> Outcome | None:
        return None if state.acting else Outcome([float(score) for score in state.scores])

    def standing(self, state: CrossWordsState) -> Outcome | None:
        scores = [float(score) for score in state.scores]
        if state.layer >= 0:
            scores[state.layer] += state.points
        return Outcome(scores)

    # -- beside the cards --

    def facts(self, state: CrossWordsState) -> list[Fact]:
        facts = [Fact("score", {"score": state.scores[s]}, [s]) for s in SEATS[: state.seats]]
        if state.letters:
            facts.append(Fact("word", {"word": state.letters}))
        if state.old:
            facts.append(Fact("old-word", {"word": state.old}))
        return facts + claims.facts(state)

    def marks(self, state: CrossWordsState) -> list[Mark]:
        return letter_marks(PACK, WORD, state.piles.zones[WORD], state.letters + left_of_old(state))

    def spots(self, state: CrossWordsState, zone: Zone) -> list[tuple[int, int]]:
        return places.spots(state) if zone == WORD else []

    def timer(self, state: CrossWordsState) -> Timer | None:
        return claims.timer(state, self.seconds)

    def foresee(self, state: CrossWordsState, seat: Seat, move: Move) -> Reason | None:
        if not isinstance(move, Lay) or not self._on_turn(state, seat):
            return None
        words = self._words(state, seat)
        return foretold(words, move, state.letters) if words.is_full(move) else None

    def fallback(self, state: CrossWordsState, seat: Seat) -> Move:
        """G-35: let it stand; pass without an exchange."""
        return STAND if state.layer >= 0 and state.open >> seat & 1 else PASS

    # -- texts --

    def compose(self, verb: str, arguments: list[str]) -> Move | None:
        if verb == "word":
            return read_lay(arguments, PACK)
        if verb == "question":
            return read_question(arguments)
        cards = [c for c in map(PACK.find, arguments) if c is not None]
        return exchange(cards, PACK) if verb == "exchange" and cards and len(cards) == len(arguments) else None

    def complete(self, state: CrossWordsState, seat: Seat, move: Move) -> Move:
        if isinstance(move, Question) and not move.word and len(state.doubted) == 1:
            return Question(state.doubted[0])
        if isinstance(move, Lay) and self._on_turn(state, seat):
            return self._words(state, seat).completed(move)
        return move

    # -- playing anything --

    def propose(self, state: CrossWordsState, seat: Seat, chance: Chance) -> Move:
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

    def _bluff(self, state: CrossWordsState, seat: Seat, chance: Chance) -> Move | None:
        """Some cards of the hand as they come, somewhere beside the word."""
        words = self._words(state, seat)
        shows = words.supply.shows()
        mine = list(range(len(shows)))
        chance.shuffle(mine)
        letters = ["E" if shows[i] == "?" else shows[i][chance.below(len(shows[i]))] for i in mine[:3]]
        ways = [laying.CROSS + chance.below(laying.ENGULF)] if state.letters else []
        if ways == [laying.CROSS] or ways == [laying.ENGULF]:
            letters.insert(
                chance.below(len(letters) + 1), state.letters if ways[0] == laying.ENGULF else state.letters[0]
            )
        word = Word("".join(letters), [], [], PACK)
        found = words.possible(Lay(word, ways)) if len(word.word) > 1 else []
        return found[chance.below(len(found))] if found else None

    def impossible(self, state: CrossWordsState) -> Reason | None:
        return why_impossible(state)


GAME: Final = CrossWords
