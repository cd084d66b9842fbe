"""Words made of the cards that a seat took: read, judged, spelt and proposed (CO-12).

Vowel cards count nothing and a consonant has one letter, so which cards spell a word makes no difference to its points:
a list is a list of words, and the cards for all of them are found together.
"""

from __future__ import annotations

from typing import Any, Final, final

from majlis.cards.alpha import LETTERS
from majlis.cards.card import CardId
from majlis.chance import Chance
from majlis.games.consonants.table import COUNTS, FACE, PACK, SHORTEST, WILD
from majlis.judge import Judge
from majlis.kit.abjad_words import Add, Listing, Spelled
from majlis.kit.words import matched, read_word
from majlis.move import NOT_NOW, WORDS, Domain, Field, Move, Reason

SAMPLE: Final = 9  # cards that are looked at for a word at random
TRIES: Final = 3
BLUFFS: Final = 6  # in so many lists one word that is none, where any may be laid
KEPT: Final = 60  # best lists that are remembered
LOOKED: Final = 18  # cards that the best list is sought among: beyond, too many words could be made
LONGEST: Final = 9  # letters of its words
POINTS: Final[dict[str, int]] = {
    letter: max([COUNTS[c] for c in PACK.all if FACE[c] != WILD and letter in PACK.cards[c].letters])
    for letter in LETTERS
}


def points_of(word: str) -> int:
    """What the consonants of a word count."""
    return sum([POINTS[letter] for letter in word])


def usable(cards: list[CardId]) -> list[CardId]:
    """Wild cards make no words."""
    return [card for card in cards if FACE[card] != WILD]


def shows_of(cards: list[CardId]) -> list[str]:
    return [PACK.cards[card].letters for card in cards]


def spent(words: list[str], cards: list[CardId]) -> list[CardId] | None:
    """A card for each letter of all the words, in order; None if there are not enough."""
    left = usable(cards)
    places = matched("".join(words), shows_of(left))
    return None if -1 in places else [left[i] for i in places]


def listing(words: list[str]) -> Listing:
    """The move that enters these words."""
    return Listing([Spelled(word, [], word) for word in words])


def words_in(text: str) -> list[str]:
    """The words of a list as its move writes them."""
    return [word for word in text.split()[1:] if word != "/"]


def read_words(arguments: list[str]) -> list[str] | None:
    """`BACK / FACE`, or `BACK FACE`, or card by card `B A/E=A C K / ...`; None if something is no word."""
    pieces: list[list[str]] = [[]]
    for argument in arguments:
        if argument == "/":
            pieces.append([])
        else:
            pieces[-1].append(argument)
    made: list[str] = []
    for piece in pieces if arguments else []:
        plain = all(len(one) > 1 and one.isascii() and one.isalpha() for one in piece)
        for part in [[one] for one in piece] if plain else [piece]:
            word = read_word(part, PACK)
            if word is None or any(word.laid) or not word.word.isascii():
                return None
            made.append(word.word)
    return made


