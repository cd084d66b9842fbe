"""PettingZoo, one agent after the other (AEC). `env("basra", seats=4)`."""

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
    from pettingzoo import AECEnv
except ModuleNotFoundError as missing:
    raise lacking(missing) from None


class Seats(AECEnv):
    """A match in which the agents `seat_0`, `seat_1`, ... move in turn.

    `step` takes a number or the text of a move; `plain(agent)` is the view of an agent as plain data. After `most`
    moves, where that is set, the match is cut off.
    """

    metadata = {"render_modes": ["ansi"], "name": "majlis_v1", "is_parallelizable": False}  # noqa: RUF012

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
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.sitting = seated(key, seats, options, variant, room, one_deal)
        self.reward = reward
        self.most = most
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.sitting.seats)]
        self._seats = {agent: SEATS[seat] for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: looks(self.sitting) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.sitting.actions.size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.sitting.begin_next(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn()

    def _turn(self) -> None:
        """Whose turn it is, with the mask of what may be done."""
        sitting = self.sitting
        if not sitting.over:
            self.agent_selection = agent = self.possible_agents[sitting.turn]
            self.infos[agent] = {"action_mask": sitting.mask(sitting.turn)}

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seats[agent]
        mask = self.infos.get(agent, {}).get("action_mask") if seat == self.sitting.turn else None
        if mask is None:
            mask = np.zeros(self.sitting.actions.size, np.int8)
        return {"observation": self.sitting.look(seat), "action_mask": mask}

    def plain(self, agent: str) -> dict[str, Any]:
        """What an agent may know, as plain data."""
        return self.sitting.plain(self._seats[agent])

    def step(self, action: Any) -> None:
        agent, sitting = self.agent_selection, self.sitting
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        sitting.step(sitting.turn, action)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        if sitting.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.possible_agents, sitting.rewards(self.reward), strict=True))
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        elif self.most and len(sitting.log) >= self.most:
            self.truncations = dict.fromkeys(self.agents, True)
        self._turn()

    def render(self) -> str | None:
        """The last agent's view as text."""
        return str(self.plain(self.agent_selection)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


raw_env = Seats


def env(key: str, **given: Any) -> Seats:
    """A match, checked by the rules: what is not allowed is an IllegalMove. PettingZoo's own wrappers would cost more
    than the game."""
    return Seats(key, **given)
