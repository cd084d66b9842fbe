"""Races: who was first counts, not whose message was first; and the way to each client is measured."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from majlis import record
from majlis.move import Refused
from majlis.plan import SEATS
from majlis.rooms import protocol
from majlis.rooms.hall import Hall
from majlis.rooms.live import FARTHEST, Held, Line
from majlis.rooms.races import first
from majlis.rooms.room import Room, refold
from majlis.rooms.store import SqlStore
from tests.rooms.people import LONG, Person, soon, table


def held(at: float, seat: int) -> Held:
    async def deed() -> None: ...

    return Held(at, SEATS[seat], deed, asyncio.Future())


async def test_what_was_made_first_is_first() -> None:
    early, late = held(1.0, 0), held(1.1, 1)
    assert first([late, early], -1) is first([early, late], 0) is early


async def test_G_06_at_the_same_time_who_caused_the_event_comes_last() -> None:
    flipper, other = held(1.0, 0), held(1.029, 1)
    assert first([flipper, other], 0) is other
    assert first([flipper, other], 1) is flipper
    assert first([flipper, other], -1) is flipper
    assert first([flipper, held(1.031, 1)], 0) is flipper


def test_the_way_is_half_of_what_a_ping_takes_and_no_more_than_is_believed() -> None:
    line = Line()
    line.answered(5.0)  # not asked
    assert line.way == 0
    line.sent, line.asked = 1.0, True
    line.answered(1.1)
    assert line.way == pytest.approx(0.05)
    line.answered(9.0)  # not asked again
    assert line.way == pytest.approx(0.05)
    line.sent, line.asked = 2.0, True
    line.answered(9.0)
    assert line.way == pytest.approx(0.7 * 0.05 + 0.3 * FARTHEST)


# -- over the hall: two people, one of them far away --


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    hall = Hall(await SqlStore.open(str(tmp_path / "rooms.db")), pace=0, grace=60)
    yield hall
    await hall.close()


async def bang(hall: Hall, **options: str) -> tuple[Person, Person]:
    """Two at a table of Alphabet Bang, at a card that matches; the one who flipped it comes first."""
    people = await table(hall, "Omar", "Mona", game="alphabet_bang", flip="waits", window="10", **options)
    await hall.start(people[0].guest)
    room = hall.tables[people[0].view.room].room
    for person in people:
        person.guest.line.sent = 1e9  # no pings: the tests say how far away they are
    while True:
        flipper = people[room.match.state.turn]
        other = people[1 - room.match.state.turn]
        await flipper.play(hall, "flip")
        await both(hall, people, "heard")
        if any(text for text in right(room)):
            return flipper, other
        await both(hall, people, "pass")


async def both(hall: Hall, people: list[Person], text: str) -> None:
    """Both at once, chosen on the same table."""
    await asyncio.gather(*[person.play(hall, text) for person in people])


def right(room: Room) -> list[str]:
    """The slap that wins now."""
    shown = room.match.state.shown
    if shown[-1] == 26:
        return ["alphabetbang"]
    return ["bang"] if shown[-1] in shown[:-1] else []


async def after(seconds: float, hall: Hall, person: Person, text: str) -> str:
    """A move whose message arrives later; what came of it."""
    step = person.view.step
    await asyncio.sleep(seconds)
    try:
        await person.play(hall, text, step=step)
    except Refused as refused:
        return refused.reason.what
    return ""


async def test_G_06_who_is_far_away_and_was_first_wins_the_race(hall: Hall) -> None:
    flipper, other = await bang(hall)
    room = hall.tables[flipper.view.room].room
    (slap,) = right(room)
    other.guest.line.way = 0.2
    came = await asyncio.gather(after(0, hall, flipper, slap), after(0.06, hall, other, slap))
    assert came == ["stale", ""]
    assert other.guest.name in next(line for line in flipper.lines[::-1] if "wins" in line)


async def test_G_06_who_is_far_away_and_was_later_does_not(hall: Hall) -> None:
    flipper, other = await bang(hall)
    room = hall.tables[flipper.view.room].room
    (slap,) = right(room)
    other.guest.line.way = 0.05
    assert await asyncio.gather(after(0, hall, flipper, slap), after(0.12, hall, other, slap)) == ["", "stale"]


async def test_BA2_09_within_30_milliseconds_it_is_for_the_seat_that_did_not_flip(hall: Hall) -> None:
    flipper, other = await bang(hall)
    (slap,) = right(hall.tables[flipper.view.room].room)
    assert await asyncio.gather(after(0, hall, flipper, slap), after(0, hall, other, slap)) == ["stale", ""]


async def test_BA2_08_a_handicap_makes_slaps_count_later(hall: Hall) -> None:
    flipper, other = await bang(hall, handicap_1="250", handicap_2="250")
    room = hall.tables[flipper.view.room].room
    room.game.handicaps[flipper.guest.seat] = 0
    (slap,) = right(room)
    assert await asyncio.gather(after(0.05, hall, flipper, slap), after(0, hall, other, slap)) == ["", "stale"]


async def test_a_false_slap_of_one_does_not_make_that_of_the_other_stale(hall: Hall) -> None:
    flipper, other = await bang(hall)
    (slap,) = right(hall.tables[flipper.view.room].room)
    step = flipper.view.step
    await other.play(hall, "alphabetbang" if slap != "alphabetbang" else "bang")
    await flipper.play(hall, slap, step=step)
    assert "wins" not in flipper.lines[-1]
    assert flipper.lines[-1].startswith(("You slap", "AlphabetBang! You"))


async def test_BA2_09_a_slap_of_before_the_card_was_shown_is_void(hall: Hall) -> None:
    flipper, other = await bang(hall)
    room = hall.tables[flipper.view.room].room
    step = other.view.step
    await both(hall, [flipper, other], "pass")
    await other.play(hall, "flip")
    await both(hall, [flipper, other], "heard")
    with pytest.raises(Refused) as refused:
        await flipper.play(hall, "bang", step=step)
    assert refused.value.reason.what == "stale"
    assert room.match.state.closed == 0


async def test_the_window_opens_when_the_slower_client_has_finished_speaking(hall: Hall) -> None:
    flipper, other = await bang(hall)
    await both(hall, [flipper, other], "pass")
    await other.play(hall, "flip")
    await flipper.play(hall, "heard")
    with pytest.raises(Refused):
        await flipper.play(hall, "bang")
    assert "Now!" not in flipper.lines[-1:]
    await other.play(hall, "heard")
    assert flipper.lines[-1] == other.lines[-1] == "Now!"


WAITS = ("flip", "heard", "pass")  # what somebody does who never slaps


async def test_a_race_with_a_bot_ends_and_replays_bit_for_bit(hall: Hall) -> None:
    (omar,) = await table(hall, "Omar", game="alphabet_bang", window="10")
    await hall.start(omar.guest)
    room = hall.tables[omar.view.room].room
    async with asyncio.timeout(2 * LONG):
        while omar.view.phase != "over":
            await soon(lambda: omar.view.phase == "over" or set(omar.legal()) & set(WAITS))
            for text in [text for text in WAITS if text in omar.legal()][:1]:
                await after(0, hall, omar, text)
    kept = record.read(record.write(room.record()))
    assert record.replay(kept).digest() == room.match.digest()
    assert refold(room.key, await hall.store.load(room.key)).match.digest() == room.match.digest()
    assert room.match.outcome().scores[1] > room.match.outcome().scores[0]  # the bot slaps, Omar does not


async def test_pings_are_sent_where_there_is_a_race_and_tell_the_way(hall: Hall) -> None:
    people = await table(hall, "Omar", "Mona", game="alphabet_bang")
    await hall.start(people[0].guest)
    flipper = next(person for person in people if "flip" in person.legal())
    await flipper.play(hall)
    assert any(isinstance(frame, protocol.Ping) for frame in flipper.frames)
    assert flipper.guest.line.asked
    calm = await table(hall, "Zoe", "Theo")
    await hall.start(calm[0].guest)
    await next(person for person in calm if person.legal()).play(hall)
    assert not any(isinstance(frame, protocol.Ping) for frame in calm[0].frames)


# -- Word Snake: a card of the centre, and a clock that stands still --


async def snakes(hall: Hall, *names: str, **options: str) -> list[Person]:
    """People at a table of Word Snake who all build."""
    people = await table(hall, *names, game="word_snake", seats=len(names), **options)
    await hall.start(people[0].guest)
    for person in people:
        person.guest.line.sent = 1e9
    await people[hall.tables[people[0].view.room].room.match.state.dealer].play(hall, "go")
    return people


async def test_WS_04_the_first_request_has_the_card_even_from_far_away(hall: Hall) -> None:
    omar, mona = await snakes(hall, "Omar", "Mona")
    room = hall.tables[omar.view.room].room
    lie = [room.game.pack.code[c] for c in room.match.state.piles.zones[room.game.plan.index["centre"]]]
    code = next(c for c in lie if lie.count(c) == 1)
    take = f"snake @{code}={'A' if code == '?' else code[0]}"
    mona.guest.line.way = 0.2
    assert await asyncio.gather(after(0, hall, omar, take), after(0.06, hall, mona, take)) == ["centre-gone", ""]
    assert room.match.log[-1][0] == mona.guest.seat


async def test_all_build_at_the_same_time_and_nobody_is_stale(hall: Hall) -> None:
    people = await snakes(hall, "Omar", "Mona", "Zoe")
    steps = [person.view.step for person in people]
    await asyncio.gather(*[p.play(hall, "snake none", step=step) for p, step in zip(people, steps, strict=True)])
    assert len(hall.tables[people[0].view.room].room.match.log) == 4


async def test_WS_12_the_timer_stands_still_while_a_stop_is_checked(hall: Hall) -> None:
    people = await snakes(hall, "Omar", "Mona", "Zoe", ending="timer")
    live = hall.tables[people[0].view.room]
    await people[2].play(hall, "pass")
    assert live.due is not None
    assert live.due.seconds == 75
    state, game = live.room.match.state, live.room.game
    rack, snake, stock = (state.piles.zones[game.plan.index[name]] for name in ("rack/0", "snake/0", "stock"))
    word = [c for c in rack if len(game.pack.cards[c].letters) == 1][:3]  # Omar has only a word that is none
    stock += [c for c in rack if c not in word]
    rack.clear()
    snake += word
    codes = [game.pack.code[c] for c in word]
    state.chains[0] = f"snake {' '.join(codes)} /"
    live.until = asyncio.get_running_loop().time() + 40
    await people[0].play(hall, "stop")
    assert live.due.seconds == 20
    await asyncio.sleep(0.8)
    await people[1].play(hall, f"challenge {''.join(codes)} of 1")
    left = live.until - asyncio.get_running_loop().time()
    assert 39.3 < left < 40
    assert live.due.move.text == "pass"


async def test_bots_are_slower_where_people_look_for_words(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    sleep = asyncio.sleep

    async def noted(seconds: float) -> None:
        slept.append(seconds)
        await sleep(0 if seconds < 15 else seconds)

    hall.pace = 1.0
    (omar,) = await table(hall, "Omar", game="word_snake", seats=2)
    monkeypatch.setattr("majlis.rooms.clockwork.asyncio.sleep", noted)
    monkeypatch.setattr("majlis.rooms.clockwork.pause", lambda *_: 1.0)  # no luck in it
    await hall.start(omar.guest)
    for _ in range(500):
        await sleep(0.002)
        if len(hall.tables[omar.view.room].room.match.log) > 2:
            break
    assert max(seconds for seconds in slept if seconds < 15) > 5
