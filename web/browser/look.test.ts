import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { decide, LOCALES, open, person, play, SIZES, type Size, type Tongue } from './page'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf-8')
const ROWS = 1200 // milliseconds until the rows of a result have appeared

/** What axe finds serious on a page. */
async function serious(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  const found = await page.evaluate(async () => (await (window as any).axe.run(document, { resultTypes: ['violations'] })).violations)
  return found
    .filter((one: any) => ['serious', 'critical'].includes(one.impact))
    .map((one: any) => `${one.id}: ${one.nodes.map((node: any) => node.html.slice(0, 120)).join(' / ')}`)
}

/** Elements that stick out of the window sideways, and buttons whose words are cut. */
function cut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.clientWidth
    const found: string[] = []
    if (document.documentElement.scrollWidth > wide) found.push(`the page is ${document.documentElement.scrollWidth} wide`)
    for (const one of document.querySelectorAll<HTMLElement>('button, a, label, h1, h2, h3, .decision')) {
      const box = one.getBoundingClientRect()
      if (box.width === 0 || one.closest('.unseen, .skip')) continue
      if (box.right > wide + 1 || box.left < -1) found.push(`${one.textContent?.trim()} from ${box.left} to ${box.right}`)
      if (one.matches('button, .button') && one.scrollWidth > one.clientWidth + 1) found.push(`${one.textContent?.trim()} is cut`)
    }
    return found
  })
}

test.each(['light', 'dark'] as const)('axe finds nothing serious, %s', async (scheme) => {
  const context = await person('en', 'desktop')
  const page = await open(context)
  await page.emulateMedia({ colorScheme: scheme })
  await page.locator('article').first().waitFor()
  expect(await serious(page)).toEqual([])
  await play(page, 'smugglers')
  await page.locator('.decision.asked').waitFor()
  expect(await serious(page)).toEqual([])
  await page.getByRole('button', { name: 'Menu' }).click()
  expect(await serious(page)).toEqual([])
  await page.locator('.sheet header button').click()
  await decide(page)
  await page.waitForTimeout(ROWS)
  expect(await serious(page)).toEqual([])
  await page.goto(`${page.url().split('@')[0]}/text`)
  await page.locator('.result').waitFor()
  await page.waitForTimeout(ROWS)
  expect(await serious(page)).toEqual([])
  await context.close()
})

// U-55
test.each(Object.keys(SIZES) as Size[])('nothing is cut at size %s in any language', async (size) => {
  for (const language of Object.keys(LOCALES) as Tongue[]) {
    const context = await person(language, size)
    const page = await open(context)
    await page.locator('article h2').first().waitFor()
    expect([language, await cut(page)]).toEqual([language, []])
    await play(page, 'smugglers')
    await page.locator('.decision.asked').waitFor()
    expect([language, await cut(page)]).toEqual([language, []])
    await page.locator('.top button').first().click()
    await page.locator('.sheet').waitFor()
    expect([language, await cut(page)]).toEqual([language, []])
    await context.close()
  }
})
