"""Abjad Beginner: one test for each ruling, named after it, and one for each option."""

from __future__ import annotations

from typing import Any

import pytest

from majlis import position, registry
from majlis.chance import chance
from majlis.event import Event
from majlis.game import Game
from majlis.games.abjad_beginner import advice
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.move import IllegalMove
from majlis.plan import SEATS, SPECTATOR, Seat
from majlis.search import world
from majlis.speech import Speech, plain
from majlis.table import Table
from majlis.view import View

pytestmark = pytest.mark.both_builds
KEY = "abjad_beginner"
NO_WAIT = {"window": "0"}


class Round:
    """A round in the middle: the discards (top last) and the hands. Seat 0 is on turn, the dealer is the last seat."""

    def __init__(self, discard: str, *hands: str, options: Any = None, stock: str | None = None, **state: Any) -> None:
        zones = {"discard": discard.split()} | {f"hand/{s}": cards.split() for s, cards in enumerate(hands)}
        if stock is not None:
            zones["stock"] = stock.split()
            used = " ".join([discard, *hands, stock])
            zones["discard"] = [*rest(used, options), *discard.split()]
        data = {"game": KEY, "seats": len(hands), "options": {**NO_WAIT, **(options or {})}, "zones": zones}
        data["state"] = {"turn": 0, "acting": 1, "deals": 1, "dealer": len(hands) - 1, **state}
        game, found = position.read(data)
        self.game: Game[Any] = game
        self.state: Any = found
        self.heard: list[Event] = []

    def zone(self, name: str) -> list[str]:
        return [self.game.pack.code[c] for c in self.state.piles.zones[self.game.plan.index[name]]]

    def sizes(self) -> list[int]:
        return [len(self.zone(f"hand/{s}")) for s in range(self.state.seats)]

    def play(self, *moves: str, seat: int = -1) -> Round:
        for text in moves:
            who = self.on_turn() if seat < 0 else SEATS[seat]
            move = self.game.complete(self.state, who, self.game.read(text))
            reason = self.game.refuse(self.state, who, move)
            if reason is not None:
                raise IllegalMove(reason)
            self.heard = []
            table = Table(self.state.piles, chance("test", text), self.heard, SeedLuck("test"), self.state.deals)
            self.game.apply(self.state, who, move, table)
        return self

    def on_turn(self) -> Seat:
        return SEATS[self.state.turn]

    def moves(self, seat: int = -1) -> set[str]:
        who = self.on_turn() if seat < 0 else SEATS[seat]
        return {m.text for offer in self.game.offers(self.state, who) for m in offer.moves}

    def plays(self) -> set[str]:
        return {text.removeprefix("play ") for text in self.moves() if text.startswith("play")}

    def why_not(self, text: str, seat: int = -1) -> str:
        who = self.on_turn() if seat < 0 else SEATS[seat]
        reason = self.game.refuse(self.state, who, self.game.complete(self.state, who, self.game.read(text)))
        return reason.what if reason is not None else ""

    def said(self, viewer: Seat = SPECTATOR, lang: str = "en") -> list[str]:
        speech = Speech.of(self.game, lang, ["Ada", "Bo", "Cy", "Di"])
        return [plain(text) for event in self.heard if (text := speech.event(event, viewer)) is not None]

    def happened(self) -> list[str]:
        return [event.what for event in self.heard if event.what != "moved"]


def rest(used: str, options: Any = None) -> list[str]:
    """All cards that are not `used`, no wild last."""
    left = registry.game(KEY, options).pack.code[:]
    for code in used.split():
        left.remove(code)
    return left


def begun(top: str, seats: int, dealer: int = 0, options: Any = None) -> Round:
    """A round that begins with this card turned up: dealt until it comes, for a dealer by hand."""
    game = registry.game(KEY, {**NO_WAIT, **(options or {})})
    for seed in range(20_000):
        state: Any = game.blank(seats)
        state.dealer = dealer
        heard: list[Event] = []
        table = Table(state.piles, chance("begun", seed), heard)
        table.shuffle(game.board.stock)  # type: ignore[attr-defined]
        stock = state.piles.zones[game.board.stock]  # type: ignore[attr-defined]
        if game.pack.code[stock[-1 - 7 * seats]].endswith(top):
            break
    made = Round.__new__(Round)
    made.game, made.heard = game, heard
    made.state = game.blank(seats)
    made.state.dealer = SEATS[dealer]
    table = Table(made.state.piles, chance("begun", seed), heard)
    game._begin(made.state, table)  # type: ignore[attr-defined]
    assert made.zone("discard")[-1].endswith(top)
    return made


