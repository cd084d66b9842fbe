"""Words and cards: how a move writes them, which cards are spent, what they count, what could be laid."""

from __future__ import annotations

from itertools import permutations

import pytest

from majlis.cards.card import CardId
from majlis.chance import chance
from majlis.judge import Judge
from majlis.kit.exchange import Exchange, exchange, picked
from majlis.kit.words import Supply, Word, Words, completed, lacking, letter_points, points, read_word, spell
from majlis.move import Reason
from tests.kit.small import PACK, WORDS, judge

pytestmark = pytest.mark.both_builds


def cards(codes: str) -> list[CardId]:
    """Physical cards with these codes."""
    left, found = PACK.all[:], []
    for code in codes.split():
        found.append(next(c for c in left if PACK.code[c] == code))
        left.remove(found[-1])
    return found


def supply(held: str, laid: str = "", letters: str = "") -> Supply:
    both = cards(f"{held} {laid}")
    count = len(held.split())
    return Supply(PACK, both[:count], both[count:], letters)


def word(text: str) -> Word:
    move = read_word(text.split(), PACK)
    assert move is not None, text
    return move


def typed(text: str, there: Supply, both: bool = False) -> str:
    return completed(word(text), there, judge(), both).text


# -- cards that look the same, and where they lie --


def test_a_word_names_the_place_of_a_card_that_has_a_twin() -> None:
    there = Supply(PACK, cards("T T A/E R"), [], "", [4, 2, 3, 1])
    assert typed("RAT", there) == "word R A/E=A T:4", "the first, unless another is named"
    assert there.places(word("R A/E=A T")) == [3, 2, 0]
    assert there.places(word("R A/E=A T:2")) == [3, 2, 1]
    assert there.places(word("R A/E:3=A T:2")) == [3, 2, 1]
    assert there.places(word("R A/E=A T:3")) is None
    assert there.places(word("T:2 A/E=A T:2")) is None
    assert word("R A/E:3=A T:2").text == "word R A/E:3=A T:2"
    assert read_word(["T:x"], PACK) is None
    assert read_word(["T:123"], PACK) is None


# -- texts --


@pytest.mark.parametrize(
    "text",
    ["F R I/O=I A/E=E N D", "F @R I/O=I @A/E=E N @D", "?=F R I/O=I A/E=E N D", "@?=G R A/I=I T", "A/U=U T"],
)
def test_a_word_is_read_as_it_is_written(text: str) -> None:
    assert word(text).text == f"word {text}"
    assert word(text.lower()).text == f"word {text}"
    assert word(text).word == "".join(piece[-1] for piece in text.split())


def test_a_typed_word_has_no_cards_yet() -> None:
    assert word("friend").text == "word FRIEND"
    assert word("FRIEND").cards == []
    assert word("f r i e n d").word == "FRIEND", "letter by letter"
    assert word("F R").cards, "two consonants are cards"


@pytest.mark.parametrize("text", ["", "7D", "A/E", "A/E=I F", "F=G A", "@", "=", "A/E=AE", "x" * 50, "?", "FR1END"])
def test_what_is_no_word_is_none(text: str) -> None:
    assert read_word(text.split(), PACK) is None


# -- points --


def test_G_13_a_vowel_card_is_one_of_its_vowels_and_a_u_counts_two() -> None:
    for code in ("A/U", "E/U", "I/U", "O/U"):
        card = PACK.number[code]
        assert letter_points(PACK, card, "U") == 2
        assert letter_points(PACK, card, code[0]) == 1
    assert letter_points(PACK, PACK.number["A/E"], "E") == 1
    there = supply("T A/E")
    assert typed("TA", there) == "word T A/E=A"
    assert lacking(word("TI"), there).what == "word-lacks"
    assert points(word("T A/U=A A/U=U"), PACK) == 1 + 1 + 2


