// The screens of docs/screens: `.venv/bin/python -m tests.web.screens` says where they go. No test: people look at them.
import { test } from 'vitest'
import { at, open, person, type Size } from './page'
import { EYES, keep } from './pictures'
import { SCREENS } from './screens'

/** Moments by the name of their pictures. */
const LOOKED_AT = {
  catan: { 'catan-founding': 'founding', 'catan-early': 'early', 'catan-middle': 'middle', 'catan-late': 'late' },
  anno: { 'anno-first': 'anno-first', 'anno-early': 'anno-early', 'anno-middle': 'anno-middle', 'anno-late': 'anno-late' },
}
const MIDDLE = { catan: 'middle', anno: 'anno-middle' }

test.each(Object.entries(LOOKED_AT))('early, middle and late on a phone: light, dark, and as others see colours: %s', async (_, moments) => {
  const context = await person('en', 'phone')
  const page = await open(context)
  const line = await context.newCDPSession(page)
  for (const [name, moment] of Object.entries(moments)) {
    await at(page, moment)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await keep(page, `${name}-${colorScheme}`)
    }
    await page.emulateMedia({ colorScheme: 'light' })
    for (const [eyes, type] of Object.entries(EYES)) {
      await line.send('Emulation.setEmulatedVisionDeficiency', { type })
      await keep(page, `${name}-${eyes}`)
    }
    await line.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' })
  }
  await context.close()
})

test.each(['small', 'landscape', 'tablet', 'desktop'] as Size[])('other windows: %s', async (size) => {
  const context = await person('en', size)
  const page = await open(context)
  await page.locator('article h2').first().waitFor()
  await keep(page, `start-${size}`)
  for (const [game, moment] of Object.entries(MIDDLE)) {
    await at(page, moment)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await keep(page, `${game}-${size}-${colorScheme}`)
    }
  }
  await context.close()
})

test('what rises over the board of Anno', async () => {
  const context = await person('en', 'phone')
  const page = await open(context)
  await at(page, 'anno-middle')
  const close = () => page.locator('[data-do=close]').click()
  for (const [name, where] of [['card', '[data-card]'], ['lens', '[data-maker=timber]'], ['people', '[data-do=people]']] as const) {
    await page.locator(where).first().click()
    await keep(page, `anno-${name}`)
    await close()
  }
  await page.locator('.hint .show').click()
  await page.locator('.pay .main:not([aria-disabled=true])').waitFor()
  await keep(page, 'anno-pay')
  await page.locator('[data-do="by-hand"]').click()
  await keep(page, 'anno-by-hand')
  await close()
  await page.locator('.actions [data-do=build]').click()
  await keep(page, 'anno-tiles')
  await page.locator('[data-seat] button').nth(1).click()
  await keep(page, 'anno-seat')
  await context.close()
})

test('every screen on a phone', async () => {
  const context = await person('en', 'phone')
  const page = await open(context)
  for (const [name, go] of SCREENS) {
    await go(page)
    if (!['founding', 'middle'].includes(name)) await keep(page, `screen-${name}`)
  }
  await context.close()
})