def dealt(seats: int, seed: object, options: Any = None) -> Match[Any]:
    return Match(registry.game(KEY, options), seats, SeedLuck(f"{seed}"))


# -- the rulings --


def test_AB_01_a_drawn_dealer_and_the_deal_moves_to_the_left() -> None:
    dealers = {dealt(4, seed).state.dealer for seed in range(30)}
    assert dealers == {0, 1, 2, 3}
    match = dealt(3, "draw")
    assert [event.what for event in match.opening if event.what != "moved"][:3] == ["draws-for-dealer"] * 3
    over = Round("red.ba", "red.ta", "blue.jim", "blue.dal", dealer=1).play("play red.ta")
    assert over.state.deals == 2
    assert over.state.dealer == 2
    winner = Round("red.ba", "red.ta", "blue.jim", "blue.dal", dealer=1, options={"next_dealer": "winner"})
    assert winner.play("play red.ta").state.dealer == 0


@pytest.mark.parametrize(("seats", "stock"), [(2, 154), (10, 98)])
def test_AB_02_seven_cards_each_and_one_turned_up(seats: int, stock: int) -> None:
    match = dealt(seats, "deal")
    sizes = {name: len(match.state.piles.zones[z]) for z, name in enumerate(match.game.plan.names)}
    assert sizes["stock"] == stock or "draw2" in match.game.pack.code[match.state.piles.zones[1][-1]]
    assert sizes["discard"] == 1


def test_AB_02_the_first_card_works() -> None:
    """Derived: four players, dealer seat 0."""
    assert begun("ba", 4).on_turn() == 1
    assert begun("skip", 4).on_turn() == 2
    turned = begun("reverse", 4)
    assert turned.on_turn() == 0
    assert turned.state.way == -1
    forced = next(text for text in sorted(turned.moves()) if not text.endswith(("skip", "reverse", "draw2")))
    assert turned.play(forced).state.turn == 3 or forced == "draw"
    drawn = begun("draw2", 4)
    assert drawn.sizes() == [7, 9, 7, 7]
    assert drawn.on_turn() == 2
    wild = begun("wild", 4)
    assert wild.on_turn() == 1
    assert wild.moves() == {"name yellow", "name red", "name green", "name blue"}
    assert wild.why_not("draw") == "name-first"
    assert wild.play("name green").on_turn() == 1
    codes = wild.zone("hand/1")
    assert {move.split(" ")[1] for move in wild.moves() if move.startswith("play")} <= {
        code for code in codes if code.startswith("green") or code == "wild"
    }


def test_AB_03_two_players() -> None:
    for top in ("skip", "reverse"):
        assert begun(top, 2).on_turn() == 0
    drawn = begun("draw2", 2)
    assert drawn.on_turn() == 0
    assert drawn.sizes() == [7, 9]
    assert Round("red.ba", "red.skip red.ta", "blue.jim blue.dal").play("play red.skip").on_turn() == 0
    again = Round("red.ba", "red.draw2 red.ta", "blue.jim blue.dal").play("play red.draw2")
    assert (again.on_turn(), again.sizes()) == (0, [1, 4])
    assert Round("red.ba", "red.reverse red.ta", "blue.jim blue.dal").play("play red.reverse").on_turn() == 0
    literal = Round("red.ba", "red.reverse red.ta", "blue.jim blue.dal", options={"reverse_of_two": "turns"})
    assert literal.play("play red.reverse").on_turn() == 1
    assert begun("reverse", 2, options={"reverse_of_two": "turns"}).on_turn() == 0


