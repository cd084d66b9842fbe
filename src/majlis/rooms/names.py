"""Who somebody is: a name they gave themselves and a token of their device. Nothing else is asked of a guest."""

from __future__ import annotations

import unicodedata
from hashlib import sha256
from typing import Final

from majlis.move import Reason, Refused

MOST_LETTERS: Final = 24
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
        c for c in unicodedata.normalize("NFC", name) if unicodedata.category(c) not in ("Cc", "Cf", "Co", "Cs", "Cn")
    ]
    found = " ".join("".join(kept).split())
    if not 1 <= len(found) <= MOST_LETTERS or all(unicodedata.combining(c) for c in found):
        raise Refused(Reason("bad-name", {"most": MOST_LETTERS}))
    return found
