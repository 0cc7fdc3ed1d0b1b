import { expect, test } from 'vitest'
import { answered } from './catan'
import { at, open, person, tile } from './page'

// One room: real dice, a shared screen.

test('real dice are typed in, and the board shows them', async () => {
  const context = await person('en')
  const page = await open(context)
  await tile(page, 'catan').locator('button.plain').first().click()
  const sheet = page.locator('[role=dialog]')
  for (const seat of [1, 2, 3]) await sheet.locator('.seat select').nth(seat).selectOption('apprentice')
  await sheet.getByText('Real dice').click()
  await sheet.locator('button.main').click()
  await page.locator('[data-do=roll]').click()
  await answered(page)
  await page.locator('.decision').getByText('What do the real dice').waitFor()
  const given = page.locator('.given .row')
  await given.first().getByRole('button', { name: '2', exact: true }).click()
  await given.last().getByRole('button', { name: '4', exact: true }).click()
  await answered(page)
  await page.locator('.dice b').getByText('6', { exact: true }).waitFor()
  await context.close()
})

test('the shared screen shows the board and nothing that only a hand holds', async () => {
  const [seat, screen] = [await person('en'), await person('en', 'desktop')]
  const page = await open(seat)
  const table = await at(page, 'cards')
  const shared = await open(screen, `#/t/${table}/screen`)
  await shared.locator('.screen .map').waitFor()
  expect(await shared.locator('[data-hand], [data-card], [data-do], .spot').count()).toBe(0)
  expect(await shared.locator('[data-building]').count()).toBeGreaterThan(4)
  await Promise.all([seat.close(), screen.close()])
})