def test_AB_04_letter_colour_caption_or_wild() -> None:
    """Derived: red ba on green ba fits; red skip on red jim and on green skip, not on green jim."""
    assert Round("green.ba", "red.ba red.ta green.dal wild", "blue.jim").plays() == {
        "red.ba",
        "green.dal",
        *[f"wild {colour}" for colour in ("yellow", "red", "green", "blue")],
    }
    assert Round("red.jim", "red.skip blue.ta", "blue.jim").plays() == {"red.skip"}
    assert Round("green.skip", "red.skip green.ta red.ta", "blue.jim").plays() == {"red.skip", "green.ta"}
    assert Round("green.jim", "red.skip green.ta", "blue.jim").plays() == {"green.ta"}
    assert Round("green.jim", "red.skip blue.ta", "blue.jim").why_not("play red.skip") == "does-not-fit"
    named = Round("wild", "red.ba green.ta green.skip wild", "blue.jim", colour=2)
    assert named.plays() >= {"green.ta", "green.skip", "wild red"}
    assert named.why_not("play red.ba") == "wrong-colour"


def test_AB_04_cards_that_look_the_same_are_one_choice() -> None:
    found = Round("red.ba", "red.alif red.alif blue.jim", "blue.kha blue.dal")
    assert [m for m in sorted(found.moves()) if "alif" in m] == ["play red.alif"]
    assert found.play("play red alif").zone("hand/0") == ["red.alif", "blue.jim"]


def test_AB_05_a_named_colour_holds_through_draws() -> None:
    found = Round("red.ba", "wild blue.jim blue.dal", "yellow.alif yellow.ta", "green.ta green.jim", stock="yellow.ba")
    found.play("play wild red")
    assert found.state.colour == 1
    assert found.play("draw").on_turn() == 2
    assert found.state.colour == 1
    same = Round("red.ba", "wild blue.jim blue.dal", "yellow.alif yellow.ta")
    assert "wild red" in same.plays(), "also the colour in play"
    assert "names red" in " ".join(same.play("play wild red").said())


def test_AB_06_who_can_play_may_not_draw() -> None:
    """Derived: hand green ba, wild on red jim: drawing is refused."""
    held = ("red.jim", "green.ba wild", "blue.dal blue.ta")
    assert Round(*held).why_not("draw") == "must-play"
    assert Round(*held).why_not("pass") == "must-play"
    assert "draw" in Round(*held, options={"drawing": "keep-wild"}).moves()
    other = ("red.jim", "red.ba wild", "blue.dal blue.ta")
    assert "draw" not in Round(*other, options={"drawing": "keep-wild"}).moves()
    assert "draw" in Round(*other, options={"drawing": "free"}).moves()


def test_AB_07_a_drawn_card_that_fits_is_played_and_else_the_turn_ends() -> None:
    fits = Round("red.jim", "green.ba green.ta", "blue.dal blue.ta", stock="red.dal").play("draw")
    assert fits.zone("discard")[-1] == "red.dal"
    assert fits.on_turn() == 1
    assert fits.said()[:2] == ["Ada draws a card that fits.", "Ada plays red dal; 2 cards left."]
    misses = Round("red.jim", "green.ba green.ta", "blue.dal blue.ta", stock="blue.mim").play("draw")
    assert misses.sizes() == [3, 2]
    assert misses.on_turn() == 1
    assert misses.said(SEATS[0]) == ["You draw blue mim, which does not fit; 3 cards in your hand."]
    wild = Round("red.jim", "green.ba green.ta", "blue.dal blue.ta", stock="wild").play("draw")
    assert wild.on_turn() == 0
    assert wild.plays() == {"wild yellow", "wild red", "wild green", "wild blue"}
    assert wild.why_not("draw") == "already-drawn"
    assert wild.moves() == {f"play {name}" for name in wild.plays()}, "it must be played"


def test_AB_07_option_the_drawn_card_may_be_kept_and_no_other_may_be_played() -> None:
    options = {"drawn_card": "may", "drawing": "free"}
    fits = Round("red.jim", "red.ba green.ta", "blue.dal blue.ta", stock="red.dal", options=options).play("draw")
    assert fits.moves() == {"play red.dal", "pass"}
    assert fits.why_not("play red.ba") == "only-the-card-drawn"
    assert fits.play("pass").on_turn() == 1
    misses = Round("red.jim", "red.ba green.ta", "blue.dal blue.ta", stock="blue.mim", options=options).play("draw")
    assert misses.moves() == {"pass"}, "whether one is asked tells nothing (G-45)"


