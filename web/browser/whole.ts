// Whole games: what an apprentice would do, done by a person on the page, each decision by a control of the page.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { wished, type Founded } from './guide'
import { taps } from './moves'
import { SERVER, type Tongue } from './page'

/** Makes a decision; the number of inputs it took. */
export type Way = (page: Page, words: string) => Promise<number>
export interface Player {
  page: Page
  way: Way
}

const IDLE = '[data-sent="0"]' // the server has answered all that was wished
const SURE = '.notice.final .main'
const MOST = 2000 // entries of a game
export const YES: Record<Tongue, string> = { en: 'yes', cs: 'ano', de: 'ja', ru: 'да' }

/** Play a table to its end, and look at something after each decision; the inputs of each. */
export async function whole(table: Founded, players: Record<string, Player>, look: () => Promise<void> = async () => {}): Promise<number[]> {
  const inputs: number[] = []
  let before = -1
  for (let next = await wished(table.table); next.words; next = await wished(table.table)) {
    expect(next.entries, `Nothing was done; wished: ${next.words}`).toBeGreaterThan(before)
    expect(next.entries, 'The game does not end').toBeLessThan(MOST)
    before = next.entries
    const { page, way } = players[next.seat]!
    await page.waitForFunction((entries) => {
      const table = document.querySelector<HTMLElement>('[data-sent="0"][data-entries]')
      return Number(table?.dataset.entries) >= entries // more, where others choose at the same time
    }, next.entries)
    if (process.env.TRACE) console.log(next.entries, next.seat, next.words)
    inputs.push(await way(page, next.words).catch((error) => Promise.reject(new Error(`${next.entries}: ${next.words}: ${error}`))))
    const notice = await page.locator('.notice').allInnerTexts()
    expect([next.words, notice]).toEqual([next.words, []])
    await look()
  }
  await Promise.all(Object.values(players).map(({ page }) => page.locator('.result tfoot').waitFor()))
  return inputs
}

// --- the ways ---------------------------------------------------------------------------------------------------

/** One input, and the question behind it where something is final. */
async function input(page: Page, give: (selector: string) => Promise<void>, selector: string): Promise<number> {
  await give(selector)
  await page.locator(IDLE).waitFor()
  if (!(await page.locator(SURE).count())) return 1
  await give(SURE)
  await page.locator(IDLE).waitFor()
  return 2
}

/** Tap what stands for it on the board. */
export const tapping: Way = async (page, words) => {
  let inputs = 0
  for await (const selector of taps(page, words)) inputs += await input(page, (one) => page.locator(one).first().click(), selector)
  return inputs
}

/** The same by keyboard: every place takes the focus and the Enter key. */
export const keying: Way = async (page, words) => {
  let inputs = 0
  for await (const selector of taps(page, words)) inputs += await input(page, (one) => enter(page, one), selector)
  return inputs
}

/** Go to a control and press Enter. */
async function enter(page: Page, selector: string): Promise<void> {
  const place = page.locator(selector).first()
  await place.focus()
  expect(await place.evaluate((one) => [document.activeElement === one, (one as HTMLElement).tabIndex]), selector).toEqual([true, 0])
  await page.keyboard.press('Enter')
}

/** Type it into the field of the text table, which never loses the focus: by number, by its words, as the page calls it. */
export function typing(yes: string): Way {
  let turn = 0
  const line = async (page: Page, text: string) => {
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('command')
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
    await page.locator(IDLE).waitFor()
  }
  return async (page, words) => {
    const [number, called] = await page.evaluate((words) => {
      const one = document.querySelector<HTMLElement>(`[data-words="${words}"]`)
      return [one?.dataset.number, one?.firstChild?.textContent?.trim()] as const
    }, words)
    await line(page, [number, words, called][turn++ % 3] ?? words)
    if (!(await page.locator(SURE).count())) return 1
    await line(page, yes)
    return 2
  }
}

/** Press the buttons of the text table: the kind where it is folded, the first of two arguments where these are many. */
export const pressing: Way = async (page, words) => {
  const [kind, first] = words.split(' ')
  const press = (selector: string) => page.locator(selector).press('Enter')
  const button = `[data-words="${words}"]`
  let inputs = 0
  for (const opener of [`[data-kind=${kind}][aria-expanded=false]`, `[data-first="${kind} ${first}"][aria-expanded=false]`]) {
    if ((await page.locator(button).count()) || !(await page.locator(opener).count())) continue
    await press(opener)
    inputs++
  }
  return inputs + (await input(page, press, button))
}

// --- the end ----------------------------------------------------------------------------------------------------

/** U-06: the rows of the result add up to the sums, and both they and the ending are told in the language. */
export async function addsUp(page: Page, game: string, language: Tongue): Promise<void> {
  const rows = await page.locator('.result table').first().locator('tbody tr').all()
  const sums = (await page.locator('.result tfoot td').allInnerTexts()).map(Number)
  const found = sums.map(() => 0)
  for (const row of rows) (await row.locator('td').allInnerTexts()).forEach((text, place) => (found[place]! += Number(text) || 0))
  expect(found).toEqual(sums)
  expect(Math.max(...sums)).toBeGreaterThan(0)
  const said = await saidIn(game, language)
  for (const row of rows) expect(said('source')).toContain(await row.locator('th').innerText())
  expect(said('ending')).toContain(await page.locator('.result > p.quiet').first().innerText())
}

/** The messages of a game that begin so, in a language. */
async function saidIn(game: string, language: Tongue): Promise<(start: string) => string[]> {
  const text = await (await fetch(`${SERVER}api/games/${game}/words/${language}.ftl`)).text()
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(text))
  const ids = [...text.matchAll(/^([a-z_\w-]+) =/gm)].map((found) => found[1]!)
  return (start) => ids.filter((id) => id.startsWith(`${start}-`)).map((id) => bundle.formatPattern(bundle.getMessage(id)!.value!))
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!
}
