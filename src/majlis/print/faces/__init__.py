"""What is seen on a card, as SVG: one module for each module of cards, found by its name.

A module gives `draw(card, look)`, the face; `label(card)`, the cards that are counted together in the list of the pack;
`braille(card, pack, said)`, what the fingers read. Measures are hundredths of the width of a card.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from majlis.cards.card import Pack


def faces_of(pack: Pack) -> Any:
    """The module that draws a pack: ganjifa for `ganjifa-120`, plain cards for what nobody has drawn yet."""
    name = f"{__name__}.{pack.key.partition('-')[0]}"
    return import_module(name if find_spec(name) else f"{__name__}.plain")
