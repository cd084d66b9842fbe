"""Sentences: who hears "you", who hears a name, and what is not said at all."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime.types import fluent_number

from majlis.cards.card import BACK, CardId
from majlis.cards.french import french
from majlis.event import Cards, Event, Moved, Term, Who
from majlis.game import Fact, Nature
from majlis.messages import resources
from majlis.move import IllegalMove, Play, Reason, Refused
from majlis.options import Options
from majlis.plan import SEATS, SPECTATOR, Zone, bit
from majlis.speech import LANGUAGES, MissingText, Speech, plain

PACK = french()
SEVEN, JACK = PACK.number["7D"], PACK.number["JC"]
A, B, C = SEATS[:3]
ALL = -1
TEXTS = """
takes-you = You take { $cards }.
takes-we = You and { $others } take { $cards }.
takes-they = { $who } { $people ->
    [one] takes
   *[other] take
} { $cards }.
lone-you = You.
lone-they = { $who }.
plain = { $cards_count }, { $to }, { $to_you ->
    [0] others
   *[other] you
}, { $what }, { $what_id }.
named = a thing
numbered = thing { $first }{ $second ->
    [none] {""}
   *[other] , side { $second }
}
fact-score-you = Your points
fact-score-they = Points of { $who }
fact-score-value = { $score }
reason-why = Not with { $card }.
foresee-gain = gains { $points }
broken = { $nothing }
move-play-card-part = Play { $card } as { $part }
"""


@pytest.fixture
def speech(tmp_path: Path) -> Speech:
    (tmp_path / "en.ftl").write_text(TEXTS)
    made = Speech("en", names=["Omar", "", "Zoe"])
    here = Path(str(__import__("majlis.speech", fromlist=["HERE"]).HERE))
    made.bundle = resources("en", (here / "text", here / "cards", tmp_path))
    made.pack = PACK
    return made


def said(speech: Speech, event: Event, viewer: int) -> str | None:
    sentence = speech.event(event, SEATS[viewer] if viewer >= 0 else SPECTATOR)
    return None if sentence is None else plain(sentence)


def test_who_did_it_hears_you_and_the_others_a_name(speech: Speech) -> None:
    event = Event("takes", [A], {"cards": Cards([SEVEN, JACK])}, ALL, ALL)
    assert said(speech, event, 0) == "You take 7 of diamonds and jack of clubs."
    assert said(speech, event, 1) == "Omar takes 7 of diamonds and jack of clubs."
    assert said(speech, event, -1) == said(speech, event, 1)


def test_partners_hear_you_and_the_others(speech: Speech) -> None:
    event = Event("takes", [A, C], {"cards": Cards([SEVEN])}, ALL, ALL)
    assert said(speech, event, 0) == "You and Zoe take 7 of diamonds."
    assert said(speech, event, 2) == "You and Omar take 7 of diamonds."
    assert said(speech, event, 1) == "Omar and Zoe take 7 of diamonds."
    assert said(speech, Event("lone", [A, C], {}, ALL, ALL), 0) == "You.", "without a sentence of its own"


def test_a_seat_without_a_name_has_a_number(speech: Speech) -> None:
    assert plain(speech.who([A, B, C])) == "Omar, Seat 2 and Zoe"


def test_cards_that_may_not_be_known_are_counted(speech: Speech) -> None:
    event = Event("takes", [A], {"cards": Cards([SEVEN, JACK])}, ALL, bit(A))
    assert said(speech, event, 1) == "Omar takes 2 cards."
    assert plain(speech.cards([SEVEN, BACK])) == "7 of diamonds and a card"
    assert plain(speech.cards([])) == "no card"


def test_movements_and_what_others_are_told_are_not_said(speech: Speech) -> None:
    assert speech.event(Moved([SEVEN], Zone(0), Zone(1), ALL, False), A) is None
    assert speech.event(Event("lone", [A], {}, bit(A), ALL), B) is None


def test_arguments_come_in_words_and_as_numbers(speech: Speech) -> None:
    args = {"cards": Cards([SEVEN, JACK]), "to": Who([B]), "what": Term("named")}
    assert plain(speech.said("plain", args, B)) == "2, Seat 2, you, a thing, named."
    assert plain(speech.said("plain", args, A)) == "2, Seat 2, others, a thing, named."


def test_an_id_brings_its_own_numbers_and_letters(speech: Speech) -> None:
    assert speech.text("numbered:2") == "thing 2"
    assert speech.text("numbered:12:A") == "thing 12, side A"
    assert speech.has("numbered:2")
    assert speech.arguments({"what": Term("numbered:3")}, A) == {"what": "thing 3", "what_id": "numbered:3"}


def test_facts_reasons_and_what_is_foreseen(speech: Speech) -> None:
    fact = Fact("score", {"score": 1234567}, [A])
    assert speech.fact(fact, A) == ("Your points", "1234567"), "numbers without groups"
    assert [plain(part) for part in speech.fact(fact, B)] == ["Points of Omar", "1234567"]
    assert plain(speech.reason(Reason("why", {"card": Cards([SEVEN])}), A)) == "Not with 7 of diamonds."
    assert speech.foreseen(Reason("gain", {"points": 3}), A) == "gains 3"


def test_a_refusal_says_where(speech: Speech) -> None:
    assert plain(speech.refused(Refused(Reason("not-now")))) == "You cannot do that now."
    assert plain(speech.refused(IllegalMove(Reason("not-now"), "move 3"))) == "move 3: You cannot do that now."


def test_a_move_has_a_label_of_its_fields_or_of_its_verb(speech: Speech) -> None:
    assert plain(speech.move(Play("play 7D", SEVEN), A)) == "Play 7 of diamonds"
    assert plain(speech.move(Play("play 7D named", SEVEN, 0, "named"), A)) == "Play 7 of diamonds as a thing"


@pytest.mark.parametrize("name", ["xyzzy", "broken", "takes"])
def test_what_is_missing_is_an_error_of_ours(speech: Speech, name: str) -> None:
    with pytest.raises(MissingText):
        speech.text(name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_its_name(lang: str) -> None:
    assert Speech(lang).text("language")


def test_plain_text_has_no_invisible_marks() -> None:
    assert plain("\u2068Omar\u2069 plays") == "Omar plays"


def test_a_nature_says_nothing_of_words_by_itself() -> None:
    nature = Nature("toy", "race", "french", [2], Options)
    assert (nature.rules, nature.clockwise, nature.variants, nature.tones) == (1, True, {}, {})
    assert isinstance(CardId(3), int)


def test_a_message_is_read_when_it_is_said_with_all_that_it_names(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        "-thing = thing\n# of = that\nthe = the { -thing }\ntwice =\n    .short = { the }, { the }\n"
    )
    (tmp_path / "more").mkdir()
    (tmp_path / "more" / "en.ftl").write_text("the = that { $n ->\n[1] one\n*[other] { -thing }\n}\nworse = { \n")
    bundle = resources("en", (tmp_path, tmp_path / "more"))
    assert sorted(bundle.unread) == ["-thing", "the", "twice", "worse"]
    assert not bundle.has_message("worse"), "what is not well formed is missing"
    assert not bundle.has_message("thing")
    assert sorted(bundle.unread) == ["-thing", "the", "twice"]
    short = bundle.get_message("twice").attributes["short"]
    assert bundle.format_pattern(short, {"n": fluent_number(2)}) == ("that thing, that thing", [])
    assert bundle.unread == {}
