"""Alphabet Bang: one test for each ruling, named after it, and one for each option."""

from __future__ import annotations

from typing import Any

import pytest

from majlis import position, record, registry
from majlis.chance import chance
from majlis.event import Event
from majlis.game import Game
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.move import IllegalMove, Refused
from majlis.plan import SEATS, SPECTATOR, Seat
from majlis.search import world
from majlis.speech import Speech, plain
from majlis.table import Table
from majlis.view import View

pytestmark = pytest.mark.both_builds

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
WILD = 26
FLIPPING, HEARING, LOOKING, ANSWERING, OVER = range(5)
EVERYTHING = len(LETTERS) + 2  # slaps


def rest(*used: str) -> list[str]:
    left = registry.game("alphabet_bang").pack.code[:]
    for code in used:
        left.remove(code)
    return left


class Bang:
    """A line is begun, and two packets are to be flipped, the next card first. Seat 0 is to flip."""

    def __init__(self, line: str, first: str, second: str, tops: str = "", options: Any = None, **state: Any) -> None:
        lies, packets = line.split(), [first.split()[::-1], second.split()[::-1]]
        left = rest(*lies, *packets[0], *packets[1])
        zones = {"line": lies, "packet/0": packets[0], "packet/1": packets[1], "won/0": left, "stock": []}
        letters = [WILD if c == "?" else LETTERS.index(c) for c in (tops.split() or lies)]
        data: dict[str, Any] = {"game": "alphabet_bang", "seats": 2, "options": options or {}, "zones": zones}
        fresh = {"turn": 0, "acting": 1, "shown": letters, "flipper": 1 if lies else -1, "number": 2 + len(lies)}
        data["state"] = {**fresh, **({"acting": 3} if lies else {}), **state}
        game, found = position.read(data)
        self.game: Game[Any] = game
        self.state: Any = found
        self.heard: list[Event] = []

    def do(self, seat: int, *moves: str) -> Bang:
        for text in moves:
            move = self.game.read(text)
            reason = self.game.refuse(self.state, SEATS[seat], move)
            if reason is not None:
                raise IllegalMove(reason)
            self.heard = []
            table = Table(self.state.piles, chance("test", text), self.heard, SeedLuck("test"), 1)
            self.game.apply(self.state, SEATS[seat], move, table)
        return self

    def flip(self, seat: int) -> Bang:
        """A card, and both have heard it."""
        return self.do(seat, "flip").do(0, "heard").do(1, "heard")

    def time_out(self) -> Bang:
        """All windows that are open run out, one after the other, up to the next flip."""
        while self.state.acting and (timer := self.game.timer(self.state)) is not None and timer.move.text != "flip":
            self.do(timer.seat, timer.move.text)
        return self

    def count(self, name: str) -> int:
        return len(self.state.piles.zones[self.game.plan.index[name]])

    def moves(self, seat: int) -> set[str]:
        return {m.text for offer in self.game.offers(self.state, SEATS[seat]) for m in offer.moves}

    def why_not(self, seat: int, text: str) -> str:
        reason = self.game.refuse(self.state, SEATS[seat], self.game.read(text))
        return reason.what if reason is not None else ""

    def said(self, viewer: Seat = SPECTATOR) -> list[str]:
        speech = Speech.of(self.game, "en", ["Ada", "Bo"])
        return [plain(text) for event in self.heard if (text := speech.event(event, viewer)) is not None]


def up(seat: int, *places: int) -> list[int]:
    """The second letter is on top at these places of a packet, counted from its first card of 37."""
    return [int(s == seat and n in places) for s in (0, 1) for n in range(37)]


def dealt(seed: object, options: Any = None) -> Match[Any]:
    return Match(registry.game("alphabet_bang", options), 2, SeedLuck(f"{seed}"))


# -- the rulings --


def test_BA2_01_37_each_a_lot_for_the_first_and_the_letter_on_top_counts() -> None:
    starters, ways = set(), set()
    for seed in range(20):
        match = dealt(seed)
        zones, index = match.state.piles.zones, match.game.plan.index
        assert [len(zones[index[f"packet/{s}"]]) for s in (0, 1)] == [37, 37]
        starters.add(match.state.turn)
        ways.add(tuple(match.state.ways))
        assert set(match.state.ways) == {0, 1}
    assert starters == {0, 1}
    assert len(ways) == 20
    on_top = Bang("I/O", "E/O T", "B", tops="O", flipper=1, ways=up(0, 35)).flip(0)  # the 36th of the packet
    assert on_top.do(1, "slap E").said()[0] == "Bo says E, but the new card is O."
    assert on_top.do(0, "slap O").count("line") == 0
    below = Bang("I/O", "E/O T", "B", tops="O", flipper=1).flip(0)
    assert below.do(0, "slap O").said()[0] == "Ada says O, but the new card is E."
    assert [m.term for m in below.game.marks(below.state)] == ["letter-O", "letter-E"]


