"""An authenticator in software: makes passkeys and signs with them as WebAuthn says, or wrongly for a test."""

from __future__ import annotations

import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any

import pytest

pytest.importorskip("webauthn")

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, encode_cbor

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


@dataclass
class Passkey:
    id: bytes
    key: ec.EllipticCurvePrivateKey
    site: str
    handle: bytes
    count: int = 0


@dataclass
class Authenticator:
    """The passkeys of one device."""

    origin: str
    passkeys: list[Passkey] = field(default_factory=list)
    flags: int = PRESENT | VERIFIED

    def create(self, options: str) -> str:
        """A new passkey, as the browser answers `navigator.credentials.create`."""
        asked = json.loads(options)
        known = {one["id"] for one in asked.get("excludeCredentials", [])}
        assert not known & {bytes_to_base64url(one.id) for one in self.passkeys}, (
            "a device that is known makes no other"
        )
        handle = base64url_to_bytes(asked["user"]["id"])
        made = Passkey(secrets.token_bytes(32), ec.generate_private_key(ec.SECP256R1()), asked["rp"]["id"], handle)
        self.passkeys.append(made)
        numbers = made.key.public_key().public_numbers()
        cose = encode_cbor({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")})
        about = bytes(16) + len(made.id).to_bytes(2, "big") + made.id + cose
        data = self._data(made, ATTESTED) + about
        attestation = encode_cbor({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", asked["challenge"])
        response = {"clientDataJSON": client, "attestationObject": bytes_to_base64url(attestation)}
        return self._credential(made, response)

    def get(self, options: str, which: int = -1, **wrong: Any) -> str:
        """A passkey's signature, as the browser answers `navigator.credentials.get`."""
        asked, one = json.loads(options), self.passkeys[which]
        one.count += 1
        data, client = self._data(one), self._client("webauthn.get", asked["challenge"])
        told = data + hashlib.sha256(base64url_to_bytes(client)).digest()
        response = {
            "clientDataJSON": client,
            "authenticatorData": bytes_to_base64url(data),
            "signature": bytes_to_base64url(one.key.sign(told, ec.ECDSA(hashes.SHA256()))),
            "userHandle": bytes_to_base64url(one.handle),
        }
        return self._credential(one, response | wrong)

    def _data(self, one: Passkey, more: int = 0) -> bytes:
        return hashlib.sha256(one.site.encode()).digest() + bytes([self.flags | more]) + one.count.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str) -> str:
        told = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return bytes_to_base64url(json.dumps(told).encode())

    def _credential(self, one: Passkey, response: dict[str, Any]) -> str:
        name = bytes_to_base64url(one.id)
        return json.dumps({"id": name, "rawId": name, "type": "public-key", "response": response})