def test_G_14_a_wild_is_any_letter_and_counts_nothing() -> None:
    there = supply("? A/E T")
    for letter in "BQZEY":
        places = there.places(Word(f"{letter}AT", cards("? A/E T"), [False] * 3, PACK))
        assert places == [0, 1, 2]
    assert points(word("?=Z A/E=A T"), PACK) == 2
    assert len(word("?=Z A/E=A T").word) == 3, "it counts as a letter of the word"


def test_a_consonant_counts_what_is_printed() -> None:
    assert points(word("Q A/U=U A/I=I Z"), PACK) == 10 + 2 + 1 + 10
    assert points(word("D A/E=A T A/E=E"), PACK) == 7
    assert points(word("F A/E=A C A/E=E D"), PACK) == 15
    assert points(word("D A/E=E B A/O=A A/U=U C H"), PACK) == 23


def test_G_31_letters_are_free_until_a_card_is_laid() -> None:
    there = supply("T A/E", "A/I ?", "AG")
    assert there.shows() == ["T", "AE", "A", "G"]
    assert there.shows(False) == ["T", "AE", "AI", "?"]
    assert supply("T", "A/I ?").shows() == ["T", "AI", "?"], "an open row is free"
    fixed = lacking(word("TIE"), there)
    assert fixed.what == "word-fixed"
    assert fixed.args["letter"] == "A"


# -- which cards --


def test_wild_cards_and_free_vowels_are_kept() -> None:
    assert typed("TREAT", supply("? T T R A/E A/E")) == "word T R A/E=E A/E=A T"
    assert typed("TREAT", supply("? T R A/E A/E")) in ("word T R A/E=E A/E=A ?=T", "word ?=T R A/E=E A/E=A T")
    assert typed("DATE", supply("A/E D T", "A/I E/O", "AE"), True) == "word D @A/I=A T @E/O=E"


def test_points_come_before_a_card_of_the_table_and_that_before_one_of_the_hand() -> None:
    assert typed("GRIT", supply("G T", "? R A/I T", "GRIT"), True) == "word G @R @A/I=I @T"
    assert typed("GRIT", supply("T", "G R A/I T", "GRIT"), True) == "word @G @R @A/I=I T", "one of the hand is needed"
    assert typed("GRIT", supply("G R A/I T", "T", "T"), True) == "word G R A/I=I @T"
    assert typed("GRIT", supply("G R A/I T", "S"), True) == "word G R A/I=I T", "the game refuses it"


def test_the_cheapest_cards_are_the_cheapest() -> None:
    """Against all ways to spell, on many supplies."""
    luck = chance("cheapest")
    tried = 0
    for n in range(300):
        pool = PACK.all[:]
        luck.shuffle(pool)
        laid = pool[3:6]
        letters = "".join([PACK.cards[c].letters[luck.below(len(PACK.cards[c].letters))] for c in laid])
        there = Supply(PACK, pool[:3], laid, letters)
        for text in WORDS:
            if len(text) > 5:
                continue
            ways = _ways(text, there)
            found = spell(text, there, judge(), n % 2 == 1)
            assert (found is None) == (not ways), text
            if found is not None:
                tried += 1
                if n % 2 and any(min(w) < 3 <= max(w) for w in ways):
                    ways = [w for w in ways if min(w) < 3 <= max(w)]
                assert _cost(text, found, there) == min(_cost(text, list(w), there) for w in ways), (text, n)
    assert tried > 100


def _ways(text: str, there: Supply) -> list[tuple[int, ...]]:
    shows = there.shows()
    return [
        way
        for way in permutations(range(len(shows)), len(text))
        if all(shows[i] == "?" or letter in shows[i] for i, letter in zip(way, text, strict=True))
    ]


def _cost(text: str, way: list[int], there: Supply) -> tuple[int, int, int, int]:
    shows, held = there.shows(), there.cards()
    return (
        sum(shows[i] == "?" for i in way),
        sum(len(shows[i]) == 2 for i in way),
        -sum(letter_points(PACK, held[i], letter) for i, letter in zip(way, text, strict=True)),
        -sum(i >= len(there.held) for i in way),
    )


