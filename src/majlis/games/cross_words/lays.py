"""The words that could be laid: a typed word gets its cards and its place, and what is proposed is real."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from majlis.cards.card import CardId
from majlis.chance import Chance
from majlis.event import Arg
from majlis.games.cross_words import laying
from majlis.games.cross_words.laying import (
    ABOVE,
    AFTER,
    BEFORE,
    CROSS,
    ENGULF,
    ENGULFING,
    FREELY,
    NAMES,
    SAID_AT,
    SAID_ON,
    UNDER,
    Lay,
)
from majlis.games.cross_words.table import PACK
from majlis.judge import Judge
from majlis.kit.words import Supply, Word, lacking, letter_points, most_points, spell
from majlis.move import NOT_NOW, Domain, Field, Move, Reason

SHORTEST: Final = 2
TRIES: Final = 12  # words tried in each way for one at random
FEW: Final = 10  # places that are said one by one
MOST: Final = most_points(PACK)

Rule = Callable[[Lay], Reason | None]
"""Why the table does not allow a word that can be laid, or None."""

Ranked = list[tuple[int, str, Lay]]
"""Words with what they count, negative, so that the best come first."""


@final
class Lays(Domain):
    """Words from a hand and the word on the table. In challenge and honour mode any letters will do."""

    verb: str = "word"

    def __init__(self, hand: list[CardId], cards: list[CardId], old: str, judge: Judge, real: bool, rule: Rule) -> None:
        self.hand: list[CardId] = hand
        self.cards: list[CardId] = cards  # of the old word
        self.old: str = old
        self.judge: Judge = judge
        self.real: bool = real  # may the list help to find what a person means?
        self.rule: Rule = rule
        self.supply: Supply = Supply(PACK, hand, [])
        self.spelled: dict[str, list[int] | None] = {}  # by the letters that the hand must give

    def fields(self) -> list[Field]:
        cards = self.hand + self.cards
        made = [Field("word", "word", cards, None, SHORTEST, len(cards))]
        if self.old:
            made.append(Field("way", "one", None, [f"way-{name}" for name in NAMES if name], 0))
            made += [Field(name, "text", None, None, 0) for name in (SAID_AT, SAID_ON)]
        return made

    # -- a word in full --

    def completed(self, move: Lay) -> Lay:
        """The move with cards and place, where only one can be meant; else as it is."""
        if self.is_full(move):
            return move
        found = self.meant(move)
        return found[0] if len(found) == 1 else move

    def is_full(self, move: Lay) -> bool:
        """Does it say all there is to say, and are the cards those of a place?"""
        place = move.place()
        cards = move.spelling.cards
        if not cards or place not in laying.places(move.word, self.old, [move.way] if move.way else []):
            return False
        there = laying.shared(place, self.old)
        marked = [i for i, on in enumerate(move.spelling.laid) if on]
        alike = [PACK.face[card] for card in self._old_cards(place)] == [cards[i] for i in there]
        return marked == list(there) and alike and self._hand_places(move.spelling, there) is not None

    def _old_cards(self, place: tuple[int, int, int]) -> list[CardId]:
        """The cards of the old word that a word in this place shares."""
        if place[0] == CROSS:
            return [self.cards[place[2] - 1]]
        return self.cards if place[0] == ENGULF else []

    def _hand_places(self, spelling: Word, there: range) -> list[int] | None:
        """Which cards of the hand are meant."""
        mine = [i for i in range(len(spelling.word)) if i not in there]
        letters = "".join([spelling.word[i] for i in mine])
        return self.supply.places(Word(letters, [spelling.cards[i] for i in mine], [False] * len(mine), PACK))

    def meant(self, move: Lay) -> list[Lay]:
        """All that a typed word can mean and that may be laid. Words of the list go first, where it may be asked."""
        found = self.possible(move)
        if self.real and len(found) > 1 and self.judge.lexicon is not None:
            known = [one for one in found if self._all_known(one)]
            return known or found
        return found

    def possible(self, move: Lay) -> list[Lay]:
        """The same, whether or not the list has it."""
        return [one for one in self.fitting(move) if self.rule(one) is None]

    def fitting(self, move: Lay) -> list[Lay]:
        """Every place for a typed word, with its cards, whether or not it may lie there."""
        if len(move.word) < SHORTEST:
            return []
        found = list[Lay]()
        for place in laying.places(move.word, self.old, move.ways):
            if laying.agrees(move, place, self.old):
                named = move.spelling.cards
                lay = self._with_named(move.spelling, place) if named else self._with(move.word, place)
                if lay is not None:
                    found.append(lay)
        return found

    def _with_named(self, spelling: Word, place: tuple[int, int, int]) -> Lay | None:
        """The word with the cards that somebody named, in this place."""
        there = laying.shared(place, self.old)
        named = [spelling.cards[i] for i in there]
        if any(on and i not in there for i, on in enumerate(spelling.laid)):
            return None
        if named != [PACK.face[card] for card in self._old_cards(place)] or self._hand_places(spelling, there) is None:
            return None
        marks = [i in there for i in range(len(spelling.word))]
        return laying.laid(Word(spelling.word, spelling.cards, marks, PACK), place)

    def _with(self, word: str, place: tuple[int, int, int]) -> Lay | None:
        """The word with its cheapest cards, in this place."""
        letters = laying.from_hand(word, place, self.old)
        if letters not in self.spelled:
            self.spelled[letters] = spell(letters, self.supply, self.judge)
        found = self.spelled[letters]
        if found is None:
            return None
        there = laying.shared(place, self.old)
        cards = [PACK.face[self.hand[i]] for i in found]
        cards[there.start : there.start] = [PACK.face[card] for card in self._old_cards(place)]
        return laying.laid(Word(word, cards, [i in there for i in range(len(word))], PACK), place)

    def _all_known(self, move: Lay) -> bool:
        return all(word in self.judge.lexicon for word in laying.made(move.word, move.place(), self.old))

    # -- why not --

    def refuse(self, move: Move) -> Reason | None:
        if not isinstance(move, Lay):
            return NOT_NOW
        if len(move.word) < SHORTEST:
            return Reason("word-short", {"word": move.word, "least": SHORTEST})
        if self.is_full(move):
            return self.rule(move)
        if move.ways and not self.old:
            return Reason("no-word-yet")
        found = self.fitting(move)
        allowed = self.meant(move)
        if allowed:
            return self._several(move, allowed)
        return self._none_allowed(move, found) if found else self._lacking(move)

    def _none_allowed(self, move: Lay, found: list[Lay]) -> Reason:
        """It could lie there, but no way is allowed: by the reason that all share, if they do."""
        reasons = [reason for reason in [self.rule(one) for one in found] if reason is not None]
        if all(reason.args == reasons[0].args for reason in reasons):
            return reasons[0]
        return Reason("makes-no-words", self._pair(move))

    def _pair(self, move: Lay) -> dict[str, Arg]:
        return {"word": move.word, "old": self.old}

    def _several(self, move: Lay, found: list[Lay]) -> Reason:
        """It could be meant in several ways: which they are, if they are few."""
        args: dict[str, Arg] = {"word": move.word, "ways": len(found)}
        if len(found) > FEW and not move.ways:
            return Reason("lies-many-ways", args)
        if len(found) > FEW:
            args["example"] = found[len(found) // 2].text[len(found[0].spelling.text) + 1 :]
            return Reason("lies-many-letters", args)
        args["list"] = "; ".join([self._described(one) for one in found])
        return Reason("lies-several-ways", args)

    def _described(self, move: Lay) -> str:
        """What would have to be typed, and the words it makes beside."""
        more = laying.made(move.word, move.place(), self.old)[1:]
        typed = move.text[len(move.spelling.text) + 1 :]
        return f"{typed} ({', '.join(more)})" if more else typed

    def _lacking(self, move: Lay) -> Reason:
        """The word fits nowhere: for want of cards, or by the way that was named."""
        word, way = move.word, move.way
        if way == CROSS and not set(word) & set(self.old):
            return Reason("cross-shares-nothing", self._pair(move))
        if way == ENGULF and self.old not in word:
            return Reason("engulf-not-whole", self._pair(move))
        if len(word) - len(self.old) < ENGULFING and self.old in word and way in (FREELY, ENGULF) and self.old:
            return Reason("engulf-two", self._pair(move))
        bare = way in (BEFORE, AFTER, ABOVE, UNDER) or move.ways in (laying.TYPED["endcap"], laying.TYPED["parallel"])
        supply = self.supply if bare else Supply(PACK, self.hand, self.cards, self.old)
        reason = lacking(move.spelling, supply)
        if reason.what == "word-cards" and not move.spelling.cards:  # they are there, but not in one place
            return Reason("lies-nowhere", self._pair(move))
        return reason

    # -- what it counts --

    def sum(self, move: Lay) -> int:
        """The sum of all scoring words (CW-02 to CW-05)."""
        new = laying.letters_count(move.spelling.cards, move.word, PACK)
        return laying.counted(new, laying.letters_count(self.cards, self.old, PACK), move.place())

    def bonus(self, move: Lay) -> int:
        """For all seven cards of the hand (CW-07)."""
        return laying.ALL_SEVEN if move.spelling.laid.count(False) == 7 else 0

    def counts(self, move: Lay) -> int:
        """What it would count."""
        return self.sum(move) * laying.times(move.word) + self.bonus(move)

    # -- some word --

    def propose(self, chance: Chance) -> Move | None:
        if self.judge.lexicon is None or not self.hand:
            return None
        if not self.old:
            return self._any(self._words(""), FREELY, chance)
        first = chance.below(ENGULF)
        for step in range(ENGULF):
            way = CROSS + (first + step) % ENGULF
            found = self._any(self._words_for(way, chance), way, chance)
            if found is not None:
                return found
        return None

    def _words(self, must: str, shortest: int = SHORTEST) -> list[str]:
        """Words of the list from the hand, with letters that the table gives."""
        shows = self.supply.shows()
        if not must:
            return list(self.judge.lexicon.words_from(shows, shortest=shortest))
        return list(self.judge.lexicon.words_from(shows, must=list(must), shortest=shortest))

    def _words_for(self, way: int, chance: Chance) -> list[str]:
        if way == CROSS:
            return self._words(self.old[chance.below(len(self.old))])
        if way == ENGULF:
            return self._engulfing()
        words = self._words("")
        if way in (BEFORE, AFTER):
            hooks = self._hooks(way)
            return [word for word in words if any(letter in hooks for letter in word)] if hooks else []
        return words

    def _engulfing(self) -> list[str]:
        found = self._words(self.old, len(self.old) + ENGULFING)
        return [word for word in found if self.old in word]

    def _hooks(self, way: int) -> str:
        """The letters that make another word of the old one."""
        known = self.judge.lexicon
        if way == BEFORE:
            return "".join([letter for letter in MOST if letter + self.old in known])
        return "".join([letter for letter in MOST if self.old + letter in known])

    def _any(self, words: list[str], way: int, chance: Chance) -> Lay | None:
        """One of the words, at some place where all it makes is known."""
        for _ in range(min(TRIES, len(words))):
            word = words[chance.below(len(words))]
            there = laying.places(word, self.old, [way] if way else [])
            start = chance.below(len(there)) if there else 0
            for place in there[start:] + there[:start]:
                move = self._known(word, place)
                if move is not None:
                    return move
        return None

    def _known(self, word: str, place: tuple[int, int, int]) -> Lay | None:
        """The word in this place, if the list knows all that it makes and the table allows it."""
        known = self.judge.lexicon
        for one in laying.made(word, place, self.old):
            if one not in known:
                return None
        move = self._with(word, place)
        return move if move is not None and self.rule(move) is None else None

    # -- the best words --

    def some(self, limit: int) -> list[Move]:
        return [move for move, _ in self.best(limit)]

    def best(self, limit: int) -> list[tuple[Move, int]]:
        """The words that count most, with what they count."""
        ranked: Ranked = []
        if self.judge.lexicon is None or not self.hand:
            return []
        if not self.old:
            self._rank(ranked, self._words(""), [FREELY], limit)
            return [(move, -count) for count, _, move in ranked]
        self._rank(ranked, self._engulfing(), [ENGULF], limit)
        words = self._words("")
        for way in (BEFORE, AFTER):
            hooks = self._hooks(way)
            self._rank(ranked, [word for word in words if any(letter in hooks for letter in word)], [way], limit)
        self._rank(ranked, words, [ABOVE, UNDER], limit)
        for letter in sorted(set(self.old)):
            self._rank(ranked, self._words(letter), [CROSS], limit)
        return [(move, -count) for count, _, move in ranked]

    def _rank(self, ranked: Ranked, words: list[str], ways: list[int], limit: int) -> None:
        """Put the best of these words in their places among those ranked; no more than `limit` stay."""
        there = [letter_points(PACK, card, letter) for card, letter in zip(self.cards, self.old, strict=False)]
        most = self._worth(there)
        bounds = [(-self._most(word, most, sum(there), ways[0]), word) for word in words]
        bounds.sort()
        held = {move.text for _, _, move in ranked}
        for bound, word in bounds:
            if len(ranked) >= limit and bound >= ranked[-1][0]:
                break
            for place in laying.places(word, self.old, ways if ways[0] else []):
                move = self._known(word, place)
                if move is not None and move.text not in held:
                    held.add(move.text)
                    ranked.append((-self.counts(move), move.text, move))
            ranked.sort(key=_rank)
            del ranked[limit:]

    def _worth(self, there: list[int]) -> dict[str, int]:
        """What each letter can count here: nothing if only a wild card can be it."""
        worth = dict.fromkeys(MOST, 0)
        for card in self.hand:
            letters = PACK.cards[card].letters
            for letter in letters if len(letters) < 3 else "":
                worth[letter] = MOST[letter]
        for letter, points in zip(self.old, there, strict=True):
            worth[letter] = max(worth[letter], points)
        return worth

    def _most(self, word: str, most: dict[str, int], there: int, way: int) -> int:
        """No word counts more than this, wherever it lies."""
        own = sum([most[letter] for letter in word])
        if way in (BEFORE, AFTER):
            own += there + max([most[letter] for letter in word])
        elif way in (ABOVE, UNDER):
            own += own + there
        return own * laying.times(word) + (laying.ALL_SEVEN if len(word) >= 7 else 0)


def _rank(entry: tuple[int, str, Lay]) -> tuple[int, str]:
    return (entry[0], entry[1])
