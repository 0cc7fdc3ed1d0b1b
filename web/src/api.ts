// Requests to the server: docs/protocol.md lists them.
import type {
  ByCode,
  ByPhrase,
  Code,
  Course,
  Forgotten,
  GameFacts,
  Games,
  Hints,
  Import,
  Join,
  Lessons,
  NewTable,
  Overview,
  Place,
  Problem,
  ServerFacts,
  State,
  Table,
  Tables,
} from './protocol/types'

/** A refused request; `code` is one of docs/protocol.md, or `no-answer` when the server cannot be reached. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly problem: Problem | null = null,
  ) {
    super(code)
  }
}

interface More {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  signal?: AbortSignal // hangs up
}

async function asked(path: string, body?: unknown, token?: string | null, { method, signal }: More = {}): Promise<Response> {
  const headers: Record<string, string> = {}
  if (token) headers.authorization = `Bearer ${token}`
  if (body !== undefined) headers['content-type'] = 'application/json'
  let answer: Response
  try {
    answer = await fetch(`./api/${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    })
  } catch {
    throw new Refusal('no-answer')
  }
  if (answer.ok) return answer
  const problem = (await answer.json().catch(() => null)) as Problem | null
  throw new Refusal(problem?.code ?? 'no-answer', problem)
}

export async function json<T>(path: string, body?: unknown, token?: string | null, more: More = {}): Promise<T> {
  return (await asked(path, body, token, more)).json() as Promise<T>
}

const at = encodeURIComponent

export const server = () => json<ServerFacts>('server')
export const games = () => json<Games>('games')
export const gameFacts = (game: string) => json<GameFacts>(`games/${at(game)}`)
export const lessons = (game: string) => json<Lessons>(`games/${at(game)}/lessons`)
export const sharedWords = async (language: string) => (await asked(`words/${language}.ftl`)).text()
export const gameWords = async (game: string, language: string, cover = false) =>
  (await asked(`games/${at(game)}/words/${language}.ftl${cover ? '?cover=yes' : ''}`)).text()
export const openTables = () => json<Tables>('tables')
export const table = (id: string) => json<Table>(`tables/${at(id)}`)
export const newTable = (wish: NewTable, hostKey: string | null) => json<Place>('tables', wish, hostKey)
export const join = (id: string, wish: Join) => json<Place>(`tables/${at(id)}/seats`, wish)
export const rematch = (id: string, token: string | null) => json<Place>(`tables/${at(id)}/rematch`, {}, token)
export const imported = (wish: Import, hostKey: string | null) => json<Place>('tables/import', wish, hostKey)
export const newCode = (id: string, token: string | null, seat: string | null = null) => json<Code>(`tables/${at(id)}/codes`, { seat }, token)
export const byCode = (wish: ByCode) => json<Place>('keys', wish)
export const byPhrase = (id: string, wish: ByPhrase) => json<Place>(`tables/${at(id)}/keys`, wish)
export const leave = (id: string, token: string | null) => json<Forgotten>(`tables/${at(id)}/forget`, {}, token)
export const overview = (hostKey: string) => json<Overview>('host', undefined, hostKey)
export const remove = async (id: string, hostKey: string) => void (await asked(`tables/${at(id)}`, undefined, hostKey, { method: 'DELETE' }))
export const saved = async (id: string, token: string | null) =>
  (await asked(`tables/${at(id)}/saved`, undefined, token)).text()
export const position = (id: string, entry: number, token: string | null, whole = false) =>
  json<State>(`tables/${at(id)}/positions/${entry}${whole ? '?whole=yes' : ''}`, undefined, token)
export const hints = (id: string, token: string | null, signal: AbortSignal) =>
  json<Hints>(`tables/${at(id)}/hints`, {}, token, { signal })
export const course = (id: string, whole: boolean) => json<Course>(`tables/${at(id)}/course${whole ? '?whole=yes' : ''}`)

/** Where the live connection of a table is. */
export function liveAddress(id: string): string {
  const url = new URL(`./api/tables/${at(id)}/live`, document.baseURI)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  url.hash = ''
  return url.href
}
