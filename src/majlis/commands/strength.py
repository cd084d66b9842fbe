"""`majlis arena --report`: how strong the bots are in every game, as a table in Markdown (docs/strength.md)."""

from __future__ import annotations

from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any

import majlis.table
from majlis import registry
from majlis.arena import report
from majlis.arena.contest import Keeper
from majlis.arena.pool import pool
from majlis.arena.report import Meeting
from majlis.commands.call import DONE, Call, whole
from majlis.commands.progress import progress
from majlis.commands.simulate import MOST_JOBS, MOST_MATCHES
from majlis.event import Arg
from majlis.speech import Speech


def strength(call: Call, args: Any) -> int:
    """Let neighbours of the ladder meet in every game, or in the one that is named, and tell as it comes."""
    keys = [registry.nature(args.KEY).key] if args.KEY else list(registry.natures())
    kept = Keeper(Path(args.resume)) if args.resume else None
    build = "interpreted" if (majlis.table.__file__ or "").endswith(".py") else "compiled"
    most = whole(
        args.matches or str(report.QUICK_MATCHES if args.quick else report.MATCHES), "--matches", 2, MOST_MATCHES
    )
    names = [name.strip() for name in args.bots.split(",")] if args.bots else []
    ladder = list(pairwise(names)) or report.LADDER
    with closing(pool(whole(args.processes, "--processes", 1, MOST_JOBS), args.ray)) as workers:
        heard = progress(call, len(keys) * len(ladder))
        found = report.report(args.seed, workers, kept, most, ladder, keys, heard, args.one_deal)
        if call.json:
            call.give({"seed": args.seed, "build": build, "meetings": [_data(one) for one in found]})
            return DONE
        call.say(call.text("strength-title") + "\n")
        call.say(call.text("strength-about", {"command": _asked(args), "build": build}) + "\n")
        for line in ("strength-columns", "strength-rule"):
            call.say(call.text(line))
        for one in found:
            call.say(_row(call, one))
    return DONE


def _asked(args: Any) -> str:
    """The command that makes this table again."""
    words = ["majlis arena", args.KEY, "--report", f"--seed {args.seed}"]
    words += [f"--bots {args.bots}" if args.bots else "", f"--matches {args.matches}" if args.matches else ""]
    words += ["--one-deal" if args.one_deal else "", "--quick" if args.quick else ""]
    return " ".join(filter(None, words))


def _row(call: Call, one: Meeting) -> str:
    pair = one.pair
    better = {"one": pair.one, "other": pair.other, "neither": call.text("strength-nobody")}[pair.verdict]
    cells: dict[str, Arg] = {
        "game": Speech.of(registry.game(one.key), call.lang).text("name"),
        "seats": one.seats,
        "one": pair.one,
        "other": pair.other,
        "share": f"{pair.share.value:.3f}",
        "low": f"{pair.share.low:.3f}",
        "high": f"{pair.share.high:.3f}",
        "matches": pair.matches,
        "by": f"{pair.difference.value:+.2f}",
        "better": call.text("strength-alike") if one.alike else better,
    }
    return call.text("strength-row", cells)


def _data(one: Meeting) -> dict[str, Any]:
    pair = one.pair
    return {
        "key": one.key,
        "seats": one.seats,
        "bots": [pair.one, pair.other],
        "matches": pair.matches,
        "share": pair.share.data(),
        "difference": pair.difference.data(),
        "verdict": "alike" if one.alike else pair.verdict,
    }
