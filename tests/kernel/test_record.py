"""Records: written, read and played again; whatever else is sent is refused with the place where it is wrong."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from majlis import record, registry
from majlis.game import Game
from majlis.laws.runs import played
from majlis.luck import SealedLuck, SeedLuck
from majlis.match import Match
from majlis.move import IllegalMove, Refused
from majlis.plan import SEATS

KEYS = list(registry.natures())
HEX = "ab" * 32


@cache
def short(key: str) -> str:
    """The record of the beginning of a match."""
    game = registry.game(key)
    return record.write(record.of(played(game, game.nature.seats[0], "short", 8).match))


every_game = pytest.mark.parametrize("key", KEYS)


@every_game
def test_a_record_of_a_game_needs_nothing_but_its_text(key: str) -> None:
    match = record.replay(record.read(short(key)))
    assert record.write(record.of(match)) == short(key)


@every_game
def test_a_record_can_be_stopped_anywhere(key: str) -> None:
    read = record.read(short(key))
    for upto in range(len(read.moves) + 1):
        assert len(record.replay(read, upto).log) == upto


@every_game
def test_options_are_recorded_only_where_they_differ(key: str) -> None:
    head = json.loads(short(key).split("\n")[0])
    assert "options" not in head
    for variant in registry.nature(key).variants:
        game = registry.game(key, variant=variant)
        match = Match(game, game.nature.seats[0], SeedLuck("7"))
        again = record.replay(record.read(record.write(record.of(match))))
        assert again.game.options == game.options


def sealed(game: Game[Any], moves: int) -> Match[Any]:
    """The beginning of a match of a room, not beyond its first deal."""
    luck = SealedLuck(lambda deal: bytes([deal]) * 32)
    match = Match(game, game.nature.seats[0], luck)
    for n in range(moves):
        seat = match.waiting()[0]
        move = game.propose(match.state, seat, luck.step(99, n))
        ahead = match.fork()
        ahead.play(seat, move)
        if ahead.deal > 1:
            break
        match.play(seat, move)
    return match


@every_game
def test_the_seed_of_the_deal_in_play_stays_secret(key: str) -> None:
    match = sealed(registry.game(key), 3)
    made = record.of(match)
    assert list(made.commits) == [1]
    assert not made.reveals
    assert (bytes([1]) * 32).hex() not in record.write(made)
    with pytest.raises(Refused, match="record-not-revealed"):
        record.replay(record.read(record.write(made)))


@every_game
def test_a_revealed_seed_can_be_checked(key: str) -> None:
    match = sealed(registry.game(key), 3)
    made = record.of(match)
    made.reveals[1] = (bytes([1]) * 32).hex()
    assert not made.unproved()
    assert len(record.replay(record.read(record.write(made))).log) == len(match.log)
    made.reveals[1] = HEX
    assert made.unproved() == [1]


KEY = KEYS[0]
SEATS_LEAST = registry.nature(KEY).seats[0]
RULES = registry.nature(KEY).rules
HEAD = json.dumps({"majlis": 1, "game": KEY, "rules": RULES, "seats": SEATS_LEAST, "seed": "7"})


def head(**changed: object) -> str:
    return json.dumps({**json.loads(HEAD), **changed})


@pytest.mark.parametrize(
    ("text", "reason", "where"),
    [
        ("", "record-header", "line 1"),
        ("[]", "record-header", "line 1"),
        ("[" * 100_000, "record-header", "line 1"),
        (head(majlis=2), "record-header", "line 1"),
        (head(seats="2"), "record-header", "line 1"),
        (head(seats=True), "record-header", "line 1"),
        (head(seats=99), "wrong-seats", "seats"),
        (head(seed=7), "record-header", "line 1"),
        (head(options=[]), "record-header", "line 1"),
        (head(rules=RULES + 1), "record-rules", "line 1"),
        (head(game="chess"), "unknown-game", "game"),
        (HEAD + "\nxyzzy", "record-line", "line 2"),
        (HEAD + "\n\n0", "record-line", "line 3"),
        (HEAD + "\n-1 pass", "record-line", "line 2"),
        (HEAD + "\n١ pass", "record-line", "line 2"),
        (HEAD + "\ncommit 1 xyz", "record-seed-line", "line 2"),
        (HEAD + f"\nreveal one {HEX}", "record-seed-line", "line 2"),
        (HEAD + f"\ncommit 1 {HEX.upper()}", "record-seed-line", "line 2"),
    ],
)
def test_a_record_is_refused_where_it_is_wrong(text: str, reason: str, where: str) -> None:
    with pytest.raises(Refused) as refused:
        record.read(text)
    assert (refused.value.reason.what, str(refused.value.where)) == (reason, where)


def test_a_record_too_long_is_refused_unread() -> None:
    with pytest.raises(Refused, match="record-too-long"):
        record.read("x" * (record.MOST_CHARACTERS + 1))


@pytest.mark.parametrize(
    ("line", "reason"),
    [("0 xyzzy", "not-a-move"), ("77 pass", "unknown-seat")],
)
def test_a_move_that_is_none_is_refused_by_its_number(line: str, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        record.replay(record.read(f"{HEAD}\n{line}\n"))
    assert refused.value.reason.what == reason
    assert str(refused.value.where).startswith("move 1")


def test_a_refused_move_leaves_the_match_as_it_was() -> None:
    match = record.replay(record.read(short(KEY)))
    before = match.digest()
    for seat in SEATS[: match.seats]:
        for move in match.game.moves:
            if match.game.refuse(match.state, seat, match.game.complete(match.state, seat, move)) is not None:
                with pytest.raises(IllegalMove):
                    match.play(seat, move)
    assert match.digest() == before


scraps = st.sampled_from(
    ["0 ", "1 ", "9", "play", "pass", " take ", "none", "7D", "A/E", "?", "=", "\n", "{", '"', "commit 1 ", HEX, "\x00"]
)


@given(st.sampled_from(KEYS), st.lists(st.tuples(st.integers(0, 400), st.integers(0, 9), scraps), max_size=4))
def test_whatever_is_sent_is_read_or_refused(key: str, edits: list[tuple[int, int, str]]) -> None:
    text = short(key)
    for place, gone, scrap in edits:
        place %= len(text) + 1
        text = text[:place] + scrap + text[place + gone :]
    _read_or_refused(text)


@given(st.text(max_size=80), st.lists(st.text(max_size=20), max_size=5))
def test_whatever_lines_follow_a_header_are_read_or_refused(first: str, lines: list[str]) -> None:
    _read_or_refused(first)
    _read_or_refused("\n".join([HEAD, *lines]))


def _read_or_refused(text: str) -> None:
    try:
        match = record.replay(record.read(text))
    except Refused:
        pass
    else:
        assert match.replay().digest() == match.digest()
