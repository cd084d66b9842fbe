"""Our messages have the same names and arguments in every language, and numbers their plural forms."""

from __future__ import annotations

import re

import pytest
from babel import Locale
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from majlis.speech import HERE, LANGUAGES

KINDS = ("commands", "print", "terminal")


class _Found(Visitor):
    """Variables, and the plural forms of every choice between numbers."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.forms: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.forms.append({v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)})
        self.generic_visit(node)


def _messages(kind: str, lang: str) -> dict[str, _Found]:
    page = parse((HERE / "text" / f"{kind}.{lang}.ftl").read_text(encoding="utf-8"))
    made: dict[str, _Found] = {}
    for entry in page.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in made
            made[entry.id.name] = _Found()
            made[entry.id.name].visit(entry)
    return made


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_names_arguments_and_plural_forms(kind: str, lang: str) -> None:
    english, other = _messages(kind, "en"), _messages(kind, lang)
    assert list(other) == list(english)
    plurals = set(Locale(lang).plural_form.tags) | {"other"}
    for name, found in other.items():
        assert found.variables == english[name].variables, name
        for forms in found.forms:
            assert forms == plurals, name


@pytest.mark.parametrize("lang", ["ar", "el"])
@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_left_in_english(kind: str, lang: str) -> None:
    script = re.compile(r"[\u0600-\u06ff]" if lang == "ar" else r"[\u0370-\u03ff\u1f00-\u1fff]")
    for line in (HERE / "text" / f"{kind}.{lang}.ftl").read_text(encoding="utf-8").splitlines():
        words = re.sub(r"\{[^}]*(\}|->)|majlis|Hash", "", line.partition(" = ")[2])
        assert script.search(words) or not re.search(r"[a-z]{3}", words), line
