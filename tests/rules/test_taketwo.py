"""TakeTwo: one test for each ruling, named after it, and one for each option."""

from __future__ import annotations

from typing import Any

import pytest

from majlis import position, record, registry
from majlis.chance import chance
from majlis.event import Event, Term
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

THREE = {"match": "first-to-three"}
RANKED = {"places": "by-cards-left"}


class Deal:
    """A deal in the middle: what lies on the discard pile (the top last), and the hands. Seat 0 is to act."""

    def __init__(self, discard: str, *hands: str, options: Any = None, stock: str | None = None, **state: Any) -> None:
        zones = {"discard": discard.split()} | {f"hand/{s}": cards.split() for s, cards in enumerate(hands)}
        if stock is not None:
            zones["stock"] = stock.split()
        data = {"game": "taketwo", "seats": len(hands), "options": options or {}, "zones": zones}
        data["state"] = {"turn": 0, "acting": 1, "deals": 1, **state}
        game, found = position.read(data)
        self.game: Game[Any] = game
        self.state: Any = found
        self.heard: list[Event] = []

    @property
    def zones(self) -> list[list[str]]:
        code = self.game.pack.code
        return [[code[c] for c in zone] for zone in self.state.piles.zones]

    def zone(self, name: str) -> list[str]:
        return self.zones[self.game.plan.index[name]]

    def sizes(self) -> list[int]:
        return [len(self.zone(f"hand/{s}")) for s in range(self.state.seats)]

    def play(self, *moves: str) -> Deal:
        for text in moves:
            seat, move = self.state.waiting()[0], self.game.read(text)
            reason = self.game.refuse(self.state, seat, move)
            if reason is not None:
                raise IllegalMove(reason)
            self.heard = []
            table = Table(self.state.piles, chance("test", text), self.heard, SeedLuck("test"), self.state.deals)
            self.game.apply(self.state, seat, move, table)
        return self

    def moves(self, seat: int = -1) -> set[str]:
        who = self.state.waiting()[0] if seat < 0 else SEATS[seat]
        return {m.text for offer in self.game.offers(self.state, who) for m in offer.moves}

    def why_not(self, text: str) -> str:
        reason = self.game.refuse(self.state, self.state.waiting()[0], self.game.read(text))
        return reason.what if reason is not None else ""

    def said(self, viewer: Seat = SPECTATOR) -> list[str]:
        speech = Speech.of(self.game, "en", ["Ada", "Bo", "Cy", "Di"])
        return [plain(text) for event in self.heard if (text := speech.event(event, viewer)) is not None]

    def marks(self) -> list[tuple[str, int, str]]:
        return [(self.game.plan.names[m.zone], m.place, m.term) for m in self.game.marks(self.state)]

    def scores(self) -> list[float]:
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        return outcome.scores


def rest(*used: str) -> str:
    """All cards that are not `used`."""
    left = registry.game("taketwo").pack.code[:]
    for code in " ".join(used).split():
        left.remove(code)
    return " ".join(left)


def dealt(seats: int, seed: object, options: Any = None) -> Match[Any]:
    return Match(registry.game("taketwo", options), seats, SeedLuck(f"{seed}"))


# -- the rulings --


@pytest.mark.parametrize(("seats", "stock"), [(2, 61), (3, 55), (4, 49)])
def test_TT_01_six_cards_each_and_the_dealers_left_starts_clockwise(seats: int, stock: int) -> None:
    dealers = set()
    for seed in range(20):
        match = dealt(seats, seed)
        assert match.game.nature.clockwise
        zones = match.state.piles.zones
        sizes = {name: len(zones[z]) for z, name in enumerate(match.game.plan.names)}
        assert [sizes[f"hand/{s}"] for s in range(seats)] == [6] * seats
        assert (sizes["stock"], sizes["discard"]) == (stock, 1)
        first = (match.state.dealer + 1) % seats
        assert match.waiting() == [first]
        match.play(SEATS[first], match.game.read("draw"))
        match.play(SEATS[first], match.game.read("pass"))
        assert match.waiting() == [(first + 1) % seats]
        dealers.add(match.state.dealer)
    assert len(dealers) == seats


