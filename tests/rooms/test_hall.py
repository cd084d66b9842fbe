"""What a person at a table can rely on: nothing is lost, nothing is doubled, nobody sees another's cards."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from majlis import record
from majlis.move import Refused
from majlis.plan import SEATS
from majlis.rooms import protocol
from majlis.rooms.hall import Hall
from majlis.rooms.room import refold
from majlis.rooms.store import SqlStore
from tests.rooms.people import Person, soon, table


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    hall = Hall(await SqlStore.open(str(tmp_path / "rooms.db")), pace=0, grace=0.05)
    yield hall
    await hall.close()


async def settled(hall: Hall, person: Person) -> None:
    """Wait until the bots have played and it is this person's turn, or the match is over."""
    await soon(lambda: person.view.phase == "over" or any(p.you and p.acts for p in person.view.places))


async def played_out(hall: Hall, *people: Person) -> None:
    """Let people play first legal moves until the match is over."""
    while people[0].view.phase != "over":
        for person in people:
            if any(p.you and p.acts for p in person.view.places):
                await person.play(hall)
        await asyncio.sleep(0.001)


async def test_a_match_against_a_bot_is_played_to_the_end_and_its_record_proves_itself(hall: Hall) -> None:
    (omar,) = await table(hall, "Omar", target=51)
    await hall.start(omar.guest)
    while omar.view.phase != "over":
        await settled(hall, omar)
        if omar.view.phase != "over":
            await omar.play(hall)
    room = hall.tables[omar.view.room].room
    kept = record.read(record.write(room.record()))
    assert kept.unproved() == []
    assert len(kept.commits) == room.match.deal
    assert record.replay(kept).digest() == room.match.digest()
    assert omar.view.result


async def test_a_word_that_is_typed_alone_is_laid_and_kept_as_the_move_it_was(hall: Hall) -> None:
    omar = Person("Omar")
    live = await hall.open(omar.guest, protocol.Open("o", "six_by_six", 1, deal=1))  # one in which there is a word
    await hall.join(omar.guest, protocol.Join("j", live.room.key))
    await hall.start(omar.guest)
    room = live.room
    domain = room.game.domain(room.match.state, SEATS[0])
    (move,) = domain.some(1)
    await omar.play(hall, move.text.partition(" ")[2].lower())
    assert room.match.log[-1][1].text == move.text
    assert refold(room.key, await hall.store.load(room.key)).match.digest() == room.match.digest()


async def test_a_move_for_a_table_that_nobody_has_been_told_of_is_refused(hall: Hall) -> None:
    people = await table(hall, "Omar", "Mona")
    await hall.start(people[0].guest)
    person = next(p for p in people if p.legal())
    room = hall.tables[person.view.room].room
    with pytest.raises(Refused, match="ahead"):
        await person.play(hall, step=person.view.step + 1)
    assert not room.match.log
    await person.play(hall)
    assert len(room.match.log) == 1


async def test_every_prefix_of_a_log_folds_to_the_room_that_was_there(hall: Hall) -> None:
    omar, mona = await table(hall, "Omar", "Mona", target=51)
    await hall.start(omar.guest)
    key, digests = omar.view.room, {}
    while omar.view.phase != "over":
        for person in (omar, mona):
            if any(p.you and p.acts for p in person.view.places):
                await person.play(hall)
                room = hall.tables[key].room
                digests[room.entries] = room.match.digest()
    bodies = await hall.store.load(key)
    for entries, digest in digests.items():
        assert refold(key, bodies[:entries]).match.digest() == digest


async def test_what_was_acknowledged_is_there_after_a_crash(hall: Hall, tmp_path: Path) -> None:
    omar, mona = await table(hall, "Omar", "Mona")
    await hall.start(omar.guest)
    on_turn = next(p for p in (omar, mona) if any(q.you and q.acts for q in p.view.places))
    await on_turn.play(hall)
    before = hall.tables[omar.view.room].room.match.digest()
    again = Hall(await SqlStore.open(str(tmp_path / "rooms.db")), pace=0)
    assert (await again.find(omar.view.room)).room.match.digest() == before
    await again.close()


