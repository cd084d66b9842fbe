"""Makes the word lists of the package from other people's dictionaries; see README.md beside this file."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(HERE))

import arabic  # noqa: E402
import english  # noqa: E402
import greek  # noqa: E402
from fetch import fetch  # noqa: E402


def main() -> int:
    packages = fetch(ROOT / ".build" / "wordlists")
    data = ROOT / "src/majlis/lexicon/data"
    for language in (english, greek, arabic):
        language.build(packages, data)
    for path in sorted(data.glob("*.xz")):
        print(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.stat().st_size:9,}  {path.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
