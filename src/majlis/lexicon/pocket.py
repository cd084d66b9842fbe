"""A word list that fits in a pocket: a text and regular expressions, for devices that have neither numpy nor an index.

It answers what `Lexicon` answers, slower. The text is made where there is an index (`Library.pocket`): a line of JSON,
then a line for each word in the order of the alphabet, one byte a letter, followed by its mark as a sign.
"""

from __future__ import annotations

import json
import re
import zlib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from majlis.lexicon.alphabet import Alphabet, Language, alphabet
from majlis.lexicon.hand import WILD, Masks, Shows
from majlis.lexicon.headwords import Headwords, table_of
from majlis.lexicon.identity import COMMONEST, Level, identity
from majlis.lexicon.marks import OFFENSIVE
from majlis.lexicon.questions import Questions
from majlis.lexicon.spelling import spell

SIGNS: Final = 32  # the mark 1 is "!", and no letter of any codec
REMEMBERED: Final = 200  # answers about cards that are kept


class Text:
    """The words of one alphabet with their marks, and the hashes of the parts of the list."""

    def __init__(self, packed: bytes) -> None:
        head, _, self.words = zlib.decompress(packed).partition(b"\n")
        self.words = b"\n" + self.words + b"\n"
        self.hashes: dict[str, str] = json.loads(head)

    def place(self, coded: bytes) -> int:
        """Where the line begins of the first word that is not before `coded`."""
        low, high = 0, len(self.words) - 1  # both at line ends
        while low < high:
            middle = self.words.rindex(b"\n", low, (low + high) // 2 + 1)
            after = self.words.index(b"\n", middle + 1)
            if self.words[middle + 1 : after - 1] < coded:
                low = after
            else:
                high = middle
        return low + 1

    def mark(self, coded: bytes) -> int:
        """The mark of a word; 0 if it is not in the list."""
        at = self.place(coded)
        end = at + len(coded)
        whole = self.words.startswith(coded, at) and self.words[end + 1 : end + 2] == b"\n"
        return self.words[end] - SIGNS if whole else 0


def pack(hashes: dict[str, str], marked: Iterable[tuple[bytes, int]]) -> bytes:
    """The text of a list, from its words in the alphabet's codec and their marks."""
    lines = [word + bytes([SIGNS + mark]) for word, mark in sorted(marked)]
    return zlib.compress(json.dumps(hashes).encode() + b"\n" + b"\n".join(lines), 9)


class Pocket(Questions[Sequence[str]]):
    """The words that count at a table."""

    def __init__(self, text: Text, letters: Alphabet, level: Level, clean: bool) -> None:
        self.alphabet = letters
        self.language: Language = letters.language
        self.level = level
        self.identity = identity(self.language, level, clean, text.hashes)
        self.name, self.sha256 = self.identity.name, self.identity.sha256
        self._headwords = Headwords(table_of(self.language))
        self._text = text
        self._commonest, self._barred = COMMONEST[level], OFFENSIVE if clean else 0
        signs = [SIGNS + mark for mark in range(1, 16) if self._allowed(mark)]
        self._signs = b"[" + re.escape(bytes(signs)) + b"]"
        self._masks = Masks(letters)
        self._found = lru_cache(REMEMBERED)(self._find)

    # -- single words --

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and self._allowed(self._mark(word))

    def headwords(self, word: str) -> frozenset[str]:
        return self._headwords(word)

    # -- the list itself --

    def __len__(self) -> int:
        return sum(1 for _ in re.finditer(self._signs + b"\n", self._text.words))

    def __iter__(self) -> Iterator[str]:
        found = re.finditer(rb"\n([^\n]+)" + self._signs + b"(?=\n)", self._text.words)
        return (match[1].decode(self.alphabet.codec) for match in found)

    def starting(self, beginning: str, limit: int | None = None) -> list[str]:
        coded, words = self._coded(beginning), self._text.words
        at, found = self._text.place(coded), list[str]()
        while words.startswith(coded, at) and at < len(words) and (limit is None or len(found) < limit):
            end = words.index(b"\n", at)
            if self._allowed(words[end - 1] - SIGNS):
                found.append(words[at : end - 1].decode(self.alphabet.codec))
            at = end + 1
        return found

    # -- inside --

    def _coded(self, word: str) -> bytes:
        return word.encode(self.alphabet.codec, "replace")

    def _mark(self, word: str) -> int:
        return self._text.mark(self._coded(word)) if word and set(word) <= set(self.alphabet.letters) else 0

    def _search(
        self, cards: Sequence[Shows], must: Sequence[Shows], shape: str, shortest: int, longest: int
    ) -> Sequence[str]:
        for shows in (*cards, *must):
            self._masks.check(shows)
        return self._found(tuple(sorted(cards)), tuple(must), shape, shortest, longest)

    def _find(
        self, cards: tuple[Shows, ...], must: tuple[Shows, ...], shape: str, shortest: int, longest: int
    ) -> Sequence[str]:
        every = [*cards, *must]
        wild = every.count(WILD)
        longest = min(longest, sum(max(1, len(shows) - 1) if "+" in shows else 1 for shows in every))
        if shortest > longest:
            return ()
        own = self._coded("".join({e for shows in every if shows != WILD for e in shows if e != "+"}))
        fits = _fitting(cards, must)
        shaped = re.compile(shape, re.S).fullmatch if shape else None
        body = self._body(own, wild, shortest, longest)
        here = {shows for shows in must if len(shows) == 1 and shows != WILD}
        ahead = b"".join([b"(?=[^\n]*" + re.escape(self._coded(letter)) + b")" for letter in sorted(here)])
        asked = re.compile(b"\n" + ahead + b"(" + body + b")" + self._signs + b"(?=\n)")
        found = [match[1] for match in asked.finditer(self._text.words)]
        words = [line.decode(self.alphabet.codec) for line in found if shortest <= len(line) <= longest]
        return tuple([word for word in words if (shaped is None or shaped(word)) and fits(word)])

    def _body(self, own: bytes, wild: int, shortest: int, longest: int) -> bytes:
        """What a word looks like of which all but `wild` letters are its `own`. It never goes back to try again."""
        size = b"{%d,%d}+" % (max(1, shortest), longest)
        every = self._coded(self.alphabet.letters)
        if wild >= longest or not own:
            return b"[" + re.escape(every) + b"]" + size
        mine = b"[" + re.escape(own) + b"]"
        if not wild:
            return mine + size
        other = b"[" + re.escape(bytes(set(every) - set(own))) + b"]"
        return mine + b"*+(?:" + other + mine + b"*+){0,%d}+" % wild


def _fitting(cards: Sequence[Shows], must: Sequence[Shows]) -> Callable[[str], bool]:
    """Can a word be spelt with these cards, all of `must` used?

    Where nothing else is compulsory, a card of one letter goes to that letter; whether the cards with a choice make up
    for what then is missing is found out once for all words that miss the same.
    """
    every = [*cards, *must]
    if any(len(shows) > 1 for shows in must) or WILD in must or any("+" in shows for shows in cards):
        needed = tuple(range(len(cards), len(every)))
        return lambda word: spell(word, every, needed) is not None
    plain = Counter([shows for shows in every if len(shows) == 1 and shows != WILD]).items()
    rest = [shows for shows in cards if len(shows) > 1 or shows == WILD]
    need, wild, known = Counter(must).items(), len(rest) == rest.count(WILD), dict[str, bool]()

    def fits(word: str) -> bool:
        if any(word.count(letter) < count for letter, count in need):
            return False
        for letter, count in plain:
            word = word.replace(letter, "", count)
        if wild or not word or len(word) > len(rest):
            return len(word) <= len(rest)
        missing = "".join(sorted(word))
        if missing not in known:
            known[missing] = spell(missing, rest) is not None
        return known[missing]

    return fits


@cache
def _text(path: Path) -> Text:
    return Text(path.read_bytes())


@lru_cache(16)
def pocket(path: Path, level: Level, clean: bool) -> Pocket:
    """The list in a file that is named after its alphabet."""
    return Pocket(_text(path), alphabet(path.stem), level, clean)
