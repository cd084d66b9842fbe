"""Bots take the time that people take, and in a race the better ones are the quicker, mostly."""

from __future__ import annotations

from statistics import mean, median

from majlis import bots
from majlis.bots.pace import MEDIAN, pause
from majlis.chance import chance

LEVELS = [name for name in bots.MAKERS if name.startswith("level")]
DRAWN = 400


def test_in_a_race_better_bots_are_mostly_quicker() -> None:
    times = {name: [pause(name, True, chance(name, n)) for n in range(DRAWN)] for name in LEVELS}
    assert list(MEDIAN) == LEVELS
    medians = [median(times[name]) for name in LEVELS]
    assert medians == sorted(medians, reverse=True)
    assert min(times["level1"]) < max(times["level4"]), "sometimes a beginner is first"
    for name in LEVELS:
        assert min(times[name]) > 0
        assert mean(times[name]) > median(times[name]), "late ones are later than early ones are early"


def test_elsewhere_all_take_their_time_alike() -> None:
    for name in bots.MAKERS:
        times = [pause(name, False, chance(n)) for n in range(DRAWN)]
        assert 0.6 <= min(times) < 0.7
        assert 1.3 < max(times) <= 1.401
        assert times == [pause(LEVELS[0], False, chance(n)) for n in range(DRAWN)]
    assert 0.3 < pause("random", True, chance(1)) < 3
