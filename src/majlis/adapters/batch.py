"""Many matches side by side in arrays that are made once: what learning programs read fastest. Needs numpy only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from majlis import registry
from majlis.adapters.numbers import OPEN
from majlis.adapters.sitting import WON, Sitting


class Batch:
    """`count` matches. In each of them the seat `turn[i]` is to choose, from what it sees in `observations[i]`, one of
    the numbers marked in `masks[i]`.

    `step` makes all these moves. Where a match has ended `ended[i]` is true, `rewards[i]` has what it was worth to each
    seat, and the row already shows the first decision of the next match. All arrays are written over by the next step.
    """

    def __init__(
        self,
        key: str,
        count: int,
        seats: int = 0,
        options: Mapping[str, Any] | None = None,
        variant: str = "",
        *,
        seed: int | str = 0,
        one_deal: bool = False,
        room: int = OPEN,
        reward: str = WON,
        most: int = 0,
    ) -> None:
        game = registry.game(key, options, variant)
        seats = seats or game.nature.seats[0]
        self.reward = reward
        self.most = most
        self.sittings = [Sitting(game, seats, room, one_deal) for _ in range(count)]
        first = self.sittings[0]
        self.seats = seats
        self.observations = np.zeros((count, first.sights.size), np.int16)
        self.masks = np.zeros((count, first.actions.size), np.int8)
        self.turn = np.zeros(count, np.int8)
        self.rewards = np.zeros((count, seats), np.float32)
        self.ended = np.zeros(count, np.bool_)
        self.cut = np.zeros(count, np.bool_)
        self.reset(seed)

    def reset(self, seed: int | str = 0) -> None:
        """Begin all matches anew, each with cards of its own."""
        self._seed, self._matches = str(seed), 0
        self.rewards.fill(0)
        self.ended.fill(False)
        self.cut.fill(False)
        for row in range(len(self.sittings)):
            self._begin(row)
            self._show(row)

    def _begin(self, row: int) -> None:
        self.sittings[row].begin(f"{self._seed}/{self._matches}")
        self._matches += 1

    def _show(self, row: int) -> None:
        sitting = self.sittings[row]
        self.turn[row] = sitting.turn
        sitting.look(sitting.turn, self.observations[row])
        sitting.mask(sitting.turn, self.masks[row])

    def step(self, actions: Sequence[int | str] | NDArray[Any]) -> None:
        """One move in each match. What is not allowed is an IllegalMove, and the matches before it have moved."""
        self.rewards.fill(0)
        for row, sitting in enumerate(self.sittings):
            action = actions[row]
            sitting.step(sitting.turn, action if isinstance(action, str) else int(action))
            over = sitting.over
            cut = bool(self.most) and len(sitting.log) >= self.most and not over
            self.ended[row], self.cut[row] = over, cut
            if over:
                self.rewards[row] = sitting.rewards(self.reward)
            if over or cut:
                self._begin(row)
            self._show(row)

    def sample(self, random: np.random.Generator) -> NDArray[Any]:
        """For each match one of the allowed numbers, each as likely."""
        return np.asarray(np.argmax(self.masks * (random.random(self.masks.shape, np.float32) + 1), axis=1))

    def plain(self, row: int) -> dict[str, Any]:
        """What the seat to choose may know, as plain data."""
        sitting = self.sittings[row]
        return sitting.plain(sitting.turn)
