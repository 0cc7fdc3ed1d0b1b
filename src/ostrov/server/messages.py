"""Every message between a table and its clients, as types: checked at the border, described in docs/protocol.md.

Seats, actions, options and values are words; what a person reads is made from ids and arguments by the client.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, field

# --- what is typed by people is bounded -----------------------------------------------------------------------------

Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z][A-Za-z0-9_+-]*$")]
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]  # chosen by the client, new for each wish
Phrase: TypeAlias = Annotated[str, Meta(min_length=1, max_length=2000)]
Name: TypeAlias = Annotated[str, Meta(max_length=40)]
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]
Part: TypeAlias = Annotated[str, Meta(max_length=64)]  # a seat's part of the chance's key
Token: TypeAlias = Annotated[str, Meta(min_length=16, max_length=64)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**31)]
Options: TypeAlias = Annotated[dict[Word, Annotated[str, Meta(max_length=64)]], Meta(max_length=64)]
Language: TypeAlias = Literal["en", "de", "cs", "ru"]
Who: TypeAlias = Literal["open", "human", "bot"]
Talk: TypeAlias = Literal["free", "quick", "off"]  # what may be said: anything, quick words (`:good-trade:`), nothing
Pace: TypeAlias = Literal["calm", "brisk", "none"]


class Message(Struct, forbid_unknown_fields=True, omit_defaults=False):
    """A body of a request or an answer."""


# --- what a game declares ---------------------------------------------------------------------------------------------


class Named(Message):
    """Words for numbers: `good` is tea, rum, …; a client finds what a word is called as `good-tea`."""

    name: str
    words: list[str]


class FieldFacts(Message):
    """A field of the record, and so of every view."""

    name: str
    what: Literal["number", "flag", "row", "grid", "members", "section", "sections", "seats"]
    shape: list[int]
    least: int
    most: int
    of: str | None  # the values are words of these names
    places: list[str | None]  # the names of the places, one for each dimension
    seen: Literal["everyone", "owner", "nobody", "by"]
    by: list[str]  # the fields that hold the seats which see it
    start: int | bool | str | None  # what it holds at the start, as in a view
    fields: list[FieldFacts]  # of a section


class KindFacts(Message):
    """A kind of action or outcome: `build_road` with an edge."""

    word: str
    arguments: list[str]  # names, by their key in `names`
    variables: list[str]  # what the arguments are called in messages: $edge, $good2
    final: bool
    together: bool


class OptionFacts(Message):
    """What can be chosen before a game: one of `values`, or a number from `least` to `most`."""

    name: str
    default: str
    values: list[str] | None
    least: int
    most: int


class GameCard(Message):
    """What a lobby needs to know of a game."""

    name: str
    rules: int  # version
    seats: list[str]
    least: int  # players
    most: int
    players: int  # usual number
    options: list[OptionFacts]
    bots: list[str]  # levels, the weakest first
    lacking: list[str]  # levels that need compiled rules, which this server has not
    typed: list[str]  # kinds of outcome that people may type from real dice and cards
    presets: dict[str, dict[str, str]]
    lessons: int  # how many there are


class Games(Message):
    games: list[GameCard]


class Origin(Message):
    """Values of the box that belong together, and where they come from: rulebook, attested or reconstructed."""

    group: str
    source: str
    values: dict[str, str]


class GameFacts(Message):
    """All a board needs to know of a game: what it declares, and the plain facts of its box."""

    card: GameCard
    letter: str
    names: dict[str, Named]
    fields: list[FieldFacts]
    actions: list[KindFacts]
    outcomes: list[KindFacts]
    sources: list[str]
    endings: list[str]
    rules: list[str]  # ids; the texts are messages
    places: dict[str, str]  # where a rule stands in the rulebook, by its id
    origins: list[Origin]
    board: dict[str, Any]  # what the game says of its map, for a board that draws it; {} for most


class ServerFacts(Message):
    """What the host has decided."""

    opening: Literal["free", "word", "host"]  # who may open tables: anybody, who knows the word, the host
    keeper: str  # who answers for this server
    talk: Talk  # what may be said at its tables at most
    idle_days: int  # a game that is not over goes so many days after anybody did anything; 0 is never
    over_days: int  # the same for a game that is over
    notice_days: int  # and so many days before that it is announced
    push: str  # the server's public key for web push; empty where it is not offered
    mail: bool  # whether reminders go by e-mail
    passkeys: bool  # whether there are accounts
    why_not: dict[str, str]  # what of "push", "mail", "passkeys" is not offered, and why: off, origin, install


class Question(Message):
    """What a browser is to be asked about passkeys: options of WebAuthn, as JSON."""

    options: str


class Credential(Message):
    """What the browser answered: `JSON.stringify` of the credential."""

    credential: Annotated[str, Meta(max_length=20_000)]


class SignedIn(Message):
    """The token of this device; none where it was signed in already."""

    token: str | None


class SignOut(Message):
    everywhere: bool = False


class OwnPasskey(Message):
    id: str
    made: float


class OwnTable(Message):
    """A seat of an account."""

    table: str
    game: str
    name: str
    seat: str
    over: bool
    touched: float


class Account(Message):
    """All that is kept of an account."""

    made: float
    passkeys: list[OwnPasskey]
    devices: int  # signed in
    tables: list[OwnTable]


class OwnSeats(Message):
    """Seats that shall be an account's, each with a token that opens it."""

    seats: Annotated[list[OwnSeat], Meta(max_length=200)]


