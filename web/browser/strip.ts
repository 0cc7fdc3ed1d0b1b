// A newcomer to Anno 1800 who does what the one line says, and nothing else.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { sure } from './boards'
import { SERVER } from './page'

const MOST_PUT = 3 // cards that are put away in one swap
const MOST_STEPS = 40 // of a turn

/** A table of two against a bot that plays anything, this page on white, who starts. */
export async function againstOne(page: Page): Promise<void> {
  const table = await page.evaluate(async () => {
    const seats = { white: { kind: 'you' }, orange: { kind: 'bot', level: 'random' } }
    const wish = { game: 'anno1800', options: { players: '2', start: 'white' }, seats, pace: 'none' }
    const answer = await fetch('./api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wish) })
    const { table, seat, token, invite } = await answer.json()
    localStorage.setItem('ostrov.places', JSON.stringify([{ table, game: 'anno1800', name: '', seat, token, invite, at: Date.now() }]))
    return table as string
  })
  await page.goto(`${SERVER}#/t/${table}`)
  await page.locator('.decision.asked').waitFor() // nobody else is awaited: the table begins by itself
}

export interface Followed {
  tile: number // the own turn in which the first tile stands, 0 for none
  card: number // … in which a card is played
  seconds: number // to the first tile
}

/** Follow the strip until a card is played, or for so many own turns. What is advised must work. */
export async function follow(page: Page, turns: number): Promise<Followed> {
  const found: Followed = { tile: 0, card: 0, seconds: 0 }
  const begun = Date.now()
  for (let turn = 1; turn <= turns && !found.card; turn++) {
    await page.locator('.decision.asked, .result').first().waitFor({ timeout: 60_000 })
    for (let steps = 0; ; steps++) {
      expect(steps, `turn ${turn} ends`).toBeLessThan(MOST_STEPS)
      const told = await hinted(page)
      const done = await obey(page, told)
      if (done === 'field' && !found.tile) Object.assign(found, { tile: turn, seconds: (Date.now() - begun) / 1000 })
      if (done === 'card') found.card = turn
      await settled(page)
      if (done === 'end') break
    }
  }
  return found
}

/** The line, once what the game advises about this position is here. */
async function hinted(page: Page): Promise<string> {
  await page.locator('.hint p').waitFor({ timeout: 30_000 })
  return (await page.locator('.hint p').innerText()).trim()
}

async function obey(page: Page, told: string): Promise<'field' | 'card' | 'end' | 'other'> {
  const show = page.locator('.hint .show')
  if (await show.count()) {
    await show.click()
    const pay = page.locator('.pay .main:not([aria-disabled=true])') // what is advised can be paid
    await pay.waitFor()
    const card = (await pay.getAttribute('data-do'))!.includes('play ')
    await pay.click()
    return card ? 'card' : 'other'
  }
  if (/lit field/.test(told)) {
    await page.locator('[data-field].lit.free').first().click()
    return 'field'
  }
  if (/far off/.test(told)) {
    for (let put = 0; put < MOST_PUT; put++) {
      await page.locator('[data-card].lit').last().click()
      await sure(page)
      await settled(page)
    }
    await main(page)
    return 'other'
  }
  if (/swap cards/.test(told)) await page.locator('.actions [data-do=swap].lit').click()
  else if (/elebrate/.test(told)) await page.locator('.actions [data-do=festival].lit').click()
  else if (/waits/.test(told)) await page.locator('.waiting .lit').first().click()
  else {
    const ends = /end your turn/.test(told)
    await main(page)
    return ends ? 'end' : 'other'
  }
  await sure(page)
  return 'other'
}

async function main(page: Page): Promise<void> {
  await page.locator('.actions .main:not([aria-disabled=true])').click()
  await sure(page)
}

/** What was sent is answered, and it is this page's turn, or the other's has begun. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[data-sent]:not([data-sent="0"])'))
  await page.waitForTimeout(60) // the advice about the new position is asked for
}
