// A browser for the tests, and what a person does at a table.
import { readFileSync } from 'node:fs'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'

export const SERVER = process.env.OSTROV_SERVER ?? 'http://127.0.0.1:8000/'
const FLAGS = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync',
] // prettier-ignore

/** Saved games by the name of their moment: tests/web/situations.py. */
const MOMENTS: Record<string, string> = JSON.parse(readFileSync(process.env.OSTROV_MOMENTS ?? '/dev/null', 'utf-8') || '{}')

export const SIZES = {
  phone: { width: 390, height: 664 },
  small: { width: 360, height: 640 },
  landscape: { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
}
export type Size = keyof typeof SIZES
export const LOCALES = { en: 'en-GB', cs: 'cs-CZ', de: 'de-DE', ru: 'ru-RU' }
export type Tongue = keyof typeof LOCALES

let browser: Browser
const troubles: string[] = [] // what pages complained of

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: process.env.OSTROV_CHROMIUM, args: FLAGS })
})
afterAll(async () => {
  await browser?.close()
  expect(troubles).toEqual([])
})

/** A browser of one person: own storage, own language, own window. */
export async function person(language: Tongue = 'en', size: Size = 'phone'): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: SIZES[size], locale: LOCALES[language], serviceWorkers: 'block' })
  await context.addInitScript(() => {
    if (!location.href.startsWith('http')) return
    localStorage.setItem('ostrov.asked-temper', 'true')
    if (!localStorage.getItem('ostrov.settings')) localStorage.setItem('ostrov.settings', '{"pace":"none","motion":false}') // nobody waits
  })
  return context
}

export async function open(context: BrowserContext, hash = ''): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  page.on('pageerror', (error) => troubles.push(`${error.message} ${error.stack}`))
  page.on('console', (message) => {
    const expected = /Service Worker|WebSocket|ERR_|status of 4|status of 5/
    if (message.type() === 'error' && !expected.test(message.text())) troubles.push(message.text())
  })
  await page.goto(`${SERVER}${hash}`)
  return page
}

/** From the first page to the own first decision, against bots. */
export async function play(page: Page, game: string): Promise<void> {
  await tile(page, game).locator('button.main').click()
  await page.locator('.frame').waitFor()
}

/** The saved game of a moment. */
export function savedAt(moment: string): string {
  const saved = MOMENTS[moment]
  if (!saved) throw new Error(`There is no moment ${moment}: tests/web/situations.py makes ${Object.keys(MOMENTS).join(', ')}.`)
  return saved
}

/** A table that goes on from a moment of a game, with this page on the person's seat; it is asked. */
export async function at(page: Page, moment: string): Promise<string> {
  const saved = savedAt(moment)
  const game = /^game: (\w+)/m.exec(saved)![1]!
  const wish = { saved, seat: /(\w+)=you/.exec(saved)![1]!, name: 'Ada' }
  const table = await page.evaluate(async ({ wish, game }) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('./api/tables/import', { method: 'POST', headers, body: JSON.stringify(wish) })
    const { table, seat, token, invite } = await answer.json()
    const place = { table, game, name: '', seat, token, invite, at: Date.now() }
    localStorage.setItem('ostrov.places', JSON.stringify([place]))
    return table as string
  }, { wish, game })
  await page.goto(`${SERVER}#/t/${table}`)
  await page.locator('.decision.asked, .result').first().waitFor()
  return table
}

export function tile(page: Page, game: string) {
  return page.locator(`article:has(a[href="#/rules/${game}"])`)
}

/** Two friends at a begun table, the other seats bots': the founder, and who came by the link. */
export async function together(first: BrowserContext, second: BrowserContext, game = 'smugglers'): Promise<{ founder: Page; friend: Page; link: string }> {
  const founder = await open(first)
  await tile(founder, game).locator('.row button').nth(1).click()
  const link = await founder.locator('.invite input').inputValue()
  const friend = await open(second, link.slice(link.indexOf('#')))
  await friend.getByRole('textbox').fill('Petr')
  await friend.locator('form .main').click()
  await friend.locator('.lobby .main').click()
  await founder.getByText('Petr').first().waitFor()
  await founder.locator('.lobby > button').last().click() // bots on open seats
  await founder.locator('main.stage').waitFor()
  return { founder, friend, link }
}

/** Make own decisions with the buttons that are lit until the game is over or `enough` says so. */
export async function decide(page: Page, enough: () => Promise<boolean> = async () => false, most = 200): Promise<number> {
  let taps = 0
  for (let decision = 0; decision < most; decision++) {
    await page.locator('.decision.asked, .result').first().waitFor()
    if ((await page.locator('.result').count()) || (await enough())) return taps
    taps += await one(page)
  }
  throw new Error(`The game was not over after ${most} decisions.`)
}

/** One decision: the first kind that is lit, its first choice. */
export async function one(page: Page): Promise<number> {
  const before = await page.evaluate(() => document.querySelector('.decision')?.textContent)
  const lit = page.locator('.actions button.lit, .listed .choice').first()
  const button = (await lit.count()) ? lit : page.locator('.actions button.main')
  await button.click()
  let taps = 1
  const choice = page.locator('.sheet .choice').first()
  if (await choice.isVisible()) {
    await choice.click()
    taps++
  }
  const sure = page.locator('.notice.final .main')
  if (await sure.isVisible()) {
    await sure.click()
    taps++
  }
  await page.waitForFunction((text) => !document.querySelector('[aria-busy=true]') || document.querySelector('.decision')?.textContent !== text, before)
  return taps
}

/** Waits for the next decision in the text table, or for the end; false at the end. */
export async function decision(page: Page): Promise<boolean> {
  await page.locator('.text[data-sent="0"] :is(.choice, h3 button.lit), .result').first().waitFor({ timeout: 60_000 })
  return (await page.locator('.result').count()) === 0
}
