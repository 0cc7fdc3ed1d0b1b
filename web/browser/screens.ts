// Every screen of the page: what axe finds on it, and whether its words have room.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { lesson } from './boards'
import { at, open, person, SERVER, SIZES, tile, type Size, type Tongue } from './page'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf-8')

/** What axe finds serious on a page, light and dark. */
export async function serious(page: Page, screen: string): Promise<string[]> {
  await page.evaluate(AXE)
  const told: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor({ state: 'attached' })
    const found = await page.evaluate(async () => (await (window as any).axe.run(document, { resultTypes: ['violations'] })).violations)
    for (const one of found.filter((one: any) => ['serious', 'critical'].includes(one.impact))) {
      told.push(`${screen}, ${colorScheme}, ${one.id}: ${one.nodes.slice(0, 4).map((node: any) => `${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`).join(' / ')}`)
    }
  }
  return told
}

/** What sticks out of the window sideways, and words that are cut; names of people may be. */
export function cut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.clientWidth
    const found: string[] = []
    if (document.documentElement.scrollWidth > wide) {
      const culprit = [...document.querySelectorAll('body *')].find((one) => one.getBoundingClientRect().right > wide + 1)
      found.push(`the page is ${document.documentElement.scrollWidth} wide: ${culprit?.outerHTML.slice(0, 100)}`)
    }
    for (const one of document.querySelectorAll<HTMLElement>('button, a, label, h1, h2, h3, p, td, th, li, legend, summary, .word, .decision')) {
      const box = one.getBoundingClientRect()
      if (box.width === 0 || one.closest('.unseen, .skip, svg') || one.checkVisibility?.() === false) continue
      const told = (one.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 60)
      if (!one.closest('.scroll, .cards') && (box.right > wide + 1 || box.left < -1)) found.push(`${one.tagName} ${told}: from ${box.left} to ${box.right}`)
      if (one.matches('button, .button, .word, h2, h3, .decision, p') && one.scrollWidth > one.clientWidth + 1 && !one.querySelector('.name')) {
        found.push(`${one.tagName}.${one.className} ${told} is cut: ${one.scrollWidth} in ${one.clientWidth}`)
      }
    }
    return found
  })
}

/** Screens one after the other: how to get there from the first page. */
export type Screen = [string, (page: Page) => Promise<unknown>]
export const SCREENS: Screen[] = [
  ['start', (page) => page.goto(SERVER).then(() => page.locator('article h2').first().waitFor())],
  ['settings', (page) => page.locator('.languages button.icon').click()],
  ['set-up', async (page) => {
    await page.locator('[role=dialog] header button').click()
    await tile(page, 'catan').locator('button.plain').first().click()
  }],
  ['rules', (page) => page.goto(`${SERVER}#/rules/catan`).then(() => page.locator('[data-rule]').first().waitFor())],
  ['lobby', async (page) => {
    await page.goto(SERVER)
    await tile(page, 'catan').locator('.row button').nth(1).click()
    await page.locator('.lobby .invite').waitFor()
  }],
  ['deeds', async (page) => {
    await page.locator('.top button').first().click()
    await page.locator('[role=dialog] details:has(.ways) > summary').click()
    for (const button of ['first', 'last'] as const) await page.locator('.ways > button')[button]().click()
    await page.locator('.handover .code').waitFor()
  }],
  ['arrive', (page) => page.goto(page.url().replace('#/t/', '#/d/')).then(() => page.locator('#phrase').waitFor())],
  ['privacy', (page) => page.goto(`${SERVER}#/privacy`).then(() => page.locator('main p').nth(5).waitFor())],
  ['host', (page) => page.goto(`${SERVER}#/host`).then(() => page.locator('#host-key').waitFor())],
  ['mine', async (page) => {
    await page.goto(SERVER)
    await page.locator('.mine li button').first().click()
    await page.locator('[data-do=drop]').waitFor()
  }],
  ['founding', (page) => at(page, 'founding')],
  ['middle', (page) => at(page, 'middle')],
  ['trade', async (page) => {
    if (!(await page.locator('[data-sheet=trade]').count())) await page.locator('[data-do=trade]').click()
    await page.locator('[data-add^="give"]:not([disabled])').first().click()
    await page.locator('[data-add="want ore"]').click()
  }],
  ['log', async (page) => {
    const log = page.locator('.top button').nth(2)
    if (await page.locator('.frame.wide').count()) await page.locator('.top button').first().click()
    else await log.click()
    await page.locator('[role=dialog]').waitFor()
  }],
  ['trial', async (page) => {
    await page.locator('[role=dialog] header button').click()
    await page.locator('.top button:has(path[d^="M9.5 3h5"])').click()
    await page.locator('.tools button').first().click()
    await page.locator('.trial').waitFor()
  }],
  ['replay', async (page) => {
    await page.goto(`${page.url()}@20`)
    await page.locator('.replay .main').waitFor()
  }],
  ['answers', (page) => at(page, 'answers')],
  ['asked', (page) => at(page, 'asked')],
  ['discard', (page) => at(page, 'discard')],
  ['robber', (page) => at(page, 'robber')],
  ['cards', async (page) => {
    await at(page, 'cards')
    const cards = page.locator('[data-do=cards]')
    if (await cards.count()) await cards.click()
  }],
  ['screen', async (page) => {
    await page.goto(`${page.url()}/screen`)
    await page.locator('.screen .map').waitFor()
  }],
  ['text', async (page) => {
    await page.goto(`${page.url().replace('/screen', '')}/text`)
    await page.locator('#command').waitFor()
  }],
  ['result', (page) => at(page, 'over').then(() => page.locator('.result tfoot').waitFor())],
] // prettier-ignore