class OwnSeat(Message):
    """A seat, and the token that opens it."""

    table: Annotated[str, Meta(max_length=64)]
    token: Token


class PushAddress(Struct, tag_field="t", tag="push", forbid_unknown_fields=True):
    """A browser, as its own push service told it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=50)]


class MailAddress(Struct, tag_field="t", tag="mail", forbid_unknown_fields=True):
    address: Annotated[str, Meta(max_length=254)]


class Reminding(Message):
    """How a person wants to be reminded."""

    language: Language
    zone: Annotated[str, Meta(max_length=64)]  # the reader's clock, like "Europe/Prague"
    night: bool = True  # nothing between ten in the evening and eight in the morning
    seats: Annotated[list[OwnSeat], Meta(max_length=200)] = field(default_factory=list)


class NewReminder(Message):
    """A wish to be reminded, at one address, of all own tables."""

    to: PushAddress | MailAddress
    how: Reminding


class Reminder(Message):
    """What is kept of it. The key is told once; it changes and ends the reminders."""

    id: str
    key: str | None
    by: Literal["push", "mail"]
    confirmed: bool  # an e-mail address must be confirmed with the link in the first letter
    language: Language
    zone: str
    night: bool
    tables: list[str]


class Confirm(Message):
    """The code from a letter."""

    code: Annotated[str, Meta(max_length=64)]


class Ready(Message):
    ready: bool


class KeptTable(Message):
    """What the host sees of a table: nothing of what is played or said there."""

    id: str
    over: bool
    touched: float  # when somebody last did something
    here: int | None  # people connected, where it lies in memory


class Overview(Message):
    """What the host sees."""

    tables: list[KeptTable]
    connections: int
    memory: int  # bytes
    since: float
    ready: bool
    faults: int  # of the rules, since the start
    wishes: dict[str, int]  # since the start, by how they were answered: done, or why not
    bots: int  # what bots did since the start
    half: float  # seconds within which half of all wishes were answered, stored
    most: float  # and 99 of 100
    settings: dict[str, str]  # as read; of what is secret only whether it is set
    reports: list[Reported]  # the last ones


class Reported(Message):
    """What somebody reported."""

    at: float
    table: str
    by: str  # a seat
    lines: list[Chat]


class Lesson(Message):
    """A position to learn on: import `saved` as `seat`. A step is an action that begins with one of its words."""

    name: str  # its texts are the message `lesson-NAME` with .s1, .s2, … and .end
    cites: list[str]
    seat: str
    steps: list[list[str]]
    saved: str


class Lessons(Message):
    lessons: list[Lesson]


class Health(Message):
    """Which link answers for each game asked for so far."""

    links: dict[str, str]


# --- a table ----------------------------------------------------------------------------------------------------------


class Seat(Message):
    """Who plays a seat."""

    seat: str
    who: Who
    name: str
    level: str | None  # of a bot
    here: bool  # connected
    ready: bool  # has said `begin`
    resigned: bool
    lent: bool  # a person's seat that a bot plays for now
    away: bool  # and it was the others who let it sit in, because nobody came


class Clock(Message):
    """How long one may think: so many seconds for each turn, or for the whole game and `more` after each turn.

    Whose time is out has a bot answer.
    """

    kind: Literal["turn", "game"]
    seconds: Annotated[int, Meta(ge=5, le=30 * 86_400)]
    more: Annotated[int, Meta(ge=0, le=3_600)] = 0


class Timed(Message):
    """What the clock of a seat says, as times of day of the server."""

    since: float | None  # awaited since then
    idle: (
        float | None
    )  # since then its person has done nothing while awaited; after `table.limit` seconds see `stand_in`
    until: float | None  # then its time is out
    left: float | None  # seconds of the whole game, as they were when it was last awaited


class Chance(Message):
    """Who answers for chance. The commitment is the SHA-256 of a secret that is shown when the game is over."""

    commitment: str
    parts: dict[str, str]
    typed: list[str]  # kinds of outcome that people type in
    secret: str | None


class Table(Message):
    """What everybody may know of a table."""

    id: str
    game: str
    rules: int
    name: str
    options: dict[str, str]
    seats: list[Seat]
    founder: str | None  # a seat
    begun: bool
    over: bool
    stopped: Literal["resigned"] | None  # over without an ending of the rules
    takebacks: int
    pace: Pace
    limit: int  # seconds after which the others may let a bot answer for who does not come; 0 is never
    clock: Clock | None
    paused: bool
    talk: Talk
    hints: bool  # whether seats may ask a search what is best
    listed: bool
    chance: Chance
    changed_at: int | None  # other rules carry it on since this entry
    next: str | None  # the table of the rematch
    created: float
    expires: float | None  # announced: nobody did anything for long, and then it is removed; any wish keeps it
    watching: int


class Tables(Message):
    tables: list[Table]


class NewSeat(Message):
    kind: Literal["you", "open", "bot"]
    level: Word | None = None
    name: Name = ""


class NewTable(Message):
    """A wish for a table. Seats that are not named are open."""

    game: Word
    options: Options = field(default_factory=dict)
    seats: Annotated[dict[Word, NewSeat], Meta(max_length=16)] = field(default_factory=dict)
    name: Name = ""
    typed: Annotated[list[Word], Meta(max_length=16)] = field(default_factory=list)
    pace: Pace = "calm"
    limit: Annotated[int, Meta(ge=0, le=30 * 86_400)] = 120
    clock: Clock | None = None
    talk: Talk = "free"
    hints: bool = True
    listed: bool = False
    word: Name = ""  # the host's invitation word, where one is asked for


class Place(Message):
    """A seat of one's own. The token opens it and nothing else; the invitation gives a friend a seat."""

    table: str
    seat: str | None
    token: str | None
    invite: str | None


