"""The world outside a server, on this machine: a push service with a certificate of its own, a browser, a mailbox."""

from __future__ import annotations

import datetime as dt
import http.server
import ipaddress
import json
import socketserver
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("cryptography")

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.x509.oid import NameOID

from ostrov.server.push import text_of

HOST = "localhost"


class Browser:
    """What a browser keeps to itself, and how it reads what was sent to it (RFC 8291, written down a second time)."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = bytes(range(16))

    @property
    def point(self) -> bytes:
        return self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )

    def told(self) -> dict[str, str]:
        return {"p256dh": text_of(self.point), "auth": text_of(self.auth)}

    def read(self, body: bytes) -> dict[str, Any]:
        salt, length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert int.from_bytes(body[16:20], "big") >= len(sealed), "one record"
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        secret = _hkdf(shared, self.auth, b"WebPush: info\0" + self.point + theirs, 32)
        key, nonce = (
            _hkdf(secret, salt, b"Content-Encoding: " + what, n) for what, n in ((b"aes128gcm\0", 16), (b"nonce\0", 12))
        )
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain[-1] == 2, "the end of the last record"
        found: dict[str, Any] = json.loads(plain[:-1])
        return found


def _hkdf(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


@dataclass
class Taken:
    """What a push service was sent."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushService:
    port: int
    trust: ssl.SSLContext
    taken: list[Taken] = field(default_factory=list)
    status: int = 201

    def endpoint(self, path: str = "/box/1") -> str:
        return f"https://{HOST}:{self.port}{path}"


@contextmanager
def push_service(folder: Path) -> Iterator[PushService]:
    file = _certificate(folder)
    here = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    here.load_cert_chain(file)
    service: PushService

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            service.taken.append(Taken(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
            self.send_response(service.status)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_arguments: object) -> None:
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.socket = here.wrap_socket(server.socket, server_side=True)
    service = PushService(server.server_address[1], ssl.create_default_context(cafile=str(file)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def _certificate(folder: Path) -> Path:
    key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HOST)])
    now = dt.datetime.now(dt.UTC)
    names = [x509.DNSName(HOST), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    file = folder / "localhost.pem"
    file.write_bytes(private + made.public_bytes(serialization.Encoding.PEM))
    return file


@dataclass
class MailBox:
    """A mail server that takes everything, or nothing."""

    port: int
    letters: list[str] = field(default_factory=list)
    refuses: int = 0  # the code it refuses recipients with


@contextmanager
def mail_server() -> Iterator[MailBox]:
    box: MailBox

    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.say("220 here")
            while line := self.rfile.readline().decode().strip():
                verb = line.split()[0].upper()
                if verb == "RCPT" and box.refuses:
                    self.say(f"{box.refuses} no")
                elif verb == "DATA":
                    self.say("354 go on")
                    lines = []
                    while (said := self.rfile.readline().decode().rstrip("\r\n")) != ".":
                        lines.append(said)
                    box.letters.append("\n".join(lines))
                    self.say("250 taken")
                elif verb == "QUIT":
                    self.say("221 bye")
                    return
                else:
                    self.say("250 fine")

        def say(self, text: str) -> None:
            self.wfile.write(f"{text}\r\n".encode())

    class Server(socketserver.ThreadingTCPServer):
        allow_reuse_address, daemon_threads = True, True

    server = Server(("127.0.0.1", 0), Handler)
    box = MailBox(server.server_address[1])
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield box
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