/** Open it, though a hint may lie over it: only what then stands there is looked at. */
const tap = (selector: string) => (page: Page) => page.locator(`${selector}:visible`).first().dispatchEvent('click')
/** Look at another part of the board, where not all of them have room. */
const turnTo = (selector: string) => async (page: Page) => {
  const there = page.locator(`${selector}:visible`)
  if (await there.count()) await there.first().click()
}
/** All that was asked of the server has been answered: previews of routes and payments. */
const idle = (page: Page) => page.locator('.frame[data-sent="0"]').waitFor()
const closed = turnTo('.sheet [data-do=close]')
const lobby = (game: string) => async (page: Page) => {
  await page.goto(SERVER)
  await tile(page, game).locator('.row button').nth(1).click()
  await page.locator('.lobby .invite').waitFor()
}
const screen = async (page: Page) => {
  await page.goto(`${page.url()}/screen`)
  await page.locator('.screen .board').waitFor()
}
const words = async (page: Page) => {
  await page.goto(`${page.url().replace('/screen', '')}/text`)
  await page.locator('#command, .text .result').first().waitFor()
}
const panel = async (page: Page) => {
  const button = page.locator('.asks button:has(path)').last()
  if (!(await page.locator('.panel:visible').count())) await button.click()
  for (const one of await page.locator('.panel summary').all()) await one.click()
}

const catalogue = async (page: Page) => {
  await closed(page)
  if (!(await page.locator('.catalogue:visible').count())) await tap('.actions [data-do=build]')(page)
}

/** The screens of Anno 1800's board, one after the other. */
export const ANNO: Screen[] = [
  ['anno-lobby', lobby('anno1800')],
  ['anno-lesson', (page) => lesson(page, 'anno1800', 0)],
  ['anno-home', (page) => at(page, 'anno-rich')],
  ['anno-lens', tap('[data-maker]')],
  ['anno-lens-others', async (page) => {
    await closed(page)
    await tap('[data-other]')(page)
  }],
  ['anno-catalogue', catalogue],
  ['anno-pay', (page) => catalogue(page).then(() => tap('.catalogue [data-tile].now')(page)).then(() => idle(page))],
  ['anno-short', (page) => catalogue(page).then(() => tap('.catalogue [data-tile].short')(page)).then(() => idle(page))],
  ['anno-card', async (page) => {
    await closed(page)
    await turnTo('[data-look=home]')(page)
    await tap('[data-card]')(page)
    await idle(page)
  }],
  ['anno-people', async (page) => {
    await closed(page)
    await tap('.actions [data-do=hire]')(page)
  }],
  ['anno-by-hand', async (page) => {
    await closed(page)
    await at(page, 'anno-end')
    await tap('[data-card].now')(page)
    await tap('[data-do=by-hand]')(page)
  }],
  ['anno-panel', panel],
  ['anno-seat', async (page) => {
    await at(page, 'anno-end')
    await tap('[data-seat=orange] button')(page)
    await page.locator('[role=dialog] .islands').waitFor()
  }],
  ['anno-field', (page) => at(page, 'anno-field')],
  ['anno-partner', (page) => at(page, 'anno-partner')],
  ['anno-ready', (page) => at(page, 'anno-ready')],
  ['anno-put', (page) => at(page, 'anno-put')],
  ['anno-end', (page) => at(page, 'anno-end')],
  ['anno-expedition', tap('.actions [data-do=expedition]')],
  ['anno-screen', screen],
  ['anno-text', words],
  ['anno-result', (page) => at(page, 'anno-over').then(() => page.locator('.result tfoot').waitFor())],
] // prettier-ignore

