"""Our own server with one more game, on a port: everything else is as `./majlis serve` runs it."""

from __future__ import annotations

import sys
from pathlib import Path

import majlis.games
from majlis.rooms.serve import serve

if __name__ == "__main__":
    majlis.games.__path__.append(str(Path(__file__).with_name("games")))
    bus = sys.argv[3] if len(sys.argv) > 3 else ""
    sys.exit(serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], lan=False, lang="en", bus=bus))