def test_BA2_01_nobody_knows_which_way_up_hidden_cards_lie() -> None:
    match = dealt("ways")
    match.play(match.waiting()[0], match.game.read("flip"))
    known = match.state.turn * 37
    worlds = [world(match.game, match.state, SEATS[0], chance(n)).ways for n in range(20)]
    assert {ways[known] for ways in worlds} == {match.state.ways[known]}
    assert all({ways[n] for ways in worlds} == {0, 1} for n in (known + 1, 36 + known))


def test_BA2_02_the_first_right_slap_by_letter_or_bang_wins_the_whole_line() -> None:
    for slap in ("slap T", "t", "bang", "slap letter-T"):
        match = Bang("T B T R", "T", "G").flip(0)
        match.do(1, slap)
        assert (match.count("line"), match.count("won/1")) == (0, 5)
        assert match.said() == ["Bo slaps T and wins the line of 5 cards: 5 cards in all."]
        assert match.state.turn == 1


def test_BA2_02_the_next_card_comes_after_the_window_or_when_both_are_done_and_a_missed_match_stays() -> None:
    match = Bang("T B", "T L", "G T").flip(0)
    timer = match.game.timer(match.state)
    assert timer is not None
    assert timer.seconds == 3
    assert match.why_not(1, "flip") == "look-first"
    match.do(timer.seat, timer.move.text)
    again = match.game.timer(match.state)
    assert again is not None
    assert again.window == timer.window
    match.do(again.seat, again.move.text)
    assert {"flip", "bang"} <= match.moves(1)
    assert "bang" in match.moves(0)
    match.flip(1)
    assert match.do(0, "bang").said()[0].startswith("Ada says Bang, but the line had no G before.")
    match.time_out()
    match.do(0, "flip").do(0, "heard").do(1, "heard")
    match.do(0, "pass").do(1, "pass").do(1, "flip").do(0, "heard").do(1, "heard").do(1, "slap T")
    assert match.count("won/1") == 6  # the missed T still counts as lying there
    quick = Bang("T B", "T L", "G T").flip(0).do(0, "pass").do(1, "pass")
    assert quick.do(0, "bang").count("won/0") > 3  # who needed no more time may still slap
    gone = Bang("T B", "T L", "G T").flip(0).do(0, "pass").do(1, "pass").do(0, "pass")
    assert gone.moves(0) == set()


@pytest.mark.parametrize("seconds", [str(n) for n in range(2, 11)])
def test_BA2_02_the_least_time_is_an_option(seconds: str) -> None:
    match = Bang("T B", "T L", "G T", options={"window": seconds}).flip(0)
    timer = match.game.timer(match.state)
    assert timer is not None
    assert timer.seconds == int(seconds)


def test_BA2_03_a_wild_is_won_by_alphabetbang_alone_or_not_and_matches_nothing_later() -> None:
    match = Bang("T B", "? L", "G T").flip(0)
    assert match.do(1, "bang").said()[0] == "Bo says Bang, but a wild is won by AlphabetBang only."
    assert match.do(0, "alphabetbang").said() == ["AlphabetBang! Ada wins the line of 3 cards: 71 cards in all."]
    alone = Bang("", "? L", "G T").flip(0).do(1, "alphabetbang")
    assert alone.said() == ["AlphabetBang! Bo wins the one card of the line: one card in all."]
    later = Bang("?", "T", "G").flip(0)
    assert later.do(1, "alphabetbang").said()[0] == "Bo says AlphabetBang, but the new card is T and not a wild."


def test_BA2_04_a_false_slap_locks_out_until_the_next_card() -> None:
    match = Bang("T B", "L S", "L G").flip(0).do(1, "bang")
    assert match.said() == [
        "Bo says Bang, but the line had no L before.",
        "Bo is locked out until the next card.",
    ]
    assert match.why_not(1, "slap L") == "not-your-turn"
    assert match.state.waiting() == [0]
    match.time_out()
    assert match.why_not(1, "bang") == "locked-out"
    assert [f.seats for f in match.game.facts(match.state) if f.what == "locked"] == [[1]]
    match.flip(1)
    assert match.do(1, "bang").count("won/1") == 4


