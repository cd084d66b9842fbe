"""A list of one's own: whatever its code and line ends, with a report of what was left out, and clear words if it is
none."""

from __future__ import annotations

import gzip
import hashlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from majlis.lexicon import WordsError, alphabet, lists
from majlis.lexicon.core import Plain
from majlis.lexicon.library import Library


def words(data: bytes, language: str = "en") -> list[str]:
    return lists.read(data, alphabet(language))[0]


@pytest.mark.parametrize(
    "data",
    [
        b"cat\ndog\n",
        b"CAT\r\nDOG\r\n",
        b"\xef\xbb\xbfcat\ndog",
        b"cat\rdog\r",
        "cat\ndog\n".encode("utf-16"),
        gzip.compress(b"cat\ndog\n"),
        b"# my list\n\ncat a small animal\ndog, another # woof\n",
        b"CAT\tn. a feline [CATS]\nDOG\tn. a canine [DOGS]\n",
        b"  cat  \n  dog  \ncat\n",
    ],
    ids=["plain", "crlf", "bom", "cr", "utf16", "gz", "remarks", "tab", "spaces"],
)
def test_any_usual_form_of_a_list_is_read(data: bytes) -> None:
    assert words(data) == ["CAT", "DOG"]


def test_old_greek_and_arabic_codes_are_read() -> None:
    assert words("λόγος\nσκύλος\n".encode("cp1253"), "el") == ["ΛΟΓΟΣ", "ΣΚΥΛΟΣ"]
    assert words("كتاب\nقلم\n".encode("cp1256"), "ar") == ["قلم", "كتاب"]


def test_what_is_left_out_is_counted_with_examples() -> None:
    _, report = lists.read(b"cat\nit's\na\nDOG\ncat\n" + b"x" * 40 + b"\nna1ve\n", alphabet("en"))
    assert report.words == 2
    assert report.repeated == 1
    assert report.left_out == {"letters": 2, "length": 2}
    assert "IT'S" in report.examples


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "list-empty"),
        (b"\n\n# nothing\n", "list-empty"),
        (b"1234\n!!\n", "list-empty"),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "list-binary"),
        (bytes(range(1, 32)) * 20, "list-binary"),
        (b"\x1f\x8b\x08\0half", "list-damaged"),
        (gzip.compress(b"cat\n" * 999)[:-9], "list-damaged"),
    ],
    ids=["empty", "remarks", "digits", "picture", "control", "no gz", "half gz"],
)
def test_what_is_no_list_says_so(data: bytes, code: str) -> None:
    with pytest.raises(WordsError) as error:
        words(data)
    assert error.value.code == code


def test_a_list_in_the_wrong_language_has_no_words() -> None:
    with pytest.raises(WordsError, match="list-empty"):
        words("λόγος\n".encode(), "en")


@given(data=st.binary(max_size=400))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    try:
        found, report = lists.read(data, alphabet("en"))
    except WordsError:
        return
    assert found == sorted(set(found))
    assert report.words == len(found)
    assert all(alphabet("en").spelling.fullmatch(w) and 2 <= len(w) <= 31 for w in found)


def test_name_and_sum_of_the_file_are_told(tmp_path: Path) -> None:
    file = tmp_path / "school.txt"
    file.write_bytes(b"\xef\xbb\xbfCAT\r\nDOG\r\nGOD\r\n1\r\n")
    own = Library(tmp_path / "cache", Plain()).own("en", file)
    assert own.lexicon.name == "school.txt"
    assert own.lexicon.sha256 == hashlib.sha256(file.read_bytes()).hexdigest()
    assert list(own.lexicon) == ["CAT", "DOG", "GOD"]
    assert own.report.left_out == {"letters": 1}
    again = Library(tmp_path / "cache", Plain()).own("en", file)  # from the cache, with the same report
    assert again.report == own.report
    assert "CATS" not in again.lexicon
    assert "GOD" in again.lexicon


def test_a_list_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(WordsError) as error:
        Library(None, Plain()).own("en", tmp_path / "nothing.txt")
    assert error.value.code == "list-missing"


def test_the_empty_list_error_names_the_file(tmp_path: Path) -> None:
    (tmp_path / "empty.txt").write_bytes(b"")
    with pytest.raises(WordsError) as error:
        Library(None, Plain()).own("en", tmp_path / "empty.txt")
    assert error.value.details["file"] == "empty.txt"


def test_our_own_marks_go_with_a_users_words(tmp_path: Path) -> None:
    """So that bots and children's tables can use any list."""
    file = tmp_path / "list.txt"
    file.write_text("CAT\nZYZZYVA\nQWERTY\n")
    lexicon = Library(None, Plain()).own("en", file).lexicon
    assert lexicon.commonness("CAT") == 1
    assert lexicon.commonness("ZYZZYVA") == 5
