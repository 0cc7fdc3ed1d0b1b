"""Web push: what is sent only the browser can read, who sends it is said, and no door in the house is knocked at."""

from __future__ import annotations

import json
import socket
import stat
from pathlib import Path

import pytest

pytest.importorskip("cryptography")

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from ostrov.engine.errors import OstrovError
from ostrov.server import push
from ostrov.server.push import NotSent, Pusher, address_of, bytes_of, encrypted, place_of
from tests.server.outside import HOST, Browser, push_service

KEYS = {
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}  # of the browser in RFC 8291, appendix A


def test_what_the_standard_shows_comes_out() -> None:
    """RFC 8291, section 5 and appendix A."""
    number = int.from_bytes(bytes_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    key, salt = ec.derive_private_key(number, ec.SECP256R1()), bytes_of("DGv6ra1nlYgDCS1FRnbzlw")
    told = b"When I grow up, I want to be a watermelon"
    assert push.text_of(encrypted(told, push.Browser("", **KEYS), key=key, salt=salt)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_push_service_takes_it_and_the_browser_reads_it(tmp_path: Path) -> None:
    browser = Browser()
    with push_service(tmp_path) as service:
        pusher = Pusher(tmp_path, "https://ostrov.example.org", [HOST], service.trust)
        told = push.Browser(service.endpoint("/box/7?x=1"), **browser.told())
        pusher.send(told, json.dumps({"title": "Catan"}).encode())
        pusher.send(told, json.dumps({"title": "Catan"}).encode())
    first, second = service.taken
    assert first.path == "/box/7?x=1"
    assert browser.read(first.body) == {"title": "Catan"}
    assert first.body != second.body, "a new key and salt for each"
    assert (first.headers["content-encoding"], first.headers["ttl"]) == ("aes128gcm", str(push.KEPT))
    assert_signed(first.headers["authorization"], service.endpoint(), pusher.public)


def assert_signed(authorization: str, endpoint: str, public: str) -> None:
    """RFC 8292: the service can check who sends."""
    kind, rest = authorization.split(" ", 1)
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    told, _, signature = parts["t"].rpartition(".")
    signed = bytes_of(signature)
    numbers = encode_dss_signature(int.from_bytes(signed[:32], "big"), int.from_bytes(signed[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(parts["k"]))
    key.verify(numbers, told.encode(), ec.ECDSA(hashes.SHA256()))
    header, claims = (json.loads(bytes_of(part)) for part in told.split("."))
    assert (kind, parts["k"], header["alg"]) == ("vapid", public, "ES256")
    assert endpoint.startswith(claims["aud"])
    assert claims["sub"] == "https://ostrov.example.org"


def test_a_service_that_says_no_and_an_address_that_is_gone(tmp_path: Path) -> None:
    told = Browser().told()
    with push_service(tmp_path) as service:
        pusher = Pusher(tmp_path, "https://ostrov.example.org", [HOST], service.trust)
        for status, gone in ((410, True), (404, True), (429, False), (500, False), (301, False)):
            service.status = status
            with pytest.raises(NotSent) as refused:
                pusher.send(push.Browser(service.endpoint(), **told), b"{}")
            assert refused.value.gone == gone
        port = service.port
    with pytest.raises(NotSent, match="does not answer"):
        pusher.send(push.Browser(f"https://{HOST}:{port}/", **told), b"{}")


def test_a_certificate_that_nobody_vouches_for_is_not_sent_to(tmp_path: Path) -> None:
    with push_service(tmp_path) as service:
        pusher = Pusher(tmp_path, "https://ostrov.example.org", [HOST])
        with pytest.raises(NotSent):
            pusher.send(push.Browser(service.endpoint(), **Browser().told()), b"{}")
    assert service.taken == []


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/",
        "https://",
        "https://user:word@push.example.org/",
        "https://push.example.org:8443/",
        "https://push.example.org:99999/",
        "https://push.example.org/#there",
        "https://push.example.org/a b",
        "https://push.example.org/\n",
        "https://pusch\u00e9.example.org/",
        "https://push.example.org/" + "x" * 1000,
        "file:///etc/passwd",
        "https://[",
        "",
    ],
)
def test_what_is_no_address_of_a_push_service(endpoint: str) -> None:
    with pytest.raises(NotSent):
        place_of(endpoint)


def test_where_the_host_names_push_services_only_those_are_asked() -> None:
    assert place_of("https://eu.push.example.org/x", ["push.example.org"]) == ("eu.push.example.org", 443, "/x")
    for other in ("https://push.example.com/", "https://evilpush.example.org/"):
        with pytest.raises(NotSent, match="allows"):
            place_of(other, ["push.example.org"])


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "192.168.0.1",
        "169.254.169.254",
        "::1",
        "fd00::1",
        "::ffff:127.0.0.1",
        "0.0.0.0",
        "100.64.0.1",
    ],
)
def test_a_name_that_leads_into_the_house_is_not_followed(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when only one of its addresses does."""
    public = (socket.AF_INET, socket.SOCK_STREAM, 6, "", ("93.184.216.34", 443))

    def found(*_arguments: object, **_named: object) -> list[object]:
        return [public, (socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443))]

    monkeypatch.setattr(socket, "getaddrinfo", found)
    with pytest.raises(NotSent, match="public"):
        address_of("push.example.org", 443)


def test_keys_that_are_none(tmp_path: Path) -> None:
    pusher = Pusher(tmp_path, "https://ostrov.example.org")
    for wrong in ({"p256dh": "AAAA"}, {"auth": "AAAA"}, {"auth": "\u00e9"}, {"p256dh": KEYS["p256dh"][:-4] + "AAAA"}):
        with pytest.raises(NotSent):
            pusher.must_be_allowed(push.Browser("https://push.example.org/", **KEYS | wrong))


def test_the_key_is_the_hosts_alone(tmp_path: Path) -> None:
    first = Pusher(tmp_path, "https://ostrov.example.org")
    file = tmp_path / push.KEY_FILE
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert Pusher(tmp_path, "https://ostrov.example.org").public == first.public
    file.chmod(0o644)
    with pytest.raises(OstrovError, match="chmod 600"):
        Pusher(tmp_path, "https://ostrov.example.org")
