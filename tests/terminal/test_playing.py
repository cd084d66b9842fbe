"""Whole matches at the terminal, in every game and language; leaving, going on, taking back."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from majlis import record, registry
from majlis.speech import Speech
from majlis.terminal.loop import Loop
from tests.commands.asking import called, started
from tests.terminal.sitting import KEYS, LANGS, Player, Typed, fallback, heard, ready, table
from tests.turns import a_few_in_some_language, in_some_language

Capsys = pytest.CaptureFixture[str]


def _by_text(loop: Loop) -> str:
    return fallback(loop)


def _by_number(loop: Loop) -> str:
    """The place of the move in the list of moves, if it stands there by itself."""
    groups = [[move.text for move in group] for group in loop.reader.groups()]
    move = fallback(loop)
    return f"{loop.vocabulary.native['moves'][-1]}{groups.index([move]) + 1}" if [move] in groups else move


def _by_name(loop: Loop) -> str:
    """What its button says, if that is one move only."""
    speech, me = loop.sitting.speech, loop.sitting.me
    named = {speech.move(move, me): move.text for move in loop.reader.legal()}
    return next((name for name, text in named.items() if text == fallback(loop)), fallback(loop))


ENDS = ("over-won", "over-lost", "over-shared", "left")
WAYS = {"en": _by_name, "ar": _by_number, "el": _by_text}


@in_some_language
def test_a_whole_match_is_played(key: str, lang: str, capsys: Capsys) -> None:
    for seats in registry.nature(key).seats[-2:]:
        loop = table(key, lang, seats=seats, seat=seats - 1, verbosity="full")
        assert loop.run(Player(loop, WAYS[lang]))
        assert loop.sitting.match.outcome() is not None
        lines = capsys.readouterr().out.splitlines()
        assert lines[-1] == loop.answers.result()[0]
        assert not [line for line in lines if not line.strip()]
        assert not {"\x1b", "\u2068", "\u2069"} & set("".join(lines))


@a_few_in_some_language
def test_a_script_plays_a_match_through_a_pipe(key: str, lang: str) -> None:
    first = f"{Speech(lang).text('terminal-word-moves').split()[-1]}1\n"
    said = started(
        "play",
        key,
        "--plain",
        "--one-deal",
        "--seed",
        "5",
        "--lang",
        lang,
        given=first * min(registry.game(key).bound, 5000),
    )
    assert said.code == 0
    assert said.err == ""
    assert "\x1b" not in said.out
    assert Speech(lang).text("terminal-prompt-yours") + "\n" in said.out
    ends = [Speech(lang).text(f"terminal-{name}", {"command": "|", "who": "|"}) for name in ENDS]
    ends += [Speech(lang).text(f"result-together-{how}") for how in ("won", "lost")]
    assert any(end.split("|")[0].rstrip("\u2068") in said.out for end in ends)


def test_the_end_of_input_leaves_and_says_how_to_go_on(
    tmp_path: Path, capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("majlis.commands.play.ears", lambda *rest: Typed([]))
    for lang in LANGS:
        left = called(capsys, "play", KEYS[0], "--seed", "it's 5", "--lang", lang)
        assert left.code == 0
        assert f"majlis play {KEYS[0]} --seed 'it'\"'\"'s 5'" in left.out.splitlines()[-1]
        ends = f" --lang {lang}" if lang != "en" else ""
        assert left.out.splitlines()[-1].endswith(ends)
        kept = tmp_path / f"{lang}.record"
        words = ["--lang", lang, "--record", str(kept), "--bots", "random"]
        again = called(capsys, "play", KEYS[0], "--seed", "5", *words)
        assert again.out.splitlines()[-1].endswith(f"majlis play {KEYS[0]} --record {kept} --bots random{ends}")
        assert called(capsys, "replay", str(kept)).code == 0


@pytest.mark.parametrize("key", KEYS)
def test_a_match_goes_on_from_its_record(key: str, tmp_path: Path, capsys: Capsys) -> None:
    """Interrupted or not, the same moves give the same match."""
    whole = table(key)
    assert whole.run(Player(whole, fallback))
    mine = [move.text for seat, move in whole.sitting.match.log if seat == 0]
    file = str(tmp_path / "kept.record")
    words = ["play", key, "--one-deal", "--seed", "5", "--bots", "random", "--record", file]
    for part in filter(None, (mine[:2], mine[2:3], mine[3:])):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("majlis.commands.play.ears", lambda *rest, part=part: Typed(part))
            assert called(capsys, *words).code == 0
    kept = record.replay(record.read(Path(file).read_text()))
    assert kept.digest() == whole.sitting.match.digest()
    assert called(capsys, *words).code == 2  # it is over
    other = next((k for k in KEYS if k != key), "")
    if other:
        assert '"not-this-match"' in called(capsys, "play", other, "--record", file, "--json").err


def test_a_record_that_cannot_be_written_is_refused_before_the_first_card(tmp_path: Path, capsys: Capsys) -> None:
    said = called(capsys, "play", KEYS[0], "--record", str(tmp_path / "nowhere" / "x"))
    assert said.code == 2
    assert said.out == ""


@pytest.mark.parametrize("key", KEYS)
def test_a_move_is_taken_back_with_all_that_followed(key: str, capsys: Capsys) -> None:
    loop = ready(table(key))
    assert heard(capsys, loop, "undo") == [loop.answers.text("nothing-to-undo")]
    before = loop.sitting.match.digest()
    heard(capsys, loop, fallback(loop))
    while not (loop.sitting.mine() or loop.sitting.over()):
        loop.others_play()
    assert loop.sitting.match.digest() != before
    assert len(heard(capsys, loop, "u")) == 1
    assert loop.sitting.match.digest() == before


@pytest.mark.parametrize("key", KEYS)
def test_bots_play_the_same_for_the_same_seed(key: str) -> None:
    matches = []
    for _ in range(2):
        loop = table(key)
        loop.run(Player(loop, fallback))
        matches.append(loop.sitting.match.digest())
    assert matches[0] == matches[1]


def test_programs_hear_objects(capsys: Capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("majlis.commands.play.ears", lambda *rest: Typed(["h", "nonsense", "quit"]))
    said = called(capsys, "play", KEYS[0], "--json", "--seed", "5")
    lines = [json.loads(line) for line in said.out.splitlines()]
    assert {line["kind"] for line in lines} == {"event", "answer", "end"}
    assert set(lines[-1]) == {"kind", "outcome", "hash"}


def test_an_interruption_keeps_the_match(tmp_path: Path, capsys: Capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupted:
        def line(self, prompt: str) -> str | None:
            raise KeyboardInterrupt

    monkeypatch.setattr("majlis.commands.play.ears", lambda *rest: Interrupted())
    file = tmp_path / "kept.record"
    said = called(capsys, "play", KEYS[0], "--record", str(file))
    assert said.code == 130
    assert said.err.count("\n") == 1
    assert str(file) in said.out.splitlines()[-1]
    assert record.read(file.read_text()).game == KEYS[0]
