import { expect, test } from 'vitest'
import { decision, open, person, play, tile } from './page'

// U-41, U-42
test('a whole game by typed commands alone, and the focus never moves', async () => {
  const context = await person('cs', 'desktop')
  const page = await open(context)
  await play(page, 'smugglers')
  await page.locator('a.skip').focus()
  await page.keyboard.press('Enter')
  await page.locator('#command').focus()
  let typed = 0
  while (await decision(page)) {
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('command')
    await page.keyboard.type('1')
    await page.keyboard.press('Enter')
    typed++
    if (await page.locator('.notice.final').count()) {
      await page.keyboard.type('ano')
      await page.keyboard.press('Enter')
    }
  }
  expect(typed).toBeGreaterThan(3)
  await context.close()
})

// U-41
test('a whole game by keyboard and buttons alone', async () => {
  const context = await person('en', 'desktop')
  const page = await open(context)
  await tile(page, 'smugglers').waitFor() // the page stands
  await page.keyboard.press('Tab') // the first link of every page
  expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Text table')
  await play(page, 'smugglers')
  await page.goto(`${page.url()}/text`)
  while (await decision(page)) {
    await page.locator('.choice').first().press('Enter')
    const sure = page.locator('.notice.final .main')
    if (await sure.count()) await sure.press('Enter')
  }
  await context.close()
})

test('an outline of headings in their order', async () => {
  const context = await person('en', 'desktop')
  const page = await open(context)
  await play(page, 'smugglers')
  await page.goto(`${page.url()}/text`)
  await page.locator('#command').waitFor()
  const levels = await page.locator('h1, h2, h3').evaluateAll((all) => all.map((one) => Number(one.tagName[1])))
  expect(levels[0]).toBe(1)
  for (const [place, level] of levels.entries()) if (place) expect(level - levels[place - 1]!).toBeLessThanOrEqual(1)
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  await context.close()
})