def test_TT_02_consonants_on_vowels_vowels_on_consonants_and_the_very_same_card() -> None:
    on_vowel = Deal("A/E", "T A/E A/I E/O B", "S S")
    assert on_vowel.moves() == {"play T", "play B", "play A/E", "draw"}
    assert on_vowel.why_not("play A/I") == "consonant-wanted"
    on_consonant = Deal("T", "T S A/E O/U", "S S")
    assert on_consonant.moves() == {"play T", "play A/E", "play O/U", "draw"}
    assert on_consonant.why_not("play S") == "vowel-wanted"
    assert on_vowel.game.read("play e/a") is on_vowel.game.read("play A/E"), "which way up does not matter"


def test_TT_02_cards_that_look_the_same_are_one_choice() -> None:
    game, state = Deal("T", "A/E A/E A/E S", "B B").game, Deal("T", "A/E A/E A/E S", "B B").state
    offers = game.offers(state, SEATS[0])
    listed = [m.text for offer in offers for m in offer.moves]
    assert sorted(listed) == ["draw", "play A/E"]


def test_TT_03_the_very_same_card_makes_the_fewest_draw_two() -> None:
    """Derived: A plays the very same card and has 2 left, B 3, C 3, D 5: B and C draw two each."""
    deal = Deal("A/E", "A/E S S", "B C D", "F G H", "L L M M N").play("play A/E")
    assert deal.sizes() == [2, 5, 5, 5]
    assert deal.state.waiting() == [1]
    assert deal.said()[:2] == [
        "Ada plays A or E again, the same card: 2 cards left.",
        "Bo and Cy have the fewest cards.",
    ]


def test_TT_03_printed_vowel_card_on_its_like_and_with_two_seats_always_the_opponent() -> None:
    deal = Deal("A/E", "A/E S", "B C D F G").play("play A/E")
    assert deal.sizes() == [1, 7], "the player, who has fewer, is not counted"
    assert Deal("T", "T S", "B C D F G").play("play T").sizes() == [1, 7]
    assert Deal("T", "A/E S", "B C D F G").play("play A/E").sizes() == [1, 5]


def test_TT_03_only_one_has_the_fewest() -> None:
    deal = Deal("T", "T S S S", "B C D", "F G", "H H H").play("play T")
    assert deal.sizes() == [3, 3, 4, 3]
    assert "Cy has the fewest cards and draws two: 4 cards in hand." in deal.said()


def test_TT_03_the_last_card_ends_the_game_before_anybody_draws() -> None:
    deal = Deal("T", "T", "B C D", "F G H").play("play T")
    assert deal.sizes() == [0, 3, 3]
    assert deal.scores() == [1, 0, 0]
    assert deal.said() == ["Ada plays T again, the same card, the last card.", "Ada wins."]


def test_TT_04_a_Y_names_its_part_which_must_fit() -> None:
    on_vowel = Deal("A/E", "Y S S", "B C D")
    assert on_vowel.moves() == {"play Y as consonant", "play S", "draw"}
    assert on_vowel.why_not("play Y as vowel") == "consonant-wanted"
    assert on_vowel.why_not("play Y") == "say-the-part"
    on_consonant = Deal("T", "Y S S", "B C D")
    assert on_consonant.moves() == {"play Y as vowel", "draw"}
    assert on_consonant.play("play Y as vowel").sizes() == [2, 3]
    assert on_consonant.moves() == {"play B", "play C", "play D", "draw"}, "the next card answers to the part"
    assert Deal("A/E", "Y S S", "B A/I D").play("play Y as consonant").moves() == {"play A/I", "draw"}


@pytest.mark.parametrize("part", ["vowel", "consonant"])
@pytest.mark.parametrize("way", ["vowel", "consonant"])
def test_TT_04_a_Y_on_a_Y_is_the_very_same_card_as_either_part(part: str, way: str) -> None:
    deal = Deal("Y", "Y S S", "B A/E D", part=part)
    deal.play(f"play Y as {way}")
    assert deal.sizes() == [2, 5]
    assert deal.state.part == way


