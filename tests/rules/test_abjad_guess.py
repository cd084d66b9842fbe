"""Abjad Guess, ruling by ruling. The rulings stand in words beside the game."""

from __future__ import annotations

from typing import Any

import pytest

from majlis import options, position, record, registry
from majlis.chance import chance
from majlis.games.abjad_guess.moves import LONGEST, Lay, clean
from majlis.judge import Judge
from majlis.lexicon.meanings.meaning import Meaning
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.move import QUIET, IllegalMove, Refused
from majlis.plan import SEATS, SPECTATOR, Seat
from majlis.search import world
from majlis.speech import Speech, plain
from majlis.view import View
from tests.kit.letters import ARABIC
from tests.kit.small import Sitting, SmallList

pytestmark = pytest.mark.both_builds
KEY = "abjad_guess"
GLOSSES = {
    "باب": "ما يُدخل منه إلى البيت",
    "كلب": "حيوان وفي ينبح",
    "كتاب": "أوراق مجموعة تُقرأ",
    "قلب": "عضو يضخ الدم",
    "لا": "حرف نفي",
    "هاتف": "جهاز نتكلم به من بعيد",
}


class SmallDictionary:
    """Some meanings, and no more."""

    class Own:
        def __iter__(self) -> Any:
            return iter(GLOSSES)

        def of_kind(self, kind: str) -> list[str]:
            return list(GLOSSES)

    own = Own()

    def define(self, word: str, headwords: Any = None) -> list[Meaning]:
        return [Meaning(GLOSSES[word], "ar", "small", "noun")] if word in GLOSSES else []

    def masked(self, word: str, lexicon: Any) -> list[Meaning]:
        return self.define(word)


class List(SmallList):
    def headwords(self, word: str) -> frozenset[str]:
        return frozenset([word])

    def same_word(self, one: str, other: str) -> bool:
        return one == other


def judge(words: list[str] | None = None) -> Judge:
    made = Judge(List(words if words is not None else ARABIC))
    made.dictionary = SmallDictionary
    return made


def game(**given: Any) -> Any:
    return registry.game(KEY, given, judge=judge())


def asking(seats: int = 2, state: dict[str, Any] | None = None, **given: Any) -> Sitting:
    """Seat 0 is to ask; the last seat has dealt."""
    made = game(**given)
    told = {"dealer": seats - 1, "asker": 0, "acting": 1, **(state or {})}
    return Sitting(made, position.place(made, {"game": KEY, "seats": seats, "state": told}))


def started(seats: int = 2, **given: Any) -> Match[Any]:
    return Match(game(**given), seats, SeedLuck("guess"))


# -- the stock and a word --


def test_AG_01_all_letters_lie_open() -> None:
    match = started()
    stock = match.game.plan.index["stock"]
    assert len(match.state.piles.zones[stock]) == len(match.game.pack.all) == 149
    assert -1 not in View(match.game, match.state, SPECTATOR).zones[stock]
    spots = match.game.spots(match.state, stock)
    assert len(set(spots)) == 149
    assert max(row for row, _ in spots) == 27, "a row for each letter"
    wilds = game(wilds=True)
    assert wilds.pack.code.count("wild") == 8
    sitting = asking(wilds=True).play("lay wild=ب red.alif red.ba means a door")
    assert sitting.said("lays-to-guess")["points"] == 1 + 2, "a wild counts nothing"
    assert [mark.term for mark in sitting.game.marks(sitting.state)] == ["letter-ba"]


@pytest.mark.parametrize(("judgement", "scores"), [("accept", [0, 16]), ("reject", [16, 0])])
def test_AG_02_the_16_point_example(judgement: str, scores: list[int]) -> None:
    """Printed values: alif 1, ba 2, jim 5, dal 8; right for the guesser, wrong for the asker."""
    sitting = asking().play("lay ابجد means the first letters")
    assert sitting.said("lays-to-guess")["points"] == 16
    sitting.play("answer letters").play(judgement)
    if judgement == "reject":
        sitting.play("yield")
    assert sitting.state.scores == scores


