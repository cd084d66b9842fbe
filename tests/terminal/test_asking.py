"""What a person may type, in each language, and what the table answers."""

from __future__ import annotations

from pathlib import Path

import pytest

from majlis import registry
from majlis.cards.card import CardId
from majlis.event import Cards
from majlis.speech import Speech
from majlis.terminal import rules
from majlis.terminal.answers import VERBOSITIES
from majlis.terminal.loop import Loop
from majlis.terminal.native import as_recorded, typed_part, typed_verb
from majlis.terminal.reading import MOST_MOVES, first_cards
from majlis.terminal.tidy import tidy
from majlis.terminal.vocabulary import WORDS, Vocabulary, fold
from majlis.view import word_list
from tests.terminal.sitting import KEYS, LANGS, fallback, heard, ready, table
from tests.turns import in_some_language

Capsys = pytest.CaptureFixture[str]
QUESTIONS = ("hand", "table", "score", "turn", "counts", "help")
FEW = 3  # lines of an answer


# -- words --


@pytest.mark.parametrize("lang", LANGS)
def test_no_word_means_two_things(lang: str) -> None:
    speech = Speech(lang)
    typed = [fold(one) for word in WORDS for one in speech.text(f"terminal-word-{word}").split()]
    assert len(typed) == len(set(typed))
    known = Vocabulary(lang)
    for word in WORDS:
        for one in speech.text(f"terminal-word-{word}").split():
            assert known.command(one) == (word, None)
            assert known.command(f" {one.upper()} ") == (word, None)


def test_accents_vowel_marks_and_forms_of_a_letter_do_not_matter() -> None:
    assert fold("ΧΕΡΙ") == fold("χέρι")
    assert fold("Άσος") == fold("ασοσ")
    assert fold("أوراقي") == fold("اوراقى")
    assert fold("مُسَاعَدَة") == fold("مساعده")
    assert fold("  H ") == "h"


@pytest.mark.parametrize("lang", LANGS)
def test_keys_of_the_map_work_in_every_language(lang: str) -> None:
    known = Vocabulary(lang)
    keys = {"h": "hand", "c": "table", "s": "score", "t": "turn", "m": "moves", "e": "counts", "l": "again"}
    for key, word in {**keys, "u": "undo", "p": "pass", "?": "help", "q": "quit"}.items():
        assert known.command(key) == (word, None)
    assert known.command("log 10") == ("log", 10)
    assert known.command("m3") == ("moves", 3)
    assert known.command("3m") is None


def test_a_question_mark_asks_also_where_it_is_a_card(capsys: Capsys) -> None:
    """TakeTwo, where seed 3 deals a wild card, whose code is ?."""
    loop = ready(table("taketwo", seed="3"))
    assert "?" in [loop.sitting.game.pack.code[card] for card in loop.reader.hand()]
    assert "m1" in heard(capsys, loop, "?")[0]


# -- answers --


@in_some_language
def test_answers_are_short(key: str, lang: str, capsys: Capsys) -> None:
    loop = ready(table(key, lang))
    for verbosity in VERBOSITIES:
        heard(capsys, loop, verbosity)
        for word in QUESTIONS:
            typed = Speech(lang).text(f"terminal-word-{word}").split()[0]
            lines = heard(capsys, loop, typed)
            assert 1 <= len(lines) <= FEW, word
            assert lines == heard(capsys, loop, f" {typed.upper()} ")
        assert heard(capsys, loop, "m")


