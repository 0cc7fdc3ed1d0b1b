"""Accounts: a passkey that ties seats together, so that "my games" are the same on every device. Nobody needs one.

An account has no name, no address and no word: passkeys (WebAuthn), the devices that are signed in, and which seats are
its own. Needs `webauthn`, which comes with ostrov[internet], and an origin that browsers trust.
"""

from __future__ import annotations

import contextlib
import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct, field

from ostrov.server import messages as m
from ostrov.store import Store
from ostrov.table import Refusal
from ostrov.table.sitting import hashed, new_token

try:
    import webauthn
    from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json, structs
    from webauthn.helpers.exceptions import WebAuthnException

    INSTALLED = True
except ImportError:  # accounts are not offered then
    INSTALLED = False

if TYPE_CHECKING:
    from ostrov.server.house import House

KIND, CHALLENGE = "account", "challenge"
VALID = 300.0  # seconds that a browser has to answer
MOST_KEYS, MOST_DEVICES, MOST_SEATS = 10, 20, 500
TRIES = 10  # how often a change is made anew because another process was faster


class Passkey(Struct):
    id: str
    public: str
    count: int  # how often it has signed, where it counts
    made: float


class Kept(Struct):
    """An account as it is kept."""

    id: str
    made: float
    passkeys: list[Passkey]
    devices: list[str] = field(default_factory=list)  # hashes of the tokens of those signed in
    seats: dict[str, str] = field(default_factory=dict)  # its seat by table; the table knows it, too


class Asked(Struct):
    """A question a browser was asked."""

    until: float
    account: str  # whose new passkey it is; empty to sign in
    new: bool  # a new account


@dataclass
class Session:
    """Somebody who is signed in."""

    account: str
    device: str  # the hash of its token


