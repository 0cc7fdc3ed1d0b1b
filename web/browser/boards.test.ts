import { expect, test } from 'vitest'
import { learned, lesson, solo, sure } from './boards'
import { open, person } from './page'
import { serious } from './screens'

test('a lesson of Anno is done by tapping on the phone: the first tile stands', async () => {
  const context = await person('en')
  const page = await open(context)
  await lesson(page, 'anno1800', 0)
  expect(await serious(page, 'anno, first turn')).toEqual([])
  for (const resource of ['grain', 'coal']) {
    await page.locator(`[data-maker=${resource}]`).click()
    await page.locator('[data-sheet=lens] button.lit[data-do^=produce]').click()
    await page.locator(`.pool [title=${resource}]`).waitFor()
    await page.locator('[data-do=close]').click()
  }
  await page.locator('.actions [data-do=build]').click()
  await page.locator('.catalogue [data-tile=brewery]').click()
  await page.locator('.pay .main').click()
  await page.locator('[data-field].lit').first().click()
  await learned(page)
  await context.close()
})

test('payments are proposed by name and carried out in one tap', async () => {
  const context = await person('cs')
  const page = await open(context)
  await lesson(page, 'anno1800', 1) // bricks and beer for a card
  await page.locator('[data-card=fw_02]').click()
  await page.locator('.pay .steps li').nth(2).waitFor()
  await page.locator('.pay .main').click()
  await learned(page)
  await context.close()
})

test('a ship is built, loaded and sails on the phone', async () => {
  const context = await person('de')
  const page = await open(context)
  await lesson(page, 'shipyard', 3)
  await page.locator('[data-part=S1]').click()
  expect(await page.locator('.brings').allInnerTexts()).not.toEqual([]) // what the cruise would bring, before the part lies
  await page.locator('[data-slot=Y3]').click()
  await page.locator('[data-do=done]').click()
  await sure(page)
  await page.locator('[data-do="load captain"].lit').click()
  await page.locator('button.main[data-do^="sail"]').click()
  await sure(page)
  await learned(page)
  await context.close()
})

// U-01
test('a game alone begins by itself', async () => {
  const context = await person('cs')
  const page = await open(context)
  await solo(page)
  await context.close()
})