/** The screens of Shipyard's board. */
export const SHIPYARD: Screen[] = [
  ['shipyard-lobby', lobby('shipyard')],
  ['shipyard-lesson', (page) => lesson(page, 'shipyard', 3)],
  ['shipyard-choose', (page) => at(page, 'shipyard-choose')],
  ...['canals', 'goods', 'wheel', 'fleet'].map((look, n): Screen => [`shipyard-${look}`, turnTo(`.board nav button:nth-child(${n + 2})`)]),
  ['shipyard-panel', panel],
  ['shipyard-bonus', async (page) => {
    await at(page, 'shipyard-alone')
    await turnTo('[data-do=bonus].lit')(page)
  }],
  ['shipyard-build', async (page) => {
    await at(page, 'shipyard-build')
    await tap('[data-part].lit')(page)
  }],
  ['shipyard-rent', (page) => at(page, 'shipyard-rent')],
  ['shipyard-lay', (page) => at(page, 'shipyard-lay')],
  ['shipyard-turn', async (page) => {
    await at(page, 'shipyard-turn')
    await tap('[data-do=rotate]')(page)
  }],
  ['shipyard-buy', (page) => at(page, 'shipyard-buy')],
  ['shipyard-barter', (page) => at(page, 'shipyard-barter')],
  ['shipyard-hire', (page) => at(page, 'shipyard-hire')],
  ['shipyard-recruit', (page) => at(page, 'shipyard-recruit')],
  ['shipyard-discard', async (page) => {
    await at(page, 'shipyard-discard')
    await tap('[data-contract].lit')(page)
  }],
  ['shipyard-fit', (page) => at(page, 'shipyard-fit').then(() => idle(page))],
  ['shipyard-sail', (page) => at(page, 'shipyard-sail').then(() => idle(page))],
  ['shipyard-screen', screen],
  ['shipyard-text', words],
  ['shipyard-result', (page) => at(page, 'shipyard-over').then(() => page.locator('.result tfoot').waitFor())],
] // prettier-ignore

export const named = (...names: string[]): Screen[] => [...SCREENS, ...ANNO, ...SHIPYARD].filter(([name]) => names.includes(name))

/** A language of 40 % longer words: what comes out of Fluent files, made longer. */
function longer(text: string): string {
  const word = (one: string) => one + one.slice(0, Math.ceil(one.length * 0.4)).toLowerCase()
  const outside = (line: string) => line.replaceAll(/\{[^{}]*\}|\p{L}{2,}/gu, (found) => (found[0] === '{' ? found : word(found)))
  const longer = text.split('\n').map((line) => {
    const value = /^(\s*(?:[a-zA-Z_.-][\w.-]*\s*=|\*?\[\w+\])\s?)(.*)$/.exec(line)
    return value && !line.includes('->') ? value[1] + outside(value[2]!) : line
  })
  return longer.join('\n')
}

export type Reading = Tongue | 'longer'

/** Look at screens with axe, both themes. */
export async function axeFindsNothing(size: Size, screens: readonly Screen[]): Promise<void> {
  const context = await person('en', size)
  const page = await open(context)
  const told: string[] = []
  for (const [name, go] of screens) {
    await go(page)
    told.push(...(await serious(page, name)))
  }
  expect(told).toEqual([])
  await context.close()
}

/** Look at screens in a language: nothing is cut, nothing scrolls sideways. */
export async function allHasRoom(language: Reading, sizes: readonly Size[], screens: readonly Screen[]): Promise<void> {
  const context = await person(language === 'longer' ? 'en' : language, 'small')
  if (language === 'longer') {
    await context.route('**/*.ftl', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: longer(await answer.text()) })
    })
  }
  const page = await open(context)
  const told: string[] = []
  for (const [name, go] of screens) {
    await page.setViewportSize(SIZES.small)
    await go(page)
    for (const size of sizes) {
      await page.setViewportSize(SIZES[size])
      told.push(...(await cut(page)).map((one) => `${name}, ${size}: ${one}`))
    }
  }
  expect(told).toEqual([])
  await context.close()
}
