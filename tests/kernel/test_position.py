"""Positions: written and read without loss; whatever else is sent is refused with the place where it is wrong."""

from __future__ import annotations

import copy
import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from majlis import position, registry
from majlis.chance import chance
from majlis.laws.runs import played
from majlis.match import slots
from majlis.move import Refused
from majlis.plan import SEATS, SPECTATOR
from majlis.table import Table
from majlis.view import View

KEYS = list(registry.natures())


@cache
def middle(key: str) -> dict[str, Any]:
    """A position from the middle of a deal."""
    game = registry.game(key)
    run = played(game, game.nature.seats[0], "middle", 15)
    return position.write(game, run.steps[-1].state)


every_game = pytest.mark.parametrize("key", KEYS)


@every_game
def test_a_position_is_json_and_comes_back(key: str) -> None:
    data = json.loads(json.dumps(middle(key)))
    game, state = position.read(data)
    assert game.nature.key == key
    assert position.write(game, state) == data


@every_game
def test_the_least_position_has_all_cards_where_the_game_begins(key: str) -> None:
    game = registry.game(key)
    blank = game.blank(game.nature.seats[0])
    data = position.write(game, blank)
    back = position.place(game, {**data, "known": {}}) if game.impossible(blank) is None else blank
    assert back.piles.zones == blank.piles.zones


@every_game
def test_every_field_of_a_state_is_of_a_kind_that_can_be_written(key: str) -> None:
    game = registry.game(key)
    state = game.blank(game.nature.seats[0])
    for slot in slots(state):
        assert isinstance(getattr(state, slot), (int, str, list)), slot


def changed(key: str, path: list[str | int], value: object) -> dict[str, Any]:
    data = copy.deepcopy(middle(key))
    place: Any = data
    for step in path[:-1]:
        place = place.setdefault(step, {}) if isinstance(place, dict) else place[step]
    place[path[-1]] = value
    return data


@every_game
@pytest.mark.parametrize(
    ("path", "value", "reason", "where"),
    [
        (["xyzzy"], 1, "position-unknown-key", "position"),
        (["game"], "chess", "unknown-game", "game"),
        (["game"], None, "unknown-game", "game"),
        (["seats"], "2", "position-number", "seats"),
        (["seats"], True, "position-number", "seats"),
        (["seats"], 99, "wrong-seats", "seats"),
        (["options"], [], "position-not-an-object", "options"),
        (["options", "xyzzy"], 1, "unknown-option", "options.xyzzy"),
        (["zones"], 7, "position-not-an-object", "zones"),
        (["zones", "xyzzy"], [], "unknown-zone", "zones.xyzzy"),
        (["zones", "stock"], 7, "position-not-a-list", "zones.stock"),
        (["zones", "stock"], ["xyzzy"], "unknown-card", "zones.stock[0]"),
        (["zones", "stock"], [None], "unknown-card", "zones.stock[0]"),
        (["state"], [], "position-not-an-object", "state"),
        (["state", "xyzzy"], 1, "unknown-field", "state.xyzzy"),
        (["state", "acting"], "all", "wrong-field", "state.acting"),
        (["state", "acting"], -1, "wrong-field", "state.acting"),
        (["state", "acting"], 1 << 20, "wrong-field", "state.acting"),
        (["state", "last_deal"], 1, "wrong-field", "state.last_deal"),
        (["known"], 1, "position-not-an-object", "known"),
        (["known", "stock"], 1, "position-not-an-object", "known.stock"),
        (["known", "stock"], {"999999": ["all"]}, "position-place", "known.stock"),
        (["known", "stock"], {"-1": ["all"]}, "position-place", "known.stock"),
        (["known", "xyzzy"], {"0": ["all"]}, "position-place", "known.xyzzy"),
        (["cannot", "xyzzy"], [], "unknown-zone", "cannot.xyzzy"),
        (["cannot", "stock"], ["xyzzy"], "unknown-card", "cannot.stock"),
    ],
)
def test_a_position_is_refused_where_it_is_wrong(
    key: str, path: list[str | int], value: object, reason: str, where: str
) -> None:
    with pytest.raises(Refused) as refused:
        position.read(changed(key, path, value))
    assert (refused.value.reason.what, refused.value.where) == (reason, where)


@pytest.mark.parametrize("data", [None, 7, "x", [], [[]]])
def test_what_is_no_object_is_no_position(data: object) -> None:
    with pytest.raises(Refused, match="position-not-an-object"):
        position.read(data)


@every_game
def test_a_card_lies_in_one_place_only(key: str) -> None:
    pack = registry.game(key).pack
    code = pack.code[0]
    with pytest.raises(Refused, match="card-twice"):
        position.read(changed(key, ["zones", "stock"], [code] * (pack.code.count(code) + 1)))


@every_game
def test_no_card_may_be_missing(key: str) -> None:
    data = changed(key, ["zones", "stock"], [])
    if middle(key)["zones"].get("stock"):
        with pytest.raises(Refused, match="position-cards-missing"):
            position.read(data)


@every_game
def test_a_state_that_is_read_can_be_shown_and_played_on(key: str) -> None:
    """Whatever value passes the reader, the rules do not stumble over it."""
    game = registry.game(key)
    odd: list[Any] = [[[1]], [["x"]], [1], [0, 0], [-5, 99], [[]], -1, 99, 0, 1, 2, "x", True, False, [[1, 2, 3]] * 3]
    for slot in slots(game.blank(game.nature.seats[0])):
        for value in odd:
            try:
                _, state = position.read(changed(key, ["state", slot], value))
            except Refused:
                continue
            luck = chance(slot)
            for _ in range(30):
                for viewer in (SPECTATOR, *SEATS[: state.seats]):
                    View(game, state, viewer)
                if not state.acting:
                    break
                seat = game.awaited(state)[0]
                assert game.refuse(state, seat, game.fallback(state, seat)) is None, f"{slot}: {value}"
                game.apply(state, seat, game.propose(state, seat, luck), Table(state.piles, luck, []))


junk = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=8)
    | st.sampled_from(["all", "spectator", "0", "7D", "stock", "hand/0", "acting", "turn"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
parts = st.sampled_from(["game", "seats", "options", "zones", "state", "known", "cannot"])


@given(junk)
def test_any_data_is_read_or_refused(data: object) -> None:
    _read_or_refused(data)


@given(st.sampled_from(KEYS), parts, junk)
def test_any_part_of_a_position_is_read_or_refused(key: str, part: str, value: object) -> None:
    _read_or_refused(changed(key, [part], value))


@given(st.sampled_from(KEYS), st.data(), junk)
def test_any_value_within_a_position_is_read_or_refused(key: str, draw: st.DataObject, value: object) -> None:
    part = draw.draw(st.sampled_from(["zones", "state", "known", "cannot"]))
    game = registry.game(key)
    names = slots(game.blank(game.nature.seats[0])) if part == "state" else game.plan.names
    _read_or_refused(changed(key, [part, draw.draw(st.sampled_from(names))], value))


def _read_or_refused(data: object) -> None:
    before = json.dumps(data)
    try:
        game, state = position.read(data)
    except Refused:
        pass
    else:
        assert position.write(game, position.place(game, position.write(game, state))) == position.write(game, state)
        for viewer in (SPECTATOR, *SEATS[: state.seats]):
            View(game, state, viewer)
    assert json.dumps(data) == before, "reading changed what was sent"
