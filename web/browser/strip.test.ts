import { expect, test } from 'vitest'
import { open, person } from './page'
import { againstOne, follow } from './strip'

const TURNS = 10
const LONG = process.env.OSTROV_LONG === '1'
const DEALS = LONG ? 20 : 1

// U-25, and U-26 in play: what the strip advises is always accepted.
test('who follows only the strip has a tile in the first turn and a card within ten', { timeout: DEALS * 180_000 }, async () => {
  for (let deal = 0; deal < DEALS; deal++) {
    const context = await person('en')
    const page = await open(context)
    await againstOne(page)
    const found = await follow(page, TURNS)
    console.log(`deal ${deal}: a tile in turn ${found.tile} after ${found.seconds} s, a card in turn ${found.card}`)
    expect(found.tile).toBe(1)
    expect(found.card).toBeGreaterThan(0)
    await context.close()
  }
})

// U-22, U-27: on the first screen of a phone, nothing scrolled.
test('the first screen has at most 25 symbols, and a tap on a seat shows its island', async () => {
  const context = await person('en')
  const page = await open(context)
  await againstOne(page)
  await page.locator('.hint p').waitFor()
  const symbols = await page.evaluate(() => {
    const visible = (one: Element): boolean => {
      const box = one.getBoundingClientRect()
      const on = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      return box.width > 0 && !!on && (on.contains(one) || one.contains(on) || !!on.closest('button')?.contains(one))
    }
    const found = [...document.querySelectorAll('[data-picture]')].filter(visible).map((one) => one.getAttribute('data-picture'))
    return [...new Set(found)]
  })
  expect(symbols.length).toBeGreaterThan(10)
  expect(symbols.length).toBeLessThanOrEqual(25)
  await page.locator('[data-seat=orange] button').click()
  const island = (await page.locator('[role=dialog] .island.home').boundingBox())!
  expect(island.y + island.height).toBeLessThanOrEqual(664)
  expect(await page.locator('[role=dialog] [data-field]').count()).toBe(20)
  await context.close()
})
