import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ServerMessage } from '../src/protocol/types'
import { Connection, type Link, type Socket, type Wish } from '../src/table/connection'
import type { Match } from '../src/table/match'
import { chat, entry, news, welcome } from './messages'

/** A line whose other end is this test. */
class Line implements Socket {
  onopen: ((event: unknown) => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: unknown) => void) | null = null
  sent: any[] = []
  closed = false
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {
    this.closed = true
  }
  hear(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

let lines: Line[]
let links: Link[]
let match: Match | null
let kept: Wish[]

function connection(): Connection {
  const made = new Connection(
    'token-token-token',
    () => {
      lines.push(new Line())
      return lines.at(-1)!
    },
    { changed: (now) => (match = now), linked: (link) => links.push(link), pending: () => {} },
    { load: () => kept, save: (wishes) => (kept = wishes) },
  )
  made.start()
  return made
}

const line = () => lines.at(-1)!

function welcomed(): Connection {
  const made = connection()
  line().onopen?.({})
  line().hear(welcome({ seq: 5, entries: [entry(0), entry(1)] }))
  return made
}

beforeEach(() => {
  vi.useFakeTimers()
  lines = []
  links = []
  kept = []
  match = null
})
afterEach(() => {
  vi.useRealTimers()
})

test('says hello with nothing known, then with what it knows', () => {
  welcomed()
  expect(line().sent).toEqual([{ t: 'hello', token: 'token-token-token', since: 0, chat: 0 }])
  line().hear({ t: 'chat', chat: chat(3) })
  line().onclose?.({})
  vi.advanceTimersByTime(400)
  line().onopen?.({})
  expect(lines).toHaveLength(2)
  expect(line().sent).toEqual([{ t: 'hello', token: 'token-token-token', since: 5, chat: 3 }])
})

test('news that follows is taken, old news left, and after a gap hello is said again on the same line', () => {
  welcomed()
  line().hear(news({ seq: 6, after: 5, first: 2, entries: [entry(2)] }))
  expect(match?.entries.map((one) => one.n)).toEqual([0, 1, 2])
  line().hear(news({ seq: 6, after: 5, first: 0, entries: [] }))
  expect(match?.entries).toHaveLength(3)
  line().hear(news({ seq: 9, after: 8, first: 5, entries: [entry(5)] }))
  expect(match?.seq).toBe(6)
  expect(lines).toHaveLength(1)
  expect(line().sent.at(-1)).toEqual({ t: 'hello', token: 'token-token-token', since: 6, chat: 0 })
})

test('a wish is answered once, under its own id', async () => {
  const made = welcomed()
  const answer = made.wish({ t: 'act', words: 'roll', seq: 5 })
  const sent = line().sent.at(-1)
  expect(sent).toMatchObject({ t: 'act', words: 'roll', seq: 5 })
  line().hear({ t: 'done', id: sent.id, seq: 6 })
  expect(await answer).toEqual({ t: 'done', id: sent.id, seq: 6 })
})

test('a wish without an answer is sent again with the same id when the line is back', () => {
  const made = welcomed()
  void made.wish({ t: 'act', words: 'roll', seq: 5 })
  const first = line().sent.at(-1)
  line().onclose?.({})
  vi.advanceTimersByTime(400)
  line().onopen?.({})
  expect(line().sent).toHaveLength(1) // hello first
  line().hear(welcome({ seq: 5, first: 2, entries: [] }))
  expect(line().sent.at(-1)).toEqual(first)
})

test('a wish made while there is no line goes out when there is one', () => {
  const made = connection()
  void made.wish({ t: 'undo' })
  expect(line().sent).toEqual([])
  line().onopen?.({})
  line().hear(welcome({}))
  expect(line().sent.map((one) => one.t)).toEqual(['hello', 'undo'])
})

test('wishes outlive a reload, questions do not', () => {
  const made = welcomed()
  void made.wish({ t: 'act', words: 'roll', seq: 5 })
  void made.wish({ t: 'why', words: 'end_turn' })
  expect(kept.map((wish) => wish.t)).toEqual(['act'])
  const before = kept[0]
  welcomed()
  expect(line().sent.at(-1)).toEqual(before)
})

test('the waits between tries grow, and a welcome resets them', () => {
  connection()
  const waits = []
  for (let round = 0; round < 8; round++) {
    const before = lines.length
    line().onclose?.({})
    let waited = 0
    while (lines.length === before) {
      vi.advanceTimersByTime(50)
      waited += 50
    }
    waits.push(waited)
  }
  expect(waits[0]).toBeLessThan(400)
  expect(Math.max(...waits)).toBeLessThan(10000)
  expect(waits[7]).toBeGreaterThan(waits[0]! * 8)
  line().onopen?.({})
  line().hear(welcome({}))
  line().onclose?.({})
  vi.advanceTimersByTime(400)
  expect(lines).toHaveLength(10)
})

test('a line that has died in silence is given up', () => {
  const made = welcomed()
  void made.wish({ t: 'undo' })
  vi.advanceTimersByTime(7000)
  expect(links.at(-1)?.how).toBe('lost')
  expect(lines[0]!.closed).toBe(true)
})

test('closed for good is told and nothing is tried again', () => {
  connection()
  line().onopen?.({})
  line().hear({ t: 'closed', code: 'wrong-token' })
  expect(links.at(-1)).toMatchObject({ how: 'closed', code: 'wrong-token' })
  vi.advanceTimersByTime(60000)
  expect(lines).toHaveLength(1)
})

test('closed because the server goes down is tried again', () => {
  welcomed()
  line().hear({ t: 'closed', code: 'stopping' })
  vi.advanceTimersByTime(400)
  expect(lines).toHaveLength(2)
})

test('after sleep the same line is asked first', () => {
  const made = welcomed()
  made.check()
  expect(lines).toHaveLength(1)
  expect(line().sent.at(-1)).toMatchObject({ t: 'hello', since: 5 })
})
