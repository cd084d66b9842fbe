"""All laws over one game, seats and variants by turns, with what breaks a law in one line."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from majlis import registry
from majlis.laws.laws import LAWS
from majlis.laws.retelling import law_4_and_5
from majlis.laws.sentences import law_10_sentences
from majlis.speech import LANGUAGES

LONGEST: Final = 400  # characters of what is told of a broken law


class Case(NamedTuple):
    """A table to judge: the variant, how many sit at it, the luck, and the language if it is about that."""

    variant: str
    seats: int
    seed: int
    lang: str = ""


class Verdict(NamedTuple):
    """Whether a law is kept at a table. `law` is the name of its function, `broken` is "" or what happened."""

    law: str
    case: Case
    broken: str


def cases(key: str, seeds: int, seats: int = 0) -> list[Case]:
    """The fewest and the most seats (or `seats` alone), and each variant with one number of them, for each seed."""
    nature = registry.nature(key)
    ends = [seats] if seats else sorted({min(nature.seats), max(nature.seats)})
    tables = [("", each) for each in ends]
    tables += [(name, ends[n % len(ends)]) for n, name in enumerate(nature.variants)]
    return [Case(name, each, seed) for seed in range(seeds) for name, each in tables]


def judged(key: str, seeds: int, seats: int = 0) -> Iterator[Verdict]:
    """Every law in every case, the sentences once in each language."""
    folder = registry.folder(key)
    for case in cases(key, seeds, seats):
        game = registry.game(key, variant=case.variant)
        fitting = min(game.nature.seats, key=lambda n: abs(n - case.seats))
        for law in LAWS:
            rest = {"folder": folder} if law is law_4_and_5 else {}
            yield _verdict(law, case, partial(law, game, fitting, case.seed, **rest))
    game = registry.game(key)
    most = seats or max(game.nature.seats)
    for lang in LANGUAGES:
        judge = partial(law_10_sentences, game, most, range(2), lang, folder)
        yield _verdict(law_10_sentences, Case("", most, 0, lang), judge)


def _verdict(law: Callable[..., None], case: Case, judge: Callable[[], Any]) -> Verdict:
    """Whatever goes wrong while a law looks on breaks it: rules that fail are no rules."""
    broken = ""
    try:
        judge()
    except Exception as wrong:
        broken = _told(wrong)
    return Verdict(law.__name__, case, broken)


def _told(wrong: Exception) -> str:
    """What happened, and where in the game; where nothing was said, the line that was not true."""
    frames = traceback.extract_tb(wrong.__traceback__)
    last = frames[-1]
    what = " ".join(str(wrong).split()) or str(last.line)
    kind = "" if isinstance(wrong, AssertionError) else f"{type(wrong).__name__}: "
    return f"{kind}{what}"[:LONGEST] + f" ({Path(last.filename).name}:{last.lineno})"
