"""How many moves a second the card room carries, beside boardgame.io and Colyseus in the same run.

    ./majlis bench rooms [--json] [--rooms N] [--seconds N] [--rounds N] [--rate N] [--ours]

Rooms of two seats, over real sockets of this machine alone. All play the same: lay a card, draw one; each seat is
shown the table without the other's hand. Ours has also written each move to the disk before anybody is told of it, and
says it in words. Servers take turns, each on one core, the players on another; docs/performance.md says more.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

HERE = Path(__file__).resolve().parent / "peers" / "rooms"
sys.path.insert(0, str(HERE))
START_SECONDS = 60
PAGE = 4096
INSTALL_SECONDS = 240
PACKAGES = ["boardgame.io@0.50.2", "@colyseus/core@0.18", "@colyseus/ws-transport@0.18", "@colyseus/schema@5"]


class Side(NamedTuple):
    """A server to measure."""

    name: str
    kind: str  # how its clients speak
    command: list[str]
    environment: Mapping[str, str] = MappingProxyType({})


def ours() -> list[Side]:
    """The card room, and the least that the server under it can do."""
    return [
        Side("majlis", "majlis", [sys.executable, "-P", str(HERE / "ours.py")]),
        Side("echo", "echo", [sys.executable, "-P", str(HERE / "echo.py")]),
    ]


def theirs(folder: Path) -> tuple[list[Side], str]:
    """The other servers, installed into `folder`; or why they are not there."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return [], "there is no node here: measuring without other servers"
    (folder / "package.json").write_text('{"private": true}')
    command = [npm, "install", "--no-audit", "--no-fund", "--loglevel=error", *PACKAGES]
    try:
        subprocess.run(command, cwd=folder, check=True, capture_output=True, timeout=INSTALL_SECONDS)
    except (subprocess.SubprocessError, OSError):
        return [], "the other servers cannot be installed here: measuring without them"
    for program in (HERE / "node").iterdir():
        shutil.copy(program, folder)
    production = {"NODE_ENV": "production"}
    boardgame, colyseus = [node, str(folder / "boardgame.cjs")], [node, str(folder / "colyseus.mjs")]
    return [
        Side("boardgame.io", "boardgame", boardgame, production),
        Side("boardgame.io, deltas", "boardgame", boardgame, {**production, "VARIANT": "delta"}),
        Side("colyseus", "colyseus", colyseus, production),
    ], ""


# -- one measurement --


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def cores() -> tuple[set[int], set[int]]:
    """One core for the server and another for its players, where there are two."""
    if not hasattr(os, "sched_getaffinity"):
        return set(), set()
    have = sorted(os.sched_getaffinity(0))
    return {have[0]}, {have[-1]}


def pinned(command: list[str], core: set[int], **more: Any) -> subprocess.Popen[str]:
    started = subprocess.Popen(command, text=True, start_new_session=True, **more)
    if core:
        with suppress(OSError):
            os.sched_setaffinity(started.pid, core)
    return started