@pytest.mark.parametrize("key", KEYS)
def test_the_hand_is_numbered_and_a_number_plays(key: str, capsys: Capsys) -> None:
    loop = ready(table(key))
    hand = loop.reader.hand()
    if not hand:
        pytest.skip("nobody holds cards in this game")
    shown = heard(capsys, loop, "h")[0]
    for number, card in enumerate(hand, start=1):
        assert f"{number}) {loop.sitting.speech.card(card)}" in shown
    for number, card in enumerate(hand, start=1):
        face = loop.sitting.game.pack.face
        moves = [m for m in loop.reader.legal() if [face[c] for c in first_cards(m)] == [face[card]]]
        for typed in (str(number), str(number).translate(str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩"))):
            meant = loop.reader.read(typed)
            assert meant.move in moves or meant.which == moves or meant.reason is not None
    assert loop.reader.read(str(len(hand) + 1)).reason is not None
    assert loop.reader.read("0").reason is not None


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", KEYS)
def test_a_card_is_known_by_code_and_by_name(key: str, lang: str) -> None:
    loop = ready(table(key, lang))
    pack, speech = loop.sitting.game.pack, loop.sitting.speech
    for card in loop.reader.hand():
        moves = [m for m in loop.reader.legal() if [pack.face[c] for c in first_cards(m)] == [pack.face[card]]]
        for typed in (pack.code[card], speech.card(card), f"  {speech.card(card).upper()} "):
            meant = loop.reader.read(typed)
            if typed == "?":  # always help
                continue
            if len(moves) == 1:
                assert meant.move is moves[0]
            assert meant.command == ""
    others = [c for c in pack.all if pack.face[c] not in {pack.face[h] for h in loop.reader.hand()}]
    for card in others[:5]:
        if len(pack.code[card]) > 1:
            assert loop.reader.read(pack.code[card]).reason is not None


def _ambiguous(key: str) -> Loop | None:
    """A table at which one of my cards has several moves."""
    for seed in range(4):
        loop = table(key, seed=str(seed))
        loop.sitting.opening()
        while not loop.sitting.over():
            if not loop.sitting.mine():
                loop.others_play()
                continue
            if _several(loop):
                return loop
            loop.obey(fallback(loop))
    return None


def _several(loop: Loop) -> list[CardId]:
    """A card of my hand with which I can do several things."""
    face = loop.sitting.game.pack.face
    held = {face[card] for card in loop.reader.hand()}
    firsts = [first_cards(move) for move in loop.reader.legal()]
    return next((f for f in firsts if len(f) == 1 and firsts.count(f) > 1 and face[f[0]] in held), [])


@pytest.mark.parametrize("key", KEYS)
def test_a_card_with_several_moves_asks_which(key: str, capsys: Capsys) -> None:
    loop = _ambiguous(key)
    if loop is None:
        pytest.skip("every card has one move in this game")
    cards = _several(loop)
    code = loop.sitting.game.pack.codes(cards)
    face = loop.sitting.game.pack.face
    number = str([face[c] for c in loop.reader.hand()].index(face[cards[0]]) + 1)
    plies = len(loop.sitting.match.log)
    assert len(heard(capsys, loop, code if code != "?" else number)) == 1
    heard(capsys, loop, "h")  # the question is forgotten
    assert len(heard(capsys, loop, number)) == 1
    assert len(loop.sitting.match.log) == plies
    moves = [m for m in loop.reader.legal() if first_cards(m) == cards]
    assert heard(capsys, loop, "2")
    assert loop.sitting.match.log[plies][1] == moves[1]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", KEYS)
def test_what_is_no_move_is_told_in_one_line_and_changes_nothing(key: str, lang: str, capsys: Capsys) -> None:
    loop = ready(table(key, lang))
    before = loop.sitting.match.digest()
    barred = [move.text for move in loop.sitting.game.moves if move not in loop.reader.legal()][:8]
    verb = "play" if len(loop.reader.legal()) > 1 else "playing"  # a verb alone is the only move that it can mean
    for line in ("nonsense", verb, "999", "m999", "\u2067\x1b[2J", "", "   ", *barred):
        lines = heard(capsys, loop, line)
        assert len(lines) <= 1 or "play" in line, line
        assert "\x1b" not in "".join(lines)
    assert loop.sitting.match.digest() == before


@pytest.mark.parametrize("key", KEYS)
def test_barred_moves_say_why(key: str, capsys: Capsys) -> None:
    loop = ready(table(key))
    for offer in loop.sitting.view().offers:
        for move, reason in offer.barred:
            assert heard(capsys, loop, move.text)[0] == tidy(loop.answers.why_not(reason)[0])
            assert any(isinstance(arg, Cards) for arg in move.args().values()) or move.text


@pytest.mark.parametrize("key", KEYS)
def test_again_and_log_repeat_what_was_heard(key: str, capsys: Capsys) -> None:
    loop = ready(table(key))
    assert heard(capsys, loop, "log 2") == [tidy(line) for line in loop.sitting.heard[-2:]]
    heard(capsys, loop, fallback(loop))
    after = loop.sitting.heard[loop.sitting.fresh :]
    if loop.sitting.mine() or not loop.sitting.over():
        assert heard(capsys, loop, "l") == [tidy(line) for line in after]


def test_nothing_is_described_in_terse_and_all_in_full(capsys: Capsys) -> None:
    told = {}
    for verbosity in VERBOSITIES:
        loop = ready(table(KEYS[0], verbosity=verbosity))
        capsys.readouterr()
        loop.describe()
        told[verbosity] = capsys.readouterr().out.splitlines()
        loop.describe()
        assert capsys.readouterr().out == ""
    assert len(told["terse"]) == 0 < len(told["normal"]) < len(told["full"])


# -- moves in the words of a language --


@in_some_language
def test_kinds_of_moves_are_typed_in_the_language(key: str, lang: str) -> None:
    """What the table says that one types for a kind of move is understood as that kind, in whatever capitals."""
    loop = ready(table(key, lang))
    seen = set()
    while not loop.sitting.over() and len(loop.sitting.match.log) < 30:
        kinds = loop.reader.kinds() if loop.sitting.mine() else []
        for kind in kinds:
            word = typed_verb(lang, kinds, kind.verb)
            assert as_recorded(kinds, f"{word} X").split() == [kind.verb, "X"]
            assert as_recorded(kinds, f" {word.upper()}  X y ").split() == [kind.verb, "X", "y"]
            for part, _ in kind.parts[1:]:
                line = f"{word} X {typed_part(lang, kind, part)} y"
                assert as_recorded(kinds, line).split() == [kind.verb, "X", part, "y"]
            seen.add(kind.verb)
        if loop.sitting.mine():
            loop.obey(fallback(loop))
        else:
            loop.others_play()
    assert seen


def test_a_move_in_the_language_is_made(capsys: Capsys) -> None:
    """The same card played by its kind and its code, its name, and in the words that a button would say."""
    for lang in LANGS:
        loop = ready(table("basra", lang))
        move = loop.reader.legal()[0]
        card = loop.sitting.speech.card(first_cards(move)[0])
        word = typed_verb(lang, loop.reader.kinds(), move.verb)
        code = move.text.split()[1]
        told = [f"{word} {code}", f"{word} {card}", f"{move.verb} {code}", loop.sitting.speech.move(move, 0)]
        for line in told:
            meant = loop.reader.read(line)
            assert meant.move == move or move in meant.which, (lang, line)


@in_some_language
def test_many_moves_are_told_by_card(key: str, lang: str, capsys: Capsys) -> None:
    """Every move that can be listed is reached by a number, or by two; no answer is longer than a screen."""
    loop = ready(table(key, lang))
    for _ in range(12):
        if loop.sitting.over():
            break
        if not loop.sitting.mine():
            loop.others_play()
            continue
        groups = loop.reader.groups()
        assert sorted(m.text for group in groups for m in group) == sorted(m.text for m in loop.reader.legal())
        assert len(groups) == len(loop.reader.legal()) or len(groups) < len(loop.reader.legal()) > MOST_MOVES
        for number, group in enumerate(groups, start=1):
            meant = loop.reader.read(f"m{number}")
            assert [meant.move] == group or meant.which == group
        assert len(heard(capsys, loop, "m")) <= 2 * MOST_MOVES
        loop.obey(fallback(loop))


def test_a_game_is_named_first_and_the_list_of_words_only_there(capsys: Capsys) -> None:
    for key in KEYS:
        loop = table(key)
        lists = word_list(loop.sitting.game)
        opening = loop.answers.opening()
        assert opening[0].startswith(Speech("en", key).text("name"))
        assert len(opening) == 1 + len(lists)
        for fact in lists:
            assert str(fact.args["hash"]) in opening[-1]
            assert str(fact.args["hash"]) not in "".join(heard(capsys, ready(loop), "s"))


def test_very_many_cards_are_told_by_how_many_there_are_of_each(capsys: Capsys) -> None:
    """149 open letters of the guessing game, of which a line of all would be cut off."""
    told = heard(capsys, ready(table("abjad_guess")), "c")[0]
    assert "alif 8, ba 7, ta 7, tha 4" in told
    counts = told.partition(";")[0].partition(": ")[2].split(", ")
    assert sum(int(each.rpartition(" ")[2]) for each in counts) == 149
    assert len(counts) == 28


# -- the page of rules --


def test_rules_are_read_as_plain_text() -> None:
    text = "# Rules\n\nA **bold** word, `code` and a [link](x.md)\nthat goes on.\n\n- one\n- two\n  lines\n\n"
    text += "| a | b |\n|---|---|\n| 1 | 2 |\n"
    assert rules.plain_text(text) == [
        "Rules",
        "A bold word, code and a link that goes on.",
        "- one",
        "- two lines",
        "a, b",
        "1, 2",
    ]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", KEYS)
def test_rules_can_be_asked_for(key: str, lang: str, capsys: Capsys) -> None:
    loop = ready(table(key, lang))
    lines = heard(capsys, loop, Speech(lang).text("terminal-word-rules").split()[0])
    assert lines
    assert not [line for line in lines if "**" in line or line.startswith("#")]


def test_a_page_in_another_language_is_better_than_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "rules.en.md").write_text("# Hello\n")
    monkeypatch.setattr(registry, "folder", lambda key: tmp_path)
    assert rules.page("any", "el") == ["Hello"]


# -- what others sent --


def test_tidy_leaves_one_line_that_moves_nothing() -> None:
    assert tidy("a\nb\x1b[31m\u202ec\u2066d\ud800") == "a b[31mcd"
    assert tidy("می\u200cخواهم 7♣ άσος") == "می\u200cخواهم 7♣ άσος"
