import { expect, test } from 'vitest'
import { playOn } from './catan'
import { open, person, play } from './page'

// U-01
test('a whole game of Catan against bots by taps on a phone, begun with one tap', async () => {
  const context = await person('cs')
  const page = await open(context)
  await play(page, 'catan')
  expect(await playOn(page)).toBeGreaterThan(20)
  await page.locator('.result tfoot').waitFor()
  await context.close()
})
