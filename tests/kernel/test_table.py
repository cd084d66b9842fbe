"""What each verb of the table lets each viewer know."""

from __future__ import annotations

import pytest

from majlis.cards.card import BACK, CardId, Pack, faced
from majlis.chance import Chance
from majlis.event import Cards, Event, Moved
from majlis.piles import laid_out, watched
from majlis.plan import DOWN, OPEN, OWNER, SEATS, SHUT, SPECTATOR, TOP, Plan, Seat, Zone, bit
from majlis.table import Table

pytestmark = pytest.mark.both_builds

TEN = faced("ten", [(str(n), 0, n, "", 0) for n in range(10)], [1] * 10)
PAIRS = faced("pairs", [(letter, 0, n, "", 0) for n, letter in enumerate("ABCDE")], [2] * 5)


class Room:
    """A table of two seats with a place of every sight."""

    def __init__(self, pack: Pack = TEN, told: bool = True) -> None:
        self.plan = Plan(pack, 2)
        self.stock = self.plan.one("stock", DOWN)
        self.floor = self.plan.one("floor", OPEN)
        self.discard = self.plan.one("discard", TOP)
        self.chest = self.plan.one("chest", SHUT)
        self.hand = self.plan.each("hand", OWNER, 2)
        self.heard: list[Event] = []
        self.table = Table(laid_out(self.plan, self.stock), Chance(5), self.heard if told else None)
        self.piles = self.table.piles

    def who_knows(self, card: int) -> set[Seat]:
        return {v for v in (SPECTATOR, *SEATS[:2]) if self.piles.known[card] & bit(v)}

    def seen(self, viewer: Seat) -> list[list[int]]:
        """The cards of each movement as `viewer` sees it."""
        events = [e.seen_by(viewer) for e in self.heard]
        return [[int(c) for c in e.cards] for e in events if isinstance(e, Moved)]


EVERYONE = {SPECTATOR, SEATS[0], SEATS[1]}
MINE, YOURS = SEATS[0], SEATS[1]


def c(number: int) -> CardId:
    return CardId(number)


# -- what is seen where it lies --


def test_each_sight_shows_what_it_should() -> None:
    room = Room()
    for zone in (room.floor, room.discard, room.chest, room.hand[0]):
        room.table.draw(2, room.stock, zone)
    for viewer in EVERYONE:
        seen = room.piles.seen_by(viewer)
        assert seen[room.stock] == [BACK, BACK]
        assert seen[room.floor] == [8, 9]
        assert seen[room.discard] == [BACK, 7]
        assert seen[room.chest] is None
        assert seen[room.hand[0]] == ([2, 3] if viewer == MINE else [BACK, BACK])


def test_what_is_seen_is_a_copy() -> None:
    room = Room()
    room.table.draw(1, room.stock, room.floor)
    seen = room.piles.seen_by(SPECTATOR)[room.floor]
    assert seen is not None
    seen.clear()
    assert room.piles.zones[room.floor] == [9]


# -- move: one card, chosen by whoever moves it --


def test_a_card_picked_up_openly_is_known_until_a_hidden_card_leaves() -> None:
    room = Room()
    room.table.draw(1, room.stock, room.floor)
    room.table.draw(2, room.stock, room.hand[0])
    room.table.move(c(9), room.floor, room.hand[0])
    assert room.who_knows(9) == EVERYONE
    room.table.move(c(8), room.hand[0], room.stock)
    assert room.who_knows(9) == {MINE}, "nobody else can tell whether the nine is still there"


def test_a_known_card_that_may_have_gone_is_known_no_more() -> None:
    room = Room()
    room.table.draw(1, room.stock, room.floor)
    room.table.draw(2, room.stock, room.hand[0])
    room.table.move(c(9), room.floor, room.hand[0])
    room.table.move(c(9), room.hand[0], room.stock)
    assert room.who_knows(9) == {MINE}