def test_AG_02_who_does_not_know_is_told_and_the_asker_scores() -> None:
    sitting = asking().play("lay ابجد means the first letters").play("give-up")
    assert sitting.said("meaning-is")["meaning"] == "the first letters"
    assert sitting.play("yield").state.scores == [16, 0]


def test_AG_02_the_meaning_may_be_left_to_the_dictionary() -> None:
    sitting = asking().play("lay باب")
    assert sitting.state.meaning == sitting.state.gloss == GLOSSES["باب"]
    assert asking().play("lay باب means none").state.meaning == GLOSSES["باب"]
    own = asking().play("lay باب معناها مدخل")
    assert (own.state.meaning, own.state.gloss) == ("مدخل", GLOSSES["باب"])
    assert asking().refused("lay ابجد") == "no-meaning"


# -- who is right --


def disputed(seats: int = 2, answer: str = "answer a gate") -> Sitting:
    sitting = asking(seats).play("lay باب means a door").play(answer)
    return (sitting.play("reject") if answer != "give-up" else sitting).play("dispute")


@pytest.mark.parametrize(
    ("votes", "scores"),
    [
        (("guesser", "guesser"), [0, 5]),
        (("asker", "asker"), [5, 0]),
        (("asker", "guesser"), [0, 0]),
        (("guesser", "nobody"), [0, 0]),
    ],
)
def test_AG_03_two_must_agree(votes: tuple[str, str], scores: list[int]) -> None:
    sitting = disputed()
    assert sitting.said("disputes")["gloss"] == GLOSSES["باب"], "the gloss is shown to all"
    assert sitting.waiting() == [0, 1]
    sitting.play(f"vote {votes[0]}", 0)
    assert sitting.waiting() == [1]
    sitting.play(f"vote {votes[1]}", 1)
    assert sitting.state.scores == scores
    assert sitting.waiting() == [1]
    assert len(sitting.lie("used")) == 3, "the letters are gone"


@pytest.mark.parametrize(("votes", "scores"), [("gg", [0, 5, 0, 0]), ("ag", [0, 0, 0, 0]), ("an", [5, 0, 0, 0])])
def test_AG_03_of_more_those_vote_whom_it_does_not_concern(votes: str, scores: list[int]) -> None:
    names = {"a": "asker", "g": "guesser", "n": "nobody"}
    sitting = disputed(4)
    assert sitting.waiting() == [2, 3]
    sitting.play(f"vote {names[votes[0]]}", 2).play(f"vote {names[votes[1]]}", 3)
    assert sitting.state.scores == scores


def test_AG_03_votes_are_sealed() -> None:
    sitting = disputed(4).play("vote asker", 2)
    assert [(int(s), m.text) for s, m in sitting.game.sealed(sitting.state)] == [(2, "vote asker")]
    found = {world(sitting.game, sitting.state, SEATS[3], chance("v", n)).votes[2] for n in range(20)}
    assert len(found) > 1
    assert "asker" not in sitting.said("votes")


def test_AG_03_option_one_of_four_meanings() -> None:
    sitting = asking(judged="choice").play("lay باب")
    state = sitting.state
    assert len(set(state.glosses)) == 4
    assert state.glosses[state.right] == GLOSSES["باب"]
    assert sitting.moves(1)[:4] == ["choose 1", "choose 2", "choose 3", "choose 4"]
    right, wrong = f"choose {state.right + 1}", f"choose {(state.right + 1) % 4 + 1}"
    assert sitting.play(right).state.scores == [0, 5]
    other = asking(judged="choice").play("lay باب")
    wrong = f"choose {(other.state.right + 1) % 4 + 1}"
    assert other.play(wrong).state.scores == [5, 0]
    assert other.said("picks-wrong")["right"] == GLOSSES["باب"]
    assert asking(judged="choice").refused("lay ابجد") == "no-meanings"
    gave_up = asking(judged="choice").play("lay باب").play("give-up")
    assert gave_up.state.scores == [5, 0]
    assert gave_up.said("meaning-is")["meaning"] == GLOSSES["باب"]


