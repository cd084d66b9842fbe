"""A wheel of the card room in dist/, with the page that ./majlis has just built.

Any Python runs it; MAJLIS_BUILD=compiled makes one with compiled rules, for machines like this.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    """Build it, and print where it is."""
    made = ROOT / "dist"
    environment = {**os.environ, "MAJLIS_BUILD": os.environ.get("MAJLIS_BUILD") or "pure"}
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(made)]
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL)
    if done.returncode == 0:
        print(max(made.glob("*.whl"), key=lambda wheel: wheel.stat().st_mtime).relative_to(ROOT))
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
