"""The promises of the texts: whatever is said in one language is said in all, of the same things, and well formed.

Everything is found by walking: catalogues, games, rules pages.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from majlis import options, registry
from majlis.game import Nature
from majlis.options import written
from majlis.speech import HERE, LANGUAGES, RIGHT_TO_LEFT, Speech

BIDI = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
NATIVE_DIGITS = re.compile("[\u0660-\u0669\u06f0-\u06f9]")
PLURALS = {"zero", "one", "two", "few", "many"}


@cache
def entries(path: Path) -> list[ast.Message | ast.Term | ast.Junk]:
    """What stands in a catalogue, without its comments."""
    body = parse(path.read_text(encoding="utf-8")).body
    return [entry for entry in body if isinstance(entry, (ast.Message, ast.Term, ast.Junk))]


def catalogues() -> dict[str, dict[str, Path]]:
    """Every catalogue by folder and name (rooms, french, or none), and in it by language."""
    found: dict[str, dict[str, Path]] = {}
    for path in sorted(HERE.rglob("*.ftl")):
        name, _, lang = path.stem.rpartition(".")
        found.setdefault(f"{path.parent.relative_to(HERE)}/{name}", {})[lang] = path
    return found


FILES = sorted(HERE.rglob("*.ftl"))
SETS = catalogues()


def named(path: Path) -> str:
    return str(path.relative_to(HERE))


class Seen(Visitor):  # type: ignore[misc]
    """The variables and the selects of a pattern."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selects: list[ast.SelectExpression] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.selects.append(node)
        self.generic_visit(node)


def seen(node: ast.BaseNode) -> Seen:
    visitor = Seen()
    visitor.visit(node)
    return visitor


def keys(select: ast.SelectExpression) -> list[str]:
    return [v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in select.variants]


def stem(variable: str) -> str:
    """A card in its object form is the same card; of a seat, whether it is you is the same seat."""
    return re.sub("_(object|count|you|id)$", "", variable)


# -- the catalogues --


def test_there_are_catalogues() -> None:
    assert len(FILES) > len(LANGUAGES)


@pytest.mark.parametrize("path", FILES, ids=named)
def test_a_catalogue_is_well_formed(path: Path) -> None:
    junk = [entry.content for entry in entries(path) if isinstance(entry, ast.Junk)]
    assert not junk
    ids = [entry.id.name for entry in entries(path) if not isinstance(entry, ast.Junk)]
    twice = sorted({name for name in ids if ids.count(name) > 1})
    assert not twice, "only the last of them would be said"


@pytest.mark.parametrize("name", SETS)
def test_every_catalogue_is_there_in_every_language(name: str) -> None:
    assert sorted(SETS[name]) == sorted(LANGUAGES)


@pytest.mark.parametrize(("name", "lang"), [(name, lang) for name in SETS for lang in LANGUAGES])
def test_the_same_messages_of_the_same_things(name: str, lang: str) -> None:
    """Ids, attributes (but the object form, which only some languages have), and the arguments that are named."""
    ours, theirs = _contents(SETS[name].get(lang)), _contents(SETS[name].get(LANGUAGES[0]))
    assert sorted(theirs.keys() - ours.keys()) == [], "missing"
    assert sorted(ours.keys() - theirs.keys()) == [], "not in the first language"
    for message, (attributes, variables) in theirs.items():
        assert ours[message][0] == attributes, message
        assert variables - ours[message][1] <= {"people"}, f"{message} leaves something unsaid"
        assert ours[message][1] - variables <= {"people"}, f"{message} says more"


def _contents(path: Path | None) -> dict[str, tuple[set[str], set[str]]]:
    made = {}
    for entry in entries(path) if path is not None else []:
        if not isinstance(entry, ast.Junk):
            attributes = {a.id.name for a in entry.attributes if not a.id.name.endswith("object")}
            made[entry.id.name] = (attributes, {stem(v) for v in seen(entry).variables})
    return made


