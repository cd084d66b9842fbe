"""Abjad Sequence: one test for each ruling, named after it, and one for each option."""

from __future__ import annotations

from typing import Any

import pytest

from majlis import position, registry
from majlis.cards.abjad import LETTERS
from majlis.chance import chance
from majlis.event import Event
from majlis.game import Game
from majlis.games.abjad_sequence import advice
from majlis.laws.runs import played
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.move import QUIET, IllegalMove, Refused
from majlis.plan import SEATS, SPECTATOR, Seat
from majlis.search import world
from majlis.speech import Speech, plain
from majlis.table import Table
from majlis.view import View

pytestmark = pytest.mark.both_builds
KEY = "abjad_sequence"


class Round:
    """A round in the middle: the line from its right end, and the hands. Seat 0 is on turn."""

    def __init__(self, line: str, *hands: str, options: Any = None, stock: str | None = None, **state: Any) -> None:
        zones = {"line": codes(line)} | {f"hand/{s}": codes(cards) for s, cards in enumerate(hands)}
        if stock is not None:
            left = [name for name in LETTERS if name not in " ".join([line, stock, *hands]).split()]
            zones["stock"] = codes(stock)
            zones[f"hand/{len(hands) - 1}"] += codes(" ".join(left))
        data = {"game": KEY, "seats": len(hands), "options": options or {}, "zones": zones}
        data["state"] = {"turn": 0, "acting": 1, "deals": 1, "dealer": len(hands) - 1, **state}
        game, found = position.read(data)
        self.game: Game[Any] = game
        self.state: Any = found
        self.heard: list[Event] = []

    def zone(self, name: str) -> list[str]:
        pack = self.game.pack
        return [pack.code[c].partition(".")[2] for c in self.state.piles.zones[self.game.plan.index[name]]]

    def play(self, *moves: str) -> Round:
        for text in moves:
            seat = SEATS[self.state.turn]
            move = self.game.complete(self.state, seat, self.game.read(text))
            reason = self.game.refuse(self.state, seat, move)
            if reason is not None:
                raise IllegalMove(reason)
            self.heard = []
            table = Table(self.state.piles, chance("test", text), self.heard, SeedLuck("test"), self.state.deals)
            self.game.apply(self.state, seat, move, table)
        return self

    def moves(self) -> set[str]:
        return {m.text.replace("yellow.", "") for m in self.game.choices(self.state, SEATS[self.state.turn], QUIET)}

    def why_not(self, text: str) -> str:
        seat = SEATS[self.state.turn]
        reason = self.game.refuse(self.state, seat, self.game.complete(self.state, seat, self.game.read(text)))
        return reason.what if reason is not None else ""

    def said(self, viewer: Seat = SPECTATOR) -> list[str]:
        speech = Speech.of(self.game, "en", ["Ada", "Bo", "Cy"])
        return [plain(text) for event in self.heard if (text := speech.event(event, viewer)) is not None]

    def scores(self) -> list[float]:
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        return outcome.scores


def codes(names: str) -> list[str]:
    return [f"yellow.{name}" for name in names.split()]


@pytest.mark.parametrize(("seats", "left"), [(2, 17), (3, 12), (4, 7), (5, 2)])
def test_AS_01_five_yellow_letters_each(seats: int, left: int) -> None:
    match = Match(registry.game(KEY), seats, SeedLuck("deal"))
    zones = match.state.piles.zones
    sizes = {name: len(zones[z]) for z, name in enumerate(match.game.plan.names)}
    assert [sizes[f"hand/{s}"] for s in range(seats)] == [5] * seats
    assert (sizes["stock"], sizes["line"], len(match.game.pack.all)) == (left, 1, 28)
    assert all(code.startswith("yellow.") for code in match.game.pack.code)
    assert [event.what for event in match.opening].count("draws-for-dealer") >= seats
    assert match.waiting() == [(match.state.dealer + 1) % seats]
    with pytest.raises(Refused):
        registry.seated(match.game.nature, 6)


def test_AS_02_printed_on_hah_fit_jim_on_the_right_and_kha_on_the_left() -> None:
    held = ("hah", "jim kha dal ba", "ya waw")
    assert Round(*held).moves() == {"play jim before", "play kha after"}
    right = Round(*held).play("play jim")
    assert right.zone("line") == ["jim", "hah"]
    assert right.said() == ["Ada lays jim on the right, before hah; 3 cards left."]
    left = Round(*held).play("left kha")
    assert left.zone("line") == ["hah", "kha"]
    assert left.state.turn == 1
    assert left.said(SEATS[0]) == ["You lay kha on the left, after hah; 3 cards left."]
    assert Round(*held).why_not("play jim after") == "other-side"
    assert Round(*held).why_not("play dal") == "does-not-belong"
    assert Round(*held).why_not("play ya") == "you-do-not-hold"
    assert Round(*held).game.nature.clockwise


