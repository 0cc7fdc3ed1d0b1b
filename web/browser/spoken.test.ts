// U-42: the spoken record of a whole game, always the same one: what the live regions say, and what the focus meets.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open, person, savedAt, SERVER } from './page'

type Spoken = { lines: string[]; moved: string[] }
declare global {
  interface Window {
    spoken: Spoken
  }
}

/** Write down what is said, and whatever moves the focus from inside the page. */
function listen(): void {
  const REGION = '[role=status], [role=alert], [role=alertdialog], [role=log], [aria-live]'
  const lines: string[] = []
  const moved: string[] = []
  window.spoken = { lines, moved }
  const elementOf = (node: Node): Element | null => (node instanceof Element ? node : node.parentElement)
  const heard = (changes: MutationRecord[]) => {
    for (const { type, target, addedNodes } of changes) {
      const added = type === 'characterData' ? [target] : [...addedNodes]
      for (const node of added) {
        const words = (node.textContent ?? '').trim().replaceAll(/\s+/g, ' ')
        if (words && elementOf(node)?.closest(REGION)) lines.push(words)
      }
    }
  }
  new MutationObserver(heard).observe(document, { subtree: true, childList: true, characterData: true })
  const focus = HTMLElement.prototype.focus
  HTMLElement.prototype.focus = function (options) {
    moved.push(this.outerHTML.slice(0, 80))
    focus.call(this, options)
  }
}

/** A table of two for a game without chance, the same every time; Ada's page and Petr's, in words. */
async function twoInWords(): Promise<{ ada: Page; petr: Page; leave: () => Promise<void> }> {
  const contexts = [await person('en', 'desktop'), await person('en', 'desktop')] as const
  await contexts[0].addInitScript(listen)
  const [first, second] = [await open(contexts[0]), await open(contexts[1])]
  const founded = await posted(first, 'tables/import', { saved: savedAt('night'), seat: 'red', name: 'Ada' })
  const joined = await posted(second, `tables/${founded.table}/seats`, { invite: founded.invite, name: 'Petr' })
  for (const [page, place] of [[first, founded], [second, joined]] as const) {
    await page.evaluate((one) => localStorage.setItem('ostrov.places', JSON.stringify([one])), { ...place, game: 'smugglers', name: '', at: 0 })
    await page.goto(`${SERVER}#/t/${founded.table}/text`)
    await page.locator('.lobby .main').press('Enter')
  }
  await Promise.all([first, second].map((page) => page.locator('#command').waitFor()))
  return { ada: first, petr: second, leave: async () => void (await Promise.all(contexts.map((context) => context.close()))) }
}

async function posted(page: Page, path: string, body: unknown): Promise<any> {
  return page.evaluate(
    async ([path, body]) => (await fetch(`./api/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).json(),
    [path, JSON.stringify(body)] as const,
  )
}

/** What the Tab key meets on a page, from its first stop to its last, by role and name. */
async function stops(page: Page): Promise<string[]> {
  const met: string[] = []
  const first = page.locator('a').first()
  await first.focus()
  for (let stop = 0; stop < 100; stop++) {
    met.push((await page.locator(':focus').ariaSnapshot()).split('\n')[0]!.replace(/^- |:$/g, ''))
    await page.keyboard.press('Tab')
    if (await first.evaluate((one) => [one, document.body].includes(document.activeElement as HTMLElement))) return met
  }
  throw new Error('The focus never comes to the end of the page.')
}

test('a whole game as it is spoken', async () => {
  const { ada, petr, leave } = await twoInWords()
  const record: string[] = []
  let told = await ada.evaluate(() => window.spoken.lines.length) // before the game

  /** What was said since the last time. */
  const hear = async () => {
    const lines = await ada.evaluate(() => window.spoken.lines)
    record.push(...lines.slice(told).map((line) => `  ${line}`))
    told = lines.length
  }
  const come = async (page: Page, entries: number) => page.locator(`.text[data-sent="0"][data-entries="${entries}"]`).waitFor()
  let entries = await ada.locator('.text').evaluate((text) => Number((text as HTMLElement).dataset.entries))
  const both = async () => {
    entries++
    await Promise.all([come(ada, entries), come(petr, entries)])
  }
  const typed = async (line: string) => {
    record.push(`> ${line}`)
    await ada.keyboard.press('ControlOrMeta+a') // what was not understood still stands there, to be mended
    await ada.keyboard.type(line)
    await ada.keyboard.press('Enter')
  }
  const act = async (line: string) => {
    await typed(line)
    await both()
    await hear()
  }
  const asked = async (line: string) => {
    await typed(line)
    await hear()
  }
  const other = async (words: string) => {
    await petr.locator(`[data-words="${words}"]`).press('Enter')
    const sure = petr.locator('.notice.final .main')
    if (await sure.count()) await sure.press('Enter')
    await both()
    await hear()
  }

  record.push('Tab, from the first stop to the last:', ...(await stops(ada)).map((stop) => `  ${stop}`), '')
  await ada.locator('#command').focus()
  await asked('doubt')
  await ada.locator('.notice').waitFor()
  await hear()
  await asked('bananas')
  await asked('bananas') // the same again is said again
  await act('load tea')
  await other('load silk')
  await act('declare rum')
  await other('doubt')
  await other('declare silk')
  await act('doubt')
  await ada.locator('.result').waitFor()
  await hear()
  await asked('points')
  expect(await ada.evaluate(() => document.activeElement?.id), 'the focus stays in the field').toBe('command')
  record.push('', 'Tab at the end:', ...(await stops(ada)).map((stop) => `  ${stop}`))
  expect(await ada.evaluate(() => window.spoken.moved), 'only the person moves the focus').toEqual([])
  await expect(`${record.join('\n')}\n`).toMatchFileSnapshot('./spoken.txt')
  await leave()
})
