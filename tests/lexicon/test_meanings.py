"""What words mean: with no dictionary at all, with a teacher's glossary, and with each source that a machine may
have."""

from __future__ import annotations

import gzip
import sqlite3
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from majlis.lexicon import LANGUAGES, Language, WordsError, alphabet
from majlis.lexicon.lexicon import Lexicon
from majlis.lexicon.library import Library
from majlis.lexicon.meanings import Dictionaries, Glossary, arramooz, dictd, glossary, tables, webster, wordnet
from majlis.lexicon.meanings.dictionaries import everyday
from majlis.lexicon.meanings.meaning import HIDDEN


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_glossary_explains_three_hundred_legal_words(language: Language, library: Library) -> None:
    own, lexicon = everyday(language), library.lexicon(language)
    assert len(own) >= 300
    assert own.left_out == 0
    assert [w for w in own if w not in lexicon] == []
    assert all(lexicon.commonness(w) <= 4 for w in own)
    assert len(own.of_kind("noun")) >= 250  # enough wrong answers for a multiple choice
    assert {m.kind for w in own for m in own.look_up(w)} <= set(glossary.KINDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_meaning_of_ours_gives_its_word_away(language: Language, library: Library, tmp_path: Path) -> None:
    lexicon = library.lexicon(language)
    dictionaries = Dictionaries(everyday(language), [])
    for word in everyday(language):
        assert HIDDEN not in dictionaries.masked(word, lexicon)[0].text, word


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bare_machine_defines_everyday_words(language: Language, tmp_path: Path) -> None:
    dictionaries = Dictionaries.of(language, tmp_path)
    word = next(iter(everyday(language)))
    assert dictionaries.define(word)[0].source == everyday(language).name


def test_a_teachers_glossary_beats_all(tmp_path: Path, english: Lexicon) -> None:
    file = tmp_path / "class.tsv"
    file.write_text("# ours\ncat\tour school's cat, Minka\nword with spaces\tno\nno meaning\t\n", encoding="utf-8")
    dictionaries = Dictionaries.of("en", tmp_path, glossary=file)
    assert [m.text for m in dictionaries.define("CAT")] == ["our school's cat, Minka"]
    assert dictionaries.define("CATS", english.headwords)[0].source == "class.tsv"
    assert dictionaries.teacher is not None
    assert dictionaries.teacher.left_out == 2
    assert dictionaries.define("ACORN")[0].text == "the nut of an oak tree"


@pytest.mark.parametrize("content", [b"", b"cat\n", b"\0\1\2"])
def test_a_file_that_is_no_glossary_says_so(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "g.tsv").write_bytes(content)
    with pytest.raises(WordsError):
        glossary.own("en", tmp_path / "g.tsv", alphabet("en").word)


@given(text=st.text(max_size=200))
def test_any_text_is_read_as_a_glossary(text: str) -> None:
    read = Glossary("any", "en", text, alphabet("en").word)
    assert all(m.text for w in read for m in read.look_up(w))


def test_a_form_is_explained_by_its_headword(english: Lexicon) -> None:
    dictionaries = Dictionaries(everyday("en"), [])
    assert dictionaries.define("ACORNS") == []
    assert dictionaries.define("ACORNS", english.headwords)[0].text == "the nut of an oak tree"


@pytest.mark.parametrize(
    ("language", "word", "text", "hidden"),
    [
        (
            "en",
            "BAKE",
            "to bake bread, as a baker bakes; baking",
            f"to {HIDDEN} bread, as a {HIDDEN} {HIDDEN}; {HIDDEN}",
        ),
        ("en", "RUN", "a run; running; prune", f"a {HIDDEN}; {HIDDEN}; prune"),
        ("el", "ΛΟΓΟΣ", "ο λόγος, του λόγου, λογάς", f"ο {HIDDEN}, του λόγου, λογάς"),
        ("ar", "كتاب", "الكِتابُ وكتابها كاتب", f"{HIDDEN} {HIDDEN} كاتب"),
    ],
)
def test_the_word_is_hidden_in_its_meaning(
    language: Language, word: str, text: str, hidden: str, library: Library
) -> None:
    lexicon = library.lexicon(language)
    own = Glossary("own", language, f"{word}\t{text}", lexicon.alphabet.word)
    assert Dictionaries(own, []).masked(word, lexicon)[0].text == hidden


# Sources that a machine may have


def wordnet_files(folder: Path) -> Path:
    data = '  1 a licence\n{0} 03 n 01 quix 0 000 | {1}; "an example"  \n'
    for part in ("noun", "verb", "adj", "adv"):
        (folder / f"data.{part}").write_text(data.format("00000010", f"a test {part}"))
        (folder / f"index.{part}").write_text("  1 a licence\n")
    (folder / "index.noun").write_text("  1 a licence\nquix n 1 0 1 0 00000010\nquix_two n 1 0 1 0 00000010\n")
    return folder


def test_wordnet_is_made_into_a_table(tmp_path: Path) -> None:
    assert list(wordnet.rows(wordnet_files(tmp_path))) == [("QUIX", 0, "noun", "a test noun")]


def made_table(tmp_path: Path) -> tables.Table:
    table = tables.Table(tables.ENGLISH[0], tmp_path)
    table.path.parent.mkdir()
    with sqlite3.connect(table.path) as made:
        wordnet.fill(made, wordnet_files(tmp_path))
    made.close()
    return table


def test_a_table_answers_and_a_damaged_one_goes_away(tmp_path: Path) -> None:
    table = made_table(tmp_path)
    assert [(m.text, m.source, m.kind) for m in table.look_up("QUIX")] == [("a test noun", "WordNet 3.1", "noun")]
    assert table.look_up("NOTHING") == []
    table.path.write_bytes(b"half a file")
    assert table.look_up("QUIX") == []
    assert not table.ready()


def test_other_bytes_than_expected_are_not_used(tmp_path: Path) -> None:
    (tmp_path / "evil.tgz").write_bytes(b"something else")
    with pytest.raises(tables.NotFetched):
        tables.Table(tables.ENGLISH[0], tmp_path).prepare(tmp_path / "evil.tgz")


def test_webster_is_read_from_its_database(tmp_path: Path) -> None:
    source, target = sqlite3.connect(tmp_path / "w.db"), sqlite3.connect(":memory:")
    with source, target:
        source.execute("CREATE TABLE entries (word TEXT, wordtype TEXT, definition TEXT)")
        rows = [("quix", "v. t.", "to  test\n  things"), ("two words", "n.", "no"), ("e'er", "adv.", "no")]
        source.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
        source.commit()
        webster.fill(target, tmp_path / "w.db")
        assert target.execute("SELECT * FROM meaning").fetchall() == [("QUIX", 0, "verb", "to test things")]
    source.close()
    target.close()


def test_a_freedict_dictionary_is_read(tmp_path: Path) -> None:
    entry = "γάτα /ˈɣata/ <n>\n  1. cat\n  2. pussycat\n".encode()
    (tmp_path / "ell.dict.dz").write_bytes(gzip.compress(b"header" + entry))
    (tmp_path / "ell.index").write_text(
        f"00-database-info\tA\tG\nγάτα\tG\t{'B'[:0]}{base64(len(entry))}\nδύο λέξεις\tG\tB\n"
    )
    found = dictd.Dictd(tmp_path / "ell.index", alphabet("el").word)
    assert [m.text for m in found.look_up("ΓΑΤΑ")] == ["1. cat 2. pussycat"]
    assert found.look_up("ΣΚΥΛΟΣ") == []
    with pytest.raises(WordsError, match="dictionary-damaged"):
        dictd.Dictd(tmp_path / "none.index", alphabet("el").word).look_up("ΓΑΤΑ")


def base64(number: int) -> str:
    digits = "".join(dictd.DIGITS)
    text = ""
    while number:
        number, digit = divmod(number, 64)
        text = digits[digit] + text
    return text or "A"


@given(number=st.integers(0, 10**9))
def test_numbers_of_dictd(number: int) -> None:
    assert dictd.number(base64(number)) == number


def test_arramooz_is_read_if_it_is_there(tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / "a.sqlite")
    with database:
        database.execute("CREATE TABLE nouns (unvocalized TEXT, definition TEXT)")
        database.execute("INSERT INTO nouns VALUES ('أسد', 'حيوان  مفترس كبير')")
    database.close()
    found = arramooz.Arramooz(tmp_path / "a.sqlite", alphabet("ar").word)
    assert [m.text for m in found.look_up("اسد")] == ["حيوان مفترس كبير"]
    (tmp_path / "b.sqlite").write_bytes(b"no database at all")
    assert arramooz.Arramooz(tmp_path / "b.sqlite", alphabet("ar").word).look_up("اسد") == []