def test_the_only_card_of_a_hand_cannot_be_mistaken() -> None:
    room = Room()
    room.table.draw(1, room.stock, room.floor)
    room.table.move(c(9), room.floor, room.hand[0])
    room.table.move(c(9), room.hand[0], room.hand[1])
    assert room.who_knows(9) == EVERYONE


def test_a_card_shown_by_another_stays_known_when_it_goes_face_up() -> None:
    room = Room()
    room.table.draw(3, room.stock, room.hand[0])
    room.table.move(c(8), room.hand[0], room.floor)
    assert room.who_knows(8) == EVERYONE
    assert room.who_knows(9) == {MINE}, "an open card takes no knowledge with it"


def test_taking_the_top_card_of_a_pile_hides_nothing_from_anybody() -> None:
    room = Room()
    room.table.draw(2, room.stock, room.hand[0])
    for card in (8, 9):
        room.table.move(c(card), room.hand[0], room.discard)
    room.table.move(c(9), room.discard, room.hand[1])
    assert room.who_knows(9) == EVERYONE
    assert room.who_knows(8) == EVERYONE
    assert room.seen(SPECTATOR)[-1] == [9]


def test_taking_a_card_from_within_a_pile_says_only_that_one_went() -> None:
    room = Room()
    room.table.draw(3, room.stock, room.hand[0])
    for card in (7, 8, 9):
        room.table.move(c(card), room.hand[0], room.discard)
    room.table.move(c(7), room.discard, room.hand[1])
    assert room.who_knows(7) == {YOURS}
    assert room.who_knows(8) == {YOURS}
    assert room.who_knows(9) == EVERYONE, "it still lies on top"
    assert room.seen(SPECTATOR)[-1] == [BACK]


# -- draw, sweep, draw_under: nobody loses track of the rest --


def test_a_drawn_card_is_known_to_who_draws_it() -> None:
    room = Room()
    room.table.draw(2, room.stock, room.hand[1])
    assert room.who_knows(9) == {YOURS}
    assert room.seen(YOURS) == [[8, 9]]
    assert room.seen(MINE) == [[BACK, BACK]]


def test_drawing_more_than_there_are_takes_what_there_is() -> None:
    room = Room()
    room.table.draw(99, room.stock, room.floor)
    assert len(room.piles.zones[room.floor]) == 10
    room.table.draw(1, room.stock, room.floor)
    assert len(room.heard) == 1, "nothing moved, nothing told"


def test_of_cards_laid_on_a_pile_only_the_last_shows() -> None:
    room = Room()
    room.table.draw(3, room.stock, room.discard)
    assert room.seen(SPECTATOR) == [[BACK, BACK, 9]]
    assert room.who_knows(9) == EVERYONE
    assert room.who_knows(8) == set()


def test_a_card_that_was_uncovered_is_not_forgotten_when_it_is_covered_again() -> None:
    room = Room()
    room.table.draw(3, room.stock, room.discard)
    room.table.draw(1, room.discard, room.hand[0])
    assert room.seen(YOURS)[-1] == [9], "all saw which card lay on top"
    assert room.who_knows(8) == EVERYONE
    room.table.draw(1, room.stock, room.discard)
    assert room.who_knows(8) == EVERYONE


def test_a_known_card_of_a_pile_may_be_the_one_that_left_it() -> None:
    room = Room()
    room.table.draw(3, room.stock, room.discard)
    room.table.draw(1, room.stock, room.discard)
    room.table.move(c(8), room.discard, room.chest)
    assert room.who_knows(9) == set(), "the nine was once on top, but one of those below went"
    assert room.who_knows(6) == EVERYONE


def test_drawing_under_leaves_the_top_card_and_tells_no_other() -> None:
    room = Room()
    room.table.draw(4, room.stock, room.discard)
    room.table.draw_under(room.discard, room.stock)
    assert room.piles.zones[room.discard] == [9]
    assert room.seen(SPECTATOR)[-1] == [BACK, BACK, BACK]
    room.table.draw_under(room.discard, room.stock)
    assert len(room.heard) == 2


