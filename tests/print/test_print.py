"""Packs on paper: what stands on the cards, where it lies, and what is refused."""

from __future__ import annotations

import importlib.util
import json
import re
import zlib
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from majlis import registry
from majlis.cards import every_pack
from majlis.move import Refused
from majlis.print import making, paper
from majlis.print.brf import LONG, WIDE, brf
from majlis.print.making import Deck, Wish, faces, game_of, listed, made, planned
from majlis.print.markdown import blocks, lines
from majlis.print.pdf import PYTHON, pdf
from majlis.speech import LANGUAGES, Speech, card_message
from tests.commands.asking import Said, called, started

PACKS = every_pack()
needs_typst = pytest.mark.skipif(not importlib.util.find_spec("typst"), reason="typst is not installed")


def deck(pack: str, lang: str = "en", **wish: Any) -> Deck:
    return planned(PACKS[pack], Wish(lang, **wish))


# -- where it lies --


@pytest.mark.parametrize("cut", ["poker", "round", "50x80"])
@pytest.mark.parametrize("size", ["a4", "letter", "297x420"])
def test_backs_lie_behind_their_fronts(size: str, cut: str) -> None:
    sheet = paper.sheet_of(size, paper.cut_of(cut))
    for place in range(sheet.holds):
        (x, y), (behind, y_behind) = sheet.front(place), sheet.back(place)
        assert x + sheet.cut.width + behind == pytest.approx(sheet.width)  # seen through the sheet
        assert y == y_behind
        assert x >= paper.MARGIN
        assert x + sheet.cut.width <= sheet.width - paper.MARGIN + 1e-9
        assert y + sheet.cut.height <= sheet.height - paper.MARGIN + 1e-9


def test_how_many_cards_a_sheet_holds() -> None:
    assert paper.sheet_of("a4", paper.cut_of("poker")).holds == 9
    assert paper.sheet_of("letter", paper.cut_of("poker")).holds == 9
    assert paper.sheet_of("a4", paper.cut_of("round")).holds == 12


# -- what stands on it --


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("pack", PACKS)
def test_every_pack_can_be_printed_in_every_way(pack: str, lang: str) -> None:
    for large in (False, True):
        for braille in (False, True):
            for cut in ("", "poker"):
                whole = deck(pack, lang, large=large, braille=braille, cut=cut)
                data = made(whole)
                cards = [card for page in data["pages"] for card in page["cards"]]
                assert len(cards) == len(whole.pack.cards)
                assert all(bool(card["cells"]) == braille for card in cards)
                for svg in data["svgs"]:
                    ElementTree.fromstring(svg)
                assert "None" not in "".join(data["svgs"])


@pytest.mark.parametrize("pack", PACKS)
def test_no_two_faces_look_or_feel_the_same(pack: str) -> None:
    for lang in LANGUAGES:
        whole = deck(pack, lang, braille=True)
        drawn = {whole.faces.draw(card, whole.pack, whole.look) for card in faces(whole.pack)}
        assert len(drawn) == len(faces(whole.pack))
        assert len({tuple(cells) for cells in whole.cells.values()}) == len(faces(whole.pack))


@pytest.mark.parametrize("pack", PACKS)
def test_names_are_in_all_languages(pack: str) -> None:
    whole = deck(pack)
    shown = [name for page in made(whole)["pages"] for card in page["cards"] for name in card["names"]]
    for lang in LANGUAGES:
        names = {name["text"] for name in shown}
        for card in faces(whole.pack):
            name = Speech(lang).text(card_message(whole.pack, whole.pack.all[card.number]))
            assert any(each in names for each in (name, name.partition(" ")[2])), name


def test_large_print_has_one_name_and_it_is_large() -> None:
    data = made(deck("alpha", "ar", large=True))
    assert {len(card["names"]) for page in data["pages"] for card in page["cards"]} == {1}
    assert data["names"]["size"] >= 16


def test_wordish_has_braille_and_others_have_it_if_wanted() -> None:
    assert deck("wordish").look.braille
    assert deck("wordish-english").look.braille
    assert not deck("wordish", braille=False).look.braille
    assert not deck("alpha").look.braille


