"""Ganjifa, ruling by ruling. The rulings stand in words in src/majlis/games/ganjifa/rulings.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import pytest

from majlis import options, position, registry
from majlis.cards.card import BACK, CardId, Pack
from majlis.cards.ganjifa import french_48, french_51, ganjifa, lead_suit, precedence, suits, weak_suits
from majlis.chance import Chance, chance
from majlis.event import Cards, Event, Moved
from majlis.game import Game
from majlis.games.ganjifa.deal import purchases
from majlis.games.ganjifa.ladder import outstanding
from majlis.games.ganjifa.options import VARIANTS, GanjifaOptions
from majlis.games.ganjifa.state import ANSWER, CALLED, LEAD, NAME, OPENING, PICK, RETURN, SECOND, SUIT, GanjifaState
from majlis.laws.runs import FAR, played
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.move import QUIET, Choose, IllegalMove, Move, Refused, Why
from majlis.plan import SEATS, SPECTATOR
from majlis.search import playout, world
from majlis.speech import Speech
from majlis.table import Table
from majlis.view import View, shown

pytestmark = pytest.mark.both_builds
Given = Mapping[str, Any]
NO_END: Given = {"end_phase": "none"}


# -- situations --


@dataclass
class Sitting:
    """A position, and what has happened since."""

    game: Game[Any]
    state: GanjifaState
    heard: list[Event] = field(default_factory=list)

    @property
    def seat(self) -> int:
        return self.state.waiting()[0]

    def play(self, *texts: str) -> Sitting:
        """Whoever is on turn makes each move."""
        for text in texts:
            seat = self.state.waiting()[0]
            move = self.game.read(text)
            reason = self.game.refuse(self.state, seat, move)
            if reason is not None:
                raise IllegalMove(reason, text)
            self.game.apply(self.state, seat, move, Table(self.state.piles, chance("sitting"), self.heard))
        return self

    def moves(self) -> list[str]:
        return [move.text for move in self.game.choices(self.state, SEATS[self.seat], QUIET)]

    def refused(self, text: str) -> str:
        reason = self.game.refuse(self.state, SEATS[self.seat], self.game.read(text))
        return reason.what if reason is not None else ""

    def fallback(self) -> str:
        return self.game.fallback(self.state, SEATS[self.seat]).text

    def lie(self, zone: str) -> list[str]:
        return [self.game.pack.code[c] for c in self.state.piles.zones[self.game.plan.index[zone]]]

    def order(self) -> list[str]:
        return [event.what for event in self.heard if not isinstance(event, Moved)]

    def said(self, what: str) -> Event:
        return next(event for event in self.heard if event.what == what)

    def cards(self, what: str, name: str = "cards") -> list[str]:
        arg = self.said(what).args[name]
        assert isinstance(arg, Cards)
        return [self.game.pack.code[c] for c in arg.ids]

    def known_by_all(self, code: str) -> bool:
        return self.state.piles.known[self.game.pack.number[code]] == self.game.plan.everyone

    def ruled_out(self, seat: int) -> set[str]:
        mask = self.state.piles.cannot[self.game.plan.index[f"hand/{seat}"]]
        return {self.game.pack.code[c] for c in self.game.pack.all if mask >> c & 1}

    def believed(self, seat: int, cards: str) -> bool:
        ids = [self.game.pack.number[code] for code in cards.split()]
        return self.game.credible(self.state, self.game.plan.index[f"hand/{seat}"], ids)


def sitting(*hands: str, opts: Given | None = NO_END, zones: Given | None = None, **state: Any) -> Sitting:
    """The hands of seats 0, 1, 2 and so on, in codes; seat 0 leads. All other cards have been played."""
    lies = {f"hand/{s}": hand.split() for s, hand in enumerate(hands)}
    data = {
        "game": "ganjifa",
        "seats": len(hands),
        "options": dict(opts or {}),
        "zones": {**lies, **(zones or {})},
        "state": {"rounds": 1, **state},
    }
    game, made = position.read(data)
    assert isinstance(made, GanjifaState)
    return Sitting(game, made)


def begun(seats: int = 4, opts: Given | None = None, seed: int = 1) -> Sitting:
    """A match at its first decision."""
    game = registry.game("ganjifa", opts)
    state = game.blank(seats)
    heard: list[Event] = []
    game.deal(state, Table(state.piles, Chance(seed, 1), heard))
    assert isinstance(state, GanjifaState)
    return Sitting(game, state, heard)


def round_played(seats: int = 4, opts: Given | None = None, seed: int = 1) -> Sitting:
    """A match, at random, up to the first decision of the second round."""
    table = begun(seats, opts, seed)
    luck = Chance(seed, 2)
    while table.state.rounds < 2:
        seat = table.state.waiting()[0]
        move = table.game.propose(table.state, seat, luck)
        table.game.apply(table.state, seat, move, Table(table.state.piles, luck, table.heard))
    return table


def last_trick(*hands: str, opts: Given | None = None, **state: Any) -> Sitting:
    """Everybody has one card, and what is in no hand was won by seat 0."""
    game = registry.game("ganjifa", opts)
    held = {code for hand in hands for code in hand.split()}
    won = [code for code in game.pack.code if code not in held]
    return sitting(*hands, opts=opts, zones={"won/0": won, "stock": []}, **state)


# -- the packs --


def test_suits_rank_in_their_own_order() -> None:
    pack = ganjifa("moghul")
    assert pack.codes(pack.all[:12]) == " ".join(f"taj.{r}" for r in "K V 10 9 8 7 6 5 4 3 2 1".split())
    assert pack.codes(pack.all[84:]) == " ".join(f"qimash.{r}" for r in "K V 1 2 3 4 5 6 7 8 9 10".split())
    assert weak_suits("moghul") == ["chang", "surkh", "barat", "qimash"]
    assert weak_suits("iran") == ["safed", "chang", "barat", "qimash"]
    assert weak_suits("dashavatara") == ["matsya", "kurma", "varaha", "narasimha", "vamana"]


@pytest.mark.parametrize(
    ("kind", "high", "low"),
    [
        ("moghul", "barat.1", "barat.10"),
        ("moghul", "safed.10", "safed.1"),
        ("moghul", "surkh.1", "surkh.10"),
        ("iran", "safed.1", "safed.10"),
        ("iran", "surkh.10", "surkh.1"),
        ("moghul", "barat.V", "barat.1"),
    ],
)
def test_the_printed_order_of_india_and_iran(kind: str, high: str, low: str) -> None:
    pack = ganjifa(kind)
    assert pack.number[high] < pack.number[low]
    assert pack.rank[pack.number[high]] > pack.rank[pack.number[low]]


@pytest.mark.parametrize(
    ("pack", "size"),
    [
        (ganjifa("moghul"), 96),
        (ganjifa("iran"), 96),
        (ganjifa("dashavatara"), 120),
        (ganjifa("short"), 48),
        (french_51(), 51),
        (french_48(), 48),
    ],
)
def test_packs_have_their_size_and_no_card_twice(pack: Pack, size: int) -> None:
    assert len(pack.all) == len(set(pack.code)) == size
    assert not pack.twins


def test_the_pack_of_51_has_no_2_of_diamonds_and_no_reversed_suit() -> None:
    pack = french_51()
    assert "2D" not in pack.number
    assert pack.number["AD"] == pack.number["3D"] + 1  # outstanding diamonds: the 3 is followed by the ace
    assert [pack.code[c] for c in pack.all[:4]] == ["KC", "QC", "JC", "10C"]
    high = french_51(ace="high")
    assert high.number["JC"] + 1 == high.number["AC"]
    red = french_51(red="reversed")
    assert [red.code[c] for c in red.all if red.suit[c] == 1] == "KD QD JD AD 3D 4D 5D 6D 7D 8D 9D 10D".split()
    assert red.number["2C"] < red.number["AC"]


def test_codes_are_read_however_they_are_capitalised() -> None:
    pack = ganjifa("moghul")
    assert pack.find("BARAT.k") == pack.find("barat.K") == pack.number["barat.K"]
    assert pack.find("barat.11") is None


def test_lead_suits_are_the_printed_ones() -> None:
    assert [lead_suit(k, h) for k in ("moghul", "iran") for h in ("day", "night")] == ["surkh", "safed"] * 2
    assert [lead_suit("dashavatara", h) for h in ("day", "night")] == ["rama", "krishna"]
    assert begun(3, {"pack": "french-51"}).lie("trick/0") == []
    assert begun(3, {"pack": "french-51"}).cards("leads-first", "card") == ["KS"]
    assert begun(4, {"hours": "night"}).cards("leads-first", "card") == ["safed.K"]
    assert begun(4, {"hours": "auto"}).cards("leads-first", "card") == ["surkh.K"]


# -- the deal --


@pytest.mark.parametrize(
    ("pack", "seats", "hand"),
    [
        ("moghul", 3, 32),
        ("moghul", 4, 24),
        ("moghul", 6, 16),
        ("moghul", 8, 12),
        ("iran", 4, 24),
        ("dashavatara", 3, 40),
        ("dashavatara", 4, 30),
        ("dashavatara", 5, 24),
        ("dashavatara", 6, 20),
        ("french-51", 3, 17),
    ],
)
def test_all_cards_are_dealt_in_packets_of_four_from_the_right(pack: str, seats: int, hand: int) -> None:
    table = begun(seats, {"pack": pack})
    assert [len(table.lie(f"hand/{s}")) for s in range(seats)] == [hand] * seats
    dealt = [e for e in table.heard if isinstance(e, Moved)]
    owners = [table.game.plan.owners[e.target] for e in dealt]
    first = [(table.state.dealer + step) % seats for step in range(1, seats + 1)]
    assert owners == first * (len(owners) // seats)
    sizes = [len(e.cards) for e in dealt]
    assert set(sizes[:-seats]) <= {4}
    assert sizes[-1] == (hand % 4 or 4)
    match = played(table.game, seats, "tricks").match.state
    assert sum(match.tricks) == hand


def test_GI_28_the_highest_in_its_own_suit_deals_and_suits_break_ties() -> None:
    table = begun(4, seed=3)
    pack = table.game.pack
    drawn = [(e.doers[0], e.args["card"]) for e in table.heard if e.what == "draws-for-deal"]
    assert len(drawn) == 4
    cards = [arg.ids[0] for _, arg in drawn if isinstance(arg, Cards)]
    best = min(cards, key=lambda c: (-pack.rank[c], pack.suit[c]))
    assert table.state.dealer == cards.index(best)
    assert [suits("moghul")[s] for s in precedence("moghul", False)][:3] == ["barat", "surkh", "qimash"]
    assert precedence("dashavatara", False) == list(range(10))
    assert pack.rank[pack.number["taj.10"]] == pack.rank[pack.number["barat.1"]]


def test_GI_28_suits_of_the_pack_of_51_have_no_order_so_equals_draw_again() -> None:
    again = [seed for seed in range(60) if "draw-again" in begun(3, {"pack": "french-51"}, seed).order()]
    assert again
    assert not any("draw-again" in begun(4, None, seed).order() for seed in range(60))


def test_G_42_the_first_dealer_is_drawn_for_as_the_game_says() -> None:
    assert {begun(4, None, seed).state.dealer for seed in range(40)} == {0, 1, 2, 3}


def test_the_deal_passes_to_the_right_or_to_the_loser() -> None:
    table = begun(4)
    assert round_played(4).state.dealer == (table.state.dealer + 1) % 4
    loser = round_played(4, {"next_dealer": "loser"})
    assert loser.state.report[loser.state.dealer] == min(loser.state.report)


def test_GI_29_who_holds_the_lead_mir_has_a_second_card() -> None:
    for pack, seats in (("moghul", 8), ("french-51", 3)):
        table = begun(seats, {"pack": pack})
        assert len(table.lie(f"hand/{table.seat}")) >= 12
        assert table.moves()


def test_GI_30_only_even_hands_are_offered() -> None:
    seats = {pack: registry.game("ganjifa", {"pack": pack}).nature.seats for pack in ("moghul", "dashavatara")}
    assert seats == {"moghul": [3, 4, 6, 8], "dashavatara": [3, 4, 5, 6]}
    for pack, wrong in (("moghul", 2), ("moghul", 5), ("moghul", 7), ("dashavatara", 8), ("french-51", 4)):
        with pytest.raises(Refused):
            registry.seated(registry.game("ganjifa", {"pack": pack}).nature, wrong)
    assert not registry.nature("ganjifa").clockwise


def test_GI_31_first_and_last_packets_lie_open_until_the_opening_lead() -> None:
    table = begun(4, {"face_up": True, "pack": "dashavatara"})
    assert [len(table.lie(f"shown/{s}")) for s in range(4)] == [6] * 4  # four and the last two
    seen = shown(table.game, table.state, SPECTATOR)["shown/1"]
    assert seen is not None
    assert "--" not in seen
    table.play(table.moves()[0])
    assert [len(table.lie(f"shown/{s}")) for s in range(4)] == [0] * 4
    assert len(table.lie("hand/1")) in (28, 30)
    for following in ("won-cards", "exchange"):
        with pytest.raises(Refused) as refused:
            registry.game("ganjifa", {"face_up": True, "following": following, "stakes": 1})
        assert refused.value.reason.what == "face-up-needs-a-fresh-deal"


def test_GI_32_courts_of_the_pack_of_51_have_their_indian_names() -> None:
    assert registry.game("ganjifa", variant="shurreef").pack.names == "french-indian"
    assert registry.game("ganjifa", {"court_names": "french"}, "shurreef").pack.names == "french"


@pytest.mark.parametrize("key", ["ganjifa", "ganjifa_partnership", "naqsh"])
def test_GI_32_moghul_cards_can_go_by_their_indian_or_persian_names(key: str) -> None:
    def said(lang: str, names: str) -> list[str]:
        game = registry.game(key, {"pack": "moghul", "card_names": names})
        speech = Speech.of(game, lang)
        card = game.pack.find("surkh.K")
        assert card is not None
        return [speech.card(card), speech.card(card, "object"), speech.term("suit-surkh")]

    assert said("en", "meaning") == ["mir of suns", "mir of suns", "suns"]
    assert said("en", "indian") == ["mir of surkh", "mir of surkh", "surkh"]
    assert said("en", "persian") == ["shah of zar-e sorkh", "shah of zar-e sorkh", "zar-e sorkh"]
    assert said("el", "indian") == ["ο μιρ σουρκ", "τον μιρ σουρκ", "σουρκ"]
    assert said("ar", "persian") == ["شاه زر سرخ", "شاه زر سرخ", "زر سرخ"]


def test_GI_36_won_cards_lie_face_down_and_all_else_is_told() -> None:
    table = begun(4)
    table.play(table.moves()[0])
    while table.state.task == ANSWER:
        table.play(table.fallback())
    view = View(table.game, table.state, SPECTATOR)
    assert set(view.zone(f"won/{table.state.leader}")) == {BACK}
    labels = [fact.what for fact in view.facts]
    assert labels.count("tricks") == 4
    assert {"leader", "phase", "lead-suit", "round", "dealer"} <= set(labels)
    assert labels.count("suit") == 8


# -- the opening --


def test_GI_05_the_opening_takes_any_second_card_and_nobody_can_capture_it() -> None:
    table = begun(4)
    king = table.game.pack.code[table.game.pack.number["surkh.K"]]
    assert table.refused(f"open {king}") == "mir-goes-anyway"
    hand = table.lie(f"hand/{table.seat}")
    assert table.moves() == [f"open {code}" for code in hand if code != king]
    leader = table.seat
    table.play(table.moves()[-1])
    assert table.state.count == 2
    while table.state.task == ANSWER:
        best = sorted(table.state.piles.zones[table.game.plan.index[f"hand/{table.seat}"]])[:2]
        table.play(Choose("throw", best, table.game.pack).text)
    assert table.state.leader == leader
    assert table.state.tricks[leader] == 2


def test_several_cards_are_thrown_at_once_and_as_many_as_were_led() -> None:
    table = sitting("taj.K taj.V taj.10 safed.1", *["barat.9 barat.10 chang.9 chang.8"] * 0, *other(3))
    table.play("run taj")
    assert table.moves() == []
    domain = table.game.domain(table.state, SEATS[1])
    assert domain is not None
    assert (domain.fields()[0].least, domain.fields()[0].most) == (2, 2)
    hand = table.lie("hand/1")
    assert table.refused(f"throw {hand[0]}") == "wrong-count"
    assert table.refused(f"throw {hand[0]} {hand[0]}") == "wrong-count"
    assert table.refused(f"throw {hand[0]} taj.10") == "you-do-not-hold"
    assert domain.some(1)[0].text == table.fallback()


def other(seats: int, size: int = 4) -> list[str]:
    """Hands of weak cards for the seats from 1 on."""
    weak = (
        "barat.10 barat.9 barat.8 barat.7 qimash.10 qimash.9 qimash.8 qimash.7 chang.10 chang.9 chang.8 chang.7".split()
    )
    return [" ".join(weak[s * 4 : s * 4 + size]) for s in range(seats - 1)]


# -- the four steps --


def test_GI_01_the_steps_come_in_their_order() -> None:
    hand = "taj.K taj.V safed.V safed.3 ghulam.K"
    rest = ["safed.K safed.10 barat.10 barat.9 barat.8", "qimash.10 qimash.9 qimash.8 qimash.7 qimash.6"]
    table = sitting(hand, *rest)
    assert table.moves() == ["run taj"]
    assert table.refused("deni safed.3") == "not-now"
    assert table.refused("utari") == "not-now"
    assert table.refused("lead ghulam.K") == "step-run"
    table.play("run taj", "play barat.10", "play qimash.10")
    assert table.moves() == ["deni safed.3"]
    assert table.refused("lead ghulam.K") == "step-deni"
    table.play("deni safed.3", "give", "play qimash.9")
    assert table.moves() == ["utari", "lay"]  # taj.V, safed.V and ghulam.K are hukms now
    table.play("utari")
    assert table.cards("leads-hukms") == ["taj.V", "safed.V", "ghulam.K"]
    nothing = sitting("taj.2 safed.2", "taj.K safed.K", "taj.V safed.V")
    assert nothing.moves() == ["yield"]
    assert nothing.refused("lead taj.2") == "step-blind"


def test_GI_01_a_deni_may_be_left_to_choice() -> None:
    hands = ("safed.V safed.3 ghulam.K", "safed.K safed.10 barat.9", "qimash.10 qimash.9 qimash.8")
    assert sitting(*hands).moves() == ["deni safed.3"]
    assert sitting(*hands, opts={**NO_END, "deni": "may"}).moves() == ["deni safed.3", "utari"]
    without = ("safed.V safed.3", "safed.K safed.10", "qimash.10 qimash.9")
    assert sitting(*without, opts={**NO_END, "deni": "may"}).moves() == ["deni safed.3", "yield"]


def test_GI_01_a_low_lead_in_the_place_of_hukms() -> None:
    opts = {**NO_END, "low_lead": True}
    hands = ("taj.K safed.3 safed.2", "safed.K safed.10 barat.9", "safed.V safed.9 qimash.8")
    table = sitting(*hands, opts=opts)
    assert table.moves() == ["utari", "lead safed.3", "lead safed.2"]
    table.play("lead safed.3", "play barat.9", "play safed.9")
    assert table.state.leader == 2
    assert not table.believed(0, "safed.2")
    assert table.believed(0, "taj.K safed.2")
    only = sitting("taj.K safed.K", "safed.V safed.10", "barat.9 barat.8", opts=opts)
    assert only.moves() == ["utari", "lay"]


def test_GI_02_each_suit_with_a_run_is_a_lead_of_its_own() -> None:
    hand = "taj.K taj.V taj.10 barat.K barat.V barat.1"
    table = sitting(
        hand, "safed.1 safed.2 safed.3 safed.4 taj.1 taj.2", "ghulam.1 ghulam.2 ghulam.3 ghulam.4 barat.9 barat.10"
    )
    assert table.moves()[:2] == ["run taj", "run barat"]
    table.play("run barat")
    assert table.cards("leads-run") == ["barat.K", "barat.V"]
    assert table.state.count == 2


def test_a_run_of_a_weak_suit_keeps_its_last_card() -> None:
    """Vector (a): K, V and 1 of a reversed suit are a run of three."""
    table = sitting("barat.K barat.V barat.1", "safed.1 safed.2 barat.2", "ghulam.1 ghulam.2 barat.9")
    table.play("run barat")
    assert table.lie("hand/0") == ["barat.1"]
    assert table.known_by_all("barat.1")
    assert "barat.2" in table.ruled_out(0)


def test_GI_03_the_kept_card_is_free_again() -> None:
    table = sitting(
        "taj.K taj.V taj.9 safed.1", "taj.10 safed.K safed.V barat.10", "ghulam.1 ghulam.2 ghulam.3 ghulam.4"
    )
    table.play("run taj")
    assert table.lie("hand/0") == ["taj.V", "taj.9", "safed.1"]
    table.play("play taj.10", "play ghulam.1")
    assert table.moves() == ["run taj"]  # the thrown 10 has made the run grow
    table.play("run taj")
    assert table.cards("leads-run") == ["taj.K"]
    assert [e.args["cards"].ids for e in table.heard if e.what == "leads-run"][1] == [table.game.pack.number["taj.V"]]


def test_GI_08_a_deni_needs_the_second_and_a_lower_card() -> None:
    """Vector (b): V 10 9 are out; the holder of 10 and 3 makes a deni, the holder of 10 alone cannot."""
    table = sitting("taj.10 taj.3 taj.2", "taj.V taj.9 barat.9", "qimash.8 qimash.7 qimash.6")
    assert table.moves() == ["deni taj.3", "deni taj.2"]
    alone = sitting("taj.10 safed.1", "taj.V taj.9", "safed.2 qimash.7")
    assert alone.moves() == ["yield"]
    third = sitting("taj.9 taj.3", "taj.V taj.10", "safed.2 qimash.7")
    assert third.moves() == ["yield"]


def test_GI_09_a_leader_chooses_among_denis() -> None:
    table = sitting(
        "taj.V taj.3 safed.V safed.9", "taj.K safed.K barat.9 barat.8", "qimash.8 qimash.7 qimash.6 qimash.5"
    )
    assert table.moves() == ["deni taj.3", "deni safed.9"]


def test_GI_10_both_tricks_of_a_doubled_deni_go_to_the_holder_of_the_hukm() -> None:
    table = sitting("taj.10 taj.3", "taj.V taj.9", "qimash.8 qimash.7")
    table.play("deni taj.3")
    assert (table.state.task, table.seat) == (CALLED, 1)
    table.play("double", "throw qimash.8 qimash.7")
    assert (table.state.task, table.seat) == (SECOND, 0)
    table.play("play taj.10")
    assert table.order()[-1] != "second-card"
    assert table.said("takes-deni").doers == [1]
    assert table.said("takes-deni").args["count"] == 2


def test_GI_11_only_the_third_card_out_doubles() -> None:
    table = sitting("taj.10 taj.3 safed.1", "taj.V taj.8 barat.9", "taj.9 qimash.7 qimash.6").play("deni taj.3")
    assert table.moves() == ["give"]
    assert table.refused("double") == "no-third"
    with_third = sitting("taj.10 taj.3 safed.1", "taj.V taj.9 barat.9", "taj.8 qimash.7 qimash.6").play("deni taj.3")
    assert with_third.moves() == ["give", "double"]
    assert with_third.fallback() == "give"
    led = sitting("taj.10 taj.3 safed.1", "taj.V taj.2 barat.9", "taj.1 qimash.7 qimash.6").play("deni taj.3")
    assert led.moves() == ["give"]  # the third card is the one that was led


def test_GI_12_utari_leads_the_hukms_of_all_suits_at_once() -> None:
    table = sitting(
        "taj.K safed.K surkh.K barat.9", "taj.V safed.V surkh.V barat.8", "qimash.8 qimash.7 qimash.6 barat.7"
    )
    assert table.moves() == ["utari"]
    assert table.refused("lead barat.9") == "step-utari"
    table.play("utari", "throw taj.V safed.V barat.8", "throw qimash.8 qimash.7 qimash.6")
    assert table.state.tricks == [3, 0, 0]
    assert table.moves() == ["yield"]


def test_GI_13_of_one_card_that_one_is_picked() -> None:
    table = sitting("taj.1", "taj.2", "safed.3", zones={"stock": []} | rest_won("taj.1 taj.2 safed.3")).play("yield")
    assert table.moves() == ["pick 1"]
    table.play("pick 1")
    assert table.lie("trick/0") == ["taj.1"]


def rest_won(held: str) -> dict[str, list[str]]:
    """What nobody holds was won by seat 0."""
    return {"won/0": [code for code in ganjifa("moghul").code if code not in held.split()]}


def test_GI_14_the_right_neighbour_picks_and_answers_first() -> None:
    table = sitting("safed.1 safed.2", "taj.V safed.3", "taj.K safed.K", leader=1, acting=2)
    table.play("yield")
    assert (table.state.task, table.seat) == (PICK, 2)
    table.play("pick 1")
    assert (table.state.task, table.seat) == (ANSWER, 2)


def test_GI_33_cards_are_laid_in_turn_and_the_hukm_comes_first() -> None:
    hands = ("taj.10 taj.3", "qimash.8 qimash.7", "taj.V taj.9", "chang.9 chang.8")
    table = sitting(*hands).play("deni taj.3")
    asked = [table.seat]
    table.play("give")
    while table.state.task == ANSWER:
        asked.append(table.seat)
        table.play(table.moves()[0])
    assert asked == [2, 1, 3]
    assert table.state.leader == 0


def test_GI_34_a_pause_tells_nothing() -> None:
    """Whoever leads is asked, also with nothing to lead; whoever is called is asked, also with nothing to add."""
    nothing = sitting("taj.2 safed.2", "taj.K safed.K", "taj.V safed.V")
    assert nothing.seat == 0
    picked = set()
    for seed in range(40):
        table = sitting("taj.2 safed.2", "taj.K safed.K", "taj.V safed.V").play("yield")
        seat = SEATS[table.seat]
        table.game.apply(table.state, seat, table.game.read("pick 1"), Table(table.state.piles, Chance(seed, 7)))
        picked.add(table.lie("trick/0")[0])
    assert picked == {"taj.2", "safed.2"}  # the first position is no place in the hand


def test_GI_15_a_hand_of_winners_can_be_laid_down() -> None:
    table = last_trick("taj.K safed.K", "taj.V safed.V", "barat.1 barat.2", opts={"rounds": 1})
    assert table.moves() == ["utari", "lay"]
    table.play("lay")
    assert table.said("lays-down").args["count"] == 2
    assert table.state.tricks == [2, 0, 0]
    assert not table.state.acting
    assert "lay" not in sitting("taj.K safed.2", "taj.V safed.V", "barat.1 barat.2").moves()
    assert "lay" in sitting("taj.K taj.V", "safed.K taj.10", "barat.1 barat.2").moves()


def test_GI_16_a_low_card_is_part_of_the_hand() -> None:
    table = sitting("taj.K barat.10 barat.9", "taj.V safed.V barat.8", "taj.10 barat.7 barat.6")
    table.play("utari", "play barat.8")
    assert table.moves() == ["play taj.10", "play barat.7", "play barat.6"]


def test_GI_04_hukms_are_marked_for_their_holder_and_played_cards_are_listed() -> None:
    table = sitting("taj.K taj.V barat.9", "taj.10 safed.V safed.1", "barat.7 barat.1 ghulam.1")
    for viewer, marked in ((0, [0, 1]), (1, [1, 2]), (2, [0, 1, 2])):
        assert [mark.place for mark in View(table.game, table.state, SEATS[viewer]).marks] == marked
    assert View(table.game, table.state, SPECTATOR).marks == []
    suit = next(f for f in table.game.facts(table.state) if f.what == "suit")
    assert (suit.args["left"], len(suit.args["cards"].ids)) == (3, 9)
    step = View(table.game, table.state, SEATS[0]).facts[-1]
    assert (step.what, step.args["step"].id) == ("step", "due-run")
    assert "step" not in [f.what for f in View(table.game, table.state, SEATS[1]).facts]


def test_GI_04_from_memory_nothing_is_listed_and_a_refusal_names_the_step() -> None:
    opts = {**NO_END, "memory": True}
    table = sitting(
        "taj.K taj.V safed.V safed.3",
        "safed.K barat.9 barat.8 barat.7",
        "qimash.1 qimash.2 qimash.3 qimash.4",
        opts=opts,
    )
    assert table.moves() == []
    view = View(table.game, table.state, SEATS[0])
    assert view.marks == []
    assert not {"suit", "step"} & {fact.what for fact in view.facts}
    assert table.refused("lead taj.K taj.V") == "due-run"
    assert table.refused("deni safed.3") == "due-run"
    assert table.refused("lead none") == "due-run"
    assert table.refused("lead barat.9") == "you-do-not-hold"
    table.play("lead taj.K", "play barat.9", "play qimash.1")
    assert table.refused("lead taj.V") == "due-deni"
    assert table.refused("deni taj.V") == "no-deni"
    table.play("deni safed.3", "give", "play qimash.2")
    assert "lay" not in [m.text for o in table.game.offers(table.state, SEATS[0]) for m in o.moves]
    assert table.fallback() == "lead taj.V safed.V"
    table.play("lead safed.V taj.V")
    assert table.order()[-1] == "leads-hukms"
    nothing = sitting("taj.2 safed.2", "taj.K safed.K", "taj.V safed.V", opts=opts)
    assert nothing.refused("lead taj.2") == "due-blind"
    assert nothing.play("lead none").state.task == PICK


# -- answers --


def test_GI_06_who_can_win_need_not_unless_it_is_agreed() -> None:
    hands = ("taj.2 safed.2", "taj.V barat.9", "taj.K safed.1")
    free = sitting(*hands, zones={"trick/0": ["taj.3"]}, kind=5, task=ANSWER, count=1, acting=2, high=9)
    assert free.moves() == ["play taj.V", "play barat.9"]
    must = sitting(
        *hands,
        opts={**NO_END, "must_beat": True},
        zones={"trick/0": ["taj.3"]},
        kind=5,
        task=ANSWER,
        count=1,
        acting=2,
        high=9,
    )
    assert must.moves() == ["play taj.V"]
    assert must.refused("play barat.9") == "must-beat"
    must.play("play taj.V")
    assert must.moves() == ["play taj.K"]
    below = sitting(
        "safed.2 taj.2",
        "taj.9 barat.9",
        "taj.K safed.1",
        opts={**NO_END, "must_beat": True},
        zones={"trick/0": ["taj.10"]},
        kind=5,
        task=ANSWER,
        count=1,
        acting=2,
        high=2,
    )
    assert below.moves() == ["play taj.9", "play barat.9"]
    below.play("play barat.9")
    assert {"taj.K", "taj.V"} <= below.ruled_out(1)


def test_GI_07_nobody_must_follow_suit() -> None:
    table = sitting(
        "safed.2 safed.3",
        "taj.V barat.9",
        "taj.K safed.1",
        zones={"trick/0": ["taj.3"]},
        kind=5,
        task=ANSWER,
        count=1,
        acting=2,
        high=9,
    )
    table.play("play barat.9", "play safed.1")
    assert table.said("takes").doers == [0]


def test_a_card_of_another_suit_beats_nothing() -> None:
    """Vector (e): a king of bills does not beat a 1 of crowns that was led."""
    table = sitting(
        "safed.2 safed.3",
        "barat.K barat.9",
        "taj.2 safed.1",
        zones={"trick/0": ["taj.1"]},
        kind=5,
        task=ANSWER,
        count=1,
        acting=2,
        high=11,
    )
    table.play("play barat.K")
    assert table.state.best == 0
    table.play("play taj.2")
    assert table.said("takes").doers == [2]
    assert table.state.leader == 2


# -- the end phase --


def test_GI_17_with_12_cards_all_hukms_are_led_in_whole_runs_and_then_a_suit_is_named() -> None:
    table = sitting(
        "taj.K taj.V safed.K barat.9", "taj.10 safed.V barat.8 barat.1", "qimash.1 qimash.2 barat.7 ghulam.2", opts={}
    )
    assert table.moves() == ["utari"]
    assert table.refused("lead barat.9") == "step-end-hukms"
    table.play("utari")
    assert table.cards("leads-hukms") == ["taj.K", "taj.V", "safed.K"]
    table.play("throw taj.10 safed.V barat.8", "throw qimash.1 qimash.2 ghulam.2")
    assert table.moves() == ["yield"]
    table.play("yield")
    assert (table.state.task, table.seat) == (NAME, 1)
    table.play("name barat")
    assert (table.state.task, table.seat) == (SUIT, 0)
    assert table.moves() == ["play barat.9"]


def test_GI_17_it_begins_with_the_first_lead_of_12_cards_and_is_told_once() -> None:
    run = played(registry.game("ganjifa"), 4, "end")
    told = [n for n, step in enumerate(run.steps) if "end-phase" in [e.what for e in step.heard]]
    assert len(told) == 1
    assert len(run.steps[told[0]].state.piles.zones[run.game.plan.index["hand/0"]]) <= 12
    for n, step in enumerate(run.steps):
        if step.state.task == LEAD and step.state.acting:
            held = len(step.state.piles.zones[run.game.plan.index["hand/0"]])
            assert (n >= told[0]) == (held <= 12)


@pytest.mark.parametrize(("end", "cards"), [("12", 12), ("6", 6), ("8", 8), ("16", 16), ("none", 0), ("wilkins", 0)])
def test_GI_17_the_threshold_is_an_option(end: str, cards: int) -> None:
    assert registry.game("ganjifa", {"end_phase": end}).board.threshold == cards


def test_GI_17_who_lacks_the_named_suit_lets_a_card_be_picked() -> None:
    table = sitting("taj.2 safed.2", "taj.K safed.K", "taj.V safed.V", opts={}).play("yield", "name barat")
    assert table.order()[-2:] == ["names-suit", "has-none"]
    assert (table.state.task, table.seat) == (PICK, 1)
    assert {"barat.1", "barat.K"} <= table.ruled_out(0)


def test_GI_18_any_suit_of_the_pack_may_be_named() -> None:
    table = sitting("taj.2 safed.2", "taj.K safed.K", "taj.V safed.V", opts={}).play("yield")
    assert table.moves() == [f"name {suit}" for suit in suits("moghul")]
    assert table.fallback() == "name taj"


def test_GI_19_whose_lead_nobody_beats_leads_again() -> None:
    table = sitting("taj.2 taj.3 safed.2", "taj.K safed.K barat.9", "taj.V safed.V barat.8", opts={})
    table.play("yield", "name taj", "play taj.3", "play barat.9", "play barat.8")
    assert (table.state.leader, table.state.task) == (0, LEAD)


def test_GI_35_small_hands_are_all_end_phase() -> None:
    table = begun(8)
    table.play(table.moves()[0])
    while table.state.task == ANSWER:
        table.play(table.fallback())
    assert table.state.late
    assert len(table.lie("hand/0")) == 10


# -- the second phase --


WILKINS: Given = {"end_phase": "wilkins"}


def second(*hands: str, low: bool = False) -> Sitting:
    return sitting(*hands, opts={**WILKINS, "low_lead": low}, second=True)


def test_GI_20_it_begins_when_all_have_lost_the_lead() -> None:
    begun_in = 0
    game = registry.game("ganjifa", {**WILKINS, "low_lead": True, "must_beat": True})
    for seed in range(4):
        run = played(game, 3, seed)
        for before, step in pairwise(run.steps):
            if step.state.task == LEAD and step.state.acting:
                assert step.state.second == (sum(step.state.lost) == 3)
            if "takes-deni" in [e.what for e in step.heard]:
                assert step.state.lost == before.state.lost
        begun_in += any(step.state.second for step in run.steps)
    assert begun_in


def test_GI_20_hukms_are_led_one_at_a_time() -> None:
    table = second("taj.K taj.V safed.K barat.9", "taj.10 safed.V barat.8 ghulam.1", "qimash.1 qimash.2 barat.7 taj.1")
    assert table.moves() == ["run taj"]
    table.play("run taj")
    assert table.lie("trick/0") == ["taj.K"]
    table.play("play taj.10", "play taj.1")
    assert table.moves() == ["hukm taj", "hukm safed"]
    table.play("hukm safed")
    assert table.lie("trick/0") == ["safed.K"]


def test_GI_20_a_card_face_down_counts_only_for_the_named_suit() -> None:
    table = second("taj.2 safed.2", "taj.3 safed.K", "barat.1 safed.V")
    assert "hide taj.2 barat" in table.moves()
    table.play("hide taj.2 safed")
    assert (table.lie("hidden"), table.lie("trick/0")) == (["taj.2"], [])
    seen = shown(table.game, table.state, SEATS[1])["hidden"]
    assert seen == ["--"]
    assert table.moves() == ["play safed.K"]
    assert table.refused("play taj.3") == "follow-named"
    table.play("play safed.K", "play safed.V")
    assert table.said("turns-up").args["counts"] == 0
    assert table.state.leader == 1


def test_GI_20_the_leader_wins_if_nobody_has_the_suit_and_the_hidden_card_counts_in_it() -> None:
    none = second("taj.2 safed.2", "taj.3 safed.K", "barat.1 taj.K").play(
        "hide taj.2 chang", "play taj.3", "play barat.1"
    )
    assert none.said("takes").doers == [0]
    assert "chang.K" in none.ruled_out(1)
    counts = second("taj.9 safed.2", "taj.3 safed.V", "taj.K safed.K").play(
        "hide taj.9 taj", "play taj.3", "play taj.K"
    )
    assert counts.said("turns-up").args["counts"] == 1
    assert counts.state.leader == 2
    higher = second("taj.9 safed.2", "taj.3 safed.V", "safed.K taj.2", low=False)
    assert higher.moves() == ["hukm taj"]  # the 9 is a hukm: only that may be led where no low lead is agreed


def test_GI_20_instead_of_hukms_only_with_the_low_lead() -> None:
    hands = ("taj.K safed.2", "taj.V safed.K", "taj.10 barat.1")
    assert second(*hands).moves() == ["hukm taj"]
    low = second(*hands, low=True).moves()
    assert low[0] == "hukm taj"
    assert set(low[1:]) == {f"hide safed.2 {suit}" for suit in suits("moghul")}


def test_GI_20_from_memory_a_hukm_is_not_hidden() -> None:
    table = sitting(
        "taj.K safed.2",
        "taj.V safed.K",
        "taj.10 barat.1",
        opts={**WILKINS, "low_lead": True, "memory": True},
        second=True,
    )
    assert table.refused("hide taj.K taj") == "is-a-hukm"
    assert table.play("hide safed.2 taj").state.task == ANSWER


# -- the count --


def test_GI_22_as_many_tricks_as_cards_were_led() -> None:
    table = sitting("taj.K taj.V taj.10 taj.9", *other(3)).play("run taj")
    table.play("throw barat.10 barat.9 barat.8", "throw qimash.10 qimash.9 qimash.8")
    assert table.state.tricks == [3, 0, 0]


def paid(tricks: list[int], opts: Given, last: int = 0, **state: Any) -> list[int]:
    """The balances after a round that ended with these tricks, the last one won by `last`."""
    hands = ["barat.10", "barat.9", "barat.8", "barat.7", "barat.6", "barat.5"][: len(tricks)]
    hands[last] = "barat.1"
    before = tricks[:]
    before[last] -= 1
    table = last_trick(*hands, opts={"rounds": 1, **opts}, leader=last, acting=1 << last, tricks=before, **state)
    table.play("lay")
    return table.state.balance


@pytest.mark.parametrize(
    ("tricks", "stakes", "balance"),
    [([9, 6, 5, 4], 2, [10, 0, 0, -10]), ([9, 6, 5, 4], 1, [5, 0, 0, -5]), ([8, 8, 4, 4], 1, [4, 4, -4, -4])],
)
def test_GI_23_each_loser_pays_the_stake_for_each_trick_of_difference(
    tricks: list[int], stakes: int, balance: list[int]
) -> None:
    """Vector (d)."""
    assert paid(tricks, {"stakes": stakes}) == balance


def test_GI_23_all_but_the_winners_can_be_made_to_pay() -> None:
    assert paid([9, 6, 5, 4], {"stakes": 1, "payers": "all"}) == [12, -3, -4, -5]


def test_GI_21_several_win_and_lose_and_equals_pay_nothing() -> None:
    assert paid([6, 6, 6, 6], {"stakes": 5}) == [0, 0, 0, 0]
    assert paid([7, 7, 7, 3], {"stakes": 1}, last=1) == [1, 2, 1, -4]  # the odd unit: who took the last trick
    assert paid([7, 7, 3, 7], {"stakes": 1}, last=2) == [1, 1, -4, 2]  # else the first winner to the right
    assert paid([9, 9, 3, 3], {"stakes": 1}) == [6, 6, -6, -6]


def test_G_50_stakes_are_whole_units_and_a_balance_may_be_negative() -> None:
    assert min(paid([24, 0, 0, 0], {"stakes": 10})) == -240


def test_GI_24_four_rounds_and_the_most_tricks_or_the_best_balance() -> None:
    for given, rounds in (({}, 4), ({"rounds": 2}, 2), ({"rounds": 8, "stakes": 1}, 8)):
        state = played(registry.game("ganjifa", given), 4, "rounds", FAR, last_deal=False).match.state
        assert state.rounds == rounds
        scores = state.balance if given.get("stakes") else state.totals
        assert registry.game("ganjifa", given).outcome(state).scores == [float(s) for s in scores]
        assert sum(state.totals) == 24 * rounds


def akheri(opts: Given, **state: Any) -> Sitting:
    """Seat 0 leads the last card, and seat 1 can beat it."""
    table = last_trick("taj.1", "taj.K", "barat.1", opts={"rounds": 2, **opts}, **state)
    return table.play("yield", "name taj", "play taj.1", "play taj.K", "play barat.1")


def test_GI_25_the_akheri_is_beaten_by_another_than_its_leader() -> None:
    assert "akheri-beaten" not in akheri({}).order()
    beaten = akheri({"akheri": "exempts"})
    assert beaten.said("akheri-beaten").doers == [1]
    hukm = last_trick("taj.K", "taj.1", "barat.1", opts={"rounds": 1, "akheri": "exempts"}).play(
        "utari", "play taj.1", "play barat.1"
    )
    assert "akheri-beaten" not in hukm.order()


def test_GI_25_who_beats_it_pays_nothing_by_wilkins() -> None:
    free = akheri({"akheri": "exempts", "stakes": 1, "rounds": 1}, tricks=[20, 0, 11])
    assert free.state.balance == [0, 0, 0]  # seat 1 had the fewest, one trick
    assert free.said("exempt").doers == [1]
    plain = akheri({"stakes": 1, "rounds": 1}, tricks=[20, 0, 11])
    assert plain.state.balance == [19, -19, 0]


def test_GI_25_it_ends_the_match_by_maudranalay() -> None:
    opts = {"akheri": "ends"}
    assert not akheri(opts, rounds=2, report=[20, 4, 8]).state.acting  # seat 1 had lost the round before
    assert akheri(opts, rounds=2, report=[4, 20, 8]).state.acting
    assert akheri(opts, rounds=2, report=[8, 8, 8]).state.acting  # nobody had lost
    assert akheri(opts, rounds=1, report=[20, 4, 8]).state.acting
    assert not akheri(opts, rounds=20, report=[4, 20, 8]).state.acting
    assert not akheri({**opts, "most_rounds": 10}, rounds=10, report=[4, 20, 8]).state.acting


def test_GI_26_serkhel_is_played_with_the_won_cards() -> None:
    table = last_trick("taj.K", "taj.1", "barat.1", opts={"serkhel": True, "rounds": 1})
    held = table.state.piles.zones
    won = [table.game.plan.index[f"won/{s}"] for s in range(3)]
    held[won[1]] = [table.game.pack.number["safed.K"]]
    held[won[2]] = [table.game.pack.number["chang.K"]]
    held[won[0]] = [c for c in held[won[0]] if c not in (held[won[1]] + held[won[2]])]
    table.play("utari", "play taj.1", "play barat.1")
    assert table.order()[-2:] == ["serkhel-begins", "turns-top"]
    assert table.moves() == ["challenge 1", "challenge 2"]
    turned = table.lie("trick/0")[0]
    table.play("challenge 1")
    assert table.moves() == ["pick 1"]
    table.play("pick 1")
    wins = turned.startswith("safed")  # only a higher card of the same suit beats it
    assert table.said("wins-challenge").doers == [1 if wins else 0]
    assert set(table.lie(f"side/{1 if wins else 0}")) == {turned, "safed.K"}
    if not wins:
        assert table.moves()  # the nearest to the right who has a heap is challenged, without being chosen
        assert table.state.best == 2


def test_GI_26_there_are_as_many_challenges_as_seats_and_cards_are_counted() -> None:
    run = played(registry.game("ganjifa", {"serkhel": True, "stakes": 1}), 4, "serkhel")
    moves = [move.text.split()[0] for _, move in run.match.log]
    asked = [e for step in run.steps for e in step.heard if e.what == "challenges"]
    assert len(asked) == 4
    assert moves.count("challenge") == 1
    state = run.match.state
    assert sum(state.report) == 96
    assert sum(state.balance) == 0
    most, least = max(state.report), min(state.report)
    assert min(state.balance) == -((most - least) // 4)


# -- the next round --


def test_GI_27_a_fresh_deal_by_default() -> None:
    table = round_played(4)
    assert table.order().count("deal-begins") == 2
    assert [len(table.lie(f"hand/{s}")) for s in range(4)] == [24] * 4


def test_GI_27_won_cards_are_bought_from_who_has_most() -> None:
    """Vector (f): 9 tricks are 36 cards, of which 12 are sold; 4 tricks are 16 cards, so 8 are bought."""
    state = begun(4).state
    state.dealer = SEATS[3]
    made = purchases(state, [36, 24, 20, 16], 24)
    assert made.count((2, 0)) == 4
    assert made.count((3, 0)) == 8
    tie = purchases(state, [30, 30, 18, 18], 24)
    assert tie[0] == (2, 0)  # of equals the nearest to the buyer's right
    assert tie[1] == (2, 1)


def test_GI_27_won_cards_need_stakes_and_replace_the_payment() -> None:
    with pytest.raises(Refused) as refused:
        registry.game("ganjifa", {"following": "won-cards"})
    assert refused.value.reason.what == "won-cards-need-stakes"
    table = round_played(4, {"following": "won-cards", "stakes": 2})
    state = table.state
    assert table.order().count("deal-begins") == 1
    assert [len(table.lie(f"hand/{s}")) for s in range(4)] == [24] * 4
    assert state.balance == [2 * (4 * tricks - 24) for tricks in state.report]
    assert "pays" not in table.order()
    both = round_played(4, {"following": "won-cards", "stakes": 2, "pay_both": True})
    assert "pays" in both.order()
    assert sum(both.state.balance) == 0


def test_GI_27_bought_cards_are_seen_by_the_buyer_alone() -> None:
    table = round_played(4, {"following": "won-cards", "stakes": 1})
    bought = next(e for e in table.heard if e.what == "buys")
    seen = [bought.seen_by(viewer) for viewer in (bought.doers[0], SPECTATOR)]
    assert [event is not None and BACK in event.args["cards"].ids for event in seen] == [False, True]
    twin = world(table.game, table.state, SPECTATOR, chance("bought"))
    for zone, cards in enumerate(twin.piles.zones):
        assert not any(table.state.piles.cannot[zone] >> card & 1 for card in cards)


def test_GI_27_after_the_last_round_the_same_is_paid() -> None:
    state = played(registry.game("ganjifa", {"following": "won-cards", "stakes": 1}), 4, "settle").match.state
    assert state.balance == [4 * tricks - 24 for tricks in state.report]


def test_GI_27_losers_give_unseen_and_winners_give_back() -> None:
    table = round_played(4, {"following": "exchange"}, seed=4)
    state = table.state
    difference = max(state.report) - min(state.report)
    assert (state.task, state.report[table.seat]) == (RETURN, max(state.report))
    giver = state.best
    assert state.report[giver] == min(state.report)
    assert len(table.lie(f"hand/{table.seat}")) == 24 + difference
    gift = table.said("gives")
    unseen = gift.seen_by(SPECTATOR)
    assert unseen is not None
    assert set(unseen.args["cards"].ids) == {BACK}
    assert gift.seen_by(SEATS[table.seat]) is gift
    table.play(table.fallback())
    assert len(table.lie(f"hand/{giver}")) == 24
    while state.task == RETURN:
        table.play(table.fallback())
    assert state.task == OPENING
    assert table.state.gifts == state.report.count(min(state.report))


def test_GI_37_the_accounts_are_variants() -> None:
    changed = {name: options.changed(variant) for name, variant in VARIANTS.items()}
    assert changed == {
        "wilkins": {"end_phase": "wilkins", "low_lead": True, "akheri": "exempts", "following": "exchange"},
        "chatto": {"end_phase": "none", "serkhel": True, "following": "won-cards", "stakes": 1},
        "maudranalay": {"akheri": "ends"},
        "shurreef": {"pack": "french-51"},
    }
    assert GanjifaOptions().end_phase == "12"


# -- what all may conclude --


def test_who_has_no_run_and_no_deni_is_known_not_to() -> None:
    table = sitting("taj.2 safed.2 barat.10", "taj.K safed.K barat.K", "taj.V safed.V barat.V").play("yield")
    assert {"taj.K", "safed.K", "barat.K"} <= table.ruled_out(0)
    assert not table.believed(0, "taj.V taj.2 safed.2")
    assert table.believed(0, "taj.V safed.2 barat.10")


def test_a_deni_shows_where_both_cards_are_and_that_there_was_no_run() -> None:
    table = sitting("taj.10 taj.3 safed.1", "taj.V safed.K safed.9", "barat.1 barat.2 safed.8").play("deni taj.3")
    assert table.known_by_all("taj.V")
    assert table.known_by_all("taj.10")
    assert not table.believed(0, "taj.10 safed.K safed.9")


def test_what_was_joined_comes_apart_when_a_card_is_played() -> None:
    hands = ("taj.V safed.2 barat.10", "taj.K safed.K barat.K", "taj.10 safed.V barat.V")
    table = sitting(*hands).play("yield")
    played_second = sitting(*hands).play("yield", "pick 1")
    card = played_second.lie("trick/0")[0]
    if card == "taj.V":
        assert {"taj.10", "taj.1"} <= played_second.ruled_out(0)
    assert not table.believed(0, "taj.V taj.10 barat.10")


@pytest.mark.parametrize("given", [{}, WILKINS, {"must_beat": True}, {"memory": True}, VARIANTS["wilkins"]], ids=str)
def test_the_truth_is_always_believed(given: Any) -> None:
    game = registry.game("ganjifa", given if isinstance(given, dict) else options.changed(given))
    for seed in range(3):
        for step in played(game, 4, seed).steps:
            for zone, cards in enumerate(step.state.piles.zones):
                assert game.credible(step.state, zone, cards), f"{game.plan.names[zone]} after {step.move}"
                assert not any(step.state.piles.cannot[zone] >> card & 1 for card in cards), step.move


@pytest.mark.parametrize("given", [{}, *VARIANTS.values()], ids=str)
def test_what_is_out_is_what_hands_hold_after_every_move(given: Any) -> None:
    game: Any = registry.game("ganjifa", given if isinstance(given, dict) else options.changed(given))
    board, seats = game.board, min(game.nature.seats)
    state, luck = game.blank(seats), Chance(3, 1)
    table = Table(state.piles, luck)
    game.deal(state, table)
    for _ in range(300):
        twin = world(game, state, state.waiting()[0], luck)
        for here in (state, twin, state):
            hands = [here.piles.zones[zone] for zone in board.hand[:seats]]
            hidden = [here.piles.zones[board.hidden]] if board.wilkins else []
            assert outstanding(here, board) == board.by_suit_of([*hands, *hidden])
        seat = state.waiting()[0]
        game.apply(state, seat, game.propose(state, seat, luck), table)
        if not state.acting:
            break


# -- what a move will do, time, positions --


def test_what_a_lead_or_an_answer_will_do_is_said_before() -> None:
    def foreseen(table: Sitting, text: str) -> str:
        reason = table.game.foresee(table.state, SEATS[table.seat], table.game.read(text))
        return reason.what if reason is not None else ""

    table = sitting(
        "taj.K taj.V safed.V safed.3", "safed.K safed.10 barat.8 barat.7", "qimash.1 qimash.2 qimash.3 qimash.4"
    )
    assert foreseen(table, "run taj") == "leads"
    table.play("run taj", "play barat.8", "play qimash.1")
    assert foreseen(table, "deni safed.3") == "calls"
    table.play("deni safed.3")
    assert [foreseen(table, text) for text in ("give", "double")] == ["one-trick", "two-tricks"]
    answers = sitting(
        "safed.2 safed.3",
        "taj.V taj.2",
        "taj.K safed.1",
        zones={"trick/0": ["taj.3"]},
        kind=5,
        task=ANSWER,
        count=1,
        acting=2,
        high=9,
    )
    assert [foreseen(answers, f"play {code}") for code in ("taj.V", "taj.2")] == ["beats", "below"]
    assert foreseen(sitting("taj.K safed.K", "taj.V safed.V", "barat.1 barat.2"), "lay") == "takes-all"


def test_G_49_who_does_not_answer_plays_the_weakest_and_leads_in_order() -> None:
    table = begun(4)
    hand = table.state.piles.zones[table.game.plan.index[f"hand/{table.seat}"]]
    pack = table.game.pack
    weakest = min([c for c in hand if pack.code[c] != "surkh.K"], key=lambda c: (pack.rank[c], c))
    assert table.fallback() == f"open {pack.code[weakest]}"
    assert sitting("barat.K barat.V taj.K taj.V", *other(3)).fallback() == "run taj"
    deni = sitting("taj.10 taj.3 taj.2", "taj.V taj.9 barat.9", "qimash.8 qimash.7 qimash.6")
    assert deni.fallback() == "deni taj.2"
    nothing = sitting("taj.2 safed.2", "taj.K safed.K", "taj.V safed.V")
    assert nothing.fallback() == "yield"
    assert nothing.play("yield").fallback() == "pick 1"
    hidden = second("taj.2 barat.10", "taj.3 barat.9", "taj.K barat.1")
    assert hidden.fallback() == "hide barat.10 taj"


@pytest.mark.parametrize(
    "state",
    [
        {"acting": 3},
        {"leader": 5},
        {"task": 99},
        {"task": 11},
        {"acting": 2},
        {"task": CALLED},
        {"task": OPENING},
        {"task": SUIT, "suit": 7},
        {"task": 9},
        {"task": ANSWER, "acting": 2},
        {"best": 9},
        {"kind": 40},
        {"high": 500},
    ],
)
def test_a_position_that_cannot_be_is_refused(state: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        sitting("taj.2 safed.2", "taj.K safed.K", "taj.V safed.V", **state)


def test_a_position_with_unlike_hands_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        sitting("taj.2 safed.2", "taj.K", "taj.V safed.V")
    assert refused.value.reason.what == "position-hands"


def test_G_51_a_round_has_no_more_leads_than_a_hand_has_cards() -> None:
    game = registry.game("ganjifa")
    for seed in range(5):
        state = game.blank(4)
        state.last_deal = True
        game.deal(state, Table(state.piles, Chance(seed, 1)))
        assert playout(game, state, Chance(seed, 2)) < 24 * 9
        assert not state.acting


def test_moves_of_several_cards_are_read_in_any_order() -> None:
    game = registry.game("ganjifa")
    move: Move = game.read("throw safed.2 TAJ.3")
    assert isinstance(move, Choose)
    assert move.text == "throw taj.3 safed.2"
    for text in ("throw", "throw xyz", "lead taj.K taj.V", "return nothing"):
        with pytest.raises(IllegalMove):
            game.read(text)


def test_every_held_card_has_a_reason_while_something_else_is_due() -> None:
    table = sitting("taj.K taj.V safed.V safed.3", *other(3))
    why = Why(True)
    table.game.choices(table.state, SEATS[0], why)
    assert {move.text for move in why.barred} == {f"lead {code}" for code in table.lie("hand/0")}


def test_bots_know_how_to_play() -> None:
    """The advice throws what cannot win and keeps what can."""
    advice = registry.advice("ganjifa")
    table = sitting(
        "safed.2 safed.3",
        "taj.V taj.2",
        "taj.K safed.1",
        zones={"trick/0": ["taj.3"]},
        kind=5,
        task=ANSWER,
        count=1,
        acting=2,
        high=9,
    )
    view = View(table.game, table.state, SEATS[1])
    weights = {text: advice.weigh(view, table.game.read(text)) for text in table.moves()}
    assert weights["play taj.V"] > weights["play taj.2"]
    thrown = sitting(
        "taj.K taj.V taj.10 safed.1", "safed.K safed.V barat.10 barat.9", "chang.10 chang.9 chang.8 chang.7"
    ).play("run taj")
    view = View(thrown.game, thrown.state, SEATS[1])
    keeps, wastes = [
        advice.weigh(view, thrown.game.read(t)) for t in ("throw barat.10 barat.9", "throw safed.K safed.V")
    ]
    assert keeps > wastes


def test_a_seed_gives_the_same_match_again() -> None:
    game = registry.game("ganjifa")
    matches = [Match(game, 4, SeedLuck("twice")) for _ in range(2)]
    assert matches[0].digest() == matches[1].digest()
    assert CardId(matches[0].state.piles.zones[game.plan.index["hand/0"]][0]) >= 0
