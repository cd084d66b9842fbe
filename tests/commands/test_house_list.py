"""A host's own word list: it judges at the table, and everybody is told its name and hash."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from majlis import house, record, registry
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.move import Refused
from majlis.plan import SPECTATOR
from majlis.speech import LANGUAGES, Speech

KEY = next((key for key, nature in registry.natures().items() if nature.language == "en"), "")


@pytest.fixture(autouse=True)
def ours_again() -> Iterator[None]:
    yield
    house.LISTS.clear()


def test_a_list_with_every_nuisance_is_read_and_counted(tmp_path: Path) -> None:
    file = tmp_path / "school.txt.gz"
    file.write_bytes(gzip.compress("\ufeffcat\r\nDOG\r\ndog\r\n12x\r\n".encode()))
    report = house.bring("en", str(file))
    assert (report.words, sum(report.left_out.values())) == (2, 1)
    game = registry.game(KEY)
    assert game.judge is not None
    assert game.judge.knows("CAT")
    assert not game.judge.knows("HOUSE")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_name_and_hash_are_shown_at_the_table_and_kept_in_the_record(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "school.txt"
    file.write_text("cat\ndog\n", encoding="utf-8")
    house.bring("en", str(file))
    game = registry.game(KEY)
    match = Match(game, game.nature.seats[0], SeedLuck("1"))
    values = [Speech.of(game, lang).fact(fact, SPECTATOR)[1] for fact in match.view(SPECTATOR).facts]
    assert game.judge is not None
    assert any("school.txt" in value and game.judge.sha256[:8] in value for value in values)
    assert record.of(match).words == {"name": "school.txt", "sha256": game.judge.sha256}


@pytest.mark.parametrize("data", [b"", b"\x00\x01\x02", b"\x1f\x8bnot gzip"])
def test_what_is_no_list_is_refused_in_words_and_ours_stays(data: bytes, tmp_path: Path) -> None:
    file = tmp_path / "list"
    file.write_bytes(data)
    with pytest.raises(Refused) as refused:
        house.bring("en", str(file))
    for lang in LANGUAGES:
        assert "list" in Speech(lang).refused(refused.value)
    assert not house.LISTS
