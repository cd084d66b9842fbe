"""`./majlis words` and `./majlis define`: for people a sentence, for programs an object, and errors that help."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from majlis.lexicon import LANGUAGES, Language, Shows, WordsError, alphabet, codes, text
from majlis.lexicon.cli import define_command, guess, words_command
from majlis.lexicon.hints import hints
from majlis.lexicon.library import Library, one_question_library
from majlis.lexicon.spelling import spell
from tests.lexicon.hands import Slow

POINTS = {
    "en": dict(
        zip(
            "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
            (1, 8, 4, 4, 1, 5, 6, 3, 1, 10, 9, 3, 5, 2, 1, 5, 10, 2, 2, 1, 2, 9, 7, 10, 7, 10),
            strict=True,
        )
    )
}


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch, cache: Path, tmp_path: Path) -> Iterator[None]:
    """The test cache, no network, English."""
    monkeypatch.setenv("MAJLIS_CACHE", str(cache))
    monkeypatch.setenv("MAJLIS_OFFLINE", "1")
    monkeypatch.delenv("MAJLIS_LANG", raising=False)
    one_question_library.cache_clear()
    yield
    one_question_library.cache_clear()


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> Any:
    command = define_command if argv[0] == "define" else lambda rest: words_command(rest, POINTS)
    assert command([*argv[1:], "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def refused(capsys: pytest.CaptureFixture[str], *argv: str) -> Any:
    assert (define_command if argv[0] == "define" else words_command)([*argv[1:], "--json"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    return json.loads(told.err)["error"]


def test_the_words_of_a_hand(capsys: pytest.CaptureFixture[str], slow: dict[str, Slow], library: Library) -> None:
    """The example of the command's description, equal to trying every word."""
    told = run(capsys, "words", "B A/E D G E/I R ? T", "--language", "en")
    hand = [Shows(c) for c in ("B", "AE", "D", "G", "EI", "R", "?", "T")]
    assert sorted(w["word"] for w in told["words"]) == slow["en"].words_from(hand)
    assert told["list"] == {"name": "Majlis English", "sha256": library.lexicon("en").sha256}
    points = [w["points"] for w in told["words"]]
    assert points == sorted(points, reverse=True)
    badger = next(w for w in told["words"] if w["word"] == "BADGER")
    assert badger == {
        "word": "BADGER",
        "cards": ["B", "A/E=A", "D", "G", "E/I=E", "R"],
        "points": 8 + 1 + 4 + 6 + 1 + 2,
    }
    for word in told["words"]:
        assert len(word["cards"]) == len(word["word"])


