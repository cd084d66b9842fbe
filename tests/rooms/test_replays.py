"""Looking back: what can be seen of a match when it is over, from which seat, and what of it can be checked."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import msgspec
import pytest
from litestar.testing import AsyncTestClient

from majlis import record, registry
from majlis.chance import chance
from majlis.luck import SealedLuck, SeedLuck
from majlis.match import Match
from majlis.move import Refused
from majlis.plan import SEATS, SPECTATOR
from majlis.rooms import protocol
from majlis.rooms.app import App, Settings
from majlis.rooms.hall import Hall
from majlis.rooms.replays import Replay, Replays, came_to
from majlis.rooms.store import SqlStore
from tests.rooms.people import Person, table
from tests.turns import in_some_language


def played(key: str, one_deal: bool = True, most: int = 10_000) -> str:
    """The record of a match that was played anyhow; with `most` moves its luck is no secret."""
    game = registry.game(key)
    luck = SealedLuck(lambda deal: sha256(b"%d" % deal).digest()) if most == 10_000 else SeedLuck("1")
    match = Match(game, min(game.nature.seats), luck, one_deal)
    while match.outcome() is None and len(match.log) < most:
        seat = match.waiting()[0]
        match.play(seat, game.propose(match.state, seat, chance(key, len(match.log))))
    return record.write(record.of(match))


@in_some_language
def test_every_match_can_be_looked_at_from_every_seat(key: str, lang: str) -> None:
    replay = Replay("k/1", played(key, one_deal=False, most=120))
    for viewer in [SPECTATOR, *SEATS[: replay.match.seats]]:
        told = replay.told(viewer, lang)
        assert len(told.lines) == len(replay.match.log) + 1
        assert len(told.deals) == len(replay.match.deals)
        assert all(deal.count for deal in told.deals[: len(told.deals) - (not told.result)]), "a deal came to nothing"
        last = replay.step(len(replay.match.log), viewer, lang)
        assert last.view.result == told.result
        assert (last.view.phase == "over") == bool(told.result)
        for number in (0, len(replay.match.log) // 2):
            assert [line.text for line in replay.step(number, viewer, lang).lines] == told.lines[number]


def test_a_seat_sees_what_it_saw() -> None:
    """Step by step the pictures are those that were sent while the match was on, moves that could be made apart."""
    replay = Replay("k/1", played("basra"))
    again = replay.match.replay(0)
    for number, (seat, move) in enumerate(replay.match.log, start=1):
        again.play(seat, move)
        for viewer in (SEATS[0], SPECTATOR):
            painter = replay.painter(viewer, "en")
            assert replay.step(number, viewer, "en").view.zones == painter.zones(again.view(viewer))


def test_a_deal_says_what_it_came_to() -> None:
    replay = Replay("k/1", played("basra", one_deal=False))
    told = replay.told(SPECTATOR, "en")
    assert len(told.deals) == len(replay.match.deals) > 1
    for deal in told.deals:
        assert deal.count
        assert commitment_of(deal.seed) == deal.commit


def test_what_deals_came_to_that_were_over_with_one_move() -> None:
    line = protocol.Line
    opening = [
        line("Draw for the deal.", "play"),
        line("One.", "deal"),
        line("18: out.", "count"),
        line("Two.", "deal"),
        line("First card.", "deal"),
    ]
    played_on = [
        line("A card.", "play"),
        line("17: wins.", "count"),
        line("Three.", "deal"),
        line("Four cards more.", "deal"),
    ]
    last = [line("Out.", "count"), line("The end.", "end")]
    counts = [["18: out."], ["17: wins."], ["Out.", "The end."]]
    assert came_to([opening, [line("Again.", "deal")], played_on, last], [0, 0, 2]) == counts


def commitment_of(seed: str) -> str:
    return sha256(b"majlis deal " + bytes.fromhex(seed)).hexdigest()


async def two(tmp_path: Path) -> tuple[Hall, list[Person]]:
    hall = Hall(await SqlStore.open(str(tmp_path / "rooms.db")), pace=0)
    return hall, await table(hall, "Omar", "Salma", one_deal=True)


async def to_the_end(hall: Hall, people: list[Person]) -> None:
    await hall.start(people[0].guest)
    while people[0].view.phase == "playing":
        for person in people:
            if any(place.you and place.acts for place in person.view.places):
                await person.play(hall)


async def test_the_match_of_a_room_can_be_looked_at_when_it_is_over(tmp_path: Path) -> None:
    hall, people = await two(tmp_path)
    key, replays = people[0].view.room, Replays(hall.store)
    await hall.start(people[0].guest)
    seal = people[0].view.seal
    with pytest.raises(Refused, match="replay-not-over"):
        await replays.of_room(key, 1)
    while people[0].view.phase == "playing":
        for person in people:
            if any(place.you and place.acts for place in person.view.places):
                await person.play(hall)
    told = (await replays.of_room(key, people[0].view.match)).told(SEATS[1], "en")
    assert told.names == ["Omar", "Salma"]
    assert told.deals[0].commit == seal
    await to_the_end(hall, people)  # the next match leaves the first one as it was
    assert (await Replays(hall.store).of_room(key, 1)).told(SEATS[1], "en") == told
    assert (await replays.of_room(key, 2)).told(SEATS[1], "en").record != told.record
    for number in (0, 3):
        with pytest.raises(Refused, match="replay-no-match"):
            await replays.of_room(key, number)
    with pytest.raises(Refused, match="no-such-room"):
        await replays.of_room("nowhere", 1)
    await hall.close()


async def test_records_are_brought_and_looked_at_over_http(tmp_path: Path) -> None:
    app = App(Settings(str(tmp_path / "rooms.db")))
    text = played("basra")
    async with AsyncTestClient(app.pages) as client:
        answer = await client.post("/api/replay?lang=el&seat=0", content=text)
        told = msgspec.json.decode(answer.content, type=protocol.Replay)
        assert told.viewer == 0
        assert told.record == text
        step = await client.get(f"/api/replay/{told.key}/3?lang=el&seat=0")
        assert msgspec.json.decode(step.content, type=protocol.Step).step == 3
        for wrong in (f"{told.key}/9999", f"{told.key}?seat=7", "played/none", "nowhere/1", "nowhere/x"):
            refused = await client.get(f"/api/replay/{wrong}")
            assert refused.status_code == 404, wrong
            assert msgspec.json.decode(refused.content, type=protocol.Wrong).message
        assert (await client.post("/api/replay", content="no record")).status_code == 400
        assert (await client.post("/api/replay", content="x" * 5_000_000)).status_code == 413
