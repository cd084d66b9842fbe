"""A table is told by what changed on it, and is the same table: in every game, and to the byte."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from majlis import registry
from majlis.laws.runs import played
from majlis.plan import SEATS, SPECTATOR, Seat
from majlis.rooms import protocol, tables
from majlis.rooms.changes import WHOLE, change, changed, spliced
from majlis.rooms.pictures import Painter
from majlis.rooms.room import Room
from majlis.rooms.scene import scene
from majlis.rooms.scene import step as picture
from majlis.rooms.wire import Wire
from majlis.speech import LANGUAGES, Speech
from tests.rooms.test_twins import room_with

ENCODER = msgspec.json.Encoder()
MOVES = 40


def through(step: protocol.Step) -> protocol.Step:
    """The step as it comes out at the other end."""
    return msgspec.json.decode(ENCODER.encode(step), type=protocol.Step)


def painter(room: Room, viewer: Seat, lang: str) -> Painter:
    return Painter(room.game, viewer, lang, tables.names(room, lang))


@pytest.mark.parametrize("key", sorted(registry.natures()))
def test_what_changed_makes_the_same_table(key: str) -> None:
    run = played(registry.game(key), min(registry.nature(key).seats), "changes", MOVES)
    whole = told = 0
    for viewer in (SPECTATOR, SEATS[0]):
        room = room_with(run, run.steps[0].state)
        painter = Painter(run.game, viewer, "en", tables.names(room, "en"))
        before: protocol.Step | None = None
        for n, step in enumerate(run.steps):
            assert room.match is not None
            room.match.state, room.entries = step.state, n
            after = picture(room, painter, step.heard, [])
            if before is not None and before.view.won == after.view.won:  # the end is told whole
                news = change(before, after)
                assert news is not None
                told += len(ENCODER.encode(news))
                whole += len(ENCODER.encode(after))
                assert ENCODER.encode(changed(through(before), news)) == ENCODER.encode(after)
                again = change(through(before), through(after))
                assert ENCODER.encode(again) == ENCODER.encode(news), "it hangs on more than what the two pictures show"
            before = after
    assert not whole or told < whole * 0.8, f"{told} of {whole} bytes are told again"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bot_at_any_seat_has_a_name_of_its_own(lang: str) -> None:
    most = max(max(nature.seats) for nature in registry.natures().values())
    speech = Speech(lang)
    names = [speech.bot(seat) for seat in SEATS[:most]]
    assert len(set(names)) == most
    assert not {speech.text("seat-name", {"number": seat + 1}) for seat in SEATS[:most]} & set(names)


@pytest.mark.parametrize("key", sorted(registry.natures()))
def test_what_is_painted_from_what_was_painted_before_is_what_is_painted_anew(
    key: str,
) -> None:
    """A painter keeps what it has painted, and the table is asked once for all viewers: in every game, to the byte."""
    game, seats = registry.game(key), max(registry.nature(key).seats)
    run = played(game, seats, "changes", MOVES)
    room = room_with(run, run.steps[0].state)
    viewers = [(viewer, lang) for viewer in (SPECTATOR, SEATS[0], SEATS[seats - 1]) for lang in ("en", "ar")]
    kept = {each: painter(room, *each) for each in viewers}
    for number, step in enumerate(run.steps):
        assert room.match is not None
        room.match.state, room.entries = step.state, number
        now = scene(room)
        for each in viewers:
            alone = painter(room, *each)
            alone._cards, alone.passing.run = {}, kept[each].passing.run[:]
            seen = picture(room, kept[each], step.heard, [], now)
            assert ENCODER.encode(seen) == ENCODER.encode(picture(room, alone, step.heard, []))


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ([1, 2], [1, 2], None),
        ([], [1], (0, 0, [1])),
        ([1], [], (0, 1, [])),
        ([1, 1], [1], (1, 1, [])),
        ([1, 2, 3], [1, 3], (1, 1, [])),
        ([1, 2, 3], [1, 9, 9, 3], (1, 1, [9, 9])),
        ([1, 2], [2, 1], (0, 2, [2, 1])),
    ],
)
def test_a_row_is_told_from_where_it_differs(before: list[int], after: list[int], told: object) -> None:
    assert spliced(before, after) == told


def a_step(number: int, **other: object) -> protocol.Step:
    run = played(registry.game("basra"), 2, "changes", MOVES)
    room = room_with(run, run.steps[number].state)
    room.entries = number
    step = picture(room, Painter(run.game, SEATS[0], "en", tables.names(room, "en")), [], [])
    for name, value in other.items():
        setattr(step.view, name, value)
    return step


@pytest.mark.parametrize("other", [{"room": "another"}, {"viewer": None}, {"zones": []}, {"one_deal": True}])
def test_another_table_is_told_whole(other: dict[str, object]) -> None:
    assert change(a_step(1), a_step(2, **other)) is None


def test_nothing_of_a_table_is_forgotten() -> None:
    """A new field of the view belongs to what is told by itself, or to what has all of it told."""
    apart = {"step", "seconds", "zones"}  # in the change itself, and as runs of cards
    told = set(protocol.Changed.__struct_fields__) - {"cards"}
    assert set(protocol.View.__struct_fields__) == told | set(WHOLE) | apart


def test_a_change_of_another_step_is_not_believed() -> None:
    news = change(a_step(1), a_step(2))
    assert news is not None
    with pytest.raises(ValueError, match="since 1"):
        changed(a_step(0), news)


async def test_the_wire_tells_all_first_and_then_what_changed() -> None:
    sent: list[str] = []

    async def send(message: dict[str, str]) -> None:
        sent.append(message["text"])

    for wished in (True, False):
        wire = Wire(send)
        for number in range(3):
            await wire.send(a_step(number), changes=wished)
    kinds = [msgspec.json.decode(each)["type"] for each in sent]
    assert kinds == ["step", "change", "change", "step", "step", "step"]


async def test_after_what_another_node_has_written_all_is_told_again() -> None:
    sent: list[str] = []

    async def send(message: dict[str, str]) -> None:
        sent.append(message["text"])

    wire = Wire(send)
    await wire.send(a_step(1), changes=True)
    wire.put(ENCODER.encode(a_step(1, room="another")))
    await wire.send(a_step(2), changes=True)
    assert [msgspec.json.decode(each)["type"] for each in sent] == ["step", "step", "step"]


async def test_what_can_go_at_once_does_and_what_has_to_wait_keeps_its_order() -> None:
    sent: list[str] = []
    ready = asyncio.Event()

    async def send(message: dict[str, str]) -> None:
        await ready.wait()
        sent.append(message["text"])

    wire = Wire(send)
    ready.set()
    wire.put(b"1")
    assert (sent, wire._pump) == (["1"], None), "no task is made of it"
    ready.clear()
    for number in (b"2", b"3"):
        wire.put(number)
    await asyncio.sleep(0)
    ready.set()
    wire.put(b"4")
    assert wire._pump is not None
    await wire._pump
    wire.put(b"5")
    assert sent == ["1", "2", "3", "4", "5"]


@pytest.mark.parametrize("late", [False, True])
async def test_a_line_that_breaks_is_let_go(late: bool) -> None:
    async def send(message: dict[str, str]) -> None:
        if late:
            await asyncio.sleep(0)
        raise ConnectionError

    wire = Wire(send)
    wire.put(b"1")
    if wire._pump is not None:
        await wire._pump
    assert wire.lost
