"""The tours: each plays to its end by what is said alone, in every language, and lets nobody lose the way."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from majlis import record, tour
from majlis.move import HEARD
from majlis.rooms import protocol
from majlis.rooms.hall import Hall
from majlis.rooms.store import SqlStore
from majlis.speech import LANGUAGES, Speech
from majlis.terminal.answers import NORMAL
from majlis.terminal.mouth import Mouth
from majlis.terminal.touring import TourLoop, TourSitting
from majlis.tour import LEARNER
from tests.rooms.people import Person
from tests.turns import KEYS, in_some_language

SECONDS_PER_LETTER = 0.02
"""How fast quick readers read, by ear or eye: then the first move of a tour is made within a minute."""


def test_every_game_has_a_tour() -> None:
    assert [key for key in KEYS if tour.of(key) is None] == []


TOURS = [(key, lang) for key in KEYS for lang in tour.tours(key)]


@pytest.mark.parametrize("key", KEYS)
def test_the_tours_of_a_game_have_each_another_deal(key: str) -> None:
    seeds = [taken.record.seed for taken in tour.tours(key).values()]
    assert len(seeds) == len(set(seeds))
    assert set(tour.tours(key)) <= {"", *LANGUAGES}


@pytest.mark.parametrize(("key", "lang"), TOURS)
def test_a_tour_is_a_match_that_says_something_at_its_beginning_and_its_end(key: str, lang: str) -> None:
    taken = tour.wanted(key, lang)
    match = record.replay(taken.record)
    assert [(seat, move.text) for seat, move in match.log] == taken.record.moves, "write moves as records do"
    assert {0, len(match.log)} <= set(taken.says)
    assert sum(seat == LEARNER and move is not HEARD for seat, move in match.log) >= 3
    for lang in LANGUAGES:
        told = taken.told(match.replay(0), Speech.of(match.game, lang))
        assert sum(map(len, told)) * SECONDS_PER_LETTER < 30


def test_what_no_tour_says_is_not_written() -> None:
    for key in KEYS:
        taken = tour.tours(key).values()
        said = {f"tour-{name}" for each in taken for names in each.says.values() for name in names}
        page = (Path(tour.registry.folder(key)) / "tour.en.ftl").read_text(encoding="utf-8")
        assert {line.partition(" =")[0] for line in page.splitlines() if line.startswith("tour-")} == said, key


class Follower:
    """Ears of somebody who hears only the guide: they type what it asks for, and press Enter if that was not enough."""

    def __init__(self, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
        speech = Speech(lang)
        self.begins, self.ends = speech.text("tour-now", {"move": "|"}).split("|")[0], speech.text("tour-ends")
        self.capsys = capsys
        self.asked = self.tried = ""
        self.over = False

    def line(self, prompt: str) -> str | None:
        for told in map(json.loads, self.capsys.readouterr().out.splitlines()):
            if told["kind"] == "guide" and told["text"].startswith(self.begins):
                self.asked = told["text"].removeprefix(self.begins).removesuffix(".")
                self.tried = ""
            self.over = self.over or told["text"] == self.ends
        self.tried, typed = self.asked, "" if self.tried == self.asked else self.asked
        return None if self.over else typed


@in_some_language
def test_it_is_taken_in_the_terminal_by_what_is_said_alone(
    key: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    loop = TourLoop(TourSitting(tour.wanted(key, lang), lang), Mouth(lang, True, True), NORMAL, lambda: None)
    follower = Follower(lang, capsys)
    loop.run(follower)
    assert follower.over


async def toured(tmp_path: Path, key: str, lang: str) -> tuple[Hall, Person]:
    hall, person = Hall(await SqlStore.open(str(tmp_path / "rooms.db")), pace=0), Person("Salma", lang)
    table = await hall.open(person.guest, protocol.Open("o", key, 0, tour=True))
    await hall.join(person.guest, protocol.Join("j", table.room.key))
    await hall.start(person.guest)
    return hall, person


async def moved_by_bots(person: Person) -> None:
    """Until it is the person's turn in the tour, or the tour is over."""
    table = person.guest.table
    assert table is not None
    while True:
        async with table.lock:  # what has happened is told by then
            wanted = table.room.guided()
        if wanted is None or wanted[0] == LEARNER:
            return
        await asyncio.sleep(0.005)


@pytest.mark.parametrize(("key", "lang"), TOURS)
async def test_it_is_taken_in_a_room_and_other_moves_are_refused(tmp_path: Path, key: str, lang: str) -> None:
    lang = lang or "en"
    hall, person = await toured(tmp_path, key, lang)
    taken = tour.wanted(key, lang)
    for seat, text in taken.record.moves:
        if seat != LEARNER:
            continue
        await moved_by_bots(person)
        guide = person.view.guide
        assert guide is not None
        if text != HEARD.text:
            assert guide.move is not None
            assert guide.move.text == text
            for other in [move for move in person.legal() if move not in (text, HEARD.text)][:1]:
                with pytest.raises(tour.Refused, match="tour-other"):
                    await person.play(hall, other)
        await person.play(hall, text)
    await moved_by_bots(person)
    guides = [step.view.guide for step in person.steps]
    guide = next(guide for guide in reversed(guides) if guide is not None and guide.lines)
    assert guide.lines[-1] == Speech(lang).text("tour-ends")
    heard = [line.text for step in person.steps for line in step.lines if line.kind == "guide"]
    assert all(line in heard for line in guide.lines)
    await hall.close()
