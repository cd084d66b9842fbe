"""What is printed on cards: one module a pack, its counts and values in one data file."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from majlis.cards.card import Pack


def every_pack() -> dict[str, Pack]:
    """All packs by their keys: those of each module beside this one that makes any."""
    modules = [import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__)]
    return {pack.key: pack for module in modules if hasattr(module, "packs") for pack in module.packs()}