class Accounts:
    """All accounts of one server."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._origin = house.settings.origin
        self._site = urlsplit(self._origin).hostname or ""

    @property
    def offered(self) -> bool:
        return INSTALLED and self._house.settings.is_secure

    def why_not(self) -> str:
        return "" if self.offered else "origin" if INSTALLED else "install"

    def _must_be_offered(self) -> None:
        if not self.offered:
            raise Refusal("not-offered")

    # --- passkeys

    async def ask_new(self, token: str | None) -> m.Question:
        """What a browser is asked for a new account, or (for who is signed in) for another passkey of it."""
        self._must_be_offered()
        session = None if token is None else await self._session(token)
        kept = None if session is None else await self._load(session.account)
        name = kept.id if kept else secrets.token_hex(12)
        challenge = await self._asked(Asked(self._house.now() + VALID, name, new=kept is None))
        passkeys = kept.passkeys if kept else []
        known = [structs.PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.id)) for one in passkeys]
        options = webauthn.generate_registration_options(
            rp_id=self._site,
            rp_name="Ostrov",
            user_name=self._site,
            user_id=name.encode(),
            challenge=challenge,
            exclude_credentials=known,
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.REQUIRED,
            ),
        )
        return m.Question(options_to_json(options))

    async def take_new(self, credential: str, token: str | None) -> m.SignedIn:
        """A new account with this passkey, or one passkey more; whoever made it is signed in."""
        self._must_be_offered()
        asked, challenge = await self._answered(credential)
        try:
            found = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=self._site,
                expected_origin=self._origin,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError) as error:
            raise Refusal("wrong-passkey") from error
        key = Passkey(
            bytes_to_base64url(found.credential_id),
            bytes_to_base64url(found.credential_public_key),
            found.sign_count,
            self._house.now(),
        )
        if not asked.account:
            raise Refusal("wrong-passkey")
        if asked.new:
            device = f"{asked.account}.{new_token()}"
            kept = Kept(asked.account, self._house.now(), [key], [hashed(device)])
            await self._put(kept, 0)
            return m.SignedIn(device)
        session = await self._session(token)
        if session.account != asked.account:
            raise Refusal("wrong-token")

        def add(kept: Kept) -> None:
            if len(kept.passkeys) >= MOST_KEYS:
                raise Refusal("busy", args={"seconds": 3600})
            kept.passkeys.append(key)

        await self._change(asked.account, add)
        return m.SignedIn(None)

    async def ask_in(self) -> m.Question:
        """What a browser is asked to sign in; it knows itself which passkeys it has for us."""
        self._must_be_offered()
        challenge = await self._asked(Asked(self._house.now() + VALID, "", new=False))
        options = webauthn.generate_authentication_options(
            rp_id=self._site, challenge=challenge, user_verification=structs.UserVerificationRequirement.REQUIRED
        )
        return m.Question(options_to_json(options))

    async def sign_in(self, credential: str) -> m.SignedIn:
        self._must_be_offered()
        asked, challenge = await self._answered(credential)
        given = _parsed(credential)
        kept = await self._load(_handle(given))
        key = next((one for one in kept.passkeys if one.id == given.get("id")), None) if kept else None
        if kept is None or key is None or asked.account:
            raise Refusal("wrong-passkey")
        try:
            found = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=self._site,
                expected_origin=self._origin,
                credential_public_key=base64url_to_bytes(key.public),
                credential_current_sign_count=key.count,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError) as error:
            raise Refusal("wrong-passkey") from error
        device, used = f"{kept.id}.{new_token()}", key.id

        def enter(kept: Kept) -> None:
            kept.devices = [*kept.devices, hashed(device)][-MOST_DEVICES:]
            for one in kept.passkeys:
                if one.id == used:
                    one.count = found.new_sign_count

        await self._change(kept.id, enter)
        return m.SignedIn(device)

    # --- who is signed in

    async def show(self, token: str | None) -> m.Account:
        """All there is of an account: this is also what it exports."""
        kept = await self._mine(token)
        tables = []
        for table, seat in list(kept.seats.items()):
            with contextlib.suppress(Refusal):  # it is gone
                match = (await self._house.room(table)).match
                if match.seats[seat].account == kept.id:
                    tables.append(m.OwnTable(table, match.game.name, match.name, seat, match.over, match.touched))
        keys = [m.OwnPasskey(one.id, one.made) for one in kept.passkeys]
        return m.Account(kept.made, keys, len(kept.devices), tables)

    async def tie(self, token: str | None, seats: list[m.OwnSeat]) -> m.Account:
        """Seats whose keys are shown are the account's from now on."""
        kept, found = await self._mine(token), dict[str, str]()
        for one in seats:
            with contextlib.suppress(Refusal):  # the table is gone, or the key is void: the others are tied
                room = await self._house.room(one.table)
                seat = room.match.seat_of(one.token)
                if room.match.seats[seat].account != kept.id:
                    await room.do(lambda match, seat=seat: match.tied(seat, kept.id, at=self._house.now()))  # type: ignore[misc]
                found[one.table] = seat

        def add(kept: Kept) -> None:
            kept.seats = dict(list((kept.seats | found).items())[-MOST_SEATS:])

        if found:
            await self._change(kept.id, add)
        return await self.show(token)

    async def untie(self, token: str | None, table: str) -> m.Account:
        kept = await self._mine(token)
        await self._untied(kept, table)
        await self._change(kept.id, lambda kept: kept.seats.pop(table, None))
        return await self.show(token)

    async def sit(self, token: str | None, table: str) -> m.Place:
        """A key of its own for this device to a seat of the account."""
        kept = await self._mine(token)
        seat = kept.seats.get(table)
        if seat is None:
            raise Refusal("no-table")
        room, key = await self._house.room(table), new_token()
        await room.do(lambda match: match.by_account(seat, kept.id, key, at=self._house.now()))
        return m.Place(table, seat, key, room.match.invite)

    async def remove_key(self, token: str | None, passkey: str) -> m.Account:
        """One that was lost; the last one stays."""
        kept = await self._mine(token)

        def drop(kept: Kept) -> None:
            left = [one for one in kept.passkeys if one.id != passkey]
            if not left:
                raise Refusal("last-passkey")
            kept.passkeys = left

        await self._change(kept.id, drop)
        return await self.show(token)

    async def sign_out(self, token: str | None, *, everywhere: bool) -> m.Forgotten:
        session = await self._session(token)

        def leave(kept: Kept) -> None:
            kept.devices = [] if everywhere else [one for one in kept.devices if one != session.device]

        await self._change(session.account, leave)
        return m.Forgotten(gone=False)

    async def delete(self, token: str | None) -> m.Forgotten:
        """Nothing of the account stays; the seats stay with whoever has their keys."""
        kept = await self._mine(token)
        for table in list(kept.seats):
            await self._untied(kept, table)
        await self._house.scribe.ask(lambda store: store.remove(KIND, kept.id))
        return m.Forgotten(gone=True)

    async def _untied(self, kept: Kept, table: str) -> None:
        with contextlib.suppress(Refusal):  # the table is gone
            room = await self._house.room(table)
            seat = kept.seats.get(table, "")
            if seat in room.match.seats and room.match.seats[seat].account == kept.id:
                await room.do(lambda match: match.tied(seat, "", at=self._house.now()))

    # --- questions to browsers

    async def _asked(self, asked: Asked) -> bytes:
        """A challenge, to be answered once and soon; those that nobody answered are swept away."""
        challenge, body = secrets.token_bytes(32), msgspec.json.encode(asked).decode()
        name, now = bytes_to_base64url(challenge), self._house.now()

        def ask(store: Store) -> None:
            for one in store.documents(CHALLENGE):
                if msgspec.json.decode(one.body, type=Asked).until < now:
                    store.remove(CHALLENGE, one.id)
            store.put(CHALLENGE, name, body, 0)

        await self._house.scribe.ask(ask)
        return challenge

    async def _answered(self, credential: str) -> tuple[Asked, bytes]:
        """The question that a credential answers. Refuses with wrong-passkey: unknown, too old, or answered before."""
        name = _challenge(_parsed(credential))

        def take(store: Store) -> Asked | None:
            found = store.document(CHALLENGE, name)
            if found is None or not store.put(CHALLENGE, name, found.body, 1):
                return None
            store.remove(CHALLENGE, name)
            return msgspec.json.decode(found.body, type=Asked)

        asked = await self._house.scribe.ask(take)
        if asked is None or asked.until < self._house.now():
            raise Refusal("wrong-passkey")
        return asked, base64url_to_bytes(name)

    # --- what is kept

    async def _session(self, token: str | None) -> Session:
        """Whose token this is: it begins with the account's name. Refuses with wrong-token."""
        self._must_be_offered()
        device = hashed(token or "")
        kept = await self._load((token or "").partition(".")[0])
        if kept is None or device not in kept.devices:
            raise Refusal("wrong-token")
        return Session(kept.id, device)

    async def _mine(self, token: str | None) -> Kept:
        kept = await self._load((await self._session(token)).account)
        assert kept is not None, "a session is of an account"
        return kept

    async def _load(self, name: str) -> Kept | None:
        found = await self._house.scribe.ask(lambda store: store.document(KIND, name))
        return None if found is None else msgspec.json.decode(found.body, type=Kept)

    async def _put(self, kept: Kept, expected: int) -> None:
        body = msgspec.json.encode(kept).decode()
        if not await self._house.scribe.ask(lambda store: store.put(KIND, kept.id, body, expected)):
            raise Refusal("stale")

    async def _change(self, name: str, change: Callable[[Kept], Any]) -> None:
        """Made anew when another process was faster."""
        for _ in range(TRIES):
            found = await self._house.scribe.ask(lambda store: store.document(KIND, name))
            if found is None:
                raise Refusal("wrong-token")
            kept = msgspec.json.decode(found.body, type=Kept)
            change(kept)
            with contextlib.suppress(Refusal):
                return await self._put(kept, found.version)
        raise Refusal("stale")


# --- what a browser answers ------------------------------------------------------------------------------------------


def _parsed(credential: str) -> dict[str, Any]:
    """A credential as JSON; the library checks all of it later."""
    try:
        found = json.loads(credential)
    except (ValueError, RecursionError) as error:
        raise Refusal("wrong-passkey") from error
    if not isinstance(found, dict) or not isinstance(found.get("response"), dict):
        raise Refusal("wrong-passkey")
    return found


def _challenge(credential: dict[str, Any]) -> str:
    """Which question it answers."""
    try:
        told = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return str(told["challenge"])[:100]
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise Refusal("wrong-passkey") from error


def _handle(credential: dict[str, Any]) -> str:
    """The account it speaks for."""
    try:
        return base64url_to_bytes(str(credential["response"]["userHandle"])).decode("ascii")[:64]
    except (ValueError, KeyError) as error:
        raise Refusal("wrong-passkey") from error
