// Around a table: addresses, amounts of time, the phrase of a seat, what may be said.
import { describe, expect, test, vi } from 'vitest'
import { arriveAddress, arriveLink, inviteLink, routeOf } from '../src/route'
import { server } from '../src/server.svelte'
import { merged } from '../src/table/match'
import { newPhrase } from '../src/table/phrase'
import { day, duration } from '../src/words/amounts'
import { table, welcome } from './messages'

describe('addresses', () => {
  test('the way to a seat on another device, with and without its code', () => {
    const link = arriveLink('t1', 'ABCD-EFGH', 'http://x.org/play/#/t/t1/text')
    expect(link).toBe('http://x.org/play/#/d/t1/ABCD-EFGH')
    expect(routeOf(link.slice(link.indexOf('#')))).toEqual({ page: 'arrive', table: 't1', code: 'ABCD-EFGH' })
    expect(routeOf(arriveAddress('t1'))).toEqual({ page: 'arrive', table: 't1', code: null })
    expect(routeOf(arriveAddress())).toEqual({ page: 'arrive', table: null, code: null })
  })

  test('what opens a seat stands behind # only', () => {
    for (const link of [arriveLink('t1', 'CODE-CODE', 'http://x.org/?a=1#/'), inviteLink('t1', 'i'.repeat(32), 'http://x.org/')]) {
      expect(new URL(link).search + new URL(link).pathname).not.toMatch(/CODE|iii/)
    }
  })
})

test('time is told in the largest unit that comes out whole, in the language of the reader', () => {
  const told = (seconds: number) => (['en', 'de', 'cs', 'ru'] as const).map((language) => duration(language, seconds))
  expect(told(120)).toEqual(['2 minutes', '2 Minuten', '2 minuty', '2 минуты'])
  expect(told(90)).toEqual(['90 seconds', '90 Sekunden', '90 sekund', '90 секунд'])
  expect(told(86_400)).toEqual(['1 day', '1 Tag', '1 den', '1 день'])
  expect(day('en', Date.UTC(2031, 4, 17, 12) / 1000)).toBe('May 17, 2031')
})

test('a seat phrase is long enough, speakable, and never the same', () => {
  const phrases = new Set(Array.from({ length: 200 }, newPhrase))
  expect(phrases.size).toBe(200)
  for (const phrase of phrases) expect(phrase).toMatch(/^(([bdfgklmnprstvz][aeiou]){2}-){3}([bdfgklmnprstvz][aeiou]){2}$/)
})

test.each([
  ['free', 'free', 'free'],
  ['free', 'quick', 'quick'],
  ['quick', 'free', 'quick'],
  ['off', 'quick', 'off'],
  ['quick', 'off', 'off'],
] as const)('the server says %s, the table %s: %s', (ours, theirs, both) => {
  server.facts = { opening: 'free', keeper: '', talk: ours, idle_days: 0, over_days: 0, notice_days: 1 } as NonNullable<typeof server.facts>
  expect(server.talk(table({ talk: theirs }))).toBe(both)
})

test('a welcome tells how far the clock of the server is before that of this device', () => {
  vi.useFakeTimers({ now: 1_000_000 })
  expect(merged(null, welcome({ at: 1_003 }))).toMatchObject({ ahead: 3_000 })
  vi.useRealTimers()
})