def test_a_full_text_without_the_sign_finds_cards_of_the_table() -> None:
    assert typed("F R A/I=I", supply("F", "R A/I", "RI")) == "word F @R @A/I=I"
    assert typed("T A/E=A T", supply("T", "A/E T", "AT")) == "word T @A/E=A @T"


# -- why not --


@pytest.mark.parametrize(
    ("text", "what"),
    [("DATE", "word-lacks"), ("NÑO", "word-letter"), ("TÉA", "word-letter"), ("F A/E=A", "word-lacks"), ("ART", "")],
)
def test_the_reason_is_precise(text: str, what: str) -> None:
    there = supply("A/I R T")
    move = completed(word(text), there, judge())
    domain = Words(there, judge(), 2, lambda move, places: None, lambda word, counted: counted)
    reason = domain.refuse(move)
    assert (reason.what if reason is not None else "") == what


def test_what_is_lacking_is_named() -> None:
    reason = lacking(word("FRIEND"), supply("F R A/I N"))
    assert reason.args == {"word": "FRIEND", "letters": "E, D", "count": 2}
    assert lacking(word("T A/I=I T"), supply("T ? A/I")).what == "word-cards"


def test_a_typed_word_finds_nothing_in_a_replay() -> None:
    move = completed(word("ART"), supply("A/I R T"), Judge(None))
    assert move.cards == []


# -- what could be laid --


def domain(there: Supply, shortest: int = 2) -> Words:
    return Words(there, judge(), shortest, lambda move, places: None, lambda word, counted: counted * len(word))


def test_the_best_words_are_the_best() -> None:
    there = supply("F A/E C A/E D T R ?")
    every = sorted((-domain(there).counts(m), m.word) for m in domain(there).some(1000) if isinstance(m, Word))
    assert {w for _, w in every} == set(domain(there).found())
    for limit in (0, 1, 3, 7):
        got = [(-count, m.word) for m, count in domain(there).best(limit) if isinstance(m, Word)]
        assert got == every[:limit]


def test_proposals_are_words_of_the_list_and_all_come() -> None:
    there = supply("T R A/E A/I D")
    luck = chance("proposals")
    seen = set()
    for _ in range(200):
        move = domain(there).propose(luck)
        assert isinstance(move, Word)
        assert move.word in WORDS
        seen.add(move.word)
    assert seen == set(domain(there).found())
    assert domain(supply("B C D")).propose(luck) is None


def test_few_words_are_spelled_to_find_the_best() -> None:
    spelled = list[str]()

    def score(word: str, counted: int) -> int:
        return counted

    def rule(move: Word, places: list[int]) -> Reason | None:
        spelled.append(move.word)
        return None

    there = supply("T A/E A/I R ?")
    wide = Words(there, judge(), 2, rule, score)
    assert len(wide.some(1)) == 1
    assert len(wide.found()) > 20
    assert len(spelled) == 1, "a letter of the wild card makes no word dear"


# -- exchanges --


def test_an_exchange_is_any_of_the_cards_up_to_what_there_is() -> None:
    held = cards("T T A/E ?")
    domain = Exchange(held, 2, PACK)
    assert domain.refuse(exchange(cards("T T"), PACK)) is None
    assert domain.refuse(exchange(cards("T A/E ?"), PACK)) is not None, "more than the stock holds"
    reason = domain.refuse(exchange(cards("Z"), PACK))
    assert reason is not None
    assert reason.what == "you-do-not-hold"
    three = domain.refuse(exchange(cards("T T T"), PACK))
    assert three is not None
    assert three.what == "you-do-not-hold"
    luck = chance("exchange")
    for _ in range(50):
        move = domain.propose(luck)
        assert move is not None
        assert domain.refuse(move) is None
    assert [PACK.code[c] for c in picked(cards("T T"), held, PACK)] == ["T", "T"]
    assert all(domain.refuse(move) is None for move in domain.some(9))
