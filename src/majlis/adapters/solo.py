"""Gymnasium: one agent at a seat, bots at the others. `Solo("basra", opponents="greedy")`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from majlis import bots
from majlis.adapters.extra import lacking
from majlis.adapters.numbers import OPEN
from majlis.adapters.sitting import WON
from majlis.adapters.tables import looks, seated
from majlis.arena.playouts import RANDOM
from majlis.chance import chance
from majlis.move import IllegalMove, Move
from majlis.plan import SEATS, Seat
from majlis.view import Mind

try:
    from gymnasium import Env, spaces
except ModuleNotFoundError as missing:
    raise lacking(missing) from None


class Solo(Env):
    """A match of which one seat is the agent's. `opponents` are kinds of bots in the order of the other seats, from the
    start again where there are fewer. With `seat` -1 the agent sits elsewhere in every match. A number that is not
    allowed ends the match with `penalty`; where that is None it is an IllegalMove."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        key: str,
        seats: int = 0,
        options: Mapping[str, Any] | None = None,
        variant: str = "",
        *,
        opponents: str = "random",
        seat: int = 0,
        one_deal: bool = False,
        room: int = OPEN,
        reward: str = WON,
        most: int = 0,
        penalty: float | None = -1.0,
        render_mode: str | None = None,
    ) -> None:
        self.sitting = seated(key, seats, options, variant, room, one_deal)
        self.names = [name.strip() for name in opponents.split(",")]
        self.place = seat
        self.reward = reward
        self.most = most
        self.penalty = penalty
        self.render_mode = render_mode
        self.observation_space = looks(self.sitting)
        self.action_space = spaces.Discrete(self.sitting.actions.size)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        name = self.sitting.begin_next(seed)
        self.seat = SEATS[(self.sitting.number if self.place < 0 else self.place) % self.sitting.seats]
        others = [seat for seat in SEATS[: self.sitting.seats] if seat != self.seat]
        self._bots = {
            seat: bots.make(self.names[n % len(self.names)], chance("bot", name, seat)) for n, seat in enumerate(others)
        }
        self._luck = chance("bots", name)
        self._others_play()
        if self.sitting.over:  # it ended before the agent could move: the next one
            return self.reset()
        return self._seen()

    def _others_play(self) -> None:
        sitting = self.sitting
        while not sitting.over and sitting.turn != self.seat and not self._is_cut():
            turn = sitting.turn
            sitting.make(turn, self._choice(turn))

    def _choice(self, turn: Seat) -> Move:
        """What a bot does. Where all play at random no mind is needed: what is proposed depends on nothing hidden."""
        game, state = self.sitting.game, self.sitting.state
        if self.names == [RANDOM]:
            return game.propose(state, turn, self._luck)
        return self._bots[turn].choose(Mind(game, state, turn, self._luck))

    def _is_cut(self) -> bool:
        return bool(self.most) and len(self.sitting.log) >= self.most

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        mask = self.sitting.mask(self.seat)
        return {"observation": self.sitting.look(self.seat), "action_mask": mask}, {"action_mask": mask}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        try:
            self.sitting.step(self.seat, action)
        except IllegalMove:
            if self.penalty is None:
                raise
            seen, info = self._seen()
            return seen, self.penalty, True, False, {**info, "illegal": True}
        self._others_play()
        seen, info = self._seen()
        over = self.sitting.over
        return seen, self.sitting.rewards(self.reward)[self.seat], over, not over and self._is_cut(), info

    def plain(self) -> dict[str, Any]:
        """What the agent may know, as plain data."""
        return self.sitting.plain(self.seat)

    def render(self) -> Any:
        """The agent's view as text."""
        return str(self.plain()) if self.render_mode == "ansi" else None