def test_AB_08_a_draw_two_is_served_at_once() -> None:
    found = Round("red.ba", "red.draw2 red.ta red.jim", "blue.draw2 blue.dal", "green.ta green.jim")
    found.play("play red.draw2")
    assert found.sizes() == [2, 4, 2]
    assert found.on_turn() == 2
    assert "Bo draws 2 cards and misses a turn; 4 cards in hand." in found.said()


def test_AB_08_option_stacking_and_the_next_seat_faces_the_sum() -> None:
    options = {"stacking": True}
    found = Round("red.ba", "red.draw2 red.ta red.jim", "blue.draw2 blue.dal", "green.ta green.jim", options=options)
    found.play("play red.draw2")
    assert found.on_turn() == 1
    assert found.moves() - {"catch 0"} == {"play blue.draw2", "draw"}
    assert found.why_not("play blue.dal") == "answer-the-draw-two"
    found.play("play blue.draw2")
    assert (found.on_turn(), found.state.due) == (2, 4)
    assert found.moves() - {"catch 1"} == {"draw"}, "asked also without one"
    found.play("draw")
    assert found.sizes() == [2, 1, 6]
    assert (found.on_turn(), found.state.due) == (0, 0)
    first = begun("draw2", 3, options=options)
    assert (first.on_turn(), first.state.due, first.sizes()) == (1, 2, [7, 7, 7])


def test_AB_09_an_empty_draw_pile_is_renewed_when_a_card_is_needed() -> None:
    found = Round("red.jim", "green.ba green.ta", "blue.dal blue.ta", stock="")
    before = len(found.zone("discard"))
    found.play("draw")
    assert found.state.renewals == 1
    assert len(found.zone("stock")) + len(found.zone("discard")) + len(found.zone("hand/0")) == before + 2
    assert "renewed" in found.happened()


def crowd(top: str, *hands: str, **more: Any) -> Round:
    """Nothing to draw and nothing to shuffle: all other cards are in the last hand."""
    used = " ".join([top, *hands])
    return Round(top, *hands, " ".join(rest(used, more.get("options"))), **more)


def test_AB_09_with_nothing_to_draw_who_cannot_play_passes_and_a_circle_of_passes_is_void() -> None:
    found = crowd("red.jim", "green.ba", "blue.ta")
    assert found.moves() == {"pass"}
    assert found.why_not("draw") == "nothing-to-draw"
    found.play("pass", "pass")
    assert found.state.passes == 2
    found.play("play red.ba")
    assert found.state.passes == 0, "a card played breaks the row"
    last = crowd("red.jim", "green.ba", "blue.ta", passes=2)
    last.play("pass")
    assert last.state.deals == 2
    assert last.state.scores == [0, 0, 0]
    assert last.state.dealer == 2, "the same dealer"
    assert {"void-passes", "nobody-scores"} <= set(last.happened())


@pytest.mark.parametrize("drawing", ["keep-wild", "free"])
def test_AB_09_with_nothing_to_draw_who_can_play_must(drawing: str) -> None:
    found = crowd("red.jim", "wild green.ba", "blue.ta", options={"drawing": drawing})
    assert "draw" not in found.moves()
    assert "pass" not in found.moves()
    assert found.why_not("pass") == "must-play"


def test_AB_09_option_the_lowest_hand_wins_unless_it_is_shared() -> None:
    lowest = crowd("red.jim", "green.alif", "blue.ta", passes=2, options={"stuck": "lowest"}).play("pass")
    assert lowest.state.scores[0] > 1000
    assert lowest.state.scores[1:] == [0, 0]
    assert not lowest.state.acting
    shared = crowd("red.jim", "green.ba", "blue.ba", passes=2, options={"stuck": "lowest"}).play("pass")
    assert shared.state.scores == [0, 0, 0]


def caught(options: Any = None, *, moves: str = "play red.ta") -> Round:
    found = Round("red.ba", "red.ta blue.jim", "blue.dal red.sin", "green.lam green.mim", options=options)
    return found.play(moves)


