"""Words made of Abjad cards: what a card may stand for, how moves write words, which cards to spend on them.

A word is written card by card, `red.ba blue.alif green.ba`; the letter follows where a card stands for another than its
own, `blue.ta=ة`. People type the word itself, باب, or the names of its letters, ba alif ba.
"""

from __future__ import annotations

from typing import Any, Final, final

from majlis.cards.abjad import DATA, LETTERS, WILD, shapes
from majlis.cards.card import CardId, Pack
from majlis.event import Arg, Phrases
from majlis.judge import Judge
from majlis.lexicon import Shows, WordsError, alphabet
from majlis.lexicon.cover import Laid, best_words
from majlis.move import Move, Reason

TYPED: Final = 40  # letters of a word that anybody may type
LOOSE: Final = "ادذرزوةى"  # join nothing after them
LAM_ALIF: Final = "لا"
NAMED: Final = {**DATA["letters"], "ta-marbuta": "ة"}  # letters by the names that people may type


@final
class Spelled:
    """A word and its cards in order; no cards where somebody has only typed the word. A card may bear two letters."""

    __slots__ = ("cards", "text", "word")

    def __init__(self, word: str, cards: list[CardId], text: str) -> None:
        self.word: str = word
        self.cards: list[CardId] = cards  # faces
        self.text: str = text  # as moves write it


# -- the cards and what they may stand for --


