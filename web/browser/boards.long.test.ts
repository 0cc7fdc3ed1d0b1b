// Turns of games that nobody has seen before: what sticks out there is no reason to refuse another change.
import { expect, test } from 'vitest'
import { lucky, solo, tapAbout } from './boards'
import { open, person, play } from './page'
import { cut, serious } from './screens'

test.each([['shipyard', 4], ['anno1800', 2]] as const)('turns of %s are played by tapping what is lit, and all words have room at 360 px', async (game, looks) => {
  const context = await person('ru', 'small')
  const page = await open(context)
  await play(page, game)
  const luck = lucky(7)
  for (let look = 0; look < looks; look++) {
    await tapAbout(page, 6, luck)
    expect(await cut(page)).toEqual([])
  }
  expect(await serious(page, game)).toEqual([])
  await context.close()
})

test('a whole solo game of Shipyard, whatever is lit', async () => {
  const context = await person('cs')
  const page = await open(context)
  await solo(page)
  expect(await tapAbout(page, 1500, lucky(11))).toBeLessThan(1500)
  await page.locator('.result tfoot').waitFor()
  await context.close()
})
