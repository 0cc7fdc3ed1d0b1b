// Whole games of Anno 1800 and Shipyard: each in another language and another way; whole.long.test.ts has more.
import { expect, test } from 'vitest'
import { founded, sit } from './guide'
import { open, person } from './page'
import { addsUp, median, pressing, tapping, typing, whole, YES } from './whole'

const PATIENCE = 600_000 // milliseconds
const KEYS = { shipyard: 2, anno1800: 23 } // of short games
const TYPED = [['shipyard', 'pink', 'de'], ['anno1800', 'white', 'ru']] as const
const PRESSED = [['shipyard', 'pink', 'ru'], ['anno1800', 'white', 'de']] as const

// U-41, U-42
test.each(TYPED)('%s by typed commands alone, %s in %s: the focus never leaves the field', async (game, seat, language) => {
  const context = await person(language, 'desktop')
  const page = await open(context)
  const table = await founded(game, { players: '2' }, [seat], KEYS[game])
  await sit(page, table, seat, '/text')
  await page.locator('#command').focus()
  told(game, 'typed', await whole(table, { [seat]: { page, way: typing(YES[language]) } }))
  await addsUp(page, game, language)
  await context.close()
}, PATIENCE)

// U-41
test.each(PRESSED)('%s by the buttons of the text table alone, %s in %s', async (game, seat, language) => {
  const context = await person(language, 'desktop')
  const page = await open(context)
  const table = await founded(game, { players: '2' }, [seat], KEYS[game])
  await sit(page, table, seat, '/text')
  told(game, 'pressed', await whole(table, { [seat]: { page, way: pressing } }))
  await addsUp(page, game, language)
  await context.close()
}, PATIENCE)

// issue 8: the boards
test('shipyard alone, by taps on a phone, in Czech', async () => {
  const context = await person('cs')
  const page = await open(context)
  const table = await founded('shipyard', { players: '1' }, ['pink'])
  await sit(page, table, 'pink')
  told('shipyard', 'tapped', await whole(table, { pink: { page, way: tapping } }))
  await addsUp(page, 'shipyard', 'cs')
  await context.close()
}, PATIENCE)

/** U-41: at most three inputs a decision, at the median. */
function told(game: string, how: string, inputs: number[]): void {
  const sum = inputs.reduce((all, one) => all + one)
  console.log(`${game}, ${how}: ${inputs.length} decisions, ${sum} inputs, median ${median(inputs)}, most ${Math.max(...inputs)}`)
  expect(inputs.length).toBeGreaterThan(50)
  expect(median(inputs)).toBeLessThanOrEqual(3)
}
