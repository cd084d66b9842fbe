"""As much Markdown as a rules page needs, as data: headings, paragraphs, lists, tables; spans may be strong or soft."""

from __future__ import annotations

import re
from typing import Any, Final

LINK: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)")
PART: Final = re.compile(r"\*\*[^*]+\*\*|\*[^*\s](?:[^*]*[^*\s])?\*|`[^`]+`|[^*`]+|[*`]")
HEADING: Final = re.compile(r"(#+)\s+(.*)")
ROW: Final = re.compile(r"\s*\|(.*)\|\s*")
RULE: Final = re.compile(r"[\s|:-]+")
ITEM: Final = re.compile(r"\s*(?:[-*+]|(\d+)[.)])\s+(.*)")


def spans(text: str) -> list[dict[str, Any]]:
    """A line in its parts."""
    made: list[dict[str, Any]] = []
    for part in PART.findall(LINK.sub(r"\1", text)):
        strong = len(part) > 4 and part.startswith("**")
        soft = not strong and len(part) > 2 and part[0] in "*`" and part[0] == part[-1]
        made.append(
            {
                "text": part[2:-2] if strong else part[1:-1] if soft else part,
                "strong": strong,
                "soft": soft,
                "typed": soft and part[0] == "`",
            }
        )
    return made


def blocks(source: str) -> list[dict[str, Any]]:
    """A page in its blocks."""
    made: list[dict[str, Any]] = []
    ended = True
    for line in source.splitlines():
        heading, item = HEADING.fullmatch(line), ITEM.fullmatch(line)
        if not line.strip():
            ended = True
        elif heading:
            made.append({"kind": "heading", "level": len(heading[1]), "items": [spans(heading[2])]})
            ended = True
        elif item:
            ordered = item[1] is not None
            if ended or made[-1]["kind"] != "list" or made[-1]["ordered"] != ordered:
                made.append({"kind": "list", "ordered": ordered, "items": []})
            made[-1]["items"].append(spans(item[2]))
            ended = False
        elif row := ROW.fullmatch(line):
            if ended or made[-1]["kind"] != "table":
                made.append({"kind": "table", "items": [], "rows": []})
            if not RULE.fullmatch(line):
                made[-1]["rows"].append([spans(each.strip()) for each in row[1].split("|")])
            ended = False
        elif ended:
            made.append({"kind": "text", "items": [spans(line.strip())]})
            ended = False
        else:
            made[-1]["items"][-1] += spans(" " + line.strip())
    return made


def lines(source: str) -> list[str]:
    """A page as plain lines, for those who read with fingers; an empty one before each heading."""
    made: list[str] = []
    for block in blocks(source):
        if block["kind"] == "heading":
            made.append("")
        made += [", ".join("".join(span["text"] for span in cell) for cell in row) for row in block.get("rows", [])]
        for number, item in enumerate(block["items"], 1):
            text = "".join(span["text"] for span in item)
            start = "" if block["kind"] != "list" else f"{number}. " if block["ordered"] else "- "
            made.append(start + text)
    return made
