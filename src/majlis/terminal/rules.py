"""The page of rules of a game as plain text."""

from __future__ import annotations

import re

from majlis import registry
from majlis.speech import LANGUAGES

MARKS = ((r"\*\*(.+?)\*\*", r"\1"), (r"(?<!\w)[*_](.+?)[*_](?!\w)", r"\1"), (r"`([^`]*)`", r"\1"))
LINK = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")


def page(key: str, lang: str) -> list[str]:
    """The rules in the language, else in English; nothing if there is no page yet."""
    for wanted in (lang, LANGUAGES[0]):
        path = registry.folder(key) / f"rules.{wanted}.md"
        if path.is_file():
            return plain_text(path.read_text(encoding="utf-8"))
    return []


def plain_text(text: str) -> list[str]:
    """Markdown without its signs: one paragraph, point or row a line, headings as lines of their own."""
    lines: list[str] = []
    flowing = False  # does the line before go on?
    for raw in text.splitlines():
        line = raw.strip()
        if re.fullmatch(r"[|:\- ]*-[|:\- ]*", line) or line.startswith("```") or not line:
            flowing = False
            continue
        heading = re.fullmatch(r"#+\s+(.*?)\s*#*", line)
        point = re.match(r"([-*+]|\d+[.)])\s+", line)
        if heading or line.startswith("|"):
            lines.append(_unmarked(heading[1] if heading else ", ".join(c.strip() for c in line.strip("|").split("|"))))
            flowing = False
        elif flowing and not point:
            lines[-1] += " " + _unmarked(line)
        else:
            lines.append(_unmarked(line))
            flowing = True
    return lines


def _unmarked(line: str) -> str:
    line = LINK.sub(r"\1", re.sub(r"^(>\s*)+", "", line))
    line = re.sub(r"^[-*+]\s+", "- ", line)
    for pattern, kept in MARKS:
        line = re.sub(pattern, kept, line)
    return line
