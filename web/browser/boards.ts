// What a person does on the boards of Anno 1800 and Shipyard: tap what is lit, until something is reached.
import type { Page } from 'playwright-core'
import { SERVER } from './page'

const LIT = ':is(.anno, .shipyard) :is(button, g)[data-do]:is(.lit, .main):not([aria-disabled=true])'
const PLACES = '.shipyard :is([data-part].lit, [data-contract].lit, g.place, g.way, g.turns)'

/** The question before what is final. */
export async function sure(page: Page): Promise<void> {
  const yes = page.locator('.notice.final .main')
  if (await yes.isVisible()) await yes.click()
}

/** Open a lesson of a game from its list; the board is there and asks. */
export async function lesson(page: Page, game: string, place: number): Promise<void> {
  await page.goto(`${SERVER}#/learn/${game}`)
  await page.locator('ol button').nth(place).click()
  await page.locator('.lesson').waitFor()
  await page.locator('.decision.asked').waitFor()
}

export async function learned(page: Page): Promise<void> {
  await page.locator('.lesson a.main').waitFor()
}

/** Tap places and choices that are lit, each as likely; the number of taps until the game is over or `most`. */
export async function tapAbout(page: Page, most: number, luck: () => number): Promise<number> {
  for (let tap = 0; tap < most; tap++) {
    await page.locator('.decision.asked, .result').first().waitFor()
    if (await page.locator('.result').count()) return tap
    const lit = await page.locator(`${LIT}, ${PLACES}`).all()
    const main = page.locator('button.main[data-do]:not([aria-disabled=true])')
    const gives = page.locator('[data-do=give_up]:not([aria-disabled=true])') // a ship loaded too fast for its canals
    const target = lit.length ? lit[Math.floor(luck() * lit.length)]! : (await main.count()) ? main.first() : gives
    await target.click({ force: true, timeout: 3000 }).catch(() => {})
    await sure(page)
    await page.waitForFunction(() => !document.querySelector('[data-sent]:not([data-sent="0"])'))
  }
  return most
}

/** The same numbers every time. */
export function lucky(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48271) % 2147483647) / 2147483647
}

/** A solo table of Shipyard, this page on its seat. */
export async function solo(page: Page): Promise<void> {
  const table = await page.evaluate(async () => {
    const wish = { game: 'shipyard', options: { players: '1' }, seats: { pink: { kind: 'you' } }, pace: 'none' }
    const answer = await fetch('./api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wish) })
    const { table, seat, token, invite } = await answer.json()
    localStorage.setItem('ostrov.places', JSON.stringify([{ table, game: 'shipyard', name: '', seat, token, invite, at: Date.now() }]))
    return table as string
  })
  await page.goto(`${SERVER}#/t/${table}`)
  await page.locator('.decision.asked').waitFor() // nobody has to be waited for
}