class NewCode(Message):
    """A wish for a code: for one's own seat, or (the founder) for another whose key is lost."""

    seat: Word | None = None


class Code(Message):
    """To be typed or scanned on another device: `POST /api/keys`."""

    code: str
    seat: str
    until: float


class ByCode(Message):
    """A code; with its table it outlives a restart of the server."""

    code: Annotated[str, Meta(min_length=8, max_length=20)]
    table: Annotated[str, Meta(max_length=64)] | None = None


class ByPhrase(Message):
    """What opens a seat without its key."""

    seat: Word
    phrase: Annotated[str, Meta(max_length=100)]


class Forgotten(Message):
    """Whether the table is gone too: nobody was left there."""

    gone: bool


class Join(Message):
    name: Name = ""
    invite: Token | None = None
    seat: Word | None = None


class Import(Message):
    """A saved game, and the seat the caller plays on with."""

    saved: Annotated[str, Meta(min_length=1, max_length=2_000_000)]
    seat: Word | None = None
    name: Name = ""
    word: Name = ""


# --- what has happened, and how things stand --------------------------------------------------------------------------


class Value(Message):
    """A word of some names, as an argument of a message: called `of-is`."""

    of: str
    is_: str = field(name="is")


Argument: TypeAlias = int | str | Value


class Line(Message):
    """A message id with its arguments: `did-build_road` with player and edge."""

    id: str
    args: dict[str, Argument]


class Entry(Message):
    """A phrase of a seat or an outcome of chance, as the reader may see it."""

    n: int
    seat: str
    words: str  # hidden arguments as ?
    lines: list[Line]
    gains: dict[str, int]  # points, by seat
    brought: dict[str, dict[str, dict[str, int]]]  # seat, names, word: what it brought
    at: float


