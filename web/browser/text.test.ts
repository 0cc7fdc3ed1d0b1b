import { expect, test } from 'vitest'
import { open, person, play, tile } from './page'

// U-41, U-42
test('a whole game by typed commands alone, and the focus never moves', async () => {
  const context = await person('cs', 'desktop')
  const page = await open(context)
  await play(page, 'smugglers')
  await page.locator('a.skip').focus()
  await page.keyboard.press('Enter')
  const field = page.locator('#command')
  await field.focus()
  let typed = 0
  while (!(await page.locator('.result').count())) {
    await page.waitForFunction(() => document.querySelector('.choice, .result'))
    if (await page.locator('.result').count()) break
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('command')
    const before = await page.locator('#happened ~ ol').innerText()
    await page.keyboard.type('1')
    await page.keyboard.press('Enter')
    typed++
    const sure = page.locator('.notice.final .main')
    await page.waitForFunction(
      (text) => document.querySelector('.notice.final .main, .result') || (document.querySelector('#happened ~ ol') as HTMLElement).innerText !== text,
      before,
    )
    if (await sure.count()) {
      await sure.click()
      await field.focus()
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
  while (!(await page.locator('.result').count())) {
    await page.waitForFunction(() => document.querySelector('.choice, .result'))
    const choice = page.locator('.choice').first()
    if (!(await choice.count())) break
    const before = await page.locator('#happened ~ ol').innerText()
    await choice.press('Enter')
    await page.waitForFunction(
      (text) => document.querySelector('.notice.final .main, .result') || (document.querySelector('#happened ~ ol') as HTMLElement).innerText !== text,
      before,
    )
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
