"""What can be said from so many matches, and how surely: means and shares with intervals, and ratings.

The unit is always the deal and never the match: the matches of one deal share its cards, so only deals are independent.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log10, sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final

from majlis.chance import Chance

SURE: Final = 0.95
ROUNDS: Final = 200  # of fitting a rating; and as many samples drawn anew for its interval
ELO: Final = 400.0  # points for odds of ten to one


@dataclass(frozen=True)
class Estimate:
    """A value, and between what it lies with 95 % confidence."""

    value: float
    low: float
    high: float

    def data(self, digits: int = 4) -> list[float]:
        """As plain numbers: the value, the low end, the high end."""
        return [round(self.value, digits), round(self.low, digits), round(self.high, digits)]


def spread(freedom: int, sure: float = SURE) -> float:
    """How many standard errors to each side: Student's t, by its expansion around the normal distribution."""
    z = NormalDist().inv_cdf((1 + sure) / 2)
    if freedom < 1:
        return float("inf")
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def mean(values: Sequence[float], sure: float = SURE) -> Estimate:
    """The mean of one value a deal."""
    middle = fmean(values)
    if len(values) < 2:
        return Estimate(middle, float("-inf"), float("inf"))
    reach = spread(len(values) - 1, sure) * stdev(values) / sqrt(len(values))
    return Estimate(middle, middle - reach, middle + reach)


def share(values: Sequence[float], sure: float = SURE) -> Estimate:
    """The mean of one share a deal, by Wilson's interval, which stays between 0 and 1 and is never a point by luck.

    Deals that agree more than coins would count as more coins, and those that agree less as fewer.
    """
    middle, count = fmean(values), float(len(values))
    variance = stdev(values) ** 2 if count > 1 else 0.0
    coins = count * middle * (1 - middle) / variance if variance and 0 < middle < 1 else count
    z2 = spread(max(1, len(values) - 1), sure) ** 2
    centre = (middle + z2 / (2 * coins)) / (1 + z2 / coins)
    reach = sqrt(z2 * (middle * (1 - middle) / coins + z2 / (4 * coins * coins))) / (1 + z2 / coins)
    return Estimate(middle, max(0.0, centre - reach), min(1.0, centre + reach))


# -- ratings --

Meetings = Mapping[tuple[str, str], Sequence[float]]
"""For each pair that has met, the share of the first in each deal."""


def rated(names: Sequence[str], meetings: Meetings, chance: Chance) -> dict[str, Estimate]:
    """Ratings on the scale of Elo around a mean of 0 (Bradley and Terry), their intervals from samples of the deals."""
    middle = _fit(names, {pair: (fmean(won), len(won)) for pair, won in meetings.items()})
    samples: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(ROUNDS):
        drawn = {pair: (_again(won, chance), len(won)) for pair, won in meetings.items()}
        for name, points in _fit(names, drawn).items():
            samples[name].append(points)
    cut = int(ROUNDS * (1 - SURE) / 2)
    made = {}
    for name in names:
        ordered = sorted(samples[name])
        made[name] = Estimate(middle[name], ordered[cut], ordered[-1 - cut])
    return made


def _again(values: Sequence[float], chance: Chance) -> float:
    return fmean(values[chance.below(len(values))] for _ in values)


def _fit(names: Sequence[str], shares: Mapping[tuple[str, str], tuple[float, int]]) -> dict[str, float]:
    """Strengths under which each bot would have won as often as it did; half a win for each keeps them finite."""
    won = dict.fromkeys(names, 0.0)
    for (one, other), (part, count) in shares.items():
        won[one] += part * count + 0.5
        won[other] += (1 - part) * count + 0.5
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        met = dict.fromkeys(names, 0.0)
        for (one, other), (_, count) in shares.items():
            weight = (count + 1) / (strength[one] + strength[other])
            met[one] += weight
            met[other] += weight
        strength = {name: won[name] / met[name] if met[name] else 1.0 for name in names}
    points = {name: ELO * log10(strength[name]) for name in names}
    middle = fmean(points.values())
    return {name: value - middle for name, value in points.items()}
