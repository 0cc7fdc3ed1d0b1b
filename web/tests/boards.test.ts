import { expect, test } from 'vitest'
import { boardOf } from '../src/boards'
import { markOf } from '../src/seats/marks'
import { meant } from '../src/table/typed'

test('a game without a board of its own gets none of the parts', async () => {
  expect(await boardOf('lighthouse')).toEqual({})
})

// U-45
test.each([
  ['blue', 'white', 'orange', 'red'],
  ['pink', 'blue', 'yellow', 'white'],
  ['north', 'east', 'red', 'south', 'blue', 'west'],
])('no two seats of a table look alike: %s', (...seats) => {
  const marks = seats.map((seat) => markOf(seat, seats))
  for (const part of ['colour', 'shape', 'pattern'] as const) expect(new Set(marks.map((mark) => mark[part])).size).toBe(seats.length)
})

test('what is typed in full is meant, although more begins so', () => {
  const hexes = new Map(['H1', 'H10', 'H11'].map((hex) => [hex, [`move_robber ${hex}`]]))
  expect(meant('move_robber H1', hexes)).toEqual(['H1'])
  expect(meant('move H1', hexes)).toEqual(['H1', 'H10', 'H11'])
})
