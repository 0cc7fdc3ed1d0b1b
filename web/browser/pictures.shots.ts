// The screens of docs/screens: `.venv/bin/python -m tests.web.screens` says where they go. No test: people look at them.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { at, open, person, type Size } from './page'
import { picture } from './pictures'
import { SCREENS } from './screens'

const FOLDER = process.env.OSTROV_SCREENS!
const EYES = { protan: 'protanopia', deutan: 'deuteranopia', tritan: 'tritanopia', grey: 'achromatopsia' } as const

async function keep(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(150) // the pointer's marks go
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, `${name}.png`), await picture(page))
}

test('early, middle and late on a phone: light, dark, and as others see colours', async () => {
  const context = await person('en', 'phone')
  const page = await open(context)
  const line = await context.newCDPSession(page)
  for (const moment of ['founding', 'early', 'middle', 'late']) {
    await at(page, moment)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await keep(page, `catan-${moment}-${colorScheme}`)
    }
    await page.emulateMedia({ colorScheme: 'light' })
    for (const [name, type] of Object.entries(EYES)) {
      await line.send('Emulation.setEmulatedVisionDeficiency', { type })
      await keep(page, `catan-${moment}-${name}`)
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
  await at(page, 'middle')
  await keep(page, `catan-${size}-light`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await keep(page, `catan-${size}-dark`)
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
