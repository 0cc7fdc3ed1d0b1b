"""What can be asked over HTTP. docs/protocol.md tells the same in order."""

from __future__ import annotations

import asyncio
import re
from functools import lru_cache
from secrets import compare_digest

import msgspec

from ostrov.engine import saved as saves
from ostrov.engine import words
from ostrov.engine.errors import GameError
from ostrov.engine.game import Game
from ostrov.engine.lessons import lessons_of
from ostrov.games import installed, load
from ostrov.server import messages as m
from ostrov.server.asking import Call, Endpoint
from ostrov.server.facts import card_of, facts_of
from ostrov.server.house import House
from ostrov.server.metrics import memory
from ostrov.server.room import Room
from ostrov.server.telling import as_message, state
from ostrov.table import Match, NewTable, Refusal, Step
from ostrov.table.keys import code_hash, new_code
from ostrov.table.sitting import new_token

FLUENT = "text/plain"
COVER = re.compile(
    r"^(?:title|about|board-values) =.*(?:\n[ \t]+.*)*", re.MULTILINE
)  # what a list of games says of one
HUNG_UP = 0.25  # seconds between two looks whether who asks is still there


async def games(_call: Call) -> m.Games:
    return await asyncio.to_thread(lambda: m.Games([card_of(load(name)) for name in installed()]))


async def game(call: Call) -> m.GameFacts:
    return await asyncio.to_thread(lambda: facts_of(_game(call)))


async def game_words(call: Call) -> str:
    whole = _words(_game(call).package, call.path["lang"])
    return "\n".join(COVER.findall(whole)) if call.query["cover"] == "yes" else whole


async def shared_words(call: Call) -> str:
    return _words(words.SHARED, call.path["lang"])


async def server(call: Call) -> m.ServerFacts:
    settings, why_not = call.house.settings, call.house.why_not()
    return m.ServerFacts(
        opening=settings.opening,
        keeper=settings.keeper,
        talk=settings.talk,
        idle_days=settings.idle_days,
        over_days=settings.over_days,
        notice_days=settings.notice_days,
        push=call.house.reminders.public_key,
        mail=bool(settings.mail.host),
        passkeys="passkeys" not in why_not,
        why_not=why_not,
    )


async def ready(call: Call) -> m.Ready:
    if call.house.stopping:
        raise Refusal("stopping")
    await call.house.scribe.ask(lambda store: store.load(""))  # it answers at all
    if not call.house.is_ready():
        raise Refusal("not-stored")
    return m.Ready(ready=True)


async def metrics(call: Call) -> str:
    _must_be_host(call)
    return call.house.metrics.text(**call.house.gauges())


async def overview(call: Call) -> m.Overview:
    _must_be_host(call)
    house, found = call.house, await call.house.scribe.ask(lambda store: store.kept())
    gauges = house.gauges()
    return m.Overview(
        tables=[m.KeptTable(one.table, one.over, one.touched, house.people_at(one.table)) for one in found],
        connections=int(gauges["connections"]),
        memory=memory(),
        since=house.metrics.began,
        ready=house.is_ready(),
        faults=house.metrics.faults,
        wishes=dict(house.metrics.wishes),
        bots=house.metrics.bots,
        half=house.metrics.wish_seconds.within(0.5),
        most=house.metrics.wish_seconds.within(0.99),
        settings=house.settings.told(),
        reports=await asyncio.to_thread(house.reports),
    )


async def remove(call: Call) -> m.Forgotten:
    _must_be_host(call)
    await call.house.remove(await _room(call))
    return m.Forgotten(gone=True)


def _must_be_host(call: Call) -> None:
    if not call.is_host:
        raise Refusal("host-only")


async def lessons(call: Call) -> m.Lessons:
    return await asyncio.to_thread(_lessons, _game(call))


@lru_cache
def _lessons(game: Game) -> m.Lessons:
    """Each as an ordinary saved game, which is imported like any other."""
    desk = game.desk("checked")
    return m.Lessons(
        [
            m.Lesson(
                one.name, list(one.cites), one.seat, [list(step) for step in one.steps], saves.write(one.begin(desk))
            )
            for one in lessons_of(game)
        ]
    )


async def health(call: Call) -> m.Health:
    return m.Health(call.house.links.named())


def _game(call: Call) -> Game:
    try:
        return load(call.path["game"])
    except GameError as error:
        raise Refusal("no-game") from error