def test_AB_10_who_forgets_the_call_and_is_caught_draws_two_and_loses_no_turn() -> None:
    found = caught().play("catch", seat=2)
    assert found.sizes() == [3, 2, 2]
    assert found.on_turn() == 1
    assert found.said() == ["Cy catches Ada, who forgot to call.", "Ada draws 2 cards; 3 cards in hand."]
    assert found.play("catch", seat=1).sizes() == [3, 2, 2], "once at most"
    assert found.happened() == ["catches-nothing"]


def test_AB_10_the_call_is_part_of_the_play_or_follows() -> None:
    part = caught(moves="play red.ta abjad")
    assert part.said() == ["Ada plays red ta and calls “Abjad”; one card left."]
    assert part.play("catch 0", seat=1).sizes() == [1, 2, 2]
    assert part.happened() == ["catches-late"]
    follows = caught().play("abjad", seat=0)
    assert follows.happened() == ["calls"]
    assert follows.play("catch", seat=1).sizes() == [1, 2, 2]
    assert follows.why_not("abjad", seat=0) == "not-your-turn", "once"


def test_AB_10_a_call_without_need_and_a_late_catch_do_nothing() -> None:
    found = Round("red.ba", "red.ta blue.jim blue.ta", "blue.dal red.sin", "green.lam green.mim").play("play red.ta")
    assert found.play("abjad", seat=0).happened() == ["calls-needlessly"]
    assert found.play("catch", seat=2).sizes() == [2, 2, 2]
    late = caught().play("play red.sin", seat=1)
    assert late.why_not("abjad", seat=0) == "only-after-a-play"
    assert late.why_not("catch 0", seat=2) == "nobody-to-catch", "the next seat has moved"
    assert "catch 1" in late.moves(2)


def test_AB_10_offers_do_not_notice_for_the_player() -> None:
    """What may be said is the same whether a card is left, two are, or the call was made."""
    two = Round("red.ba", "red.ta blue.jim blue.ta", "blue.dal red.sin", "green.lam green.mim").play("play red.ta")
    one, called = caught(), caught(moves="play red.ta abjad")
    for seat in (1, 2):
        said = [found.moves(seat) & {"catch 0", "quiet"} for found in (one, two, called)]
        assert said[0] == said[1] == said[2] != set()
    assert one.moves(0) == two.moves(0) == {"abjad"}
    assert called.moves(0) == set()


def test_AB_10_the_next_seat_waits_for_the_others_whether_or_not_the_call_was_made() -> None:
    for text in ("play red.ta", "play red.ta abjad"):
        found = caught({"window": "3"}, moves=text)
        assert found.game.awaited(found.state) == [1, 2]
        assert found.why_not("play red.sin", seat=1) == "wait-for-catches"
        timer = found.game.timer(found.state)
        assert timer is not None
        assert (timer.seconds, timer.move.text, timer.window) == (3.0, "quiet", 1)
        found.play("quiet", seat=1)
        assert found.why_not("play red.sin", seat=1) == "wait-for-catches"
        found.play("quiet", seat=2)
        assert found.game.timer(found.state) is None
        assert "play red.sin" in found.moves(1)
        assert "catch 0" in found.moves(2), "until the next seat has moved"
    assert caught({"window": "3"}).play("catch", seat=2).why_not("play red.sin", seat=1) == ""
    eight = caught({"window": "8"})
    assert eight.game.timer(eight.state).seconds == 8.0  # type: ignore[union-attr]
    assert caught().game.timer(caught().state) is None
    two = Round("red.ba", "red.ta blue.jim blue.ta", "blue.dal red.sin", options={"window": "3"}).play("play red.ta")
    assert two.game.timer(two.state) is None, "only where one card is left"


def test_AB_10_the_same_player_acting_again_waits_too() -> None:
    found = Round("red.ba", "red.skip red.jim", "blue.dal red.sin", options={"window": "3"}).play("play red.skip")
    assert found.on_turn() == 0
    assert found.game.awaited(found.state) == [1]
    assert found.moves(0) == {"abjad"}
    assert found.why_not("play red.jim") == "wait-for-catches"
    found.play("catch", seat=1)
    assert found.sizes() == [3, 2]
    assert "play red.jim" in found.moves(0)


