"""OpenSpiel: every game as a Python game of OpenSpiel. After `import majlis.adapters.spiel`

    pyspiel.load_game("python_majlis(game=basra,players=4)")

`deals` is how many different shuffles there are: the only chance node is the first, and it chooses one, so that a
history says everything and chance is explicit. `options` is written `target:101;jacks:no`. Seats that could move at the
same time are asked one after the other; what they choose stays hidden from the others as the rules say.
`resample_from_infostate` gives worlds that the seat could as well be in, for every game.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

import numpy as np

from majlis import registry
from majlis.adapters.extra import lacking
from majlis.adapters.numbers import LARGEST, OPEN
from majlis.adapters.sitting import SCORE, WON, Sitting
from majlis.chance import chance
from majlis.plan import MOST_SEATS, SEATS

try:
    import pyspiel
except ModuleNotFoundError as missing:
    raise lacking(missing) from None

NAME: Final = "python_majlis"
GIVEN: Final = {  # what a game is loaded with, and what holds where nothing is said
    "game": "",
    "players": 0,
    "options": "",
    "variant": "",
    "deals": 1000,
    "open": OPEN,
    "one_deal": False,
    "score": False,
}
KIND: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Majlis",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_SEATS,
    min_num_players=1,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=GIVEN,
    default_loadable=False,  # as long as nobody says which game
)


class MajlisGame(pyspiel.Game):
    """The rules with their options."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**GIVEN, **(params or {})}
        options = dict(pair.split(":", 1) for pair in given["options"].split(";") if pair)
        self.rules = registry.game(given["game"], options, given["variant"])
        self.seats = given["players"] or self.rules.nature.seats[0]
        self.deals = given["deals"]
        self.room, self.one_deal = given["open"], given["one_deal"]
        self.reward = SCORE if given["score"] else WON
        most = float(LARGEST) if given["score"] else 1.0
        about = pyspiel.GameInfo(
            num_distinct_actions=self.sitting().actions.size,
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=None,
            max_game_length=self.rules.bound,
        )
        super().__init__(KIND, about, params or {})

    def sitting(self) -> Sitting:
        """An empty table."""
        return Sitting(self.rules, self.seats, self.room, self.one_deal)

    def new_initial_state(self, _from: str | None = None) -> MajlisState:
        return MajlisState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self)


class MajlisState(pyspiel.State):
    """A match, before its first shuffle or after it."""

    def __init__(self, game: MajlisGame) -> None:
        super().__init__(game)
        self.sitting = game.sitting()
        self.dealt = False
        self.deals, self.reward = game.deals, game.reward
        self.recalled = [b""] * game.seats  # by seat, a hash of all that it has seen and done

    def current_player(self) -> Any:
        if not self.dealt:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.sitting.over else int(self.sitting.turn)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.sitting.legal(SEATS[player]))

    def _apply_action(self, action: int) -> None:
        sitting = self.sitting
        mover = -1
        if self.dealt:
            mover = sitting.turn
            sitting.step(sitting.turn, action)
        else:
            sitting.begin(str(action))
            self.dealt = True
        for seat in range(sitting.seats):
            seen = sitting.look(SEATS[seat]).tobytes() + (action.to_bytes(4, "big") if seat == mover else b"")
            self.recalled[seat] = blake2b(self.recalled[seat] + seen, digest_size=16).digest()

    def _action_to_string(self, player: Any, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.sitting.actions.text(action, self.sitting.legal(SEATS[player]))

    def is_terminal(self) -> bool:
        return self.dealt and self.sitting.over

    def returns(self) -> list[float]:
        return self.sitting.rewards(self.reward) if self.is_terminal() else [0.0] * self.sitting.seats

    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat has seen and done so far, as a hash: the same just where it is the same."""
        return self.recalled[self.current_player() if player is None else player].hex()

    def resample_from_infostate(self, player: int, draw: Any) -> MajlisState:
        """A state that `player` could as well be in."""
        twin: MajlisState = self.clone()
        twin.sitting.imagine(SEATS[player], chance("world", draw()))
        return twin

    def __str__(self) -> str:
        return "not dealt" if not self.dealt else str([self.sitting.plain(SEATS[s]) for s in range(self.sitting.seats)])


class Observer:
    """What a seat sees now: as numbers, and as text."""

    def __init__(self, game: MajlisGame) -> None:
        self.tensor = np.zeros(game.sitting().sights.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: MajlisState, player: int) -> None:
        """Write down what `player` sees."""
        self.tensor[:] = state.sitting.look(SEATS[player]) if state.dealt else 0

    def string_from(self, state: MajlisState, player: int) -> str:
        """The same in words."""
        return str(state.sitting.plain(SEATS[player])) if state.dealt else ""


pyspiel.register_game(KIND, MajlisGame)
