"""Passwords: kept only as what cannot be turned back (scrypt), and compared so that time tells nothing."""

from __future__ import annotations

import hmac
import secrets
import unicodedata
from hashlib import scrypt
from typing import Final

from majlis.move import Reason, Refused

LEAST: Final = 10
MOST: Final = 200
COST: Final = (15, 8, 1)  # the logarithm of scrypt's n; r; p: 32 MB and a tenth of a second each time
NOBODY: Final = f"scrypt$15$8$1${'0' * 32}${'0' * 64}"  # compared with where there is no such account


def hashed(password: str) -> str:
    """What is kept of a new password; Refused where it is too short to be one."""
    if not LEAST <= len(password) <= MOST:
        raise Refused(Reason("bad-password", {"least": LEAST, "most": MOST}))
    salt = secrets.token_bytes(16)
    return "$".join(["scrypt", *map(str, COST), salt.hex(), _key(password, salt, *COST).hex()])


def fits(password: str, kept: str) -> bool:
    """Is it the one of which that is kept?"""
    _, n, r, p, salt, key = kept.split("$")
    return hmac.compare_digest(_key(password[:MOST], bytes.fromhex(salt), int(n), int(r), int(p)), bytes.fromhex(key))


def _key(password: str, salt: bytes, n: int, r: int, p: int) -> bytes:
    text = unicodedata.normalize("NFKC", password).encode("utf-8", "surrogatepass")
    return scrypt(text, salt=salt, n=1 << n, r=r, p=p, maxmem=1 << 27, dklen=32)
