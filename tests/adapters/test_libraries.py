"""The adapters pass the tests of the libraries that they are for: PettingZoo's, Gymnasium's, OpenSpiel's."""

from __future__ import annotations

import builtins
import os
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import pytest

from majlis import cli, registry
from majlis.move import Refused

KEYS = list(registry.natures())
SWIFT = next(key for key in KEYS if registry.nature(key).kind == "fishing")
ROOT = Path(__file__).parents[2]
SHORT: dict[str, Any] = {"most": 24}


@pytest.fixture(autouse=True)
def _libraries_may_warn() -> Any:
    """They warn of the future of libraries of their own."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.fixture
def zoo() -> Any:
    pytest.importorskip("pettingzoo")
    return pytest.importorskip("pettingzoo.test")


@pytest.mark.parametrize("key", KEYS)
def test_pettingzoo_one_after_the_other(key: str, zoo: Any) -> None:
    from majlis.adapters.aec import env

    zoo.api_test(env(key, **SHORT), num_cycles=30)


@pytest.mark.parametrize("key", [SWIFT, KEYS[0], KEYS[-1]])
def test_pettingzoo_seeds(key: str, zoo: Any) -> None:
    from majlis.adapters.aec import raw_env

    zoo.seed_test(lambda: raw_env(key, **SHORT), num_cycles=20)


@pytest.mark.parametrize("key", KEYS)
def test_pettingzoo_all_at_once(key: str, zoo: Any) -> None:
    from majlis.adapters.parallel import AtOnce

    zoo.parallel_api_test(AtOnce(key, **SHORT), num_cycles=20)


@pytest.mark.parametrize("key", KEYS)
def test_who_may_not_move_can_only_wait(key: str, zoo: Any) -> None:
    from majlis.adapters.parallel import AtOnce

    table = AtOnce(key, registry.nature(key).seats[-1], **SHORT)
    seen, infos = table.reset(seed=2)
    while table.agents:
        waiting = [f"seat_{seat}" for seat in table.sitting.state.waiting()]
        for agent in table.agents:
            allowed = seen[agent]["action_mask"].nonzero()[0].tolist()
            assert (agent in waiting) == (table.wait not in allowed)
            assert allowed == [table.wait] or agent in waiting
            assert (infos[agent]["action_mask"] == seen[agent]["action_mask"]).all()
        before = len(table.sitting.log)
        seen, _, _, _, infos = table.step({agent: seen[agent]["action_mask"].argmax() for agent in table.agents})
        made = [f"seat_{seat}" for seat, _ in table.sitting.log[before:]]
        assert made, "the first in order always moves"
        assert len(made) == len(set(made))
        assert set(made) <= set(waiting)


@pytest.mark.parametrize("key", KEYS)
def test_gymnasium(key: str) -> None:
    checker = pytest.importorskip("gymnasium.utils.env_checker")
    from majlis.adapters.solo import Solo

    checker.check_env(Solo(key, seat=-1, **SHORT))


def test_a_whole_match_one_after_the_other(zoo: Any) -> None:
    from majlis.adapters.aec import env

    table = env(SWIFT, seats=4, reward="score")
    table.reset(seed=3)
    told: dict[str, float] = {}
    for agent in table.agent_iter():
        seen, reward, ended, cut, info = table.last()
        assert not cut
        told[agent] = told.get(agent, 0) + reward
        if ended:
            table.step(None)
            continue
        assert (seen["action_mask"] == info["action_mask"]).all()
        moves = table.plain(agent)["moves"]
        table.step(moves[0] if len(moves) % 2 else int(seen["action_mask"].argmax()))  # by text or by number
    assert list(told.values()) == table.sitting.scores()
    assert any(told.values())


def test_gymnasium_against_bots_with_autoreset() -> None:
    gymnasium = pytest.importorskip("gymnasium")
    from majlis.adapters.solo import Solo

    several = gymnasium.vector.SyncVectorEnv(
        [lambda: Solo(SWIFT, opponents="greedy", one_deal=True)] * 2,
        autoreset_mode=gymnasium.vector.AutoresetMode.SAME_STEP,
    )
    seen, _ = several.reset(seed=1)
    ended = 0
    for _ in range(60):
        seen, reward, over, _, _ = several.step(seen["action_mask"].argmax(axis=1))
        assert set(reward[over]) <= {1.0, -1.0}
        ended += int(over.sum())
    assert ended >= 2
    several.close()


def test_what_is_not_allowed_costs_the_match_or_is_refused() -> None:
    pytest.importorskip("gymnasium")
    from majlis.adapters.solo import Solo

    for penalty in (-5.0, None):
        table = Solo(SWIFT, penalty=penalty)
        seen, _ = table.reset(seed=1)
        closed = int(seen["action_mask"].argmin())
        if penalty is None:
            with pytest.raises(Refused):
                table.step(closed)
        else:
            _, reward, over, _, info = table.step(closed)
            assert (reward, over, info["illegal"]) == (-5.0, True, True)


@pytest.mark.parametrize("lang", ["en", "ar", "el"])
def test_what_is_missing_is_one_sentence(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    real = builtins.__import__

    def without(name: str, *more: Any) -> Any:
        if name.split(".")[0] in ("pettingzoo", "gymnasium", "pyspiel", "ray"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return real(name, *more)

    for name in [name for name in sys.modules if name.startswith("majlis.adapters.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(builtins, "__import__", without)
    for adapter in ("aec", "parallel", "solo", "spiel"):
        with pytest.raises(Refused, match="extra-missing"):
            __import__(f"majlis.adapters.{adapter}")
    monkeypatch.undo()
    monkeypatch.setitem(sys.modules, "ray", None)
    assert cli.main(["arena", SWIFT, "--ray", "--lang", lang]) == 2
    assert capsys.readouterr().err.count("\n") == 1


# -- OpenSpiel, in the environment of the benches --

SIMULATE = """
import sys, pyspiel, majlis.adapters.spiel
for key in sys.argv[1:]:
    game = pyspiel.load_game(f"python_majlis(game={key},deals=20,one_deal=true)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state = game.new_initial_state()
    state.apply_action(3)
    twin = state.resample_from_infostate(0, lambda: 0.5)
    assert twin.observation_string(0) == state.observation_string(0), key
    print(key)
"""


@pytest.mark.deep
def test_openspiel() -> None:
    python = os.environ.get("MAJLIS_BENCH_PYTHON", "") or str(ROOT / ".venv-bench" / "bin" / "python")
    if not Path(python).is_file():
        pytest.skip("none: ./majlis bench-env installs OpenSpiel")
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        [python, "-P", "-c", SIMULATE, *KEYS], env=environment, capture_output=True, text=True, timeout=1200
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.split()[-len(KEYS) :] == KEYS