@pytest.mark.parametrize(
    ("language", "cards", "word"),
    [
        ("el", "Λ Ο Γ ? Σ", "ΛΟΓΟΣ"),
        ("el", "λ ό γ ο ς", "ΛΟΓΟΣ"),
        ("ar", "kaf ta alif ba", "كتاب"),
        ("ar", "ك ت ا ب", "كتاب"),
        ("ar", "red.mim blue.dal sin ra ta", "مدرسة"),
        ("ar", "sin lam_alif mim", "سلام"),
    ],
)
def test_cards_as_people_type_them(language: str, cards: str, word: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = run(capsys, "words", cards, "--language", language)
    assert word in [w["word"] for w in told["words"]]


def test_compulsory_and_laid_letters(capsys: pytest.CaptureFixture[str]) -> None:
    told = run(capsys, "words", "T A/E N", "--must", "Z", "--language", "en")
    assert told["words"]
    assert all("Z" in w["word"] for w in told["words"])
    told = run(capsys, "words", "T A/E N D", "--starting", "re", "--language", "en")
    assert all(w["word"].startswith("RE") for w in told["words"])


def test_the_best_few_are_the_best_of_all(library: Library) -> None:
    english = library.lexicon("en")
    faces = codes.read_codes("B A/E D G E/I R ? T S O/U", english.alphabet, POINTS["en"])
    found = english.words_from([f.shows for f in faces])
    everything = hints(found, faces)
    assert hints(found, faces, 10) == everything[:10]
    assert len(everything) == len(found)
    assert hints([], faces, 3) == []


def test_of_words_that_count_nothing_no_more_are_spelt_than_are_asked_for(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = library.lexicon("en")
    faces = codes.read_codes("? ? ?", english.alphabet)
    found = english.words_from([face.shows for face in faces])
    asked: list[str] = []

    def counted(word: str, *rest: Any, **more: Any) -> Any:
        asked.append(word)
        return spell(word, *rest, **more)

    monkeypatch.setattr("majlis.lexicon.hints.spell", counted)
    assert hints(found, faces, 5) == hints(found, faces)[:5]
    assert len(asked) < len(found) + 100


@pytest.mark.parametrize(
    ("argv", "code"),
    [
        (("words", ""), "cards-none"),
        (("words",), "argument-missing"),
        (("words", "B Ω T", "--language", "en"), "card"),
        (("words", "BAD", "--language", "en"), "card"),
        (("words", "A/", "--language", "en"), "card"),
        (("words", "A/EE", "--language", "en"), "card"),
        (("words", "A " * 201, "--language", "en"), "cards-many"),
        (("words", "A", "--language", "fr"), "usage"),
        (("words", "A", "--lists", "/nowhere/list.txt"), "list-missing"),
        (("define", "C4T", "--language", "en"), "letter"),
        (("define", "cαt", "--language", "en"), "letter"),
        (("define", "..."), "letter"),
        (("define",), "argument-missing"),
        (("define", "cat", "--glossary", "/nowhere/g.tsv"), "list-missing"),
    ],
)
def test_what_cannot_be_done_says_why(argv: tuple[str, ...], code: str, capsys: pytest.CaptureFixture[str]) -> None:
    error = refused(capsys, *argv)
    assert error["code"] == code
    assert error["message"]
    assert set(error) == {"code", "where", "message"}


def test_a_word_longer_than_any_pack_is_just_not_in_the_list(capsys: pytest.CaptureFixture[str]) -> None:
    told = run(capsys, "define", "A" * 300, "--language", "en")
    assert told["legal"] is False
    assert told["meanings"] == []


def test_a_definition_for_programs(capsys: pytest.CaptureFixture[str], library: Library) -> None:
    told = run(capsys, "define", "acorn")
    first = {"text": "the nut of an oak tree", "language": "en", "source": "Majlis glossary"}
    assert told["meanings"][0] == first  # others follow where the machine has more dictionaries
    assert {k: v for k, v in told.items() if k != "meanings"} == {
        "word": "ACORN",
        "legal": True,
        "list": {"name": "Majlis English", "sha256": library.lexicon("en").sha256},
    }


def test_a_word_without_a_definition_names_its_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert define_command(["zyzzyva"]) == 0
    assert "counts, because it is in Majlis English" in capsys.readouterr().out
    assert define_command(["xyzzy"]) == 0
    assert "not in Majlis English" in capsys.readouterr().out


def test_a_users_list_decides_and_its_report_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("xyzzy\nit's\n")
    assert words_command(["X Y Z Z Y", "--lists", str(tmp_path / "mine.txt"), "--language", "en"]) == 0
    told = capsys.readouterr().out
    assert "XYZZY" in told
    assert "mine.txt" in told
    assert "Left out one line" in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_language_speaks_for_itself(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    for argv in (["T E A"], ["--help"], ["Q", "--language", "en"]):
        assert words_command([*argv, "--lang", lang]) == 0
    assert words_command(["%", "--lang", lang]) == 2
    told = capsys.readouterr()
    letters = {"en": "[a-z]", "el": "[α-ω]", "ar": "[ء-ي]"}[lang]
    assert re.search(letters, told.out)
    assert re.search(letters, told.err)


def test_every_language_has_every_message() -> None:
    ids = {
        lang: set(re.findall(r"^([a-z][\w-]*) =", (files("majlis.lexicon") / f"{lang}.ftl").read_text(), re.M))
        for lang in LANGUAGES
    }
    assert ids["en"] == ids["el"] == ids["ar"]
    raised = set()
    for path in Path(str(files("majlis.lexicon"))).rglob("*.py"):
        raised |= set(re.findall(r'WordsError\(\s*"([\w-]+)"', path.read_text()))
    assert {f"lexicon-error-{code}" for code in raised} <= ids["en"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 2, 3, 11, 100])
def test_numbers_are_said_in_every_language(lang: str, count: int) -> None:
    for message in (
        "lexicon-words",
        "lexicon-words-more",
        "lexicon-list-left-out-letters",
        "lexicon-list-left-out-length",
    ):
        assert text.say(lang, message, count=count, list="X", examples="Y")
    assert text.say(lang, "lexicon-list-read", words=count)


@pytest.mark.parametrize(
    ("typed", "language"), [("μέλισσα", "el"), ("كتاب", "ar"), ("ﻻ", "ar"), ("cat", "en"), ("?", "en")]
)
def test_the_script_tells_the_language(typed: str, language: Language) -> None:
    assert guess(typed) == language


def test_points_of_a_card_and_of_its_letters() -> None:
    """Abjad: the value is that of the card used."""
    points = {"red.ta": 3, "ه": 26}
    faces = codes.read_codes("red.ta heh ?", alphabet("ar"), points)
    assert [(f.shows, f.worth("ة")) for f in faces] == [("تة", 3), ("هة", 26), ("?", 0)]
    with pytest.raises(WordsError, match="card"):
        codes.read_codes("red.skip", alphabet("ar"))
