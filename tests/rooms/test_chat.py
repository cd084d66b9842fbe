"""The promises of chat: for those who are there, while the game is on, and nothing is left of it (BA-27)."""

from __future__ import annotations

import pytest

from majlis.move import Refused
from majlis.plan import SEATS
from majlis.rooms.chat import MOST_CHARACTERS, MOST_LINES, Chat, cleaned


def four() -> Chat:
    chat = Chat("play")
    for seat, person in enumerate(["ann", "omar", "iris", "layla"]):
        chat.join(person, SEATS[seat])
    return chat


def read(chat: Chat, person: str) -> list[str]:
    return [line.text for line in chat.lines_for(person)]


def refused(chat: Chat, seat: int | None, text: str) -> str:
    with pytest.raises(Refused) as reason:
        chat.say(None if seat is None else SEATS[seat], text)
    return reason.value.reason.what


def test_all_who_play_read_every_line_with_its_seat() -> None:
    chat = four()
    chat.open()
    line = chat.say(SEATS[1], "well played")
    assert (line.seat, line.text) == (1, "well played")
    for person in ("ann", "omar", "iris", "layla"):
        assert chat.lines_for(person) == [line]
    assert chat.listeners() == ["ann", "omar", "iris", "layla"]


def test_before_the_first_deal_and_after_the_winner_nothing_is_written_or_read() -> None:
    chat = four()
    assert refused(chat, 0, "hello") == "chat-closed"
    chat.open()
    chat.say(SEATS[0], "hello")
    chat.close()
    assert refused(chat, 0, "again") == "chat-closed"
    assert read(chat, "ann") == read(chat, "omar") == []
    assert chat.listeners() == []
    chat.open()
    assert read(chat, "ann") == [], "a line outlived its match"


def test_who_watches_neither_writes_nor_reads() -> None:
    chat = four()
    chat.open()
    chat.join("watcher")
    chat.say(SEATS[0], "hello")
    assert read(chat, "watcher") == []
    assert "watcher" not in chat.listeners()
    assert refused(chat, None, "hello") == "chat-players-only"
    assert read(chat, "nobody we know") == []


def test_who_leaves_gets_none_of_the_lines_again() -> None:
    chat = four()
    chat.open()
    chat.say(SEATS[0], "before")
    chat.leave("omar")
    assert read(chat, "omar") == []
    assert "omar" not in chat.listeners()
    chat.say(SEATS[0], "meanwhile")
    chat.join("omar", SEATS[1])
    assert read(chat, "omar") == []
    chat.say(SEATS[0], "after")
    assert read(chat, "omar") == ["after"]
    assert read(chat, "ann") == ["before", "meanwhile", "after"]


def test_who_takes_the_seat_sees_only_new_lines() -> None:
    chat = four()
    chat.open()
    chat.say(SEATS[0], "before")
    chat.leave("omar")
    chat.join("stranger", SEATS[1])
    chat.say(SEATS[2], "after")
    assert read(chat, "stranger") == ["after"]


def test_who_watched_and_sits_down_sees_only_new_lines() -> None:
    chat = Chat("play")
    chat.join("ann", SEATS[0])
    chat.join("omar")
    chat.open()
    chat.say(SEATS[0], "before")
    chat.join("omar", SEATS[1])
    assert read(chat, "omar") == []


def test_a_page_loaded_again_has_not_left() -> None:
    chat = four()
    chat.open()
    chat.say(SEATS[0], "before")
    chat.join("omar", SEATS[1])
    assert read(chat, "omar") == ["before"]


def test_the_last_player_takes_all_lines_along() -> None:
    chat = four()
    chat.open()
    chat.join("watcher")
    chat.say(SEATS[0], "a secret")
    for person in ("ann", "omar", "iris"):
        chat.leave(person)
        assert chat.lines
    chat.leave("layla")
    assert not chat.lines
    chat.leave("layla")


def test_in_mode_room_everybody_there_writes_and_reads_while_the_room_lasts() -> None:
    chat = Chat("room")
    chat.join("ann", SEATS[0])
    chat.join("watcher")
    chat.say(None, "good luck")
    chat.open()
    chat.say(SEATS[0], "thanks")
    chat.close()
    assert read(chat, "ann") == read(chat, "watcher") == ["good luck", "thanks"]
    chat.join("late")
    assert read(chat, "late") == []
    assert chat.listeners() == ["ann", "watcher", "late"]
    for person in ("ann", "watcher", "late"):
        chat.leave(person)
    assert not chat.lines


def test_in_mode_off_nobody_writes() -> None:
    chat = Chat("off")
    chat.join("ann", SEATS[0])
    chat.open()
    assert refused(chat, 0, "hello") == "chat-off"
    assert read(chat, "ann") == chat.listeners() == []


def test_a_line_has_something_in_it_and_an_end() -> None:
    chat = four()
    chat.open()
    assert refused(chat, 0, " \n\u200b\u202e ") == "chat-empty"
    assert refused(chat, 0, "x" * (MOST_CHARACTERS + 1)) == "chat-too-long"
    assert chat.say(SEATS[0], "x" * MOST_CHARACTERS).text == "x" * MOST_CHARACTERS
    assert read(chat, "ann") == ["x" * MOST_CHARACTERS]


def test_of_very_many_lines_the_oldest_go() -> None:
    chat = four()
    chat.open()
    for n in range(MOST_LINES + 3):
        chat.say(SEATS[0], f"{n}")
    assert read(chat, "ann") == [f"{n}" for n in range(3, MOST_LINES + 3)]


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  two   words\n", "two words"),
        ("a\u202eb\u2066c", "abc"),
        ("tab\there\x00\x1b[2J", "tab here[2J"),
        ("e\u0301", "\u00e9"),
        ("بصرة يا ليلى", "بصرة يا ليلى"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f468\u200d\U0001f469\u200d\U0001f467"),
        ("\ud800", ""),
    ],
)
def test_a_line_is_shown_without_signs_that_nobody_sees(given: str, shown: str) -> None:
    assert cleaned(given) == shown