def test_AS_02_commands_say_before_and_after_as_well_as_right_and_left() -> None:
    game = registry.game(KEY)
    before, after = game.read("play yellow.jim before"), game.read("play yellow.jim after")
    for text in ("play jim before", "play jim right", "before jim", "right jim", "BEFORE yellow.jim"):
        assert game.read(text) is before
    for text in ("play jim left", "after jim", "left jim", "play jim part side-after"):
        assert game.read(text) is after
    for text in ("play", "play jim up", "before", "before jim jim", "left x"):
        with pytest.raises(IllegalMove):
            game.read(text)


def test_AS_03_the_line_closes_at_alif_and_ya() -> None:
    assert Round("alif", "ba ya jim", "ta").moves() == {"play ba after"}
    assert Round("ya", "waw heh alif", "ta").moves() == {"play waw before"}
    joined = {"ends": "joined"}
    assert Round("alif", "ba ya jim", "ta", options=joined).moves() == {"play ba after", "play ya before"}
    assert Round("ya", "alif heh", "ta", options=joined).play("play alif").zone("line") == ["ya", "alif"]
    assert Round("ya alif", "ba heh", "ta", options=joined).moves() == {"play ba after"}
    facts = {fact.what: fact for fact in Round("alif", "ba", "ta").game.facts(Round("alif", "ba", "ta").state)}
    assert facts["wanted-before"].args["cards"].ids == []  # type: ignore[union-attr]


def test_AS_04_who_has_nothing_draws_and_lays_the_card_if_it_fits() -> None:
    fits = Round("hah", "alif ba", "ya waw", stock="zay jim").play("draw")
    assert fits.zone("line") == ["jim", "hah"]
    assert fits.zone("hand/0") == ["alif", "ba"]
    assert fits.said() == ["Ada draws a card that fits.", "Ada lays jim on the right, before hah; 2 cards left."]
    misses = Round("hah", "alif ba", "ya waw", stock="jim zay").play("draw")
    assert misses.zone("hand/0") == ["alif", "ba", "zay"]
    assert misses.state.turn == 1
    assert misses.said() == ["Ada draws a card that does not fit; 3 cards in hand."]
    assert Round("hah", "alif ba", "ya waw").why_not("pass") == "draw-first"


def test_AS_04_with_nothing_to_draw_one_passes() -> None:
    found = Round("hah", "alif ba", "ya waw", stock="")
    assert found.moves() == {"pass"}
    assert found.why_not("draw") == "nothing-to-draw"
    assert found.play("pass").state.idle == 1


def test_AS_04_option_knock_and_passes_all_round_end_it() -> None:
    knock = {"stuck": "knock"}
    found = Round("hah", "alif ba", "ya waw heh", options=knock)
    assert found.moves() == {"pass"}
    assert found.why_not("draw") == "no-drawing"
    found.play("pass", "pass")
    assert found.scores() == [1, 0]
    assert found.said() == [
        "Bo passes.",
        "All have passed: the fewest cards win.",
        "Ada has the fewest cards: 2.",
        "Ada wins.",
    ]
    assert Round("hah", "alif ba", "ya waw", options=knock).play("pass", "pass").scores() == [1, 1]
    broken = Round("hah", "alif ba", "ya jim waw", options=knock).play("pass", "play jim")
    assert broken.state.idle == 0


def test_AS_05_who_can_lay_must() -> None:
    held = ("hah", "jim ba", "ya waw")
    assert Round(*held).why_not("draw") == "must-lay"
    assert Round(*held).why_not("pass") == "must-lay"
    free = {"hold_back": True}
    assert Round(*held, options=free).moves() == {"play jim before", "draw"}
    drawn = Round(*held, options=free, stock="zay kha").play("draw")
    assert drawn.moves() == {"play kha after", "pass"}
    assert drawn.why_not("play jim") == "only-the-card-drawn"
    assert drawn.play("pass").state.idle == 0, "who has drawn has not passed"
    misses = Round(*held, options=free, stock="kha zay").play("draw")
    assert misses.moves() == {"pass"}, "asked whether it fits or not (G-45)"
    empty = Round(*held, options=free, stock="")
    assert empty.moves() == {"play jim before", "pass"}


