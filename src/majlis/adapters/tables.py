"""What the adapters of several libraries share: a table for a game, and the space of what is seen there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from majlis import registry
from majlis.adapters.extra import lacking
from majlis.adapters.numbers import LARGEST
from majlis.adapters.sitting import Sitting

try:
    from gymnasium import spaces
except ModuleNotFoundError as missing:
    raise lacking(missing) from None


def seated(key: str, seats: int, options: Mapping[str, Any] | None, variant: str, room: int, one_deal: bool) -> Sitting:
    """A table for a game, with as many seats as it needs where none are asked for."""
    game = registry.game(key, options, variant)
    return Sitting(game, seats or game.nature.seats[0], room, one_deal)


def looks(sitting: Sitting, extra: int = 0) -> Any:
    """The space of observations: the numbers, and the mask over the actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-LARGEST, LARGEST, (sitting.sights.size,), np.int16),
            "action_mask": spaces.Box(0, 1, (sitting.actions.size + extra,), np.int8),
        }
    )
