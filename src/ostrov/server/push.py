"""Web push: a message to a browser that is closed, through the push service its maker runs.

RFC 8291 (what is sent is encrypted for the browser alone), RFC 8188 (aes128gcm), RFC 8292 (the server says who it is),
RFC 8030 (how it is sent). Needs `cryptography`, which comes with ostrov[internet].
"""

from __future__ import annotations

import base64
import http.client
import ipaddress
import json
import os
import socket
import ssl
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from ostrov.engine.errors import OstrovError

try:
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    INSTALLED = True
except ImportError:  # reminders by push are not offered then
    INSTALLED = False

KEY_FILE = "vapid-key"
RECORD = 4096  # bytes of the one record a message is
LONGEST = 2000  # bytes of a message; services must take about 4,000
KEPT = 12 * 3600  # seconds a service keeps it for a browser that is off
VALID = 3600  # seconds that the server's word on who it is holds
PATIENCE = 10.0  # seconds for a service to answer
LONGEST_ADDRESS = 1000
DONE, GONE = range(200, 300), (404, 410)


class NotSent(OstrovError):
    """A reminder that did not go out; `gone` when the address is not there any more."""

    def __init__(self, why: str, *, gone: bool = False) -> None:
        super().__init__(why)
        self.gone = gone


@dataclass(frozen=True)
class Browser:
    """Where a browser can be reached, as its push service told it."""

    endpoint: str
    p256dh: str  # its public key
    auth: str  # what only it and we know


# --- addresses -------------------------------------------------------------------------------------------------------


def place_of(endpoint: str, allowed: Sequence[str] = ()) -> tuple[str, int, str]:
    """Host, port and path of a push service that may be asked. Where the host names some, it must be one of them."""
    try:
        parts = urlsplit(endpoint)
        host, port = (parts.hostname or "").lower(), parts.port or 443
    except ValueError as error:
        raise NotSent("This is no address of a push service.") from error
    plain = parts.scheme == "https" and host and not parts.username and not parts.fragment and endpoint.isascii()
    if not plain or len(endpoint) > LONGEST_ADDRESS or any(letter.isspace() for letter in endpoint):
        raise NotSent("This is no address of a push service.")
    if allowed and not _is_allowed(host, allowed):
        raise NotSent("This push service is not one that the host allows.")
    if not allowed and port != 443:
        raise NotSent("A push service is asked on its usual port only.")
    return host, port, (parts.path or "/") + (f"?{parts.query}" if parts.query else "")


def _is_allowed(host: str, allowed: Sequence[str]) -> bool:
    return any(host == one or host.endswith(f".{one}") for one in allowed)


def address_of(host: str, port: int, allowed: Sequence[str] = ()) -> tuple[str, int]:
    """Where to connect to. What a name leads to must be out in the open: nobody has us knock at doors in the house."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError as error:
        raise NotSent(f"The push service {host} is not found.") from error
    addresses = [str(one[4][0]) for one in found]
    if not allowed and not all(ipaddress.ip_address(one).is_global for one in addresses):
        raise NotSent(f"The push service {host} is not a public address.")
    return addresses[0], port


class _Connection(http.client.HTTPSConnection):
    """To an address that was looked at, under the name it was found by."""

    def __init__(self, host: str, address: tuple[str, int], context: ssl.SSLContext) -> None:
        super().__init__(host, address[1], timeout=PATIENCE, context=context)
        self._address, self._tls = address, context

    def connect(self) -> None:
        line = socket.create_connection(self._address, PATIENCE)
        self.sock = self._tls.wrap_socket(line, server_hostname=self.host)


# --- who we are ------------------------------------------------------------------------------------------------------


class Pusher:
    """Sends messages under a key of the server's own, which lies in a file that only the host can read."""

    def __init__(
        self, folder: Path, contact: str, allowed: Sequence[str] = (), tls: ssl.SSLContext | None = None
    ) -> None:
        self._key = _key_in(folder / KEY_FILE)
        self._contact, self._allowed = contact, tuple(allowed)
        self._tls = tls or ssl.create_default_context()
        self.public = text_of(_public(self._key))  # browsers are told it when they ask for reminders

    def must_be_allowed(self, browser: Browser) -> None:
        """Refuses, with NotSent, what would never be sent to."""
        place_of(browser.endpoint, self._allowed)
        _keys_of(browser)

    def send(self, browser: Browser, message: bytes) -> None:
        """Blocks; NotSent says why it did not go out."""
        host, port, path = place_of(browser.endpoint, self._allowed)
        body = encrypted(message[:LONGEST], browser)
        headers = {
            "TTL": str(KEPT),
            "Urgency": "normal",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Authorization": self._authorization(browser.endpoint),
        }
        connection = _Connection(host, address_of(host, port, self._allowed), self._tls)
        try:
            connection.request("POST", path, body, headers)
            status = connection.getresponse().status
        except (OSError, http.client.HTTPException) as error:
            raise NotSent(f"The push service {host} does not answer.") from error
        finally:
            connection.close()
        if status not in DONE:
            raise NotSent(f"The push service {host} answered {status}.", gone=status in GONE)

    def _authorization(self, endpoint: str) -> str:
        parts = urlsplit(endpoint)
        claims = {"aud": f"https://{parts.netloc}", "exp": int(time.time()) + VALID, "sub": self._contact}
        told = ".".join(text_of(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(told.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={told}.{text_of(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


def _key_in(file: Path) -> ec.EllipticCurvePrivateKey:
    """The key in a file; made at the first start."""
    if not file.exists():
        made = ec.generate_private_key(ec.SECP256R1())
        written = made.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
        file.touch(mode=0o600)
        file.write_bytes(written)
    if os.name != "nt" and file.stat().st_mode & 0o077:
        raise OstrovError(f"{file} can be read by others: chmod 600 {file}.")
    found = serialization.load_pem_private_key(file.read_bytes(), None)
    if not isinstance(found, ec.EllipticCurvePrivateKey):
        raise OstrovError(f"{file} holds no key for web push: move it away, and another is made.")
    return found


# --- what is sent ----------------------------------------------------------------------------------------------------


def encrypted(
    message: bytes, browser: Browser, *, key: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """A message that only this browser can read. `key` and `salt` are new for each; tests give their own."""
    theirs, auth = _keys_of(browser)
    key, salt = key or ec.generate_private_key(ec.SECP256R1()), salt or os.urandom(16)
    ours = _public(key)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    secret = _derived(shared, auth, b"WebPush: info\0" + theirs + ours, 32)
    content_key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return header + AESGCM(content_key).encrypt(nonce, message + b"\2", None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _keys_of(browser: Browser) -> tuple[bytes, bytes]:
    """The browser's point and secret; NotSent where they are none."""
    try:
        point, auth = bytes_of(browser.p256dh), bytes_of(browser.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError as error:
        raise NotSent("These are no keys of a browser.") from error
    if len(point) != 65 or len(auth) != 16:
        raise NotSent("These are no keys of a browser.")
    return point, auth


def _public(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def text_of(data: bytes) -> str:
    """Bytes as they travel: base64 for addresses, unpadded."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
