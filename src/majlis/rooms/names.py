"""Who somebody is: a name they gave themselves and a token of their device. Nothing else is asked of a guest."""

from __future__ import annotations

import unicodedata
from hashlib import sha256
from typing import Final

from majlis.move import Reason, Refused

MOST_LETTERS: Final = 24
BLANK: Final = {  # letters and marks by their category, and yet nothing is seen of them
    *"\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\ufe00\ufe01\ufe02\ufe03\ufe04\ufe05\ufe06\ufe07\ufe08\ufe09\ufe0a\ufe0b\ufe0c\ufe0d\ufe0e\ufe0f\uffa0"
}
LEAST_TOKEN: Final = 16
MOST_TOKEN: Final = 200


def person(token: str) -> str:
    """A device's token as it is written down: only its hash."""
    if not LEAST_TOKEN <= len(token) <= MOST_TOKEN:
        raise Refused(Reason("bad-token"))
    return sha256(b"majlis device " + token.encode()).hexdigest()[:32]


def clean(name: str) -> str:
    """A name as others may see it: one line, no marks that turn directions, no invisible letters, not too long."""
    kept = [
        c
        for c in unicodedata.normalize("NFC", name)
        if c not in BLANK and unicodedata.category(c) not in ("Cc", "Cf", "Co", "Cs", "Cn")
    ]
    found = " ".join("".join(kept).split())
    if not 1 <= len(found) <= MOST_LETTERS or all(unicodedata.combining(c) for c in found):
        raise Refused(Reason("bad-name", {"most": MOST_LETTERS}))
    return found
