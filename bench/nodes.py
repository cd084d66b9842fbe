"""What a second node brings: moves for each second of a core, how much later others are told, and who is back when.

    ./majlis bench nodes [--json] [--rooms N] [--seconds N] [--rounds N] [--rate N] [--tables N]

One node against two on one PostgreSQL and one NATS, each with as many rooms of two seats over real sockets: once the
people of a room at one node, as behind a balancer that hashes the room, once at different ones. Two nodes on two cores
would leave none for the database, the bus and the players; so all nodes share one core and everything else the other,
and what counts is moves for each second of CPU of the nodes: two that have a core each carry twice that. Then a node is
killed while people play. Whatever went wrong is counted, and the exit code is 1. docs/scale.md says more.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from operator import truediv
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
PEERS = ROOT / "bench" / "peers" / "rooms"
PEOPLE = {  # where they are who play in a room
    "one": "all at one node",
    "two, by room": "at one of two nodes",
    "two, apart": "at different ones of two",
}
TIMES, LATER, BACK = 1.7, 1.0, 3.0  # what is wished for: moves, milliseconds, seconds
LAYOUTS: dict[str, tuple[int, list[str]]] = {
    "one": (1, []),
    "two, by room": (2, []),
    "two, apart": (2, ["--apart"]),
}
Nodes = list[tuple[int, subprocess.Popen[bytes]]]


class Services(NamedTuple):
    """What all nodes have in common, and where there is room for them."""

    postgres: Any
    nats: Any
    first: set[int]  # the core that the nodes have to themselves, where there are two
    every: set[int]


@contextmanager
def services() -> Iterator[Services]:
    """A database and a bus, as the tests have them; they and the players leave a core to the nodes."""
    from tests.rooms.servers import Nats, Postgres

    every = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else {0}
    first = {min(every)}
    if len(every) > 1:
        os.sched_setaffinity(0, every - first)  # ours, and of all that we start
    postgres = Postgres()
    try:
        nats = Nats()
        try:
            yield Services(postgres, nats, first, every)
        finally:
            nats.close()
    finally:
        postgres.close()


@contextmanager
def nodes(count: int, database: str, bus: str, cores: set[int]) -> Iterator[Nodes]:
    """Nodes that serve the same rooms, on these cores: their ports and processes."""
    from tests.rooms.servers import Leash, free_port, wait_for

    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": paths, "MAJLIS_PACE": "0"}
    made, leashes = [], []
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(count):
            port = free_port()
            words = [sys.executable, "-P", str(PEERS / "ours.py"), str(port), database, bus]
            quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
            process = subprocess.Popen(words, env=environment, cwd=folder, **quiet)
            made.append((port, process))
            leashes.append(Leash(process.pid))
            if hasattr(os, "sched_setaffinity"):
                os.sched_setaffinity(process.pid, cores)
        try:
            for port, process in made:
                wait_for(port, process)
            time.sleep(1.0)  # until each knows of the others
            yield made
        finally:
            for leash, (_, process) in zip(leashes, made, strict=True):
                leash.let_go()
                with suppress(ProcessLookupError):
                    process.kill()
                process.wait(20)


def measure(layout: str, rooms: int, rate: float, seconds: float, there: Services) -> Any:
    """One layout of nodes and people, once: so many rooms a node, in full (no rate) on one core."""
    count, more = LAYOUTS[layout]
    cores = there.every if rate else there.first
    with nodes(count, there.postgres.database(), there.nats.url, cores) as made:
        words = [sys.executable, "-P", str(PEERS / "load.py"), "--rooms", str(rooms * count), "--rate", str(rate)]
        words += ["--seconds", str(seconds), *more, "--port", *(str(port) for port, _ in made)]
        words += ["--process", *(str(process.pid) for _, process in made)]
        told = subprocess.run(words, capture_output=True, text=True, timeout=120 + rooms * count + seconds)
    if told.returncode:
        raise SystemExit(f'majlis: the players of "{layout}" gave up: {told.stderr.strip().splitlines()[-1]}')
    return json.loads(told.stdout)


def capacity(args: argparse.Namespace, there: Services) -> dict[str, Any]:
    """Every layout, round after round, so that a machine that slows down slows all."""
    full: dict[str, list[Any]] = {name: [] for name in LAYOUTS}
    calm: dict[str, list[Any]] = {name: [] for name in LAYOUTS}
    for _ in range(args.rounds):
        for name in LAYOUTS:
            full[name].append(measure(name, args.rooms, 0, args.seconds, there))
            calm[name].append(measure(name, args.rooms, args.rate, args.seconds, there))
    made: dict[str, Any] = {}
    for name, (count, _) in LAYOUTS.items():
        each = [one["moves_per_cpu_second"] for one in full[name]]
        alone = [one["moves_per_cpu_second"] for one in full["one"]]  # in the same round
        made[name] = {
            "moves_per_cpu_second": statistics.median(each),
            "is_times_one": round(count * statistics.median(map(truediv, each, alone)), 2),
            "told_p50_ms": statistics.median(one["told_p50_ms"] for one in calm[name]),
            "second_seat_later_p50_ms": statistics.median(one["between_p50_ms"] for one in calm[name]),
            "wrong": sum(one["wrong"] for one in full[name] + calm[name]),
            "last_wrong": next((one["last_wrong"] for one in full[name] + calm[name] if one["wrong"]), ""),
        }
    return made


async def killed(tables: int, made: Nodes, database: str) -> dict[str, Any]:
    """People at two nodes, one of which dies: how long they were away, and what of their moves is not in the logs."""
    from majlis.rooms.store import SqlStore
    from tests.rooms.house import back, middle, pair, wrong

    pairs = [await pair(number, [f"127.0.0.1:{port}" for port, _ in made]) for number in range(tables)]
    people = [person for two in pairs for person in two]
    playing = asyncio.gather(*(person.play(20) for person in people))
    await middle(people, 5 * len(people))
    made[0][1].send_signal(signal.SIGKILL)
    await asyncio.wait_for(playing, 300)
    away = back(people)
    store = await SqlStore.open(database)
    found = [what for two in pairs for what in wrong(await store.load(two[0].room), two)]
    await store.close()
    for person in people:
        await person.go()
    return {"people": len(away), "median_s": away[len(away) // 2], "longest_s": away[-1], "wrong": found}


def recovery(args: argparse.Namespace, there: Services) -> dict[str, Any]:
    """The middle of several deaths."""
    found = []
    for _ in range(args.rounds):
        database = there.postgres.database()
        with nodes(2, database, there.nats.url, there.every) as made:
            found.append(asyncio.run(killed(args.tables, made, database)))
    figures = ("people", "median_s", "longest_s")
    middle = {name: round(statistics.median(one[name] for one in found), 2) for name in figures}
    wrong = [what for one in found for what in one["wrong"]]
    return {**middle, "wrong": len(wrong), "last_wrong": "".join(wrong[-1:])}


def lines(made: dict[str, Any], args: argparse.Namespace) -> Iterator[str]:
    """What was found, as a table."""
    load, cores = made["load"]["now"], made["load"]["cores"]
    yield f"Middle of {args.rounds} rounds, {args.rooms} rooms a node; {cores} cores, with a load of {load}"
    yield ""
    heads = ("moves a second of CPU", "moves, times one", "others hear after", "the second after the first", "wrong")
    yield f"{'people of a room':26s}" + "".join(f"  {head}" for head in heads)
    for name, where in PEOPLE.items():
        one = made[name]
        told, later = f"{one['told_p50_ms']:.2f} ms", f"{one['second_seat_later_p50_ms']:.2f} ms"
        cells = (f"{one['moves_per_cpu_second']:,.0f}", f"{one['is_times_one']:.2f}", told, later, str(one["wrong"]))
        yield f"{where:26s}" + "".join(f"  {cell:>{len(head)}s}" for cell, head in zip(cells, heads, strict=True))
    yield ""
    for what, value, goal, met in goals(made):
        yield f"{what:62s}{value:7.2f}, wished for {goal:12s}  {'reached' if met else 'NOT REACHED'}"
    for where, figures in made.items():
        if figures.get("wrong"):
            yield f"went wrong ({PEOPLE.get(where, where)}): {figures['wrong']}, the last: {figures['last_wrong']}"


def goals(made: dict[str, Any]) -> Iterator[tuple[str, float, str, bool]]:
    """What is wished for: the figure, the goal, and whether it is reached."""
    for name in ("two, by room", "two, apart"):
        times = made[name]["is_times_one"]
        yield f"moves of two nodes, people {PEOPLE[name]}", times, f"{TIMES} or more", times >= TIMES
    later = made["two, apart"]["second_seat_later_p50_ms"] - made["one"]["second_seat_later_p50_ms"]
    yield "ms by which who is at another node hears later than at one", later, f"{LATER} or less", later <= LATER
    killed = made["killed"]
    if killed:
        what = f"s until {killed['people']:.0f} people of a killed node were back: the last"
        yield what, killed["longest_s"], f"{BACK} or less", killed["longest_s"] <= BACK


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="majlis bench nodes")
    parser.add_argument("--json", action="store_true")
    for name, kind, default in (
        ("rooms", int, 60),
        ("rate", float, 100.0),
        ("seconds", float, 3.0),
        ("rounds", int, 3),
        ("tables", int, 8),
    ):
        parser.add_argument(f"--{name}", type=kind, default=default)
    args = parser.parse_args(arguments)
    with services() as there:
        made = {**capacity(args, there), "killed": recovery(args, there)}
    made["load"] = {"now": round(os.getloadavg()[0], 1), "cores": os.cpu_count()}
    if args.json:
        print(json.dumps(made, ensure_ascii=False))
    else:
        print("\n".join(lines(made, args)))
    return int(any(figures.get("wrong") for figures in made.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
