// What the address says behind `#`, which no server ever sees.

export type Route =
  | { page: 'start' }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'learn'; game: string }
  | { page: 'arrive'; table: string | null; code: string | null }
  | { page: 'privacy' }
  | { page: 'host' }
  | { page: 'me' }
  | { page: 'letter'; reminder: string; code: string }
  | { page: 'table'; table: string; invite: string | null; as: View; entry: number | null }

/** How a table is looked at: as a board, in words, as the shared screen of a room. */
export type View = 'board' | 'text' | 'screen'

const SHORTEST_INVITE = 16

export function routeOf(hash: string): Route {
  const [first, ...rest] = hash.replace(/^#?\/?/, '').split('/').map(decoded)
  if (first === 'rules' && rest[0]) return { page: 'rules', game: rest[0], rule: rest[1] ?? null }
  if (first === 'learn' && rest[0]) return { page: 'learn', game: rest[0] }
  if (first === 'd') return { page: 'arrive', table: rest[0] || null, code: rest[1] || null }
  if (first === 'privacy' || first === 'host' || first === 'me') return { page: first }
  if (first === 'r' && rest[0] && rest[1]) return { page: 'letter', reminder: rest[0], code: rest[1] }
  if (first !== 't' || !rest[0]) return { page: 'start' }
  const [table, entry] = rest[0].split('@') as [string, string | undefined]
  const more = rest[1] ?? ''
  return {
    page: 'table',
    table,
    invite: more.length >= SHORTEST_INVITE ? more : null,
    as: more === 'text' || more === 'screen' ? more : 'board',
    entry: entry !== undefined && /^\d{1,6}$/.test(entry) ? Number(entry) : null,
  }
}

export function tableAddress(table: string, view: View = 'board', entry: number | null = null): string {
  const at = entry === null ? '' : `@${entry}`
  return `#/t/${encodeURIComponent(table)}${at}${view === 'board' ? '' : `/${view}`}`
}

export function rulesAddress(game: string, rule: string | null = null): string {
  return `#/rules/${encodeURIComponent(game)}${rule ? `/${encodeURIComponent(rule)}` : ''}`
}

/** The whole link that gives a friend a seat. */
export function inviteLink(table: string, invite: string, base: string): string {
  return `${base.split('#')[0]}#/t/${encodeURIComponent(table)}/${encodeURIComponent(invite)}`
}

/** Where a device comes to a seat it does not know. */
export function arriveAddress(table: string | null = null): string {
  return table === null ? '#/d' : `#/d/${encodeURIComponent(table)}`
}

/** The whole link that opens a seat on another device, once. */
export function arriveLink(table: string, code: string, base: string): string {
  return `${base.split('#')[0]}${arriveAddress(table)}/${encodeURIComponent(code)}`
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export function lessonsAddress(game: string): string {
  return `#/learn/${encodeURIComponent(game)}`
}
