"""Write requirements/*.txt anew from pyproject.toml: every version and hash, no address of any registry.

./majlis lock                    newest versions that pyproject.toml allows
./majlis lock --keep             only what pyproject.toml now asks for beside what is locked already
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKS: dict[str, list[str]] = {
    "uv": ["--group", "uv"],
    "node": ["--group", "node"],
    "bench": ["--group", "bench"],
    "print": ["--group", "print"],
    "run": ["pyproject.toml", "--group", "build"],
    "dev": ["pyproject.toml", "--group", "build", "--group", "dev", "--constraints", "requirements/run.txt"],
}
HOW = ["--universal", "--generate-hashes", "--no-header", "--no-annotate", "--python-version", "3.11", "--quiet"]


def lock(uv: str, name: str, upgrade: bool) -> None:
    """Solve one set and write its file."""
    output = f"requirements/{name}.txt"
    command = [uv, "pip", "compile", *LOCKS[name], *HOW, *(["--upgrade"] if upgrade else []), "--output-file", output]
    subprocess.run(command, check=True, cwd=ROOT, env={**os.environ, "UV_SYSTEM_CERTS": "1"}, stdout=subprocess.DEVNULL)
    print(f"{output}: {(ROOT / output).read_text().count('==')} packages")


def main(arguments: list[str]) -> int:
    uv = Path(sys.executable).with_name("uv")
    for name in LOCKS:
        lock(str(uv), name, upgrade="--keep" not in arguments)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
