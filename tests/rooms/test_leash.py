"""What tests start ends with them, also where they are killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BUS = "from tests.rooms.servers import Nats; s = Nats(); print(s.process.pid)"
DATABASE = "from tests.rooms.servers import Postgres; s = Postgres(); print(s.process.pid); print(s.folder)"


def gone(process: int) -> bool:
    """Has it ended? Whoever is to take note of its end may not have done so yet."""
    try:
        os.kill(process, 0)
        return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks into /proc")
@pytest.mark.parametrize("program", [BUS, pytest.param(DATABASE, marks=pytest.mark.deep)])
def test_a_server_ends_with_a_test_that_is_killed(program: str) -> None:
    words = [sys.executable, "-P", "-c", f"{program}; import sys, time; sys.stdout.flush(); time.sleep(100)"]
    paths = os.pathsep.join([str(ROOT), str(ROOT / "src"), *sys.path])
    test = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": paths})
    assert test.stdout is not None
    told = [test.stdout.readline().strip() for _ in range(program.count("print"))]
    server, folders = int(told[0]), [Path(folder) for folder in told[1:]]
    assert not gone(server)
    test.send_signal(signal.SIGKILL)
    test.wait(20)
    test.stdout.close()
    for _ in range(150):
        if gone(server) and not any(folder.exists() for folder in folders):
            return
        time.sleep(0.1)
    raise AssertionError(f"still there: {told}")
