"""Naqsh, ruling by ruling. The rulings stand in words in src/majlis/games/naqsh/rulings.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import combinations, pairwise
from typing import Any, get_args, get_type_hints

import pytest

from majlis import options, position, registry
from majlis.cards.card import CardId
from majlis.cards.ganjifa import precedence
from majlis.chance import Chance, chance
from majlis.event import Cards, Event, Moved
from majlis.games.naqsh.advice import risk, weigh
from majlis.games.naqsh.game import EXTRA, Naqsh
from majlis.games.naqsh.hand import BUST, NATURAL, PAIR, TOTAL, TRIPLE, TWENTY_ONE, Scale, pack_of
from majlis.games.naqsh.options import NaqshOptions
from majlis.games.naqsh.table import HAND, SHOWN, SPENT, STOCK, NaqshState
from majlis.kit.ganjifa import draw_for_deal
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.move import QUIET, IllegalMove, Move, Refused
from majlis.piles import laid_out, watched
from majlis.plan import SEATS, SPECTATOR, Seat, after, bit
from majlis.search import world
from majlis.table import Table
from majlis.view import View, shown

pytestmark = pytest.mark.both_builds

PACKS = {kind: pack_of(kind) for kind in get_args(get_type_hints(NaqshOptions)["pack"])}
PACK = PACKS["short"]
SUITS = ["taj", "safed", "shamsher", "ghulam"]
Given = Mapping[str, Any]


def codes(text: str) -> list[str]:
    """`K 5` is the mir and the 5 of crowns; a second card of a rank comes from the next suit."""
    made: list[str] = []
    for rank in text.split():
        made.append(next(f"{suit}.{rank}" for suit in SUITS if f"{suit}.{rank}" not in made))
    return made


def cards(text: str) -> list[CardId]:
    return [PACK.number[code] for code in codes(text)]


@dataclass
class Sitting:
    """A position, and what has happened since."""

    game: Naqsh
    state: NaqshState
    heard: list[Event] = field(default_factory=list)

    def play(self, *texts: str) -> Sitting:
        """Whoever is on turn makes these moves."""
        for text in texts:
            seat = self.state.waiting()[0]
            move = self.game.read(text)
            reason = self.game.refuse(self.state, seat, move)
            if reason is not None:
                raise IllegalMove(reason, text)
            self.game.apply(self.state, seat, move, Table(self.state.piles, chance("sitting"), self.heard))
        return self

    def look(self) -> Sitting:
        """The two cards of every hand are looked at as after a deal."""
        self.game._look(self.state, Table(self.state.piles, chance("sitting"), self.heard))
        return self

    def moves(self) -> list[str]:
        seat = self.state.waiting()[0]
        return [move.text for move in self.game.choices(self.state, seat, QUIET)]

    def refused(self, text: str) -> str:
        seat = self.state.waiting()[0]
        reason = self.game.refuse(self.state, seat, self.game.read(text))
        return reason.what if reason is not None else ""

    def said(self, what: str) -> list[Event]:
        return [event for event in self.heard if event.what == what]

    def seats(self, what: str) -> list[Seat]:
        return [seat for event in self.said(what) for seat in event.doers]

    def args(self, what: str) -> dict[str, Any]:
        return self.said(what)[0].args

    def turn(self) -> Seat:
        return self.state.waiting()[0]


def sitting(*hands: str, opts: Given | None = None, stock: str = "", spent: str | None = None, **state: Any) -> Sitting:
    """Hands by seat, seat 0 is the dealer; `stock` is drawn from in the order given. Only one deal is played."""
    used: list[str] = []
    zones: dict[str, list[str]] = {}

    def take(text: str) -> list[str]:
        found = [next(f"{suit}.{rank}" for suit in SUITS if f"{suit}.{rank}" not in used) for rank in text.split()]
        used.extend(found)
        return found

    def each(text: str) -> list[str]:
        made = []
        for rank in text.split():
            made += take(rank)
        return made

    for seat, hand in enumerate(hands):
        zones[f"hand/{seat}"] = each(hand)
    drawn = each(stock)
    rest = [code for code in PACK.code if code not in used]
    zones["spent"] = rest if spent == "rest" else []
    zones["stock"] = ([] if spent == "rest" else rest) + drawn[::-1]
    everyone = (1 << len(hands)) - 1
    fields = {
        "acting": 2,
        "deals": 1,
        "playing": everyone,
        "inside": everyone,
        "purses": [50] * len(hands),
        "pot": 0 if (opts or {}).get("frame") == "banker" else len(hands),
        "last_deal": True,
        **state,
    }
    game = rules(**(opts or {}))
    made = game.blank(len(hands))
    made.piles = watched(game.plan, position._zones(game, made, zones))
    position._remember(made, fields)
    assert isinstance(made, NaqshState)
    return Sitting(game, made)


def rules(**opts: Any) -> Naqsh:
    game = registry.game("naqsh", opts)
    assert isinstance(game, Naqsh)
    return game


def card_of(event: Event) -> CardId:
    arg = event.args["card"]
    assert isinstance(arg, Cards)
    return arg.ids[0]


def scale(**opts: Any) -> Scale:
    return Scale(NaqshOptions(**opts))


def match(seed: str, seats: int = 6, **opts: Any) -> tuple[Match[Any], list[Event]]:
    """A match played at random."""
    made = Match(registry.game("naqsh", opts), seats, SeedLuck(seed))
    luck, heard = chance("random", seed), made.opening[:]
    while made.state.acting:
        seat = made.waiting()[0]
        heard += made.play(seat, made.game.propose(made.state, seat, luck))
    return made, heard


# -- values and odds --


def test_values_of_the_cards() -> None:
    for kind, pack in PACKS.items():
        points = sorted(pack.points)
        suits = len(pack.all) // 12
        assert points == sorted(list(range(1, 13)) * suits), kind
        assert pack.points[pack.number["KC" if kind == "french" else next(iter(pack.code))]] == 12
    assert [len(PACKS[kind].all) for kind in ("short", "french", "moghul", "dashavatara")] == [48, 48, 96, 120]
    assert PACKS["french"].points[PACKS["french"].number["QH"]] == 11
    assert PACKS["french"].points[PACKS["french"].number["AH"]] == 1
    assert "JH" not in PACKS["french"].number
    assert scale().total(cards("K V 10 1")) == 34


@pytest.mark.parametrize(
    ("pack", "pairs", "naturals", "over"),
    [("short", 1128, 64, 216), ("french", 1128, 64, 216), ("moghul", 4560, 256, 880), ("dashavatara", 7140, 400, 1380)],
)
def test_the_odds_of_two_cards(pack: str, pairs: int, naturals: int, over: int) -> None:
    weigh_hand = scale(pack=pack)
    hands = [list(hand) for hand in combinations(PACKS[pack].all, 2)]
    kinds = [weigh_hand.what(hand) for hand in hands]
    assert (len(hands), kinds.count(NATURAL), kinds.count(BUST)) == (pairs, naturals, over)


def test_the_odds_with_21_and_of_pairs() -> None:
    hands = [list(hand) for hand in combinations(PACK.all, 2)]
    with_21 = [scale(twenty_one=True).what(hand) for hand in hands]
    assert (with_21.count(BUST), with_21.count(TWENTY_ONE)) == (184, 32)
    assert [scale(combinations=True).what(hand) for hand in hands].count(PAIR) == 72


# -- ruling by ruling --


def test_NQ_01_equal_antes_into_a_pot_and_no_banker() -> None:
    made = Match(registry.game("naqsh"), 6, SeedLuck("NQ-01 b"))
    said = next(e for e in made.opening if e.what == "deal-begins")
    assert said.args["pot"] == 6
    assert said.args["ante"] == 1
    assert sum(made.state.purses) + made.state.pot == 6 * 50
    two = Match(registry.game("naqsh", {"ante": 5}), 4, SeedLuck("NQ-01 b"))
    assert next(e for e in two.opening if e.what == "deal-begins").args["pot"] == 20


def test_NQ_02_two_cards_each_singly_to_the_right_and_face_down() -> None:
    made = Match(registry.game("naqsh", {"naturals": "hidden", "combinations": True}), 3, SeedLuck("NQ-02"))
    game, state = rules(), made.state
    fresh = game.blank(3)
    fresh.dealer = SEATS[1]
    heard: list[Event] = []
    game._begin(fresh, 7, True, Table(fresh.piles, chance("deal"), heard))
    moved = [game.plan.names[e.target] for e in heard if isinstance(e, Moved) and e.source == STOCK]
    assert moved[:6] == ["hand/2", "hand/0", "hand/1"] * 2
    for seat in range(3):
        assert len(state.piles.zones[HAND[seat]] + state.piles.zones[SHOWN[seat]]) == 2
    for pair in ("K 5", "V 6", "10 7", "9 8"):
        assert scale().what(cards(pair)) == NATURAL
    assert [e.what for e in made.opening if e.what == "your-hand"] == ["your-hand"] * 3
    assert {e.audience for e in made.opening if e.what == "your-hand"} == {bit(SEATS[s]) for s in range(3)}


def test_NQ_03_a_natural_is_shown_at_once_and_ends_the_deal() -> None:
    table = sitting("K 2", "10 7", "K K").look()
    assert table.seats("shows-natural") == [1]
    assert table.seats("wins-pot") == [1]
    assert not table.said("bust"), "the others need not show anything"
    assert table.state.purses == [50, 53, 50]
    assert table.game.outcome(table.state) is not None


def test_NQ_03_several_naturals_share_the_pot() -> None:
    table = sitting("K 5", "10 7", "2 2").look()
    assert table.said("share-pot")[0].doers == [1, 0]
    assert table.args("share-pot")["points"] == 1
    assert table.args("share-pot")["left"] == 1, "an odd unit stays"


def test_NQ_03_hidden_it_waits_for_the_showdown_and_beats_every_other_17() -> None:
    table = sitting("9 4", "9 8", "2 2", opts={"naturals": "hidden"}, stock="4").look()
    assert not table.said("shows-natural")
    assert table.turn() == 1
    assert table.moves() == ["stand"], "asked like all others, so that nobody can tell"
    assert table.refused("draw") == "has-seventeen"
    table.play("stand", "stand")
    assert table.turn() == 0
    table.play("draw")
    assert table.seats("seventeen") == [0], "17 of three cards"
    assert table.seats("wins-pot") == [1]
    assert table.args("wins-pot")["kind"] == NATURAL


def test_NQ_04_draw_any_number_or_stand_from_the_dealers_right() -> None:
    table = sitting("2 2", "1 1", "3 3", stock="1 1 2 10")
    assert table.turn() == 1
    assert table.moves() == ["draw", "stand"], "no limit below which one must draw"
    table.play("draw", "draw", "draw")
    assert len(table.state.piles.zones[HAND[1]]) == 5
    assert table.turn() == 1
    table.play("stand")
    assert table.turn() == 2
    table.play("draw")
    assert table.state.piles.zones[HAND[2]]
    table.play("stand")
    assert table.turn() == 0, "the dealer is last"


def test_NQ_04_above_17_is_bust_and_shown() -> None:
    table = sitting("2 2", "9 3", "3 3", stock="6").play("draw")
    assert table.seats("bust") == [1]
    assert table.args("bust")["total"] == 18
    assert len(table.state.piles.zones[SHOWN[1]]) == 3
    assert table.turn() == 2


def test_NQ_04_on_17_the_turn_ends_by_itself() -> None:
    table = sitting("2 2", "9 3", "3 3", stock="5").play("draw")
    assert table.seats("seventeen") == [1]
    assert table.turn() == 2
    assert table.state.piles.zones[HAND[1]], "the cards stay hidden until the showdown"


def test_NQ_05_two_dealt_cards_above_17_are_bust_at_once() -> None:
    table = sitting("2 2", "K 6", "3 3").look()
    assert table.seats("bust") == [1]
    assert table.turn() == 2


def test_NQ_05_they_may_be_changed_once() -> None:
    table = sitting("2 2", "K 6", "V 9", opts={"change": True}, stock="8 9 K V").look()
    assert not table.said("bust")
    assert table.turn() == 1
    assert table.moves() == ["change", "keep"]
    table.play("change")
    assert table.turn() == 2, "all change before anything is looked at"
    table.play("change")
    assert table.seats("shows-natural") == [1], "9 and 8 are a natural like any other"
    assert not table.said("bust"), "and end the deal"


def test_NQ_05_only_once_and_who_keeps_them_is_out() -> None:
    table = sitting("2 2", "K 6", "V 9", "5 5", opts={"change": True}, stock="K V").look().play("change", "keep")
    assert table.seats("bust") == [2, 1]
    assert table.turn() == 3
    assert len(table.state.piles.zones[SPENT]) == 2


def test_NQ_05_not_where_21_or_a_pair_is_accepted() -> None:
    table = sitting("2 2", "K 9", "V V", opts={"change": True, "twenty_one": True, "combinations": True}).look()
    assert table.seats("shows-twenty-one") == [1]
    assert not table.state.changing


@pytest.mark.parametrize(
    ("better", "worse"),
    [("10 6", "9 4 2"), ("10 6", "9 4 3"), ("9 4 4", "10 6"), ("9 8", "9 4 4"), ("10 5 2", "10 4 2 1"), ("2 1", "1 1")],
)
def test_NQ_06_nearest_to_17_then_fewer_cards(better: str, worse: str) -> None:
    assert scale().worth(cards(better)) > scale().worth(cards(worse))


def test_NQ_06_equal_hands_split_and_an_odd_unit_stays() -> None:
    table = sitting("10 6", "9 7", "2 2").play("stand", "stand", "stand")
    assert table.said("share-pot")[0].doers == [1, 0]
    assert table.state.purses == [51, 51, 50]
    assert table.state.pot == 1
    assert table.seats("shows") == [1, 2, 0]


def test_NQ_06_fewer_cards_win_and_it_is_said() -> None:
    table = sitting("10 6", "9 4 3", "2 2").play("stand", "stand", "stand")
    assert table.seats("wins-pot") == [0]
    assert table.args("wins-pot")["fewer"] == 1
    assert table.args("wins-pot")["total"] == 16


def test_NQ_07_all_bust_leaves_the_pot_for_the_next_deal() -> None:
    table = sitting("K 6", "V 8", last_deal=False).look()
    assert table.said("all-bust")[0].args["pot"] == 2
    begun = table.said("deal-begins")[0]
    assert begun.args["pot"] == 4, "with new antes"
    assert table.state.deals >= 2


def test_NQ_08_21_is_mir_and_9_or_wazir_and_10_dealt() -> None:
    special = scale(twenty_one=True)
    assert special.what(cards("K 9")) == special.what(cards("V 10")) == TWENTY_ONE
    assert special.what(cards("K 4 5")) == BUST
    assert scale().what(cards("K 9")) == BUST
    table = sitting("10 7", "K 9", "2 2", opts={"twenty_one": True}).look()
    assert table.seats("shows-twenty-one") == [1]
    assert table.seats("wins-pot") == [1], "21 beats a natural"
    both = sitting("V 10", "K 9", "2 2", opts={"twenty_one": True}).look()
    assert both.said("share-pot")[0].doers == [1, 0]


def test_NQ_09_order_of_the_combinations() -> None:
    table = scale(twenty_one=True, combinations=True)
    order = ["1 1 1", "K K", "2 2", "K 9", "K 5", "9 4 4", "10 6"]
    worths = [table.worth(cards(hand)) for hand in order]
    assert worths == sorted(worths, reverse=True)
    assert len(set(worths)) == len(worths)
    assert table.worth(cards("5 5 5")) > table.worth(cards("4 4 4"))
    assert table.worth(cards("K K")) > table.worth(cards("V V"))


def test_NQ_09_pairs_and_triples_are_never_bust() -> None:
    table = scale(combinations=True)
    assert table.what(cards("K K")) == PAIR
    assert table.what(cards("K K K")) == TRIPLE
    assert table.what(cards("K K 1")) == BUST, "the plain total counts"
    assert table.what(cards("3 3 1")) == TOTAL
    first, second, third = cards("3 3 1")
    assert table.what([first, third, second]) == TOTAL, "a pair is the two dealt cards"
    assert table.what(cards("2 2 2 2")) == TOTAL, "a triple is just three"
    assert scale().what(cards("K K")) == BUST


def test_NQ_09_the_holder_of_a_pair_may_stand_or_draw() -> None:
    opts = {"combinations": True}
    table = sitting("2 9", "K K", "3 4", opts=opts, stock="K").look()
    assert table.turn() == 1, "nobody can see that it is above 17"
    assert table.moves() == ["draw", "stand"]
    table.play("draw")
    assert table.turn() == 1
    table.play("stand", "stand", "stand")
    assert table.seats("wins-pot") == [1]
    assert table.args("wins-pot")["kind"] == TRIPLE
    risked = sitting("2 9", "K K", "3 4", opts=opts, stock="1").look().play("draw")
    assert risked.seats("bust") == [1]


def test_NQ_09_nothing_ends_the_deal_early() -> None:
    table = sitting("2 2", "K 5", "3 4", opts={"combinations": True}).look()
    assert table.seats("shows-natural") == [1]
    assert table.turn() == 2
    table.play("stand", "stand")
    assert table.seats("wins-pot") == [0], "a pair beats it"
    assert table.seats("shows") == [2, 0], "what lies open is not shown again"


def test_NQ_10_bust_cards_make_a_new_stock_and_live_hands_never() -> None:
    table = sitting("2 2", "9 3", "3 3", stock="6", spent="rest").play("draw")
    table.state.piles.zones[STOCK].clear()
    table.state.piles.zones[SPENT].clear()
    bust = set(table.state.piles.zones[SHOWN[1]])
    table.play("draw")
    assert table.said("reshuffled")[0].args["cards"] == 3
    assert set(table.state.piles.zones[STOCK]) < bust
    assert table.state.piles.zones[HAND[2]][-1] in bust
    assert table.state.piles.cannot[HAND[0]] == sum(1 << c for c in bust), "everybody knows where these are not"


def test_NQ_10_with_nothing_to_shuffle_everybody_stands() -> None:
    table = sitting("2 2", "9 3", "3 3")
    zones = table.state.piles.zones
    zones[STOCK][:] = zones[STOCK][:1]
    table.play("draw")
    zones[SHOWN[1]].clear()
    if table.state.bust:
        zones[STOCK].clear()
    else:
        assert not zones[STOCK]
        assert table.state.acting == 0, "the hands are compared"
        assert table.seats("shows") == [1, 2, 0]
    alone = sitting("2 2", "9 3", "3 3")
    alone.state.piles.zones[STOCK].clear()
    assert alone.moves() == ["stand"]
    assert alone.refused("draw") == "no-cards-left"


def test_NQ_10_a_fresh_shuffle_for_every_deal_or_when_used_up() -> None:
    assert rules().fresh
    table = sitting("10 6", "9 3", opts={"shuffle": "when-used-up"}, last_deal=False)
    before = table.state.piles.zones[STOCK][:]
    table.play("stand", "stand")
    assert table.state.deals == 2
    taken = [c for seat in range(2) for c in table.state.piles.zones[HAND[seat]] + table.state.piles.zones[SHOWN[seat]]]
    assert set(before[-4:]) == set(taken), "the deal goes on from the same stock"
    assert len(table.state.piles.zones[SPENT]) >= 4


def test_NQ_11_first_dealer_draws_highest() -> None:
    plan = registry.game("naqsh").plan
    for seed in range(40):
        heard: list[Event] = []
        order = precedence("short")
        dealer = draw_for_deal(PACK, 5, order, Table(laid_out(plan, STOCK), Chance(seed, 1), heard))
        drawn = {e.doers[0]: card_of(e) for e in heard if e.what == "draws-for-deal"}
        assert len(drawn) == len(set(drawn.values())) == 5
        height = {s: (PACK.rank[c], -order.index(PACK.suit[c])) for s, c in drawn.items()}
        assert dealer == max(height, key=lambda s: height[s])
        assert heard[-1].what == "highest-deals"
        assert heard[-1].doers == [dealer]


def test_NQ_11_with_french_cards_ties_draw_again() -> None:
    game = rules(pack="french")
    assert game.precedence == []
    again = 0
    for seed in range(60):
        heard: list[Event] = []
        draw_for_deal(game.pack, 6, [], Table(laid_out(game.plan, STOCK), Chance(seed, 1), heard))
        tied = [e for e in heard if e.what == "draw-again"]
        again += len(tied)
        if tied:
            first = {e.doers[0]: game.pack.rank[card_of(e)] for e in heard[:6]}
            assert tied[0].doers == [s for s in first if first[s] == max(first.values())]
    assert again


def test_NQ_11_the_dealer_moves_right_and_the_match_has_20_deals() -> None:
    made, heard = match("NQ-11", 3)
    begun = [e for e in heard if e.what.startswith("deal-begins")]
    assert len(begun) == 20
    assert [e.args["deal"] for e in begun] == list(range(1, 21))
    assert all(b.doers[0] == after(a.doers[0], 3) for a, b in pairwise(begun))
    assert sum(made.state.purses) + made.state.pot == 150
    outcome = made.outcome()
    assert outcome is not None
    assert outcome.scores == [float(p) for p in made.state.purses]
    assert heard[-1].doers == outcome.winners()


@pytest.mark.parametrize(("name", "value"), [("deals", 10), ("purse", 20), ("ante", 2)])
def test_NQ_11_figures_are_agreed(name: str, value: int) -> None:
    made, heard = match("figures", 2, **{name: value})
    assert len([e for e in heard if e.what == "deal-begins"]) <= (10 if name == "deals" else 20)
    assert sum(made.state.purses) + made.state.pot == 2 * (20 if name == "purse" else 50)
    assert next(e for e in heard if e.what == "deal-begins").args["ante"] == (2 if name == "ante" else 1)


def test_NQ_11_who_cannot_pay_the_ante_drops_out() -> None:
    table = sitting("10 6", "9 3", "3 3", purses=[10, 10, 0], last_deal=False).play("stand", "stand", "stand")
    assert table.seats("drops-out") == [2]
    assert table.state.playing == table.state.inside == 0b011
    assert not table.state.piles.zones[HAND[2]]
    assert table.state.dealer == 1
    dealt = [s for s in range(3) if table.state.piles.zones[HAND[s]] or table.state.piles.zones[SHOWN[s]]]
    assert dealt == [0, 1]


def test_NQ_11_the_match_ends_when_one_alone_has_units() -> None:
    table = sitting("10 6", "9 3", purses=[10, 0], last_deal=False).play("stand", "stand")
    assert table.game.outcome(table.state) is not None
    assert table.state.deals == 1
    assert table.seats("match-won") == [0]
    assert table.state.purses == [12, 0]


def test_NQ_11_a_last_pot_that_nobody_wins_is_played_for_without_antes() -> None:
    table = sitting("K 6", "V 8", deals=20, purses=[5, 9], last_deal=False).look()
    assert table.said("deal-begins-free")[0].args["pot"] == 2
    assert table.state.extra >= 1 or table.state.acting == 0
    assert not table.said("deal-begins")
    assert sum(table.state.purses) + table.state.pot == 16


def test_NQ_11_at_most_five_such_deals_then_it_is_shared_out() -> None:
    table = sitting("K 6", "V 8", "K 7", deals=25, extra=EXTRA, pot=7, last_deal=False).look()
    assert table.said("shared-out")[0].args["points"] == 2
    assert table.state.purses == [52, 52, 52]
    assert table.state.pot == 0, "odd units are not paid"
    assert table.said("match-won")[0].doers == [0, 1, 2], "a tie is shared"


def test_NQ_12_the_last_one_who_is_not_bust_has_won_even_before_the_own_turn() -> None:
    table = sitting("2 2", "9 9", "K 7").look()
    assert table.seats("bust") == [1, 2]
    assert table.seats("last-one") == [0]
    assert table.state.purses[0] == 53
    assert not table.said("shows"), "and shows nothing"


def test_NQ_13_each_plays_against_the_banker_alone() -> None:
    opts = {"frame": "banker"}
    table = sitting("10 5", "9 7", "9 6", "2 2", opts=opts).play("stand", "stand", "stand")
    assert table.turn() == 0, "the banker acts last"
    table.play("stand")
    assert table.seats("beats-banker") == [1]
    assert table.seats("loses-to-banker") == [2, 3], "equal loses"
    assert table.state.purses == [51, 51, 49, 49]
    assert table.state.pot == 0


def test_NQ_13_bust_players_lose_at_once_and_a_bust_banker_pays_who_is_left() -> None:
    opts = {"frame": "banker", "ante": 2}
    table = sitting("10 5", "9 7", "9 6", opts=opts, stock="3 9")
    table.play("draw")
    assert table.seats("loses-to-banker") == [1]
    assert table.state.purses == [52, 48, 50]
    table.play("stand", "draw")
    assert table.seats("beats-banker") == [2]
    assert table.state.purses == [50, 48, 52]


def test_NQ_13_a_natural_wins_double_and_only_the_bankers_ends_the_deal() -> None:
    opts = {"frame": "banker"}
    table = sitting("10 5", "9 8", "9 6", opts=opts).look()
    assert table.seats("shows-natural") == [1]
    assert table.turn() == 2
    table.play("stand", "stand")
    assert table.state.purses == [49, 52, 49]
    bank = sitting("K 5", "9 8", "9 6", opts=opts).look()
    assert bank.state.acting == 0
    assert bank.state.purses == [52, 49, 49], "equal naturals are the banker's"


def test_NQ_13_21_and_combinations_also_win_double() -> None:
    opts = {"frame": "banker", "twenty_one": True, "combinations": True}
    table = sitting("10 6", "K 9", "4 4", "10 5", opts=opts).look().play("stand", "stand", "stand")
    assert table.state.purses == [47, 52, 52, 49]


def test_NQ_13_the_bank_moves_right_and_a_balance_may_become_negative() -> None:
    made, heard = match("NQ-13", 3, frame="banker", purse=20, ante=5, deals=40)
    begun = [e for e in heard if e.what == "deal-begins-banker"]
    assert len(begun) == 40
    assert all(b.doers[0] == after(a.doers[0], 3) for a, b in pairwise(begun))
    assert sum(made.state.purses) == 60
    assert min(made.state.purses) < 0
    with pytest.raises(Refused):
        options.read(NaqshOptions, {"frame": "banker", "naturals": "hidden"})


def test_NQ_13_when_all_others_are_bust_the_banker_shows_nothing() -> None:
    table = sitting("2 3", "9 9", "K 7", opts={"frame": "banker"}).look()
    assert not table.said("shows")
    assert table.state.acting == 0
    assert table.state.purses == [52, 49, 49]
    lost = sitting("9 9", "2 3", "K 7", opts={"frame": "banker"}).look()
    assert lost.state.purses == [50, 51, 49], "a bust banker pays at once"


def test_NQ_14_own_cards_and_of_others_the_number() -> None:
    table = sitting("10 6", "9 3", "3 3", stock="2")
    before = shown(table.game, table.state, SPECTATOR)
    assert before["hand/1"] == ["--", "--"]
    assert shown(table.game, table.state, SEATS[1])["hand/1"] == ["taj.9", "taj.3"]
    assert shown(table.game, table.state, SEATS[2])["hand/1"] == ["--", "--"]
    table.play("draw")
    event = table.said("draws")[0].seen_by(SEATS[2])
    assert event is not None
    assert event.args["hand"] == 3
    card = event.args["card"]
    assert isinstance(card, Cards)
    assert card.ids == [-1]
    assert table.said("your-total")[0].audience == bit(SEATS[1])
    view = View(table.game, table.state, SEATS[1])
    assert [f.args["total"] for f in view.facts if f.what == "total"] == [14]
    assert not [f for f in View(table.game, table.state, SPECTATOR).facts if f.what == "total"]


def test_NQ_14_at_the_showdown_all_hands_that_are_in_are_shown() -> None:
    table = sitting("10 6", "9 3", "3 3", stock="9").play("draw", "stand", "stand")
    assert table.seats("shows") == [2, 0]
    assert all(table.state.piles.zones[SHOWN[s]] for s in range(3))


def test_NQ_14_time_out_is_to_stand() -> None:
    table = sitting("10 6", "9 3", "3 3")
    assert table.game.fallback(table.state, SEATS[1]).text == "stand"
    change = sitting("2 2", "K 6", "3 3", opts={"change": True}).look()
    assert change.game.fallback(change.state, SEATS[1]).text == "change", "keeping them would lose"


# -- what everybody can conclude --


def test_hidden_hands_are_what_they_can_be() -> None:
    table = sitting("2 2", "9 3", "3 3", "4 4", stock="5 6 7")
    table.play("draw", "draw")
    for seed in range(30):
        twin = world(table.game, table.state, SPECTATOR, Chance(seed, 3))
        totals = [table.game.scale.total(twin.piles.zones[HAND[s]]) for s in range(4)]
        assert totals[1] == 17, "whose turn ended by itself"
        assert max(totals[0], totals[2], totals[3]) < 17


# -- positions, offers, advice --


def test_positions_that_cannot_be() -> None:
    def placed(state: Given, **zones: list[str]) -> str:
        lies = {"hand/0": codes("2 2"), "hand/1": codes("9 3"), **{k.replace("_", "/"): v for k, v in zones.items()}}
        data = {"game": "naqsh", "seats": 2, "zones": lies, "state": {"acting": 2, "pot": 2, **state}}
        try:
            position.read(data)
        except Refused as refused:
            return refused.reason.what
        return ""

    assert placed({}) == ""
    assert placed({"acting": 3}) == "position-turn"
    assert placed({"done": 2}) == "position-turn"
    assert placed({"bust": 8}) == "wrong-field"
    assert placed({"dealer": 2}) == "wrong-field"
    assert placed({}, hand_0=["taj.2"]) == "position-two-cards"
    assert placed({}, hand_0=codes("K 6")) == "position-hand"
    assert placed({}, hand_0=codes("K 5")) == "position-hand"
    assert placed({"seventeen": 1, "done": 1}) == "position-hand"
    assert placed({"early": True}) == "wrong-field"


def test_what_can_be_foreseen() -> None:
    table = sitting("2 2", "9 3", "3 3")

    def seen(move: str) -> tuple[str, Any]:
        reason = table.game.foresee(table.state, table.turn(), table.game.read(move))
        assert reason is not None
        return reason.what, next(iter(reason.args.values()))

    assert seen("draw") == ("draw", 5)
    assert seen("stand") == ("stand", 12)
    table = sitting("2 2", "2 3", "3 3")
    assert seen("draw")[0] == "draw-any"


def test_advice_draws_low_and_stands_high() -> None:
    def weights(hand: str, **opts: Any) -> dict[str, float]:
        table = sitting("2 2", hand, opts=opts)
        view = View(table.game, table.state, SEATS[1])
        return {move.text: weigh(view, move) for offer in view.offers for move in offer.moves}

    low, high, pair = weights("2 3"), weights("10 6"), weights("4 4", combinations=True)
    assert low["draw"] > low["stand"]
    assert high["stand"] > high["draw"]
    assert pair["stand"] > pair["draw"]
    table = sitting("2 2", "10 5")
    view = View(table.game, table.state, SEATS[1])
    unseen = [c for c in PACK.all if c not in table.state.piles.zones[HAND[1]]]
    assert risk(view, table.game.scale) == len([c for c in unseen if PACK.points[c] > 2]) / len(unseen)
    assert weigh(view, Move("pass")) == 0.0