def test_AS_06_the_first_empty_hand_wins() -> None:
    found = Round("hah", "jim", "ya waw").play("play jim")
    assert found.scores() == [1, 0]
    assert found.said() == ["Ada lays jim on the right, before hah, the last card.", "Ada wins."]


def test_AS_06_option_a_match_of_rounds() -> None:
    found = Round("hah", "jim", "ya waw", options={"rounds": 3}, dealer=1).play("play jim")
    assert found.state.deals == 2
    assert (found.state.dealer, found.state.won) == (0, [1, 0])
    last = Round("hah", "jim", "ya waw", options={"rounds": 3}, deals=3, won=[1, 1]).play("play jim")
    assert last.scores() == [2, 1]
    assert last.said()[-2:] == ["Ada has won 2 rounds.", "Ada wins with 2 rounds."]
    five = Match(registry.game(KEY, {"rounds": 5}), 2, SeedLuck("five"))
    assert sum(played(five.game, 2, "five", last_deal=False).match.outcome().scores) >= 5  # type: ignore[union-attr]


def test_AS_06_which_letters_are_wanted_is_a_fact() -> None:
    found = Round("jim hah", "ba", "ya waw")
    speech = Speech.of(found.game, "en", ["Ada", "Bo"])
    facts = dict(speech.fact(fact, SPECTATOR) for fact in found.game.facts(found.state))
    assert facts["On the right, before the line"] == "tha"
    assert facts["On the left, after the line"] == "kha"


def test_AS_07_everybody_sees_the_line_and_drawn_cards_only_when_they_are_laid() -> None:
    found = Round("hah", "alif ba", "ya waw", stock="jim zay").play("draw")
    view = View(found.game, found.state, SEATS[1])
    assert view.zone("line") == [found.game.pack.number["yellow.hah"]]
    assert view.zone("hand/0") == [-1, -1, -1]
    assert found.said(SEATS[0]) == ["You draw zay, which does not fit; 3 cards in your hand."]
    assert "zay" not in " ".join(found.said(SEATS[1]))


def test_AS_08_a_round_has_at_most_150_turns() -> None:
    found = Round("hah", "jim alif", "ya waw", turns=149).play("play jim")
    assert found.scores() == [1, 0]
    assert "The round has lasted 150 turns: the fewest cards win." in found.said()
    for seed in range(20):
        run = played(registry.game(KEY), 5, seed)
        assert len(run.match.log) < 150


def test_G_49_who_does_not_answer_lays_the_card_nearer_to_alif_else_draws() -> None:
    def fallback(*hands: str, **more: Any) -> str:
        found = Round("hah", *hands, **more)
        return found.game.fallback(found.state, SEATS[0]).text

    assert fallback("kha jim", "ya waw") == "play yellow.jim before"
    assert fallback("kha ya", "waw") == "play yellow.kha after"
    assert fallback("ya", "waw") == "draw"
    assert fallback("ya", "waw", stock="") == "pass"


def test_who_had_to_draw_had_neither_letter_and_worlds_know_it() -> None:
    found = Round("hah", "alif ba sin", "ya waw nun", stock="jim kha dal zay").play("draw")
    seen: set[str] = set()
    for seed in range(100):
        twin: Any = world(found.game, found.state, SEATS[1], chance("world", seed))
        seen |= {found.game.pack.code[c] for c in twin.piles.zones[found.game.plan.index["hand/0"]]}
    assert "yellow.dal" in seen
    assert not {"yellow.jim", "yellow.kha"} & seen


@pytest.mark.parametrize(
    ("line", "state", "what"),
    [
        ("hah", {"turn": 3}, "position-turn"),
        ("hah", {"acting": 2}, "position-turn"),
        ("hah dal", {}, "wrong-field"),
        ("hah", {"idle": 2}, "wrong-field"),
        ("hah", {"drawn": True}, "wrong-field"),
    ],
)
def test_positions_that_cannot_be(line: str, state: dict[str, Any], what: str) -> None:
    with pytest.raises(Refused, match=what):
        Round(line, "jim", "ya", **state)


def test_advice_opens_where_one_can_go_on() -> None:
    found = Round("hah", "jim kha tha ta", "ya waw")
    view = View(found.game, found.state, SEATS[0])
    weights = {text: advice.weigh(view, found.game.read(text)) for text in ("before jim", "after kha", "draw")}
    assert weights["before jim"] > weights["after kha"] > weights["draw"]