async def test_a_repeated_command_is_done_once(hall: Hall) -> None:
    omar, mona = await table(hall, "Omar", "Mona")
    await hall.start(omar.guest)
    on_turn = next(p for p in (omar, mona) if any(q.you and q.acts for q in p.view.places))
    text = on_turn.legal()[0]
    await on_turn.play(hall, text, "twice")
    log = len(hall.tables[omar.view.room].room.match.log)
    await on_turn.play(hall, text, "twice")
    assert len(hall.tables[omar.view.room].room.match.log) == log


async def test_two_people_may_number_their_commands_alike(hall: Hall) -> None:
    people = await table(hall, "Omar", "Mona")
    await hall.start(people[0].guest)
    for moves in (1, 2):
        on_turn = next(p for p in people if any(q.you and q.acts for q in p.view.places))
        await on_turn.play(hall, number="1")
        assert len(hall.tables[on_turn.view.room].room.match.log) == moves


async def test_a_move_chosen_on_an_old_table_is_refused_and_changes_nothing(hall: Hall) -> None:
    omar, mona = await table(hall, "Omar", "Mona")
    await hall.start(omar.guest)
    on_turn = next(p for p in (omar, mona) if any(q.you and q.acts for q in p.view.places))
    await on_turn.play(hall)
    digest = hall.tables[omar.view.room].room.match.digest()
    other = mona if on_turn is omar else omar
    with pytest.raises(Refused) as refused:
        await other.play(hall, step=1)
    assert refused.value.reason.what == "stale"
    assert hall.tables[omar.view.room].room.match.digest() == digest


async def test_two_writers_cannot_both_win(hall: Hall, tmp_path: Path) -> None:
    omar, mona = await table(hall, "Omar", "Mona")
    await hall.start(omar.guest)
    other = Hall(await SqlStore.open(str(tmp_path / "rooms.db")), pace=0)
    twin = Person("Omar" if omar.legal() else "Mona")
    await other.join(twin.guest, protocol.Join("j", omar.view.room))
    on_turn = omar if omar.legal() else mona
    await on_turn.play(hall)
    with pytest.raises(Refused) as refused:
        await twin.play(other)
    assert refused.value.reason.what == "stale"
    assert other.tables[omar.view.room].room.match.digest() == hall.tables[omar.view.room].room.match.digest()
    await other.close()


