import { expect, test } from 'vitest'
import { merged, type Match } from '../src/table/match'
import { chat, entry, news, table, welcome } from './messages'

const numbers = (match: unknown) => (match as Match).entries.map((one) => one.n)

function begun(): Match {
  return merged(null, welcome({ seq: 4, entries: [entry(0), entry(1), entry(2)], chat: [chat(1)] })) as Match
}

test('an undo is news with a lower first', () => {
  const match = merged(begun(), news({ seq: 5, after: 4, first: 1, entries: [] }))
  expect(numbers(match)).toEqual([0])
})

test('a secret that comes to light is sent again in full', () => {
  const match = merged(begun(), news({ seq: 5, after: 4, first: 2, entries: [entry(2, { words: 'load rum' })] })) as Match
  expect(match.entries[2]!.words).toBe('load rum')
  expect(numbers(match)).toEqual([0, 1, 2])
})

test('a welcome catches up and brings only the chat not yet had', () => {
  const match = merged(begun(), welcome({ seq: 9, first: 2, entries: [entry(2), entry(3)], chat: [chat(1), chat(2)] })) as Match
  expect(numbers(match)).toEqual([0, 1, 2, 3])
  expect(match.chat.map((one) => one.n)).toEqual([1, 2])
})

test('news without a table keeps the table, and the asking is always the newest', () => {
  const asking = { seat: 'red', entry: 1, agreed: [], wanted: ['blue'] }
  const asked = merged(begun(), news({ seq: 5, after: 4, first: 3, asking })) as Match
  expect(asked.table).toBe(asked.table)
  expect(asked.asking).toEqual(asking)
  expect((merged(asked, news({ seq: 6, after: 5, first: 3 })) as Match).asking).toBeNull()
})

test('a gap is seen', () => {
  expect(merged(begun(), news({ seq: 7, after: 6 }))).toBe('missed')
})

test('old news changes nothing', () => {
  const match = begun()
  expect(merged(match, news({ seq: 3, after: 2, first: 0 }))).toBe(match)
})

test('presence is not counted', () => {
  const seats = ['red', 'blue'].map((seat) => ({
    seat, who: 'human' as const, name: '', level: null, here: false, ready: true, resigned: false, lent: false, away: false,
  })) // prettier-ignore
  const before = merged(null, welcome({ seq: 4, table: table({ seats }) })) as Match
  const match = merged(before, { t: 'presence', here: ['blue'], watching: 2 }) as Match
  expect(match.table.seats.map((seat) => seat.here)).toEqual([false, true])
  expect([match.seq, match.table.watching]).toEqual([4, 2])
})
