"""Tables of Abjad word games laid out by hand: letters by their names, in whatever colour there is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from majlis import position, registry
from majlis.cards.card import Pack
from majlis.kit.making_state import BUILDING
from tests.kit.small import Sitting, judge

ARABIC = "اب باب بابا ابجد جد كلب كتابة كتاب تاب بات بة به تة لا لام سلام هاتف قلب".split()


def codes(pack: Pack, letters: str, left: list[str]) -> list[str]:
    """Cards for letters given by name (`ba`) or by code (`red.ba`), taken out of what is left of the pack."""
    found = []
    for name in letters.split():
        code = name if name in pack.number else next(c for c in left if c.partition(".")[2] == name)
        left.remove(code)
        found.append(code)
    return found


def making(
    key: str,
    hands: Sequence[str],
    words: Sequence[str] = ARABIC,
    state: dict[str, Any] | None = None,
    zones: dict[str, str] | None = None,
    **given: Any,
) -> Sitting:
    """The lists of a first round are being made from these hands; the last seat has dealt."""
    game = registry.game(key, given, judge=judge(words))
    left = list(game.pack.code)
    lie = {f"hand/{s}": codes(game.pack, hand, left) for s, hand in enumerate(hands)}
    lie |= {name: codes(game.pack, cards, left) for name, cards in (zones or {}).items()}
    if "centre" in game.plan.index and "centre" not in lie:
        lie["centre"] = left[-10:]
        del left[-10:]
    told = {"rounds": 1, "phase": BUILDING, "dealer": len(hands) - 1, "acting": (1 << len(hands)) - 1, **(state or {})}
    data = {"game": key, "seats": len(hands), "zones": lie, "state": told}
    return Sitting(game, position.place(game, data))
