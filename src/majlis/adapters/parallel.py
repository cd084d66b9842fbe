"""PettingZoo, all agents at once: for games in which several move at the same time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from majlis.adapters.extra import lacking
from majlis.adapters.numbers import OPEN
from majlis.adapters.sitting import WON
from majlis.adapters.tables import looks, seated
from majlis.plan import SEATS

try:
    from gymnasium import spaces
    from pettingzoo import ParallelEnv
except ModuleNotFoundError as missing:
    raise lacking(missing) from None


class AtOnce(ParallelEnv):
    """A match in which every agent says something at every step; who may not move says WAIT, the last number.

    Moves are made in the order of play from the seat whose turn is next. One that is no longer allowed when its turn
    comes, because somebody was before it, is not made: its agent is asked again.
    """

    metadata = {"render_modes": [], "name": "majlis_parallel_v1"}  # noqa: RUF012
    render_mode = None

    def __init__(
        self,
        key: str,
        seats: int = 0,
        options: Mapping[str, Any] | None = None,
        variant: str = "",
        *,
        one_deal: bool = False,
        room: int = OPEN,
        reward: str = WON,
        most: int = 0,
    ) -> None:
        self.sitting = seated(key, seats, options, variant, room, one_deal)
        self.reward = reward
        self.most = most
        self.wait = self.sitting.actions.size
        self.possible_agents = [f"seat_{seat}" for seat in range(self.sitting.seats)]
        self.observation_spaces = {agent: looks(self.sitting, 1) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        self.sitting.begin_next(seed)
        self.agents = self.possible_agents[:]
        return self._seen()

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """What all see, and the masks once more."""
        seen, infos = {}, {}
        waiting = self.sitting.state.waiting()
        for seat, agent in zip(SEATS, self.possible_agents, strict=False):
            mask = np.zeros(self.wait + 1, np.int8)
            if seat in waiting:
                self.sitting.mask(seat, mask[:-1])
            else:
                mask[-1] = 1
            seen[agent] = {"observation": self.sitting.look(seat), "action_mask": mask}
            infos[agent] = {"action_mask": mask}
        return seen, infos

    def step(self, actions: Mapping[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        sitting, agents = self.sitting, self.agents
        first = sitting.turn
        order = sorted(sitting.state.waiting(), key=lambda seat: (seat - first) % sitting.seats)
        meant = [(seat, sitting.move(seat, actions[self.possible_agents[seat]])) for seat in order]
        for seat, move in meant:
            if sitting.state.acting >> seat & 1 and sitting.game.refuse(sitting.state, seat, move) is None:
                sitting.make(seat, move)
        over = sitting.over
        cut = bool(self.most) and len(sitting.log) >= self.most and not over
        rewards = dict(zip(agents, sitting.rewards(self.reward), strict=True))
        seen, infos = self._seen()
        if over or cut:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def plain(self, agent: str) -> dict[str, Any]:
        """What an agent may know, as plain data."""
        return self.sitting.plain(SEATS[self.possible_agents.index(agent)])