def test_BA2_04_options_a_card_or_nothing() -> None:
    gives = Bang("T B", "L S", "L G", options={"false_slap": "gives-a-card"}).flip(0)
    before = gives.count("won/0")
    assert gives.do(0, "slap T").said()[-1] == f"Ada gives up a won card and keeps {before - 1}."
    assert gives.count("won/1") == 1
    assert gives.why_not(0, "slap T") == "tried-before"
    assert gives.do(1, "slap B").count("won/1") == 0
    assert gives.do(1, "slap T").said()[-1] == "Bo has won no card to give up."
    nothing = Bang("T B", "L S", "L G", options={"false_slap": "nothing"}).flip(0).do(0, "bang")
    assert nothing.said() == ["Ada says Bang, but the line had no L before."]
    assert "slap letter-L" in nothing.moves(0)
    assert nothing.why_not(0, "bang") == "tried-before"


def test_BA2_04_who_has_tried_everything_is_done() -> None:
    match = Bang("T B", "L S", "L G", options={"false_slap": "nothing"}).flip(0)
    match.do(1, *sorted(match.moves(1) - {"pass"}))
    assert len(match.state.tried) == EVERYTHING
    assert match.moves(1) == {"pass"}
    assert match.do(1, "pass").moves(1) == set()


def test_BA2_05_won_cards_are_not_played_again_and_the_winner_begins_the_next_line() -> None:
    match = Bang("T B", "T L", "G").flip(0)
    before = match.count("packet/0")
    match.do(0, "bang")
    assert match.count("packet/0") == before
    assert match.state.waiting() == [0]
    assert match.moves(0) == {"flip"}
    assert match.why_not(0, "bang") == "no-line"


def test_BA2_06_the_game_ends_when_who_has_to_flip_has_no_card() -> None:
    match = Bang("T B", "L", "").flip(0)
    assert match.game.outcome(match.state) is None
    match.time_out()
    assert match.said()[-2:] == [
        "Bo has no card left to flip: the game is over.",
        "Ada wins with 71 cards to 0.",
    ]
    assert match.game.outcome(match.state).scores == [71, 0]  # type: ignore[union-attr]
    assert match.state.waiting() == []


def test_BA2_06_the_time_of_the_last_card_is_played_out_and_equal_numbers_are_a_draw() -> None:
    match = Bang("T B", "T", "").flip(0).do(1, "bang")
    assert match.count("won/1") == 3
    assert match.game.outcome(match.state) is not None
    level = Bang("T B", "T", "").flip(0)
    pile = level.state.piles.zones
    won = [level.game.plan.index[f"won/{s}"] for s in (0, 1)]
    both = pile[won[0]][:]
    pile[won[0]][:], pile[won[1]][:] = both[:35], both[35:69]
    pile[level.game.plan.index["line"]].append(both[69])
    level.state.shown.insert(0, 0)
    pile[won[1]].append(both[70])
    level.time_out()
    assert level.said()[-1] == "You have both won 35 cards: a draw."
    assert level.game.outcome(level.state).winners() == [0, 1]  # type: ignore[union-attr]


def test_BA2_07_each_of_two_wilds_has_its_own_time() -> None:
    match = Bang("T", "? L", "? G").flip(0)
    match.time_out().flip(1)
    assert match.do(0, "alphabetbang").count("won/0") == 69 + 3


def test_BA2_08_nobody_slaps_before_both_have_heard() -> None:
    match = Bang("T B", "T L", "G").do(0, "flip")
    assert match.said() == ["Ada flips T."]
    assert match.moves(0) == match.moves(1) == {"heard"}
    assert match.why_not(1, "bang") == "wait-for-hearing"
    match.do(0, "heard")
    assert match.said() == []
    timer = match.game.timer(match.state)
    assert timer is not None
    assert (timer.seconds, timer.seat, timer.move.text) == (6, 1, "heard")
    match.do(1, "heard")
    assert match.said() == ["Now!"]
    assert "bang" in match.moves(0)


def test_BA2_08_a_handicap_is_for_slaps_only() -> None:
    match = Bang("T B", "T L", "G", options={"handicap_1": "500", "handicap_2": "250"}).do(0, "flip")
    race = match.game.race(match.state)
    assert race is not None
    assert race.handicaps == []
    race = match.do(0, "heard").do(1, "heard").game.race(match.state)
    assert race is not None
    assert race.handicaps == [500, 250]
    with pytest.raises(Refused):
        registry.game("alphabet_bang", {"pace": "relaxed", "handicap_1": "250"})