def test_TT_05_a_wild_is_a_vowel_a_consonant_or_the_same_card() -> None:
    on_vowel = Deal("A/E", "? S S", "A/E B D")
    assert on_vowel.moves() == {"play ? as consonant", "play ? as same", "play S", "draw"}
    assert on_vowel.why_not("play ? as vowel") == "consonant-wanted"
    assert Deal("T", "? S S", "A/E B D").moves() == {"play ? as vowel", "play ? as same", "draw"}
    on_vowel.play("play ? as same")
    assert on_vowel.sizes() == [2, 5]
    assert {"play A/E", "play B"} <= on_vowel.moves(), "it has taken over the identity of the top card"
    assert "play A/I" not in Deal("A/E", "? S", "A/I B D").play("play ? as same").moves()
    assert on_vowel.play("play A/E").sizes() == [4, 4], "and the next like it is the very same card again"


def test_TT_05_the_same_card_of_a_Y_takes_over_its_part() -> None:
    deal = Deal("Y", "? S S", "Y A/E D", part="vowel").play("play ? as same")
    assert deal.sizes() == [2, 5]
    assert deal.state.part == "vowel"
    assert "play A/E" not in deal.moves()
    assert {"play D", "play Y as vowel", "play Y as consonant"} <= deal.moves()
    assert deal.play("play Y as vowel").sizes() == [4, 4]


def test_TT_05_as_vowel_or_consonant_it_has_no_letter() -> None:
    deal = Deal("T", "? S S", "? A/E D").play("play ? as vowel")
    assert deal.sizes() == [2, 3]
    assert deal.moves() == {"play D", "play ? as consonant", "play ? as same", "draw"}
    other = Deal("T", "? S S", "? A/E D").play("play ? as vowel", "play ? as consonant")
    assert other.sizes() == [2, 2], "a wild on a wild does not do it by itself"
    deal.play("play ? as same")
    assert deal.sizes() == [4, 2], "only if its player says so"
    assert (deal.state.part, deal.state.same) == ("vowel", ""), "keeping the part"


def test_TT_06_any_card_may_be_played_on_a_Y_or_a_wild_that_started_the_pile() -> None:
    plays = {"play T", "play A/E", "play Y as vowel", "play Y as consonant", "play ? as vowel", "play ? as consonant"}
    for top in ("Y", "?"):
        hand = "T A/E Y ?"
        assert Deal(top, hand, "B C D").moves() == plays | {"play ? as same", "draw"}
        for move in ("play T", "play A/E", "play ? as vowel", "play ? as consonant"):
            assert Deal(top, hand, "B C D").play(move).sizes() == [3, 3]
        assert Deal(top, hand, "B C D").play("play ? as same").sizes() == [3, 5]
        for part in ("vowel", "consonant"):
            assert Deal(top, hand, "B C D").play(f"play Y as {part}").sizes() == [3, 5 if top == "Y" else 3]


@pytest.mark.parametrize(("top", "same"), [("Y", "Y"), ("?", "")])
def test_TT_06_a_wild_as_the_same_card_on_it_has_no_part_either(top: str, same: str) -> None:
    deal = Deal(top, "? S S", "B A/E Y").play("play ? as same")
    assert (deal.state.part, deal.state.same) == ("", same)
    assert {"play B", "play A/E", "play Y as vowel", "play Y as consonant"} <= deal.moves()
    deal.play("play Y as vowel")
    assert deal.sizes() == ([4, 4] if top == "Y" else [2, 4])


def test_TT_07_who_cannot_or_will_not_play_draws_two_and_may_play_one_of_these() -> None:
    stock = rest("T A/E S B C D E/I N") + " E/I N"
    deal = Deal("T", "A/E S", "B C D", stock=stock)
    assert deal.moves() == {"play A/E", "draw"}, "drawing is a choice"
    assert deal.why_not("pass") == "draw-or-play"
    deal.play("draw")
    assert deal.zone("hand/0") == ["A/E", "S", "E/I", "N"]
    assert deal.moves() == {"play E/I", "pass"}
    assert deal.why_not("play A/E") == "only-a-card-just-drawn"
    assert deal.why_not("draw") == "already-drawn"
    again = Deal("T", "A/E S", "B C D", stock=stock).play("draw", "pass")
    assert (again.sizes(), again.state.waiting()) == ([4, 3], [1])
    deal.play("play E/I")
    assert (deal.sizes(), deal.state.waiting()) == ([3, 3], [1]), "one card a turn"


