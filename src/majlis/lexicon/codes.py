"""Cards as people type them: `B A/E D ? T`, Greek capitals, Arabic letters or their codes (`ba`, `red.ba`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from majlis.lexicon.alphabet import Alphabet
from majlis.lexicon.errors import WordsError
from majlis.lexicon.hand import WILD, Shows

MOST: Final = 200  # cards; more than any pack has
WILDS: Final = frozenset(("?", "؟", "wild"))
Points = Mapping[str, int]
"""Points by letter (`T`: 1); of a card that has its own value whatever it shows, by its code (`red.ba`: 2). Absent:
0."""


@dataclass(frozen=True, slots=True)
class Face:
    """A card that was named: how it was written, what it may stand for, what it counts for each letter."""

    code: str
    shows: Shows
    points: Points

    def worth(self, letter: str) -> int:
        """Its points when it stands for `letter`."""
        return self.points.get(letter, 0)


def read_codes(text: str, alphabet: Alphabet, points: Points | None = None) -> list[Face]:
    """The cards named in `text`, with spaces or commas between them; an error names the one that is no card."""
    written = text.replace(",", " ").replace("،", " ").split()
    if len(written) > MOST:
        raise WordsError("cards-many", "CARDS", most=MOST)
    if not written:
        raise WordsError("cards-none", "CARDS")
    return [face(code, alphabet, points or {}) for code in written]


def face(code: str, alphabet: Alphabet, points: Points) -> Face:
    """One card from its code."""
    if code.lower() in WILDS:
        return Face(code, WILD, {})
    name = code.rpartition(".")[2].lower()
    letters = alphabet.codes.get(name) or code
    if "+" in letters:
        pair = alphabet.fold(letters.replace("+", ""))
        if not alphabet.spelling.fullmatch(pair):
            raise WordsError("card", "CARDS", card=code, language=alphabet.language)
        return Face(code, Shows("+".join(pair)), {letter: points.get(code, 0) for letter in pair[:1]})
    shown = [alphabet.fold(part) for part in letters.split("/")]
    if not all(len(part) == 1 and part in alphabet.letters for part in shown):
        raise WordsError("card", "CARDS", card=code, language=alphabet.language)
    every = shown if len(shown) > 1 else list(alphabet.shows(shown[0]))
    own = points.get(code, points.get(shown[0], 0))
    return Face(code, Shows("".join(every)), {letter: points.get(letter, own) for letter in every})


def plays(faces: Sequence[Face], spelling: Sequence[int], word: str) -> list[str]:
    """The cards of a spelling as they are played: `T`, `A/E=A`, `?=S`; a card with two letters once."""
    written = []
    for at, card in enumerate(spelling):
        if at and card == spelling[at - 1] and "+" in faces[card].shows:
            continue
        plain = faces[card].shows != WILD and "/" not in faces[card].code
        written.append(faces[card].code if plain else f"{faces[card].code}={word[at]}")
    return written


def score(faces: Sequence[Face], spelling: Sequence[int], word: str) -> int:
    """Points of the cards of a spelling, without any bonus of a game."""
    return sum(faces[card].worth(letter) for card, letter in zip(spelling, word, strict=True))
