"""The best few words of a hand: for a person who asks for a hint, and as candidates for bots."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from majlis.lexicon.codes import Face, score
from majlis.lexicon.found import Found
from majlis.lexicon.hand import WILD
from majlis.lexicon.spelling import spell


class Hint(NamedTuple):
    """A word, the place of the card for each letter, and its points without any bonus of a game."""

    word: str
    spelling: tuple[int, ...]
    points: int


def hints(words: Found | Iterable[str], faces: Sequence[Face], count: int | None = None) -> list[Hint]:
    """The best of `words` by points, then the longer, then by the alphabet; all of them without `count`.

    Each word is spelt with the cheapest cards. A word that cannot be among the best, even if every letter counted in
    full, is not spelt at all; nor, of many that count nothing, more than are asked for.
    """
    most: dict[str, int] = {}
    for face in faces:
        for letter, points in face.points.items():
            most[letter] = max(most.get(letter, 0), points)
    bound = sorted(
        ((sum([most.get(c, 0) for c in word]), word) for word in words), key=lambda b: (-b[0], -len(b[1]), b[1])
    )
    cards = [face.shows for face in faces]
    found: list[Hint] = []
    worst: Hint | None = None  # of the best so far
    for points, word in bound:
        if worst is not None and (-points, -len(word), word) > _best(worst):
            break
        spelling = spell(word, cards, worth=lambda card, letter: faces[card].worth(letter))
        if spelling is not None:
            found.append(Hint(word, spelling, score(faces, spelling, word)))
            if count is not None and len(found) % (4 * count + 16) == 0:
                found = sorted(found, key=_best)[: max(count, 1)]
                worst = found[-1]
    found.sort(key=_best)
    return found if count is None else found[:count]


def _best(hint: Hint) -> tuple[int, int, str]:
    return -hint.points, -len(hint.word), hint.word


def wild(faces: Sequence[Face], hint: Hint) -> int:
    """How many wild cards a hint would spend."""
    return sum(faces[card].shows == WILD for card in hint.spelling)
