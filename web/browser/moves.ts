// Where on the boards of Anno 1800 and Shipyard a choice is made: what a person taps, one thing after the other.
import type { Page } from 'playwright-core'
import { SERVER } from './page'

/** What to tap for a choice, in order; each is looked for once what was tapped before it has been answered. */
export async function* taps(page: Page, words: string): AsyncGenerator<string> {
  const game = (await page.locator('.board.anno').count()) ? 'anno1800' : 'shipyard'
  yield* game === 'anno1800' ? anno(page, words) : shipyard(page, words)
}

const at = (words: string): string => `[data-do="${words}"]:visible`

// --- Anno 1800 --------------------------------------------------------------------------------------------------

/** A control of the row of actions; in a sheet the same word may stand for one choice. */
const action = (kind: string): string => `.actions [data-do=${kind}]`

async function* anno(page: Page, words: string): AsyncGenerator<string> {
  const [kind = '', what = ''] = words.split(' ')
  const { plants, tiles } = await box()
  const resource = kind === 'produce' ? tiles[plants[what]!]!.makes : ['trade', 'trade_dear', 'get'].includes(kind) ? what : ''
  if (!(await page.locator(`.sheet ${at(words)}`).count())) yield* cleared(page)
  if (resource && !(await page.locator(at(words)).count())) {
    yield* home(page)
    yield `:is([data-maker=${resource}], [data-other=${resource}]):visible`
  }
  if (kind === 'play') {
    yield* home(page)
    yield `[data-card=${what}]:visible`
    yield '.pay .main:visible'
  } else if (kind === 'build') {
    if (!(await page.locator('.catalogue:visible').count())) yield action('build')
    yield `.catalogue [data-tile=${what}]`
    yield '.pay .main:visible'
  } else if (['activate', 'use'].includes(kind) || kind.startsWith('put_')) {
    yield* home(page)
    yield at(words)
  } else {
    const sheet = { upgrade: 'upgrade', expedition: 'expedition', hire: 'hire', free_upgrade: 'hire', recall: 'hire', ships_first: 'hire', pair_first: 'hire' }[kind]
    if (sheet && what && !(await page.locator(at(words)).count())) yield action(sheet)
    yield sheet || resource ? at(words) : `:is(.actions, .sheet, .island) ${at(words)}`
  }
}

/** Close a sheet that is still open. */
async function* cleared(page: Page): AsyncGenerator<string> {
  if (await page.locator('.sheet [data-do=close]:visible').count()) yield '.sheet [data-do=close]:visible'
}

/** On a phone: to what can be made, and the cards. */
async function* home(page: Page): AsyncGenerator<string> {
  if (await page.locator('[data-look=home]:visible').count()) yield '[data-look=home]'
}

interface Box {
  plants: Record<string, string>
  tiles: Record<string, { makes?: string }>
}
let kept: Promise<Box> | null = null
const box = (): Promise<Box> => (kept ??= fetch(`${SERVER}api/games/anno1800`).then(async (answer) => (await answer.json()).board))

// --- Shipyard ---------------------------------------------------------------------------------------------------

async function* shipyard(page: Page, words: string): AsyncGenerator<string> {
  const [kind, first = '', second] = words.split(' ')
  if (kind === 'build' || kind === 'substitute') {
    yield `[data-part=${first}]:visible`
    yield `[data-slot=${second}]:visible`
  } else if (kind === 'bonus') {
    yield '[data-do=bonus]:visible'
    yield at(words)
  } else if (kind === 'turn') {
    for (let turn = 0; turn < Number(first[1]); turn++) yield '[data-do=rotate]'
    yield '[data-do=turned]:visible'
  } else if (kind === 'discard') yield* discard(page, first)
  else yield at(words)
}

/** The contract, and others until as many as are due have been chosen. */
async function* discard(page: Page, contract: string): AsyncGenerator<string> {
  yield `[data-contract=${contract}]:visible`
  while (await page.locator('button.main[data-do][aria-disabled=true]:visible').count()) yield '[data-contract].lit[aria-pressed=false]:visible'
  yield 'button.main[data-do]:visible'
}