async def test_a_bot_whose_move_could_not_be_written_tries_again(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    (omar,) = await table(hall, "Omar")
    await hall.start(omar.guest)
    await settled(hall, omar)
    append, failed = hall.store.append, []

    async def fails_for_bots(key: str, first: int, bodies: list[bytes], *rest: object) -> None:
        if b'"id":""' in bodies[-1] and not failed:
            failed.append(first)
            raise OperationalError("INSERT", {}, Exception("the disk is full"))
        await append(key, first, bodies, *rest)

    monkeypatch.setattr("majlis.rooms.scribe.AGAIN", 0.01)
    monkeypatch.setattr(hall.store, "append", fails_for_bots)
    await omar.play(hall)
    await settled(hall, omar)
    assert failed


async def test_who_was_refused_a_seat_sees_nothing_of_it(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    (omar,) = await table(hall, "Omar")
    rami, mona = Person("Rami"), Person("Mona")

    async def fails(*_: object) -> None:
        raise OperationalError("INSERT", {}, Exception("the disk is full"))

    with monkeypatch.context() as broken:
        broken.setattr(hall.store, "append", fails)
        with pytest.raises(Refused, match="not-written"):
            await hall.join(rami.guest, protocol.Join("j", omar.view.room))
    await hall.join(mona.guest, protocol.Join("j", omar.view.room))
    await hall.start(omar.guest)
    assert mona.view.viewer == 1
    assert rami.frames == []
    with pytest.raises(Refused, match="no-room"):
        await hall.play(rami.guest, protocol.Play("c", "play AC", 10**6))


async def test_a_hand_lies_in_the_order_in_which_it_is_said(hall: Hall) -> None:
    (omar,) = await table(hall, "Omar")
    await hall.start(omar.guest)
    hand = next(zone for zone in omar.view.zones if zone.key == "hand/0")
    said = next(line for line in omar.lines if line.startswith("Your hand: "))
    names = [card.name for card in hand.cards]
    assert said == f"Your hand: {', '.join(names[:-1])} and {names[-1]}."


async def test_nobody_is_sent_a_card_they_may_not_see(hall: Hall) -> None:
    omar, mona = await table(hall, "Omar", "Mona")
    watcher = Person("Zoe")
    await hall.join(watcher.guest, protocol.Join("j", omar.view.room, watch=True))
    await hall.start(omar.guest)
    for person in (omar, mona, watcher):
        for zone in person.view.zones:
            hidden = zone.key == "stock" or (zone.key.startswith("hand/") and not zone.yours)
            assert all((card.code is None) == hidden for card in zone.cards), (person.guest.name, zone.key)
    assert not watcher.view.offers


async def test_a_bot_stands_in_for_who_is_gone_and_the_seat_comes_back(hall: Hall) -> None:
    omar, mona = await table(hall, "Omar", "Mona")
    await hall.start(omar.guest)
    await hall.leave(mona.guest, at_once=False)
    await soon(lambda: omar.view.places[1].bot)
    assert [p.bot for p in omar.view.places] == [False, True]
    await settled(hall, omar)
    back = Person("Mona")
    await hall.join(back.guest, protocol.Join("j", omar.view.room))
    assert back.view.viewer == 1
    assert [p.bot for p in omar.view.places] == [False, False]
    assert "Mona is back." in omar.lines


async def test_a_bot_stands_in_for_who_does_not_come_back_after_a_crash(hall: Hall, tmp_path: Path) -> None:
    omar, _ = await table(hall, "Omar", "Mona")
    await hall.start(omar.guest)
    again = Hall(await SqlStore.open(str(tmp_path / "rooms.db")), pace=0, grace=0.05)
    back = Person("Omar")
    await again.join(back.guest, protocol.Join("j", omar.view.room))
    await asyncio.sleep(0.3)
    assert [place.bot for place in back.view.places] == [False, True]
    await settled(again, back)
    await again.close()


async def test_who_comes_back_in_time_is_not_replaced(hall: Hall) -> None:
    hall.grace = 0.2
    omar, mona = await table(hall, "Omar", "Mona")
    await hall.start(omar.guest)
    await hall.leave(mona.guest, at_once=False)
    back = Person("Mona")
    await hall.join(back.guest, protocol.Join("j", omar.view.room))
    await asyncio.sleep(0.3)
    assert [p.bot for p in omar.view.places] == [False, False]


async def test_BA_28_the_first_two_who_come_are_partners_and_face_each_other(hall: Hall) -> None:
    people = await table(hall, "Omar", "Mona", "Yannis", "Katerina", seats=4)
    assert [p.view.viewer for p in people] == [0, 2, 1, 3]
    sides = {place.name: place.side for place in people[0].view.places}
    assert sides["Omar"] == sides["Mona"] != sides["Yannis"] == sides["Katerina"]


async def test_a_full_table_can_only_be_watched(hall: Hall) -> None:
    omar, _ = await table(hall, "Omar", "Mona")
    late = Person("Zoe")
    with pytest.raises(Refused) as refused:
        await hall.join(late.guest, protocol.Join("j", omar.view.room))
    assert refused.value.reason.what == "room-full"
    await hall.join(late.guest, protocol.Join("j", omar.view.room, watch=True))
    assert late.view.viewer is None


async def test_a_rematch_is_sealed_anew(hall: Hall) -> None:
    omar, mona = await table(hall, "Omar", "Mona", target=51)
    await hall.start(omar.guest)
    first = dict(hall.tables[omar.view.room].room.commitments())
    await played_out(hall, omar, mona)
    await hall.start(omar.guest)
    room = hall.tables[omar.view.room].room
    assert room.playing()
    assert room.commitments()[1] != first[1]
    assert refold(room.key, await hall.store.load(room.key)).match.digest() == room.match.digest()


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (protocol.Open("o", "poker", 2), "unknown-game"),
        (protocol.Open("o", "basra", 3), "wrong-seats"),
        (protocol.Open("o", "basra", 2, {"target": 7}), "unknown-value"),
        (protocol.Open("o", "basra", 2, {"speed": 7}), "unknown-option"),
        (protocol.Open("o", "basra", 2, {}, "nothing"), "unknown-variant"),
        (protocol.Open("o", "basra", 2, {}, "", "genius"), "unknown-bot"),
    ],
)
async def test_a_room_that_cannot_be_is_refused_with_a_reason(hall: Hall, command: protocol.Open, code: str) -> None:
    with pytest.raises(Refused) as refused:
        await hall.open(Person("Omar").guest, command)
    assert refused.value.reason.what == code
    assert not hall.tables


