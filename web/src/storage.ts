// What the browser keeps: own places at tables, and drafts. A browser that keeps nothing still plays.

/** A seat at a table; its token opens it. */
export interface OwnPlace {
  table: string
  game: string
  name: string // of the table
  seat: string | null // null: only watched
  token: string | null
  invite: string | null // what gives others a seat
  at: number // when it was last looked at, milliseconds
}

const PLACES = 'ostrov.places'
const MOST_PLACES = 60

export function read<T>(key: string, otherwise: T): T {
  try {
    const kept = localStorage.getItem(key)
    return kept === null ? otherwise : (JSON.parse(kept) as T)
  } catch {
    return otherwise
  }
}

export function write(key: string, value: unknown): void {
  try {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // full or forbidden: the page goes on without
  }
}

/** Own places, the last used first. */
export function places(): OwnPlace[] {
  const kept = read<unknown>(PLACES, [])
  return Array.isArray(kept) ? kept.filter(isPlace) : []
}

export function placesAt(table: string): OwnPlace[] {
  return places().filter((place) => place.table === table && place.token)
}

export function remember(place: OwnPlace): void {
  const others = places().filter((one) => one.table !== place.table || one.seat !== place.seat)
  write(PLACES, [place, ...others].slice(0, MOST_PLACES))
}

export function forget(table: string): void {
  write(
    PLACES,
    places().filter((place) => place.table !== table),
  )
}

function isPlace(found: unknown): found is OwnPlace {
  const place = found as OwnPlace
  return typeof place === 'object' && place !== null && typeof place.table === 'string' && typeof place.game === 'string'
}

/** What was begun at a table and not sent: a phrase, a line of chat, notes, a plan. Kept until it is emptied. */
export class Drafts {
  constructor(private readonly table: string) {}

  get<T>(name: string, otherwise: T): T {
    return read(`ostrov.draft.${this.table}.${name}`, otherwise)
  }

  set(name: string, value: unknown): void {
    write(`ostrov.draft.${this.table}.${name}`, value)
  }
}