@pytest.mark.parametrize("path", FILES, ids=named)
def test_no_sign_turns_a_text_about(path: Path) -> None:
    """Speech fences names off by itself; marks in a catalogue would only be in the way of ear and braille."""
    assert not BIDI.search(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", FILES, ids=named)
def test_numbers_are_written_alike_everywhere(path: Path) -> None:
    assert not NATIVE_DIGITS.search(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", FILES, ids=named)
def test_a_number_gets_every_form_of_what_is_counted(path: Path) -> None:
    """The default is the form for all other numbers; in Arabic 3 to 10 of a thing are not said as 11 are."""
    for entry in entries(path):
        for select in seen(entry).selects if not isinstance(entry, ast.Junk) else []:
            assert isinstance(entry, (ast.Message, ast.Term))
            names = keys(select)
            where = f"{entry.id.name}: {names}"
            assert len(set(names)) == len(names), where
            if set(names) & PLURALS:
                assert keys(select)[[v.default for v in select.variants].index(True)] == "other", where
                if path.stem.endswith("ar") and not _of_people(select):
                    assert "few" in names, where


def _of_people(select: ast.SelectExpression) -> bool:
    """Do the forms only agree with how many people do something?"""
    return isinstance(select.selector, ast.VariableReference) and select.selector.id.name == "people"


@pytest.mark.parametrize("lang", RIGHT_TO_LEFT)
def test_texts_of_a_language_are_written_in_its_letters(lang: str) -> None:
    """Nothing was left in the letters of another."""
    for name in SETS:
        for entry in entries(SETS[name][lang]) if lang in SETS[name] else []:
            if isinstance(entry, ast.Message) and isinstance(entry.value, ast.Pattern):
                text = "".join(e.value for e in entry.value.elements if isinstance(e, ast.TextElement))
                letters = [c for c in text if c.isalpha()]
                assert not letters or any("\u0600" <= c <= "\u06ff" for c in letters), f"{name} {entry.id.name}"


# -- every game has words for what it declares --

GAMES = [(kind, lang) for kind in registry.natures().values() for lang in LANGUAGES]


def game_named(value: Nature | str) -> str:
    return value.key if isinstance(value, Nature) else value


@pytest.mark.parametrize(("kind", "lang"), GAMES, ids=game_named)
def test_a_game_names_itself_its_variants_and_its_options(kind: Nature, lang: str) -> None:
    speech = Speech(lang, kind.key)
    wanted = ["name", "about", *[f"variant-{name}" for name in kind.variants]]
    for choice in options.choices(kind.options):
        wanted.append(f"option-{choice.name}")
        words = [value for value in choice.values if isinstance(value, str) and not value.isdigit()]
        wanted += [f"value-{choice.name}-{written(value)}" for value in words]
    assert [name for name in wanted if not speech.has(name)] == []


@pytest.mark.parametrize(("kind", "lang"), GAMES, ids=game_named)
def test_a_game_names_its_places_and_facts(kind: Nature, lang: str) -> None:
    speech = Speech(lang, kind.key)
    for name in ["", *kind.variants]:
        game = registry.game(kind.key, variant=name)
        missing = []
        for zone in game.plan.names:
            place, _, owner = zone.partition("/")
            forms = ("-you", "-they") if owner else ("",)
            missing += [f"zone-{place}{form}" for form in forms if not speech.has(f"zone-{place}{form}")]
        for seats in game.nature.seats:
            for fact in game.facts(game.blank(seats)):
                forms = ("-they", "-value") if fact.seats else ("", "-value")
                missing += [f"fact-{fact.what}{form}" for form in forms if not speech.has(f"fact-{fact.what}{form}")]
        assert missing == []


@pytest.mark.parametrize("kind", registry.natures().values(), ids=game_named)
def test_what_is_toned_is_said(kind: Nature) -> None:
    """A tone belongs to an event that has a sentence."""
    speech = Speech(LANGUAGES[0], kind.key)
    for event in kind.tones:
        assert any(speech.has(f"{event}{form}") for form in ("", "-you", "-they")), event


# -- rules pages --


@pytest.mark.parametrize(("kind", "lang"), GAMES, ids=game_named)
def test_every_game_has_a_rules_page_with_the_same_headings(kind: Nature, lang: str) -> None:
    page = registry.folder(kind.key) / f"rules.{lang}.md"
    assert page.exists()
    assert levels(page) == levels(registry.folder(kind.key) / f"rules.{LANGUAGES[0]}.md")
    text = page.read_text(encoding="utf-8")
    assert not BIDI.search(text)
    assert not NATIVE_DIGITS.search(text)


def levels(page: Path) -> list[int]:
    return [len(line) - len(line.lstrip("#")) for line in headings(page)]


def headings(page: Path) -> Iterator[str]:
    return (line for line in page.read_text(encoding="utf-8").splitlines() if line.startswith("#"))


@pytest.mark.parametrize(("kind", "lang"), GAMES, ids=game_named)
def test_a_rules_page_begins_with_the_name_of_the_game(kind: Nature, lang: str) -> None:
    page = registry.folder(kind.key) / f"rules.{lang}.md"
    assert next(headings(page)) == f"# {Speech(lang, kind.key).text('name')}"
