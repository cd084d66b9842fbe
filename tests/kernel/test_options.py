"""Options: data with defaults, read from names and values that people type."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass
from typing import Literal

import pytest

from majlis import options, registry
from majlis.move import Reason, Refused
from majlis.options import Choice, Options


@dataclass(frozen=True)
class Some(Options):
    target: Literal[101, 51] = 101
    jack: Literal["basra", "20"] = "basra"
    quick: bool = False
    shown: bool = True

    def conflict(self) -> Reason | None:
        return Reason("not-both") if self.quick and self.target == 51 else None


def test_the_choices_stand_in_the_order_in_which_they_are_written_down() -> None:
    assert options.choices(Some) == (
        Choice("target", (101, 51), 101),
        Choice("jack", ("basra", "20"), "basra"),
        Choice("quick", (False, True), False),
        Choice("shown", (False, True), True),
    )


@pytest.mark.parametrize(
    ("given", "made"),
    [
        ({}, Some()),
        ({"target": 51}, Some(target=51)),
        ({"target": " 51 ", "quick": "FALSE"}, Some(target=51)),
        ({"jack": "20"}, Some(jack="20")),
        ({"jack": "Basra", "shown": False}, Some(shown=False)),
    ],
)
def test_values_are_read_as_people_type_them(given: dict[str, object], made: Some) -> None:
    assert options.read(Some, given) == made


@pytest.mark.parametrize(
    ("given", "reason", "where"),
    [
        ({"target": 100}, "unknown-value", "options.target"),
        ({"target": True}, "unknown-value", "options.target"),
        ({"target": [51]}, "unknown-value", "options.target"),
        ({"quick": 0}, "unknown-value", "options.quick"),
        ({"quick": None}, "unknown-value", "options.quick"),
        ({"jack": 20}, "unknown-value", "options.jack"),
        ({"xyzzy": 1}, "unknown-option", "options.xyzzy"),
        ({"conflict": 1}, "unknown-option", "options.conflict"),
        ({"quick": True, "target": 51}, "not-both", "options"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(given: dict[str, object], reason: str, where: str) -> None:
    with pytest.raises(Refused) as refused:
        options.read(Some, given)
    assert (refused.value.reason.what, refused.value.where) == (reason, where)


def test_what_is_known_is_named_in_the_refusal() -> None:
    with pytest.raises(Refused) as refused:
        options.read(Some, {"target": "x" * 99})
    assert refused.value.reason.args["known"] == "101, 51"
    assert refused.value.reason.args["value"] == "x" * 40


def test_only_what_differs_is_written() -> None:
    assert options.changed(Some()) == {}
    assert options.changed(Some(target=51, shown=False)) == {"target": 51, "shown": False}
    assert options.plain(Some()) == {"target": 101, "jack": "basra", "quick": False, "shown": True}


def test_options_do_not_change() -> None:
    with pytest.raises(FrozenInstanceError):
        Some().target = 51  # type: ignore[misc]


@pytest.mark.parametrize("key", registry.natures())
def test_variants_are_options_of_their_game_and_do_not_exclude_themselves(key: str) -> None:
    nature = registry.nature(key)
    for name, variant in nature.variants.items():
        assert type(variant) is nature.options, name
        assert variant.conflict() is None, name
        assert registry.game(key, variant=name).options == variant
        assert options.read(nature.options, options.plain(variant)) == variant
    assert nature.options().conflict() is None
    with pytest.raises(Refused, match="unknown-variant"):
        registry.game(key, variant="xyzzy")
