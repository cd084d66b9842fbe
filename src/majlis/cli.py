"""The command line: so far only which version and which build runs."""

from __future__ import annotations

import sys

import majlis
import majlis.table


def main() -> int:
    if sys.argv[1:] == ["--version"]:
        build = "interpreted" if (majlis.table.__file__ or "").endswith(".py") else "compiled"
        print(f"majlis {majlis.__version__} ({build})")
        return 0
    print("majlis: there are no commands yet", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
