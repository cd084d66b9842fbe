"""Every game keeps the laws, whatever it is: this file knows of the registry only.

To accept another digest because the rules have changed, run once with MAJLIS_RECORD=1.
"""

from __future__ import annotations

import fcntl
import json
import os
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from majlis import options, registry
from majlis.game import Game
from majlis.laws import laws
from majlis.move import Refused
from majlis.options import Choice, Value
from tests.turns import in_some_language

pytestmark = pytest.mark.both_builds
DIGESTS = Path(__file__).parent / "digests.json"
NATURES = registry.natures()


def extremes(seats: list[int]) -> list[int]:
    """The least and the most seats."""
    return sorted({min(seats), max(seats)})


KINDS = [(key, seats) for key, nature in NATURES.items() for seats in extremes(nature.seats)]
ALL_KINDS = [(key, seats) for key, nature in NATURES.items() for seats in nature.seats]
VARIANTS = [(key, variant) for key, nature in NATURES.items() for variant in nature.variants]


def seated(game: Game[Any], wanted: int) -> int:
    """As many seats, or the nearest number that these options allow: another pack may divide otherwise."""
    return min(game.nature.seats, key=lambda seats: (abs(seats - wanted), seats))


every_law = pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)


def test_there_are_games() -> None:
    assert NATURES


@every_law
@pytest.mark.parametrize(("key", "seats"), KINDS)
def test_every_game_keeps_the_laws(law: Any, key: str, seats: int) -> None:
    game = registry.game(key)
    law(game, seated(game, seats), seats)


@every_law
@pytest.mark.parametrize(("key", "variant"), VARIANTS)
def test_every_variant_keeps_the_laws(law: Any, key: str, variant: str) -> None:
    seats = NATURES[key].seats
    game = registry.game(key, variant=variant)
    law(game, seated(game, seats[len(variant) % len(seats)]), variant)


@pytest.mark.parametrize(("key", "seats"), KINDS)
def test_both_builds_lead_to_the_recorded_digest(key: str, seats: int) -> None:
    digest = laws.fingerprint(registry.game(key), seats)
    name = f"{key}/{seats}"
    if os.environ.get("MAJLIS_RECORD"):
        with open(DIGESTS, "a+") as file:
            fcntl.flock(file, fcntl.LOCK_EX)  # tests run side by side
            file.seek(0)
            kept = {k: v for k, v in json.loads(file.read() or "{}").items() if k.partition("/")[0] in NATURES}
            file.truncate(0)
            file.write(json.dumps(dict(sorted({**kept, name: digest}.items())), indent=1) + "\n")
    recorded = json.loads(DIGESTS.read_text())
    assert name in recorded, "no digest is recorded; see the top of this file"
    assert recorded[name] == digest, "this game is played otherwise than recorded; see the top of this file"


def test_no_digest_is_kept_of_a_game_that_is_gone() -> None:
    assert set(json.loads(DIGESTS.read_text())) <= {f"{key}/{seats}" for key, seats in KINDS}


@in_some_language
def test_everything_can_be_said_in_every_language(key: str, lang: str) -> None:
    laws.law_10_sentences(
        registry.game(key), max(registry.game(key).nature.seats), range(2), lang, registry.folder(key)
    )


@pytest.mark.parametrize("key", NATURES)
def test_what_is_said_depends_on_nothing_unknown_either(key: str) -> None:
    game = registry.game(key)
    laws.law_4_and_5(game, max(game.nature.seats), "said", 2, registry.folder(key))


def test_options_have_their_default_first_and_refuse_all_else() -> None:
    for nature in NATURES.values():
        for choice in options.choices(nature.options):
            assert choice.default == choice.values[0] or isinstance(choice.default, bool)
            with pytest.raises(Refused):
                options.read(nature.options, {choice.name: "xyzzy"})


# -- the long run --


def single(nature: Any) -> list[dict[str, Value]]:
    """Every value that is not the default, by itself."""
    choices: tuple[Choice, ...] = options.choices(nature.options)
    return [{c.name: value} for c in choices for value in c.values if value != c.default]


def pairs(nature: Any) -> list[dict[str, Value]]:
    """Some pairs of values that are not the default: every seventh, from a place that depends on the name."""
    found = [{**a, **b} for a, b in combinations(single(nature), 2) if not a.keys() & b.keys()]
    return found[len(nature.key) % 7 :: 7]


def agreed(key: str, given: dict[str, Value]) -> Game[Any] | None:
    """The game with these options; None if they exclude each other."""
    try:
        return registry.game(key, given)
    except Refused:
        return None


SINGLE = [(key, given) for key, nature in NATURES.items() for given in single(nature)]
PAIRS = [(key, given) for key, nature in NATURES.items() for given in pairs(nature)]


@pytest.mark.deep
@every_law
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("key", "seats"), ALL_KINDS)
def test_every_number_of_seats_keeps_the_laws(law: Any, key: str, seats: int, seed: int) -> None:
    game = registry.game(key)
    law(game, seated(game, seats), seed)


@pytest.mark.deep
@every_law
@pytest.mark.parametrize(("key", "given"), SINGLE, ids=str)
def test_every_option_keeps_the_laws(law: Any, key: str, given: dict[str, Value]) -> None:
    game = agreed(key, given)
    for seats in extremes(game.nature.seats) if game is not None else []:
        law(game, seats, "option")


@pytest.mark.deep
@every_law
@pytest.mark.parametrize(("key", "given"), PAIRS, ids=str)
def test_pairs_of_options_keep_the_laws(law: Any, key: str, given: dict[str, Value]) -> None:
    game = agreed(key, given)
    if game is not None:
        law(game, game.nature.seats[0], "pair")
