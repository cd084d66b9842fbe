"""The games that the bench adds keep the laws like those of the package, on both builds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bench.peers.crowd.game import GAME as CROWD
from bench.peers.hearts.game import GAME as HEARTS
from bench.peers.hearts.options import HeartsOptions
from majlis import options
from majlis.chance import Chance
from majlis.game import Game
from majlis.laws import laws
from majlis.options import Options
from majlis.plan import SEATS
from majlis.search import playouts, world
from majlis.table import Table

TEXTS = Path(__file__).parents[2] / "bench" / "peers" / "hearts"
pytestmark = pytest.mark.both_builds
LAWS = [
    laws.law_1_it_ends,
    laws.law_2_replays,
    laws.law_3_no_card_is_lost,
    laws.law_6_forks,
    laws.law_7_refusals,
    laws.law_8_offers,
    laws.law_9_round_trips,
    laws.law_of_bots,
]
GAMES: list[tuple[Game[Any], int]] = [
    (HEARTS(HeartsOptions()), 4),
    (HEARTS(options.read(HeartsOptions, {"target": 50, "queen_breaks": False})), 4),
    (HEARTS(options.read(HeartsOptions, {"giving": False})), 4),
    (CROWD(Options()), 10),
]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("game", "seats"), GAMES, ids=["hearts", "short", "nothing-given", "crowd"])
def test_they_keep_the_laws(law: Any, game: Game[Any], seats: int) -> None:
    law(game, seats, 1)


@pytest.mark.parametrize(
    "game", [game for game, seats in GAMES if seats == 4], ids=["hearts", "short", "nothing-given"]
)
def test_hearts_keeps_its_secrets_and_speaks(game: Game[Any]) -> None:
    laws.law_4_and_5(game, 4, 1, folder=TEXTS)
    laws.law_10_sentences(game, 4, range(2), "en", TEXTS)


def test_both_builds_play_the_same_hearts() -> None:
    assert playouts(HEARTS(HeartsOptions()), 4, 1, 100) == (5600, 6391104)


def test_in_every_world_of_a_crowd_nobody_passed_who_had_to_play() -> None:
    game, luck, looked = CROWD(Options()), Chance(5), 0
    state = game.blank(10)
    game.deal(state, table := Table(state.piles, luck))
    while state.acting:
        seat = state.waiting()[0]
        for viewer in SEATS[:10:3]:
            twin = world(game, state, viewer, luck)
            zones = range(len(game.plan.names))
            assert all(game.credible(twin, z, twin.piles.zones[z]) for z in zones)
            looked += sum(top >= 0 for top in state.top)
        game.apply(state, seat, game.propose(state, seat, luck), table)
    assert looked
