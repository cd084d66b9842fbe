"""Who plays alone: numbered deals, the same deal again, another one, a move back after the end, and how it all went."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

from majlis import registry
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.plan import SEATS
from majlis.terminal.answers import NORMAL
from majlis.terminal.loop import Loop
from majlis.terminal.mouth import Mouth
from majlis.terminal.sitting import Sitting
from majlis.terminal.tally import Tally
from tests.commands.asking import called
from tests.terminal.sitting import LANGS, Typed

ALONE = [key for key, nature in registry.natures().items() if 1 in nature.seats]


def seated(key: str, place: Path, lang: str = "en", seed: str = "7") -> Loop:
    game = registry.game(key)
    sitting = Sitting(Match(game, 1, SeedLuck(seed)), SEATS[0], ("random",), lang)
    return Loop(sitting, Mouth(lang, True, False), NORMAL, lambda: None, Tally(game, place))


@pytest.mark.parametrize("key", ALONE)
def test_the_same_deal_again_and_another(key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    loop = seated(key, tmp_path / "alone.json")
    assert loop.run(Typed(["hint", "resign", "restart", "resign", "new 12", "resign", "quit"]))
    lines = capsys.readouterr().out.splitlines()
    told = [line for line in lines if line.startswith("Deal ")]
    assert [line.split(":")[0] for line in told] == ["Deal 7", "Deal 7", "Deal 12"]
    first = [i for i, line in enumerate(lines) if line.startswith("Deal 7")]
    assert lines[first[0] + 1 : first[0] + 3] == lines[first[1] + 1 : first[1] + 3], "the same cards"
    same = Match(loop.sitting.game, 1, SeedLuck("12"))
    assert loop.sitting.match.replay(0).state.piles.key() == same.state.piles.key(), "the number is the seed"


def test_a_deal_counts_once_when_it_first_ends(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = tmp_path / "data" / "alone.json"
    loop = seated("solitary_word", place)
    assert loop.run(Typed(["resign", "restart", "resign", "undo", "resign"]))
    said = [line for line in capsys.readouterr().out.splitlines() if line.startswith("So far")]
    assert said == ["So far: one deal played, 0 won; 0 in a row now, 0 at most."] * 3
    loop = seated("solitary_word", place)
    assert loop.run(Typed(["resign", "new", "resign"]))
    assert Tally(loop.sitting.game, place).played == 3
    other = registry.game("solitary_word", {"line": 7})
    assert Tally(other, place).played == 0, "other options, other numbers"


def test_won_deals_in_a_row(tmp_path: Path) -> None:
    place = tmp_path / "alone.json"
    tally = Tally(registry.game("solitary_word"), place)
    for won in (True, True, False, True):
        tally.note(won)
    again = Tally(registry.game("solitary_word"), place)
    assert (again.played, again.won, again.streak, again.longest) == (4, 3, 1, 2)


@pytest.mark.parametrize(
    "text", ["", "[]", "{", '{"solitary_word": 7}', '{"solitary_word": {"played": "x", "won": -1}}']
)
def test_a_file_that_makes_no_sense_counts_as_none(text: str, tmp_path: Path) -> None:
    place = tmp_path / "alone.json"
    place.write_text(text)
    tally = Tally(registry.game("solitary_word"), place)
    assert tally.played == 0
    tally.note(True)
    assert Tally(registry.game("solitary_word"), place).won == 1


def test_a_file_that_cannot_be_written_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    Tally(registry.game("solitary_word"), tmp_path / "file" / "alone.json").note(True)


@pytest.mark.parametrize("lang", LANGS)
def test_it_is_told_in_every_language(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    loop = seated("six_by_six", tmp_path / "alone.json", lang)
    words = loop.vocabulary.native
    assert loop.run(Typed(["resign", words["restart"][0], "resign", f"{words['new'][0]} 3", words["quit"][0]])) is False
    out = capsys.readouterr().out
    assert loop.answers.text("deal-number", number="3") in out
    assert loop.answers.text("prompt-over")
    assert loop.answers.text("over-what-now") in out
    for word in ("undo", "restart", "new", "quit"):
        assert words[word][0] in loop.answers.text("over-what-now"), "what it says can be typed"


def test_lines_that_mean_nothing_end_it(tmp_path: Path) -> None:
    loop = seated("solitary_word", tmp_path / "alone.json")
    ears = Typed(["resign", *["m1"] * 10])
    assert loop.run(ears)
    assert next(ears.lines) == "m1"


def test_the_seed_of_a_deal_alone_is_a_number_that_can_be_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("MAJLIS_DATA", str(tmp_path))
    monkeypatch.setattr("sys.stdin", StringIO())
    said = called(capsys, "play", "six_by_six", "--plain")
    told = next(line for line in said.out.splitlines() if line.startswith("Deal "))
    number = told.removeprefix("Deal ").partition(":")[0]
    assert number.isdecimal()
    assert f"--seed {number}" in said.out
    again = called(capsys, "play", "six_by_six", "--plain", "--seed", number)
    assert again.out == said.out


@pytest.mark.parametrize("lang", LANGS)
def test_the_number_of_a_card_that_lies_does_not_give_up(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where no hand is held a number is a move; the only one listed may be the end of the deal."""
    loop = seated("six_by_six", tmp_path / "alone.json", lang)
    assert not loop.run(Typed(["1"]))
    assert not loop.sitting.over()
    assert loop.answers.label(loop.reader.legal()[0]) in capsys.readouterr().out
    assert loop.run(Typed(["1", "1", "quit"])), "asked once, then it is meant"
    assert loop.sitting.over()