@contextmanager
def running(side: Side, folder: Path) -> Iterator[tuple[int, int]]:
    """A server while it is measured: its port and process."""
    port = free_port()
    words = [*side.command, str(port), str(folder / "rooms.db")]
    paths = os.pathsep.join([str(HERE.parents[2]), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": paths, "PORT": str(port), **side.environment}
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    server = pinned(words, cores()[0], env=environment, cwd=folder, **quiet)
    try:
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until:
            with suppress(OSError):
                socket.create_connection(("127.0.0.1", port), 0.2).close()
                break
            time.sleep(0.1)
        time.sleep(1.0)
        yield port, server.pid
    finally:
        with suppress(ProcessLookupError):
            os.killpg(server.pid, signal.SIGTERM)
        try:
            server.wait(5)
        except subprocess.TimeoutExpired:
            os.killpg(server.pid, signal.SIGKILL)
            server.wait()


def measure(side: Side, rooms: int, rate: float, length: float) -> dict[str, Any]:
    """What the players saw, or what went wrong."""
    with tempfile.TemporaryDirectory() as kept, running(side, Path(kept)) as (port, process):
        words = [sys.executable, "-P", str(HERE / "load.py"), "--kind", side.kind, "--port", str(port)]
        words += ["--process", str(process), "--rooms", str(rooms), "--rate", str(rate), "--seconds", str(length)]
        players = pinned(words, cores()[1], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        try:
            told, wrong = players.communicate(timeout=60 + rooms / 5 + length)
        except subprocess.TimeoutExpired:
            os.killpg(players.pid, signal.SIGKILL)
            players.communicate()
            return {"failed": "it took too long"}
        if not told.strip():
            return {"failed": wrong.strip().splitlines()[-1:]}
        found: dict[str, Any] = json.loads(told)
        return found


def durable(rate: float, length: float) -> dict[str, Any]:
    """How long this disk takes to keep a page for good, at the pace of moves: who keeps them cannot be quicker."""
    times, sync = [], getattr(os, "fdatasync", os.fsync)
    with tempfile.TemporaryFile(buffering=0) as page:
        for _ in range(max(1, round(rate * length))):
            time.sleep(1 / rate)
            began = time.perf_counter()
            page.seek(0)
            page.write(bytes(PAGE))
            sync(page.fileno())
            times.append((time.perf_counter() - began) * 1000)
    times.sort()
    return {"p50_ms": round(times[len(times) // 2], 3), "p99_ms": round(times[int(len(times) * 0.99)], 3)}


# -- the run --


def middle(found: list[dict[str, Any]], figure: str) -> float | None:
    values = [one[figure] for one in found if one.get(figure) is not None]
    return statistics.median(values) if values else None


def run(args: argparse.Namespace, sides: list[Side]) -> dict[str, Any]:
    """Every server, round after round, so that a machine that slows down slows all."""
    closed: dict[str, list[dict[str, Any]]] = {side.name: [] for side in sides}
    paced: dict[str, list[dict[str, Any]]] = {side.name: [] for side in sides}
    disk: list[dict[str, Any]] = []
    for _ in range(args.rounds):
        disk.append(durable(args.rate, args.seconds))
        for side in sides:
            closed[side.name].append(measure(side, args.rooms, 0, args.seconds))
            paced[side.name].append(measure(side, args.rooms, args.rate, args.seconds))
    made: dict[str, Any] = {}
    for side in sides:
        made[side.name] = {
            "moves_per_cpu_second": middle(closed[side.name], "moves_per_cpu_second"),
            "moves_per_second": middle(closed[side.name], "moves_per_second"),
            "paced_p50_ms": middle(paced[side.name], "p50_ms"),
            "paced_p99_ms": middle(paced[side.name], "p99_ms"),
            "kilobytes_per_room": middle(closed[side.name], "kilobytes_per_room"),
            "bytes_per_move": middle(closed[side.name], "bytes_per_move"),
            "wrong": sum(one.get("wrong", 1) for one in closed[side.name] + paced[side.name]),
        }
    own = made["majlis"]["moves_per_cpu_second"]
    for name, figures in made.items():
        if name != "majlis" and own and figures["moves_per_cpu_second"]:
            figures["majlis_is_times"] = round(own / figures["moves_per_cpu_second"], 2)
    made["a durable write"] = {f"paced_{figure}": middle(disk, figure) for figure in ("p50_ms", "p99_ms")}
    return made


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="majlis bench rooms")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--ours", action="store_true", help="without the other servers")
    for name, kind, default in (
        ("rooms", int, 200),
        ("rate", float, 400.0),
        ("seconds", float, 3.0),
        ("rounds", int, 3),
        ("most", int, 5000),
        ("moves", int, 2000),
    ):
        parser.add_argument(f"--{name}", type=kind, default=default)
    args = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        peers, why = ([], "") if args.ours else theirs(Path(folder))
        if why:
            print(f"majlis: {why}", file=sys.stderr)
        made = run(args, [*ours(), *peers])
    from flat import flat  # ours, and only now: the others are measured without it

    made["flat"] = flat(args.most, args.moves)
    if args.json:
        print(json.dumps(made, ensure_ascii=False))
        return 0
    for name, figures in made.items():
        print(f"{name}: " + ", ".join(f"{figure} {value}" for figure, value in figures.items() if value is not None))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