def _words(package: str, language: str) -> str:
    found = words.source(package, language) if language in words.LANGUAGES else None
    if found is None:
        raise Refusal("no-words")
    return found


# --- tables -------------------------------------------------------------------------------------------------------


async def open_table(call: Call) -> m.Place:
    wish: m.NewTable = call.body
    if wish.game not in installed():
        raise Refusal("no-game")
    _may_open(call, wish.word)
    token = new_token()
    values = as_message(msgspec.to_builtins(wish), NewTable)
    step = await asyncio.to_thread(_new, call.house, values, token)
    return _place(await call.house.add(step), step.seat, token)


def _new(house: House, wish: NewTable, token: str) -> Step:
    return Match.new(house.links.desk(wish.game), wish, at=house.now(), token=token)


async def tables(call: Call) -> m.Tables:
    return m.Tables([room.table() for room in await call.house.listed()])


async def table(call: Call) -> m.Table:
    return (await _room(call)).table()


async def join(call: Call) -> m.Place:
    wish: m.Join = call.body
    room, token, at = await _room(call), new_token(), call.house.now()
    step = await room.do(
        lambda match: match.join(at=at, token=token, seat=wish.seat, name=wish.name, invite=wish.invite)
    )
    return _place(room, step.seat, token)


async def position(call: Call) -> m.State:
    room = await _room(call)
    seat = None if call.token is None else room.match.seat_of(call.token)
    n, whole = _number(call.path["n"]), call.query["whole"] == "yes"
    return await asyncio.to_thread(state, room.match, seat, n, whole=whole)


async def course(call: Call) -> m.Course:
    room = await _room(call)
    return await call.house.courses.of(room.match, whole=call.query["whole"] == "yes")


async def hints(call: Call) -> m.Hints:
    """Who hangs up ends the search."""
    room = await _room(call)
    if call.token is None:
        raise Refusal("watching")
    search = asyncio.create_task(room.hints(room.match.seat_of(call.token)))
    try:
        while not (await asyncio.wait([search], timeout=HUNG_UP))[0]:
            if await call.gone():
                raise Refusal("stale")
        return search.result()
    finally:
        search.cancel()


async def saved(call: Call) -> str:
    room = await _room(call)
    seat = None if call.token is None else room.match.seat_of(call.token)
    return await asyncio.to_thread(room.match.saved, seat)


async def restore(call: Call) -> m.Place:
    wish: m.Import = call.body
    _may_open(call, wish.word)
    token, house = new_token(), call.house
    step = await asyncio.to_thread(
        lambda: Match.imported(
            wish.saved, house.links.desk, at=house.now(), token=token, seat=wish.seat, name=wish.name
        )
    )
    return _place(await house.add(step), step.seat, token)


async def rematch(call: Call) -> m.Place:
    """The first who asks opens the next table; all others are shown to it."""
    room = await _room(call)
    if call.token is None:
        raise Refusal("wrong-token")
    seat = room.match.seat_of(call.token)
    following = await room.rematch(seat)
    return _place(following, following.match.seat_of(call.token), call.token)


async def forget(call: Call) -> m.Forgotten:
    room = await _room(call)
    if call.token is None:
        raise Refusal("wrong-token")
    return m.Forgotten(await room.forget(room.match.seat_of(call.token)))


async def give_code(call: Call) -> m.Code:
    wish: m.NewCode = call.body
    room, code, at = await _room(call), new_code(), call.house.now()
    if call.token is None:
        raise Refusal("wrong-token")
    seat = room.match.seat_of(call.token)
    step = await room.do(lambda match: match.code(seat, wish.seat, code, at=at))
    given = step.match.codes[code_hash(code)]
    call.house.remember_code(code, room.match.id, given.until)
    return m.Code(code, given.seat, given.until)


async def by_code(call: Call) -> m.Place:
    wish: m.ByCode = call.body
    _may_guess(call, call.address)
    room, token, at = await call.house.room(wish.table or call.house.table_of(wish.code)), new_token(), call.house.now()
    seat = await room.opened(lambda match: match.by_code(wish.code, token, at=at))
    return _place(room, seat, token)


async def by_phrase(call: Call) -> m.Place:
    wish: m.ByPhrase = call.body
    _may_guess(call, call.address, f"{call.path['id']} {wish.seat}")
    room, token, at = await _room(call), new_token(), call.house.now()
    seat = await room.opened(lambda match: match.by_phrase(wish.seat, wish.phrase, token, at=at))
    return _place(room, seat, token)


