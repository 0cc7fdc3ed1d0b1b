"""A change in the making: a copy of a match that verbs work on until it is a step."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from ostrov.engine import text
from ostrov.engine.errors import Refused, WordsError
from ostrov.engine.fate import Sealed
from ostrov.engine.known import Known
from ostrov.engine.log import Line, Value
from ostrov.engine.position import PHRASE
from ostrov.store.port import Change, StoredChat, StoredEntry
from ostrov.table import keeping
from ostrov.table.keys import MOST_KEYS
from ostrov.table.refusal import Refusal
from ostrov.table.sitting import Sitting, hashed
from ostrov.table.values import Asking, Chat, Entry

if TYPE_CHECKING:
    from ostrov.table.match import Match, Step

MOST_WISHES = 1000  # of each seat are remembered
MOST_CHAT = 500  # remarks and messages of a table are remembered


@dataclass(frozen=True)
class Row:
    """An entry as stored, and by reader as it was told before, so that it need not be made again."""

    entry: StoredEntry
    told: dict[str, Entry] = field(default_factory=dict, compare=False, repr=False)


class Draft:
    """A copy of a match, to be changed."""

    def __init__(self, match: Match, at: float) -> None:
        self.match = match
        self.at = at
        self.history = match.history.copy()
        self.rows = list(match.rows)
        self.seats = dict(match.seats)
        self.first = len(self.rows)  # the first entry that is told anew
        self.asking = match.asking
        self.waiting = match.waiting
        self.said_before = list(match.chat)
        self.chat: list[Chat] = []  # what is new, or was changed
        self.wishes = match.wishes
        self.fields: dict[str, Any] = {}  # of the match
        self.counts = True  # whether it gets a number of its own
        self.actor: str | None = None  # the person who has just acted, or taken back
        self.once = match.once
        self.prepared = match.prepared

    # --- the game

    @property
    def offset(self) -> int:
        return self.match.offset

    def act(self, seat: str, words: str, *, bot: bool = False) -> None:
        """A phrase of a seat, or an outcome, all or nothing."""
        try:
            self._ends_with_what_is_final(seat, words)
            self.history.act(seat, words)
        except WordsError as error:
            raise Refusal("unknown-words") from error
        except Refused as refused:
            asked = seat in self.history.position.asked
            raise Refusal("forbidden" if asked and refused.rule else "not-asked", refused.rule) from refused
        self.actor = None if bot else seat
        self.once = tuple(one for one in self.once if one != seat)
        if not bot and seat in self.prepared:  # who acts by hand does not want to be acted for
            self.prepared = self.prepared | {seat: replace(self.prepared[seat], plan=(), begun=False)}
        self._written(bot=bot)

    def _ends_with_what_is_final(self, seat: str, words: str) -> None:
        """What shows something new ends a phrase; else an action forbidden behind it would take it back unseen."""
        *before, _ = words.split(PHRASE)
        history, data = self.history, self.history.position.data
        number = history.game.seat(seat)
        for part in before:
            action = history.table(number).number(part)
            if not history.desk.asks(data, number) or history.desk.forbids(data, number, action):
                return  # `act` says why
            if history.desk.is_final(data, number, action):
                raise Refusal("not-asked")
            data = history.desk.step(data, number, action)

    def settle(self) -> None:
        """Let sealed chance answer what people do not type in."""
        parts = [self.seats[seat].part for seat in self.match.playing]
        self.history.settle(Sealed(self.match.secret, parts), self.match.typed)
        self._written()

    def _written(self, *, bot: bool = False) -> None:
        """Note the new entries of the history."""
        for place in range(len(self.rows) - self.offset, len(self.history)):
            self.first = min(self.first, self.offset + self.history.opened_by(place))
            self.rows.append(self._row(place, self.at, bot))
        self._tell_anew()

    def _tell_anew(self) -> None:
        """Entries from the first changed one on are told again; and who was asked about the old ones, is not."""
        self.rows[self.first :] = [Row(row.entry) for row in self.rows[self.first :]]
        self.asking = None

    def _row(self, place: int, at: float, bot: bool) -> Row:
        entry = self.history.entries[place]
        seat = self.history.game.seat_word(entry.seat)
        return Row(StoredEntry(self.offset + place, seat, self.history.words(entry), at, bot))

    def take_back(self, seat: str) -> None:
        """The seat's last entry, while nobody else has to be asked."""
        place = self.history.undoable(seat)
        assert place is not None
        self.actor = seat
        if self.rows[self.offset + place].entry.bot:  # else it would be done again at once
            self.unprepared(seat)
        self.history.undo(seat)
        later = [row.entry for row in self.rows[self.offset + place + 1 :]]
        del self.rows[self.offset + place :]
        self.first = len(self.rows)
        self.rows += [self._row(place + n, entry.at, entry.bot) for n, entry in enumerate(later)]
        self._tell_anew()

    def unprepared(self, seat: str) -> None:
        """Nothing is prepared for a seat any more."""
        self.prepared = {one: kept for one, kept in self.prepared.items() if one != seat}

    def take_back_far(self, seat: str, entry: int) -> None:
        """An entry and all that followed, with the consent of all."""
        self.unprepared(seat)
        self.first = self.offset + self.history.opened_by(entry - self.offset)
        self.history.cut(entry - self.offset)
        del self.rows[entry:]
        self._tell_anew()
        self.fields["takebacks"] = self.match.takebacks + 1
        self.remark("table-taken-back", seat)

    # --- the people

    def seat(self, seat: str, **changed: Any) -> None:
        self.seats[seat] = replace(self.seats[seat], **changed)

    def add_key(self, seat: str, token: str) -> None:
        """One more device that opens a seat."""
        sitting, new = self.seats[seat], hashed(token)
        if not sitting.token:
            self.seat(seat, token=new)
        else:
            self.seat(seat, more=(*sitting.more, new)[1 - MOST_KEYS :])

    def vacate(self, seat: str, level: str) -> None:
        """Nobody has a key to this seat any more: before the game it is open again, then a bot plays on."""
        if self.match.begun:
            self.seat(
                seat, token="", more=(), phrase="", account="", resigned=not self.match.over, lent=False, level=level
            )
        else:
            self.seats[seat] = Sitting()
        self.fields["codes"] = {key: code for key, code in self.match.codes.items() if code.seat != seat}
        self.unprepared(seat)

    def persons(self) -> list[str]:
        return [seat for seat, sitting in self.seats.items() if sitting.is_person]

    def keyed(self) -> list[str]:
        """The seats that somebody has a key to."""
        return [seat for seat, sitting in self.seats.items() if sitting.token]

    def remark(self, message: str, seat: str | None) -> None:
        """What happened around the table."""
        if seat is None:
            self.chat.append(Chat(self._next_chat(), self.at, None, "", None, Line(message, {})))
            return
        line = Line(message, {"player": Value(self.match.game.seats.name, seat), "name": self.seats[seat].name})
        self.chat.append(Chat(self._next_chat(), self.at, seat, self.seats[seat].name, None, line))

    def said(self, seat: str, text: str) -> None:
        self.chat.append(Chat(self._next_chat(), self.at, seat, self.seats[seat].name, text, None))

    def forget_words_of(self, seat: str) -> None:
        """What this seat has said, and what it was called."""
        for place, chat in enumerate(self.said_before):
            if chat.seat == seat:
                line = None if chat.line is None else Line(chat.line.id, chat.line.args | {"name": ""})
                self.said_before[place] = replace(chat, name="", text=None if line else "", line=line)
                self.chat.append(self.said_before[place])

    def _next_chat(self) -> int:
        return max((chat.n for chat in (*self.said_before[-1:], *self.chat)), default=0) + 1

    def consent(self) -> None:
        """Take back what is asked for when nobody is left who has not agreed; bots agree."""
        asking = self.asking
        if asking is None:
            return
        persons = [seat for seat, sitting in self.seats.items() if sitting.is_played]
        wanted = [seat for seat in asking.wanted if seat in persons]
        self.asking = Asking(asking.seat, asking.entry, asking.agreed, wanted) if asking.seat in persons else None
        if self.asking is not None and not wanted:
            self.take_back_far(asking.seat, asking.entry)

    # --- the end of it

    def step(self, seat: str | None = None, wish: str | None = None) -> Step:
        """The match after all this, and what the store must take first."""
        from ostrov.table.match import Step

        old = self.match
        seq = old.seq + self.counts
        if seat is not None and wish is not None:
            self.wishes = _remembered(self.wishes, seat, wish, seq)
        begun = self.fields.get("begun", old.begun) and not self.fields.get("stopped", old.stopped)
        awaited = [seat for seat in self.history.position.awaited if seat in self.seats] if begun else []
        match = replace(
            old,
            seq=seq,
            history=self.history,
            rows=tuple(self.rows),
            seats=self.seats,
            asking=self.asking,
            chat=self._all_chat(),
            wishes=self.wishes,
            firsts=(*old.firsts, self.first) if self.counts else old.firsts,
            chose=self._chose(seq),
            once=tuple(one for one in self.once if one in awaited),
            prepared=self.prepared,
            known=Known(old.known),
            waiting=self.waiting.after(old.clock, awaited, self.actor, self.at),
            **{"touched": self.at, "expires": None} | self.fields,
        )
        return Step(match, self._change(match, seat, wish), seat)

    def _all_chat(self) -> tuple[Chat, ...]:
        """What is remembered of the chat."""
        if not self.chat:
            return self.match.chat
        told = {chat.n: chat for chat in (*self.said_before, *self.chat)}
        return tuple(told.values())[-MOST_CHAT:]

    def _chose(self, seq: int) -> dict[str, int]:
        """Since which number each seat has had its present choices."""
        old, new = self.match.history.position, self.history.position
        begun = self.fields.get("begun", False)
        if new.data == old.data and not begun:
            return self.match.chose
        desk, number = self.history.desk, self.history.game.seats.number
        same = {seat: desk.legal(new.data, number(seat)) == desk.legal(old.data, number(seat)) for seat in self.seats}
        return {seat: self.match.chose.get(seat, 0) if same[seat] and not begun else seq for seat in self.seats}

    def _change(self, match: Match, seat: str | None, wish: str | None) -> Change:
        return Change(
            table=match.id,
            expected=self.match.seq,
            seq=match.seq,
            first=self.first,
            entries=tuple(row.entry for row in match.rows[self.first :]),
            facts=keeping.facts_of(match),
            position=text.write(match.game, match.history.position.data, known=match.known),
            over=match.over,
            listed=match.listed and match.has_open_seat,
            at=match.touched,
            wakes=match.goes_on_alone,
            wish=None if seat is None or wish is None else (seat, wish),
            chat=tuple(StoredChat(chat.n, keeping.chat_json(chat)) for chat in self.chat),
            heard=self.match.chat[-1].n if self.match.chat else 0,
            chat_from=match.chat[0].n if match.chat else 0,
            tells_table=self._tells_table(match),
        )

    def _tells_table(self, match: Match) -> bool:
        return match.empty_table != self.match.empty_table


def _remembered(wishes: dict[tuple[str, str], int], seat: str, wish: str, seq: int) -> dict[tuple[str, str], int]:
    """With one more wish that was done; of each seat the last thousand."""
    found = {**wishes, (seat, wish): seq}
    if len(found) > MOST_WISHES:
        mine = [key for key in found if key[0] == seat]
        for key in mine[: max(0, len(mine) - MOST_WISHES)]:
            del found[key]
    return found