@final
class Speller:
    """How a table spells: by which pack, whether shapes must fit, and what alif maqsura is."""

    __slots__ = ("alphabet", "bears", "own", "pack", "points", "shapes", "shows", "strict")

    def __init__(self, pack: Pack, kind: str, strict: bool, spelling: str) -> None:
        self.pack: Pack = pack
        self.strict: bool = strict  # a card stands only where its printed shape could
        self.alphabet = alphabet(f"ar-{spelling}" if spelling else "ar")
        self.shapes: list[str] = shapes(pack, kind)
        self.points: list[int] = pack.points
        wild = [pack.rank[card] == WILD for card in pack.all]
        pairs = [card.letters == LAM_ALIF for card in pack.cards]
        # by card: its own letter or both its letters, "" for a wild card; all that it may stand for; how many it bears
        self.own: list[str] = ["" if w else c.letters[: 1 + p] for w, p, c in zip(wild, pairs, pack.cards, strict=True)]
        self.shows: list[str] = [
            "?" if w else "ل+ا" if p else c.letters for w, p, c in zip(wild, pairs, pack.cards, strict=True)
        ]
        self.bears: list[int] = [2 if pair else 1 for pair in pairs]

    def folded(self, text: str) -> str:
        """What somebody typed as the list spells it; "" if no cards could show it."""
        try:
            word = self.alphabet.word(text)
        except WordsError:
            return ""
        return word if len(word) <= TYPED else ""

    def fits(self, card: CardId, word: str, at: int) -> bool:
        """Can the card stand for the letter (or the two letters) of the word at this place?"""
        shows = self.shows[card]
        if shows == "ل+ا":
            if not word.startswith(LAM_ALIF, at):
                return False
        elif shows != "?" and word[at] not in shows:
            return False
        return not self.strict or shows == "?" or self.shapes[card] == shape_at(word, at, self.bears[card])

    def spells(self, word: str, cards: list[CardId]) -> bool:
        """Do the cards, in their order, spell the word?"""
        at = 0
        for card in cards:
            if at >= len(word) or not self.fits(card, word, at):
                return False
            at += self.bears[card]
        return at == len(word)

    def counted(self, cards: list[CardId]) -> int:
        """What these cards count."""
        return sum([self.points[card] for card in cards])

    # -- words as moves write them --

    def spelled(self, word: str, cards: list[CardId]) -> Spelled:
        """A word with its cards."""
        pieces, at = list[str](), 0
        for card in cards:
            letters = word[at : at + self.bears[card]]
            code = self.pack.code[card]
            pieces.append(code if letters == self.own[card] else f"{code}={letters}")
            at += self.bears[card]
        return Spelled(word, [self.pack.face[card] for card in cards], " ".join(pieces))

    def typed(self, word: str) -> Spelled:
        """A word without cards."""
        return Spelled(word, [], word)

    def read(self, arguments: list[str]) -> Spelled | None:
        """The word that a piece of a move writes: its cards, or its letters by their names, or the word itself."""
        if not arguments:
            return None
        found, word = list[CardId](), ""
        for argument in arguments:
            code, mark, letter = argument.partition("=")
            card = self.pack.find(code)
            if card is None:
                return self._named(arguments)
            letters = self.folded(letter) if mark and self.bears[card] == 1 else self.own[card]
            likes = self.shows[card] == "?" or letters == LAM_ALIF or letters in list(self.shows[card])
            if len(letters) != self.bears[card] or not likes:
                return None
            found.append(card)
            word += letters
        return self.spelled(word, found)

    def _named(self, arguments: list[str]) -> Spelled | None:
        names = [argument.casefold() for argument in arguments]
        if all(name in NAMED for name in names):
            return self.typed("".join([NAMED[name] for name in names]))
        word = self.folded(arguments[0]) if len(arguments) == 1 else ""
        return self.typed(word) if word else None

    # -- the cards for words --

    def spend(self, words: list[str], held: list[CardId]) -> list[list[CardId]] | None:
        """Cards of `held` for all of these words, so that they count as much as they can; None if there are none."""
        left: dict[tuple[str, int, str], list[CardId]] = {}
        kinds: list[tuple[str, int, str]] = []
        for card in held:
            kind = (self.shows[card], self.points[card], self.shapes[card] if self.strict else "")
            if kind not in left:
                kinds.append(kind)
                left[kind] = []
            left[kind].append(card)
        kinds.sort(key=_cheap)
        search = _Spending(self, words, left, kinds)
        search.go(0, 0, 0)
        return search.best

    def lacking(self, words: list[str], held: list[CardId]) -> Reason:
        """Why the cards do not spell it."""
        missing = list[str]()
        left = held[:]
        for word in words:
            at = 0
            while at < len(word):
                fit = [c for c in left if self.fits(c, word, at)]
                fit.sort(key=self._choice)
                if fit:
                    left.remove(fit[0])
                    at += self.bears[fit[0]]
                else:
                    missing.append(word[at])
                    at += 1
        if not missing:
            return Reason("word-cards", {"word": " ".join(words)})
        loose = [c for c in left if any(m in self.shows[c] for m in missing)]
        if self.strict and loose:
            return Reason("word-shape", {"word": " ".join(words), "letters": "، ".join(missing)})
        args: dict[str, Arg] = {"word": " ".join(words), "letters": "، ".join(missing), "count": len(missing)}
        return Reason("word-lacks", args)

    def _choice(self, card: CardId) -> int:
        return len(self.shows[card]) + (100 if self.shows[card] == "?" else 0)

    def best(self, held: list[CardId], judge: Judge, shortest: int, repeats: bool) -> list[Laid]:
        """The words of the list that together count most, with the places of their cards in `held`: exact."""
        if judge.lexicon is None:
            return []
        shows = [Shows(self.shows[card]) for card in held]
        words = judge.lexicon.words_from(shows, shortest=shortest)
        known: Any = judge.lexicon

        def rare(word: str) -> tuple[bool, int]:
            """Offensive words last, then by how common they are."""
            return known.offensive(word), known.commonness(word)

        kinds = [self.shapes[card] for card in held] if self.strict else None

        def fits(word: str, i: int, at: int) -> bool:
            return self.fits(held[i], word, at)

        points = [self.points[card] for card in held]
        return best_words(
            words, shows, points, repeats=repeats, kinds=kinds, fits=fits if self.strict else None, prefer=rare
        )

    def marks(self, word: str, cards: list[CardId]) -> list[str]:
        """For each card the id of the name of the letter it stands for, "" where it is its own."""
        made, at = list[str](), 0
        for card in cards:
            letter = word[at : at + self.bears[card]]
            made.append("" if letter == self.own[card] else f"letter-{name_of(letter)}")
            at += self.bears[card]
        return made


def _cheap(kind: tuple[str, int, str]) -> tuple[int, int, int]:
    """Among cards that count the same, first those that can do the least."""
    return (-kind[1], 1 if kind[0] == "?" else 0, len(kind[0].replace("+", "")))


