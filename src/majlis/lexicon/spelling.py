"""Which card stands for which letter: the assignment that leaves the best cards in the hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from majlis.lexicon.hand import WILD, Shows

Worth = Callable[[int, str], int]
"""Points of a card (by its place among the cards) when it stands for a letter."""

NEVER: Final = 10**9
KEEP_WILD: Final = 1_000_000
KEEP_CHOICE: Final = 10_000  # for every letter a card could stand for beside the one it is used as
MUST: Final = 10**7  # more than all other costs together, so that compulsory cards are used whenever they can be


def no_points(card: int, letter: str) -> int:
    """For tables where points do not matter."""
    return 0


def price(shows: Shows, letter: str, points: int) -> int:
    """What using a card costs: wild cards most, then cards with much choice, then cards that score little."""
    if shows == WILD or len(shows) > 8:
        return KEEP_WILD - points
    if letter not in shows:
        return NEVER
    return KEEP_CHOICE * (len(shows) - 1) - points


def spell(
    word: str, cards: Sequence[Shows], must: Sequence[int] = (), worth: Worth = no_points
) -> tuple[int, ...] | None:
    """For each letter of `word` the place of its card among `cards`, or None if they cannot spell it.

    Wild cards are kept, then vowel cards, then points are taken; every card of `must` is used. A card that carries two
    letters (`ل+ا`) stands twice in the answer, at both of them.
    """
    pairs = [i for i, shows in enumerate(cards) if "+" in shows]
    if not pairs:
        usable = list(range(len(cards)))
        return _assign(word, cards, usable, frozenset(must), worth) if must else _plain_first(word, cards, worth)
    pair, rest = pairs[0], [Shows("") if i == pairs[0] else shows for i, shows in enumerate(cards)]
    without = [i for i in must if i != pair]
    if pair not in must and (plain := spell(word, rest, without, worth)) is not None:
        return plain
    two = cards[pair].replace("+", "")
    for at in range(len(word) - 1):
        if word[at : at + 2] == two:
            # The two letters may not be torn apart: what stands before and after is spelt with the other cards.
            others = spell(word[:at] + word[at + 2 :], rest, without, worth)
            if others is not None:
                return (*others[:at], pair, pair, *others[at:])
    return None


def _plain_first(word: str, cards: Sequence[Shows], worth: Worth) -> tuple[int, ...] | None:
    """Where nothing is compulsory: a card of one letter always goes to that letter; only the rest has to be weighed
    up."""
    plain: dict[str, list[int]] = {}
    choice: list[int] = []
    for card, shows in enumerate(cards):
        if shows != WILD and len(shows) == 1:
            plain.setdefault(shows, []).append(card)
        else:
            choice.append(card)
    for letter, own in plain.items():
        own.sort(key=lambda card, letter=letter: worth(card, letter))  # type: ignore[misc]
    answer = [plain[letter].pop() if plain.get(letter) else -1 for letter in word]
    left = [at for at, card in enumerate(answer) if card < 0]
    if left:
        rest = _assign("".join([word[at] for at in left]), cards, choice, frozenset(), worth)
        if rest is None:
            return None
        for at, card in zip(left, rest, strict=True):
            answer[at] = card
    return tuple(answer)


def _assign(
    word: str, cards: Sequence[Shows], usable: list[int], must: frozenset[int], worth: Worth
) -> tuple[int, ...] | None:
    """Cheapest assignment by shortest augmenting paths, one letter after another (the Hungarian method with
    potentials)."""
    letters, places = len(word), len(usable)
    if letters > places or len(must) > letters:
        return None
    cost = [
        [price(cards[i], letter, worth(i, letter)) - (MUST if i in must else 0) if cards[i] else NEVER for i in usable]
        for letter in word
    ]
    of_letter, of_card = [0] * (letters + 1), [0] * (places + 1)
    taken_by = [0] * (places + 1)  # letter (from 1) that holds each card (from 1)
    for letter in range(1, letters + 1):
        taken_by[0] = letter
        _augment(cost, of_letter, of_card, taken_by)
    answer = [-1] * letters
    for card in range(1, places + 1):
        if taken_by[card]:
            answer[taken_by[card] - 1] = usable[card - 1]
    total = sum(cost[k][usable.index(i)] for k, i in enumerate(answer))
    if total >= NEVER // 2 or not must <= set(answer):
        return None
    return tuple(answer)


def _augment(cost: list[list[int]], of_letter: list[int], of_card: list[int], taken_by: list[int]) -> None:
    """Gives the letter waiting at card 0 a card, moving others along the cheapest path."""
    places = len(of_card) - 1
    best, came, seen = [NEVER * 100] * (places + 1), [0] * (places + 1), [False] * (places + 1)
    card = 0
    while True:
        seen[card] = True
        letter, step, following = taken_by[card], NEVER * 100, 0
        row, potential = cost[letter - 1], of_letter[letter]
        for other in range(1, places + 1):
            if seen[other]:
                continue
            now = row[other - 1] - potential - of_card[other]
            if now < best[other]:
                best[other], came[other] = now, card
            if best[other] < step:
                step, following = best[other], other
        for other in range(places + 1):
            if seen[other]:
                of_letter[taken_by[other]] += step
                of_card[other] -= step
            else:
                best[other] -= step
        card = following
        if not taken_by[card]:
            break
    while card:
        taken_by[card], card = taken_by[came[card]], came[card]
