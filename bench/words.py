"""How fast words are found: `./majlis bench words` prints each figure beside its goal.

Hands are drawn from the packs of the games, with fixed seeds. Each question is asked several times and the fastest
counts,
since the machine does other things besides. `--json` gives the figures by name.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from majlis.lexicon import LANGUAGES, WILD, Language, Shows
from majlis.lexicon import cache as disk
from majlis.lexicon.core import Compiled, Core, Plain
from majlis.lexicon.lexicon import Lexicon
from majlis.lexicon.library import Library

HANDS = 60
REPEATS = 5
VOWELS = ("AE", "AI", "AO", "AU", "EI", "EO", "EU", "IO", "IU", "OU")
COUNTS: dict[Language, str] = {  # letters of the packs, each as often as it is there
    "en": "BBCCDDFFGGHHHJKLLLMMNNNPPQRRRSSSTTTVWWXYYZ",
    "el": "Α" * 12 + "ΒΓΓΔΔ" + "Ε" * 8 + "Ζ" + "Η" * 7 + "Θ" + "Ι" * 8 + "Κ" * 4 + "ΛΛΛΜΜΜ" + "Ν" * 6 + "Ξ" + "Ο" * 9
    + "ΠΠΠΠ" + "Ρ" * 5 + "Σ" * 7 + "Τ" * 8 + "ΥΥΥΥΦΧΨΩΩΩ",
    "ar": "ابتثجحخدذرزسشصضطظعغفقكلمنهوي" * 4 + "اليمونرتبعدس" * 3 + "ا",
}  # fmt: skip
GOALS = {
    "load_ms": 60.0,
    "megabytes": 25.0,
    "membership_us": 0.1,
    "natural_7_ms": 0.05,
    "natural_10_ms": 0.05,
    "two_wild_7_ms": 1.5,
    "two_wild_10_ms": 1.5,
    "steals_20_ms": 2.0,
    "numpy_natural_7_ms": 0.5,
    "numpy_natural_10_ms": 0.5,
    "numpy_two_wild_7_ms": 6.0,
    "numpy_two_wild_10_ms": 6.0,
}


def pack(language: Language) -> list[Shows]:
    """What the cards of the language's pack may stand for; wild cards are added by `draw`."""
    shown = {"ت": "تة", "ه": "هة"} if language == "ar" else {}
    cards = [Shows(shown.get(letter, letter)) for letter in COUNTS[language]]
    return cards + [Shows(v) for v in VOWELS * 3] if language == "en" else cards


def draw(language: Language, count: int, seed: int, wilds: int | None) -> list[Shows]:
    """`count` cards; a natural hand (None) is drawn from the pack with its own wild cards."""
    luck = random.Random(f"{language} {count} {seed} {wilds}")
    if wilds is None:
        return luck.sample(pack(language) + [WILD] * {"en": 2, "el": 6, "ar": 8}[language], count)
    return luck.sample(pack(language), count - wilds) + [WILD] * wilds


def milliseconds(question: Callable[[], object]) -> float:
    """The fastest of several tries."""
    fastest = float("inf")
    for _ in range(REPEATS):
        start = time.perf_counter()
        question()
        fastest = min(fastest, time.perf_counter() - start)
    return fastest * 1000


def hands(lexicon: Lexicon, count: int, wilds: int | None) -> list[float]:
    """Milliseconds for each of sixty hands."""
    drawn = [draw(lexicon.language, count, seed, wilds) for seed in range(HANDS)]
    return [milliseconds(partial(lexicon.words_from, hand)) for hand in drawn]


def of_hands(lexicon: Lexicon, prefix: str) -> dict[str, float]:
    """Median and worst of natural hands and of hands with two wild cards."""
    lexicon.words_from(draw(lexicon.language, 7, 0, 2))  # whatever is made at the first question
    found = {}
    for name, wilds in (("natural", None), ("two_wild", 2)):
        for count in (7, 10):
            times = hands(lexicon, count, wilds)
            found[f"{prefix}{name}_{count}_ms"] = statistics.median(times)
            found[f"{prefix}{name}_{count}_worst_ms"] = max(times)
    return found


def asked(lexicon: Lexicon, words: list[str]) -> float:
    """Microseconds for each of `words`, asked once."""
    start = time.perf_counter()
    for word in words:
        word in lexicon  # noqa: B015
    return (time.perf_counter() - start) / len(words) * 1e6


def of_words(lexicon: Lexicon) -> dict[str, float]:
    """Membership of words asked before and of words never asked, hooks, steals; in us and ms."""
    luck = random.Random(1)
    words = luck.sample(list(lexicon), 20_000)
    wrong = [word[1:] + word[:1] for word in words]
    new, known = words[:10_000] + wrong[:10_000], words[:500] + wrong[:500]
    first = min(asked(lexicon, new[at : at + 1000]) for at in range(0, len(new), 1000))
    again = min(milliseconds(lambda: [word in lexicon for word in known]) for _ in range(5)) / len(known) * 1e3
    few = words[:200]
    hooks = milliseconds(lambda: [lexicon.hooks(word) for word in few]) / len(few) * 1e3
    table = [word for word in words if 4 <= len(word) <= 6][:20]
    drawn = [draw(lexicon.language, 7, seed, 0) for seed in range(20)]
    steals = [milliseconds(partial(lexicon.steals, table, hand)) for hand in drawn]
    return {
        "membership_us": again,
        "membership_first_us": first,
        "hooks_us": hooks,
        "steals_20_ms": statistics.median(steals),
        "steals_20_worst_ms": max(steals),
    }


def load(cache: Path, core: Core, language: Language) -> tuple[Lexicon, dict[str, float]]:
    """The list from the cache on disk (made before, if it was not there), and what that took."""
    Library(cache, core).lexicon(language)
    fastest = milliseconds(lambda: Library(cache, core).lexicon(language))
    lexicon = Library(cache, core).lexicon(language)
    return lexicon, {"load_ms": fastest, "megabytes": lexicon.bytes_held / 1e6}


def figures(languages: Iterable[Language] = LANGUAGES) -> dict[str, dict[str, float]]:
    """All figures by language."""
    cache = disk.folder()
    fast, plain = Compiled(cache / "numba"), Plain()
    found: dict[str, dict[str, float]] = {}
    for language in languages:
        lexicon, of_load = load(cache, fast, language)
        found[language] = of_load | of_hands(lexicon, "") | of_words(lexicon)
        found[language] |= of_hands(Library(cache, plain).lexicon(language), "numpy_")
    return found


def main(argv: list[str]) -> int:
    """Prints the figures; 1 with --strict if one misses its goal."""
    parser = argparse.ArgumentParser(prog="majlis bench words")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--strict", action="store_true")
    parser.add_argument("--language", choices=LANGUAGES, action="append")
    args = parser.parse_args(argv)
    found = figures(args.language or LANGUAGES)
    if args.json:
        print(json.dumps({"words": found, "goals": GOALS}))
    else:
        print(f"{'':28}" + "".join(f"{language:>10}" for language in found) + f"{'goal':>10}")
        for name in next(iter(found.values())):
            row = "".join(f"{figure[name]:10.3f}" for figure in found.values())
            print(f"{name:28}{row}" + (f"{GOALS[name]:10.2f}" if name in GOALS else ""))
        load_now = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
        print(f"machine: {os.cpu_count()} processors{load_now}")
    missed = [name for figure in found.values() for name, goal in GOALS.items() if figure[name] > goal]
    return 1 if args.strict and missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
