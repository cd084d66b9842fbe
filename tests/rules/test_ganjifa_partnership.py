"""Partnership Ganjifa, ruling by ruling. They stand in words in src/majlis/games/ganjifa_partnership/rulings.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import pytest

from majlis import position, registry
from majlis.cards.card import CardId
from majlis.cards.ganjifa import weak_suits
from majlis.chance import Chance, chance
from majlis.event import Cards, Event, Moved, Term
from majlis.games.ganjifa_partnership.advice import weigh
from majlis.games.ganjifa_partnership.board import (
    ADVISING,
    ANSWERING,
    FOLLOWING,
    HAND,
    KEEPING,
    LEADING,
    NAMING,
    PLAYERS,
    SHOWN,
    STOCK,
    TAKEN,
    THROWING,
    TRICK,
    PartnershipState,
)
from majlis.games.ganjifa_partnership.game import Partnership
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.move import QUIET, IllegalMove, Refused
from majlis.plan import SEATS, SPECTATOR, Seat, after, bit
from majlis.search import world
from majlis.table import Table
from majlis.view import View, shown

pytestmark = pytest.mark.both_builds

Given = Mapping[str, Any]
MIR = "surkh.K"


# -- situations --


def rules(**opts: Any) -> Partnership:
    game = registry.game("ganjifa_partnership", opts)
    assert isinstance(game, Partnership)
    return game


@dataclass
class Sitting:
    """A position, and what has happened since."""

    game: Partnership
    state: PartnershipState
    heard: list[Event] = field(default_factory=list)

    def play(self, *texts: str) -> Sitting:
        """Whoever is on turn makes these moves."""
        for text in texts:
            seat = self.turn()
            move = self.game.read(text)
            reason = self.game.refuse(self.state, seat, move)
            if reason is not None:
                raise IllegalMove(reason, text)
            self.game.apply(self.state, seat, move, Table(self.state.piles, chance("sitting"), self.heard))
        return self

    def turn(self) -> Seat:
        return self.state.waiting()[0]

    def moves(self) -> list[str]:
        return [move.text for move in self.game.choices(self.state, self.turn(), QUIET)]

    def refused(self, text: str) -> str:
        reason = self.game.refuse(self.state, self.turn(), self.game.read(text))
        return reason.what if reason is not None else ""

    def fallback(self) -> str:
        return self.game.fallback(self.state, self.turn()).text

    def foreseen(self, text: str) -> str:
        reason = self.game.foresee(self.state, self.turn(), self.game.read(text))
        return reason.what if reason is not None else ""

    def said(self, what: str) -> list[Event]:
        return [event for event in self.heard if event.what == what]

    def seats(self, what: str) -> list[Seat]:
        return [seat for event in self.said(what) for seat in event.doers]

    def lie(self, zone: int) -> list[str]:
        return codes(self.game, self.state.piles.zones[zone])


def codes(game: Partnership, cards: list[CardId]) -> list[str]:
    return [game.pack.code[c] for c in cards]


def named(game: Partnership, event: Event, name: str = "card") -> list[str]:
    arg = event.args[name]
    assert isinstance(arg, Cards)
    return codes(game, arg.ids)


def term(event: Event, name: str = "suit") -> str:
    arg = event.args[name]
    assert isinstance(arg, Term)
    return arg.id


def sitting(*hands: str, opts: Given | None = None, task: int = LEADING, **state: Any) -> Sitting:
    """Hands by seat; seat 0 leads and everything else has been played. One deal only, unless `last_deal` is given."""
    game = rules(**(opts or {}))
    lies = {f"hand/{s}": hand.split() for s, hand in enumerate(hands)}
    used = {code for cards in lies.values() for code in cards}
    lies["taken/0"] = [code for code in game.pack.code if code not in used]
    lies["stock"] = []
    fields = {"acting": 1, "deals": 1, "task": task, "last_deal": True, "suit": game.lead, **state}
    data = {"game": "ganjifa_partnership", "seats": 4, "options": dict(opts or {}), "zones": lies, "state": fields}
    _, made = position.read(data)
    assert isinstance(made, PartnershipState)
    return Sitting(game, made)


def dealt(seed: str, **opts: Any) -> tuple[Match[Any], Partnership, PartnershipState]:
    game = rules(**opts)
    match = Match(game, 4, SeedLuck(seed))
    assert isinstance(match.state, PartnershipState)
    return match, game, match.state


def at_random(seed: str, **opts: Any) -> tuple[PartnershipState, Partnership, list[Event]]:
    match, game, _ = dealt(seed, **opts)
    luck, heard = chance("random", seed), match.opening[:]
    while match.state.acting:
        seat = match.waiting()[0]
        heard += match.play(seat, match.game.propose(match.state, seat, luck))
    assert isinstance(match.state, PartnershipState)
    return match.state, game, heard


# -- ruling by ruling --


@pytest.mark.parametrize(
    ("opts", "suit"),
    [
        ({}, "surkh"),
        ({"hours": "night"}, "safed"),
        ({"hours": "auto"}, "surkh"),
        ({"pack": "iran"}, "surkh"),
        ({"pack": "dashavatara"}, "rama"),
        ({"pack": "dashavatara", "hours": "night"}, "krishna"),
    ],
)
def test_GP_01_the_lead_suit_goes_by_day_and_night(opts: Given, suit: str) -> None:
    match, game, state = dealt("GP-01", **opts)
    assert game.board.names[state.suit] == suit
    assert term(next(e for e in match.opening if e.what == "lead-suit")) == f"suit-{suit}"


def test_GP_01_or_by_a_card_that_is_cut_before_the_deal() -> None:
    seen = set()
    for n in range(12):
        match, game, state = dealt(f"cut {n}", lead="cut")
        order = [e.what for e in match.opening if not isinstance(e, Moved)]
        cut = next(e for e in match.opening if e.what == "cuts")
        assert order.index("cuts") < order.index("your-hand")
        assert cut.doers == [after(state.dealer, 4)], "the seat to the dealer's right"
        assert named(game, cut)[0].split(".")[0] == game.board.names[state.suit]
        assert game.board.mirs[state.suit] in state.held(state.leader)
        seen.add(state.suit)
    assert len(seen) > 3


def test_GP_02_keep_or_offer() -> None:
    match, game, state = dealt("GP-02")
    holder = state.leader
    assert game.board.mirs[state.suit] in state.piles.zones[HAND[holder]]
    assert state.task == KEEPING
    assert match.waiting() == [holder]
    table = Sitting(game, state)
    assert table.moves() == ["keep", "offer"]
    table.play("keep")
    assert (state.task, state.leader, table.turn()) == (LEADING, holder, holder)


def four(*hands: str, **given: Any) -> Sitting:
    return sitting(*hands, task=KEEPING, **given)


def test_GP_02_the_partner_takes_the_mir_and_gives_back_a_card_of_its_suit() -> None:
    table = four("surkh.K taj.3", "taj.1 taj.2", "surkh.4 surkh.9", "taj.4 taj.5").play("offer")
    assert table.turn() == 2
    assert table.moves() == ["accept surkh.4", "accept surkh.9", "decline"]
    table.play("accept surkh.9")
    assert set(table.lie(HAND[0])) == {"taj.3", "surkh.9"}
    assert set(table.lie(HAND[2])) == {"surkh.4", MIR}
    assert (table.state.leader, table.turn()) == (2, 2)
    event = table.said("accepts")[0]
    assert event.aware == bit(SEATS[0]) | bit(SEATS[2]), "only the partners see the card"
    for viewer in (SEATS[1], SEATS[3], SPECTATOR):
        heard = event.seen_by(viewer)
        assert heard is not None
        assert heard.args["card"].ids == [-1]  # type: ignore[union-attr]
    mir = table.game.pack.number[MIR]
    assert table.state.piles.known[mir] == table.game.plan.everyone, "all know where the mir is"


def test_GP_02_a_card_of_another_suit_may_not_be_given() -> None:
    table = four("surkh.K taj.3", "taj.1 taj.2", "surkh.4 barat.9", "taj.4 taj.5").play("offer")
    assert table.refused("accept barat.9") == "give-lead-suit"
    table.play("decline")
    assert (table.state.leader, table.turn(), table.state.task) == (0, 0, LEADING)


def test_GP_02_without_such_a_card_one_can_only_decline_which_sounds_the_same() -> None:
    without = four("surkh.K taj.3", "taj.1 taj.2", "barat.4 barat.9", "taj.4 taj.5").play("offer")
    assert without.moves() == ["decline"]
    within = four("surkh.K taj.3", "taj.1 taj.2", "surkh.4 barat.9", "taj.4 taj.5").play("offer")
    for table in (without, within):
        table.play("decline")
    assert [(e.what, e.doers) for e in without.heard] == [(e.what, e.doers) for e in within.heard]


def test_GP_03_the_mir_is_simply_one_of_the_hukms() -> None:
    table = four("surkh.K taj.3", "taj.V taj.2", "surkh.4 barat.9", "taj.4 taj.5").play("keep", "lead")
    assert named(table.game, table.said("leads-hukms")[0], "cards") == [MIR]


def test_GP_04_all_hukms_whole_runs_of_all_suits_in_one_lead() -> None:
    table = sitting(
        "surkh.K taj.K taj.V taj.9 barat.1 safed.9",
        "surkh.5 taj.10 taj.8 barat.2 barat.3 barat.4",
        "taj.7 taj.6 safed.10 safed.8 safed.7 safed.6",
        "surkh.V qimash.1 qimash.2 qimash.3 qimash.4 qimash.5",
    )
    assert table.moves() == ["lead"]
    assert table.refused("play taj.9") == "hukms-first"
    assert table.refused("ask") == "hukms-first"
    assert table.foreseen("lead") == "leads"
    marks = [m for m in table.game.marks_for(table.state, SEATS[0]) if m.term == "mark-hukm"]
    hand = table.lie(HAND[0])
    table.play("lead")
    led = table.lie(TRICK[0])
    assert set(led) == {MIR, "taj.K", "taj.V", "barat.1"}, "10 of taj is out, so 9 is no hukm; safed.10 is out"
    assert {hand[m.place] for m in marks} == set(led)
    assert led == codes(table.game, sorted(table.game.pack.number[code] for code in led))


def test_GP_04_each_other_player_plays_a_card_of_the_suit_of_his_choice() -> None:
    table = sitting("taj.K taj.V", "taj.10 taj.3", "taj.9 taj.1", "taj.8 taj.7").play("lead")
    assert table.turn() == 1
    assert table.moves() == ["play taj.10", "play taj.3"]
    table.play("play taj.3")
    assert table.turn() == 1, "one card for every card led"
    table.play("play taj.10")
    assert table.turn() == 2
    table.play("play taj.1", "play taj.9", "play taj.8", "play taj.7")
    assert table.state.tricks == 2
    assert table.seats("wins-tricks") == [0]


def test_GP_04_who_can_follow_must() -> None:
    table = sitting("taj.K barat.9", "taj.3 barat.1", "taj.9 barat.2", "taj.8 barat.3").play("lead")
    assert table.refused("play barat.1") == "follow-suit"
    assert table.moves() == ["play taj.3"]


def example(**opts: Any) -> Sitting:
    """The leader lays surkh K and taj K, V; the next player has one taj and no surkh."""
    return sitting(
        "surkh.K taj.K taj.V chang.10",
        "taj.3 barat.1 barat.10 qimash.4",
        "surkh.5 taj.5 taj.6 chang.1",
        "surkh.6 taj.7 taj.8 chang.2",
        opts=opts,
    ).play("lead")


def test_GP_05_following_cards_first_then_a_named_suit_for_each_missing_card() -> None:
    table = example()
    assert table.lie(TRICK[0]) == ["taj.K", "taj.V", MIR]
    assert table.moves() == ["play taj.3"]
    table.play("play taj.3")
    assert (table.state.task, table.turn()) == (NAMING, 0)
    assert table.state.missing == [table.game.board.names.index(s) for s in ("taj", "surkh")], "as the cards lie"
    assert table.refused("name taj") == "suit-is-missing"
    assert "name surkh" in table.moves()
    table.play("name barat")
    assert table.lie(TRICK[1]) == ["taj.3", "barat.1"], "the highest, by itself"
    assert (table.state.task, table.turn()) == (NAMING, 0), "a suit is named for each missing card"
    assert table.refused("name surkh") == "suit-is-missing"
    table.play("name safed")
    assert (table.state.task, table.turn()) == (THROWING, 1)
    assert table.moves() == ["play barat.10", "play qimash.4"], "any card if he has none"
    table.play("play qimash.4")
    assert table.turn() == 2
    assert table.seats("throws") == [1]
    assert table.seats("throws-highest") == [1]


def test_GP_05_the_partner_is_bound_too() -> None:
    table = sitting("taj.K chang.10", "taj.3 chang.1", "barat.1 barat.2", "taj.7 taj.8").play("lead", "play taj.3")
    assert (table.state.task, table.turn(), table.state.answerer) == (NAMING, 0, 2)
    table.play("name barat")
    assert table.lie(TRICK[2]) == ["barat.1"]


def test_GP_05_one_name_for_all_in_that_lead() -> None:
    table = example(names="once").play("play taj.3", "name barat")
    assert table.lie(TRICK[1]) == ["taj.3", "barat.1", "barat.10"], "the name holds for the next missing card"
    assert table.turn() == 2
    again = example(names="once").play("play taj.3", "name surkh")
    assert again.state.task == THROWING
    again.play("play qimash.4")
    assert (again.state.task, again.turn()) == (NAMING, 0), "surkh itself is missing now: another name"
    assert again.state.named == again.game.board.names.index("surkh")
    each = example().play("play taj.3", "name barat")
    assert each.state.task == NAMING


def test_GP_06_the_highest_by_the_suits_own_order_of_the_cards_still_in_the_hand() -> None:
    assert "barat" in weak_suits("moghul")
    table = sitting("taj.K chang.10", "barat.1 barat.10", "taj.3 chang.1", "taj.7 taj.8").play("lead", "name barat")
    assert table.lie(TRICK[1]) == ["barat.1"]
    strong = sitting("taj.K chang.10", "safed.1 safed.10", "taj.3 chang.1", "taj.7 taj.8").play("lead", "name safed")
    assert strong.lie(TRICK[1]) == ["safed.10"]
    iran = sitting("taj.K chang.10", "safed.1 safed.10", "taj.3 chang.1", "taj.7 taj.8", opts={"pack": "iran"}).play(
        "lead", "name safed"
    )
    assert iran.lie(TRICK[1]) == ["safed.1"]


def without_hukm(**given: Any) -> Sitting:
    return sitting("taj.3 barat.9", "taj.K barat.10", "taj.V barat.1", "safed.1 safed.2", **given)


def test_GP_07_without_a_hukm_ask_once_or_lead_any_card() -> None:
    table = without_hukm()
    assert table.moves() == ["play taj.3", "play barat.9", "ask"]
    assert table.refused("lead") == "no-hukm"
    table.play("ask")
    assert (table.state.task, table.turn()) == (ADVISING, 2)
    assert len(table.moves()) == 9, "any suit, or none"
    assert table.foreseen("advise barat") == "hukm-there"
    assert table.foreseen("advise taj") == "no-hukm-there"
    table.play("advise barat")
    assert (table.state.task, table.turn()) == (LEADING, 0)
    assert table.moves() == ["play barat.9"], "the suit must be led"
    assert table.refused("play taj.3") == "advised-suit"
    assert table.refused("ask") == "asked-already"


def test_GP_07_a_suit_that_the_leader_lacks_or_no_advice_leaves_the_choice() -> None:
    table = without_hukm().play("ask", "advise qimash")
    assert table.moves() == ["play taj.3", "play barat.9"]
    table.play("play taj.3")
    assert table.said("leads-otherwise")
    qimash = table.game.board.names.index("qimash")
    assert table.state.voids[0] == 1 << qimash
    silent = without_hukm().play("ask", "no-advice")
    assert silent.moves() == ["play taj.3", "play barat.9"]
    assert silent.refused("ask") == "asked-already"
    silent.play("play taj.3")
    assert not silent.said("leads-otherwise")


def test_GP_07_in_the_next_lead_one_may_ask_again() -> None:
    table = sitting(
        "taj.3 barat.9 chang.5", "safed.1 safed.2 chang.1", "taj.V barat.1 chang.K", "safed.3 safed.4 safed.5"
    )
    table.play("ask", "advise taj", "play taj.3", "name safed", "play taj.V", "name barat", "play safed.5")
    assert (table.turn(), table.state.advice) == (2, -1)


def test_GP_07_the_partner_may_name_only_suits_with_his_hukm_where_that_is_agreed() -> None:
    table = without_hukm(opts={"advice": "hukm"}).play("ask")
    assert table.moves() == ["advise barat", "no-advice"]
    assert table.refused("advise taj") == "no-hukm-there"
    table.play("advise barat")
    card = table.game.pack.number["barat.1"]
    assert table.state.piles.known[card] == table.game.plan.everyone, "everybody can tell who has it"


def test_GP_08_the_partner_need_not_win_and_who_wins_leads() -> None:
    partner = without_hukm().play("play barat.9", "play barat.10", "play barat.1", "name taj", "play safed.2")
    assert partner.seats("partner-wins") == [2]
    assert (partner.state.leader, partner.state.tricks, partner.turn()) == (2, 1, 2)


def test_GP_08_a_leader_whom_nobody_beats_leads_again() -> None:
    table = sitting("taj.10 barat.9", "taj.9 barat.1", "taj.V taj.8", "taj.7 safed.2")
    table.play("play taj.10", "play taj.9", "play taj.8", "play taj.7")
    assert table.seats("wins-tricks") == [0]
    assert (table.state.leader, table.state.tricks) == (0, 1)


def test_GP_08_one_trick_for_a_defender_ends_the_deal() -> None:
    table = without_hukm().play("play taj.3", "play taj.K")
    assert table.state.acting, "the trick is played to its end"
    table.play("play taj.V", "name barat", "play safed.2")
    assert table.seats("defender-wins") == [1]
    assert table.state.scores == [0, 1]
    assert table.state.acting == 0
    assert set(table.lie(TAKEN[1])) == {"taj.3", "taj.K", "taj.V", "safed.2"}


def test_GP_08_the_challenge_is_met_with_the_last_trick() -> None:
    table = sitting("taj.K", "taj.9", "taj.V", "taj.7", tricks=23).play(
        "lead", "play taj.9", "play taj.V", "play taj.7"
    )
    assert table.said("all-tricks")[0].doers == [0, 2]
    assert table.state.scores == [1, 0]
    assert table.state.tricks == 24


def test_GP_09_three_points_win_and_the_deal_moves_right() -> None:
    state, game, heard = at_random("GP-09")
    assert max(state.scores) == 3
    begun = [e for e in heard if e.what == "deal-begins"]
    assert 3 <= len(begun) <= 5
    assert all(b.doers == [after(a.doers[0], 4)] for a, b in pairwise(begun))
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.scores[0] == outcome.scores[2] == state.scores[0] - state.scores[1] == -outcome.scores[1]
    assert heard[-1].what == "match-won"
    assert heard[-1].doers == outcome.winners()


@pytest.mark.parametrize("points", [1, 2, 5])
def test_GP_09_points_are_agreed(points: int) -> None:
    state, _, _ = at_random("points", points=points)
    assert max(state.scores) == points


def test_GP_09_stakes() -> None:
    state, game, heard = at_random("stakes", stakes=5)
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.scores[0] == 5 * (state.scores[0] - state.scores[1])
    assert {e.args["stakes"] for e in heard if e.what == "deal-won"} == {5}
    balances = [f.args["balance"] for f in game.facts(state) if f.what == "balance"]
    assert balances == [outcome.scores[0], outcome.scores[1]]
    assert not [f for f in rules().facts(state) if f.what == "balance"]


def test_GP_10_a_hopeless_contract_is_played_unless_both_declarers_concede() -> None:
    assert "concede" not in without_hukm().moves()
    table = without_hukm(opts={"concede": True})
    assert "concede" in table.moves()
    table.play("concede")
    assert (table.turn(), table.moves()) == (2, ["agree", "refuse"])
    assert table.fallback() == "refuse"
    table.play("refuse")
    assert table.turn() == 0
    assert "concede" not in table.moves(), "once in each lead"
    given_up = without_hukm(opts={"concede": True}).play("concede", "agree")
    assert given_up.state.scores == [0, 1]


def test_GP_11_missed_decisions() -> None:
    assert four("surkh.K taj.3", "taj.1 taj.2", "surkh.4 surkh.9", "taj.4 taj.5").fallback() == "keep"
    offered = four("surkh.K taj.3", "taj.1 taj.2", "surkh.4 surkh.9", "taj.4 taj.5").play("offer")
    assert offered.fallback() == "decline"
    assert without_hukm().play("ask").fallback() == "no-advice"
    assert example().play("play taj.3").fallback() == "name safed", "the first listed but the one that is missing"
    surkh = sitting("surkh.K chang.10", "barat.1 barat.10", "taj.3 chang.1", "taj.7 taj.8").play("lead")
    assert surkh.fallback() == "name taj"
    assert without_hukm().fallback() == "play barat.9", "in its order the 9 is lower than a strong 3"
    assert sitting("taj.K", "taj.9", "taj.V", "taj.7").fallback() == "lead"
    assert without_hukm().play("ask", "advise taj").fallback() == "play taj.3"
    follow = sitting("taj.K taj.V", "taj.10 taj.3", "taj.9 taj.1", "taj.8 taj.7").play("lead")
    assert follow.fallback() == "play taj.3"


def test_GP_12_all_see_what_was_played_and_who_is_void() -> None:
    table = example().play("play taj.3", "name barat", "name safed", "play qimash.4")
    seen = shown(table.game, table.state, SPECTATOR)
    assert seen["trick/1"] == ["taj.3", "barat.1", "qimash.4"]
    assert "--" not in (seen["taken/0"] or []), "and later too"
    voids = [(f.seats, f.args["suit"]) for f in table.game.facts(table.state) if f.what == "void"]
    assert {(tuple(seats), suit.id) for seats, suit in voids if isinstance(suit, Term)} == {
        ((1,), "suit-taj"),
        ((1,), "suit-surkh"),
        ((1,), "suit-safed"),
    }
    assert table.game.sides(4) == [[0, 2], [1, 3]]
    assert table.game.joining(4) == [0, 2, 1, 3]


def test_GP_12_the_first_dealer_draws_highest() -> None:
    match, game, state = dealt("GP-12")
    drawn = {e.doers[0]: named(game, e)[0] for e in match.opening if e.what == "draws-for-deal"}
    rank = {seat: game.pack.rank[game.pack.number[code]] for seat, code in drawn.items()}
    assert rank[state.dealer] == max(rank.values())
    chatto, other = rules().precedence, rules(precedence="gordhandas").precedence
    assert chatto == list(range(8))
    assert [rules().board.names[s] for s in other][:2] == ["barat", "surkh"]


def test_GI_31_the_first_and_the_last_packet_lie_face_up_until_the_opening_lead() -> None:
    _, game, state = dealt("GI-31", face_up=True)
    for seat in range(4):
        assert len(state.piles.zones[SHOWN[seat]]) == 8
        assert len(state.piles.zones[HAND[seat]]) == 16
    assert shown(game, state, SPECTATOR)["shown/0"] != ["--"] * 8
    table = Sitting(game, state).play("keep")
    open_cards = [card for seat in range(4) for card in state.piles.zones[SHOWN[seat]]]
    table.play("lead")
    assert not any(state.piles.zones[SHOWN[seat]] for seat in range(4))
    assert all(state.piles.known[card] == game.plan.everyone for card in open_cards), "nobody forgets them"
    _, _, state = dealt("GI-31", face_up=True, pack="dashavatara")
    assert [len(state.piles.zones[SHOWN[s]]) for s in range(4)] == [6] * 4, "a packet of four and one of two"
    assert not any(zone for zone in dealt("GI-31")[2].piles.zones[SHOWN[0] : SHOWN[3] + 1])


def test_GI_31_open_cards_may_be_exchanged() -> None:
    for n in range(30):
        _, game, state = dealt(f"open {n}", face_up=True)
        table = Sitting(game, state).play("offer")
        partner = table.turn()
        open_ones = [c for c in state.piles.zones[SHOWN[partner]] if game.pack.suit[c] == state.suit]
        if open_ones:
            code = game.pack.code[open_ones[0]]
            table.play(f"accept {code}")
            assert table.said("accepts")[0].aware == game.plan.everyone
            assert open_ones[0] in state.piles.zones[HAND[after(partner, 4, 2)]]
            return
    raise AssertionError("no open card of the lead suit in thirty deals")


# -- the deal --


@pytest.mark.parametrize(("pack", "size"), [("moghul", 24), ("iran", 24), ("dashavatara", 30)])
def test_packets_of_four_from_the_dealers_right(pack: str, size: int) -> None:
    match, _, state = dealt("packets", pack=pack)
    moved = [e for e in match.opening if isinstance(e, Moved) and e.source == STOCK]
    assert [e.target for e in moved[:4]] == [HAND[after(state.dealer, 4, step)] for step in range(1, 5)]
    sizes = [len(e.cards) for e in moved[::4]]
    assert sizes == [4] * (size // 4) + ([2] if size % 4 else [])
    assert [len(state.piles.zones[HAND[s]]) for s in range(4)] == [size] * 4
    said = next(e for e in match.opening if e.what == "holds-mir")
    assert said.args["tricks"] == size


# -- what everybody can conclude --


def test_after_a_lead_the_first_cards_still_out_are_elsewhere() -> None:
    table = without_hukm().play("ask")
    barred = table.state.piles.cannot[HAND[0]]
    tops = {"taj.K", "barat.1", "safed.2"}
    assert {table.game.pack.code[c] for c in table.game.pack.all if barred >> c & 1} == tops
    led = sitting("taj.K taj.3", "taj.V barat.1", "taj.9 barat.2", "taj.8 safed.3").play("lead")
    barred = led.state.piles.cannot[HAND[0]]
    assert {led.game.pack.code[c] for c in led.game.pack.all if barred >> c & 1} == {"taj.V", "barat.1", "safed.3"}


def test_voids_and_the_cards_above_a_highest_one_are_ruled_out() -> None:
    table = example().play("play taj.3", "name barat")
    barred = table.state.piles.cannot[HAND[1]]
    out = {table.game.pack.code[c] for c in table.game.pack.all if barred >> c & 1}
    assert {"barat.K", "barat.V"} <= out
    assert "barat.2" not in out
    assert "taj.5" in out
    assert "surkh.5" in out
    table.play("name safed")
    barred = table.state.piles.cannot[HAND[1]]
    assert barred >> table.game.pack.number["safed.1"] & 1


def test_who_was_given_a_card_holds_one_of_the_lead_suit_until_it_is_played() -> None:
    _, game, state = dealt("GP-02 worlds")
    table = Sitting(game, state)
    holder = table.turn()
    table.play("offer")
    accept = next(text for text in table.moves() if text.startswith("accept"))
    table.play(accept)
    assert state.owes == holder
    other = after(holder, 4)
    for seed in range(40):
        twin = world(game, state, other, Chance(seed, 5))
        assert any(game.pack.suit[c] == state.suit for c in twin.piles.zones[HAND[holder]])


def test_any_card_of_the_lead_suit_may_have_been_the_one_that_was_given() -> None:
    table = four("surkh.K taj.3 taj.2", "taj.1 surkh.7 barat.2", "surkh.4 surkh.9 surkh.10", "surkh.3 taj.5 taj.4")
    table.play("offer", "accept surkh.9", "lead", "play surkh.3")
    assert (table.state.owes, table.turn()) == (0, 0)
    table.play("play surkh.9")
    assert table.state.owes == -1
    led = sitting("surkh.1 taj.K", "surkh.7 taj.5", "surkh.9 taj.6", "surkh.10 taj.7", owes=0).play("lead")
    assert led.state.owes == -1
    other = sitting("surkh.10 taj.K", "surkh.7 taj.5", "surkh.9 taj.6", "safed.10 taj.7", owes=0).play("lead")
    assert other.state.owes == 0


def test_who_is_to_follow_can() -> None:
    table = sitting(
        "taj.K safed.1 safed.2 safed.3",
        "taj.3 barat.1 barat.2 barat.3",
        "qimash.1 qimash.2 qimash.3 qimash.4",
        "chang.1 chang.2 chang.3 chang.4",
    ).play("lead")
    assert (table.state.task, table.turn()) == (FOLLOWING, 1)
    for seed in range(20):
        twin = world(table.game, table.state, SEATS[2], Chance(seed, 5))
        assert any(table.game.pack.code[c] == "taj.3" for c in twin.piles.zones[HAND[1]])


# -- positions, offers, advice --


def test_positions_that_cannot_be() -> None:
    def placed(**state: Any) -> str:
        try:
            without_hukm(**state)
        except Refused as refused:
            return refused.reason.what
        return ""

    assert placed() == ""
    assert placed(acting=2) == "position-turn"
    assert placed(acting=3) == "position-turn"
    assert placed(declarers=1) == "position-turn"
    assert placed(task=8) == "wrong-field"
    assert placed(suit=8) == "wrong-field"
    assert placed(advice=-3) == "wrong-field"
    assert placed(missing=[9]) == "wrong-field"
    assert placed(task=FOLLOWING, acting=2, answerer=1) == "position-turn", "nothing is led"
    assert placed(task=KEEPING) == "position-hands", "the mir is gone"
    assert placed(task=ANSWERING, acting=4) == "position-hands"
    with pytest.raises(Refused):
        sitting("taj.3", "taj.K barat.10", "taj.V", "safed.1")
    with pytest.raises(Refused):
        sitting("taj.K", "taj.9", "taj.V", "taj.7", task=ADVISING, acting=4)


def test_a_position_in_the_midst_of_a_lead_comes_back() -> None:
    table = example().play("play taj.3", "name barat")
    data = position.write(table.game, table.state)
    _, back = position.read(data)
    assert position.write(table.game, back) == data
    data["state"]["place"] = 1
    with pytest.raises(Refused):
        position.read(data)


def test_what_can_be_foreseen_of_an_answer() -> None:
    table = without_hukm().play("play barat.9")
    assert table.foreseen("play barat.10") == "below"
    table.play("play barat.10")
    assert table.foreseen("play barat.1") == "beats"


def weights(table: Sitting) -> dict[str, float]:
    view = View(table.game, table.state, table.turn())
    return {move.text: weigh(view, move) for offer in view.offers for move in offer.moves}


def best(table: Sitting) -> str:
    found = weights(table)
    return max(found, key=lambda text: found[text])


def test_advice() -> None:
    assert best(sitting("taj.K taj.3", "taj.V barat.1", "taj.9 barat.2", "taj.8 safed.3")) == "lead"
    assert best(without_hukm()) == "ask"
    assert best(without_hukm().play("ask")) == "advise barat"
    assert best(without_hukm().play("play taj.3")) == "play taj.K", "a defender takes what there is"
    assert best(without_hukm().play("play barat.9")) == "play barat.10"
    assert best(example().play("play taj.3", "name safed")) == "play barat.10", "low cards are thrown"
    strip = sitting("taj.K barat.2", "barat.1 safed.1", "taj.3 taj.4", "taj.7 taj.8").play("lead")
    assert best(strip) == "name barat", "what stands above the leader's own card"
    keeps = four("surkh.K surkh.V taj.K", "taj.1 taj.2 taj.4", "surkh.4 surkh.9 chang.3", "taj.5 taj.6 taj.7")
    assert best(keeps) == "keep"
    offers = four("surkh.K safed.2 taj.3", "taj.1 taj.2 taj.4", "surkh.4 surkh.9 chang.3", "taj.5 taj.6 taj.7")
    assert best(offers) == "offer"
    assert best(offers.play("offer")) == "decline"
    assert weights(without_hukm(opts={"concede": True}))["concede"] < 0
    assert best(without_hukm(opts={"concede": True}).play("concede")) == "refuse"


def test_the_seats_are_four() -> None:
    assert rules().nature.seats == [PLAYERS]
    assert not rules().nature.clockwise
