import { expect, test } from 'vitest'
import { decide, open, person, play } from './page'

// U-01, U-53
test('a whole game of the default board against bots, begun with one tap', async () => {
  const context = await person()
  const page = await open(context)
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  await play(page, 'smugglers')
  expect(await decide(page)).toBeGreaterThan(3)
  await page.locator('.result tfoot').waitFor()
  await context.close()
})

// U-06
test('the rows of the result add up to the sum, and "again" keeps the seat', async () => {
  const context = await person()
  const page = await open(context)
  await play(page, 'smugglers')
  await decide(page)
  const rows = await page.locator('.result table').first().locator('tbody tr').all()
  const sums = await page.locator('.result tfoot td').allInnerTexts()
  const found = sums.map(() => 0)
  for (const row of rows) {
    const points = await row.locator('td').allInnerTexts()
    points.forEach((text, place) => (found[place]! += text === '·' ? 0 : Number(text)))
  }
  expect(found.map(String)).toEqual(sums)
  const before = page.url()
  await page.locator('.result .main').click()
  await page.locator('.decision.asked').waitFor()
  expect(page.url()).not.toBe(before)
  await context.close()
})

// U-02
test('what is not lit tells why, with the rule', async () => {
  const context = await person('cs')
  const page = await open(context)
  await play(page, 'smugglers')
  await page.locator('.decision.asked').waitFor()
  await page.locator('.stage .head:not(.lit)').first().click({ force: true }) // by night nobody is robbed
  await page.locator('.notice').waitFor()
  const told = await page.locator('.notice p').first().innerText()
  expect(told).toContain('Poslat zloděje')
  expect(told.split(/\s+/).length).toBeLessThan(30)
  const rule = page.locator('.notice .row button').first()
  expect(await rule.innerText()).toBe('M-020')
  await rule.click()
  await page.locator('.sheet li.meant').waitFor()
  await context.close()
})

// U-53, U-04
test('the language changes at once and a draft stays', async () => {
  const context = await person('de')
  const page = await open(context)
  await play(page, 'smugglers')
  await page.getByRole('button', { name: 'Gespräch' }).click()
  await page.locator('.chat input').fill('Moment, ich')
  await page.locator('.sheet header button').click()
  await page.getByRole('button', { name: 'Menü' }).click()
  await page.locator('.sheet button[lang=ru]').click()
  await page.locator('html[lang=ru]').waitFor({ state: 'attached' })
  await page.locator('.sheet header button').click()
  await page.reload()
  await page.getByRole('button', { name: 'Беседа' }).click()
  expect(await page.locator('.chat input').inputValue()).toBe('Moment, ich')
  await context.close()
})
