"""Who passes one after the other is told in one sentence: at a table of one's own and from afar."""

from __future__ import annotations

import time

import pytest

from majlis import registry
from majlis.event import ALL_EARS, Event
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.passing import PASSES, Passing
from majlis.plan import SEATS, Seat
from majlis.rooms import protocol
from majlis.rooms.pictures import Painter
from majlis.speech import Speech
from majlis.terminal import held
from majlis.terminal.held import Held
from majlis.terminal.sitting import Sitting
from tests.terminal.sitting import LANGS

NAMES = ("Omar", "Sara", "Ali", "Iris")
PLAYED = [key for key, nature in registry.natures().items() if 4 in nature.seats]
GAMES = [key for key in PLAYED if Speech("en", key).has("passes-they")]
ME = SEATS[0]


def passes(seat: int) -> Event:
    return Event(PASSES, [Seat(seat)], {}, ALL_EARS, ALL_EARS)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_three_who_pass_are_told_with_their_names_once(key: str, lang: str) -> None:
    painter = Painter(registry.game(key), ME, lang, NAMES)
    lines = [line for seat in (1, 2, 3) for line in painter.lines([passes(seat)], in_turn=True)]
    assert [len(line.run or []) for line in lines] == [0, 1, 2]
    together = (lines[-1].run or [""])[-1]
    assert all(together.count(name) == 1 for name in NAMES[1:])
    assert len(together) < sum(len(line.text) for line in lines)
    assert painter.lines([passes(1)])[0].run is None  # who looks back sees each step by itself


def test_what_else_happens_and_my_own_pass_end_the_run() -> None:
    passing = Passing(Speech("en", GAMES[0], NAMES), ME)
    assert passing.joins(passes(1))
    assert not passing.joins(Event("deal", [Seat(2)], {}, ALL_EARS, ALL_EARS))
    assert passing.joins(passes(2))
    assert passing.together() == []
    assert not passing.joins(passes(0))
    assert passing.joins(passes(3))
    assert passing.joins(passes(1))
    assert len(passing.together()) == 1
    assert passing.joins(passes(3)), "who passes twice"
    assert passing.together() == []


def test_bots_that_pass_are_told_when_play_comes_to_me(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game(GAMES[0])
    sitting = Sitting(Match(game, 4, SeedLuck("5"), one_deal=True), ME, ("random",), "en")
    monkeypatch.setattr(sitting, "mine", lambda: False)
    monkeypatch.setattr(sitting, "others", lambda: [SEATS[3]])
    assert sitting._hear([passes(1)]) == []
    assert sitting._hear([passes(2)]) == []
    monkeypatch.setattr(sitting, "mine", lambda: True)
    told = sitting._hear([passes(3)])
    assert len(told) == 1
    assert all(sitting.speech.name(SEATS[seat]) in told[0] for seat in (1, 2, 3))
    assert sitting.heard == told


def line(text: str, *run: str) -> protocol.Line:
    return protocol.Line(text, "play", 1, list(run))


def test_from_afar_a_pass_waits_for_the_next_but_not_long(monkeypatch: pytest.MonkeyPatch) -> None:
    late: list[str] = []
    waits = Held(lambda: late.extend(waits.released()))
    assert waits.due([line("a")], wait=True) == []
    assert waits.due([line("b", "ab")], wait=True) == []
    assert waits.due([protocol.Line("x", "play")], wait=True) == ["ab", "x"]
    assert waits.due([line("a")], wait=True) == []
    assert waits.due([line("b", "ab")], wait=False) == ["ab"]
    monkeypatch.setattr(held, "LONGEST", 0.01)
    assert waits.due([line("c")], wait=True) == []
    ends = time.monotonic() + 20
    while not late:
        assert time.monotonic() < ends
        time.sleep(0.01)
    assert late == ["c"]
    assert waits.due([line("d", "cd")], wait=False) == ["d"]
