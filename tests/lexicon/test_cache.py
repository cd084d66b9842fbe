"""The index on disk: whole or made again."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from majlis.lexicon import Shows, alphabet, cache
from majlis.lexicon.core import Plain
from majlis.lexicon.index import build
from majlis.lexicon.library import Library

WORDS = ["CAT", "DOG", "GOD", "GODS"]


@pytest.fixture
def school(tmp_path: Path) -> Path:
    file = tmp_path / "school.txt"
    file.write_text("\n".join(WORDS))
    return file


def open_it(folder: Path, school: Path) -> list[str]:
    return list(Library(folder, Plain()).own("en", school).lexicon)


@pytest.mark.parametrize("damage", ["half", "empty", "noise", "flipped", "header", "older"])
def test_a_damaged_index_is_made_again(damage: str, tmp_path: Path, school: Path) -> None:
    assert open_it(tmp_path / "cache", school) == WORDS
    (file,) = (tmp_path / "cache").glob("*.index")
    whole = file.read_bytes()
    file.write_bytes(
        {
            "half": whole[: len(whole) // 2],
            "empty": b"",
            "noise": bytes(range(256)) * 9,
            "flipped": whole[:-70] + bytes([whole[-70] ^ 1]) + whole[-69:],
            "header": whole[: len(cache.FORMAT)] + b"{" + whole[len(cache.FORMAT) + 1 :],
            "older": whole.replace(b"majlis index 1", b"majlis index 0", 1),
        }[damage]
    )
    assert open_it(tmp_path / "cache", school) == WORDS
    assert file.read_bytes() == whole


def test_a_cache_that_cannot_be_written_is_no_fault(tmp_path: Path, school: Path) -> None:
    (tmp_path / "cache").write_text("a file where a folder should be")
    assert open_it(tmp_path / "cache", school) == WORDS


def test_nothing_is_left_beside_the_index(tmp_path: Path, school: Path) -> None:
    open_it(tmp_path / "cache", school)
    assert [p.suffix for p in (tmp_path / "cache").iterdir()] == [".index"]


def test_the_folder_is_the_users_wish(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.delenv("MAJLIS_CACHE", raising=False)
    assert cache.folder() == tmp_path / "majlis"
    monkeypatch.setenv("MAJLIS_CACHE", str(tmp_path / "own"))
    assert cache.folder() == tmp_path / "own"


@given(at=st.integers(0, 10_000), byte=st.integers(0, 255))
def test_any_changed_byte_is_noticed_or_harmless(at: int, byte: int) -> None:
    index = build(WORDS, [5] * len(WORDS), alphabet("en"))
    whole = cache.pack(index, {"source": "x"})
    at %= len(whole)
    found = cache.unpack(whole[:at] + bytes([byte]) + whole[at + 1 :])
    if found is not None:
        assert found[0].text == index.text


def test_many_threads_share_one_list(tmp_path: Path, school: Path) -> None:
    library = Library(tmp_path / "cache", Plain())
    wrong: list[object] = []

    def ask() -> None:
        lexicon = library.own("en", school).lexicon
        for _ in range(50):
            found = sorted(lexicon.words_from([Shows(c) for c in "SDOG"]))
            if found != ["DOG", "GOD", "GODS"] or "CAT" not in lexicon or "TAC" in lexicon:
                wrong.append(found)

    threads = [threading.Thread(target=ask) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_a_packed_index_answers_as_before() -> None:
    index = build(WORDS, [5] * len(WORDS), alphabet("en"))
    found = cache.unpack(cache.pack(index, {"source": "x"}))
    assert found is not None
    again, about = found
    assert about == {"source": "x"}
    assert [again.place(w.encode()) >= 0 for w in [*WORDS, "DO", "CATS", ""]] == [True] * 4 + [False] * 3
    assert again.count == 4


def test_an_earlier_version_of_a_list_is_forgotten_and_users_lists_are_kept(tmp_path: Path) -> None:
    for name in ("en-majlis-1.index", "en-majlis-2.index", "en-own-1.index"):
        (tmp_path / name).write_bytes(b"")
    cache.forget(tmp_path / "en-majlis-2.index", "en-majlis-*.index")
    assert sorted(p.name for p in tmp_path.iterdir()) == ["en-majlis-2.index", "en-own-1.index"]
