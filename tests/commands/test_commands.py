"""The commands answer as their formats say, on both kinds of output."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import majlis
from majlis import cli, position, record, registry
from majlis.arena.playouts import Order, match_of, play, simulate
from majlis.bots import levels
from majlis.luck import SealedLuck, SeedLuck
from majlis.match import Match
from majlis.move import QUIET
from majlis.speech import Speech
from tests.commands.asking import KEYS, LANGS, called, dealt, started, written

Capsys = pytest.CaptureFixture[str]


# -- help and version --


@pytest.mark.parametrize("lang", LANGS)
def test_every_command_helps_in_every_language(lang: str, capsys: Capsys) -> None:
    whole = called(capsys, "--help", "--lang", lang)
    assert whole.code == 0
    for name, (module, _) in cli.COMMANDS.items():
        assert Speech(lang).text(f"cli-command-{name}") in whole.out
        if module != "elsewhere":
            said = called(capsys, name, "--help", "--lang", lang)
            assert said.code == 0
            assert Speech(lang).text(f"cli-command-{name}") in said.out
            assert "--lang" in said.out
            assert "--json" in said.out


def test_the_version_tells_the_build(capsys: Capsys) -> None:
    said = called(capsys, "--version")
    assert said.out.split()[:2] == ["majlis", majlis.__version__]
    assert said.out.split()[2] in ("(interpreted)", "(compiled)")
    assert called(capsys, "--version", "--json").data["version"] == majlis.__version__


# -- games --


def test_games_are_told_with_all_that_can_be_chosen(capsys: Capsys) -> None:
    told = called(capsys, "games", "--json").data
    assert [game["key"] for game in told] == KEYS
    for game in told:
        assert set(game) == {"key", "names", "seats", "options", "variants", "kind"}
        assert set(game["names"]) == set(LANGS)
        for option in game["options"]:
            assert option["default"] in option["values"]
        for variant in game["variants"]:
            registry.game(game["key"], variant["options"])


@pytest.mark.parametrize("lang", LANGS)
def test_games_in_plain_lines(lang: str, capsys: Capsys) -> None:
    said = called(capsys, "games", "--lang", lang)
    short = said.out.splitlines()
    assert [line.partition(": ")[0] for line in short[: len(KEYS)]] == KEYS
    assert len(short) == len(KEYS) + 1  # and how to hear more
    assert "\u2068" not in said.out
    long = called(capsys, "games", "--long", "--lang", lang).out
    for key in KEYS:
        told = called(capsys, "games", key, "--lang", lang).out
        assert told.startswith(f"{key}: ")
        assert told in long
        assert Speech(lang, key).text("about") in told


# -- ask and apply --


@pytest.mark.parametrize("key", KEYS)
def test_ask_tells_every_legal_move(key: str, tmp_path: Path, capsys: Capsys) -> None:
    match = dealt(key, 2)
    file = tmp_path / "position.json"
    file.write_text(written(match.game, match.state))
    told = called(capsys, "ask", str(file), "--json").data
    assert told["acting"] == match.waiting()
    for one in told["seats"]:
        legal = [move.text for move in match.game.choices(match.state, one["seat"], QUIET)]
        assert sorted(one["moves"]) == sorted(legal)
        for barred in one["barred"]:
            assert barred["reason"]
            assert barred["move"] not in legal
        for kind in one["open"]:
            assert {"name", "domain"} <= set(kind["fields"][0])
    for lang in LANGS:
        plain = called(capsys, "ask", str(file), "--lang", lang)
        assert plain.code == 0
        assert all(f"  {move}\n" in plain.out for move in told["seats"][0]["moves"])


@pytest.mark.parametrize("key", KEYS)
def test_apply_gives_the_next_position_and_what_each_one_hears(key: str, tmp_path: Path, capsys: Capsys) -> None:
    match = dealt(key)
    file = tmp_path / "position.json"
    file.write_text(written(match.game, match.state))
    seat = match.waiting()[0]
    move = match.game.fallback(match.state, seat).text
    for lang in LANGS:
        data = called(capsys, "apply", str(file), str(seat), move, "--json", "--lang", lang).data
        assert set(data["told"]) == {*map(str, range(match.seats)), "spectator"}
        assert data["told"][str(seat)]
    match.play(seat, match.game.read(move))
    game, state = position.read(data["position"])
    assert data["position"]["zones"] == position.write(match.game, match.state)["zones"]
    assert position.write(game, state) == data["position"]
    assert (
        json.dumps(data["position"], ensure_ascii=False)
        in called(capsys, "apply", str(file), str(seat), *move.split()).out
    )


def test_files_and_standard_input_are_the_same(tmp_path: Path) -> None:
    match = dealt(KEYS[0])
    text = written(match.game, match.state)
    file = tmp_path / "position.json"
    file.write_text(text)
    assert started("ask", "-", "--json", given=text).out == started("ask", str(file), "--json").out
    assert started("ask", "-", given="\ufeff" + text).code == 0


def test_the_luck_of_a_move_comes_from_its_seed(tmp_path: Path, capsys: Capsys) -> None:
    """A position with one card each: the move ends the deal, and the next one is dealt."""
    for key in KEYS:
        match = dealt(key)
        begun = len(match.deals)  # a first deal may be over at once
        while len(match.deals) == begun and match.outcome() is None:
            before = written(match.game, match.state)
            seat = match.game.awaited(match.state)[0]
            move = match.game.fallback(match.state, seat)
            match.play(seat, move)
        if match.outcome() is None:
            file = tmp_path / f"{key}.json"
            file.write_text(before)
            call = ["apply", str(file), str(seat), move.text, "--json", "--seed"]
            assert called(capsys, *call, "1").out == called(capsys, *call, "1").out
            assert called(capsys, *call, "1").out != called(capsys, *call, "2").out


# -- simulate --


@pytest.mark.parametrize("key", KEYS)
def test_simulate_twice_gives_one_hash(key: str, capsys: Capsys) -> None:
    for seats in registry.nature(key).seats[:2]:
        words = ["simulate", key, "--matches", "4", "--seats", str(seats), "--json"]
        first, again = called(capsys, *words, "--seed", "7").data, called(capsys, *words, "--seed", "7").data
        assert first["hash"] == again["hash"]
        assert first["decisions"] == again["decisions"] > 0
        assert first["hash"] != called(capsys, *words, "--seed", "8").data["hash"]
        assert first["key"] == key
        assert [row["seat"] for row in first["outcomes"]] == list(range(seats))


def test_many_processes_change_nothing(capsys: Capsys) -> None:
    words = ["simulate", KEYS[0], "--matches", "50", "--json"]
    alone, two = called(capsys, *words).data, called(capsys, *words, "--jobs", "2").data
    assert alone["hash"] == two["hash"]
    assert alone["outcomes"] == two["outcomes"]


@pytest.mark.both_builds
@pytest.mark.parametrize("key", KEYS)
def test_a_playout_is_a_match_that_can_be_replayed(key: str) -> None:
    """Nothing that the fast loop leaves out makes a difference."""
    order = Order(key, registry.nature(key).seats[0], "7")
    for number in range(3):
        played = play(order.game(), order, number)
        match = match_of(order, number)
        outcome = match.outcome()
        assert outcome is not None
        assert outcome.scores == played.scores
        assert len(match.log) == played.decisions
        assert record.write(record.of(match)) == played.text


def test_bots_of_several_kinds_take_their_seats_in_turn(capsys: Capsys) -> None:
    nature = registry.nature(KEYS[0])
    words = ["simulate", nature.key, "--seats", str(nature.seats[-1]), "--bots", "greedy,random", "--matches", "1"]
    rows = called(capsys, *words, "--json").data["outcomes"]
    assert [row["bot"] for row in rows] == (["greedy", "random"] * 9)[: len(rows)]


def test_options_and_variants_reach_the_rules(capsys: Capsys) -> None:
    for key in KEYS:
        for variant in registry.nature(key).variants:
            order = Order(key, registry.nature(key).seats[0], "0", variant=variant)
            words = ["simulate", key, "--variant", variant, "--matches", "1", "--json"]
            assert called(capsys, *words).data["hash"] == simulate(order, 1).hash


# -- replay --


@pytest.mark.parametrize("lang", LANGS)
def test_replay_tells_the_worst_moves(
    lang: str, tmp_path: Path, capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(levels, "INTERPRETED", 100)
    thoughtful = [key for key in KEYS if registry.strength(key) is not None]
    order = Order(thoughtful[LANGS.index(lang) % len(thoughtful)], 2, "7")
    file = tmp_path / "match.record"
    file.write_text(record.write(record.of(match_of(order, 0).replay(12))))
    rows = called(capsys, "replay", str(file), "--analyse", "--json", "--lang", lang).data
    told = called(capsys, "replay", str(file), "--analyse", "--lang", lang)
    assert told.code == 0
    assert len(told.out.splitlines()) == max(1, len(rows))
    for row, line in zip(rows, told.out.splitlines(), strict=False):
        assert str(row["move"]) in line
    mine = called(capsys, "replay", str(file), "--analyse", "--seat", "1", "--json").data
    assert all(row["seat"] == 1 for row in mine)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", KEYS)
def test_replay_tells_a_match_again(key: str, lang: str, tmp_path: Path, capsys: Capsys) -> None:
    order = Order(key, registry.nature(key).seats[0], "7")
    match = match_of(order, 0)
    file = tmp_path / "match.record"
    file.write_text(play(order.game(), order, 0).text)
    data = called(capsys, "replay", str(file), "--json", "--lang", lang).data
    outcome = match.outcome()
    assert outcome is not None
    assert data == {
        "hash": match.digest(),
        "outcome": {"scores": outcome.scores, "winners": outcome.winners()},
        "verified": None,
    }
    told = called(capsys, "replay", str(file), "--lang", lang)
    assert told.code == 0
    assert match.digest() in told.out
    assert len(told.out.splitlines()) > len(match.deals)
    seen = called(capsys, "replay", str(file), "--lang", lang, "--seat", "0")
    assert seen.out != told.out or len(registry.nature(key).seats) == 1


@pytest.mark.parametrize("key", KEYS)
def test_verify_holds_each_deal_to_its_commitment(key: str, tmp_path: Path, capsys: Capsys) -> None:
    game = registry.game(key)
    match = Match(game, game.nature.seats[0], SealedLuck(lambda deal: bytes([deal % 256]) * 32))
    while match.outcome() is None:
        seat = game.awaited(match.state)[0]
        match.play(seat, game.fallback(match.state, seat))
    file = tmp_path / "match.record"
    text = record.write(record.of(match))
    file.write_text(text)
    assert called(capsys, "replay", str(file), "--verify", "--json").data["verified"] is True
    assert called(capsys, "replay", str(file), "--verify").code == 0
    commit = next(line for line in text.splitlines() if line.startswith("commit 1 "))
    file.write_text(text.replace(commit, "commit 1 " + "0" * 64))
    assert called(capsys, "replay", str(file), "--json").data["verified"] is None
    assert '"not-verified"' in called(capsys, "replay", str(file), "--verify", "--json").err
    file.write_text(text.replace(commit + "\n", ""))
    assert '"not-committed"' in called(capsys, "replay", str(file), "--verify", "--json").err


# -- programs of their own --


def test_a_closed_pipe_is_told_in_one_line() -> None:
    command = [sys.executable, "-P", "-m", "majlis.cli", "games", "--json", "--lang", "el"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as done:
        assert done.stdout is not None
        assert done.stderr is not None
        done.stdout.close()  # nobody reads
        said = done.stderr.read()
    assert done.returncode in (0, 2)  # 0 where all was written before the reader left
    assert said.count(b"\n") <= 1
    assert b"Traceback" not in said


def test_a_full_disk_is_told_in_one_line() -> None:
    if not Path("/dev/full").exists():
        pytest.skip("no /dev/full here")
    with open("/dev/full", "w") as full:
        command = [sys.executable, "-P", "-m", "majlis.cli", "games"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, timeout=60)
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1


def test_an_interruption_ends_with_130(capsys: Capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(registry, "natures", interrupted)
    said = called(capsys, "games")
    assert said.code == 130
    assert said.err.count("\n") == 1


@pytest.mark.parametrize("encoding", ["ascii", "iso-8859-7", "utf-8"])
def test_any_encoding_of_the_terminal_will_do(encoding: str) -> None:
    for lang in LANGS:
        said = started("--help", "--lang", lang, PYTHONIOENCODING=encoding)
        assert said.code == 0
        assert said.err == ""


@pytest.mark.parametrize("command", ["words", "define"])
def test_what_is_elsewhere_may_be_missing(command: str, capsys: Capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "majlis.lexicon.cli", None)
    said = called(capsys, command, "cat", "--json")
    assert said.code == 2
    assert json.loads(said.err)["error"]["code"] == "part-missing"


def test_the_room_is_the_default(capsys: Capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[dict[str, object]] = []

    def serve(**wishes: object) -> int:
        heard.append(wishes)
        return 0

    from majlis.commands import elsewhere

    monkeypatch.setattr(elsewhere, "_part", lambda module, name, what: serve)
    for words in ([], ["serve"], ["--lan", "--port", "8001"], ["serve", "--database", "x.db", "--host", "::1"]):
        assert called(capsys, *words, "--lang", "el").code == 0
    alone = {"host": "127.0.0.1", "port": 8000, "database": "majlis.db", "bus": "", "lan": False, "lang": "el"}
    assert heard[0] == heard[1] == alone
    assert heard[2]["lan"] is True
    assert heard[2]["port"] == 8001
    assert heard[3]["host"] == "::1"
    assert called(capsys, "serve", "--port", "99999").code == 2
    assert called(capsys, "serve", "--bus", "nats://here").code == 0
    assert heard[-1]["bus"] == "nats://here"


# -- solve --


def test_solve_says_whether_a_deal_can_be_won_and_how(capsys: Capsys) -> None:
    data = called(capsys, "solve", "six_by_six", "--seed", "0/1", "--json").data
    match = Match(registry.game("six_by_six"), 1, SeedLuck("0/1"))
    for text in data["line"]:
        match.play(match.waiting()[0], match.game.read(text))
    outcome = match.outcome()
    assert outcome is not None
    assert (data["winnable"], data["complete"], data["score"]) == (True, True, outcome.scores[0])
    said = called(capsys, "solve", "six_by_six", "--seed", "0/1")
    assert f"in {len(data['line'])} moves" in said.out
    assert len(said.out.splitlines()) == len(data["line"]) + 3


def test_solve_says_so_when_it_gives_up(capsys: Capsys) -> None:
    said = called(capsys, "solve", "solitary_word", "--seed", "0/1", "--positions", "5")
    assert said.out.startswith("Gave up after 5 positions")


def test_simulate_tells_the_share_of_deals_that_can_be_won(capsys: Capsys) -> None:
    words = ["simulate", "six_by_six", "--bots", "solver", "--matches", "3", "--positions", "200", "--json"]
    data = called(capsys, *words).data
    assert data["won"] + data["lost"] + data["open"] == data["matches"] == 3
    assert called(capsys, *words, "--jobs", "2").data == data
    assert called(capsys, *words[:-1]).out.startswith("Of 3 deals")


def test_the_solver_sits_at_no_table(capsys: Capsys) -> None:
    for words in (
        ["simulate", "six_by_six", "--bots", "solver,greedy", "--matches", "1"],
        ["simulate", "six_by_six", "--bots", "solver", "--seats", "2"],
        ["simulate", KEYS[0], "--bots", "solver"],
        ["solve", "taketwo"],
        ["play", "six_by_six", "--bots", "solver"],
    ):
        assert called(capsys, *words).code == 2, words
