import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { lesson, solo, sure } from './boards'
import { open, person, tile } from './page'

const takeBack = (page: Page) => page.locator('header .icon[aria-label="Take back"]')
const settled = (page: Page) => page.waitForFunction(() => !document.querySelector('[data-sent]:not([data-sent="0"])'))
const yard = (page: Page) => page.locator('.yard.open .slot').evaluateAll((slots) => slots.map((slot) => (slot.querySelector('svg') ? slot.getAttribute('aria-label')!.split(/[:,]/)[1]!.trim() : '')).join('|'))

async function build(page: Page, part: string, slot: string): Promise<void> {
  await page.locator(`[data-part=${part}]`).click()
  await page.locator(`[data-slot=${slot}]`).click()
  await settled(page)
}
async function back(page: Page): Promise<void> {
  await takeBack(page).click()
  await settled(page)
}

test('a part and its slot can be changed until done, and not after', async () => {
  const context = await person('en')
  const page = await open(context)
  await solo(page)
  await page.locator('[data-do="choose build_ships"]').click()
  await build(page, 'B1', 'Y2')
  await expect.poll(() => yard(page)).toBe('|bow|||||||')
  await back(page)
  await expect.poll(() => yard(page)).toBe('||||||||')
  await build(page, 'L1', 'Y5')
  await expect.poll(() => yard(page)).toBe('||||middle part||||')
  await back(page)
  await build(page, 'L1', 'Y4')
  await page.locator('button.main[data-do=done]').click()
  await sure(page)
  await page.waitForFunction(() => document.querySelector('.actions button.main')?.getAttribute('data-do') !== 'done')
  expect(await yard(page)).toBe('|||middle part|||||')
  expect(await takeBack(page).getAttribute('aria-disabled')).toBe('true')
  await context.close()
})

test('the place of a canal and its turning can be changed until done, and not after', async () => {
  const context = await person('en')
  const page = await open(context)
  await lesson(page, 'shipyard', 7)
  await page.locator('[data-do="rent N1"]').click()
  const places = page.locator('g.place')
  await places.nth(2).waitFor()
  const chosen = await places.nth(2).getAttribute('data-do')
  await places.nth(0).click()
  await page.locator('g.turns').waitFor()
  await back(page)
  await page.locator(`g.place[data-do="${chosen}"]`).click()
  await page.locator('g.turns').click()
  await page.locator('g.turns').click()
  expect(await page.locator('g.turns').getAttribute('aria-label')).toContain('180°')
  await page.locator('button.main[data-do=turned]').click()
  await sure(page)
  await page.locator('.lesson a.main').waitFor()
  expect(await takeBack(page).getAttribute('aria-disabled')).toBe('true')
  await context.close()
})

test('a piece is taken off again, and the boat is steered by keyboard with the points of each way in sight', async () => {
  const context = await person('en')
  const page = await open(context)
  await lesson(page, 'shipyard', 8)
  for (const item of ['captain', 'stoker', 'smokestack', 'sail']) {
    await page.locator(`[data-do="load ${item}"].lit`).click()
    await page.locator(`[data-unload=${item}]`).waitFor()
  }
  await page.locator('[data-unload=stoker]').click()
  await page.locator('[data-unload=stoker]').waitFor({ state: 'detached' })
  await page.locator('[data-unload=sail]').waitFor() // what came after it is aboard again
  expect(await page.locator('[data-unload=smokestack]').count()).toBe(1)
  await page.locator('button.main[data-do^=sail]').focus()
  await page.keyboard.press('Enter')
  const ways = page.locator(':is(g.turns, g.way)[data-do]')
  let steered = 0
  for (; steered < 9; steered++) {
    await page.locator(':is(g.turns, g.way) .worth').or(page.locator('.lesson a.main')).or(page.locator('button.main[data-do=end_turn]')).first().waitFor()
    if (!(await ways.count())) break
    expect(await ways.count()).toBe(await ways.locator('.worth').count())
    const asked = await ways.first().getAttribute('data-do')
    await ways.first().focus()
    await page.keyboard.press('Enter')
    await page.waitForFunction((words) => document.querySelector(':is(g.turns, g.way)[data-do]')?.getAttribute('data-do') !== words, asked)
  }
  expect(steered).toBeGreaterThan(1)
  await context.close()
})

test('the first screen has at most 25 signs, and each has its word or tells it with one tap', async () => {
  const context = await person('en')
  const page = await open(context)
  await tile(page, 'shipyard').locator('button.main').click()
  await page.locator('.decision.asked').waitFor()
  const signs = await page.evaluate(() => {
    const found = new Map<string, Element>()
    for (const sign of document.querySelectorAll('.shipyard svg.picture, .seats svg')) if (sign.checkVisibility()) found.set(sign.innerHTML, sign)
    return [...found.values()].map((sign) => sign.closest('button, a, [role=button], [title]')?.outerHTML.replace(/<svg.*?<\/svg>/gs, '') ?? `no word: ${sign.outerHTML}`)
  })
  expect(signs.length).toBeGreaterThan(15)
  expect(signs.length).toBeLessThanOrEqual(25)
  for (const sign of signs) expect(sign).toMatch(/aria-label="[^"]+"|title="[^"]+"|>[^<>]*\p{L}{3,}[^<>]*</u)
  await page.locator('[data-part=S1]').click() // not lit yet: it says what it shows
  expect(await page.locator('.display .told').innerText()).toMatch(/^stern/)
  await context.close()
})

test('lobby, first page and result say which values are reconstructed and how to use a box of one’s own', async () => {
  const context = await person('de')
  const page = await open(context)
  await tile(page, 'shipyard').locator('p:has-text("ostrov box template shipyard")').waitFor()
  await tile(page, 'shipyard').locator('.row button').nth(1).click()
  await page.locator('.lobby').waitFor()
  await page.locator('.lobby p:has-text("ostrov box template shipyard")').waitFor()
  await context.close()
})
