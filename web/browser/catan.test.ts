import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answered, playOn } from './catan'
import { decision, open, person, play, tile } from './page'

// Whole games of Catan: each in another language and another way.

// U-01, U-53
test('by taps on a phone, in Czech, begun with one tap', async () => {
  const context = await person('cs')
  const page = await open(context)
  await play(page, 'catan')
  expect(await page.locator('html').getAttribute('lang')).toBe('cs')
  expect(await playOn(page)).toBeGreaterThan(20)
  await addsUp(page)
  await context.close()
})

/** U-06: the rows of the result add up to the sum. */
async function addsUp(page: Page) {
  const rows = await page.locator('.result table').first().locator('tbody tr').all()
  const sums = (await page.locator('.result tfoot td').allInnerTexts()).map(Number)
  const found = sums.map(() => 0)
  for (const row of rows) (await row.locator('td').allInnerTexts()).forEach((text, place) => (found[place]! += Number(text) || 0))
  expect(found).toEqual(sums)
  expect(Math.max(...sums)).toBeGreaterThanOrEqual(10)
}

/** What the server offers the seat of a page, from its line. */
function offersOf(page: Page): () => string[] {
  let offers: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const { now } = JSON.parse(String(payload))
      if (now) offers = now.offers.map((offer: { words: string }) => offer.words)
    }),
  )
  return () => offers
}

const SENSIBLE = ['roll', 'build_city', 'build_settlement', 'decline', 'buy_card', 'build_road', 'end_turn']

/** A sensible one of some offers: building before all, no trade is begun. */
function sensible(offers: string[]): string {
  const found = SENSIBLE.flatMap((kind) => offers.filter((words) => words.split(' ')[0] === kind))
  return found[0] ?? offers[0]!
}

// U-41, U-42
test('by typed commands alone, in German: the focus never leaves the field', async () => {
  const context = await person('de', 'desktop')
  const page = await open(context)
  const offers = offersOf(page)
  await play(page, 'catan')
  await page.locator('a.skip').focus()
  await page.keyboard.press('Enter')
  await page.locator('#command').focus()
  let typed = 0
  while (await decision(page)) {
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('command')
    const words = sensible(offers())
    await page.keyboard.type(typed++ % 2 ? words : String(offers().indexOf(words) + 1)) // by its words, or by its number
    await page.keyboard.press('Enter')
    if (await page.locator('.notice.final .main').count()) {
      await page.keyboard.type('ja')
      await page.keyboard.press('Enter')
    }
  }
  expect(typed).toBeGreaterThan(10)
  await addsUp(page)
  await context.close()
})

// U-41
test('by the buttons of the text table alone, in Russian', async () => {
  const context = await person('ru', 'desktop')
  const page = await open(context)
  const offers = offersOf(page)
  await play(page, 'catan')
  await page.goto(`${page.url()}/text`)
  while (await decision(page)) {
    const words = sensible(offers())
    const button = page.locator(`[data-words="${words}"]`)
    if (!(await button.count())) await page.locator(`[data-kind=${words.split(' ')[0]}]`).press('Enter')
    await button.press('Enter')
    const sure = page.locator('.notice.final .main')
    if (await sure.count()) await sure.press('Enter')
  }
  await addsUp(page)
  await context.close()
})

// a.1: roll, build and end with Tab, arrows and Enter
test('by keyboard alone at the board, in English', async () => {
  const context = await person('en', 'desktop')
  const page = await open(context)
  await tile(page, 'catan').locator('button.main').focus()
  await page.keyboard.press('Enter')
  await page.locator('.frame').waitFor()
  const press = async (selector: string) => {
    await page.locator(selector).first().focus()
    await page.keyboard.press('Enter')
    await answered(page)
  }
  for (let step = 0; step < 3000; step++) {
    await page.locator('.decision.asked, .result').first().waitFor({ timeout: 60_000 })
    if (await page.locator('.result').count()) break
    const next = await page.evaluate(() =>
      ['.notice.final .main', '[data-sheet=discard] [data-do=suggest]:not(.done)', '.victims button', '[data-sheet=offered] [data-do=decline]', '.spot[tabindex="0"]',
       '[data-do=found][aria-disabled=false]', '[data-do=roll]', '.piece.lit[data-do=build_city]', '.piece.lit[data-do=build_settlement]', '.piece.lit[data-do=build_road]',
       '[data-do=end_turn][aria-disabled=false]'].find((selector) => document.querySelector(selector)),
    ) // prettier-ignore
    if (next?.startsWith('[data-sheet=discard]')) {
      await press('[data-do=suggest]')
      await press('[data-do=discard]')
    } else if (next === '.spot[tabindex="0"]') {
      await page.locator(next).focus()
      await page.keyboard.press('ArrowRight') // goes to a neighbour, or stays
      await page.keyboard.press('Enter')
      await answered(page)
    } else if (next) await press(next)
    else await page.waitForFunction(() => !document.querySelector('[data-sheet=answered]'))
  }
  await addsUp(page)
  await context.close()
})