def test_AG_04_a_word_that_is_none() -> None:
    sitting = asking().play("lay بابج means nothing at all").play("challenge")
    assert sitting.state.scores == [0, 0]
    assert len(sitting.lie("stock")) == 149, "the letters go back"
    assert sitting.waiting() == [1]
    assert sitting.state.asked == [1, 0], "the turn is lost"
    sitting.play("pass")
    assert sitting.refused("lay بابج means again") == "word-repeated"
    legal = asking().play("lay باب means a door").play("challenge")
    assert legal.moves(1) == ["give-up"], "the guess goes on, and it is no longer doubted"
    assert legal.play("answer a door").play("accept").state.scores == [0, 5]
    assert asking(mode="strict").refused("lay بابج means nothing") == "word-unknown"
    assert "challenge" not in asking(mode="honour").play("lay بابج means nothing").moves(1)


def test_AG_05_a_wrong_meaning_can_be_disputed_after_giving_up() -> None:
    sitting = disputed(answer="give-up")
    sitting.play("vote guesser", 0).play("vote guesser", 1)
    assert sitting.state.scores == [0, 5]


def test_AG_06_letters_and_words_are_used_once() -> None:
    sitting = asking().play("lay باب means a door").play("give-up").play("yield")
    assert len(sitting.lie("stock")) == 146
    assert len(sitting.lie("used")) == 3
    assert sitting.refused("lay باب means a door") == "word-repeated"


def test_AG_07_five_words_each_are_ten_turns() -> None:
    match = started()
    turns = 0
    while match.state.acting:
        seat = match.waiting()[0]
        move = match.game.domain(match.state, seat)
        if match.state.phase == 0:
            turns += 1
            match.play(seat, move.some(1)[0] if move.some(1) and turns % 2 else match.game.read("pass"))
        else:
            match.play(seat, match.game.fallback(match.state, seat))
    assert turns == 10
    assert match.state.asked == [5, 5]


def test_AG_07_all_pass_in_a_row_and_other_numbers() -> None:
    sitting = asking(3).play("pass").play("pass").play("pass")
    assert sitting.waiting() == []
    assert sitting.order()[-2] == "all-pass"
    assert game(words=3).words == 3
    mixed = asking().play("pass").play("lay باب means a door").play("give-up").play("yield").play("pass")
    assert mixed.waiting() == [1], "a word begins the count anew"


def test_AG_07_option_length() -> None:
    assert asking().refused("lay ا means alif") == "word-short"
    assert asking().refused("lay اب means father") == ""
    assert asking(length="3-7").refused("lay اب means father") == "word-short"
    assert asking(length="3-7").refused("lay بابابابا means x") == "word-long"


def test_AG_08_time_to_answer() -> None:
    sitting = asking().play("lay باب means a door")
    timer = sitting.game.timer(sitting.state)
    assert (timer.seconds, timer.seat, timer.move.text) == (60.0, 1, "give-up")
    assert asking().game.timer(asking().state) is None, "nobody is hurried to ask"
    slow = asking(seconds="120").play("lay باب means a door")
    assert slow.game.timer(slow.state).seconds == 120.0
    none = asking(seconds="none").play("lay باب means a door")
    assert none.game.timer(none.state) is None


def test_AG_09_the_dealers_left_asks_first_and_then_the_next() -> None:
    match = started(3)
    assert match.waiting() == [(match.state.dealer + 1) % 3]
    sitting = asking(3).play("lay باب means a door")
    assert sitting.waiting() == [1], "the next seat guesses"
    sitting.play("give-up").play("yield")
    assert sitting.waiting() == [1]
    assert sitting.play("pass").said("no-word-wanted")["left"] == 4


def test_AG_09_option_two_teams() -> None:
    made = game(teams=True)
    assert made.nature.seats == [4, 6]
    assert made.sides(4) == [[0, 2], [1, 3]]
    sitting = asking(4, teams=True).play("lay ابجد means letters").play("give-up").play("yield")
    assert sitting.game.standing(sitting.state).scores == [16.0, 0.0, 16.0, 0.0]
    assert [int(s) for s in next(e for e in sitting.heard if e.what == "gets-points").doers] == [0, 2]


# -- what is sealed --


