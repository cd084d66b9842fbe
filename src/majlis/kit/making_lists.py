"""The lists of words that could be made of a hand: judged, completed, proposed (AM-04 to AM-06, AM-10)."""

from __future__ import annotations

from typing import Final, final

from majlis.cards.card import CardId
from majlis.chance import Chance
from majlis.judge import Judge
from majlis.kit.abjad_words import Add, Listing, Spelled, Speller, holds, picked
from majlis.move import NOT_NOW, WORDS, Domain, Field, Move, Reason

TRIES: Final = 8  # words tried for a list at random
BLUFFS: Final = 6  # in so many lists one word that is none, where any may be laid
KEPT: Final = 100  # best lists that are remembered
FEW: Final = 6  # other lists that a search looks at


@final
class Lists(Domain):
    """Any words of the own cards, each card once. In challenge and honour mode any letters will do."""

    verb: str = "list"

    def __init__(
        self,
        speller: Speller,
        held: list[CardId],
        judge: Judge,
        mode: str,
        least: int,
        repeats: bool,
        best: dict[tuple[CardId, ...], Listing],
    ) -> None:
        self.speller: Speller = speller
        self.held: list[CardId] = held
        self.judge: Judge = judge
        self.mode: str = mode
        self.least: int = least
        self.repeats: bool = repeats
        self.found: dict[tuple[CardId, ...], Listing] = best

    def fields(self) -> list[Field]:
        return [Field("words", WORDS, None, None, 0, len(self.held))]

    def refuse(self, move: Move) -> Reason | None:
        if not isinstance(move, Listing):
            return NOT_NOW
        words = [word.word for word in move.words]
        reason = self.short(words)
        if reason is not None:
            return reason
        if any(not word.cards for word in move.words):
            return self.speller.lacking(words, self.held)
        if not holds(self.speller.pack, [card for word in move.words for card in word.cards], self.held):
            return Reason("word-cards", {"word": " ".join(words)})
        for word in move.words:
            if not self.speller.spells(word.word, word.cards):
                return self.speller.lacking([word.word], word.cards)
        if not self.repeats and len(set(words)) < len(words):
            return Reason("word-twice", {"word": next(word for word in words if words.count(word) > 1)})
        unknown = [word for word in words if self.mode == "strict" and not self.judge.knows(word)]
        return Reason("word-unknown", {"word": unknown[0]}) if unknown else None

    def short(self, words: list[str]) -> Reason | None:
        """Against words with too few letters (AM-04)."""
        short = [word for word in words if len(word) < self.least]
        return Reason("word-short", {"word": short[0], "least": self.least}) if short else None

    def full(self, words: list[Spelled], move: Move) -> Move:
        """The list of these words, with cards for those that have none; `move` as it was if that cannot be."""
        left = self.held[:]
        for word in words:
            if word.cards and holds(self.speller.pack, word.cards, left):
                for card in picked(self.speller.pack, word.cards, left, NOTHING_KNOWN):
                    left.remove(card)
        bare = [word.word for word in words if not word.cards]
        found = self.speller.spend(bare, left) if bare else []
        if found is None:  # other cards for the words before leave room for one more
            found = self.speller.spend([word.word for word in words], self.held)
            if found is None:
                return move
            pairs = zip(words, found, strict=True)
            return Listing([self.speller.spelled(word.word, cards) for word, cards in pairs])
        made = list[Spelled]()
        for word in words:
            made.append(word if word.cards else self.speller.spelled(word.word, found.pop(0)))
        return Listing(made)

    def best(self) -> Listing:
        """The words of the list that together count most."""
        key = tuple(sorted([self.speller.pack.face[card] for card in self.held]))
        if key not in self.found:
            if len(self.found) >= KEPT:
                self.found.clear()
            cards = list(key)
            laid = self.speller.best(cards, self.judge, self.least, self.repeats)
            words = [
                self.speller.spelled(one.word, [cards[i] for n, i in enumerate(one.places) if i not in one.places[:n]])
                for one in laid
            ]
            words.sort(key=self._rank)
            self.found[key] = Listing(words)
        return self.found[key]

    def _rank(self, word: Spelled) -> tuple[int, str]:
        return (-self.speller.counted(word.cards), word.word)

    def anything(self, chance: Chance) -> Listing:
        """Some words, as they come."""
        lexicon = self.judge.lexicon
        left, made = self.held[:], list[Spelled]()
        if lexicon is not None:
            words = lexicon.words_from([self.speller.shows[card] for card in left], shortest=self.least)
            for _ in range(min(TRIES, len(words))):
                self._add(words[chance.below(len(words))], left, made)
        if self.mode != "strict" and chance.below(BLUFFS) == 0:
            self._bluff(left, made, chance)
        return Listing(made)

    def _add(self, word: str, left: list[CardId], made: list[Spelled]) -> None:
        if not self.repeats and any(one.word == word for one in made):
            return
        found = self.speller.spend([word], left)
        if found is not None:
            made.append(self.speller.spelled(word, found[0]))
            for card in found[0]:
                left.remove(card)

    def _bluff(self, left: list[CardId], made: list[Spelled], chance: Chance) -> None:
        """Cards in any order."""
        cards = left[:]
        chance.shuffle(cards)
        word = "".join([self.speller.own[card] for card in cards[: self.least]])
        if len(word) >= self.least:
            self._add(word, left, made)

    def propose(self, chance: Chance) -> Move | None:
        return self.anything(chance)

    def some(self, limit: int) -> list[Move]:
        """The best list, the same without one of its words, no words at all."""
        best = self.best()
        moves: dict[Move, None] = {best: None}
        for n in range(min(FEW, len(best.words) - 1)):
            moves[Listing(best.words[:n] + best.words[n + 1 :])] = None
        moves[Listing([])] = None
        return list(moves)[:limit]


NOTHING_KNOWN: Final[list[int]] = [0] * 200  # of any card


@final
class Adding(Domain):
    """One word more, as people type it; the table turns it into the whole list, which is what a record keeps."""

    verb: str = "word"

    def __init__(self, lists: Lists, listing: Listing) -> None:
        self.lists: Lists = lists
        self.listing: Listing = listing

    def fields(self) -> list[Field]:
        return [Field("word", "word", self.lists.held, None, self.lists.least, len(self.lists.held))]

    def refuse(self, move: Move) -> Reason | None:
        """Only what could not be completed comes here."""
        if not isinstance(move, Add):
            return NOT_NOW
        full = self.lists.full(self.listing.words + move.words, move)
        if isinstance(full, Listing):
            return self.lists.refuse(full)
        reason = self.lists.short([word.word for word in move.words])
        if reason is not None:
            return reason
        left = self.lists.held[:]
        for word in self.listing.words:
            for card in picked(self.lists.speller.pack, word.cards, left, NOTHING_KNOWN):
                left.remove(card)
        return self.lists.speller.lacking([word.word for word in move.words], left)

    def propose(self, chance: Chance) -> Move | None:
        return None

    def some(self, limit: int) -> list[Move]:
        return []