def test_AB_10_drawing_and_playing_from_a_hand_of_one_needs_the_call() -> None:
    found = Round("red.jim", "green.ba", "blue.dal blue.ta", "green.lam green.mim", stock="yellow.jim red.dal")
    found.play("draw")
    assert found.state.owes
    called = Round("red.jim", "green.ba", "blue.dal blue.ta", "green.lam green.mim", stock="yellow.jim red.dal")
    called.play("draw abjad")
    assert not called.state.owes
    assert called.state.called


def test_AB_10_option_bots_forget_so_many_calls_in_a_hundred() -> None:
    def forgotten(percent: int) -> int:
        count = 0
        for seed in range(400):
            match = dealt(2, seed, {"bots_forget": percent})
            state = match.state
            hand = match.game.plan.index[f"hand/{state.turn}"]
            view = View(match.game, state, SEATS[state.turn])
            count += advice._forgets(view, state.piles.zones[hand][:2])
        return count

    assert forgotten(0) == 0
    assert 8 <= forgotten(5) <= 36
    assert 22 <= forgotten(10) <= 62


def test_AB_11_any_card_may_be_the_last_and_a_last_draw_two_is_served() -> None:
    found = Round("red.ba", "red.draw2", "blue.alif", "green.lam", stock="blue.ta blue.ba").play("play red.draw2")
    assert found.state.scores == [1 + 2 + 3 + 23, 0, 0]
    assert "Bo still draws 2 cards." in found.said()
    without = Round("red.ba", "red.draw2", "blue.alif", "green.lam", options={"last_draw_two": False})
    assert without.play("play red.draw2").state.scores == [24, 0, 0]
    wild = Round("red.ba", "wild", "blue.alif", "green.lam")
    assert wild.moves() == {"play wild"}, "no colour is named"
    assert wild.play("play wild").state.scores == [24, 0, 0]
    assert Round("red.ba", "wild blue.ta", "blue.alif").why_not("play wild") == "say-the-colour"


def test_AB_12_printed_alif_ba_jim_dal_count_16() -> None:
    found = Round("red.lam", "red.ta", "blue.alif blue.ba blue.jim blue.dal").play("play red.ta")
    assert found.state.scores == [16, 0]
    assert "Bo is left with blue alif, blue ba, blue jim and blue dal: 16 points." in found.said()


def test_AB_12_action_cards_30_wild_60_and_several_hands_add_up() -> None:
    found = Round("red.lam", "red.ta", "blue.draw2 wild green.ya", "blue.alif").play("play red.ta")
    assert found.state.scores == [118 + 1, 0, 0]
    assert "Ada scores 119 points; the total is 119." in found.said()


def test_AB_13_the_match_ends_at_1000() -> None:
    under = Round("red.lam", "red.ta", "blue.alif", scores=[998, 0]).play("play red.ta")
    assert under.state.acting
    over = Round("red.lam", "red.ta", "blue.alif", scores=[999, 0]).play("play red.ta")
    assert not over.state.acting
    assert over.said()[-1] == "Ada wins the match with 1000."
    outcome = over.game.outcome(over.state)
    assert outcome is not None
    assert outcome.scores == [1000.0, 0.0]


def test_AB_14_too_few_cards_and_what_there_is_is_drawn() -> None:
    used = "red.ba red.draw2 red.ta red.jim blue.dal"
    everything = " ".join(rest(used))
    found = Round("red.ba", "red.draw2 red.ta red.jim", "blue.dal", everything)
    assert not found.zone("stock")
    found.play("play red.draw2")
    assert found.sizes()[:2] == [2, 2], "only the card under the draw two could be shuffled"


def test_AB_15_the_hand_is_told_by_colour_and_letter_and_what_fits_is_a_fact() -> None:
    match = dealt(2, "told")
    told = next(event for event in match.opening if event.what == "your-hand")
    cards = told.args["cards"].ids  # type: ignore[union-attr]
    pack = match.game.pack
    assert [(pack.suit[c], pack.rank[c]) for c in cards] == sorted((pack.suit[c], pack.rank[c]) for c in cards)
    found = Round("red.jim", "green.ba green.ta", "blue.dal blue.ta", "blue.lam")
    speech = Speech.of(found.game, "en", ["Ada", "Bo", "Cy"])
    facts = dict(speech.fact(fact, SPECTATOR) for fact in found.game.facts(found.state))
    assert facts["Fits"] == "red, jim or a wild"
    assert facts["Direction"] == "to the left; then Bo"


