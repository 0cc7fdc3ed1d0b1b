// What a client knows of a table, and how messages change it: docs/protocol.md, "A table, live".
import type { Asking, Chat, Entry, News, Prepared, Presence, ServerMessage, State, Table, Welcome } from '../protocol/types'

export interface Match {
  you: string | null // own seat; null: watching
  invite: string | null // what gives a friend a seat
  table: Table
  seq: number // the number of the last change known
  entries: Entry[]
  now: State
  chat: Chat[]
  asking: Asking | null
  prepared: Prepared | null // of the own seat: what the server does when its time comes
  ahead: number // milliseconds that the server's time of day is before this device's
}

/** The match after a message; `missed` when something came between, so that hello must be said again. */
export function merged(match: Match | null, message: ServerMessage): Match | null | 'missed' {
  if (message.t === 'welcome') return welcomed(match, message)
  if (!match) return match
  if (message.t === 'news') return told(match, message)
  if (message.t === 'presence') return { ...match, table: seen(match.table, message) }
  if (message.t === 'chat') return { ...match, chat: withChat(match.chat, [message.chat]) }
  return match
}

function welcomed(match: Match | null, message: Welcome): Match {
  const { you, invite, table, seq, now, asking, prepared } = message
  const entries = withEntries(match?.entries ?? [], message.first, message.entries)
  const ahead = message.at * 1000 - Date.now()
  return { you, invite, table, seq, now, asking, prepared, entries, chat: withChat(match?.chat ?? [], message.chat), ahead }
}

function told(match: Match, message: News): Match | 'missed' {
  if (message.after !== match.seq) return message.seq <= match.seq ? match : 'missed'
  return {
    ...match,
    seq: message.seq,
    now: message.now,
    asking: message.asking,
    prepared: message.prepared,
    table: message.table ?? match.table,
    entries: withEntries(match.entries, message.first, message.entries),
  }
}

/** Entries from `first` on are replaced. */
function withEntries(own: Entry[], first: number, entries: Entry[]): Entry[] {
  return [...own.filter((entry) => entry.n < first), ...entries]
}

function withChat(own: Chat[], more: Chat[]): Chat[] {
  const last = own.at(-1)?.n ?? -1
  return [...own, ...more.filter((chat) => chat.n > last)]
}

function seen(table: Table, message: Presence): Table {
  const seats = table.seats.map((seat) => ({ ...seat, here: message.here.includes(seat.seat) }))
  return { ...table, seats, watching: message.watching }
}