def test_TT_07_of_two_like_cards_the_one_just_drawn_is_played() -> None:
    stock = rest("T A/E A/E S B C D N") + " A/E N"
    deal = Deal("T", "A/E S", "B C D", stock=stock)
    old = deal.state.piles.zones[deal.game.plan.index["hand/0"]][0]
    deal.play("draw", "play A/E")
    assert deal.zone("hand/0") == ["A/E", "S", "N"]
    assert deal.state.piles.zones[deal.game.plan.index["hand/0"]][0] == old


def test_TT_08_an_empty_stock_is_made_anew_from_the_discards_at_once() -> None:
    hands = ("B C", rest("B C S S H H A/E T N"))
    deal = Deal("S H S H A/E T", *hands, stock="N").play("draw")
    assert len(deal.zone("hand/0")) == 4, "also in the middle of a draw"
    assert deal.zone("discard") == ["T"]
    assert len(deal.zone("stock")) == 4
    assert set(deal.zone("stock")) | set(deal.zone("hand/0")[3:]) == {"S", "H", "A/E"}
    assert "The stock is used up; the discards are shuffled into a new one of 5 cards." in deal.said()
    after_two = Deal("S H S H A/E T", *hands[:1], rest("B C S S H H A/E T N N"), stock="N N").play("draw")
    assert sorted(after_two.zone("stock")) == sorted("S H S H A/E".split()), "as soon as it is empty"


def test_TT_08_parts_named_are_forgotten_and_only_the_top_card_stays() -> None:
    deal = Deal("A/E Y ? S", "A/I B", rest("A/E Y ? S A/I B N N"), stock="N N", part="")
    deal.play("draw")
    assert sorted(deal.zone("stock")) == ["?", "A/E", "Y"]
    assert (deal.state.part, deal.state.same, deal.marks()) == ("", "", [])


def test_TT_08_with_nothing_to_shuffle_the_draw_stops() -> None:
    deal = Deal("T", "B C", rest("T B C N"), stock="N").play("draw")
    assert deal.zone("hand/0") == ["B", "C", "N"]
    assert deal.moves() == {"pass"}
    deal.play("pass")
    assert deal.why_not("draw") == "nothing-to-draw"
    assert "pass" in deal.moves()


def test_TT_08_a_full_circle_without_play_or_draw_ends_it_for_the_fewest() -> None:
    deal = Deal("T", "B C", "D F", rest("T B C D F"), stock="")
    deal.play("pass", "pass")
    assert deal.game.outcome(deal.state) is None
    deal.play("pass")
    assert deal.scores() == [1, 1, 0]
    assert deal.said()[-1] == "Ada and Bo share the win."


def test_TT_08_a_play_breaks_the_circle() -> None:
    deal = Deal("T", "B C", "A/E F", rest("T B C A/E F"), stock="").play("pass", "play A/E")
    assert deal.state.idle == 0
    assert deal.zone("stock") == ["T"], "the card that was covered is a stock again"
    only = deal.state.piles.zones[deal.game.plan.index["stock"]][0]
    assert deal.state.piles.known[only] == deal.game.plan.everyone, "and nobody can fail to know it"


def test_TT_08_all_can_tell_what_the_new_stock_is_made_of() -> None:
    """The discards are in the stock, or with whoever has drawn since, and nowhere else."""
    rest_of_them = rest("B C S S H H A/E T N N").split()
    deal = Deal("S H S H A/E T", "B C", " ".join(rest_of_them[:5]), " ".join(rest_of_them[5:]), stock="N N")
    index, piles = deal.game.plan.index, deal.play("draw", "pass").state.piles
    made_of = sorted(piles.zones[index["stock"]])
    assert len(made_of) == 5
    deal.play("draw")
    for n in range(20):
        zones = world(deal.game, deal.state, SPECTATOR, chance(n)).piles.zones
        assert set(zones[index["stock"]]) < set(made_of)
        assert not set(zones[index["hand/0"]] + zones[index["hand/2"]]) & set(made_of)


