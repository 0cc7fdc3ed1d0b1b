import { expect, test } from 'vitest'
import { at, decision, open, person, play, tile } from './page'

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

// U-43
test('trying out, notes, the log, replay, the menu and the result in words', async () => {
  const context = await person('en', 'desktop')
  const page = await open(context)
  await at(page, 'middle')
  await page.goto(`${page.url()}/text`)
  await page.getByRole('button', { name: 'Try privately' }).click()
  await page.locator('.trial').waitFor()
  await page.locator('[data-words=end_turn]').click()
  await page.locator('.trial li').waitFor()
  await page.getByRole('button', { name: 'Back to the table' }).click()
  await page.locator('.trial').waitFor({ state: 'detached' })
  for (const [summary, content] of [['Notes', 'textarea'], ['Menu, Settings', '.languages, fieldset, select'], ['Log', '.log li button']] as const) {
    await page.locator('summary').getByText(summary, { exact: true }).click()
    await page.locator(`details[open] :is(${content})`).last().waitFor()
  }
  await page.locator('details[open] .log li button').last().click()
  await page.locator('.replay').waitFor()
  await at(page, 'over')
  await page.goto(`${page.url()}/text`)
  await page.locator('.text .result tfoot').waitFor()
  await context.close()
})

// U-43
test('a lesson in words: what to do next is told', async () => {
  const context = await person('en', 'desktop')
  const page = await open(context, '#/learn/catan')
  await page.locator('ol button').first().click()
  await page.locator('.lesson').waitFor()
  await page.goto(`${page.url()}/text`)
  const words = await page.locator('.text .lesson').innerText()
  await page.locator('[role=log]').getByText(words.split('\n').at(-1)!).waitFor()
  await context.close()
})