def all_that_is_seen(sitting: Sitting, viewer: int) -> str:
    view = View(sitting.game, sitting.state, Seat(viewer))
    heard = [(e.what, repr(e.args)) for e in sitting.heard if e.seen_by(Seat(viewer)) is not None]
    facts = [(f.what, repr(f.args)) for f in view.facts]
    offers = [(o.verb, [repr(m.args()) for m in o.moves]) for o in view.offers]
    timer = sitting.game.timer(sitting.state)
    return repr((heard, facts, offers, view.marks, timer.move.text if timer else ""))


def test_AG_10_a_sealed_text_never_leaks_before_the_answer() -> None:
    secret = "سر مكتوم xyzzy"
    sitting = asking(3).play(f"lay باب means {secret}")
    for viewer in (1, 2, -1):
        assert "xyzzy" not in all_that_is_seen(sitting, viewer)
    assert "xyzzy" in all_that_is_seen(sitting, 0), "the asker may read it again"
    for viewer in (1, 2):
        for n in range(4):
            twin = world(sitting.game, sitting.state, SEATS[viewer], chance("leak", n))
            assert "xyzzy" not in twin.meaning
    assert world(sitting.game, sitting.state, SEATS[0], chance("own")).meaning == secret
    sitting.play("answer باب البيت")
    for viewer in (0, 1, 2, -1):
        assert "xyzzy" in all_that_is_seen(sitting, viewer)


def test_AG_10_which_meaning_is_right_only_the_asker_knows() -> None:
    sitting = asking(3, judged="choice").play("lay باب")
    rights = {world(sitting.game, sitting.state, SEATS[1], chance("r", n)).right for n in range(40)}
    assert rights == {0, 1, 2, 3}
    own = {world(sitting.game, sitting.state, SEATS[0], chance("r", n)).right for n in range(5)}
    assert own == {sitting.state.right}
    assert "sealed" not in str([f.what for f in View(sitting.game, sitting.state, SEATS[1]).facts])
    places = set()
    for seed in range(30):
        match = Match(game(judged="choice"), 2, SeedLuck(f"order {seed}"))
        match.play(match.waiting()[0], match.game.read("lay باب"))
        places.add(match.state.right)
    assert places == {0, 1, 2, 3}, "their order tells nothing"


def test_AG_10_the_word_is_hidden_in_its_own_meaning() -> None:
    made = registry.game(KEY, {"judged": "choice"})
    for word in list(made.meanings.known())[:120]:
        assert word not in made.meanings.gloss(word).split()


@pytest.mark.parametrize("judged", ["players", "choice"])
def test_AG_10_sealed_texts_survive_record_and_replay(judged: str) -> None:
    match = Match(registry.game(KEY, {"judged": judged}), 2, SeedLuck("kept"))
    typed = "lay باب means مدخل  البيت\tالكبير" if judged == "players" else "lay باب"
    match.play(match.waiting()[0], match.game.read(typed))
    if judged == "players":
        assert match.state.meaning == "مدخل البيت الكبير"
    text = record.write(record.of(match))
    again = record.replay(record.read(text))  # without list and dictionary
    assert again.digest() == match.digest()
    assert (again.state.meaning, again.state.glosses) == (match.state.meaning, match.state.glosses)
    back = position.place(match.game, position.write(match.game, match.state))
    assert (back.meaning, back.glosses, back.right) == (match.state.meaning, match.state.glosses, match.state.right)


def test_AG_10_nobody_brings_glosses_of_the_own() -> None:
    match = started(judged="choice", mode="strict")
    move = match.game.complete(match.state, match.waiting()[0], match.game.read("lay باب means x | y | z | w"))
    assert isinstance(move, Lay)
    assert move.texts[0] == GLOSSES["باب"]
    assert not {"y", "z", "w"} & set(move.texts)
    plain_match = started()
    forged = plain_match.game.complete(
        plain_match.state, plain_match.waiting()[0], plain_match.game.read("lay باب means x | a gloss of my own")
    )
    assert forged.texts == ["x", GLOSSES["باب"]]