# --- reminders ----------------------------------------------------------------------------------------------------


async def remind(call: Call) -> m.Reminder:
    _may_guess(call, call.address)
    return await call.house.reminders.add(call.body)


async def reminder(call: Call) -> m.Reminder:
    return await call.house.reminders.show(call.path["id"], call.token)


async def change_reminder(call: Call) -> m.Reminder:
    return await call.house.reminders.change(call.path["id"], call.token, call.body)


async def test_reminder(call: Call) -> m.Reminder:
    _may_guess(call, f"reminder {call.path['id']}")
    return await call.house.reminders.test(call.path["id"], call.token)


async def confirm_reminder(call: Call) -> m.Reminder:
    _may_guess(call, call.address)
    return await call.house.reminders.confirm(call.path["id"], call.body.code)


async def end_reminder(call: Call) -> m.Forgotten:
    return await call.house.reminders.end(call.path["id"], call.token)


# --- accounts -----------------------------------------------------------------------------------------------------


async def ask_passkey(call: Call) -> m.Question:
    _may_guess(call, call.address)
    return await call.house.accounts.ask_new(call.token)


async def take_passkey(call: Call) -> m.SignedIn:
    return await call.house.accounts.take_new(call.body.credential, call.token)


async def ask_sign_in(call: Call) -> m.Question:
    _may_guess(call, call.address)
    return await call.house.accounts.ask_in()


async def sign_in(call: Call) -> m.SignedIn:
    return await call.house.accounts.sign_in(call.body.credential)


async def account(call: Call) -> m.Account:
    return await call.house.accounts.show(call.token)


async def tie_seats(call: Call) -> m.Account:
    return await call.house.accounts.tie(call.token, call.body.seats)


async def untie_seat(call: Call) -> m.Account:
    return await call.house.accounts.untie(call.token, call.path["id"])


async def account_seat(call: Call) -> m.Place:
    return await call.house.accounts.sit(call.token, call.path["id"])


async def remove_passkey(call: Call) -> m.Account:
    return await call.house.accounts.remove_key(call.token, call.path["id"])


async def sign_out(call: Call) -> m.Forgotten:
    return await call.house.accounts.sign_out(call.token, everywhere=call.body.everywhere)


async def delete_account(call: Call) -> m.Forgotten:
    return await call.house.accounts.delete(call.token)


def _may_guess(call: Call, *names: str) -> None:
    """Codes and phrases are not to be found by trying."""
    if not all(call.house.guesses.take(name) for name in names):
        raise Refusal("too-fast")


def _place(room: Room, seat: str | None, token: str) -> m.Place:
    return m.Place(room.match.id, seat, token if seat else None, room.match.invite)


def _may_open(call: Call, word: str) -> None:
    """Whether the host lets this caller open tables."""
    if not call.house.opened.take(call.address):
        raise Refusal("too-fast")
    settings = call.house.settings
    if settings.opening == "free" or call.is_host:
        return
    if settings.opening == "host":
        raise Refusal("host-only")
    if not compare_digest(word.encode(), settings.word.encode()):
        raise Refusal("wrong-word")


async def _room(call: Call) -> Room:
    return await call.house.room(call.path["id"])


def _number(word: str) -> int:
    if len(word) > 9:
        raise Refusal("no-entry")
    return int(word)


NO_TABLE = ("no-table",)
KEEPING = ("not-stored", "stale")
REMINDER = ("no-reminder", "wrong-token", "not-stored")
ACCOUNT = ("not-offered", "wrong-token", "fault", *KEEPING)
HOWEVER = ("bad-message", "no-table", "wrong-token", "fault", *KEEPING)
HOST = ("host-only", "wrong-token")
SEAT = ("no-table", "wrong-token")
OPENING = ("wrong-word", "host-only", "wrong-token", "not-stored", "stopping")