def test_cells_say_letter_and_points() -> None:
    cells = deck("wordish").cells
    assert cells["Θ"] == [0b111001, 0, 0b111100, 0b000001, 0b011010]  # 1456, blank, number, 1, 0
    assert deck("alpha").cells["A/E"] == [0b000001, 0b010001]
    assert deck("french", "en").cells["7H"] == [0b111100, 0b011011, 0, 0b010011]


def test_letters_show_the_values_of_their_pack() -> None:
    whole = deck("alpha")
    card = next(card for card in whole.pack.cards if card.code == "B")
    assert ">8</text>" in whole.faces.draw(card, whole.pack, whole.look)


# -- the list of the pack --


def rows(pack: str, lang: str = "en") -> dict[str, list[str]]:
    return {row[0]: row[1:] for row in listed(deck(pack, lang))["table"]["rows"]}


def test_the_list_tells_what_is_printed_and_what_is_ours() -> None:
    alpha = rows("alpha")
    assert alpha["Z"] == ["1", "printed", "10", "printed"]
    assert alpha["K"] == ["1", "printed", "9", "ours"]
    assert alpha["L"] == ["3", "ours", "3", "ours"]
    assert alpha["A/U"] == ["3", "printed", "1 / 2", "printed"]
    assert rows("ganjifa-96")["crowns"] == ["12", "printed"]
    assert {row[1] for row in rows("wordish").values()} == {"ours"}
    assert rows("abjad")["ب  ba"] == ["7", "ours", "2", "printed"]


@pytest.mark.parametrize("pack", PACKS)
def test_the_list_counts_every_card(pack: str) -> None:
    assert sum(int(row[0]) for row in rows(pack).values()) == len(PACKS[pack].cards)


def test_the_rules_of_a_game_of_the_pack_come_with_it() -> None:
    for pack in PACKS:
        assert game_of(deck(pack)), pack
    assert game_of(deck("french-48")) == "naqsh"
    assert game_of(deck("french")) == "basra"
    assert game_of(deck("wordish-english")) == "wordish"
    assert game_of(deck("alpha", game="taketwo")) == "taketwo"
    assert game_of(deck("alpha", game="")) == ""
    assert made(deck("alpha", game=""))["rules"] == []
    with pytest.raises(Refused):
        game_of(deck("alpha", game="chess"))


def test_no_word_list_is_read_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def read(*asked: object) -> None:
        raise AssertionError(f"a list is read: {asked}")

    monkeypatch.setattr("majlis.house.lexicon", read)
    making._packs_of.cache_clear()
    assert all(making._packs_of(key) for key in registry.natures())


def test_rules_are_read_as_blocks() -> None:
    page = "# A *b*\n\nOne\ntwo **three**.\n\n- x\n- `y`\n\n1. z\n\n| a | **b** |\n|---|--:|\n| c | d |\n"
    assert [block["kind"] for block in blocks(page)] == ["heading", "text", "list", "list", "table"]
    assert [span["typed"] for span in blocks(page)[2]["items"][1]] == [True]
    assert lines(page) == ["", "A b", "One two three.", "- x", "- y", "1. z", "a, b", "c, d"]


# -- files --


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("pack", PACKS)
def test_an_embosser_gets_pages_that_fit(pack: str, lang: str) -> None:
    text = brf(deck(pack, lang)).decode("ascii")
    for page in text.split("\f"):
        assert page.count("\r\n") <= LONG
        assert max(len(line) for line in page.split("\r\n")) <= WIDE


@pytest.fixture(scope="module")
def printed() -> bytes:
    return pdf(made(deck("wordish", "el")))


def streams(document: bytes) -> list[str]:
    """The drawn pages of a PDF."""
    found = re.findall(rb"stream\r?\n(.*?)\r?\nendstream", document, re.DOTALL)
    made: list[str] = []
    for each in found:
        try:
            made.append(zlib.decompress(each).decode("latin-1"))
        except zlib.error:
            continue
    return made


