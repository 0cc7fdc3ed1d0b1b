// Shipyard's screens of docs/screens: `.venv/bin/python -m tests.web.screens` says where they go. No test: people look at them.
import { test } from 'vitest'
import { at, open, person, type Size } from './page'
import { EYES, keep } from './pictures'

const show = (page: Parameters<typeof at>[0], moment: string) => at(page, `shipyard-${moment}`)

test('moments on a phone: light, dark, and as others see colours', async () => {
  const context = await person('en', 'phone')
  const page = await open(context)
  const line = await context.newCDPSession(page)
  for (const moment of ['choose', 'build', 'hire', 'fit', 'way', 'turn', 'discard', 'solo']) {
    await show(page, moment)
    if (moment === 'build') await page.locator('[data-part^=S].lit').last().click()
    await page.locator('.fit').or(page.locator('.shipyard')).first().waitFor()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await keep(page, `shipyard-${moment}-${colorScheme}`)
    }
    await page.emulateMedia({ colorScheme: 'light' })
    if (!['choose', 'hire', 'discard'].includes(moment)) continue
    for (const [name, type] of Object.entries(EYES)) {
      await line.send('Emulation.setEmulatedVisionDeficiency', { type })
      await keep(page, `shipyard-${moment}-${name}`)
    }
    await line.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' })
  }
  await show(page, 'over')
  await page.locator('.result tfoot').waitFor()
  await keep(page, 'shipyard-over-light')
  await context.close()
})

test.each(['small', 'landscape', 'tablet', 'desktop'] as Size[])('other windows: %s', async (size) => {
  const context = await person('en', size)
  const page = await open(context)
  const line = await context.newCDPSession(page)
  await show(page, 'hire')
  await keep(page, `shipyard-${size}-light`)
  if (size === 'desktop') {
    for (const [name, type] of Object.entries(EYES)) {
      await line.send('Emulation.setEmulatedVisionDeficiency', { type })
      await keep(page, `shipyard-${size}-${name}`)
    }
    await line.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' })
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await keep(page, `shipyard-${size}-dark`)
  await context.close()
})