def test_TT_09_drawing_for_the_very_same_card_costs_no_turn() -> None:
    deal = Deal("T", "T S S", "B A/E D").play("play T")
    assert deal.state.waiting() == [1]
    assert {"play A/E", "draw"} <= deal.moves()


def test_TT_10_no_call_is_needed_and_one_deal_is_a_game() -> None:
    deal = Deal("T", "A/E A/I", "B C D").play("play A/E", "play B")
    assert deal.moves() == {"play A/I", "draw"}
    assert deal.play("play A/I").scores() == [1, 0]
    assert deal.state.acting == 0


def test_TT_10_option_first_to_three() -> None:
    deal = Deal("T", "A/E", "B C D", options=THREE, won=[1, 2], dealer=1)
    deal.play("play A/E")
    assert (deal.state.won, deal.state.deals, deal.state.dealer) == ([2, 2], 2, 0), "the deal goes to the left"
    assert deal.state.waiting() == [1]
    assert deal.sizes() == [6, 6]
    assert (len(deal.zone("stock")), len(deal.zone("discard"))) == (61, 1)
    assert deal.said()[:3] == ["Ada plays A or E, the last card.", "Ada wins the deal: 2 of 3.", deal.said()[2]]
    last = Deal("T", "A/E", "B C D", options=THREE, won=[2, 2]).play("play A/E")
    assert last.scores() == [3, 2]
    assert last.said()[-1] == "Ada wins the match with 3 deals."
    labels = {f.what: f.args for f in deal.game.facts(deal.state) if not f.seats}
    assert labels["target"] == {"won": 3}
    assert [f.args for f in deal.game.facts(deal.state) if f.what == "won"] == [{"won": 2}, {"won": 2}]


def test_TT_10_in_a_match_of_three_a_shared_deal_counts_for_both() -> None:
    deal = Deal("T", "B", "D", options=THREE, won=[2, 2], turns=299).play("draw", "pass")
    assert deal.scores() == [2, 3]
    even = Deal("T", "B", "D F", rest("T B D F"), options=THREE, stock="", won=[2, 2, 0], idle=2)
    even.state.turn, even.state.acting = SEATS[0], 1
    even.play("pass")
    assert even.scores() == [3, 2, 0]


def test_TT_11_several_draw_clockwise_from_the_player_each_both_cards() -> None:
    drawn = "E/I E/O F G H L"  # the top of the stock is its end
    stock = rest("T B B D D T S S S M", drawn) + " " + drawn
    deal = Deal("T", "B B", "D D", "T S S", "S M", stock=stock, turn=2, acting=4).play("play T")
    draws = [event for event in deal.heard if event.what == "draws"]
    assert [event.doers for event in draws] == [[3], [0], [1]]
    assert [deal.zone(f"hand/{s}")[2:] for s in (3, 0, 1)] == [["H", "L"], ["F", "G"], ["E/I", "E/O"]]


def test_TT_12_the_top_card_and_its_part_are_always_stated() -> None:
    cases = [
        (Deal("T", "? S S", "B C").play("play ? as vowel"), "part-vowel", "wild, as a vowel"),
        (Deal("A/E", "Y S S", "B C").play("play Y as consonant"), "part-consonant", "Y, as a consonant"),
        (Deal("A/E", "? S S", "B C").play("play ? as same"), "as-A-E", "wild, as A or E"),
        (Deal("Y", "? S S", "B C", part="vowel").play("play ? as same"), "as-Y-vowel", "wild, as Y, a vowel"),
        (Deal("?", "? S S", "B C"), "part-open", "wild, neither vowel nor consonant yet"),
    ]
    for deal, term, words in cases:
        assert deal.marks() == [("discard", len(deal.zone("discard")) - 1, term)]
        view = View(deal.game, deal.state, SPECTATOR)
        assert [m.term for m in view.marks] == [term]
        speech = Speech.of(deal.game, "en")
        assert (plain(speech.fact(view.facts[0], SPECTATOR)[1])) == words
    plainly = Deal("T", "S", "B")
    assert plainly.marks() == []
    fact = View(plainly.game, plainly.state, SPECTATOR).facts[0]
    assert plain(Speech.of(plainly.game, "en").fact(fact, SPECTATOR)[1]) == "T"
    told = cases[2][0].heard[1]
    assert isinstance(told.args["part"], Term)
    assert cases[2][0].said()[0] == "Ada plays a wild as A or E, the same card: 2 cards left."