def test_a_sweep_keeps_the_order_and_what_is_known() -> None:
    room = Room()
    room.table.draw(3, room.stock, room.floor)
    room.table.sweep(room.floor, room.chest)
    assert room.piles.zones[room.chest] == [7, 8, 9]
    assert all(room.who_knows(card) == EVERYONE for card in (7, 8, 9))


def test_a_card_known_where_it_lay_is_known_when_it_is_drawn_and_may_then_go() -> None:
    room = Room()
    room.table.draw(1, room.stock, room.floor)
    room.table.bury(c(9), room.floor, room.stock)
    room.table.sweep(room.stock, room.hand[0])
    assert room.who_knows(9) == EVERYONE
    room.table.move(c(8), room.hand[0], room.chest)
    assert room.who_knows(9) == {MINE}


# -- pick, bury, slip, shuffle --


def test_picked_cards_are_told_once_and_in_the_order_given() -> None:
    room = Room()
    room.table.draw(4, room.stock, room.hand[0])
    room.table.pick([c(9), c(6)], room.hand[0], room.floor)
    assert room.piles.zones[room.floor] == [9, 6]
    assert room.seen(SPECTATOR)[-1] == [9, 6]
    assert len(room.heard) == 2
    room.table.pick([c(8), c(7)], room.hand[0], room.floor)
    assert room.piles.zones[room.floor] == [9, 6, 8, 7]


def test_picking_nothing_tells_nothing() -> None:
    room = Room()
    room.table.draw(1, room.stock, room.floor)
    room.table.pick([], room.floor, room.chest)
    assert len(room.heard) == 1


def test_a_buried_card_lies_at_the_bottom_and_all_know_it() -> None:
    room = Room()
    room.table.draw(1, room.stock, room.floor)
    room.table.bury(c(9), room.floor, room.stock)
    assert room.piles.zones[room.stock][0] == 9
    assert room.who_knows(9) == EVERYONE


def test_a_slipped_card_lies_anywhere_and_nobody_knows_where() -> None:
    places = set()
    for n in range(60):
        room = Room()
        room.table.chance = Chance(n)
        room.table.draw(1, room.stock, room.floor)
        room.table.slip(c(9), room.floor, room.stock)
        places.add(room.piles.zones[room.stock].index(c(9)))
        assert room.who_knows(9) == set()
    assert places == set(range(10))


def test_a_shuffle_makes_all_forget_but_who_sees_the_cards() -> None:
    room = Room()
    room.table.draw(4, room.stock, room.floor)
    room.table.sweep(room.floor, room.hand[0])
    room.table.shuffle(room.hand[0])
    assert all(room.who_knows(card) == {MINE} for card in (6, 7, 8, 9))
    room.table.sweep(room.hand[0], room.discard)
    room.table.shuffle(room.discard)
    top = room.piles.zones[room.discard][-1]
    assert room.who_knows(top) == EVERYONE
    assert all(room.who_knows(card) == set() for card in room.piles.zones[room.discard][:-1])


# -- what all may conclude --


def test_a_revealed_card_is_known_until_it_may_have_gone() -> None:
    room = Room()
    room.table.draw(3, room.stock, room.hand[0])
    room.table.reveal(c(9))
    assert room.who_knows(9) == EVERYONE
    room.table.move(c(8), room.hand[0], room.stock)
    assert room.who_knows(9) == {MINE}


def test_what_is_ruled_out_holds_until_another_card_comes() -> None:
    room = Room()
    room.table.draw(2, room.stock, room.hand[0])
    room.table.rule_out(room.hand[0], 0b11)
    room.table.rule_out(room.hand[0], 0b100)
    room.table.move(c(9), room.hand[0], room.floor)
    assert room.piles.cannot[room.hand[0]] == 0b111
    room.table.move(c(9), room.floor, room.hand[0])
    assert room.piles.cannot[room.hand[0]] == 0