@final
class _Spending:
    """The search for cards, letter after letter through all the words."""

    __slots__ = ("best", "kinds", "left", "most", "speller", "taken", "words")

    def __init__(
        self,
        speller: Speller,
        words: list[str],
        left: dict[tuple[str, int, str], list[CardId]],
        kinds: list[tuple[str, int, str]],
    ) -> None:
        self.speller: Speller = speller
        self.words: list[str] = words
        self.left: dict[tuple[str, int, str], list[CardId]] = left
        self.kinds: list[tuple[str, int, str]] = kinds
        self.taken: list[list[CardId]] = [[] for _ in words]
        self.best: list[list[CardId]] | None = None
        self.most: int = -1

    def go(self, n: int, at: int, counted: int) -> None:
        if n == len(self.words):
            if counted > self.most:
                self.most, self.best = counted, [cards[:] for cards in self.taken]
            return
        word = self.words[n]
        if at >= len(word):
            self.go(n + 1, 0, counted)
            return
        for kind in self.kinds:
            cards = self.left[kind]
            if cards and self.speller.fits(cards[0], word, at):
                card = cards.pop(0)
                self.taken[n].append(card)
                self.go(n, at + self.speller.bears[card], counted + kind[1])
                self.taken[n].pop()
                cards.insert(0, card)


def shape_at(word: str, at: int, letters: int) -> str:
    """The shape that the letter (or lam-alif) at this place has in the written word."""
    before = at > 0 and word[at - 1] not in LOOSE
    after = at + letters < len(word) and word[at + letters - 1] not in LOOSE
    return ("medial" if after else "final") if before else ("initial" if after else "isolated")


def name_of(letter: str) -> str:
    """The name by which messages know a letter."""
    if letter == "ة":
        return "ta-marbuta"
    if letter == "ى":
        return "alif-maqsura"
    return str(LETTERS[list(DATA["letters"].values()).index(letter)])


def picked(pack: Pack, faces: list[CardId], held: list[CardId], known: list[int]) -> list[CardId]:
    """The cards of `held` that look like these; of those that look the same the one of which most is known."""
    left, found = sorted(held, key=lambda card: -known[card].bit_count()), list[CardId]()
    for face in faces:
        found.append(next(card for card in left if pack.face[card] == face))
        left.remove(found[-1])
    return found


def holds(pack: Pack, faces: list[CardId], held: list[CardId]) -> bool:
    """Are all these among the cards held?"""
    left = [pack.face[card] for card in held]
    for face in faces:
        if face not in left:
            return False
        left.remove(face)
    return True


def counting(words: list[str], points: list[int]) -> Phrases:
    """Words with what each counts, to be named in a sentence."""
    items: list[tuple[str, dict[str, Arg]]] = []
    for word, count in zip(words, points, strict=True):
        items.append(("word-with-points", {"word": word, "points": count}))
    return Phrases(items)


# -- moves --


@final
class Listing(Move):
    """The whole list of words that a seat has so far; a later one takes its place. `list a b / c d`, `list` alone."""

    __slots__ = ("words",)

    def __init__(self, words: list[Spelled]) -> None:
        super().__init__(" ".join(["list", *[" / ".join([word.text for word in words])]]).rstrip())
        self.words: list[Spelled] = words

    def args(self) -> dict[str, Arg]:
        return {"words": " ".join([word.word for word in self.words])}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Listing) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)


@final
class Add(Move):
    """One more word for the list, or several, as somebody types them; a table turns it into the whole list."""

    __slots__ = ("words",)

    def __init__(self, words: list[Spelled]) -> None:
        super().__init__("word " + " / ".join([word.text for word in words]))
        self.words: list[Spelled] = words

    def args(self) -> dict[str, Arg]:
        return {"word": " ".join([word.word for word in self.words])}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Add) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)


@final
class About(Move):
    """Something about one word: `drop باب` from the list, `challenge باب`."""

    __slots__ = ("word",)

    def __init__(self, verb: str, word: str) -> None:
        super().__init__(f"{verb} {word}")
        self.word: str = word

    def args(self) -> dict[str, Arg]:
        return {"word": self.word}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, About) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)


def read_words(arguments: list[str], speller: Speller) -> list[Spelled] | None:
    """Several words, with `/` between those that are written card by card; None if something is no word."""
    pieces: list[list[str]] = [[]]
    for argument in arguments:
        if argument == "/":
            pieces.append([])
        else:
            pieces[-1].append(argument)
    made = list[Spelled]()
    for piece in pieces if arguments else []:
        one = speller.read(piece)
        if one is not None:
            made.append(one)
            continue
        for text in piece:  # words one after the other
            word = speller.folded(text)
            if not word:
                return None
            made.append(speller.typed(word))
    return made
