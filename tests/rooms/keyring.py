"""A ring of passkeys in software: makes them and signs with them, as a browser would write it down."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url

SEEN, PROVED, WITH_KEY = 1, 4, 64  # flags: somebody is there; it is they; a key follows


class Keyring:
    """One key. `flags` say whether its owner has proved who they are."""

    def __init__(self, name: bytes = b"the first key", flags: int = SEEN | PROVED) -> None:
        self.name, self.flags, self.signs = name, flags, 0
        self.key = ec.generate_private_key(ec.SECP256R1())

    def make(self, told: dict[str, Any], origin: str) -> dict[str, Any]:
        """Answer the offer to make a passkey."""
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        about = bytes(16) + len(self.name).to_bytes(2, "big") + self.name + cbor2.dumps(public)
        data = self._data(told["rp"]["id"], WITH_KEY) + about
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = _client("webauthn.create", told["challenge"], origin)
        return self._told({"clientDataJSON": bytes_to_base64url(client), "attestationObject": bytes_to_base64url(made)})

    def sign(self, told: dict[str, Any], origin: str) -> dict[str, Any]:
        """Answer the question whether one is known."""
        self.signs += 1
        data, client = self._data(told["rpId"]), _client("webauthn.get", told["challenge"], origin)
        signature = self.key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        parts = {"clientDataJSON": client, "authenticatorData": data, "signature": signature}
        return self._told({name: bytes_to_base64url(part) for name, part in parts.items()})

    def _data(self, host: str, more: int = 0) -> bytes:
        return sha256(host.encode()).digest() + bytes([self.flags | more]) + self.signs.to_bytes(4, "big")

    def _told(self, response: dict[str, str]) -> dict[str, Any]:
        name = bytes_to_base64url(self.name)
        return {"id": name, "rawId": name, "type": "public-key", "response": response}


def _client(kind: str, challenge: str, origin: str) -> bytes:
    return json.dumps({"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}).encode()
