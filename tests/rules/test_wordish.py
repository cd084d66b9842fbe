"""Wordish, ruling by ruling. The rulings stand in words beside the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from majlis import position, registry
from majlis.bots.hints import hints
from majlis.cards.wordish import DATA, wordish
from majlis.chance import Chance, chance
from majlis.games.wordish.board import PLAN
from majlis.judge import Judge
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.move import QUIET, IllegalMove, Refused
from majlis.plan import SEATS, SPECTATOR, Seat, Zone
from majlis.table import Table
from majlis.view import View
from tests.kit.small import Sitting, SmallList

pytestmark = pytest.mark.both_builds

GREEK = """
    ΘΑΛΑΣΣΑ ΘΑΛΑΣΣΑΣ ΚΑΛΟΣ ΚΑΛΟ ΚΑΛΕ ΚΑΛΗ ΚΑΛΟΥΣ ΤΡΑΠΕΖΙ ΤΡΑΠΕΖΙΑ ΑΛΟΓΟ ΑΛΟΓΑ ΤΙΝΑ ΝΕΡΟ ΝΕΡΑ ΝΟΤΑ ΝΟΤΑΣ ΤΟΝΟΣ ΟΝΟΣ ΟΝΟ
    ΚΑΤΑ ΣΤΡΟΦΗ ΚΑΤΑΣΤΡΟΦΗ ΣΑΛΑ ΛΑΣ ΑΛΑ ΣΑΛΑΣ ΔΥΝΑΜΗ ΑΔΥΝΑΜΟΣ ΔΥΝΑ