# -- cards that look the same --


def test_a_twin_is_found_where_it_lies() -> None:
    room = Room(PAIRS)
    room.table.draw(1, room.stock, room.hand[0])
    assert room.table.find(c(8), room.hand[0]) == 9
    assert room.table.find(c(0), room.hand[0]) == 0, "nothing like it: as it was"


def test_who_saw_one_of_two_twins_come_takes_it_that_the_same_one_went() -> None:
    room = Room(PAIRS)
    room.table.draw(1, room.stock, room.floor)
    room.table.move(c(9), room.floor, room.hand[0])
    room.table.draw(1, room.stock, room.hand[0])
    assert room.who_knows(9) == EVERYONE
    assert room.who_knows(8) == {MINE}
    room.table.move(c(8), room.hand[0], room.floor)
    assert room.who_knows(9) == {MINE}, "an E is left, but for all that others know it is any card"


# -- what is heard --


def test_a_silent_table_makes_nothing_and_moves_the_same() -> None:
    told, silent = Room(), Room(told=False)
    for room in (told, silent):
        room.table.shuffle(room.stock)
        room.table.draw(3, room.stock, room.hand[0])
        room.table.pick(room.piles.zones[room.hand[0]][:2], room.hand[0], room.discard)
        room.table.say("word", [MINE], {})
        room.table.tell(MINE, "word", {})
    assert told.piles.key() == silent.piles.key()
    assert told.piles.traced == silent.piles.traced
    assert told.heard
    assert not silent.heard


def test_what_one_seat_is_told_no_other_hears() -> None:
    room = Room()
    room.table.tell(MINE, "your-hand", {"cards": Cards([c(3)])})
    assert room.heard[0].seen_by(MINE) is room.heard[0]
    assert room.heard[0].seen_by(YOURS) is None
    assert room.heard[0].seen_by(SPECTATOR) is None


def test_who_may_not_know_the_cards_hears_how_many() -> None:
    room = Room()
    room.table.say("passes-on", [MINE], {"cards": Cards([c(3), c(4)]), "count": 2}, aware=bit(MINE))
    heard = room.heard[0].seen_by(YOURS)
    assert heard is not None
    cards = heard.args["cards"]
    assert isinstance(cards, Cards)
    assert cards.ids == [BACK, BACK]
    assert heard.args["count"] == 2


def test_a_fork_shares_nothing() -> None:
    room = Room()
    twin = room.piles.fork()
    before = repr((twin.key(), twin.traced))
    room.table.draw(3, room.stock, room.hand[0])
    room.table.rule_out(room.hand[0], 1)
    assert repr((twin.key(), twin.traced)) == before


def test_cards_put_by_a_position_are_known_to_who_sees_them() -> None:
    room = Room()
    zones: list[list[CardId]] = [[] for _ in room.plan.names]
    zones[room.floor], zones[room.discard], zones[room.hand[1]] = [c(0)], [c(1), c(2)], [c(3)]
    zones[room.stock] = [c(n) for n in range(4, 10)]
    piles = watched(room.plan, zones)
    everyone = room.plan.everyone
    assert [piles.known[n] for n in range(5)] == [everyone, 0, everyone, bit(YOURS), 0]


def test_nothing_is_too_far_from_the_first_zone() -> None:
    """More places and eyes than a machine word has bits."""
    plan = Plan(TEN, 10)
    zones = [plan.one(f"place/{n}", OPEN) for n in range(80)]
    hands = plan.each("hand", OWNER, 10)
    table = Table(laid_out(plan, Zone(79)), Chance(1))
    table.draw(1, zones[79], hands[9])
    assert table.piles.known[9] == plan.everyone
    assert table.piles.seen_by(SEATS[9])[hands[9]] == [9]
    assert table.piles.seen_by(SEATS[8])[hands[9]] == [BACK]
