"""Write web/src/faces/packs.json: every card of every pack, so that the tests of the page can draw them all.

python tools/packs.py            write the file
python tools/packs.py --check    only say whether it is fresh: exit 1 if it is not
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from majlis.cards import every_pack
from majlis.cards.card import Pack

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "faces" / "packs.json"


def codes(pack: Pack) -> list[str]:
    """Each face once; cards that stand for letters also as each of them."""
    made: dict[str, None] = {}
    for card in pack.cards:
        made[card.code] = None
        if len(card.letters) > 1 and "." not in card.code:
            made.update(dict.fromkeys(f"{card.code}={letter}" for letter in card.letters))
    return list(made)


def packs() -> dict[str, list[str]]:
    """All packs by the key under which the page knows them."""
    return {key: codes(pack) for key, pack in every_pack().items()}


def main(arguments: list[str]) -> int:
    lines = [f"  {json.dumps(key)}: {json.dumps(all_codes, ensure_ascii=False)}" for key, all_codes in packs().items()]
    made = "{\n" + ",\n".join(lines) + "\n}\n"
    if "--check" in arguments:
        if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == made:
            return 0
        print("web/src/faces/packs.json is not what tools/packs.py makes: run it again", file=sys.stderr)
        return 1
    TARGET.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