""".split()
TWO = {"hand/0": "Κ Α Λ Ο Σ Ν Ε", "hand/1": "Τ Ι Ν Α Ρ Ο"}


class List(SmallList):
    """A list of a few words that can also be asked for what may be added to a word."""

    def words_from(self, shows: Sequence[str], *, shortest: int = 2, must: Sequence[str] = ()) -> list[str]:
        found = super().words_from([*shows, *must], shortest=shortest)
        return [word for word in found if all(letter in word for letter in must)]

    def hooks(self, word: str) -> Any:
        class Hooks:
            before = "".join([w[0] for w in self.words if w[1:] == word])
            after = "".join([w[-1] for w in self.words if w[:-1] == word])

        return Hooks

    def extensions(self, base: str, shows: Sequence[str]) -> list[str]:
        return [w for w in self.words_from([*shows, *base]) if len(w) > len(base)]


class Room(Sitting):
    """A Wordish table laid out by hand."""

    def play(self, text: str, seat: int | None = None) -> Room:
        super().play(text, seat)
        return self

    def lie(self, zone: str) -> list[str]:
        return [self.game.pack.code[c] for c in self.state.piles.zones[self.game.plan.index[zone]]]

    def words(self, side: int = 0) -> list[str]:
        return list(self.state.words[side])

    def offered(self, seat: int, verb: str) -> list[str]:
        return [text for text in self.moves(seat) if text.partition(" ")[0] == verb]

    def barred(self, seat: int) -> dict[str, str]:
        offers = self.game.offers(self.state, SEATS[seat])
        return {move.text: reason.what for offer in offers for move, reason in offer.barred}

    def zone(self, name: str) -> Zone:
        return Zone(self.game.plan.index[name])


def laid(
    zones: dict[str, str],
    words: Sequence[Sequence[str]] = ((), ()),
    seats: int = 2,
    stock: str | None = None,
    state: dict[str, Any] | None = None,
    **given: Any,
) -> Room:
    """Seat 0 is about to draw; Σ counts nothing extra unless it is said. `stock`: what is left, top last."""
    game = registry.game("wordish", {"mode": "strict", **given}, judge=Judge(List(GREEK)))
    places = {name: cards.split() for name, cards in zones.items()}
    for side, laid_words in enumerate(words):
        if f"words/{side}" not in places and laid_words:
            places[f"words/{side}"] = list("".join(laid_words))
    places.setdefault("turned", ["Ψ"])
    if stock is not None:
        places["stock"] = stock.split()
        left = [game.pack.code[c] for c in game.pack.all]
        for code in [code for codes in places.values() for code in codes]:
            left.remove(code)
        places.setdefault("kitty/1", []).extend(left)
    sides = 2 if seats == 4 else seats
    every = [list(row) for row in words] + [[] for _ in range(sides - len(words))]
    told = {"turn": 0, "dealer": seats - 1, "acting": 1, "doubled": "Ψ", "deals": 1, "words": every, **(state or {})}
    data = {"game": "wordish", "seats": seats, "zones": places, "state": told}
    return Room(game, position.place(game, data))


def doubt(zones: dict[str, str], words: Sequence[Sequence[str]] = ((), ()), **given: Any) -> Room:
    """The same where words can be challenged."""
    return laid(zones, words, **{"mode": "challenge", **given})


# -- the deal --


@pytest.mark.parametrize(("seats", "stock"), [(2, 63), (3, 41), (4, 41)])
def test_WO_01_who_sits_after_the_dealer_begins(seats: int, stock: int) -> None:
    match = Match(registry.game("wordish"), seats, SeedLuck("deal"))
    zones = dict(zip(match.game.plan.names, match.state.piles.zones, strict=True))
    assert len(zones["stock"]) == stock
    assert [len(zones[f"hand/{s}"]) for s in range(seats)] == [11] * seats
    sides = 2 if seats == 4 else seats
    assert [len(zones[f"kitty/{s}"]) for s in range(4)] == [11] * sides + [0] * (4 - sides)
    assert len(zones["turned"]) == 1
    assert match.waiting() == [(match.state.dealer + 1) % seats]


@pytest.mark.parametrize(("atouts", "stock"), [("2", 37), ("4", 39), ("6", 41), ("8", 43)])
def test_WO_24_two_four_six_or_eight_atouts(atouts: str, stock: int) -> None:
    game = registry.game("wordish", {"atouts": atouts})
    match = Match(game, 3, SeedLuck("deal"))
    assert len(match.state.piles.zones[game.plan.index["stock"]]) == stock
    assert game.pack.code.count("?") == int(atouts)


def test_WO_01_turns_go_anticlockwise_and_the_deal_passes_on() -> None:
    assert not registry.nature("wordish").clockwise
    assert registry.game("wordish", {"direction": "clockwise"}).nature.clockwise
    room = laid(TWO, stock="", deals="2").play("end", 0)
    assert room.state.deals == 2
    assert room.state.dealer == 0
    assert room.waiting() == [1]


def test_WO_01_the_first_dealer_is_drawn_by_lot() -> None:
    game = registry.game("wordish")
    dealers = {Match(game, 4, SeedLuck(str(n))).state.dealer for n in range(30)}
    assert dealers == {0, 1, 2, 3}


def turned_atout(game: Any) -> Match[Any]:
    """A match in which an atout was turned."""
    for n in range(200):
        match = Match(game, 2, SeedLuck(f"turned {n}"))
        if any(event.what in ("turned-atout", "turned-free") for event in match.opening):
            return match
    raise AssertionError("never an atout")


def test_WO_02_the_turned_card_counts_double_and_is_out_of_play() -> None:
    match = Match(registry.game("wordish"), 2, SeedLuck("1"))
    card = match.state.piles.zones[PLAN.index["turned"]][0]
    assert match.state.doubled == match.game.pack.code[card]
    room = laid({**TWO, "turned": "Σ"}, stock="Ρ", state={"doubled": "Σ"}).play("draw").play("discard Ρ")
    assert room.lie("turned") == ["Σ"]
    assert room.moves(1) == ["end", "take"], "the turned card is not drawn"


def test_WO_02_it_may_be_the_last_closed_card() -> None:
    room = laid({**TWO, "turned": "Σ"}, stock="Ρ", state={"doubled": "Σ"}, turned="last").play("draw")
    assert room.said("draws")["left"] == 1
    room.play("discard Ρ").play("draw", 1)
    assert "Σ" in room.lie("hand/1")
    assert room.told(0)[-1] == "Ben draws the turned card, sigma; none is left."
    assert room.state.doubled == "Σ"
    assert room.play("discard Τ").moves(0) == ["end", "take"]


def test_WO_02_an_atout_that_is_turned_goes_back_for_another() -> None:
    match = turned_atout(registry.game("wordish"))
    zones = match.state.piles.zones
    assert len(zones[PLAN.index["stock"]]) == 63
    assert len(zones[PLAN.index["turned"]]) == 1
    assert match.state.doubled != "?"
    heard = [event.what for event in match.opening]
    assert heard.index("turned-atout") < heard.index("turned")


def test_WO_02_or_the_first_player_takes_it_and_names_the_letter() -> None:
    match = turned_atout(registry.game("wordish", {"turned_atout": "first-player"}))
    first = match.waiting()[0]
    assert len(match.game.choices(match.state, first, QUIET)) == 24
    assert match.state.doubled == ""
    match.play(first, match.game.read("double Θ"))
    assert match.state.doubled == "Θ"
    assert len(match.state.piles.zones[PLAN.index[f"hand/{first}"]]) == 12
    assert match.waiting() == [first]
    assert match.state.phase == "draw"


def test_WO_19_three_play_alone_each_with_a_biribaki() -> None:
    game = registry.game("wordish")
    assert game.sides(3) == [[0], [1], [2]]
    assert len(Match(game, 3, SeedLuck("1")).state.fetched) == 3


def test_WO_22_pairs_sit_opposite() -> None:
    assert registry.game("wordish").sides(4) == [[0, 2], [1, 3]]


# -- a turn --


def test_WO_03_one_closed_card_or_the_whole_open_pile() -> None:
    room = laid({**TWO, "discard": "Ξ Σ"})
    assert room.moves(0) == ["draw", "take"]
    drawn = laid({**TWO, "discard": "Ξ Σ"}, stock="Π Ρ").play("draw")
    assert drawn.lie("hand/0")[-1] == "Ρ"
    room.play("take")
    assert room.lie("taken") == ["Ξ", "Σ"]
    assert room.barred(0)["discard Κ"] == "use-the-pile"
    assert room.refused("discard Κ") == "use-the-pile"
    room.play("word Κ Α Λ Ο @Σ")
    assert room.lie("taken") == []
    assert room.lie("hand/0") == ["Σ", "Ν", "Ε", "Ξ"]
    room.play("discard Ξ")
    assert room.lie("discard") == ["Ξ"]
    assert room.waiting() == [1]


def test_WO_03_any_number_of_words_and_nobody_must_lay() -> None:
    room = laid({"hand/0": "Κ Α Λ Ο Σ Ν Ε Ρ Ο Π", "hand/1": "Τ"}).play("draw").play("word ΚΑΛΟΣ").play("word ΝΕΡΟ")
    assert room.words() == ["ΚΑΛΟΣ", "ΝΕΡΟ"]
    silent = laid(TWO).play("draw").play("discard Κ")
    assert silent.words() == []


def test_WO_04_the_pile_may_be_given_back_in_its_old_order() -> None:
    room = laid({"hand/0": "Κ Α Λ Ο Σ Ν Ε", "hand/1": "Τ", "discard": "Ξ Σ Φ"}, stock="Π Ρ").play("take")
    room.play("word Κ Α Λ Ο Σ").play("back")
    assert room.lie("discard") == ["Ξ", "Σ", "Φ"]
    assert room.words() == ["ΚΑΛΟΣ"], "words from the hand stay"
    assert sorted(room.lie("hand/0")) == sorted(["Ν", "Ε", "Ρ"])
    assert "back" not in room.moves(0)
    used = laid({"hand/0": "Κ Α Λ Ο Ν Ε", "hand/1": "Τ", "discard": "Ξ Σ"}).play("take").play("word ΚΑΛΟΣ")
    assert "back" not in used.moves(0), "not once one of its cards is laid"


def test_WO_05_without_an_open_card_there_is_only_a_closed_one() -> None:
    room = laid(TWO)
    assert room.moves(0) == ["draw"]
    assert room.refused("take") == "no-pile"


def test_WO_06_three_letters_and_one_atout() -> None:
    """Derived."""
    room = laid({"hand/0": "Α Λ ? ? Σ Ν Ε Ρ", "hand/1": "Τ"}).play("draw")
    assert room.refused("word Α Λ") == "word-short"
    assert room.refused("word ?=Α Λ ?=Σ") == "one-atout"
    assert room.refused("word Α Λ ?=Α") == ""
    room.play("word Α Λ ?=Α")
    assert [(m.place, m.term) for m in room.game.marks(room.state)] == [(2, "letter-alpha")]
    assert room.refused("extend ?=Σ *ΑΛΑ") == "one-atout", "also when it is extended"
    assert room.refused("swap Α *ΑΛΑ") != ""


def test_WO_06_the_real_letter_may_take_its_place_where_that_is_agreed() -> None:
    there = {"hand/0": "Σ Ν Ε Ρ", "hand/1": "Τ", "words/0": "Κ Α Λ Ο ?"}
    room = laid(there, [["ΚΑΛΟΣ"], []], swap=True).play("draw")
    assert room.offered(0, "swap") == ["swap Σ *ΚΑΛΟΣ"]
    room.play("swap Σ *ΚΑΛΟΣ")
    assert room.lie("words/0") == list("ΚΑΛΟΣ")
    assert "?" in room.lie("hand/0")
    assert room.game.marks(room.state) == []
    assert room.said("swaps")["points"] == 9 - 1
    assert not laid(there, [["ΚΑΛΟΣ"], []]).play("draw").offered(0, "swap")


def test_WO_07_a_word_grows_at_its_ends() -> None:
    room = laid({"hand/0": "Σ Α Ο Σ Ν Ε Ρ", "hand/1": "Τ"}, [["ΑΛΑ", "ΔΥΝΑΜ"], ["ΝΕΡ"]], stock="Π").play("draw")
    assert room.full("extend ΣΑΛΑΣ", 0) == "extend Σ *ΑΛΑ Σ"
    assert room.full("extend Σ @Α @Λ @Α Σ", 0) == "extend Σ *ΑΛΑ Σ", "as a page writes it, where cards are picked"
    assert room.refused("extend Α *ΔΥΝΑΜ Ο Σ") == "", "on both sides at once"
    room.play("extend ΣΑΛΑ")
    assert room.words() == ["ΣΑΛΑ", "ΔΥΝΑΜ"]
    assert room.lie("words/0") == list("ΣΑΛΑΔΥΝΑΜ")
    room.play("extend ΣΑΛΑΣ")
    assert room.words() == ["ΣΑΛΑΣ", "ΔΥΝΑΜ"]
    assert room.refused("extend *ΝΕΡ Ο") == "not-your-word"
    assert room.refused("extend ΝΕΡΟ") == "no-such-base"
    assert room.refused("extend *ΔΥΝΑΜ Η") == "word-lacks"
    assert room.refused("extend *ΔΥΝΑΜ Ε") == "word-unknown"
    assert room.refused("extend *ΔΥΝΑΜ") == "nothing-added"


def test_WO_07_of_two_equal_words_a_number_tells_which() -> None:
    there = {"hand/0": "Σ Υ Ν Ε Ρ", "hand/1": "Τ", "words/0": "Κ Α Λ ? Κ Α Λ Ο"}
    room = laid(there, [["ΚΑΛΟ", "ΚΑΛΟ"], []]).play("draw").play("extend *ΚΑΛΟ#2 Σ")
    assert room.words() == ["ΚΑΛΟ", "ΚΑΛΟΣ"]
    assert room.lie("words/0") == list("ΚΑΛ?ΚΑΛΟΣ")


def test_WO_07_laid_words_are_joined_only_where_that_is_agreed() -> None:
    there = {"hand/0": "Ν Ε Ρ", "hand/1": "Τ"}
    words = [["ΣΤΡΟΦΗ", "ΝΟΤΑ", "ΚΑΤΑ"], []]
    assert laid(there, words).play("draw").refused("extend *ΚΑΤΑ *ΣΤΡΟΦΗ") == "no-join"
    room = laid(there, words, join=True).play("draw").play("extend *ΚΑΤΑ *ΣΤΡΟΦΗ")
    assert room.words() == ["ΝΟΤΑ", "ΚΑΤΑΣΤΡΟΦΗ"]
    assert room.lie("words/0") == list("ΝΟΤΑΚΑΤΑΣΤΡΟΦΗ")
    assert room.told(1)[-1].startswith("Ann joins ΚΑΤΑ + ΣΤΡΟΦΗ to ΚΑΤΑΣΤΡΟΦΗ")
    falls = doubt(there, [["ΣΤΡΟΦΗ", "ΝΟΤΑ", "ΚΑΤΑ"], []], join=True).play("draw").play("extend *ΝΟΤΑ *ΣΤΡΟΦΗ")
    falls.play("done").play("challenge", 1)
    assert falls.words() == ["ΝΟΤΑ", "ΚΑΤΑ", "ΣΤΡΟΦΗ"]
    assert falls.lie("words/0") == list("ΝΟΤΑΚΑΤΑΣΤΡΟΦΗ")


def test_WO_07_what_can_still_fall_is_neither_joined_nor_swapped() -> None:
    zones = {"hand/0": "Κ ? Τ Α Ν Α Ε Ρ", "hand/1": "Τ"}
    room = doubt(zones, [["ΣΤΡΟΦΗ"], []], join=True, swap=True).play("draw").play("word Κ ?=Α Τ Α")
    assert room.refused("extend *ΚΑΤΑ *ΣΤΡΟΦΗ") == "no-join"
    assert room.offered(0, "swap") == []


def test_WO_17_an_atout_may_be_discarded_and_a_card_of_the_pile() -> None:
    room = laid({"hand/0": "Κ Α Λ Ο ? Ν", "hand/1": "Τ", "discard": "Σ Ξ"}).play("take").play("word ΚΑΛΟΣ")
    assert {"discard ?", "discard Ξ"} <= set(room.moves(0))


# -- the biribaki and the end --


def test_WO_10_an_empty_hand_with_a_long_word_takes_the_biribaki() -> None:
    words = [["ΘΑΛΑΣΣΑ"], []]
    zones = {"hand/0": "Ν Ε Ρ", "hand/1": "Τ", "kitty/0": "Κ Α Λ Ο Σ"}
    room = laid(zones, words, stock="Π Ο").play("draw").play("word ΝΕΡΟ")
    assert sorted(room.lie("hand/0")) == sorted("ΚΑΛΟΣ"), "at once, and the turn goes on"
    assert room.waiting() == [0]
    assert room.state.phase == "lay"
    assert room.state.fetched == [1, 0]


def test_WO_10_emptied_by_the_discard_it_is_for_the_next_turn() -> None:
    zones = {"hand/0": "Ν Ε Ρ Π", "hand/1": "Τ Ι", "kitty/0": "Κ Α Λ Ο Σ"}
    room = laid(zones, [["ΘΑΛΑΣΣΑ"], []], stock="Π Ο").play("draw").play("word ΝΕΡΟ").play("discard Π")
    assert len(room.lie("hand/0")) == 5
    assert room.waiting() == [1]
    assert room.told(0)[-1].endswith("You play it from your next turn on.")
    assert room.told(1)[-1] == "Ann has an empty hand and takes the biribaki, 5 cards, for the next turn."


@pytest.mark.parametrize(
    ("seven", "reached", "refused"), [("exactly", 0, "keep-two"), ("exactly", 1, ""), ("at-least", 0, "")]
)
def test_WO_10_exactly_seven_letters_where_that_is_agreed(seven: str, reached: int, refused: str) -> None:
    zones = {"hand/0": "Ν Ε Ρ", "hand/1": "Τ", "kitty/0": "Κ Α Λ"}
    state = {"reached": [reached, 0]}
    room = laid(zones, [["ΘΑΛΑΣΣΑΣ"], []], stock="Ο", seven=seven, state=state).play("draw")
    assert room.refused("word ΝΕΡΟ") == refused


def test_WO_10_a_word_that_had_seven_letters_on_its_way_counts_as_exactly_seven() -> None:
    zones = {"hand/0": "Θ Α Λ Α Σ Σ Α Σ Ρ", "hand/1": "Τ", "kitty/0": "Κ Α Λ"}
    room = laid(zones, seven="exactly").play("draw").play("word ΘΑΛΑΣΣΑ").play("extend ΘΑΛΑΣΣΑΣ")
    assert room.state.reached == [1, 0]
    whole = laid(zones, seven="exactly").play("draw").play("word ΘΑΛΑΣΣΑΣ")
    assert whole.state.reached == [0, 0]
    window = doubt(zones, seven="exactly").play("draw").play("word ΘΑΛΑΣΣΑ").play("extend ΘΑΛΑΣΣΑΣ").play("done")
    assert window.play("stand", 1).state.reached == [1, 0]


def test_WO_11_before_that_two_cards_are_kept() -> None:
    room = laid({"hand/0": "Ν Ε Ρ", "hand/1": "Τ"}, stock="Ο").play("draw")
    assert room.refused("word ΝΕΡΟ") == "keep-two"
    assert room.told(0) is not None
    four = laid({"hand/0": "Ν Ε Ρ Ο", "hand/1": "Τ"}, stock="Π").play("draw")
    assert four.refused("word ΝΕΡΟ") == "keep-two", "one to discard and none to hold"
    five = laid({"hand/0": "Ν Ε Ρ Ο Τ", "hand/1": "Ι"}, stock="Π").play("draw")
    assert five.refused("word ΝΕΡΟ") == ""
    long = laid({"hand/0": "Θ Α Λ Α Σ Σ", "hand/1": "Τ", "kitty/0": "Ι"}, stock="Α").play("draw")
    assert long.refused("word ΘΑΛΑΣΣΑ") == "", "the word that opens it may be the last"


def test_WO_11_one_card_and_one_drawn_leave_nothing_to_lay() -> None:
    """Derived: either is discarded."""
    room = laid({"hand/0": "Σ", "hand/1": "Τ"}, [["ΚΑΛΟ"], []], stock="Σ Υ").play("draw")
    assert room.refused("extend ΚΑΛΟΣ") == "keep-two"
    assert sorted(room.moves(0)) == ["discard Σ", "discard Υ"]


PAIR = {"hand/0": "Ν Ε Ρ", "hand/1": "Τ", "hand/2": "Α Α Α", "hand/3": "Τ", "kitty/0": "Κ Α Λ", "kitty/1": "Σ"}


def test_WO_12_the_first_of_a_pair_takes_the_only_biribaki() -> None:
    room = laid(PAIR, [["ΘΑΛΑΣΣΑ"], []], seats=4, stock="Π Π Π Ο").play("draw").play("word ΝΕΡΟ")
    assert len(room.lie("hand/0")) == 3
    room.play("discard Κ").play("draw", 1).play("discard Τ")
    assert room.waiting() == [2]
    assert len(room.lie("hand/2")) == 3, "the other plays on"
    room.play("draw")
    assert room.full("extend ΘΑΛΑΣΣΑΣ", 2) == "extend ΘΑΛΑΣΣΑΣ", "there is no card for it"
    assert room.refused("extend *ΘΑΛΑΣΣΑ Σ", 2) == "word-lacks", "but the words are common"


def test_WO_12_both_may_extend_the_words_of_the_pair() -> None:
    zones = {**PAIR, "hand/2": "Σ Α Α"}
    room = laid(zones, [["ΘΑΛΑΣΣΑ"], []], seats=4, stock="Π Π", state={"turn": 2, "acting": 4}).play("draw")
    room.play("extend ΘΑΛΑΣΣΑΣ")
    assert room.words() == ["ΘΑΛΑΣΣΑΣ"]
    assert room.lie("words/0") == list("ΘΑΛΑΣΣΑΣ")


def test_WO_12_one_shared_hand_goes_to_who_is_on_turn() -> None:
    zones = {**PAIR, "hand/0": "Ν Ε Ρ Α Α Α", "hand/2": ""}
    room = laid(zones, seats=4, stock="Π Π Π Ο", partners="shared").play("draw").play("discard Ο")
    room.play("draw", 1).play("discard Τ")
    assert room.waiting() == [2]
    assert sorted(room.lie("hand/2")) == sorted("ΝΕΡΑΑΑ")
    assert room.lie("hand/0") == []
    assert "alpha" in room.told(0)[-1]
    assert room.told(1)[-1] == "Ann hands over the common hand: 6 cards."


def test_WO_12_the_shared_hand_has_22_cards_from_the_deal_on() -> None:
    match = Match(registry.game("wordish", {"partners": "shared"}), 4, SeedLuck("shared"))
    first = match.waiting()[0]
    sizes = [len(match.state.piles.zones[match.game.plan.index[f"hand/{seat}"]]) for seat in SEATS[:4]]
    assert sizes[first] == sizes[(first + 3) % 4] == 22
    assert sum(sizes) == 44


def test_WO_12_or_both_hands_must_be_empty() -> None:
    zones = {**PAIR, "hand/2": "Ν Ε Α"}
    room = laid(zones, [["ΘΑΛΑΣΣΑ"], []], seats=4, stock="Π Π Π Ρ Π Ο", partners="both").play("draw").play("word ΝΕΡΟ")
    assert room.lie("hand/0") == []
    assert room.state.fetched == [0, 0]
    assert room.waiting() == [1]
    room.play("draw").play("discard Τ").play("draw").play("word ΝΕΡΑ")
    assert room.state.fetched == [1, 0]
    assert sorted(room.lie("hand/2")) == sorted("ΚΑΛ"), "the one who finished last has it"
    room.play("discard Κ")
    room.play("draw", 3).play("discard Τ", 3)
    assert room.waiting() == [1], "the other has no turns"


def test_WO_13_who_empties_a_hand_after_the_biribaki_goes_out() -> None:
    zones = {"hand/0": "Ν Ε Ρ", "hand/1": "Θ Α ?", "kitty/1": "Σ"}
    room = laid(zones, stock="Π Ο", state={"fetched": [1, 0]}).play("draw").play("word ΝΕΡΟ")
    assert room.waiting() == []
    outcome = room.game.outcome(room.state)
    assert outcome is not None
    assert outcome.scores == [5 + 10, -(10 + 1) - 10]
    assert outcome.winners() == [0]


def test_WO_13_also_by_the_discard_and_the_partner_counts_minus() -> None:
    zones = {**PAIR, "hand/0": "Ν Ε Ρ Π", "hand/2": "Θ", "kitty/0": ""}
    room = laid(zones, seats=4, stock="Π Ο", state={"fetched": [1, 0]}).play("draw").play("word ΝΕΡΟ").play("discard Π")
    assert room.waiting() == []
    assert room.state.scores == [5 + 10 - 10, -2 - 10]
    assert laid(zones, seats=4, stock="Π Ο", state={"fetched": [1, 0]}, out_bonus="20").play("draw").play(
        "word ΝΕΡΟ"
    ).play("discard Π").state.scores == [5 + 20 - 10, -2 - 10]


def test_WO_14_with_no_closed_card_the_pile_or_the_end() -> None:
    room = laid({**TWO, "discard": "Σ Ξ"}, stock="")
    assert room.moves(0) == ["end", "take"]
    assert room.refused("draw") == "no-stock"
    ended = laid({**TWO, "discard": "Σ Ξ"}, stock="").play("end")
    assert ended.waiting() == []
    assert "goes-out" not in ended.order()
    back = room.play("take").play("back")
    assert back.waiting() == [], "given back: the deal ends at once"


def test_WO_14_it_ends_by_itself_with_no_open_card_either() -> None:
    there = [["ΘΑΛΑΣΣΑ"], []]
    room = doubt({"hand/0": "Ν Ε Ρ Ξ", "hand/1": "Τ", "discard": "Ο Π"}, there, stock="")
    room.play("take").play("word Ν Ε Ρ @Ο").play("done").play("stand", 1)
    assert room.waiting() == [0]
    alone = laid({"hand/0": "Ν Ε", "hand/1": "Τ"}, stock="", state={"turn": 1, "acting": 2})
    assert alone.moves(1) == ["end"]


def test_WO_14_words_of_the_turn_can_be_doubted_before() -> None:
    room = doubt({"hand/0": "Ν Ε Ρ Α Π Κ", "hand/1": "Τ", "discard": "Σ Ξ"}, stock="")
    room.play("take").play("word Π Α Ρ").play("back")
    assert room.waiting() == [1]
    room.play("challenge", 1)
    assert room.waiting() == []
    assert room.words() == []


def test_WO_15_a_biribaki_not_taken_costs_ten() -> None:
    """And its cards are not counted."""
    room = laid({"hand/0": "?", "hand/1": "Τ", "kitty/0": "Θ"}, stock="", state={"fetched": [0, 1]}).play("end")
    assert room.state.scores == [-10, -1]
    assert room.lie("kitty/0") == ["Θ"], "it stays closed"
    free = laid({"hand/0": "?", "hand/1": "Τ"}, stock="", kitty_penalty="0", state={"fetched": [0, 1]}).play("end")
    assert free.state.scores == [0, -1]


# -- words in doubt --

SEVEN = {"hand/0": "Κ Α Λ Ο Ρ Ν Ε Π", "hand/1": "Τ Ι", "hand/2": "Τ Ο"}


def three(zones: dict[str, str], words: Sequence[Sequence[str]] = ((), (), ()), **given: Any) -> Room:
    return doubt(zones, words, seats=3, **given)


def test_WO_16_the_words_of_a_turn_are_judged_together_each_on_its_own() -> None:
    room = three(SEVEN, stock="Σ Ο").play("draw").play("word Κ Α Λ Ο").play("word Ν Ε Π")
    assert room.barred(0)["discard Ρ"] == "say-done"
    room.play("done")
    assert room.waiting() == [1, 2]
    assert room.moves(1) == ["stand", "challenge ΚΑΛΟ", "challenge ΝΕΠ", "question ΚΑΛΟ", "question ΝΕΠ"]
    room.play("challenge ΝΕΠ", 2)
    assert room.words() == ["ΚΑΛΟ"], "legal words stay"
    assert room.waiting() == [1, 2], "and can still be doubted"
    room.play("challenge", 1)
    assert [len(turns) for turns in room.state.owed] == [0, 1, 0]
    assert room.waiting() == [0]
    assert {text.partition(" ")[0] for text in room.moves(0)} == {"discard"}
    assert room.refused("word Ν Ε Ρ Ο") != "", "nothing more is laid"
    assert sorted(room.lie("hand/0")) == sorted("ΡΝΕΠΟ")
    room.play("discard Π")
    assert room.waiting() == [2], "who challenged a legal word loses the turn"
    assert room.said("passed-over")["owed"] == 0


def test_WO_16_an_extension_goes_back_to_the_word_it_was() -> None:
    room = three(SEVEN, [["ΑΛΑ"], [], []], stock="Σ Σ").play("draw").play("extend Κ *ΑΛΑ Ν").play("done")
    room.play("challenge", 1)
    assert room.words() == ["ΑΛΑ"]
    assert sorted(room.lie("hand/0")) == sorted("ΚΑΛΟΡΝΕΠΣ")
    assert room.told(0)[-1] == "ΚΑΛΑΝ falls: ΑΛΑ lies there again, and you take back kappa and nu."


def test_WO_16_or_to_a_word_of_this_turn_if_the_list_has_it() -> None:
    room = three(SEVEN, stock="Σ Σ").play("draw").play("word Κ Α Λ Ο").play("extend *ΚΑΛΟ Ν").play("extend *ΚΑΛΟΝ Π")
    room.play("done").play("challenge ΚΑΛΟΝΠ", 1)
    assert room.words() == ["ΚΑΛΟ"]
    assert room.state.fallen == ["ΚΑΛΟΝΠ", "ΚΑΛΟΝ"]
    assert "ΚΑΛΟ" in room.state.settled
    none = three(SEVEN, stock="Σ Σ").play("draw").play("word Κ Α Λ").play("word Ρ Ν Ε").play("extend *ΚΑΛ Ο")
    none.play("done")
    assert none.state.doubted == ["ΚΑΛΟ", "ΡΝΕ"]
    none.play("challenge ΡΝΕ", 1)
    assert none.words() == ["ΚΑΛΟ"]


def test_WO_16_without_a_card_of_the_pile_it_goes_back() -> None:
    zones = {**SEVEN, "discard": "Ξ Φ"}
    room = three(zones, stock="Σ Ο").play("take").play("word Κ Α @Ξ")
    room.play("done").play("challenge", 1)
    assert room.lie("discard") == ["Ξ", "Φ"]
    assert sorted(room.lie("hand/0")) == sorted("ΚΑΛΟΡΝΕΠΟ"), "a closed card is drawn"
    assert {text.partition(" ")[0] for text in room.moves(0)} == {"discard"}
    dry = three(zones, stock="").play("take").play("word Κ Α @Ξ").play("done").play("challenge", 1)
    assert dry.waiting() == [], "if none is left, the deal ends"
    other = three(zones, stock="Σ Ο").play("take").play("word Κ Α @Ξ").play("word Ρ Ν @Φ").play("done")
    other.play("challenge ΚΑΞ", 1).play("stand", 1).play("stand", 2)
    assert other.words() == ["ΡΝΦ"]
    assert "Ξ" in other.lie("hand/0"), "another of its cards lies there: the rest is kept"
    assert other.lie("discard") == []


def test_WO_16_the_last_card_is_kept_where_a_hand_may_not_be_emptied() -> None:
    last = doubt({"hand/0": "Ν", "hand/1": "Τ", "kitty/0": "Ι"}, [["ΤΡΑΠΕΖ", "ΝΟΤΑ"], []], stock="Π Σ").play("draw")
    assert last.refused("extend *ΝΟΤΑ Σ") == "keep-two"
    last.play("extend *ΤΡΑΠΕΖ Ν").play("extend *ΝΟΤΑ Σ")
    assert last.waiting() == [1], "no card is left: the others are asked at once"
    last.play("challenge ΤΡΑΠΕΖΝ", 1).play("stand", 1)
    assert last.lie("hand/0") == ["Ν"]
    assert "keeps-last" in last.order()
    assert last.waiting() == [1]


def test_WO_16_the_biribaki_comes_after_the_window() -> None:
    zones = {"hand/0": "Ν Ε Ρ", "hand/1": "Τ", "kitty/0": "Κ Α Λ Ο Σ"}
    room = doubt(zones, [["ΘΑΛΑΣΣΑ"], []], stock="Π Ο").play("draw").play("word Ν Ε Ρ Ο")
    assert room.lie("hand/0") == []
    assert room.waiting() == [1]
    assert room.state.fetched == [0, 0]
    room.play("stand", 1)
    assert room.state.fetched == [1, 0]
    assert room.state.phase == "lay"
    room.play("word Κ Α Λ Ο").play("done").play("stand", 1).play("discard Σ")
    assert room.waiting() == [], "and then one goes out"


def test_WO_16_going_out_waits_for_the_window_too() -> None:
    zones = {"hand/0": "Ν Ε Ρ", "hand/1": "Τ"}
    room = doubt(zones, stock="Π Ο", state={"fetched": [1, 0]}).play("draw").play("word Ν Ε Ο Ρ")
    room.play("challenge", 1)
    assert sorted(room.lie("hand/0")) == sorted("ΝΕΟΡ")
    assert room.waiting() == [0]


def test_WO_20_accents_and_the_last_sigma_make_no_difference() -> None:
    room = laid({"hand/0": "Κ Α Λ Ο Σ Ν Ε", "hand/1": "Τ"}).play("draw")
    assert room.full("word καλός", 0) == "word Κ Α Λ Ο Σ"
    assert room.full("word ΚΑΛΟΣ", 0) == "word Κ Α Λ Ο Σ"
    room.play("word καλό")
    assert room.full("extend καλος", 0) == "extend *ΚΑΛΟ Σ"


def test_WO_20_the_list_is_that_of_the_edition() -> None:
    greek, english = registry.game("wordish").judge, registry.game("wordish", variant="english").judge
    assert greek is not None
    assert english is not None
    assert greek.knows("ΘΑΛΑΣΣΑ")
    assert not greek.knows("FRIEND")
    assert english.knows("FRIEND")
    assert registry.language("wordish") == "el"
    assert registry.language("wordish", {"edition": "english"}) == "en"
    assert registry.game("wordish", variant="english").pack.key == "wordish-english"


def test_WO_20_a_word_may_be_laid_again() -> None:
    zones = {"hand/0": "Κ Α Λ Ο Σ Ν Ε", "hand/1": "Τ"}
    assert laid(zones, [["ΚΑΛΟ"], []], state={"used": ["ΚΑΛΟ"]}).play("draw").refused("word ΚΑΛΟ") == ""
    barred = laid(zones, [["ΚΑΛΟ"], []], state={"used": ["ΚΑΛΟ"]}, repeats=False).play("draw")
    assert barred.refused("word ΚΑΛΟ") == "word-repeated"


def test_WO_23_what_all_may_see() -> None:
    zones = {**TWO, "discard": "Σ Ξ", "kitty/0": "Φ"}
    room = laid(zones, [["ΑΛΑ"], ["ΤΙΝΑ"]], seats=2)
    view = View(room.game, room.state, SPECTATOR)
    codes = [room.game.pack.code[c] for c in view.zone("discard")]
    assert codes == ["Σ", "Ξ"]
    assert view.zone("kitty/0") == [-1]
    assert view.zone("hand/0") == [-1] * 7
    facts = {(fact.what, tuple(fact.seats)): fact.args for fact in view.facts}
    assert facts["laid", (SEATS[0],)]["word"] == "ΑΛΑ 5"
    assert facts["kitty", (SEATS[0],)]["ready"] == 0
    assert ("doubled", ()) in facts
    assert room.game.spots(room.state, room.zone("words/1")) == [(0, 0), (0, 1), (0, 2), (0, 3)]
    ended = laid(zones, stock="").play("end")
    assert sorted(ended.lie("shown/1")) == sorted("ΤΙΝΑΡΟ")
    owner = View(room.game, room.state, Seat(0))
    assert owner.zone("kitty/0") == [-1], "not even its owner sees it"


def test_WO_25_the_partner_is_not_asked_and_settled_words_are_not_doubted() -> None:
    room = doubt(PAIR, [["ΘΑΛΑΣΣΑ"], []], seats=4, stock="Π Ο").play("draw").play("word Ν Ε Ρ Ο")
    assert room.waiting() == [1, 3]
    known = doubt({**PAIR, "hand/0": "Ν Ε Ρ Ξ"}, seats=4, stock="Π Ο", state={"settled": ["ΝΕΡ"]}).play("draw")
    known.play("word Ν Ε Ρ").play("done")
    assert known.waiting() == [0]
    assert known.state.phase == "discard"


def test_G_47_challenge_is_the_default_and_nobody_challenges_the_own_side() -> None:
    assert registry.game("wordish").options.mode == "challenge"
    room = doubt(PAIR, [["ΘΑΛΑΣΣΑ"], []], seats=4, stock="Π Ο").play("draw").play("word Ν Ε Ρ Ο")
    assert room.moves(2) == []
    assert room.refused("challenge ΝΕΡΟ", 2) == "not-your-turn"


# -- the count --

LONG = "Θ Α Λ Α Σ Σ Α"


def value(cards: str, word: str, doubled: str = "Ψ", **given: Any) -> int:
    zones = {"hand/0": "?", "hand/1": "?", "words/0": cards}
    state = {"doubled": doubled, "fetched": [1, 1]}
    room = laid({**zones, "turned": doubled}, [[word], []], stock="", state=state, **given).play("end")
    return int(room.state.scores[0])


@pytest.mark.parametrize(
    ("cards", "word", "doubled", "points"),
    [
        (LONG, "ΘΑΛΑΣΣΑ", "Ψ", 38),
        (LONG, "ΘΑΛΑΣΣΑ", "Α", 41),
        ("? Α Λ Α Σ Σ Α", "ΘΑΛΑΣΣΑ", "Ψ", 18),
        ("Θ Α Λ Α Σ ? Α", "ΘΑΛΑΣΣΑ", "Σ", 28),
        ("Κ Α Λ Ο Σ", "ΚΑΛΟΣ", "Ψ", 8),
    ],
)
def test_WO_09_the_long_word_and_the_doubled_letter(cards: str, word: str, doubled: str, points: int) -> None:
    """Derived; the values are those of the proposed pack."""
    assert DATA["greek"]["Θ"] == [1, 10]
    assert value(cards, word, doubled) == points


def test_WO_08_the_doubled_letter_left_in_a_hand() -> None:
    """Derived: Θ, Α and an atout with Α doubled cost 12."""
    zones = {"hand/0": "Θ Α ?", "hand/1": "?", "turned": "Α"}
    state = {"doubled": "Α", "fetched": [1, 1]}
    assert laid(zones, stock="", state=state).play("end").state.scores == [-12, 0]
    assert laid(zones, stock="", state=state, minus="single").play("end").state.scores == [-11, 0]


def test_WO_09_each_word_counts_once_as_it_lies_at_the_end() -> None:
    zones = {"hand/0": "Σ Ν Ε ?", "hand/1": "Τ"}
    room = laid(zones, [["ΘΑΛΑΣΣΑ"], []], stock="Π").play("draw")
    assert room.facts()["laid"] is not None
    grown = room.play("extend *ΘΑΛΑΣΣΑ ?=Σ")
    assert grown.said("extends")["sum"] == 18
    assert grown.said("extends")["bonus"] == 10, "an atout lowers it"
    assert value(LONG, "ΘΑΛΑΣΣΑ", long_bonus="30") == 18 + 30
    assert value("? Α Λ Α Σ Σ Α", "ΘΑΛΑΣΣΑ", long_bonus="30") == 8 + 15
    assert value(LONG, "ΘΑΛΑΣΣΑ", long_bonus="0") == 18


def test_WO_18_equal_totals_share_the_win() -> None:
    zones = {"hand/0": "Ν", "hand/1": "Ι", "words/0": LONG, "words/1": "Ξ Φ Χ Ν"}
    words = [["ΘΑΛΑΣΣΑ"], ["ΞΦΧΝ"]]
    state = {"fetched": [1, 1], "scores": [0, 38 - 27]}
    room = laid(zones, words, stock="", state=state).play("end")
    assert room.state.scores == [37, 37]
    outcome = room.game.outcome(room.state)
    assert outcome is not None
    assert outcome.winners() == [0, 1]
    assert "share" in room.order()
    longer = laid(zones, words, stock="", state=state, tie="long-words").play("end")
    decided = longer.game.outcome(longer.state)
    assert decided is not None
    assert decided.winners() == [0]


def test_WO_21_the_score_of_a_side() -> None:
    zones = {"hand/0": "Θ ?", "hand/1": "Ι"}
    room = laid(zones, [["ΚΑΛΟΣ"], []], stock="").play("end")
    assert room.state.scores == [8 - 10 - 10, -1 - 10]
    assert room.said("counted")["untaken"] == 10
    costly = laid(zones, [["ΚΑΛΟΣ"], []], stock="", atout_minus="10").play("end")
    assert costly.state.scores[0] == 8 - 20 - 10


@pytest.mark.parametrize(("deals", "number"), [("1", 1), ("2", 2), ("4", 4)])
def test_WO_21_one_deal_or_several(deals: str, number: int) -> None:
    game = registry.game("wordish", {"deals": deals, "mode": "strict"})
    match = Match(game, 2, SeedLuck("deals"))
    luck = chance("deals")
    while match.state.acting:
        seat = match.waiting()[0]
        match.play(seat, game.propose(match.state, seat, luck))
    assert match.state.deals == number


def test_WO_26_to_a_number_of_points() -> None:
    zones = {"hand/0": "Ν", "hand/1": "Ι"}
    over = laid(zones, [["ΘΑΛΑΣΣΑ"], []], stock="", deals="target", state={"scores": [280, 0], "fetched": [1, 1]})
    assert over.play("end").waiting() == []
    on = laid(zones, [["ΘΑΛΑΣΣΑ"], []], stock="", deals="target", state={"scores": [200, 0], "fetched": [1, 1]})
    assert on.play("end").state.deals == 2
    even = {"scores": [300, 337], "fetched": [1, 1]}
    tied = laid({"hand/0": "?", "hand/1": "Ι"}, [["ΘΑΛΑΣΣΑ"], []], stock="", deals="target", state=even).play("end")
    assert tied.state.scores == [338, 336]
    assert tied.waiting() == []
    last = laid(zones, stock="", deals="target", state={"deals": 5}).play("end")
    assert last.waiting() == [], "five deals at the most"


def test_WO_27_a_deal_has_fewer_than_180_turns() -> None:
    game = registry.game("wordish", {"mode": "strict"})
    for n in range(6):
        state = game.blank(2)
        game.deal(state, Table(state.piles, Chance(n, 1)))
        luck = Chance(n, 2)
        while state.acting:
            seat = state.waiting()[0]
            game.apply(state, seat, game.propose(state, seat, luck), Table(state.piles, luck))
        assert state.turns < 180


def test_WO_27_who_does_not_answer_draws_a_closed_card_and_discards_it() -> None:
    room = laid({**TWO, "discard": "Ξ"}, stock="Π Ρ")
    for move in ("draw", "discard Ρ"):
        assert room.fallback(0).text == move
        room.play(move)
    dry = laid({**TWO, "discard": "Ξ"}, stock="")
    assert dry.fallback(0).text == "end"
    begun = three({**SEVEN, "discard": "Ξ"}, stock="Σ Ο").play("take").play("word Κ Α Λ Ο")
    for move in ("back", "done"):
        assert begun.fallback(0).text == move
        begun.play(move)
    assert begun.fallback(1).text == "stand"
    begun.play("stand", 1)
    assert begun.play("stand", 2).fallback(0).text == "discard Ο", "the card drawn last"


# -- beside the rulings --


def test_what_a_card_or_a_word_will_do_is_foretold() -> None:
    room = laid({"hand/0": "Ν Ε Ρ Π", "hand/1": "Τ", "kitty/0": "Ι"}, [["ΘΑΛΑΣΣΑ"], []], stock="Ο").play("draw")
    move = room.game.complete(room.state, SEATS[0], room.game.read("word ΝΕΡΟ"))
    seen = room.game.foresee(room.state, SEATS[0], move)
    assert seen is not None
    assert seen.args == {"points": 5}
    room.play("word ΝΕΡΟ")
    last = room.game.foresee(room.state, SEATS[0], room.game.read("discard Π"))
    assert last is not None
    assert last.what == "fetches"


def test_a_hint_finds_good_words() -> None:
    zones = {"hand/0": "Θ Α Λ Α Σ Σ Α Κ Ε Ν Ο", "hand/1": "Τ"}
    room = laid(zones, [["ΚΑΛΟ"], []], stock="Π").play("draw")
    found = [move.text for move in hints(room.game, room.state, SEATS[0])]
    assert found[0] == "word Θ Α Λ Α Σ Σ Α"
    assert "extend *ΚΑΛΟ Σ" in [move.text for move in hints(room.game, room.state, SEATS[0], limit=40)]
    pile = laid({**zones, "hand/0": "Ν Ε Ρ Π Π", "discard": "Ο"}, stock="Ξ")
    assert hints(pile.game, pile.state, SEATS[0])[0].text in ("take", "draw")


def test_a_position_in_a_window_goes_on_as_it_would_have() -> None:
    room = three({**SEVEN, "discard": "Ξ Φ"}, [["ΑΛΑ"], [], []], stock="Σ Ο").play("take").play("extend Κ *ΑΛΑ @Ξ")
    room.play("done")
    data = position.write(room.game, room.state)
    again = Room(room.game, position.place(room.game, data)).play("challenge", 1)
    assert again.words() == ["ΑΛΑ"]
    assert again.lie("discard") == ["Ξ", "Φ"]
    wrongs: list[tuple[str, Any]] = [
        ("layer", 1),
        ("steps", [[0, 9, 0, 0, 3, 0, 0]]),
        ("doubted", ["ΝΕΡΟ"]),
        ("doubled", ""),
        ("order", []),
        ("words", [["ΚΑΛΑΞΣ"], [], []]),
        ("phase", "draw"),
    ]
    for name, wrong in wrongs:
        with pytest.raises(Refused):
            position.place(room.game, {**data, "state": {**data["state"], name: wrong}})


def test_what_is_heard_of_a_turn() -> None:
    zones = {"hand/0": "Κ Α Λ Ο Σ Ν Ε Π", "hand/1": "Τ Ι", "turned": "Σ"}
    room = doubt(zones, stock="Σ ?", state={"doubled": "Σ"}).play("draw").play("word Κ Α Λ ?=Ο Σ").play("done")
    room.play("challenge", 1).play("discard Π")
    assert room.told(0) == [
        "You draw atout; one is left.",
        "You lay ΚΑΛΟΣ, an atout for Ο: 8 points, with Σ double. 8 on the table, 4 cards left.",
        "You have finished laying; it can be doubted: ΚΑΛΟΣ.",
        "Ben challenges, but ΚΑΛΟΣ is in the list: the next turn is lost.",
        "You discard pi: 3 cards left.",
        "Ben is passed over.",
    ]
    assert room.told(1)[0] == "Ann draws a closed card; one is left."
    assert (
        room.told(0, "el")[1] == "Βάζεις ΚΑΛΟΣ, με ατού για Ο: 8 πόντοι, με διπλό Σ. Στο τραπέζι 8, 4 φύλλα στο χέρι."
    )


def test_moves_that_nobody_can_read_are_refused() -> None:
    game = registry.game("wordish")
    for text in (
        "extend",
        "extend *",
        "extend *ΑΛΑ *Β *Γ",
        "swap Σ",
        "swap x *ΑΛΑ",
        "challenge a b",
        "double",
        "word *",
    ):
        with pytest.raises(IllegalMove):
            game.read(text)
    assert len(wordish().cards) == 108
