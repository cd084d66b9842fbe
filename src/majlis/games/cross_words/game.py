"""Cross Words: lay a word on the one word on the table, in one of four ways; only the new word stays.

Two to four play. The rulings (CW-01 and so on) stand in rulings.md beside this file, the common ones (G-) in the kit.
"""

from __future__ import annotations

from typing import Final, final

from majlis.cards.card import CardId
from majlis.chance import Chance
from majlis.event import Cards
from majlis.game import Fact, Mark, Nature
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
    left_of_old,
    why_impossible,
)
from majlis.games.cross_words.telling import foretold, tell_laid
from majlis.judge import Judge
from majlis.kit import claims
from majlis.kit.claims import CHALLENGE, STAND, Question, read_question
from majlis.kit.hands import openly_held
from majlis.kit.one_word import OneWord
from majlis.kit.words import Supply, Word, letter_marks
from majlis.move import PASS, Domain, Move, Reason
from majlis.piles import laid_out
from majlis.plan import SEATS, Seat, Zone
from majlis.table import Table

BOUND: Final = 75 * 13 * 12  # a word or an exchange uses up a card, all pass twice between, each with its window (G-34)

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
class CrossWords(OneWord[CrossWordsState]):
    """The rules, in the order of play.

    A turn, an exchange (CW-09), new cards and the end (CW-10) are those of `OneWord`.
    """

    def __init__(self, options: CrossWordsOptions, judge: Judge) -> None:
        moves = [PASS, STAND, CHALLENGE]
        super().__init__(NATURE, options, PLAN, moves, BOUND, judge, HELD, STOCK, DISCARD, HAND)

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

    def domain(self, state: CrossWordsState, seat: Seat) -> Domain | None:
        if not self.on_turn(state, seat):
            return None
        words = self._words(state, seat)
        words.beside = self.exchanges(state, seat)  # CW-09
        return words

    def _words(self, state: CrossWordsState, seat: Seat) -> Lays:
        old = state.letters

        def rule(move: Lay) -> Reason | None:
            return self._refuse(state, move, old)

        hand, real = state.piles.zones[HAND[seat]], self.mode != "challenge"
        return Lays(hand, state.word_cards(), old, self.list, real, rule)

    def counts(self, state: CrossWordsState, seat: Seat, move: Move) -> int:
        return self._words(state, seat).counts(move) if isinstance(move, Lay) else 0

    def _refuse(self, state: CrossWordsState, move: Lay, old: str) -> Reason | None:
        """All words that it makes must be allowed (CW-11); only the new one can be laid before (CW-17)."""
        for nth, word in enumerate(laying.made(move.word, move.place(), old)):
            reason = self.refused(state, word, new=nth == 0)
            if reason is not None:
                return reason
        return None

    # -- a word --

    def lay(self, state: CrossWordsState, seat: Seat, move: Move, table: Table) -> None:
        assert isinstance(move, Lay)
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
        self.await_objections(state, seat, made, table)

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

    def settle(self, state: CrossWordsState) -> None:
        super().settle(state)
        state.way, state.at, state.on = FREELY, 0, 0

    def clear_old(self, state: CrossWordsState, table: Table) -> None:
        table.pick(state.piles.zones[WORD][len(state.letters) :], WORD, DISCARD)  # CW-06

    def falls(self, state: CrossWordsState, table: Table) -> None:
        """The word before and the hand are restored, and the turn is over (CW-11, CW-16)."""
        zones, size = state.piles.zones, len(state.letters)
        there, old = laying.shared(state.place(), state.old), state.old
        cards, before = zones[WORD][:size], zones[WORD][size:]
        mine = cards[: there.start] + cards[there.stop :] if there else cards
        shared = cards[there.start : there.stop]
        at = state.on - 1 if state.way == laying.CROSS else 0
        before[at:at] = shared
        seat = claims.shut_window(state)
        self.settle(state)
        for card in mine:
            table.move(card, WORD, HAND[seat])
        zones[WORD][:] = before
        state.letters = old
        if table.told:
            table.say("takes-back", [seat], {"cards": Cards(mine), "word": old, "empty": int(not old)})
        self.passes(state, seat, table)

    # -- a pass, with or without an exchange --

    def goes_on(self, state: CrossWordsState) -> None:
        super().goes_on(state)
        state.circles = 0

    def ends_it(self, state: CrossWordsState) -> bool:
        """With an empty stock at once, else the second time (CW-10)."""
        state.passed = 0
        state.circles += 1
        return not state.piles.zones[STOCK] or state.circles == CIRCLES

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

    def foresee(self, state: CrossWordsState, seat: Seat, move: Move) -> Reason | None:
        if not isinstance(move, Lay) or not self.on_turn(state, seat):
            return None
        words = self._words(state, seat)
        return foretold(words, move, state.letters) if words.is_full(move) else None

    # -- texts --

    def compose(self, verb: str, arguments: list[str]) -> Move | None:
        if verb == "word":
            return read_lay(arguments, PACK)
        if verb == "question":
            return read_question(arguments)
        return self.read_exchange(arguments) if verb == "exchange" else None

    def complete(self, state: CrossWordsState, seat: Seat, move: Move) -> Move:
        if isinstance(move, Question):
            return self.in_full(state, move)
        if isinstance(move, Lay) and self.on_turn(state, seat):
            return self._words(state, seat).completed(move)
        return move

    # -- playing anything --

    def bluff(self, state: CrossWordsState, seat: Seat, chance: Chance) -> Move | None:
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
        return why_impossible(state, self.speakers(state))


GAME: Final = CrossWords