def test_TT_12_what_fits_is_said_in_words() -> None:
    deal = Deal("A/E", "S", "B")
    fits = next(f for f in deal.game.facts(deal.state) if f.what == "fits")
    words = Speech.of(deal.game, "en").fact(fits, SPECTATOR)
    assert [plain(w) for w in words] == ["Fits", "a consonant, Y or a wild; or again A or E"]
    assert "fits-any" in [f.what for f in Deal("Y", "S", "B").game.facts(Deal("Y", "S", "B").state)]


def test_TT_13_after_three_hundred_turns_the_fewest_cards_win() -> None:
    deal = Deal("T", "B C", "D F G", "H H", turns=298).play("draw", "pass")
    assert deal.game.outcome(deal.state) is None
    deal.play("draw", "pass")
    assert deal.scores() == [0, 0, 1]
    assert Deal("T", "A/E B C", "D F", "H H", turns=299).play("play A/E").scores() == [1, 1, 1], "ties are shared"
    assert deal.game.bound == 600


def test_TT_14_the_winner_is_the_first_without_cards_and_there_are_no_other_places() -> None:
    assert Deal("T", "A/E", "B C D", "F").play("play A/E").scores() == [1, 0, 0]


def test_TT_14_option_rank_by_cards_left() -> None:
    deal = Deal("T", "A/E", "B C D", "F", "G G H", options=RANKED).play("play A/E")
    first, second, third, fourth = deal.scores()[0], deal.scores()[2], deal.scores()[1], deal.scores()[3]
    assert first > second > third == fourth
    assert deal.said()[1:] == [
        "Ada wins.",
        "Cy comes second with one card left.",
        "Bo comes third with 3 cards left.",
        "Di comes third with 3 cards left.",
    ]


def test_TT_14_option_rank_by_cards_left_over_a_match_of_three() -> None:
    options = {**THREE, **RANKED}
    deal = Deal("T", "A/E", "B C D", "F", options=options, won=[2, 1, 0], left=[9, 4, 0]).play("play A/E")
    assert deal.scores()[0] > deal.scores()[1] > deal.scores()[2], "deals come before cards"
    assert deal.said()[-2] == "Bo comes second with one deal won and 7 cards left over all deals."
    even = Deal("T", "A/E", "B C D", "F", options=options, won=[2, 1, 1], left=[0, 4, 4]).play("play A/E")
    assert even.scores()[2] > even.scores()[1]


# -- the rulings common to all games --


def test_G_35_whose_time_is_up_draws_two_and_plays_nothing() -> None:
    deal = Deal("T", "A/E A/I", "B C D")
    for text in ("draw", "pass"):
        assert deal.game.fallback(deal.state, SEATS[0]).text == text
        deal.play(text)
    dry = Deal("T", "A/E C", rest("T A/E C"), stock="")
    assert dry.game.fallback(dry.state, SEATS[0]).text == "pass"


def test_G_44_others_hear_how_many_cards_are_drawn_and_not_which() -> None:
    deal = Deal("T", "A/E C", "B C D", stock=rest("T A/E C B C D E/I N") + " E/I N").play("draw")
    assert deal.said(SEATS[0]) == ["You draw E or I and N: 4 cards in your hand."]
    assert deal.said(SEATS[1]) == deal.said() == ["Ada draws two: 4 cards in hand."]


def test_G_45_who_has_drawn_is_asked_whether_they_can_play_or_not() -> None:
    deal = Deal("T", "A/E S", "B C D", stock=rest("T A/E S B C D N N") + " N N").play("draw")
    assert deal.moves() == {"pass"}
    assert deal.state.waiting() == [0]


# -- around the rules --