async def test_a_room_that_breaks_takes_no_other_with_it(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    omar, mona = await table(hall, "Omar", "Mona")
    zoe, theo = await table(hall, "Zoe", "Theo")
    await hall.start(omar.guest)
    await hall.start(zoe.guest)
    broken = hall.tables[omar.view.room].room
    monkeypatch.setattr(broken, "fold", lambda entry: 1 / 0)
    on_turn = omar if omar.legal() else mona
    with pytest.raises(Refused) as refused:
        await on_turn.play(hall)
    assert refused.value.reason.what == "broken"
    await (zoe if zoe.legal() else theo).play(hall)


def said(person: Person) -> list[str]:
    """The chat lines somebody was sent."""
    return [frame.text for frame in person.frames if isinstance(frame, protocol.Said)]


async def test_BA_27_chat_is_for_the_players_while_they_play_and_gone_for_who_leaves(hall: Hall) -> None:
    omar, mona = await table(hall, "Omar", "Mona", target=51)
    watcher = Person("Zoe")
    await hall.join(watcher.guest, protocol.Join("j", omar.view.room, watch=True))
    with pytest.raises(Refused):
        await hall.say(omar.guest, protocol.Say("1", "too early"))
    await hall.start(omar.guest)
    await hall.say(omar.guest, protocol.Say("2", "يا سلام"))
    with pytest.raises(Refused):
        await hall.say(watcher.guest, protocol.Say("3", "from outside"))
    assert said(mona) == said(omar) == ["يا سلام"]
    assert said(watcher) == []
    await hall.leave(mona.guest, at_once=True)
    back = Person("Mona")
    await hall.join(back.guest, protocol.Join("j", omar.view.room))
    assert said(back) == []
    await hall.say(omar.guest, protocol.Say("4", "again"))
    assert said(back) == ["again"]
    await played_out(hall, omar, back)
    with pytest.raises(Refused):
        await hall.say(omar.guest, protocol.Say("5", "too late"))
    assert b"again" not in b"".join(await hall.store.load(omar.view.room))
    assert (omar.view.chat, watcher.view.chat) == ("closed", "off")


async def test_G_03_time_that_runs_out_plays_the_least_harmful_move(hall: Hall) -> None:
    omar, mona = await table(hall, "Omar", "Mona")
    live = hall.tables[omar.view.room]
    live.room.opened.clock = 60
    await hall.start(omar.guest)
    assert omar.view.seconds is not None
    assert 59 < omar.view.seconds <= 60
    live.room.opened.clock = 0.05
    on_turn = omar if omar.legal() else mona
    await on_turn.play(hall)
    waiting = live.room.match.waiting()[0]
    expected = live.room.game.fallback(live.room.match.state, waiting).text
    await soon(lambda: len(live.room.match.log) > 1)
    assert live.room.match.log[1] == (waiting, live.room.game.read(expected))


async def test_who_comes_back_is_told_what_they_missed(hall: Hall) -> None:
    omar, mona = await table(hall, "Omar", "Mona")
    await hall.start(omar.guest)
    if not omar.legal():
        await mona.play(hall)
    seen = mona.view.step
    await hall.leave(mona.guest, at_once=False)
    await omar.play(hall)
    back = Person("Mona")
    await hall.join(back.guest, protocol.Join("j", omar.view.room, seen=seen))
    missed = [line for line in back.steps[0].lines if line.seat == 0]
    assert len(missed) == 1
    assert "Omar" in missed[0].text


async def test_a_seat_is_free_again_for_who_leaves_before_the_match(hall: Hall) -> None:
    omar, mona = await table(hall, "Omar", "Mona")
    await hall.leave(mona.guest, at_once=True)
    zoe = Person("Zoe")
    await hall.join(zoe.guest, protocol.Join("j", omar.view.room))
    assert zoe.view.viewer == 1


async def test_a_bot_that_fails_makes_the_least_harmful_move(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("majlis.bots.errand.make", lambda *rest: 1 / 0)
    (omar,) = await table(hall, "Omar", one_deal=True)
    await hall.start(omar.guest)
    while omar.view.phase != "over":
        await settled(hall, omar)
        if omar.view.phase != "over":
            await omar.play(hall)
    assert omar.view.result


async def test_G_22_a_window_runs_on_while_others_let_it_stand(hall: Hall) -> None:
    people = await table(hall, "Omar", "Mona", "Zoe", game="new_word", seats=3, window="10")
    await hall.start(people[0].guest)
    room = hall.tables[people[0].view.room].room
    seats = {p.view.viewer: p for p in people}
    layer = seats[room.match.waiting()[0]]
    domain = room.game.domain(room.match.state, layer.guest.seat)
    await layer.play(hall, domain.some(1)[0].text)
    live = hall.tables[people[0].view.room]
    first = live.until
    other = next(p for p in people if p is not layer)
    await asyncio.sleep(0.05)
    await other.play(hall, "stand")
    assert live.until == first


async def test_day_or_night_is_settled_when_a_table_is_opened(hall: Hall) -> None:
    person = Person("Omar")
    await hall.open(person.guest, protocol.Open("1", "ganjifa", 3, {"hours": "auto"}))
    (table,) = hall.tables.values()
    assert table.room.game.options.hours in ("day", "night")


async def test_a_hint_is_told_to_who_asks_and_not_where_a_table_of_several_has_closed_them(hall: Hall) -> None:
    (omar,) = await table(hall, "Omar")
    with pytest.raises(Refused, match="room-not-started"):
        await hall.hint(omar.guest, protocol.Hint("h0"))
    await hall.start(omar.guest)
    await settled(hall, omar)
    await hall.hint(omar.guest, protocol.Hint("h1"))
    told = omar.frames[-1]
    assert isinstance(told, protocol.Hints)
    labels = [move.label for offer in omar.view.offers for move in offer.moves]
    assert told.id == "h1"
    assert told.moves
    assert all(any(move.startswith(label) for label in labels) for move in told.moves)
    mona, nikos = await table(hall, "Mona", "Nikos", game="new_word", mode="challenge")
    await hall.start(mona.guest)
    await settled(hall, mona) if mona.view.status == "Your turn" else await settled(hall, nikos)
    on_turn = next(p for p in (mona, nikos) if any(q.you and q.acts for q in p.view.places))
    with pytest.raises(Refused, match="hints-closed"):
        await hall.hint(on_turn.guest, protocol.Hint("h2"))
    other = nikos if on_turn is mona else mona
    assert not [frame for frame in other.frames if isinstance(frame, protocol.Hints)]


async def test_a_table_says_that_it_plays_one_deal(hall: Hall) -> None:
    (omar,) = await table(hall, "Omar", one_deal=True)
    assert omar.view.one_deal
    (mona,) = await table(hall, "Mona")
    assert not mona.view.one_deal


async def test_nobody_is_at_two_tables_so_nobody_sees_one_from_the_seat_of_the_other(hall: Hall) -> None:
    (omar,) = await table(hall, "Omar")
    eve = Person("Eve")
    first = await hall.open(eve.guest, protocol.Open("o", "basra", 2))
    await hall.join(eve.guest, protocol.Join("j", omar.view.room))
    await hall.join(eve.guest, protocol.Join("j", first.room.key))  # without leaving, as a repeated command may
    assert eve.guest.table is first
    assert eve.guest not in hall.tables[omar.view.room].guests
    told = len(eve.frames)
    await hall.start(omar.guest)
    assert not any(step.view.room == omar.view.room for step in eve.frames[told:] if isinstance(step, protocol.Step))


async def test_a_second_page_of_who_sits_takes_no_chat_from_the_first(hall: Hall) -> None:
    omar, mona = await table(hall, "Omar", "Mona")
    await hall.start(omar.guest)
    for watch in (True, False):
        page = Person("Mona")
        await hall.join(page.guest, protocol.Join("j", omar.view.room, watch))
        for number in (1, 2):
            told = len(mona.frames)
            await hall.say(omar.guest, protocol.Say("s", "hello"))
            assert any(isinstance(frame, protocol.Said) for frame in mona.frames[told:])
            if number == 1:
                await hall.leave(page.guest, at_once=True)
