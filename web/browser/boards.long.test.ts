import { expect, test } from 'vitest'
import { lucky, tapAbout } from './boards'
import { LOCALES, open, person, play, type Tongue } from './page'

// Whole games take minutes: any choice that is lit, like a bot that plays at random.
test.each(Object.keys(LOCALES) as Tongue[])('a whole game of Shipyard through its board in %s', async (language) => {
  const context = await person(language)
  const page = await open(context)
  await play(page, 'shipyard')
  expect(await tapAbout(page, 3000, lucky(language.length + 11))).toBeLessThan(3000)
  await page.locator('.result tfoot').waitFor()
  await context.close()
}, 900_000)