class Offer(Message):
    words: str
    final: bool


class State(Message):
    """A position as the reader sees it, with what is asked."""

    seq: int
    n: int  # entries so far
    view: dict[str, Any]
    asked: list[str]
    awaited: list[str]
    offers: list[Offer]  # of the reader's own seat
    outcomes: list[str]  # what the reader may type in for chance
    undoable: bool
    far: bool  # can be taken back if all people agree
    fresh: int  # the first entry since the reader's own last one
    times: dict[str, Timed]  # by seat: who is awaited, and whoever has used up time
    turns: int
    points: dict[str, dict[str, int]]
    ended: str | None
    places: dict[str, int] | None
    facts: dict[str, Argument]  # what questions may speak of: the public numbers at the top of the record


class Hint(Message):
    """A choice, the share of a win that a search expects of it, and why: `because` is told with the `action` `then`."""

    words: str
    win: float
    playouts: int
    because: Line
    then: str | None  # what this seat would mostly do next


class Hints(Message):
    """The best few choices of the caller's seat, the best first, from what it sees."""

    seq: int  # the position they are about
    hints: list[Hint]


class Moment(Message):
    """Each seat's share of a win before entry `n`."""

    n: int
    turn: int
    shares: dict[str, float]


class TurningPoint(Message):
    """A turn in which somebody's share changed by much: the entries from `n` until before `until`."""

    n: int
    until: int
    turn: int
    seat: str
    change: float


class Course(Message):
    """How a game went. While it is worked out (`done` is false) it has the first moments of so many."""

    whole: bool  # from all that lay there, not from what everybody could see
    done: bool
    count: int
    moments: list[Moment]
    turning_points: list[TurningPoint]


class Chat(Message):
    """What somebody said, or (with a line) what happened around the table."""

    n: int
    at: float
    seat: str | None
    name: str
    text: str | None
    line: Line | None


class Prepared(Message):
    """What the reader's own seat has prepared, and what came of it. Nobody else is told."""

    plan: list[str]  # phrases, played in their order when the turn comes, if all of it is possible then
    answers: list[str]  # actions, or kinds of action: the first that is possible is done when the seat is awaited
    begun: bool  # some of the plan is played
    played: list[str]  # the last that was done of it
    stopped: str | None  # a step that was not possible any more: the plan was dropped
    rule: str | None  # which forbids it


class Asking(Message):
    """Somebody asks to take back what was final."""

    seat: str
    entry: int
    agreed: list[str]
    wanted: list[str]


# --- from a client ----------------------------------------------------------------------------------------------------


class FromClient(Struct, tag_field="t", forbid_unknown_fields=True):
    """A message of a client."""


class Hello(FromClient, tag="hello"):
    """The first message of a connection; again whenever something was missed."""

    token: Token | None = None
    since: Number = 0
    chat: Number = 0


class Wish(FromClient):
    """Something a seat wants; the same id twice is done once."""

    id: Id


class Begin(Wish, tag="begin"):
    """Ready, with a part of the chance's key. `now` (the founder): bots take the open seats, nobody is waited for."""

    part: Part = ""
    now: bool = False


class Act(Wish, tag="act"):
    words: Phrase
    seq: Number | None = None  # what the player was looking at


class Given(Wish, tag="given"):
    """What the real dice show."""

    words: Phrase


class Why(Wish, tag="why"):
    words: Phrase


class Try(Wish, tag="try"):
    phrases: Annotated[list[Phrase], Meta(max_length=100)]


class Advise(Wish, tag="advise"):
    """What there is to say to this seat; with wishes, ways to these actions, one after the other."""

    wishes: Annotated[list[Phrase], Meta(max_length=20)] = field(default_factory=list)


class Undo(Wish, tag="undo"):
    """Take back one's own last entry."""


class UndoAsk(Wish, tag="undo_ask"):
    """Ask all people to take back one's own last entry and what followed."""


class UndoAnswer(Wish, tag="undo_answer"):
    yes: bool


class Resign(Wish, tag="resign"):
    """A bot plays on for good; without people left the game stops."""


class ToBot(Wish, tag="to_bot"):
    """Let a bot sit in."""

    level: Word | None = None


class Back(Wish, tag="back"):
    """Take the seat back from the bot."""


