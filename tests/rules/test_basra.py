"""Egyptian Basra, ruling by ruling. The rulings stand in words in src/majlis/games/basra/rulings.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import pytest

from majlis import options, position, record, registry
from majlis.cards.card import CardId
from majlis.cards.french import french
from majlis.chance import Chance, chance
from majlis.event import Cards, Event, Moved
from majlis.game import Fact, Game
from majlis.games.basra.options import VARIANTS, BasraOptions
from majlis.games.basra.places import BasraState
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.move import QUIET, IllegalMove, Move, Refused
from majlis.plan import SEATS, SPECTATOR
from majlis.rooms.chat import Chat
from majlis.search import playout, world
from majlis.table import Table
from majlis.view import View, shown

pytestmark = pytest.mark.both_builds

PACK = french()
Given = Mapping[str, Any]


# -- situations --


@dataclass
class Sitting:
    """A position, and what has happened since."""

    game: Game[Any]
    state: BasraState
    heard: list[Event] = field(default_factory=list)

    def play(self, text: str) -> Sitting:
        """Whoever is on turn makes this move."""
        seat = self.state.waiting()[0]
        move = self.game.read(text)
        reason = self.game.refuse(self.state, seat, move)
        if reason is not None:
            raise IllegalMove(reason, text)
        self.game.apply(self.state, seat, move, Table(self.state.piles, chance("sitting"), self.heard))
        return self

    def moves(self) -> list[str]:
        seat = self.state.waiting()[0]
        return [move.text for move in self.game.choices(self.state, seat, QUIET)]

    def refused(self, text: str) -> str:
        seat = self.state.waiting()[0]
        reason = self.game.refuse(self.state, seat, self.game.read(text))
        return reason.what if reason is not None else ""

    def fallback(self) -> str:
        return self.game.fallback(self.state, self.state.waiting()[0]).text

    def lie(self, zone: str) -> set[str]:
        return set(codes(self.state.piles.zones[self.game.plan.index[zone]]))

    def said(self, what: str) -> Event:
        return next(event for event in self.heard if event.what == what)

    def order(self) -> list[str]:
        return [event.what for event in self.heard if not isinstance(event, Moved)]


def codes(cards: list[CardId]) -> list[str]:
    return [PACK.code[c] for c in cards]


def named(event: Event, name: str = "cards") -> list[str]:
    arg = event.args[name]
    assert isinstance(arg, Cards)
    return codes(arg.ids)


def sitting(
    floor: str = "",
    hand: str = "",
    *,
    seats: int = 2,
    opts: Given | None = None,
    zones: Given | None = None,
    **state: Any,
) -> Sitting:
    """`floor` and the hand of seat 1, who is on turn, in codes; the rest of the pack is still to be dealt."""
    lies = {"layout": floor.split(), "hand/1": hand.split(), **(zones or {})}
    data = {
        "game": "basra",
        "seats": seats,
        "options": dict(opts or {}),
        "zones": {name: cards for name, cards in lies.items() if cards or name == "stock"},
        "state": state,
    }
    game, made = position.read(data)
    assert isinstance(made, BasraState)
    return Sitting(game, made)


@dataclass
class Turn:
    """What one card did."""

    what: str  # plays, takes, sweeps, basra
    took: set[str]
    points: int
    left: set[str]

    @property
    def basra(self) -> bool:
        return self.what == "basra"


def turn(floor: str, text: str, opts: Given | None = None, **given: Any) -> Turn:
    """A card is played to a floor in the middle of a deal: what does it do?"""
    given = {"fresh": False, **given}
    table = sitting(floor, text.split()[0], opts=opts, **given).play(f"play {text}")
    event = next(e for e in table.heard if e.what in ("plays", "takes", "sweeps", "basra"))
    took = set(named(event)) if "cards" in event.args else set()
    points = event.args.get("points", 0)
    assert isinstance(points, int)
    assert (event.what == "basra") is (points > 0)
    assert table.state.bonus[1] == points
    assert table.state.basras[1] == int(points > 0)
    return Turn(event.what, took, points, table.lie("layout"))


def last_card(
    card: str, floor: str = "", took: tuple[int, int] = (0, 51), *, opts: Given | None = None, **state: Any
) -> Sitting:
    """The dealer, seat 0, holds the last card of the deal; `took` counts what the sides have won before it.

    Counters are taken from the piles: `basras` and `bonus` are for the caller to give.
    """
    used = {card, *floor.split()}
    rest = [code for code in PACK.code if code not in used]
    assert took[0] + took[1] == len(rest), len(rest)
    basras = state.get("basras", [0, 0])
    zones = {
        "stock": [],
        "hand/1": [],
        "hand/0": [card],
        "basra/0": rest[: basras[0]],
        "taken/0": rest[basras[0] : took[0]],
        "basra/1": rest[took[0] : took[0] + basras[1]],
        "taken/1": rest[took[0] + basras[1] :],
    }
    return sitting(floor, opts=opts, zones=zones, **{"acting": 1, "fresh": False, "deals": 1, **state})


def counted(table: Sitting) -> dict[str, list[int]]:
    """What the count gave each side."""
    made: dict[str, list[int]] = {}
    for event in table.heard:
        if event.what == "counted":
            for name, value in event.args.items():
                assert isinstance(value, int)
                made.setdefault(name, []).append(value)
    return made


def matches(seats: int, count: int, opts: Given | None = None) -> list[Match[Any]]:
    return [Match(registry.game("basra", opts), seats, SeedLuck(f"basra {n}")) for n in range(count)]


def random_match(
    seats: int, seed: str, opts: Given | None = None, one_deal: bool = True
) -> tuple[Match[Any], list[Event]]:
    """A match played at random, and all that was heard."""
    match = Match(registry.game("basra", opts), seats, SeedLuck(seed))
    match.state.last_deal = one_deal
    luck, heard = chance("random", seed), match.opening[:]
    while match.outcome() is None:
        seat = match.waiting()[0]
        heard += match.play(seat, match.game.propose(match.state, seat, luck))
    return match, heard


def zone(match: Match[Any], name: str) -> list[CardId]:
    found: list[CardId] = match.state.piles.zones[match.game.plan.index[name]]
    return found


def facts(table: Sitting) -> dict[str, list[Fact]]:
    made: dict[str, list[Fact]] = {}
    for fact in table.game.facts(table.state):
        made.setdefault(fact.what, []).append(fact)
    return made


# -- the pack and the deal --


def test_BA_01_the_pack_has_52_cards_and_no_joker() -> None:
    game = registry.game("basra")
    assert len(set(game.pack.code)) == 52
    assert {game.pack.code[c][:-1] for c in game.pack.all} == set("A 2 3 4 5 6 7 8 9 10 J Q K".split())
    assert [game.pack.rank[game.pack.number[c]] for c in "AC 2D 10H".split()] == [1, 2, 10]
    for court in "JC QC KC".split():
        assert turn(f"{court} 2D 8H", "10S").left == {court}, "a court card has a number"


@pytest.mark.parametrize(("seats", "batches"), [(2, 6), (4, 3)])
def test_BA_02_four_each_the_dealer_last_and_four_to_the_floor(seats: int, batches: int) -> None:
    match = matches(seats, 1)[0]
    dealer, hands = match.state.dealer, [f"hand/{s}" for s in range(seats)]
    dealt = [e for e in match.opening if isinstance(e, Moved)][: seats + 1]
    names = [match.game.plan.names[e.target] for e in dealt]
    assert names == [hands[(dealer + step) % seats] for step in range(1, seats + 1)] + ["layout"]
    assert [len(e.cards) for e in dealt] == [4] * (seats + 1)
    _, heard = random_match(seats, "batches")
    assert 1 + sum(e.what == "next-batch" for e in heard) == batches


@pytest.mark.parametrize("seats", [2, 4])
def test_BA_02_later_batches_bring_nothing_to_the_floor(seats: int) -> None:
    match, _ = random_match(seats, "floor")
    for n in range(1, len(match.log)):
        earlier = match.replay(n)
        if all(len(zone(earlier, f"hand/{s}")) == 4 for s in range(seats)):
            before, (_, move) = match.replay(n - 1), match.log[n - 1]
            played = PACK.number[move.text.split()[1]]
            assert set(zone(earlier, "layout")) <= {*zone(before, "layout"), played}


def test_BA_03_jacks_and_the_komi_of_the_first_floor_go_under_the_pack() -> None:
    most = 0
    for match in matches(2, 200):
        moved = [e for e in match.opening if isinstance(e, Moved)]
        floor = codes(next(e.cards for e in moved if match.game.plan.names[e.target] == "layout" and len(e.cards) == 4))
        drawn = [codes(e.cards)[0] for e in moved if match.game.plan.names[e.target] == "layout" and len(e.cards) == 1]
        told = [e for e in match.opening if e.what == "replaced"]
        under: list[str] = []
        for place in range(4):
            while floor[place] in ("JC", "JD", "JH", "JS", "7D"):
                under.append(floor[place])
                floor[place] = drawn[len(under) - 1]
        assert codes(zone(match, "layout")) == floor, "each in its own place"
        assert codes(zone(match, "stock"))[: len(under)] == under[::-1], "in the order in which they lay"
        assert [named(e, "card") for e in told] == [[code] for code in under]
        assert [named(e, "new") for e in told] == [[code] for code in drawn]
        for event in told:
            heard = event.seen_by(SPECTATOR)
            assert heard is not None
            assert "--" not in named(heard, "card"), "everybody sees this"
        most = max(most, len(under))
    assert most >= 2


def test_BA_03_or_they_go_anywhere_into_the_pack() -> None:
    places = set()
    for match in matches(2, 200, {"first_floor": "random"}):
        stock = zone(match, "stock")
        for event in match.opening:
            if event.what == "replaced":
                card = PACK.number[named(event, "card")[0]]
                places.add(stock.index(card))
                assert card not in zone(match, "layout")
                assert not world(match.game, match.state, SPECTATOR, chance("w")).piles.zones[1].count(card)
                for seat in range(2):
                    imagined = world(match.game, match.state, SPECTATOR, chance("w", seat)).piles.zones
                    assert card not in imagined[match.game.plan.index[f"hand/{seat}"]], "it came after the hands"
    assert len(places) > 10


@pytest.mark.parametrize("seats", [2, 4])
def test_BA_04_the_seat_after_the_dealer_begins_anticlockwise(seats: int) -> None:
    for match in matches(seats, 8):
        assert match.waiting() == [(match.state.dealer + 1) % seats]
    assert registry.nature("basra").clockwise is False
    assert registry.game("basra").nature.clockwise is False
    hands = {f"hand/{s}": [f"2{suit}", f"9{suit}"] for s, suit in enumerate("CDHS"[:seats])}
    table = sitting("KC", seats=seats, zones=hands)
    for step in range(1, seats + 1):
        seat = step % seats
        assert table.state.waiting() == [seat]
        table.play(f"play 9{'CDHS'[seat]}" if step == 1 else f"play 2{'CDHS'[seat]}")


def test_BA_04_or_clockwise() -> None:
    assert registry.game("basra", {"direction": "clockwise"}).nature.clockwise is True
    assert registry.game("basra", {"direction": "clockwise"}).nature.key == "basra"


# -- what takes what --


@pytest.mark.parametrize(
    ("floor", "card", "took"),
    [
        ("8H", "8C", "8H"),
        ("8H KD 3C", "8C", "8H"),
        ("8H 8S KD", "8C", "8H 8S"),
        ("8H 8S 8D KD", "8C", "8H 8S 8D"),
        ("AH KD", "AC", "AH"),
        ("7D KD", "7S", "7D"),
    ],
)
def test_BA_05_all_floor_cards_of_the_same_rank_whatever_the_suit(floor: str, card: str, took: str) -> None:
    assert turn(floor, card).took == set(took.split())


@pytest.mark.parametrize(
    ("floor", "card", "took"),
    [
        ("AC 7S KD 8H", "8C", "8H AC 7S"),  # printed
        ("AC 7S KD 8H", "9C", "8H AC"),  # printed
        ("AC 7S KD 8H", "KC", "KD"),  # printed
        ("2C 3D 5H 7C 8D", "10C", "2C 8D 3D 7C"),  # not the three of 2, 3 and 5
        ("4C 4D 8H", "8C", "4C 4D 8H"),
        ("2C 3C 5D", "10H", "2C 3C 5D"),
        ("9C KD", "10H", ""),
        ("2C 3C KD", "6H", ""),
    ],
)
def test_BA_06_groups_that_sum_to_the_card_with_those_of_its_rank(floor: str, card: str, took: str) -> None:
    assert turn(floor, card).took == set(took.split())


def test_BA_06_no_floor_card_is_used_twice() -> None:
    table = sitting("6C 6D 3H KC", "9C", fresh=False)
    assert table.moves() == ["play 9C take 6C 3H", "play 9C take 6D 3H"]
    assert turn("6C 6D 3H KC", "9C take 6D 3H").left == {"6C", "KC"}


def test_BA_07_the_card_is_free_to_choose_but_takes_all_it_can() -> None:
    table = sitting("8H AC 7S KD", "8C 2C", fresh=False)
    assert table.moves() == ["play 8C", "play 2C"]
    assert turn("8H AC 7S KD", "2C").what == "plays"
    assert turn("8H AC 7S KD", "8C").took == {"8H", "AC", "7S"}
    assert table.refused("play 8C take 8H") == "no-choice"
    assert table.refused("play 8C take none") == "no-choice"


def test_BA_07_of_equally_large_sets_one_is_chosen_in_the_same_move() -> None:
    table = sitting("AC 5D 5H", "6S", fresh=False)
    assert table.moves() == ["play 6S take AC 5D", "play 6S take AC 5H"]
    assert table.refused("play 6S") == "choose-what-to-take"
    assert table.refused("play 6S take AC") == "not-what-it-takes"
    assert table.refused("play 6S take AC 5D 5D") == "not-what-it-takes"
    assert table.refused("play 6S take AC 5S") == "not-what-it-takes"
    assert turn("AC 5D 5H", "6S take 5H AC").left == {"5D"}
    assert turn("AC 5D 5H", "6S take AC 5D").left == {"5H"}


def test_BA_07_or_a_card_may_take_fewer() -> None:
    table = sitting("8H AC 7S KD", "8C", opts={"may_take_fewer": True}, fresh=False)
    assert table.moves() == ["play 8C take AC 8H 7S", "play 8C take AC 7S", "play 8C take 8H"]
    assert table.refused("play 8C take AC") == "not-what-it-takes"
    assert table.refused("play 8C take none") == "not-what-it-takes"
    assert turn("8H AC 7S", "8C take 8H", {"may_take_fewer": True}).what == "takes"
    assert turn("8H AC 7S", "8C take AC 7S 8H", {"may_take_fewer": True}).basra
    assert turn("KH KD", "KC take KD", {"may_take_fewer": True}).left == {"KH"}


def test_BA_07_or_a_card_may_take_nothing() -> None:
    table = sitting("8H AC 7S KD", "8C 3S", opts={"may_take_nothing": True}, fresh=False)
    assert table.moves() == ["play 8C take AC 8H 7S", "play 8C take none", "play 3S"]
    assert table.refused("play 8C take 8H") == "not-what-it-takes"
    assert turn("8H AC 7S KD", "8C take none", {"may_take_nothing": True}).left == {"8H", "AC", "7S", "KD", "8C"}


def test_BA_07_both_at_once() -> None:
    both = {"may_take_fewer": True, "may_take_nothing": True}
    table = sitting("8H AC 7S", "8C", opts=both, fresh=False)
    assert table.moves() == [f"play 8C take {cards}" for cards in ("AC 8H 7S", "AC 7S", "8H", "none")]


def test_BA_07_on_a_very_long_floor_smaller_captures_are_judged() -> None:
    floor = "AC 2C 3C 4C 5C AD 2D 3D 4D 5D AH 2H 3H 4H 5H AS 2S 3S 4S 5S KC"
    table = sitting(floor, "10C 7D", opts={"may_take_fewer": True, "may_take_nothing": True}, fresh=False)
    assert len(table.moves()) < 50
    assert table.refused("play 10C take 5C 5D") == ""
    assert table.refused("play 10C take AC 4C 5C AD 4D 5D") == ""
    assert table.refused("play 10C take AC 4C") == "not-what-it-takes"
    assert table.refused("play 10C take 5C 5C") == "not-what-it-takes"
    assert table.refused("play 10C take KC") == "not-what-it-takes"
    assert table.refused("play 10C take 8H 2C") == "not-what-it-takes"
    assert table.refused("play 10C") == "choose-what-to-take"
    assert table.refused("play 7D take 5C 2C") == "not-what-it-takes"
    assert table.refused("play 9S take 5C 4C") == "you-do-not-hold"
    assert table.refused("play 9S") == "you-do-not-hold"
    assert table.play("play 10C take 5C 5D").said("takes").args["count"] == 2
    assert turn(floor, "10C").left == {"KC"}


def test_BA_07_a_very_long_floor_is_settled_at_once() -> None:
    floor = " ".join(c for c in PACK.code if c[:-1] in "A 2 3 4 5 6 7 8".split() and c not in ("7D", "8S"))
    table = sitting(floor, "9C", fresh=False)
    assert len(table.moves()) < 500
    kept = sitting(floor + " KC", "7D", fresh=False).play("play 7D")
    assert kept.order()[0] == "sweeps"


@pytest.mark.parametrize(
    ("floor", "card", "took"),
    [
        ("QC KD", "QH", "QC"),
        ("QC KD", "KH", "KD"),
        ("JC QC", "QH", "QC"),
        ("10C 2D AH", "QH", ""),
        ("10C 3D", "KH", ""),
    ],
)
def test_BA_08_queens_and_kings_take_only_their_own_rank(floor: str, card: str, took: str) -> None:
    assert turn(floor, card).took == set(took.split())


def test_BA_09_jack_takes_the_whole_floor() -> None:
    done = turn("10C KD 3H QS", "JC")
    assert (done.what, done.took, done.left) == ("sweeps", {"10C", "KD", "3H", "QS"}, set())


@pytest.mark.parametrize("floor", ["5C", "KD", "QD", "7D", "JD 5C", "JD 2H 3S", "10C 5C", "AC 2C"])
def test_BA_09_jack_is_no_basra_on_anything_else(floor: str) -> None:
    assert turn(floor, "JC").what == "sweeps"


def test_BA_09_jack_is_basra_only_on_a_lone_jack() -> None:
    assert turn("JD", "JC").points == 10


@pytest.mark.parametrize(("value", "points"), [("never", 0), ("20", 20), ("30", 30), ("basra", 10)])
def test_BA_09_or_a_jack_on_a_jack_is_worth_something_else(value: str, points: int) -> None:
    assert turn("JD", "JC", {"jack_on_jack": value}).points == points
    assert turn("JD 5C", "JC", {"jack_on_jack": value}).points == 0
    assert turn("5D", "5C", {"jack_on_jack": value}).points == 10


SEVEN_BASRA = [
    "AC 2D 7S 8H",  # 9 and 9
    "6C 4D 2H",  # 6 and 6
    "5C 5D",
    "8C 7S AD",  # printed
    "10C 5D 4S AH",  # printed, as the card 10
    "7C",
    "7C 7S",
    "10C",
    "AC",
    "AC 2D 3H",
    "KC",
    "KC KD",
    "QC",
    "QC QD QH",
    "JC",
]
SEVEN_SWEEP = [
    "9C 2D",
    "KC 3D",
    "QC KD",
    "JC 5D",
    "JC QD",
    "KC KD 10C",
    "8C 7S 2H",
    "10C 9D",
    "QC QD AC",
]


@pytest.mark.parametrize("floor", SEVEN_BASRA)
def test_BA_10_the_komi_is_basra_where_one_rank_could_take_the_floor(floor: str) -> None:
    done = turn(floor, "7D")
    assert (done.points, done.took, done.left) == (10, set(floor.split()), set())


@pytest.mark.parametrize("floor", SEVEN_SWEEP)
def test_BA_10_the_komi_only_sweeps_any_other_floor(floor: str) -> None:
    done = turn(floor, "7D")
    assert (done.what, done.took, done.left) == ("sweeps", set(floor.split()), set())


@pytest.mark.parametrize(
    ("floor", "basra"),
    [
        ("6C 4D 2H", False),
        ("5C 5D", True),
        ("9C AD", True),
        ("9C 2D", False),
        ("KC", False),
        ("JC", False),
        ("8C AD", True),
    ],
)
def test_BA_10_or_where_all_are_numbers_of_ten_in_all_at_most(floor: str, basra: bool) -> None:
    assert turn(floor, "7D", {"seven_of_diamonds": "ten"}).basra is basra


@pytest.mark.parametrize("floor", SEVEN_BASRA + SEVEN_SWEEP)
def test_BA_10_or_always_or_never(floor: str) -> None:
    assert turn(floor, "7D", {"seven_of_diamonds": "sweep"}).points == 10
    assert turn(floor, "7D", {"seven_of_diamonds": "never"}).what == "sweeps"


@pytest.mark.parametrize("card", ["JC", "7D"])
def test_BA_11_a_jack_or_the_komi_burns_on_an_empty_floor(card: str) -> None:
    done = turn("", card)
    assert (done.what, done.left) == ("plays", {card})


def test_BA_11_a_burned_komi_is_an_ordinary_seven() -> None:
    assert turn("7D", "7C").basra
    assert turn("7D KC", "7C").took == {"7D"}
    assert turn("7D 2C KC", "9C").took == {"7D", "2C"}
    assert turn("7D 7S AC KC", "8C take 7S AC").left == {"7D", "KC"}


def test_BA_11_a_burned_jack_is_taken_by_a_jack_or_the_komi_or_in_a_sweep() -> None:
    assert turn("JD", "JC").basra
    assert turn("JD", "7D").basra
    assert turn("JD", "10C").left == {"JD", "10C"}
    assert turn("JD", "KC").left == {"JD", "KC"}
    assert turn("JD 5C", "5D").left == {"JD"}
    assert turn("JD 5C", "JC").what == "sweeps"
    assert turn("JD 5C", "7D").what == "sweeps"


def test_BA_12_a_jack_on_a_lone_komi_is_no_basra_another_seven_is() -> None:
    assert turn("7D", "JC").what == "sweeps"
    for seven in ("7C", "7H", "7S"):
        assert turn("7D", seven).points == 10


# -- basra --


@pytest.mark.parametrize(
    ("floor", "card"),
    [
        ("3C", "3D"),  # printed: the lone equal card
        ("10C 5C 4D AH", "10D"),  # printed
        ("8C 7C AD", "8D"),  # printed
        ("4C 4D 8H", "8C"),
        ("AC 2D 3H 4S", "5C"),
        ("KC", "KD"),
        ("QC QD", "QH"),
        ("6C AC", "7H"),
    ],
)
def test_BA_13_a_capture_that_empties_the_floor_is_a_basra(floor: str, card: str) -> None:
    assert turn(floor, card).points == 10


def test_BA_13_a_capture_that_leaves_something_is_none() -> None:
    assert turn("10C 5C 4D AH KC", "10D").what == "takes"


def test_BA_13_the_capturing_card_lies_open_as_a_counter() -> None:
    table = sitting("8C 7C AD", "8D", fresh=False).play("play 8D")
    assert table.lie("basra/1") == {"8D"}
    assert table.lie("taken/1") == {"8C", "7C", "AD"}
    assert shown(table.game, table.state, SPECTATOR)["basra/1"] == ["8D"]


@pytest.mark.parametrize("points", [5, 10, 20])
def test_BA_13_a_basra_is_worth_10_or_5_or_20(points: int) -> None:
    assert turn("8C 7C AD", "8D", {"basra_points": points}).points == points
    assert turn("JC", "JD", {"basra_points": points}).points == points
    assert turn("5C", "7D", {"basra_points": points}).points == points


def test_BA_14_the_first_play_of_a_deal_may_be_a_basra() -> None:
    assert turn("AC 2D 3H 4S", "10C", fresh=True).basra


def test_BA_14_or_not() -> None:
    never = {"first_play": False}
    table = sitting("AC 2D 3H 4S", "10C", opts=never, fresh=True).play("play 10C")
    assert table.order()[:2] == ["takes", "no-basra"]
    assert table.lie("layout") == set()
    assert turn("AC 2D 3H 4S", "10C", never, fresh=False).basra
    table = sitting("8C", "2C 3C", opts=never, zones={"hand/0": ["2D", "3D"]}, fresh=True)
    assert table.play("play 2C").play("play 2D").play("play 3C").state.bonus == [0, 0]
    assert not table.state.fresh


def test_BA_15_the_last_card_of_a_deal_may_be_a_basra() -> None:
    table = last_card("5C", "5D", (20, 30)).play("play 5C")
    assert table.said("basra").args["points"] == 10


def test_BA_15_or_not() -> None:
    never = {"last_card": False}
    table = last_card("5C", "5D", (20, 30), opts=never).play("play 5C")
    assert table.order()[:2] == ["takes", "no-basra"]
    assert counted(table)["bonus"] == [0, 0]
    other = {"stock": [], "taken/0": [c for c in PACK.code if c not in ("5C", "5D", "6C")]}
    table = sitting("5D", "5C", opts=never, zones={**other, "hand/0": ["6C"]}, fresh=False).play("play 5C")
    assert table.order() == ["basra"], "it is not the last card"
    assert turn("5D", "5C", never).basra, "there is another batch"


# -- the end of a deal --


def test_BA_16_what_is_left_goes_to_the_side_that_captured_last() -> None:
    table = last_card("5C", "KD QS", (20, 29), last=1).play("play 5C")
    assert set(named(table.said("floor-to"))) == {"KD", "QS", "5C"}
    assert table.said("floor-to").doers == [1]
    assert counted(table)["cards"] == [20, 32]
    assert counted(table)["bonus"] == [0, 0], "no basra"


def test_BA_16_the_last_capture_itself_counts() -> None:
    table = last_card("5C", "5D QS", (20, 29), last=1).play("play 5C")
    assert counted(table)["cards"] == [23, 29]


def test_BA_16_if_nobody_captured_it_belongs_to_nobody() -> None:
    rest = [c for c in PACK.code if c != "KC"]
    table = sitting(" ".join(rest), zones={"stock": [], "hand/0": ["KC"]}, acting=1, opts={"may_take_nothing": True})
    table.play("play KC take none")
    assert counted(table)["cards"] == counted(table)["points"] == [0, 0]
    assert len(named(table.said("floor-to-nobody"))) == 52
    assert sum(map(len, table.state.piles.zones)) == 52


@pytest.mark.parametrize(
    ("took", "points"),
    [((29, 22), [30, 0]), ((26, 25), [30, 0]), ((24, 27), [0, 30]), ((0, 51), [0, 30]), ((51, 0), [30, 0])],
)
def test_BA_17_most_cards_are_30_points(took: tuple[int, int], points: list[int]) -> None:
    table = last_card("2C", "", took, last=0).play("play 2C")
    assert counted(table)["cards"] == [took[0] + 1, took[1]]
    assert counted(table)["most"] == counted(table)["points"] == points


def test_BA_17_counters_are_cards_too() -> None:
    table = last_card("2C", "", (26, 25), last=0, basras=[4, 0], bonus=[40, 0]).play("play 2C")
    assert counted(table)["cards"] == [27, 25]
    assert counted(table)["points"] == [70, 0]


def test_BA_18_of_26_each_nobody_gets_the_30() -> None:
    table = last_card("2C", "", (25, 26), last=0).play("play 2C")
    assert counted(table)["points"] == [0, 0]
    assert table.state.carried == 0
    assert table.said("even").args["carried"] == 0


def test_BA_18_or_they_are_carried_over() -> None:
    carry = {"tie_carries": True}
    table = last_card("2C", "", (25, 26), last=0, opts=carry).play("play 2C")
    assert table.state.carried == table.said("even").args["carried"] == 30
    assert facts(table)["carried"][0].args == {"points": 30}
    table = last_card("2C", "", (25, 26), last=0, opts=carry, carried=30).play("play 2C")
    assert table.state.carried == 60
    table = last_card("2C", "", (20, 31), last=0, opts=carry, carried=60).play("play 2C")
    assert counted(table)["most"] == [0, 90]
    assert table.state.carried == 0
    assert "carried" not in facts(table)


def test_BA_19_extra_points_are_off() -> None:
    assert counted(last_card("2C", "", (51, 0), last=0).play("play 2C"))["extra"] == [0, 0]


def test_BA_19_or_jacks_and_aces_1_2C_2_and_10D_3() -> None:
    extra = {"extra_points": True}
    assert counted(last_card("2C", "", (51, 0), last=0, opts=extra).play("play 2C"))["extra"] == [13, 0]
    worth = {"JC": 1, "AC": 1, "2C": 2, "10D": 3, "10C": 0, "2D": 0, "7D": 0}
    for card, points in worth.items():
        table = last_card(card, "", (0, 51), last=0, opts=extra)
        assert counted(table.play(f"play {card}"))["extra"] == [points, 13 - points]
    table = last_card("5C", "", (26, 25), last=0, opts=extra, basras=[2, 0], bonus=[20, 0])
    assert sum(counted(table.play("play 5C"))["extra"]) == 13, "counters count too"


@pytest.mark.parametrize("target", [51, 101, 151, 201])
def test_BA_20_the_target_wins_after_a_whole_deal(target: int) -> None:
    opts = {"target": target}
    assert options.choices(BasraOptions)[0].default == 101
    table = last_card("2C", "", (29, 22), last=0, opts=opts, scores=[target - 31, 0]).play("play 2C")
    assert table.game.outcome(table.state) is None
    table = last_card("2C", "", (29, 22), last=0, opts=opts, scores=[target - 30, 0]).play("play 2C")
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert outcome.winners() == [0]
    assert table.said("match-won").doers == [0]
    assert table.said("match-won").args == {"total": target, "other": 0}


def test_BA_20_if_both_have_reached_it_the_higher_wins() -> None:
    table = last_card("2C", "", (29, 22), last=0, scores=[90, 119]).play("play 2C")
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert table.state.scores == [120, 119]
    assert outcome.winners() == [0]


def test_BA_20_if_both_have_the_same_there_is_another_deal() -> None:
    table = last_card("2C", "", (29, 22), last=0, scores=[90, 120]).play("play 2C")
    assert table.state.scores == [120, 120]
    assert table.game.outcome(table.state) is None
    assert table.said("deal-begins").args == {"deal": 2}


def test_BA_20_or_a_rubber_of_three_games() -> None:
    rubber = {"rubber": True}
    table = last_card("2C", "", (29, 22), last=0, opts=rubber, scores=[90, 40], games=[1, 2]).play("play 2C")
    assert table.game.outcome(table.state) is None
    assert (table.state.games, table.state.scores) == ([2, 2], [0, 0])
    assert table.said("game-won").args == {"games": 2}
    assert [f.args["games"] for f in facts(table)["games"]] == [2, 2]
    table = last_card("2C", "", (22, 29), last=1, opts=rubber, scores=[40, 90], games=[1, 2]).play("play 2C")
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert outcome.winners() == [1]
    assert table.said("rubber-won").args == {"total": 3, "other": 1}
    assert "match-won" not in table.order()


@pytest.mark.parametrize("seats", [2, 4])
def test_BA_21_after_each_deal_the_next_seat_deals(seats: int) -> None:
    match, heard = random_match(seats, "dealers", {"target": 201}, one_deal=False)
    dealers = [e.doers[0] for e in heard if e.what == "deal-begins"]
    assert len(dealers) > 2
    assert all(later == (earlier + 1) % seats for earlier, later in pairwise(dealers))
    begins = [match.log[n][0] for n in match.deals]
    assert begins == [(dealer + 1) % seats for dealer in dealers]


def test_BA_21_dealer_seat_0_of_four_seat_1_plays_first_and_deals_next() -> None:
    match = next(m for m in matches(4, 40) if m.state.dealer == 0)
    assert match.waiting() == [1]
    luck = chance("x")
    while match.deal == 1:
        match.play(match.waiting()[0], match.game.propose(match.state, match.waiting()[0], luck))
    assert match.state.dealer == 1


def test_BA_22_partners_sit_opposite_and_share_one_pile() -> None:
    game = registry.game("basra")
    assert game.sides(4) == [[0, 2], [1, 3]]
    assert game.sides(2) == [[0], [1]]
    hands = {"hand/1": ["8C"], "hand/2": ["9C"], "hand/3": ["6C"], "hand/0": ["QC"]}
    table = sitting("8D 9D 6D KC", seats=4, zones=hands, fresh=False)
    table.play("play 8C").play("play 9C").play("play 6C")
    assert table.lie("taken/1") == {"8C", "8D", "6C", "6D"}
    assert table.lie("taken/0") == {"9C", "9D"}


@pytest.mark.parametrize(("dealer", "keepers"), [(0, [2, 1]), (1, [0, 3]), (2, [0, 1]), (3, [0, 1])])
def test_BA_22_the_pile_lies_away_from_the_pack(dealer: int, keepers: list[int]) -> None:
    """Before the partner of the dealer, else before the partner who joined first: seats 0 and 1."""
    table = sitting("", "2C", seats=4, dealer=dealer)
    found = [fact.args["keeper"] for fact in facts(table)["pile"]]
    assert [getattr(who, "seats", None) for who in found] == [[seat] for seat in keepers]
    assert "pile" not in facts(sitting("", "2C"))


def test_BA_23_nobody_can_pass() -> None:
    table = sitting("8D", "8C 2C", fresh=False)
    assert table.refused("play 3C") == "you-do-not-hold"
    with pytest.raises(IllegalMove):
        table.game.read("pass")
    for opts in ({}, {"may_take_nothing": True, "may_take_fewer": True}):
        for seats in (2, 4):
            match = matches(seats, 1, opts)[0]
            for move in match.game.choices(match.state, match.waiting()[0], QUIET):
                assert move.verb == "play"


def test_BA_24_nobody_sees_a_pile_or_its_number() -> None:
    table = sitting("8D 3C", "8C 2C", zones={"hand/0": ["9H"]}, fresh=False).play("play 8C")
    for viewer in (SPECTATOR, *SEATS[:2]):
        assert shown(table.game, table.state, viewer)["taken/1"] is None
    assert {name for fact in table.game.facts(table.state) for name in fact.args} <= {
        "score",
        "basras",
        "deal",
        "cards",
    }
    assert facts(table)["left"][0].args == {"cards": 47}


def test_BA_24_or_everybody_sees_the_number() -> None:
    table = sitting("8D 3C", "8C 2C", opts={"show_counts": True}, fresh=False).play("play 8C")
    for viewer in (SPECTATOR, *SEATS[:2]):
        assert shown(table.game, table.state, viewer)["taken/1"] == ["--", "--"]


def test_BA_25_one_capture_is_one_basra() -> None:
    table = sitting("AC 4D 2H 3S 5C", "5D", fresh=False).play("play 5D")
    assert (table.state.basras, table.state.bonus) == ([0, 1], [0, 10])
    assert table.order().count("basra") == 1


def test_BA_26_the_ace_is_always_1() -> None:
    assert turn("AC KC", "AD").took == {"AC"}
    assert turn("AC 9C KC", "10D").took == {"AC", "9C"}
    for card in ("10D", "QD", "KD"):
        assert turn("AC 3C", card).left == {"AC", "3C", card}


def test_BA_27_chat_is_for_the_players_while_they_play_and_erased_on_leaving() -> None:
    chat = Chat("play")
    for seat in range(4):
        chat.join(f"p{seat}", SEATS[seat])
    chat.join("watcher")
    chat.open()
    chat.say(SEATS[0], "basra!")
    assert [len(chat.lines_for(f"p{seat}")) for seat in range(4)] == [1, 1, 1, 1]
    assert chat.lines_for("watcher") == []
    chat.leave("p1")
    chat.join("p1", SEATS[1])
    assert chat.lines_for("p1") == []
    chat.close()
    assert chat.lines_for("p0") == []
    match, _ = random_match(2, "silent")
    assert set(record.Record.__dataclass_fields__) >= {"moves", "seed"}
    assert "chat" not in record.write(record.of(match))


def test_BA_28_joiners_take_seats_0_2_1_3() -> None:
    game = registry.game("basra")
    assert game.joining(4) == [0, 2, 1, 3]
    assert game.joining(2) == [0, 1]


def test_BA_29_the_first_dealer_is_drawn_by_lot() -> None:
    for seats in (2, 4):
        dealers = [match.state.dealer for match in matches(seats, 80)]
        assert {dealers.count(s) > 80 // seats // 3 for s in range(seats)} == {True}
    assert matches(2, 1)[0].opening[0].what == "deal-begins"


def test_BA_30_between_batches_everything_stays_as_it_is() -> None:
    table = sitting("KC 9H", "2C", zones={"hand/0": ["5D"]}, last=1, basras=[1, 2], bonus=[10, 20], fresh=False)
    table.play("play 2C").play("play 5D")
    assert table.order() == ["plays", "plays", "next-batch", "your-hand", "your-hand"]
    assert table.lie("layout") == {"KC", "9H", "2C", "5D"}
    assert (table.state.last, table.state.basras, table.state.bonus) == (1, [1, 2], [10, 20])
    assert [len(table.lie(f"hand/{s}")) for s in range(2)] == [4, 4]
    assert table.state.waiting() == [1]
    assert not table.state.fresh


def test_BA_31_the_order_of_effects() -> None:
    table = sitting("8D KC", "8C", fresh=False, last=0).play("play 8C")
    assert table.order() == ["takes", "next-batch", "your-hand", "your-hand"]
    assert table.state.last == 1
    table = last_card("5C", "5D KC", (20, 29), last=1).play("play 5C")
    assert table.order()[:4] == ["takes", "floor-to", "counted", "counted"]
    assert table.said("floor-to").doers == [0], "the last capturer is set before the floor is given away"


def test_BA_31_a_basra_in_the_middle_of_a_deal_does_not_win() -> None:
    table = sitting("8D", "8C 2C", zones={"hand/0": ["9H"]}, scores=[0, 95], fresh=False).play("play 8C")
    assert table.state.bonus == [0, 10]
    assert table.state.scores == [0, 95]
    assert table.game.outcome(table.state) is None


@pytest.mark.parametrize("card", ["JC", "7D"])
def test_BA_32_jack_and_komi_always_sweep(card: str) -> None:
    for opts in ({}, {"may_take_fewer": True}, {"may_take_nothing": True}):
        table = sitting("7S 5C 2C KC", card, opts=opts, fresh=False)
        assert table.moves() == [f"play {card}"]
        assert table.play(f"play {card}").said("sweeps").args["count"] == 4
    assert turn("7S KC", "7D").left == set(), "it cannot be played as a plain 7"


def test_BA_33_both_sides_keep_their_basras() -> None:
    table = last_card("2C", "", (29, 22), last=0, basras=[2, 1], bonus=[20, 10]).play("play 2C")
    assert counted(table)["points"] == [50, 10]
    table = last_card("2C", "", (25, 26), last=0, basras=[1, 0], bonus=[10, 0]).play("play 2C")
    assert counted(table)["points"] == [10, 0]


def test_BA_34_what_everybody_sees() -> None:
    table = sitting("8D", "8C 2C", zones={"hand/0": ["9H", "QD"], "basra/0": ["5S"]}, fresh=False)
    seen = shown(table.game, table.state, SPECTATOR)
    assert seen["layout"] == ["8D"]
    assert seen["basra/0"] == ["5S"]
    assert seen["hand/0"] == seen["hand/1"] == ["--", "--"]
    assert seen["stock"] == ["--"] * 46
    kinds = set(facts(table))
    assert {"score", "dealer", "left", "basras", "deal", "target"} <= kinds
    heard = table.play("play 2C").said("plays").seen_by(SPECTATOR)
    assert heard is not None
    assert named(heard, "card") == ["2C"]


def test_BA_34_nobody_looks_at_the_bottom_card() -> None:
    match = next(m for m in matches(2, 40) if not any(e.what == "replaced" for e in m.opening))
    for viewer in (SPECTATOR, *SEATS[:2]):
        assert set(shown(match.game, match.state, viewer)["stock"] or []) == {"--"}
        bottoms = {world(match.game, match.state, viewer, chance("w", n)).piles.zones[0][0] for n in range(30)}
        assert len(bottoms) > 5


@pytest.mark.parametrize(
    ("floor", "hand", "move"),
    [
        ("8D KC", "8C 3C 2C JC", "play 2C"),  # the lowest that captures nothing
        ("8D KC", "8C QC JC 7D", "play QC"),  # which need not be lower than one that does
        ("8D KC", "8C KD JC 7D", "play 8C"),  # else the lowest ordinary card
        ("8D KC", "KD JC 7D", "play KD"),  # Q and K stand above the numerals
        ("", "QC KC 10C", "play 10C"),
        ("8D KC", "JC 7D", "play JC"),  # then the jack
        ("8D KC", "7D", "play 7D"),  # then the komi
        ("", "7D 7S", "play 7S"),
        ("", "JC JD", "play JC"),
        ("5H AC 5D", "6S", "play 6S take AC 5H"),  # whose cards lie first on the floor
        ("5D AC 5H", "6S", "play 6S take AC 5D"),
        ("AD 5C 5H", "6S", "play 6S take 5C AD"),
        ("3S 6C AC 8D 6D", "9C", "play 9C take AC 6C 8D 3S"),
        ("6D AC 8D 6C 3S", "9C", "play 9C take AC 6D 8D 3S"),
    ],
)
def test_BA_35_the_move_when_time_is_up(floor: str, hand: str, move: str) -> None:
    table = sitting(floor, hand, fresh=False)
    assert table.fallback() == move
    assert table.refused(move) == ""


def test_BA_35_after_50_deals_the_higher_total_wins() -> None:
    table = last_card("2C", "", (29, 22), last=0, deals=49, scores=[10, 20]).play("play 2C")
    assert table.game.outcome(table.state) is None
    table = last_card("2C", "", (29, 22), last=0, deals=50, scores=[10, 20]).play("play 2C")
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert outcome.winners() == [0]


def test_BA_35_after_50_deals_a_tie_is_shared() -> None:
    table = last_card("2C", "", (29, 22), last=0, deals=50, scores=[10, 40]).play("play 2C")
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert outcome.winners() == [0, 1]
    assert table.order()[-1] == "match-shared"


def test_BA_35_in_a_rubber_games_count_before_points() -> None:
    table = last_card("2C", "", (22, 29), last=1, deals=50, opts={"rubber": True}, scores=[0, 60], games=[2, 1])
    outcome = table.play("play 2C").game.outcome(table.state)
    assert outcome is not None
    assert outcome.winners() == [0]
    assert table.said("rubber-won").args == {"total": 2, "other": 1}


def test_a_deal_begins_afresh() -> None:
    table = last_card("2C", "KC", (28, 22), last=1, basras=[2, 1], bonus=[20, 10], scores=[5, 6]).play("play 2C")
    state = table.state
    assert (state.deals, state.last, state.fresh) == (2, -1, True)
    assert state.basras == state.bonus == [0, 0]
    assert [len(table.lie(name)) for name in ("taken/0", "taken/1", "basra/0", "basra/1", "layout")] == [0, 0, 0, 0, 4]
    assert state.scores == [55, 16]
    assert state.report == [28, 2, 50, 24, 1, 10]


# -- the edge lines of the rulings --


def test_edge_two_pairs_beat_a_triple() -> None:
    table = sitting("2C 3D 5H 7C 8D", "10C", fresh=False)
    assert table.moves() == ["play 10C"]
    done = turn("2C 3D 5H 7C 8D", "10C")
    assert (len(done.took), done.left) == (4, {"5H"})


def test_edge_all_by_sums_is_a_basra() -> None:
    assert turn("AC 2D 3H 4S", "5C").basra


def test_edge_equal_card_and_sum_together_are_a_basra() -> None:
    assert turn("4C 4D 8H", "8C").basra


def test_edge_two_kings_on_the_first_floor() -> None:
    assert turn("KC KD", "KH", fresh=True).basra
    done = turn("KC KD 2C 3C", "KH", fresh=True)
    assert (done.what, done.took) == ("takes", {"KC", "KD"})


def test_edge_which_five_goes_with_the_ace() -> None:
    assert sitting("AC 5C 5D", "6C", fresh=False).moves() == ["play 6C take AC 5C", "play 6C take AC 5D"]


# -- the test vectors as printed, in one place --


@pytest.mark.parametrize(
    ("floor", "card", "what", "left"),
    [
        ("AC 7C KC 8D", "8C", "takes", "KC"),
        ("AC 7C KC 8D", "9C", "takes", "7C KC"),
        ("AC 7C KC 8D", "KD", "takes", "AC 7C 8D"),
        ("10C 5C 4C AC", "10D", "basra", ""),
        ("8C 7C AC", "8D", "basra", ""),
        ("8C 7C AC", "7D", "basra", ""),
        ("AC 7C KC 8D", "JC", "sweeps", ""),
        ("AC 7C KC 8D", "7D", "sweeps", ""),
        ("4C", "4D", "basra", ""),
        ("JC", "JD", "basra", ""),
        ("7D", "7C", "basra", ""),
        ("AC 2C 7C 8C", "7D", "basra", ""),
        ("6C 4C 2C", "7D", "basra", ""),
        ("5C 5D", "7D", "basra", ""),
        ("9C 2C", "7D", "sweeps", ""),
        ("KC 3C", "7D", "sweeps", ""),
        ("QC KC", "7D", "sweeps", ""),
        ("KC", "7D", "basra", ""),
        ("JC 5C", "JD", "sweeps", ""),
        ("7D", "JC", "sweeps", ""),
    ],
)
def test_vectors(floor: str, card: str, what: str, left: str) -> None:
    done = turn(floor, card)
    assert (done.what, done.left) == (what, set(left.split()))


def test_vector_30_cards_and_2_basras_against_22_and_1() -> None:
    table = last_card("2C", "", (29, 22), last=0, basras=[2, 1], bonus=[20, 10]).play("play 2C")
    assert (counted(table)["cards"], table.state.scores) == ([30, 22], [50, 10])


def test_vector_26_and_1_against_26_and_0() -> None:
    table = last_card("2C", "", (25, 26), last=0, basras=[1, 0], bonus=[10, 0]).play("play 2C")
    assert (counted(table)["cards"], table.state.scores) == ([26, 26], [10, 0])


# -- beside the rulings --


def test_variants_are_named_options() -> None:
    assert set(VARIANTS) == set(registry.nature("basra").variants)
    for name in VARIANTS:
        match, _ = random_match(4, name, options.changed(VARIANTS[name]), one_deal=False)
        assert match.outcome() is not None


@pytest.mark.parametrize("choice", options.choices(BasraOptions), ids=lambda c: c.name)
def test_a_match_can_be_played_with_every_value_of_every_option(choice: options.Choice) -> None:
    for value in choice.values:
        for seats in (2, 4):
            match, heard = random_match(seats, f"{choice.name} {value}", {choice.name: value}, one_deal=False)
            assert match.outcome() is not None
            assert len(match.log) <= match.game.bound
            assert heard[-1].what in ("match-won", "rubber-won", "match-shared")


@pytest.mark.parametrize("seats", [2, 4])
def test_points_of_a_deal_add_up(seats: int) -> None:
    for n in range(30):
        match, heard = random_match(seats, f"sum {n}")
        total = [0, 0]
        for event in heard:
            if event.what == "basra":
                points = event.args["points"]
                assert isinstance(points, int)
                total[event.doers[0] % 2] += points
        ends = [e for e in heard if e.what == "counted"]
        assert [e.args["bonus"] for e in ends] == total
        cards = [e.args["cards"] for e in ends]
        assert sum(c for c in cards if isinstance(c, int)) == 52
        assert match.state.scores == [e.args["points"] for e in ends]


def test_what_can_be_foreseen_is_what_happens() -> None:
    for seed in range(6):
        match = Match(registry.game("basra"), 2, SeedLuck(f"foresee {seed}"))
        match.state.last_deal = True
        luck = chance("foresee", seed)
        while match.outcome() is None:
            seat = match.waiting()[0]
            move = match.game.propose(match.state, seat, luck)
            reason = match.game.foresee(match.state, seat, move)
            assert reason is not None
            happened = next(e for e in match.play(seat, move) if not isinstance(e, Moved))
            assert {"stays": "plays"}.get(reason.what, reason.what) == happened.what
            if happened.what != "plays":
                assert named(happened) == [PACK.code[c] for c in getattr(reason.args["cards"], "ids", [])]


@pytest.mark.parametrize(
    ("state", "zones", "reason"),
    [
        ({"dealer": 2}, {}, "position-turn"),
        ({"dealer": -1}, {}, "position-turn"),
        ({"acting": 3}, {}, "position-turn"),
        ({"acting": 1}, {}, "position-empty-hand"),
        ({"last": 7}, {}, "wrong-field"),
        ({"last": -2}, {}, "wrong-field"),
        ({"report": [1, 2, 3]}, {}, "wrong-field"),
        ({}, {"hand/1": ["2C", "3C", "4C", "5C", "6C"]}, "position-too-many"),
        ({}, {"hand/2": ["2C"]}, "unknown-seat"),
    ],
)
def test_a_position_that_cannot_be_is_refused(state: Given, zones: Given, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        sitting("8D", "8C", zones=zones, **state)
    assert refused.value.reason.what == reason


def test_a_position_need_not_fill_the_hands() -> None:
    table = sitting("KC", "2C 3C 4D 5C")
    for text in ("play 2C", "play 3C", "play 4D"):
        table.play(text)
        assert table.state.waiting() == [1], "who holds no card is passed over"
    assert playout(table.game, table.state, Chance(1, 1)) < 60 * 52
    assert table.game.outcome(table.state) is not None


def test_the_forecast_of_a_stranger_is_none() -> None:
    table = sitting("8D", "8C")
    assert table.game.foresee(table.state, SEATS[1], Move("pass")) is None
    assert View(table.game, table.state, SEATS[0]).offers == []


# -- advice: what the greedy bot takes for good --


def best(table: Sitting) -> str:
    """The move that the advice for the seat on turn weighs most."""
    seat = table.state.waiting()[0]
    view = View(table.game, table.state, seat)
    moves = table.game.choices(table.state, seat, QUIET)
    return max(moves, key=lambda move: registry.advice("basra").weigh(view, move)).text


@pytest.mark.parametrize(
    ("floor", "hand", "move"),
    [
        ("5D 3C", "8C 5C QC KC", "play 8C"),  # a basra before anything
        ("5D", "5C JC 7D 10C", "play 5C"),  # with the ordinary card
        ("5D 4C 9H QC", "9C QD", "play 9C"),  # many cards before few
        ("9H KD", "JC 4S 4H 4C", "play 4S"),  # strong cards are kept
        ("9H KD", "7D 3S 3H 3C", "play 3S"),
        ("9H KD", "JC 4S", "play JC"),  # but not as the last card (printed): it would burn
        ("9H KD", "JC 9C 3S", "play 3S"),  # two cards are not worth leaving a lone one
        ("9H KD QC 4S 2H", "JC 2C 3S", "play JC"),  # for three cards and more
        ("", "JC 7D 10C", "play 10C"),  # and never burned
        ("", "JC 7D 2C", "play 2C"),
        ("9S", "KC 3C AC", "play KC"),  # a floor of few points invites a basra, a court card beside it does not
        ("KD 9C 10C", "KC 4C", "play KC"),
    ],
)
def test_advice(floor: str, hand: str, move: str) -> None:
    assert best(sitting(floor, hand, zones={"hand/0": ["QS", "6S", "AH", "2S"]}, fresh=False)) == move


def test_advice_knows_only_what_is_seen() -> None:
    """A hidden card makes no difference, one that is seen does."""
    weights = []
    for other in (["5S", "5H", "6S"], ["QS", "QH", "6S"]):
        table = sitting("KD 2D", "5C JC 10S", zones={"hand/0": other}, fresh=False)
        view = View(table.game, table.state, SEATS[1])
        weights.append(
            [registry.advice("basra").weigh(view, table.game.read(f"play {c}")) for c in ("5C", "JC", "10S")]
        )
    assert weights[0] == weights[1]
    table = sitting("KD 2D", "5C JC 10S", zones={"hand/0": ["QS"], "basra/0": ["5S", "5H"]}, fresh=False)
    assert (
        registry.advice("basra").weigh(View(table.game, table.state, SEATS[1]), table.game.read("play 5C"))
        > weights[0][0]
    )


@pytest.mark.parametrize("choice", options.choices(BasraOptions), ids=lambda c: c.name)
def test_advice_and_rules_agree_what_a_basra_is(choice: options.Choice) -> None:
    basra = registry.advice("basra").basra
    for value in choice.values:
        match = Match(registry.game("basra", {choice.name: value}), 2, SeedLuck(f"advice {choice.name}"))
        match.state.last_deal = True
        luck = chance("advice", choice.name)
        while match.outcome() is None:
            seat = match.waiting()[0]
            move = match.game.propose(match.state, seat, luck)
            view, floor = match.view(seat), zone(match, "layout")
            took = match.play(seat, move)
            happened = next(e for e in took if not isinstance(e, Moved))
            if happened.what != "plays" and len(named(happened)) == len(floor):
                assert basra(view, PACK.number[move.text.split()[1]], floor) == happened.args["points"]