@final
class Lists(Domain):
    """Any words of the own cards, each card once. In challenge and honour mode any letters will do."""

    verb: str = "list"

    def __init__(
        self, cards: list[CardId], judge: Judge, mode: str, barred: list[str], used: list[str] | None, best: Best
    ) -> None:
        self.cards: list[CardId] = cards
        self.judge: Judge = judge
        self.mode: str = mode
        self.barred: list[str] = barred  # words that have fallen (G-26)
        self.used: list[str] | None = used  # where no word may come again, those that were laid (G-12)
        self.known: Best = best

    def fields(self) -> list[Field]:
        return [Field("words", WORDS, None, None, 0, len(usable(self.cards)))]

    def refuse(self, move: Move) -> Reason | None:
        if not isinstance(move, Listing):
            return NOT_NOW
        return self.why_not([word.word for word in move.words])

    def why_not(self, words: list[str]) -> Reason | None:
        """Why these words cannot be the list."""
        for word in words:
            if len(word) < SHORTEST:
                return Reason("word-short", {"word": word, "least": SHORTEST})
            if word in self.barred:
                return Reason("word-fallen", {"word": word})
            if self.used is not None and word in self.used:
                return Reason("word-repeated", {"word": word})
        if self.used is not None and len(set(words)) < len(words):
            return Reason("word-twice", {"word": next(word for word in words if words.count(word) > 1)})
        if spent(words, self.cards) is None:
            return self._lacking(words)
        unknown = [word for word in words if self.mode == "strict" and not self.judge.knows(word)]
        return Reason("word-unknown", {"word": unknown[0]}) if unknown else None

    def _lacking(self, words: list[str]) -> Reason:
        """The letters for which no card is left, of the last word that is too much."""
        n = next(n for n in range(1, len(words) + 1) if spent(words[:n], self.cards) is None)
        places = matched("".join(words[:n]), shows_of(usable(self.cards)))
        missing = [c for c, i in zip("".join(words[:n]), places, strict=True) if i < 0]
        return Reason("word-lacks", {"word": words[n - 1], "letters": ", ".join(missing), "count": len(missing)})

    def propose(self, chance: Chance) -> Move | None:
        return self.anything(chance)

    def anything(self, chance: Chance) -> Listing:
        """Some words, as they come: sought among a few cards at a time."""
        left, made = usable(self.cards), list[str]()
        chance.shuffle(left)
        lexicon = self.judge.lexicon
        for _ in range(TRIES if lexicon is not None else 0):
            some = left[:SAMPLE]
            words = list(lexicon.words_from(shows_of(some), shortest=SHORTEST)) if len(some) >= SHORTEST else []
            if words:
                word = words[chance.below(len(words))]
                if self.why_not([*made, word]) is None:
                    made.append(word)
                    gone = spent([word], left) or []
                    left = [card for card in left if card not in gone]
            left = left[3:] + left[:3]
        if self.mode != "strict" and chance.below(BLUFFS) == 0 and len(left) >= SHORTEST:
            bluff = "".join([PACK.cards[card].letters[0] for card in left[:SHORTEST]])
            if self.why_not([*made, bluff]) is None:
                made.append(bluff)
        return listing(made)

    def some(self, limit: int) -> list[Move]:
        """The best list, the same without its last word, no words at all."""
        words = [word for word in self.known.of(self.cards, self.judge) if self.why_not([word]) is None]
        if self.used is not None:
            words = list(dict.fromkeys(words))
        moves: dict[Move, None] = {listing(words): None}
        for n in range(len(words) - 1, -1, -1):
            moves[listing(words[:n])] = None
        return list(moves)[:limit]


@final
class Adding(Domain):
    """One word more, as people type it; the table turns it into the whole list, which is what a record keeps."""

    verb: str = "word"

    def __init__(self, lists: Lists, words: list[str]) -> None:
        self.lists: Lists = lists
        self.words: list[str] = words

    def fields(self) -> list[Field]:
        cards = usable(self.lists.cards)
        return [Field("word", "word", cards, None, SHORTEST, max(SHORTEST, len(cards)))]

    def refuse(self, move: Move) -> Reason | None:
        if not isinstance(move, Add):
            return NOT_NOW
        return self.lists.why_not(self.words + [word.word for word in move.words])

    def propose(self, chance: Chance) -> Move | None:
        return None

    def some(self, limit: int) -> list[Move]:
        return []


# -- the list that takes most off --


@final
class Best:
    """Good lists that were looked for, by the cards they are made of."""

    def __init__(self) -> None:
        self.found: dict[tuple[CardId, ...], list[str]] = {}

    def of(self, cards: list[CardId], judge: Judge) -> list[str]:
        key = tuple(sorted([FACE[card] for card in usable(cards)]))
        if key not in self.found:
            if len(self.found) >= KEPT:
                self.found.clear()
            self.found[key] = _best(list(key), judge) if judge.lexicon is not None else []
        return self.found[key]


def _best(cards: list[CardId], judge: Judge) -> list[str]:
    """Word after word, each time the one that takes most off for the vowels it needs."""
    made: list[str] = []
    left = cards
    while len(left) >= SHORTEST:
        chosen = _looked_at(left)
        words = list(judge.lexicon.words_from(shows_of(chosen), shortest=SHORTEST, longest=LONGEST))
        word = _dearest(words, judge.lexicon)
        if not word or not points_of(word):
            return made
        made.append(word)
        for card in spent([word], left) or []:
            left.remove(card)
    return made


def _looked_at(left: list[CardId]) -> list[CardId]:
    """The dearest consonants, and vowels for them."""
    ranked = sorted(left, key=_dear)
    vowels = [card for card in ranked if not COUNTS[card]]
    consonants = [card for card in ranked if COUNTS[card]]
    few = vowels[:: max(1, len(vowels) * 2 // LOOKED)] if len(vowels) > LOOKED // 2 else vowels
    return consonants[: LOOKED - len(few)] + few


def _dear(card: CardId) -> tuple[int, int]:
    return (-COUNTS[card], card)


def _dearest(words: list[str], lexicon: Any) -> str:
    best, most = "", 0
    for word in words:
        worth = 0
        for letter in word:
            worth += POINTS[letter] or -2
        if worth > most and not lexicon.offensive(word):
            best, most = word, worth
    return best
