"""Whatever is wrong is told in one line that names it, in every language; the exit code is 2 and nothing is written."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from majlis import cli, position, registry
from majlis.match import Match
from majlis.speech import HERE, Speech
from tests.commands.asking import KEYS, LANGS, Said, called, dealt

Change = Callable[[dict[str, Any], Match[Any]], Any]


def refused(said: Said) -> str:
    """The one line of a refusal."""
    assert said.code == 2
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.endswith("\n")
    assert "Traceback" not in said.err
    return said.err


# -- the command line --

WORDS = {
    "unknown-command": ["fly"],
    "unknown-game": ["simulate", "chess"],
    "argument-missing": ["ask"],
    "argument-unknown": ["games", "--fast"],
    "argument-without-value": ["simulate", KEYS[0], "--matches"],
    "argument-with-value": ["replay", "-", "--verify=yes"],
    "not-a-number": ["simulate", KEYS[0], "--matches", "many"],
    "not-an-option": ["simulate", KEYS[0], "--options", "target"],
    "unknown-bot": ["simulate", KEYS[0], "--bots", "oracle"],
    "unknown-verbosity": ["play", KEYS[0], "--verbosity", "loud"],
    "unknown-bench": ["bench", "nothing"],
    "no-such-file": ["replay", "/nowhere/at/all"],
    "unreadable-file": ["ask", "."],
}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("code", WORDS)
def test_arguments_that_cannot_be(code: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    line = refused(called(capsys, *WORDS[code], "--lang", lang))
    assert line.startswith("majlis: ")
    error = json.loads(refused(called(capsys, "--json", "--lang", lang, *WORDS[code])))["error"]
    assert set(error) == {"code", "where", "message"}
    assert error["code"] == code
    assert error["message"] in line


def test_the_same_mistake_is_told_in_each_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert len({called(capsys, "fly", "--lang", lang).err for lang in LANGS}) == len(LANGS)


@pytest.mark.parametrize(("lang", "said"), [("en", "line 2:"), ("ar", "السطر 2:"), ("el", "γραμμή 2:")])
def test_a_record_that_is_damaged_names_the_line_in_the_language(
    lang: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "damaged"
    file.write_text('{"majlis": 1, "game": "basra", "rules": 1, "seats": 2, "seed": "7"}\n0\n')
    assert said in refused(called(capsys, "replay", str(file), "--lang", lang))


def test_an_unknown_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert "“xx”" in refused(called(capsys, "games", "--lang", "xx"))


def test_the_language_comes_from_the_environment(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "MAJLIS_LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "el_GR.UTF-8")
    greek = called(capsys, "fly").err
    assert greek == called(capsys, "fly", "--lang", "el").err
    monkeypatch.setenv("MAJLIS_LANG", "ar")
    assert called(capsys, "fly").err == called(capsys, "fly", "--lang", "ar").err
    assert called(capsys, "fly", "--lang", "el").err == greek


# -- games, seats and options --


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", KEYS)
def test_what_no_game_is_played_with(key: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    option = next(iter(dealt(key).game.options.__dataclass_fields__))
    for more in (["--seats", "77"], ["--options", "colour=blue"], ["--options", f"{option}=blue"], ["--variant", "x"]):
        for command in ("simulate", "play"):
            refused(called(capsys, command, key, *more, "--lang", lang))


# -- positions --


def _twice(data: dict[str, Any], match: Match[Any]) -> Any:
    name = next(name for name, cards in data["zones"].items() if cards)
    data["zones"][name] += [data["zones"][name][0]] * len(match.game.pack.all)


def _too_many(data: dict[str, Any], match: Match[Any]) -> Any:
    name = next(iter(data["zones"]))
    data["zones"] = {name: match.game.pack.code + match.game.pack.code[:1]}


def _put(name: str, value: object) -> Change:
    def change(data: dict[str, Any], match: Match[Any]) -> Any:
        data[name] = value

    return change


def _put_zone(name: str, value: object) -> Change:
    def change(data: dict[str, Any], match: Match[Any]) -> Any:
        data["zones"][name or next(iter(data["zones"]))] = value

    return change


CHANGES: dict[str, Change] = {
    "a card twice": _twice,
    "more cards than the pack": _too_many,
    "an unknown card": _put_zone("", ["X9"]),
    "a card that is no text": _put_zone("", [7]),
    "a new line in a code": _put_zone("", ["a\nb\u001b[31m"]),
    "no list": _put_zone("", "7D"),
    "an unknown place": _put_zone("sky", []),
    "an unknown game": _put("game", "chess"),
    "no game": _put("game", None),
    "seats as text": _put("seats", "two"),
    "too many seats": _put("seats", 99),
    "an unknown option": _put("options", {"colour": "blue"}),
    "zones as a list": _put("zones", []),
    "an unknown key": _put("weather", "fine"),
    "an unknown field": _put("state", {"mood": 1}),
    "a field of another kind": _put("state", {"acting": "me"}),
    "a seat that cannot act": _put("state", {"acting": 1 << 30}),
}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("key", KEYS)
def test_positions_that_cannot_be(
    key: str, change: str, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = dealt(key)
    data = position.write(match.game, match.state)
    CHANGES[change](data, match)
    file = tmp_path / "position.json"
    file.write_text(json.dumps(data))
    before = file.read_bytes()
    for arguments in (["ask", str(file)], ["apply", str(file), "0", "pass"]):
        line = refused(called(capsys, *arguments, "--lang", lang))
        assert "\x1b" not in line
    assert json.loads(refused(called(capsys, "ask", str(file), "--json", "--lang", lang)))["error"]["where"]
    assert file.read_bytes() == before


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("text", ["", "{", "[]", "7", "[" * 5000, '{"game": 1, "game": 2}', "\ud800", "9" * 6000])
def test_no_position_at_all(text: str, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "position.json"
    file.write_bytes(text.encode("utf-8", "surrogatepass"))
    refused(called(capsys, "ask", str(file), "--lang", lang))


# -- moves --


def _never(match: Match[Any]) -> Iterator[str]:
    """Moves that are in the grammar and not allowed now."""
    seat = match.waiting()[0]
    for move in match.game.moves:
        if match.game.refuse(match.state, seat, move) is not None:
            yield move.text


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", KEYS)
def test_moves_that_cannot_be(key: str, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = dealt(key)
    file = tmp_path / "position.json"
    file.write_text(json.dumps(position.write(match.game, match.state)))
    seat = str(match.waiting()[0])
    for move in ("fly away", "", "play", "🂡", *list(_never(match))[:5]):
        refused(called(capsys, "apply", str(file), seat, move, "--lang", lang))
    legal = match.game.fallback(match.state, match.waiting()[0]).text
    for wrong in ("99", "-1", "first"):
        assert wrong in refused(called(capsys, "apply", str(file), wrong, legal, "--lang", lang))
    for other in set(range(match.seats)) - set(match.waiting()):
        refused(called(capsys, "apply", str(file), str(other), legal, "--lang", lang))


# -- records --


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        '{"majlis": 1, "game": "chess", "seats": 2}',
        '{"majlis": 1, "game": "KEY", "rules": 99, "seats": 2}',
        '{"majlis": 1, "game": "KEY", "rules": 1, "seats": SEATS}',  # nothing revealed
        '{"majlis": 1, "game": "KEY", "rules": 1, "seats": SEATS, "seed": "7"}\nhello',
        '{"majlis": 1, "game": "KEY", "rules": 1, "seats": SEATS, "seed": "7"}\n0 fly away',
        '{"majlis": 1, "game": "KEY", "rules": 1, "seats": SEATS, "seed": "7"}\n98 pass',
        '{"majlis": 1, "game": "KEY", "rules": 1, "seats": SEATS, "seed": "7"}\ncommit 1 00',
    ],
)
@pytest.mark.parametrize("key", KEYS)
def test_records_that_cannot_be(
    key: str, text: str, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = dealt(key)
    file = tmp_path / "match.record"
    file.write_text(text.replace("KEY", key).replace("SEATS", str(match.seats)).replace(": 1, ", ": 1, "))
    refused(called(capsys, "replay", str(file), "--lang", lang))


def test_a_record_with_nothing_committed_cannot_be_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.record"
    file.write_text(f'{{"majlis": 1, "game": "{KEYS[0]}", "rules": 1, "seats": {dealt(KEYS[0]).seats}, "seed": "7"}}\n')
    assert called(capsys, "replay", str(file)).code == 0
    refused(called(capsys, "replay", str(file), "--verify"))


# -- anything at all --


class _Given(io.TextIOWrapper):
    """Standard input with something in it."""

    def __init__(self, data: bytes) -> None:
        super().__init__(io.BytesIO(data), encoding="utf-8")


@given(data=st.binary(max_size=60), command=st.sampled_from(["ask", "replay"]))
def test_no_input_breaks_a_command(data: bytes, command: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.stdin", _Given(data))
        patch.setattr("sys.stdout", io.StringIO())
        patch.setattr("sys.stderr", io.StringIO())
        assert cli.main([command, "-"]) == 2


LEAVES = st.none() | st.booleans() | st.integers(-3, 70) | st.floats(allow_nan=False) | st.text(max_size=5)
VALUES = st.recursive(LEAVES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner))


@pytest.mark.parametrize("key", KEYS)
def test_no_changed_position_breaks_a_command(key: str) -> None:
    match = dealt(key, 3)
    whole = position.write(match.game, match.state)
    places = [(top, name) for top in ("zones", "state", "known", "options") for name in whole.get(top, {})]
    places += [("state", name) for name in match.state.__slots__]

    @given(place=st.sampled_from(places), value=VALUES)
    def changed(place: tuple[str, str], value: object) -> None:
        data = json.loads(json.dumps(whole))
        data.setdefault(place[0], {})[place[1]] = value
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("sys.stdin", _Given(json.dumps(data).encode()))
            patch.setattr("sys.stdout", io.StringIO())
            patch.setattr("sys.stderr", io.StringIO())
            assert cli.main(["ask", "-"]) in (0, 2)

    changed()


def test_every_refusal_of_ours_has_its_sentence() -> None:
    """Those that no test above brings about."""
    for lang in LANGS:
        for name in ("closed-pipe", "interrupted", "disk-full", "part-missing", "no-benches", "no-bus", "not-verified"):
            assert Speech(lang).has(f"reason-{name}")


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("lang", LANGS)
def test_no_game_has_a_message_by_the_name_of_one_of_ours(lang: str, key: str) -> None:
    """A game's message would come in its place."""
    pages = [(HERE / "text" / f"{kind}.{lang}.ftl").read_text() for kind in ("commands", "terminal")]
    names = {line.split(" =")[0] for page in pages for line in page.splitlines() if line[:1].isalpha()}
    game = (registry.folder(key) / f"{lang}.ftl").read_text().splitlines()
    assert not names & {line.split(" =")[0] for line in game}


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "basra", "--matches", "1", "--seed", "\udcff"],
        ["solve", "six_by_six", "--seed", "\udcff"],
        ["play", "basra", "--seed", "\udcff"],
    ],
)
def test_a_seed_that_is_no_text(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert json.loads(refused(called(capsys, *words, "--json")))["error"]["code"] == "not-text"


def test_a_record_whose_seed_is_no_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    head = {"majlis": 1, "game": "basra", "rules": 1, "seats": 2, "seed": "\ud800"}
    (tmp_path / "odd.record").write_text(json.dumps(head) + "\n")
    refused(called(capsys, "replay", str(tmp_path / "odd.record")))


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize(("words", "code"), [("ask -", 2), ("fly", 2), ("play basra --seed 7", 0), ("--version", 0)])
def test_streams_that_the_caller_has_closed(words: str, code: int, closed: str) -> None:
    given = "</dev/null " if "<" not in closed else ""
    line = f'"{sys.executable}" -P -m majlis.cli {words} {given}{closed}'
    done = subprocess.run(["sh", "-c", line], capture_output=True, timeout=120, check=False)
    assert done.returncode == code
    assert b"Traceback" not in done.stderr