ENDPOINTS = (
    Endpoint("GET", "/api/health", "Which link answers for each game asked for so far.", health, m.Health),
    Endpoint(
        "GET",
        "/api/ready",
        "Whether wishes can be carried out now.",
        ready,
        m.Ready,
        may_refuse=("stopping", "not-stored"),
    ),
    Endpoint(
        "GET",
        "/api/metrics",
        "What the server counts, as Prometheus reads it.",
        metrics,
        FLUENT,
        for_host=True,
        may_refuse=HOST,
    ),
    Endpoint("GET", "/api/host", "All tables, for the host.", overview, m.Overview, for_host=True, may_refuse=HOST),
    Endpoint("GET", "/api/server", "What the host has decided.", server, m.ServerFacts),
    Endpoint("GET", "/api/games", "The games here.", games, m.Games),
    Endpoint("GET", "/api/games/{game}", "What a game declares.", game, m.GameFacts, may_refuse=("no-game",)),
    Endpoint("GET", "/api/games/{game}/lessons", "Its lessons.", lessons, m.Lessons, may_refuse=("no-game",)),
    Endpoint(
        "GET",
        "/api/games/{game}/words/{lang}.ftl",
        "The game's words in Fluent: en, cs, de or ru; of its cover only.",
        game_words,
        FLUENT,
        query=("cover",),
        may_refuse=("no-game", "no-words"),
    ),
    Endpoint(
        "GET", "/api/words/{lang}.ftl", "The words all games share.", shared_words, FLUENT, may_refuse=("no-words",)
    ),
    Endpoint(
        "POST",
        "/api/tables",
        "Open a table.",
        open_table,
        m.Place,
        takes=m.NewTable,
        for_host=True,
        may_refuse=("bad-options", "no-game", *OPENING),
    ),
    Endpoint("GET", "/api/tables", "Tables that strangers may join.", tables, m.Tables),
    Endpoint(
        "POST",
        "/api/tables/import",
        "A new table that goes on with a saved game.",
        restore,
        m.Place,
        takes=m.Import,
        for_host=True,
        may_refuse=("bad-save", "no-game", *OPENING),
    ),
    Endpoint("GET", "/api/tables/{id}", "What everybody may know of a table.", table, m.Table, may_refuse=NO_TABLE),
    Endpoint(
        "POST",
        "/api/tables/{id}/seats",
        "Sit down on an open seat.",
        join,
        m.Place,
        takes=m.Join,
        may_refuse=("no-open-seat", "seat-taken", "wrong-invite", "not-stored", "stopping", *NO_TABLE),
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/positions/{n:int}",
        "How things stood before an entry, as the caller saw it; whole once the game is over.",
        position,
        m.State,
        query=("whole",),
        needs_token=True,
        may_refuse=("no-entry", "not-over", *SEAT),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/hints",
        "The best few choices of the caller's seat, from what it sees; hang up to end the search.",
        hints,
        m.Hints,
        needs_token=True,
        may_refuse=("hints-off", "not-asked", "not-begun", "over", "stale", "busy", "not-compiled", "watching", *SEAT),
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/course",
        "How a finished game went, as far as it is worked out; ask again until it is done.",
        course,
        m.Course,
        query=("whole",),
        may_refuse=("not-over", "busy", "not-compiled", *NO_TABLE),
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/saved",
        "The saved game: whole when it is over, before that what the caller has seen.",
        saved,
        FLUENT,
        needs_token=True,
        may_refuse=SEAT,
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/codes",
        "A code that opens a seat on another device, once.",
        give_code,
        m.Code,
        takes=m.NewCode,
        needs_token=True,
        may_refuse=("not-founder", "unknown-words", "not-stored", "stopping", *SEAT),
    ),
    Endpoint(
        "POST",
        "/api/keys",
        "Open a seat on this device by a code.",
        by_code,
        m.Place,
        takes=m.ByCode,
        may_refuse=("wrong-code", "wrong-token", "no-table", "not-stored", "stopping"),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/keys",
        "Open a seat on this device by its phrase.",
        by_phrase,
        m.Place,
        takes=m.ByPhrase,
        may_refuse=("wrong-phrase", "not-stored", "stopping", *SEAT),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/forget",
        "Leave for good: no name, no words, no key stay; a table without people is removed.",
        forget,
        m.Forgotten,
        needs_token=True,
        may_refuse=("not-stored", "stopping", *SEAT),
    ),
    Endpoint(
        "POST",
        "/api/account/passkeys/ask",
        "What to ask the browser for a passkey: of a new account, or one more for who is signed in.",
        ask_passkey,
        m.Question,
        needs_token=True,
        may_refuse=ACCOUNT,
    ),
    Endpoint(
        "POST",
        "/api/account/passkeys",
        "The browser's answer: a new account, or one passkey more.",
        take_passkey,
        m.SignedIn,
        takes=m.Credential,
        needs_token=True,
        may_refuse=("wrong-passkey", "busy", *ACCOUNT),
    ),
    Endpoint(
        "DELETE",
        "/api/account/passkeys/{id}",
        "A passkey that was lost; the last one stays.",
        remove_passkey,
        m.Account,
        needs_token=True,
        may_refuse=("last-passkey", *ACCOUNT),
    ),
    Endpoint(
        "POST",
        "/api/account/sign-in/ask",
        "What to ask the browser to sign in.",
        ask_sign_in,
        m.Question,
        may_refuse=("not-offered", "not-stored"),
    ),
    Endpoint(
        "POST",
        "/api/account/sign-in",
        "The browser's answer: this device is signed in.",
        sign_in,
        m.SignedIn,
        takes=m.Credential,
        may_refuse=("wrong-passkey", *ACCOUNT),
    ),
    Endpoint(
        "GET",
        "/api/account",
        "All there is of an account.",
        account,
        m.Account,
        needs_token=True,
        may_refuse=ACCOUNT,
    ),
    Endpoint(
        "DELETE",
        "/api/account",
        "Nothing of it stays; seats stay with whoever has their keys.",
        delete_account,
        m.Forgotten,
        needs_token=True,
        may_refuse=ACCOUNT,
    ),
    Endpoint(
        "POST",
        "/api/account/sign-out",
        "This device, or all of them, are signed in no more.",
        sign_out,
        m.Forgotten,
        takes=m.SignOut,
        needs_token=True,
        may_refuse=ACCOUNT,
    ),
    Endpoint(
        "PUT",
        "/api/account/seats",
        "Seats whose tokens are shown are the account's from now on.",
        tie_seats,
        m.Account,
        takes=m.OwnSeats,
        needs_token=True,
        may_refuse=ACCOUNT,
    ),
    Endpoint(
        "POST",
        "/api/account/seats/{id}",
        "A token of its own for this device to the account's seat at a table.",
        account_seat,
        m.Place,
        needs_token=True,
        may_refuse=("no-table", "stopping", *ACCOUNT),
    ),
    Endpoint(
        "DELETE",
        "/api/account/seats/{id}",
        "The account has no seat there any more.",
        untie_seat,
        m.Account,
        needs_token=True,
        may_refuse=ACCOUNT,
    ),
    Endpoint(
        "POST",
        "/api/reminders",
        "Be reminded, at one address, when one is awaited and not there.",
        remind,
        m.Reminder,
        takes=m.NewReminder,
        may_refuse=("not-offered", "bad-address", "not-confirmed", "not-sent", "busy", *HOWEVER),
    ),
    Endpoint(
        "GET", "/api/reminders/{id}", "How that is set.", reminder, m.Reminder, needs_token=True, may_refuse=REMINDER
    ),
    Endpoint(
        "PUT",
        "/api/reminders/{id}",
        "Set it anew, with the seats it is for.",
        change_reminder,
        m.Reminder,
        takes=m.Reminding,
        needs_token=True,
        may_refuse=("no-reminder", *HOWEVER),
    ),
    Endpoint(
        "POST",
        "/api/reminders/{id}/test",
        "A message now, as they are.",
        test_reminder,
        m.Reminder,
        needs_token=True,
        may_refuse=("not-sent", "not-confirmed", "not-offered", *REMINDER),
    ),
    Endpoint(
        "POST",
        "/api/reminders/{id}/confirm",
        "Whoever reads the letters confirms their address.",
        confirm_reminder,
        m.Reminder,
        takes=m.Confirm,
        may_refuse=("wrong-code", "no-reminder", *KEEPING),
    ),
    Endpoint(
        "DELETE",
        "/api/reminders/{id}",
        "No more reminders; nothing of it is kept. Its key opens this, and the code in each letter.",
        end_reminder,
        m.Forgotten,
        needs_token=True,
        may_refuse=REMINDER,
    ),
    Endpoint(
        "DELETE",
        "/api/tables/{id}",
        "Remove a table.",
        remove,
        m.Forgotten,
        for_host=True,
        may_refuse=("no-table", "not-stored", *HOST),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/rematch",
        "The next table of the same people.",
        rematch,
        m.Place,
        needs_token=True,
        may_refuse=("not-over", "not-stored", "stopping", *SEAT),
    ),
)
