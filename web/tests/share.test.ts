import { expect, test } from 'vitest'
import type { Course } from '../src/protocol/types'
import { apart, band, edges, sharesAt, signed } from '../src/table/share'

const size = { width: 400, height: 100 }
const moments = [
  { n: 2, turn: 1, shares: { red: 0.5, blue: 0.5 } },
  { n: 10, turn: 2, shares: { red: 0.25, blue: 0.75 } },
]

test('bands fill the picture from its left edge on, whatever rounding left over', () => {
  const found = edges(moments, ['red', 'blue'], 10, size)
  expect(found).toEqual([
    [[0, 50], [80, 50], [400, 25]],
    [[0, 100], [80, 100], [400, 100]],
  ]) // prettier-ignore
  expect(edges([{ n: 0, turn: 1, shares: { red: 0.2, blue: 0.2 } }], ['red', 'blue'], 10, size)[1]![0]).toEqual([0, 100])
  expect(band(found[0]!, found[1]!)).toBe('M0 50L80 50L400 25L400 100L80 100L0 100Z')
  expect(band([], [])).toBe('')
})

test('signs stand apart, in their order, inside the picture', () => {
  expect(apart([100, 200], 18, size)).toEqual([100, 200])
  expect(apart([0, 1, 399, 400], 18, size)).toEqual([9, 27, 373, 391])
  const crowded = apart([390, 395, 396, 400], 18, size)
  expect(crowded.at(-1)).toBe(391)
  for (const [place, x] of crowded.entries()) if (place) expect(x - crowded[place - 1]!).toBeGreaterThanOrEqual(18)
})

test('the shares at an entry are those of the turn it lies in', () => {
  const course: Course = { whole: false, done: true, count: 2, moments, turning_points: [] }
  expect(sharesAt(course, 9)?.turn).toBe(1)
  expect(sharesAt(course, 10)?.turn).toBe(2)
  expect(sharesAt(course, 0)?.turn).toBe(1)
  expect(sharesAt({ ...course, moments: [] }, 0)).toBe(undefined)
})

test('changes have a sign', () => {
  expect([signed(0.184), signed(-0.2)]).toEqual(['+18', '−20'])
})