def test_a_seat_is_told_beforehand_what_a_play_brings() -> None:
    deal = Deal("T", "T ? S", "B", "C")
    speech = Speech.of(deal.game, "en", ["Ada", "Bo", "Cy"])

    def foreseen(text: str) -> str:
        reason = deal.game.foresee(deal.state, SEATS[0], deal.game.read(text))
        return plain(speech.foreseen(reason, SEATS[0])) if reason is not None else ""

    assert foreseen("play T") == foreseen("play ? as same") == "makes Bo and Cy draw two"
    assert foreseen("play ? as vowel") == foreseen("draw") == ""
    deal = Deal("T", "T", "B", "C")
    assert foreseen("play T") == "is your last card: you win"


def test_moves_are_read_as_people_type_them() -> None:
    game = registry.game("taketwo")
    assert game.read("Play wild  as VOWEL") is game.read("play ? as vowel")
    assert game.read("play y as consonant").text == "play Y as consonant"
    for text in ("play", "play 7D", "play Y as same", "play T as", "lay T"):
        with pytest.raises(IllegalMove):
            game.read(text)


@pytest.mark.parametrize(
    ("discard", "hands", "state"),
    [
        ("", ("B", "C"), {}),
        ("T", ("", "C"), {}),
        ("T", ("B", ""), {}),
        ("T", ("B", "C"), {"part": "vowel"}),
        ("T", ("B", "C"), {"same": "T"}),
        ("Y", ("B", "C"), {"part": "letter"}),
        ("Y", ("B", "C"), {"same": "T", "part": "consonant"}),
        ("?", ("B", "C"), {"same": "T", "part": "vowel"}),
        ("?", ("B", "C"), {"same": "?"}),
        ("T", ("B", "C"), {"drawn": 2}),
        ("T", ("B", "C"), {"drawn": 0}),
        ("T", ("B", "C"), {"turns": 300}),
        ("T", ("B", "C"), {"idle": 2}),
        ("T", ("B", "C"), {"won": [1, 0]}),
        ("T", ("B", "C"), {"turn": -1}),
        ("T", ("B", "C"), {"turn": 2}),
        ("T", ("B", "C"), {"dealer": 2}),
        ("T", ("B", "C"), {"acting": 2}),
    ],
)
def test_positions_that_cannot_be_are_refused(discard: str, hands: tuple[str, ...], state: dict[str, Any]) -> None:
    Deal("T", "B", "C")
    with pytest.raises(Refused):
        Deal(discard, *hands, **state)


def test_an_empty_stock_over_several_discards_cannot_be() -> None:
    with pytest.raises(Refused):
        Deal("S T", "B", rest("S T B"), stock="")


def test_a_wild_on_top_keeps_its_identity_in_positions_and_records() -> None:
    deal = Deal("?", "B A/E", "C", same="T", part="consonant")
    assert {"play A/E"} < deal.moves()
    written = position.write(deal.game, deal.state)
    assert written["state"]["same"] == "T"
    game, again = position.read(written)
    assert position.write(game, again) == written
    match = dealt(3, "record", THREE)
    luck = chance("record")
    while match.state.acting:
        seat = match.waiting()[0]
        match.play(seat, match.game.propose(match.state, seat, luck))
    assert record.replay(record.read(record.write(record.of(match)))).digest() == match.digest()


def test_advice_sheds_cards_keeps_wilds_and_strikes_at_who_is_nearly_out() -> None:
    weigh = registry.advice("taketwo").weigh

    def best(deal: Deal) -> str:
        view = View(deal.game, deal.state, SEATS[0])
        moves = [m for offer in view.offers for m in offer.moves]
        return max(moves, key=lambda m: weigh(view, m)).text

    assert best(Deal("T", "A/E Y ? S", "B C D F")) == "play A/E"
    assert best(Deal("T", "Y ? S S", "B C D F")) == "play Y as vowel"
    assert best(Deal("T", "A/E T ? S", "B")) == "play T"
    assert best(Deal("T", "? A/E S N", "B")) == "play ? as same"
    assert best(Deal("T", "S N", "B C D F")) == "draw"
    assert best(Deal("T", "S N A/E", "B C D F", drawn=1)) == "play A/E"
    assert best(Deal("T", "?", "B")).startswith("play ?")