def test_AB_16_order_of_effects() -> None:
    found = Round("red.ba", "red.draw2 red.ta red.jim", "blue.dal", "green.ta green.jim", way=-1)
    found.play("play red.draw2")
    assert found.happened() == ["plays", "draws-due"]
    assert found.sizes() == [2, 1, 4], "after the direction"
    turned = Round("red.ba", "red.reverse red.ta red.jim", "blue.dal", "green.ta green.jim").play("play red.reverse")
    assert turned.on_turn() == 2
    assert turned.said()[-1] == "The direction turns; next is Cy."
    skipped = Round("red.ba", "red.skip red.ta red.jim", "blue.dal", "green.ta green.jim").play("play red.skip")
    assert skipped.on_turn() == 2
    assert skipped.said()[-1] == "Bo misses a turn."


def test_AB_17_special_forms_fit_as_the_letter_of_their_number() -> None:
    five = {"pack": "five"}
    hand = "red.hamza green.alif-madda blue.ya-hamza blue.ta-marbuta purple.lam-alif green.waw-hamza"
    assert Round("yellow.alif", hand, "blue.dal", options=five).plays() == {
        "red.hamza",
        "green.alif-madda",
        "purple.lam-alif",
    }
    assert Round("yellow.lam", hand, "blue.dal", options=five).plays() == {"purple.lam-alif"}
    assert Round("yellow.ya", hand, "blue.dal", options=five).plays() == {"blue.ya-hamza"}
    assert Round("yellow.ta", hand, "blue.dal", options=five).plays() == {"blue.ta-marbuta"}
    assert Round("yellow.waw", hand, "blue.dal", options=five).plays() == {"green.waw-hamza"}
    on_both = Round("purple.lam-alif", "red.lam red.alif red.ba", "blue.dal", options=five)
    assert on_both.plays() == {"red.lam", "red.alif"}
    assert "wild purple" in Round("red.ba", "wild blue.ta", "blue.dal", options=five).plays()


def test_AB_18_what_everybody_sees() -> None:
    found = Round("green.lam red.jim", "green.ba green.ta", "blue.dal blue.ta")
    view = View(found.game, found.state, SPECTATOR)
    assert view.zone("hand/0") == [-1, -1]
    assert view.zone("discard") == [-1, found.game.pack.number["red.jim"]]
    opened = Round("green.lam red.jim", "green.ba green.ta", "blue.dal blue.ta", options={"open_discards": True})
    assert -1 not in View(opened.game, opened.state, SPECTATOR).zone("discard")
    over = Round("red.lam", "red.ta", "blue.alif blue.ba", scores=[999, 0]).play("play red.ta")
    assert "Bo is left with blue alif and blue ba: 3 points." in over.said()
    cards = over.state.piles.zones[over.game.plan.index["hand/1"]]
    assert {over.state.piles.known[card] for card in cards} == {over.game.plan.everyone}


def test_AB_19_no_sixth_renewal_and_no_more_than_200_rounds() -> None:
    found = Round("red.jim", "green.ba green.ta", "blue.dal blue.ta", stock="", renewals=5, dealer=1).play("draw")
    assert found.state.deals == 2
    assert {"void-renewals", "nobody-scores"} <= set(found.happened())
    assert found.state.dealer == 1
    assert Round("red.jim", "green.ba green.ta", "blue.dal", stock="", renewals=4).play("draw").state.deals == 1
    long = Round("red.lam", "red.ta", "blue.alif", deals=200, scores=[5, 300]).play("play red.ta")
    assert not long.state.acting
    assert long.said()[-1] == "Bo wins the match with 300."