class StandIn(Wish, tag="stand_in"):
    """For who has not come for `table.limit` seconds a bot answers this once, or sits in until they open the page."""

    seat: Word
    how: Literal["once", "sit"]


class Pause(Wish, tag="pause"):
    """Nobody acts and no clock runs until somebody says `go_on`."""


class GoOn(Wish, tag="go_on"):
    """After a pause."""


class Remove(Wish, tag="remove"):
    """The founder sends who sits there away; all are told, and the invitation is a new one."""

    seat: Word


class Rename(Wish, tag="name"):
    name: Name


class Say(Wish, tag="say"):
    text: Text


class SetPhrase(Wish, tag="phrase"):
    """A phrase of one's own that opens the seat on any device, of at least 8 letters."""

    text: Annotated[str, Meta(max_length=100)]


class Report(Wish, tag="report"):
    """What was said is not to be said: the host gets it with the lines before."""

    n: Number  # of the chat


class Prepare(Wish, tag="prepare"):
    """From now on this and nothing else is prepared: played by the server when the time comes. Empty: nothing is."""

    plan: Annotated[list[Phrase], Meta(max_length=100)] = field(default_factory=list)
    answers: Annotated[list[Phrase], Meta(max_length=60)] = field(default_factory=list)


class Keep(Wish, tag="keep"):
    """Nothing changes, but the table is not removed for want of anybody."""


ClientMessage: TypeAlias = (
    Hello
    | Begin
    | Act
    | Given
    | Why
    | Try
    | Advise
    | Undo
    | UndoAsk
    | UndoAnswer
    | Resign
    | ToBot
    | Back
    | StandIn
    | Pause
    | GoOn
    | Remove
    | Rename
    | Say
    | SetPhrase
    | Keep
    | Prepare
    | Report
)

# --- from the server --------------------------------------------------------------------------------------------------


class FromServer(Struct, tag_field="t"):
    """A message of the server."""


class Welcome(FromServer, tag="welcome"):
    """Answer to `hello`: how things stand, and what was missed: entries from `first` on replace the client's own."""

    you: str | None
    at: float  # the server's time of day, by which all other times are told
    invite: str | None
    table: Table
    seq: int
    first: int
    entries: list[Entry]
    now: State
    chat: list[Chat]
    asking: Asking | None
    prepared: Prepared | None


class News(FromServer, tag="news"):
    """Something changed. Entries from `first` on replace those the client has."""

    seq: int
    after: int  # the seq before it; who has another missed something and says hello again
    first: int
    entries: list[Entry]
    now: State
    table: Table | None  # when more than the game changed
    asking: Asking | None
    prepared: Prepared | None


class Presence(FromServer, tag="presence"):
    here: list[str]
    watching: int


class Chatted(FromServer, tag="chat"):
    chat: Chat


class Done(FromServer, tag="done"):
    """The wish is carried out and safely stored."""

    id: str
    seq: int


class Refused(FromServer, tag="refused"):
    """The wish is not carried out."""

    id: str
    code: str
    rule: str | None
    args: dict[str, Argument]


class Because(FromServer, tag="because"):
    """Answer to `why`: the rule that forbids it, or none."""

    id: str
    rule: str | None
    asked: bool  # whether the seat is asked at all
    args: dict[str, Argument]


class Tried(FromServer, tag="tried"):
    """Answer to `try`: where the phrases lead, and what stopped them."""

    id: str
    now: State
    done: int  # phrases carried out
    stopped: Literal["chance", "others", "over", "refused"] | None
    rule: str | None


class Way(Message):
    """A way to what was wished: a phrase of these steps; without any, the notes tell what lacks."""

    name: str
    steps: list[str]
    notes: list[Line]


class Advice(FromServer, tag="advice"):
    """Answer to `advise`: marks without a wish, ways with one. A game without advice has neither."""

    id: str
    seq: int  # the position it is about
    marks: list[Line]
    ways: list[Way]


class Closed(FromServer, tag="closed"):
    """The server ends the connection, and why."""

    code: str


ServerMessage: TypeAlias = Welcome | News | Presence | Chatted | Done | Refused | Because | Tried | Advice | Closed


class Problem(Message):
    """Why a request was refused."""

    code: str
    rule: str | None = None
    args: dict[str, Argument] = field(default_factory=dict)
