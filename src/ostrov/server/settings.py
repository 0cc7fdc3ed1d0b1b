"""What a host decides: `settings.toml` beside the tables, read at the start. docs/hosting.md explains each line."""

from __future__ import annotations

import hmac
import os
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

from ostrov.engine.errors import OstrovError
from ostrov.server.mail import MailServer, is_address
from ostrov.table.sitting import hashed, new_token

FILE, KEY_FILE = "settings.toml", "host-key"
SHORTEST_WORD = 6
SECRET = ("word", "database")  # settings that hold a secret, or may
Days = Annotated[int, Meta(ge=0, le=36_500)]  # 0: never


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """As in the file; what is not named there is as here."""

    opening: Literal["free", "word", "host"] = "free"  # who may open tables
    word: Annotated[str, Meta(max_length=64)] = ""  # the word they must know, where opening is "word"
    proxies: tuple[str, ...] = ()  # networks of our own proxies, whose word on where a request comes from is taken
    keeper: Annotated[str, Meta(max_length=200)] = ""  # who answers for this server, for the privacy page
    database: str = ""  # a PostgreSQL database for several processes, like "postgresql://ostrov@db.example.org/ostrov"
    talk: Literal["free", "quick", "off"] = "free"  # what may be said at tables, whatever they allow themselves
    idle_days: Days = 90  # a game that is not over goes so many days after anybody did anything
    over_days: Days = 365  # the same for a game that is over
    notice_days: Annotated[int, Meta(ge=1, le=365)] = 14  # and so many days before that it is announced
    origin: str = ""  # where people find this server, like "https://ostrov.example.org"; reminders and passkeys need it
    push: bool = False  # whether reminders may go through the push services of browsers' makers
    push_hosts: tuple[str, ...] = ()  # only through these, like "push.services.mozilla.com"; none: any public one
    mail: MailServer = MailServer()  # through which reminders go by e-mail

    @property
    def is_secure(self) -> bool:
        """Whether browsers trust the origin with push and passkeys: https, or this machine itself."""
        parts = urlsplit(self.origin)
        return parts.scheme == "https" or (parts.scheme == "http" and parts.hostname == "localhost")

    def told(self) -> dict[str, str]:
        """For the host's page, which may be looked at over a shoulder: of what is secret only whether it is set."""
        found = {name: getattr(self, name) for name in self.__struct_fields__}
        return {name: ("***" if value else "") if name in SECRET else _plain(value) for name, value in found.items()}


def _plain(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


class SettingsError(OstrovError):
    """The host's settings are not as they must be."""


def read(folder: Path) -> Settings:
    """The settings of a folder; the usual ones where there is no file."""
    file = folder / FILE
    if not file.exists():
        return Settings()
    try:
        found = msgspec.toml.decode(file.read_bytes(), type=Settings)
    except (OSError, UnicodeDecodeError, msgspec.DecodeError) as error:
        raise SettingsError(f"{file} cannot be read: {error}.") from error
    _check(file, found)
    return found


def _check(file: Path, settings: Settings) -> None:
    """What the types cannot say."""
    if settings.opening == "word" and len(settings.word) < SHORTEST_WORD:
        raise SettingsError(f'{file}: opening = "word" needs a word of at least {SHORTEST_WORD} letters.')
    parts = urlsplit(settings.origin)
    if settings.origin and (parts.scheme not in ("http", "https") or not parts.netloc or parts.path or parts.query):
        raise SettingsError(f'{file}: origin is like "https://ostrov.example.org", not {settings.origin!r}.')
    if settings.push and not settings.is_secure:
        raise SettingsError(f"{file}: push needs an origin with https.")
    _check_mail(file, settings)
    for network in settings.proxies:
        try:
            ip_network(network)
        except ValueError as error:
            raise SettingsError(
                f"{file}: {network!r} in proxies is no network, like 127.0.0.1 or 10.0.0.0/8."
            ) from error


def _check_mail(file: Path, settings: Settings) -> None:
    mail = settings.mail
    if mail.host and not (settings.origin and is_address(mail.sender)):
        raise SettingsError(f"{file}: mail needs a sender, like ostrov@example.org, and an origin for its links.")
    if mail.password and mail.tls == "none":
        raise SettingsError(f'{file}: a password is not sent to a mail server in the clear: tls = "starttls" or "tls".')
    if mail.password and os.name != "nt" and file.stat().st_mode & 0o077:
        raise SettingsError(f"{file} holds a password and can be read by others: chmod 600 {file}.")


# --- the host's own key ---------------------------------------------------------------------------------------------


class HostKey:
    """Opens what only the host may do. It lies in a file that only the host can read, made at the first start."""

    def __init__(self, folder: Path) -> None:
        file = folder / KEY_FILE
        if not file.exists():
            file.touch(mode=0o600)
            file.write_text(new_token() + "\n", encoding="utf-8")
        elif os.name != "nt" and file.stat().st_mode & 0o077:
            raise SettingsError(f"{file} can be read by others: chmod 600 {file}.")
        self._hash = hashed(file.read_text(encoding="utf-8").strip())

    def is_it(self, token: str | None) -> bool:
        return token is not None and hmac.compare_digest(self._hash, hashed(token))
