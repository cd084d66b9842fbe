"""What people at a table agree on: to begin, to pause, to take a move back, who may watch, who has to go."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from majlis.chance import chance
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.move import Refused
from majlis.plan import SEATS, SPECTATOR
from majlis.rooms import protocol
from majlis.rooms.accord import KEPT_SECONDS
from majlis.rooms.hall import Hall
from majlis.rooms.room import refold
from majlis.rooms.store import SqlStore
from majlis.speech import Speech
from tests.rooms.people import Person, table


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    hall = Hall(await SqlStore.open(str(tmp_path / "rooms.db")), pace=0, grace=60)
    yield hall
    await hall.close()


async def at(hall: Hall, *names: str, **more: object) -> list[Person]:
    """People round a table that was opened with these wishes."""
    people = [Person(name) for name in names]
    opened = await hall.open(people[0].guest, protocol.Open("o", "basra", 2, **more))  # type: ignore[arg-type]
    for person in people:
        await hall.join(person.guest, protocol.Join("j", opened.room.key))
    return people


def on_turn(*people: Person) -> Person:
    return next(p for p in people if any(place.you and place.acts for place in p.view.places))


def asked(person: Person) -> list[protocol.Asked]:
    lists = [frame for frame in person.frames if isinstance(frame, protocol.Wishes)]
    return lists[-1].wishes if lists else []


async def kept(hall: Hall, person: Person) -> None:
    """The log folds to what is there."""
    room = hall.tables[person.view.room].room
    again = refold(room.key, await hall.store.load(room.key))
    assert (again.paused, again.slack, again.barred) == (room.paused, room.slack, room.barred)
    assert (again.match and again.match.digest()) == (room.match and room.match.digest())


async def test_a_move_is_taken_back_if_the_others_agree_and_all_are_told_whose_and_which(hall: Hall) -> None:
    people = await at(hall, "Omar", "Mona")
    await hall.start(people[0].guest)
    room = hall.tables[people[0].view.room].room
    before = room.match.digest()
    mover = on_turn(*people)
    other = next(p for p in people if p is not mover)
    label = next(choice.label for offer in mover.view.offers for choice in offer.moves)
    await mover.play(hall)
    await hall.wish(mover.guest, protocol.Wish("w", "takeback"))
    (wish,) = asked(other)
    assert wish.yours
    assert not asked(mover)[0].yours
    assert mover.guest.name in wish.text
    assert label.split()[-1] in wish.text
    await hall.answer(other.guest, protocol.Answer("a", wish.number, True))
    assert room.match.log == []
    assert room.match.digest() == before
    assert any("takes back" in line and label.split()[-1] in line for line in other.lines)
    assert asked(other) == []
    await mover.play(hall)
    await kept(hall, mover)


async def test_a_move_stands_if_somebody_says_no_or_plays_on(hall: Hall) -> None:
    people = await at(hall, "Omar", "Mona")
    await hall.start(people[0].guest)
    mover = on_turn(*people)
    other = next(p for p in people if p is not mover)
    await mover.play(hall)
    await hall.wish(mover.guest, protocol.Wish("w", "takeback"))
    await hall.answer(other.guest, protocol.Answer("a", asked(other)[0].number, False))
    room = hall.tables[mover.view.room].room
    assert len(room.match.log) == 1
    assert "stands" in other.lines[-1]
    await hall.wish(mover.guest, protocol.Wish("w", "takeback"))
    late = asked(other)[0].number
    await other.play(hall)
    with pytest.raises(Refused, match="stale"):
        await hall.answer(other.guest, protocol.Answer("a", late, True))
    assert len(room.match.log) == 2


@pytest.mark.parametrize("who", ["asker", "nobody's wish"])
async def test_nobody_answers_a_wish_of_their_own_or_one_that_is_none(hall: Hall, who: str) -> None:
    people = await at(hall, "Omar", "Mona")
    await hall.start(people[0].guest)
    await hall.wish(people[0].guest, protocol.Wish("w", "pause"))
    number = asked(people[1])[0].number if who == "asker" else 10**9
    with pytest.raises(Refused, match="no-such-wish"):
        await hall.answer(people[0].guest, protocol.Answer("a", number, True))


async def test_a_table_may_agree_beforehand_that_no_move_is_taken_back(hall: Hall) -> None:
    people = await at(hall, "Omar", "Mona", takebacks=False)
    await hall.start(people[0].guest)
    mover = on_turn(*people)
    await mover.play(hall)
    with pytest.raises(Refused, match="no-takebacks"):
        await hall.wish(mover.guest, protocol.Wish("w", "takeback"))


async def test_bots_agree_to_everything(hall: Hall) -> None:
    (omar,) = await at(hall, "Omar")
    await hall.start(omar.guest)
    await hall.wish(omar.guest, protocol.Wish("w", "pause"))
    assert omar.view.status == "The match is paused."
    assert omar.view.paused
    await hall.go_on(omar.guest)
    assert not omar.view.paused


@pytest.mark.parametrize(("fill", "status"), [(True, "The match can begin; bots"), (False, "Waiting for players.")])
async def test_who_is_alone_hears_what_the_table_waits_for_and_not_that_they_have_come(
    hall: Hall, fill: bool, status: str
) -> None:
    (omar,) = await at(hall, "Omar", fill=fill)
    assert omar.lines == []
    assert omar.view.status.startswith(status)
    mona = Person("Mona")
    await hall.join(mona.guest, protocol.Join("j", omar.view.room))
    assert omar.lines == ["Mona sits down."]
    assert omar.view.status == "The match can begin."


async def test_while_a_match_is_paused_nobody_moves_and_no_time_runs(hall: Hall) -> None:
    people = await at(hall, "Omar", "Mona", clock=60)
    await hall.start(people[0].guest)
    await hall.wish(people[0].guest, protocol.Wish("w", "pause"))
    await hall.answer(people[1].guest, protocol.Answer("a", asked(people[1])[0].number, True))
    live = hall.tables[people[0].view.room]
    assert live.until is None
    mover = on_turn(*people)
    with pytest.raises(Refused, match="paused"):
        await mover.play(hall)
    await kept(hall, mover)
    await hall.go_on(people[1].guest)
    assert live.until is not None
    await mover.play(hall)
    await kept(hall, mover)


async def test_it_begins_when_all_are_ready_and_so_does_the_rematch(hall: Hall) -> None:
    people = await table(hall, "Omar", "Mona", one_deal=True)
    await hall.ready(people[0].guest, protocol.Ready("r"))
    assert people[1].view.phase == "waiting"
    await hall.ready(people[0].guest, protocol.Ready("r", False))
    await hall.ready(people[1].guest, protocol.Ready("r"))
    assert people[1].view.phase == "waiting"
    await hall.ready(people[0].guest, protocol.Ready("r"))
    assert people[1].view.phase == "playing"
    while people[0].view.phase == "playing":
        await on_turn(*people).play(hall)
    for person in people:
        await hall.ready(person.guest, protocol.Ready("r"))
    assert people[0].view.phase == "playing"
    assert hall.tables[people[0].view.room].room.matches == 2


async def test_bots_take_free_seats_only_where_the_table_wants_them(hall: Hall) -> None:
    (omar,) = await at(hall, "Omar", fill=False)
    with pytest.raises(Refused, match="seats-free"):
        await hall.start(omar.guest)
    mona = Person("Mona")
    await hall.join(mona.guest, protocol.Join("j", omar.view.room))
    await hall.start(omar.guest)
    assert omar.view.phase == "playing"


async def test_the_lobby_lists_public_rooms_with_people_in_them_and_no_others(hall: Hall) -> None:
    (omar,) = await at(hall, "Omar", public=True)
    await at(hall, "Mona")
    (card,) = hall.open_rooms("en")
    assert (card.room, card.people, card.free, card.playing) == (omar.view.room, ["Omar"], 1, False)
    assert hall.open_rooms("el")[0].title != card.title
    await hall.leave(omar.guest, at_once=True)
    assert hall.open_rooms("en") == []


async def test_who_wants_to_watch_is_let_in_or_not(hall: Hall) -> None:
    people = await at(hall, "Omar", "Mona", watch="ask")
    await hall.start(people[0].guest)
    key = people[0].view.room
    for name, yes in (("Zoe", True), ("Rami", False)):
        watcher = Person(name)
        await hall.join(watcher.guest, protocol.Join("j", key, watch=True))
        assert watcher.frames == []
        (wish,) = asked(people[1])
        assert name in wish.text
        await hall.answer(people[1].guest, protocol.Answer("a", wish.number, yes))
        assert (watcher.steps != []) == yes
        assert asked(people[0]) == []
    closed = await at(hall, "Theo", "Iris", watch="no")
    with pytest.raises(Refused, match="no-watching"):
        await hall.join(Person("Zoe").guest, protocol.Join("j", closed[0].view.room, watch=True))


async def test_who_opened_the_room_may_send_away_and_nobody_else(hall: Hall) -> None:
    omar, mona = await at(hall, "Omar", "Mona")
    await hall.start(omar.guest)
    with pytest.raises(Refused, match="not-yours"):
        await hall.kick(mona.guest, protocol.Kick("k", 0))
    with pytest.raises(Refused, match="nobody-there"):
        await hall.kick(omar.guest, protocol.Kick("k", 0))
    await hall.kick(omar.guest, protocol.Kick("k", 1))
    assert mona.guest.table is None
    assert omar.view.places[1].bot
    for watch in (False, True):
        with pytest.raises(Refused, match="sent-away"):
            await hall.join(Person("Mona").guest, protocol.Join("j", omar.view.room, watch=watch))
    await kept(hall, omar)
    assert [line.what for line in await hall.store.audit()] == ["kick"]


async def test_a_report_copies_the_line_and_ten_before_it_and_is_forgotten_after_thirty_days(hall: Hall) -> None:
    omar, mona = await at(hall, "Omar", "Mona", chat="room")
    for number in range(15):
        await hall.say(mona.guest, protocol.Say("s", f"line {number}"))
    reported = [frame for frame in omar.frames if isinstance(frame, protocol.Said)][12]
    await hall.report(omar.guest, protocol.Report("r", reported.number))
    (noted,) = await hall.store.audit()
    lines = json.loads(noted.body)["lines"]
    assert [line["text"] for line in lines] == [f"line {n}" for n in range(2, 13)]
    assert {line["name"] for line in lines} == {"Mona"}
    with pytest.raises(Refused, match="no-such-line"):
        await hall.report(omar.guest, protocol.Report("r", 999))
    await hall.store.note(time.time(), "kick", "room", "who", b"{}", time.time() + 1 - KEPT_SECONDS)
    assert len(await hall.store.audit()) == 2
    await hall.store.note(time.time(), "kick", "room", "who", b"{}", time.time() + 1)
    assert len(await hall.store.audit()) == 1


async def test_who_is_muted_is_not_heard_by_who_muted_and_by_all_others(hall: Hall) -> None:
    omar, mona = await at(hall, "Omar", "Mona", chat="room")
    watcher = Person("Zoe")
    await hall.join(watcher.guest, protocol.Join("j", omar.view.room, watch=True))
    hall.mute(omar.guest, protocol.Mute("m", 1))
    await hall.say(mona.guest, protocol.Say("s", "hello"))
    hall.mute(omar.guest, protocol.Mute("m", 1, False))
    await hall.say(mona.guest, protocol.Say("s", "again"))

    def heard(person: Person) -> list[str]:
        return [frame.text for frame in person.frames if isinstance(frame, protocol.Said)]

    assert heard(omar) == ["again"]
    assert heard(watcher) == heard(mona) == ["hello", "again"]


async def test_a_seat_may_have_more_time_or_no_clock_at_all(hall: Hall) -> None:
    people = await at(hall, "Omar", "Mona", clock=60)
    await hall.slack(people[0].guest, protocol.Slack("s", 10))
    await hall.slack(people[1].guest, protocol.Slack("s", 0))
    await hall.start(people[0].guest)
    live = hall.tables[people[0].view.room]
    for _ in range(2):
        mover = on_turn(*people)
        left = None if live.until is None else live.until - asyncio.get_running_loop().time()
        assert (left is None) if mover is people[1] else 598 < left <= 600
        await mover.play(hall)
    with pytest.raises(Refused, match="room-started"):
        await hall.slack(people[0].guest, protocol.Slack("s", 5))
    await kept(hall, people[0])


async def test_who_asks_to_take_back_a_secret_move_tells_nobody_what_it_was(hall: Hall) -> None:
    people = await table(hall, "Omar", "Mona", game="abjad_advanced")
    mover, other = people
    await hall.start(mover.guest)
    room = hall.tables[mover.view.room].room
    codes = [card.code for zone in mover.view.zones if zone.key == "hand/0" for card in zone.cards]
    await mover.play(hall, f"word {codes[0]} {codes[1]}")
    letters = Speech.of(room.game, "en").move(room.match.log[0][1], SPECTATOR).split()[-1]
    await hall.wish(mover.guest, protocol.Wish("w", "takeback"))
    (wish,) = asked(other)
    assert "a hidden move" in wish.text
    assert letters not in wish.text
    await hall.answer(other.guest, protocol.Answer("a", wish.number, True))
    assert any("takes back" in line for line in other.lines)
    assert not any(letters in line for line in other.lines)


async def test_who_goes_is_not_asked_any_more_and_leaves_nobody_ready(hall: Hall) -> None:
    omar, mona, layla, lila = await table(hall, "Omar", "Mona", "Layla", "Lila", seats=4)
    await hall.ready(lila.guest, protocol.Ready("r"))
    await hall.leave(lila.guest, at_once=True)
    assert any("Lila" in line and "leaves" in line for line in omar.lines)
    late = Person("Noor")
    await hall.join(late.guest, protocol.Join("j", omar.view.room))
    for person in (omar, mona, layla):
        await hall.ready(person.guest, protocol.Ready("r"))
    assert omar.view.phase == "waiting"
    await hall.ready(late.guest, protocol.Ready("r"))
    assert omar.view.phase == "playing"
    await hall.wish(omar.guest, protocol.Wish("w", "pause"))
    await hall.answer(mona.guest, protocol.Answer("a", asked(mona)[0].number, True))
    await hall.answer(layla.guest, protocol.Answer("a", asked(layla)[0].number, True))
    assert not hall.tables[omar.view.room].room.paused
    await hall.leave(late.guest, at_once=True)
    assert hall.tables[omar.view.room].room.paused
    await kept(hall, omar)


async def test_who_was_sent_away_is_not_let_in_to_watch_by_a_page_that_had_asked_before(hall: Hall) -> None:
    omar, _ = await at(hall, "Omar", "Mona", watch="ask")
    page = Person("Mona")
    await hall.join(page.guest, protocol.Join("j", omar.view.room, watch=True))
    (wish,) = asked(omar)
    await hall.kick(omar.guest, protocol.Kick("k", 1))
    await hall.answer(omar.guest, protocol.Answer("a", wish.number, True))
    assert page.guest.table is None


# -- who plays alone --


async def alone(hall: Hall, deal: int) -> Person:
    person = Person("Salma")
    opened = await hall.open(person.guest, protocol.Open("o", "six_by_six", 1, deal=deal))
    await hall.join(person.guest, protocol.Join("j", opened.room.key))
    await hall.start(person.guest)
    return person


def cards(person: Person) -> list[list[str | None]]:
    return [[card.code for card in zone.cards] for zone in person.view.zones]


async def test_a_numbered_deal_is_the_same_for_all_and_the_next_match_has_the_next(hall: Hall) -> None:
    one, other, next_one = await alone(hall, 7), await alone(hall, 7), await alone(hall, 8)
    assert cards(one) == cards(other) != cards(next_one)
    assert (one.view.deal, next_one.view.deal) == (7, 8)
    table = hall.tables[one.view.room]
    match = Match(table.room.game, 1, SeedLuck("7"))
    assert table.room.match is not None
    assert table.room.match.digest() == match.digest(), "the terminal deals the same"
    assert not table.room.seeds
    await kept(hall, one)
    while one.view.phase == "playing":
        await one.play(hall, "resign")
    assert one.view.won is False
    await hall.start(one.guest)
    assert cards(one) == cards(next_one)
    assert one.view.deal == 8
    await kept(hall, one)


async def test_a_numbered_deal_can_be_begun_again_also_when_it_is_over(hall: Hall) -> None:
    person = await alone(hall, 7)
    begun = cards(person)
    room = hall.tables[person.view.room].room
    assert room.match is not None
    await person.play(hall, room.game.propose(room.match.state, SEATS[0], chance("some word")).text)
    assert cards(person) != begun
    await hall.wish(person.guest, protocol.Wish("w", "restart"))
    assert cards(person) == begun
    assert person.lines[-1] == "Salma begins this deal again."
    await person.play(hall, "resign")
    assert person.view.phase == "over"
    await hall.wish(person.guest, protocol.Wish("w", "takeback"))
    assert (person.view.phase, cards(person)) == ("playing", begun)
    await kept(hall, person)


async def test_only_who_plays_against_nobody_names_a_deal_and_only_such_a_deal_is_begun_again(hall: Hall) -> None:
    with pytest.raises(Refused, match="deal-number"):
        await at(hall, "Omar", "Mona", deal=7)
    with pytest.raises(Refused, match="deal-number"):
        await hall.open(Person("Salma").guest, protocol.Open("o", "six_by_six", 1, deal=-1))
    people = await at(hall, "Omar", "Mona")
    await hall.start(people[0].guest)
    with pytest.raises(Refused, match="no-restart"):
        await hall.wish(people[0].guest, protocol.Wish("w", "restart"))


async def test_who_watches_can_be_sent_away_too_by_who_opened_the_room(hall: Hall) -> None:
    omar, mona = await at(hall, "Omar", "Mona")
    key, (zoe, theo) = omar.view.room, (Person("Zoe"), Person("Theo"))
    for person in (zoe, theo):
        await hall.join(person.guest, protocol.Join("j", key, watch=True))
    with pytest.raises(Refused, match="not-seated"):
        await hall.watchers(zoe.guest, protocol.Watchers("w"))
    await hall.watchers(mona.guest, protocol.Watchers("w"))
    told = mona.frames[-1]
    assert isinstance(told, protocol.Watching)
    assert [one.name for one in told.watchers] == ["Zoe", "Theo"]
    number = told.watchers[0].number
    with pytest.raises(Refused, match="not-yours"):
        await hall.kick(mona.guest, protocol.Kick("k", watcher=number))
    await hall.kick(omar.guest, protocol.Kick("k", watcher=number))
    assert zoe.guest.table is None
    assert theo.guest.table is not None
    assert omar.lines[-1].startswith("Zoe")
    with pytest.raises(Refused, match="sent-away"):
        await hall.join(zoe.guest, protocol.Join("j", key, watch=True))
    for nobody in (number, 0, 10**9):
        with pytest.raises(Refused, match="nobody-there"):
            await hall.kick(omar.guest, protocol.Kick("k", watcher=nobody))