@needs_typst
def test_the_document_is_tagged_and_says_its_language(printed: bytes) -> None:
    whole = printed + "".join(streams(printed)).encode("latin-1")
    assert printed.startswith(b"%PDF-1.7")
    assert re.search(rb"pdfuaid:part>1<", whole)
    assert b"/Marked true" in whole
    assert re.search(rb"/Lang ?\(el", whole)


UPRIGHT_DOT = re.compile(
    r"q 1 0 0 -1 ([\d.]+) ([\d.]+) cm/c\d cs 0 scn 0 [\d.]+ m [\d. ]+ c [\d.]+ 0 ([\d.]+) [\d. ]+ c"
)


@needs_typst
def test_dots_are_where_fingers_expect_them(printed: bytes) -> None:
    """Measured in the file: 1.5 mm wide, 2.5 mm from dot to dot, 6 mm from cell to cell."""
    data = made(deck("wordish", "el"))
    page = next(page for page in streams(printed) if "cs 0 scn" in page)
    found = [[float(each) * paper.POINT for each in dot] for dot in UPRIGHT_DOT.findall(page)]
    assert {round(width, 3) for _, _, width in found} == {1.5}
    height = data["sheet"]["height"]
    expected = {
        (round(card["x"] + 5 + cell * 6 + (dot - 1) // 3 * 2.5, 2), round(card["y"] + 4 + (dot - 1) % 3 * 2.5, 2))
        for card in data["pages"][0]["cards"]
        for cell, dots in enumerate(card["cells"])
        for dot in dots
    }
    assert {(round(x, 2), round(height - y, 2)) for x, y, _ in found} == expected
    assert page.count("cs 0 scn 0 2.1259842 m") == 2 * len(found)  # once more upside down


@needs_typst
def test_the_rules_of_every_game_can_be_set() -> None:
    for key in registry.natures():
        data = made(deck("alpha", "ar", game=key))
        assert pdf({**data, "pages": []}).startswith(b"%PDF"), key


@needs_typst
@pytest.mark.parametrize("pack", ["abjad-five", "ganjifa-120", "french"])
def test_other_packs_are_set_too(pack: str) -> None:
    assert pdf(made(deck(pack, "ar", braille=True))).startswith(b"%PDF")


def test_without_typst_it_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    other = tmp_path / "python"
    other.write_text("#!/bin/sh\nexit 3\n")
    other.chmod(0o755)
    monkeypatch.setenv(PYTHON, str(other))
    with pytest.raises(Refused) as refused:
        pdf({})
    assert refused.value.reason.what == "no-typst"


# -- the command --


@needs_typst
def test_the_command_writes_both_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "pack.pdf"
    told = called(capsys, "print", "alpha", "--brf", "-o", str(target), "--json").data
    assert told == {"files": [str(target), str(target.with_suffix(".brf"))], "cards": 74, "pages": 18}
    assert sorted(path.name for path in tmp_path.iterdir()) == ["pack.brf", "pack.pdf"]


def test_text_for_an_embosser_alone_needs_no_typst(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "pack.brf"
    assert called(capsys, "print", "french", "-o", str(target), "--lang", "ar").code == 0
    assert [path.name for path in tmp_path.iterdir()] == ["pack.brf"]


REFUSED = {
    "unknown-pack": ["tarot"],
    "paper-too-small": ["alpha", "--paper", "60x80"],
    "card-too-small": ["alpha", "--cut", "40x40", "--braille"],
    "not-a-size": ["alpha", "--paper", "big"],
    "unknown-game": ["alpha", "--rules", "chess"],
    "unwritable-file": ["french", "-o", "nowhere/at/all.brf"],
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", REFUSED)
def test_what_cannot_be_is_told_in_one_sentence(
    code: str, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    told = called(capsys, "print", *REFUSED[code], "--lang", lang)
    refused(told)
    error = json.loads(called(capsys, "--json", "--lang", lang, "print", *REFUSED[code]).err)["error"]
    assert error["code"] == code
    assert not list(tmp_path.iterdir())


def refused(told: Said) -> None:
    assert told.code == 2
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert "Traceback" not in told.err


def test_an_output_that_is_a_folder_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "x.brf").mkdir()
    refused(called(capsys, "print", "french", "-o", str(tmp_path / "x.brf")))
    assert [path.name for path in tmp_path.rglob("*")] == ["x.brf"]


# -- a pack of the house --

OWN = {"pack": "alpha", "consonants": {"K": [1, 5], "Z": [1, 12]}}
BAD: dict[str, Any] = {
    "cards-not-an-object": [1],
    "cards-unknown-pack": {"pack": "tarot"},
    "cards-unknown-part": {"pack": "alpha", "jokers": 4},
    "cards-unknown-letter": {"pack": "alpha", "consonants": {"Ж": [1, 1]}},
    "cards-not-a-number": {"pack": "alpha", "consonants": {"K": [-1, 5]}},
    "cards-not-a-pair": {"pack": "wordish", "greek": {"Α": 5}},
    "not-json": "{",
}
WORSE: list[Any] = [
    {"pack": "alpha", "consonants": {"K": [1, "many"]}},
    {"pack": "alpha", "consonants": {"K": [1, 5.5]}},
    {"pack": "alpha", "consonants": {"K": [True, 5]}},
    {"pack": "alpha", "wilds": None},
    {"pack": "abjad", "four": {"again": {"red": ["alif", "omega"]}}},
    {"pack": "abjad", "four": {"again": {"pink": ["alif"]}}},
    {"pack": "abjad", "wild": 7},
    {"pack": "french", "suits": []},
    {"pack": ["alpha"]},
    {"pack": "alpha", "consonants": 7},
]


@pytest.fixture
def own(tmp_path: Path) -> Any:
    def file(data: Any) -> str:
        path = tmp_path / "own.json"
        path.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
        return str(path)

    return file


def test_own_values_are_printed_and_named_as_own(own: Any, tmp_path: Path) -> None:
    target = tmp_path / "own.brf"
    told = started("print", "alpha", "--cards", own(OWN), "-o", str(target), "--lang", "en")
    assert told.code == 0, told.err
    text = target.read_text("ascii")
    assert ",K1 #A1 YOURS1 #E1 YOURS" in text
    assert ",B1 #B1 PRINTED1 #H1 PRINTED" in text
    assert "K #E  ,K" in text


def test_an_own_pack_is_played_with(own: Any) -> None:
    deals = ["simulate", "taketwo", "--matches", "1", "--seed", "1", "--json"]
    file = own({"pack": "alpha", "consonants": {"K": [2, 9], "L": [2, 3]}})
    ours, theirs = started(*deals), started(*deals, "--cards", file)
    assert ours.code == theirs.code == 0, theirs.err
    assert ours.data["hash"] != theirs.data["hash"]
    assert started(*deals, MAJLIS_CARDS=file).data["hash"] == theirs.data["hash"]


def test_a_pack_of_another_size_is_printed_but_not_played(own: Any, tmp_path: Path) -> None:
    more = own({"pack": "alpha", "wilds": 4})
    assert started("print", "alpha", "--cards", more, "-o", str(tmp_path / "x.brf")).code == 0
    told = started("simulate", "taketwo", "--matches", "1", "--cards", more, "--json")
    assert told.code == 2
    assert json.loads(told.err)["error"]["code"] == "cards-wrong-number"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", BAD)
def test_a_bad_file_is_told_in_one_sentence(
    code: str, lang: str, own: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["print", "alpha", "--cards", own(BAD[code]), "-o", str(tmp_path / "x.brf"), "--lang", lang]
    refused(called(capsys, *command))
    assert json.loads(called(capsys, *command, "--json").err)["error"]["code"] == code
    assert not (tmp_path / "x.brf").exists()


@pytest.mark.parametrize("data", WORSE, ids=json.dumps)
def test_other_bad_files(data: Any, own: Any, capsys: pytest.CaptureFixture[str]) -> None:
    refused(called(capsys, "games", "--cards", own(data)))


def test_our_own_files_have_as_many_cards_as_they_say() -> None:
    for path in Path(paper.__file__).parent.parent.joinpath("cards").glob("*.json"):
        for key, size in json.loads(path.read_text(encoding="utf-8")).get("sizes", {}).items():
            assert len(PACKS[key].cards) == size