def test_BA2_08_relaxed_the_others_answer_comes_first_and_there_is_one_each() -> None:
    match = Bang("T B", "T L", "G T", options={"pace": "relaxed"}, acting=1).do(0, "flip")
    assert match.state.waiting() == [1]
    assert match.game.race(match.state) is None
    timer = match.game.timer(match.state)
    assert timer is not None
    assert (timer.seconds, timer.move.text) == (6, "heard")
    match.do(1, "heard")
    timer = match.game.timer(match.state)
    assert timer is not None
    assert (timer.seconds, timer.move.text) == (5, "pass")
    match.do(1, "slap B")
    assert match.said() == ["Bo says B, but the new card is T."]
    assert match.state.waiting() == [0]
    assert match.do(0, "slap T").count("won/0") > 3
    late = Bang("T B", "T L", "G T", options={"pace": "relaxed"}, acting=1).do(0, "flip").do(1, "pass").do(0, "pass")
    assert late.state.waiting() == [1]
    assert late.moves(1) == {"flip"}


def test_BA2_09_ties_are_for_who_did_not_flip_and_a_slap_of_before_is_of_another_race() -> None:
    match = Bang("T B", "T L", "G")
    before = match.game.race(match.state)
    match.flip(0)
    race = match.game.race(match.state)
    assert before is not None
    assert race is not None
    assert (before.by, race.by) == (1, 0)
    assert before.number != race.number
    match.do(1, "slap L")
    after = match.game.race(match.state)
    assert after is not None
    assert after.number == race.number  # the false slap of one does not void that of the other
    won = match.do(0, "bang").game.race(match.state)
    assert won is not None
    assert won.number != race.number


def test_BA2_10_a_card_flips_by_itself_or_waits() -> None:
    match = Bang("", "T L", "G")
    timer = match.game.timer(match.state)
    assert timer is not None
    assert (timer.seconds, timer.seat, timer.move.text) == (5, 0, "flip")
    match.flip(0).time_out()
    timer = match.game.timer(match.state)
    assert timer is not None
    assert (timer.seconds, timer.seat, timer.move.text) == (2, 1, "flip")
    waits = Bang("", "T L", "G", options={"flip": "waits"})
    assert waits.game.timer(waits.state) is None
    assert waits.game.fallback(waits.state, SEATS[0]).text == "flip"


# -- beside the rulings --


def test_who_did_not_flip_is_waited_for_first() -> None:
    for seat in (0, 1):
        match = Bang("T B", "T L", "G", turn=seat, acting=3, flipper=1 - seat).do(seat, "flip")
        assert match.game.awaited(match.state) == [1 - seat, seat]


def test_good_play_slaps_what_matches_and_nothing_else() -> None:
    advice = registry.advice("alphabet_bang")
    assert advice is not None

    def best(match: Bang) -> set[str]:
        view = View(match.game, match.state, SEATS[1])
        weights = {m.text: advice.weigh(view, m) for offer in view.offers for m in offer.moves}
        return {text for text, weight in weights.items() if weight == max(weights.values())}

    assert best(Bang("T B", "T L", "G").flip(0)) == {"slap letter-T", "bang"}
    assert best(Bang("T B", "L T", "G").flip(0)) == {"pass"}
    assert best(Bang("T B", "? T", "G").flip(0)) == {"alphabetbang"}
    assert best(Bang("I/O", "E/O T", "B", tops="O", flipper=1, ways=up(0, 35)).flip(0)) == {"slap letter-O", "bang"}


def test_there_are_no_hints_in_a_race() -> None:
    reason = registry.game("alphabet_bang").hints_closed
    assert reason is not None
    assert Speech("en", "alphabet_bang").reason(reason, SPECTATOR) == "There are no hints in a race."


def test_nothing_points_out_a_match() -> None:
    """Noticing is the game: what is offered does not depend on whether the new card matches."""
    same, other = Bang("T B", "T L", "G").flip(0), Bang("T B", "L T", "G").flip(0)
    assert same.moves(1) == other.moves(1)
    assert [f.what for f in same.game.facts(same.state)] == [f.what for f in other.game.facts(other.state)]


def test_a_record_replays_without_a_clock() -> None:
    match = dealt("record")
    luck = chance("record")
    while match.state.acting:
        seats = match.waiting()
        seat = seats[luck.below(len(seats))]
        match.play(seat, match.game.propose(match.state, seat, luck))
    text = record.write(record.of(match))
    assert record.replay(record.read(text)).digest() == match.digest()


@pytest.mark.parametrize(
    "wrong",
    [
        {"phase": 7},
        {"phase": 1},
        {"shown": [1]},
        {"shown": [1, 1]},
        {"number": 0},
        {"closed": 4},
        {"tried": [99]},
        {"turn": 5},
        {"flipper": -1},
        {"ways": [2] * 74},
    ],
)
def test_a_position_that_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        Bang("T B", "T L", "G", **wrong)
    with pytest.raises(Refused):
        Bang("T B", "", "G")
