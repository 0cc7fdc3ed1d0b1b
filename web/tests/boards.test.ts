import { expect, test } from 'vitest'
import { boardOf } from '../src/boards'

test('a game without a board of its own gets none of the parts', async () => {
  expect(await boardOf('lighthouse')).toEqual({})
})
