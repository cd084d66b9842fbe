"""Planted mistakes, all of which the tests must catch.

    python tools/mutants.py              all of them, each in a copy of its own; exit 1 if one survives
    python tools/mutants.py WORD ...     those whose file or name has one of these words

Tests that fail without any mistake are left out and named first, so that this also serves in the middle of a change.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPIED = ("src", "tests", "bench", "docs", "tools", "pyproject.toml")
KERNEL = ("tests/kernel", "tests/toys")
QUICK = [f"tests/kernel/test_{name}.py" for name in ("table", "worlds", "chance", "record", "position")]
PATIENCE = 900  # seconds for one run


@dataclass(frozen=True)
class Mutant:
    """A mistake: what it is, in which file, and the text that it changes."""

    name: str
    file: str
    old: str
    new: str


MUTANTS = [
    # the table: who knows what
    Mutant(
        "an open move tells nobody more", "table.py", "            aware |= piles.known[card]\n", "            pass\n"
    ),
    Mutant("what may have gone stays known", "table.py", "known[card] = known[card] & aware", "pass"),
    Mutant("a drawn card that was known may not have gone", "table.py", "            seen |= seers\n", ""),
    Mutant("a shuffle makes nobody forget", "table.py", "            known[card] = watchers\n", "            pass\n"),
    Mutant(
        "twins are told apart", "table.py", "            self._swap_twins(card, here, plan.faces)", "            pass"
    ),
    Mutant("all know where a slipped card lies", "table.py", "        self.piles.known[card] = 0\n", ""),
    Mutant(
        "what was uncovered is forgotten",
        "table.py",
        "        piles.known[piles.zones[zone][-1]] = piles.plan.everyone\n",
        "",
    ),
    Mutant("forks share what is ruled out", "piles.py", "self.cannot[:])", "self.cannot)"),
    Mutant("everybody sees everything", "piles.py", "if plan.watchers[z] & eyes:", "if True:"),
    Mutant("the count of a shut place is shown", "piles.py", "seen.append(None)", "seen.append([BACK] * len(cards))"),
    # what is heard
    Mutant("all hear what one is told", "event.py", "if not self.audience & eyes:", "if False:"),
    Mutant(
        "all hear which cards",
        "event.py",
        "        if self.aware & eyes:\n            return self\n",
        "        if True:\n            return self\n",
    ),
    Mutant("all see which cards move", "event.py", "        if self.aware & bit(viewer):\n", "        if True:\n"),
    # worlds and luck
    Mutant("worlds forget what is ruled out", "worlds.py", "if i < strict and barred[i] >> card & 1:", "if False:"),
    Mutant("worlds forget what is known", "worlds.py", "bit(viewer)\n", "0\n"),
    Mutant("worlds hold the truth", "worlds.py", "chance.shuffle(unseen)", "pass"),
    Mutant(
        "worlds hold what others sealed", "search.py", "            game.reseal(twin, seat, chance)", "            pass"
    ),
    Mutant(
        "worlds are not credible", "search.py", "        _make_credible(game, twin, viewer, chance)", "        pass"
    ),
    Mutant("no card stays in its place", "chance.py", "j = self.below(i + 1)", "j = self.below(i)"),
    Mutant("small numbers are favoured", "chance.py", "while word >= fair:", "while False:"),
    # matches, records, positions
    Mutant("a match changes its past", "match.py", "state = cast(S, self.state.fork())", "state = self.state"),
    Mutant("the seed of the deal in play is shown", "record.py", "if over or deal < match.deal:", "if True:"),
    Mutant("positions forget who knows what", "position.py", "if piles.known[card] != plain[card]:", "if False:"),
    Mutant("positions believe any value", "position.py", "if not _alike(start[name], value):", "if False:"),
    Mutant(
        "others may move at any time", "game.py", "return NOT_YOUR_TURN if state.acting else IS_OVER", "return None"
    ),
    # games, whatever they are called: see `planted`
]

# In every game whose rules have such a line: a pattern, and what takes its place.
PLANTED = [
    ("hands are open", r'each\("hand", OWNER', 'each("hand", 0'),
    ("a fork shares a list", r"(twin\.\w+(?:, twin\.\w+)* = .*?)(self\.\w+)\[:\]", r"\1\2"),
    ("all hear a hand", r'table\.tell\(seat, "your-hand", ', 'table.say("your-hand", [seat], '),
    ("a conclusion is not drawn", r"table\.rule_out\(.*\)", "pass"),
    ("a fact tells a hidden card", r'Fact\("dealer", \{\}', 'Fact("dealer", {"x": state.piles.zones[HAND[0]][0]}'),
    ("a card is lost", r"table\.draw\(1, STOCK, (\w+)\)", r"state.piles.zones[STOCK].pop()"),
    (
        "luck is drawn outside the seed",
        r"table\.shuffle\(STOCK\)",
        "__import__('random').shuffle(state.piles.zones[STOCK])",
    ),
    ("a barred move has no reason", r"why\.bar\(.*\)", "pass"),
    (
        "the wrong seat is next",
        r"state\.turn = after\(state\.turn, state\.seats\)",
        "state.turn = after(state.turn, 2)",
    ),
]


def planted() -> list[Mutant]:
    """The mistakes that fit into the games there are."""
    found = []
    for path in sorted((ROOT / "src" / "majlis" / "games").glob("*/*.py")):
        text = path.read_text(encoding="utf-8")
        for name, pattern, new in PLANTED:
            if hit := re.search(pattern, text):
                file = path.relative_to(ROOT / "src" / "majlis").as_posix()
                found.append(Mutant(name, file, hit[0], hit.expand(new) if "\\" in new else new))
    return found


def suites(mutant: Mutant) -> list[list[str]]:
    """What to run against a mistake, the likeliest first."""
    everything = ["tests/kernel", "tests/toys", "tests/test_every_game.py", "tests/rules"]
    if not mutant.file.startswith("games/"):
        return [[*QUICK], ["tests/toys"], everything]
    key = mutant.file.split("/")[1]
    rules = [f"tests/rules/test_{key}.py"] if (ROOT / "tests" / "rules" / f"test_{key}.py").is_file() else []
    return [["tests/test_every_game.py", "-k", f"{key} and not digest"], rules, ["tests/test_every_game.py", "-k", key]]


def copy(folder: Path) -> None:
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("__pycache__", "_web", "node_modules"))
        elif source.is_file():
            shutil.copy2(source, folder / name)


def run(folder: Path, arguments: list[str]) -> list[str]:
    """The tests that fail, by their ids; one word if they do not come to an end."""
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "MAJLIS_BUILD": "pure", "MAJLIS_TEST_BUILD": "pure"}
    command = [str(Path(sys.executable).with_name("pytest")), "-m", "not deep", "-p", "no:cacheprovider", *arguments]
    try:
        done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return ["(no end)"]
    failed = re.findall(r"^(?:FAILED|ERROR) (\S+(?: \S+\])?)", done.stdout, re.MULTILINE)
    return failed or (["(stopped)"] if done.returncode not in (0, 5) else [])


def catch(mutant: Mutant, known: list[str]) -> str:
    """The test that catches a mistake; nothing if none does."""
    with tempfile.TemporaryDirectory(prefix="mutant-") as name:
        folder = Path(name)
        copy(folder)
        path = folder / "src" / "majlis" / mutant.file
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace(mutant.old, mutant.new, 1), encoding="utf-8")
        skipped = [option for test in known for option in ("--deselect", test)]
        for arguments in suites(mutant):
            if arguments and (failed := run(folder, ["-x", *skipped, *arguments])):
                return failed[0]
    return ""


def main(words: list[str]) -> int:
    mutants = [m for m in [*MUTANTS, *planted()] if not words or any(w in m.file or w in m.name for w in words)]
    with tempfile.TemporaryDirectory(prefix="sound-") as name:
        copy(Path(name))
        known = run(Path(name), ["-n", "2", *KERNEL, "tests/test_every_game.py", "tests/rules"])
    for test in known:
        print(f"fails without a mistake: {test}", flush=True)
    left = 0
    for mutant in mutants:
        there = mutant.old in (ROOT / "src" / "majlis" / mutant.file).read_text(encoding="utf-8")
        caught = catch(mutant, known) if there else ""
        left += not caught
        print(f"{mutant.file}: {mutant.name}: {caught or ('SURVIVED' if there else 'NO SUCH LINE')}", flush=True)
    print(f"{len(mutants) - left} of {len(mutants)} caught")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