def test_AG_10_a_record_stands_when_the_dictionary_says_something_else() -> None:
    match = started()
    match.play(match.waiting()[0], match.game.read("lay باب means x"))
    kept = record.of(match)
    later = game()
    later.judge.recalled.update(kept.verdicts)
    later.judge.dictionary = None
    again = Match(later, 2, SeedLuck("guess"))
    for seat, text in kept.moves:
        again.play(SEATS[seat], later.read(text))
    assert again.state.gloss == GLOSSES["باب"]


def test_AG_11_who_is_silent_accepts_does_not_dispute_and_does_not_vote() -> None:
    sitting = asking().play("lay باب means a door").play("answer a gate")
    timer = sitting.game.timer(sitting.state)
    assert (timer.seat, timer.move.text) == (0, "accept")
    sitting.play("reject")
    assert sitting.game.timer(sitting.state).move.text == "yield"
    sitting.play("dispute")
    assert sitting.game.timer(sitting.state).move.text == "vote nobody"
    assert asking().fallback(0).text == "pass"


# -- texts and positions --


def test_texts_are_cleaned() -> None:
    assert clean("  a\n b | c\u202e ") == "a b c"
    assert len(clean("x" * 1000)) == LONGEST
    for text in (
        "lay",
        "lay باب means a | ",
        "answer",
        "answer  ",
        "choose",
        "choose 9",
        "choose x",
        "lay xyz means y",
    ):
        with pytest.raises(IllegalMove):
            game().read(text)


@pytest.mark.parametrize(
    "wrong",
    [
        {"asker": 5},
        {"acting": 2},
        {"turns": 3},
        {"asked": [9, 0], "turns": 9},
        {"word": "باب"},
        {"phase": 1, "acting": 2},
        {"glosses": ["a", "b", "c", "d"]},
        {"answered": True},
    ],
)
def test_positions_that_cannot_be(wrong: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        asking(state=wrong)


def test_every_option_is_read() -> None:
    for choice in options.choices(registry.nature(KEY).options):
        for value in choice.values:
            assert game(**{choice.name: value}).options is not None
    assert registry.game(KEY, {}, "choice").choice


def test_bots_ask_answer_and_judge() -> None:
    from majlis.bots import make
    from majlis.view import Mind

    def chosen(sitting: Sitting) -> str:
        mind = Mind(sitting.game, sitting.state, sitting.state.waiting()[0], chance("bot"))
        return make("greedy", chance("bot")).choose(mind).text

    sitting = asking()
    asked = chosen(sitting)
    assert asked.startswith("lay ")
    word = sitting.game.read(asked).word
    points = {
        w: sitting.game.speller.counted(sitting.game.speller.spend([w], sitting.game.pack.all)[0]) for w in GLOSSES
    }
    assert points[word.word] == max(points.values())
    sitting.play(asked)
    assert chosen(sitting) == f"answer {GLOSSES[word.word]}"
    sitting.play(chosen(sitting))
    assert chosen(sitting) == "accept"
    wrong = asking().play("lay باب means a door").play("answer كلام آخر")
    assert chosen(wrong) == "reject"


def test_hints_are_closed_where_somebody_could_look_up() -> None:
    assert game().hints_closed is not None
    assert game(judged="choice", mode="strict").hints_closed is None


@pytest.mark.parametrize("lang", ["en", "ar", "el"])
def test_what_people_wrote_is_told_as_they_wrote_it(lang: str) -> None:
    sitting = asking().play("lay باب means مدخل البيت").play("answer a door")
    said = [plain(line) for line in sitting.told(1, lang)]
    assert any("مدخل البيت" in line for line in said)
    assert any("a door" in line for line in said)
    assert Speech(lang, KEY).has("meaning-is-they")


def test_moves_of_a_turn_are_those_of_its_phase() -> None:
    sitting = asking()
    assert sitting.moves(1) == []
    sitting.play("lay باب means a door")
    assert [move.text for move in sitting.game.choices(sitting.state, SEATS[1], QUIET)] == ["give-up", "challenge"]
    assert sitting.refused("pass", 0) == "not-your-turn"
    assert sitting.refused("accept", 1) != ""
