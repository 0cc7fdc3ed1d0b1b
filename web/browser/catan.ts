// What a person does at Catan's board: the nearest sensible thing, with taps on what is lit.
import type { Locator, Page } from 'playwright-core'

/** Until the server has answered all that was wished. */
export async function answered(page: Page): Promise<void> {
  await page.locator('.frame[data-sent="0"]').waitFor()
}

/** What to tap now, one after the other; nothing when the others are waited for. */
async function deed(page: Page): Promise<Locator[] | null> {
  const at = (name: string) => page.locator(`[data-do="${name}"]`)
  const seen = await page.evaluate(() => {
    const lit = [...document.querySelectorAll<HTMLElement>('[data-do]')].filter((one) => one.getAttribute('aria-disabled') !== 'true')
    const houses = [...document.querySelectorAll<SVGElement>('.spot.corner:not(.again)')]
    const best = houses.find((one) => one.querySelector('.house.best')) ?? houses[0]
    return {
      sheet: document.querySelector<HTMLElement>('[data-sheet]')?.dataset.sheet ?? '',
      does: lit.map((one) => one.dataset.do!),
      pieces: lit.filter((one) => one.matches('.piece.lit')).map((one) => one.dataset.do!),
      spot: (best ?? document.querySelector<SVGElement>('.spot:not(.again)'))?.dataset.spot ?? '',
      sure: !!document.querySelector('.notice.final .main'),
    }
  })
  const can = (name: string) => seen.does.includes(name)
  if (seen.sure) return [page.locator('.notice.final .main')]
  if (seen.sheet === 'discard') return [at('suggest'), at('discard')]
  if (seen.sheet === 'victim') return [page.locator('.victims button').first()]
  if (seen.sheet === 'offered') return [at(can('accept') ? 'accept' : 'decline')]
  if (seen.sheet === 'answers') return [at('withdraw')]
  if (can('found')) return [at('found')]
  if (seen.spot) return [page.locator(`[data-spot="${seen.spot}"]`)]
  if (can('roll')) return [at('roll')]
  for (const piece of ['build_city', 'build_settlement', 'build_road', 'buy_card']) {
    if (seen.pieces.includes(piece)) return [at(piece)]
  }
  return can('end_turn') ? [at('end_turn')] : null
}

/** Play until the game is over, or `enough` says so; returns the number of taps. */
export async function playOn(page: Page, enough: () => Promise<boolean> = async () => false): Promise<number> {
  let taps = 0
  for (let step = 0; step < 3000; step++) {
    await page.locator('.decision.asked, .result').first().waitFor({ timeout: 60_000 })
    if ((await page.locator('.result').count()) || (await enough())) return taps
    const next = await deed(page)
    if (!next) {
      // the own answer lies on the table, and could be taken away: until others have decided
      await page.waitForFunction(() => !document.querySelector('[data-sheet=answered]'))
      continue
    }
    for (const tap of next) {
      await tap.click()
      await answered(page)
      taps++
    }
  }
  throw new Error('The game was not over after 3000 taps.')
}