def test_G_49_who_does_not_answer_plays_the_highest_letter_then_actions_then_a_wild_and_calls() -> None:
    def fallback(top: str, hand: str, **more: Any) -> str:
        found = Round(top, hand, "blue.dal blue.ta", "green.lam", **more)
        return found.game.fallback(found.state, found.on_turn()).text

    assert fallback("red.jim", "red.ba red.ya red.skip wild") == "play red.ya"
    assert fallback("red.jim", "red.skip red.reverse red.draw2 wild") == "play red.reverse"
    assert fallback("red.jim", "red.skip red.draw2 wild") == "play red.skip"
    assert fallback("red.jim", "red.draw2 wild blue.alif") == "play red.draw2"
    assert fallback("red.jim", "wild blue.alif blue.ba") == "play wild blue"
    assert fallback("red.jim", "red.ba red.ya") == "play red.ya abjad"
    assert fallback("red.jim", "green.ba green.ta") == "draw"
    assert fallback("red.jim", "green.ba") == "draw abjad"
    found = caught({"window": "3"})
    assert found.game.fallback(found.state, SEATS[2]).text == "quiet", "nobody is made to catch"


# -- what all may conclude --


def test_who_had_to_draw_has_nothing_that_fits_and_worlds_know_it() -> None:
    hand = "green.ba green.ta yellow.sin blue.sin"
    found = Round(
        "red.jim",
        hand,
        "blue.dal blue.ta",
        "blue.mim blue.lam",
        stock=" ".join(
            ["yellow.lam", *rest(f"red.jim {hand} blue.dal blue.ta blue.mim blue.lam yellow.lam blue.nun"), "blue.nun"]
        ),
    )
    found.play("draw")
    seen: set[str] = set()
    for seed in range(200):
        twin: Any = world(found.game, found.state, SEATS[1], chance("world", seed))
        seen |= {found.game.pack.code[c] for c in twin.piles.zones[found.game.plan.index["hand/0"]]}
    assert len(seen) > 60
    assert not [code for code in seen if code.startswith("red") or code.endswith(".jim") or code == "wild"]


def test_cards_drawn_later_are_not_concluded_about_and_what_is_played_is_forgotten() -> None:
    found = Round("red.jim", "green.ba green.ta", "blue.dal green.lam", stock="red.ba red.ta blue.nun").play("draw")
    bars = found.state.bars[0]
    assert len(bars) == 3
    assert all(bars)
    assert found.state.bars[1] == []


def test_typed_moves_are_read_in_many_ways() -> None:
    game = registry.game(KEY)
    assert game.read("play red ba") is game.read("play red.ba") is game.read("PLAY BA RED")
    assert game.read("call red.ba") is game.read("play red.ba abjad")
    assert game.read("call wild part colour-red") is game.read("play wild red abjad")
    for text in ("play", "play red", "call", "play ba ba ba", "catch 11", "name"):
        with pytest.raises(IllegalMove):
            game.read(text)


@pytest.mark.parametrize(
    ("state", "what"),
    [
        ({"turn": 5}, "position-turn"),
        ({"acting": 2}, "position-turn"),
        ({"way": 0}, "position-turn"),
        ({"colour": 1}, "wrong-field"),
        ({"renewals": 6}, "wrong-field"),
        ({"last": 1, "owes": True, "acting": 3}, "wrong-field"),
        ({"bars": [[0, 0, 0], []]}, "wrong-field"),
    ],
)
def test_positions_that_cannot_be(state: dict[str, Any], what: str) -> None:
    with pytest.raises(Exception, match=what):
        Round("red.jim", "green.ba green.ta", "blue.dal blue.ta", **state)


def test_advice_calls_and_catches() -> None:
    found = Round("red.ba", "red.ta blue.jim", "blue.dal red.sin")
    view = View(found.game, found.state, SEATS[0])
    weights = {text: advice.weigh(view, found.game.read(text)) for text in ("play red.ta", "play red.ta abjad")}
    assert weights["play red.ta abjad"] > weights["play red.ta"]
    forgot = found.play("play red.ta")
    assert advice.weigh(View(found.game, found.state, SEATS[1]), forgot.game.read("catch 0")) > 100
    forgot.play("abjad", seat=0)
    assert advice.weigh(View(found.game, found.state, SEATS[1]), forgot.game.read("catch 0")) < 0
