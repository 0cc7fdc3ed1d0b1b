// What is hidden is never in the page of another, nor in what comes over its line: two tables that differ in nothing else
// look the same to the byte, to a player, to who watches, on a shared screen, in words, and in replay.
import { expect } from 'vitest'
import { foundedAt, type Founded } from './guide'
import { person, open, savedAt, SERVER } from './page'

/** All that a reader of a table gets at some addresses of it: the page, and what came over the line and by requests. */
async function got(table: Founded, seat: string | null, addresses: readonly string[]): Promise<string[]> {
  const context = await person('en', 'desktop')
  const place = { table: table.table, game: table.game, name: '', seat, token: seat && table.tokens[seat], invite: null, at: 0 }
  if (seat) await context.addInitScript((place) => location.protocol === 'http:' && localStorage.setItem('ostrov.places', JSON.stringify([place])), place)
  const page = await open(context, `#/t/${table.table}${addresses[0]}`)
  const whole: string[] = []
  for (const address of addresses) {
    const came: Promise<string>[] = []
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => came.push(Promise.resolve(String(payload)))))
    page.on('response', (answer) => /api\/tables\//.test(answer.url()) && came.push(answer.text()))
    await page.goto('about:blank')
    await page.goto(`${SERVER}#/t/${table.table}${address}`)
    await page.locator('.decision, #decision, .screen .board').first().waitFor()
    await page.waitForLoadState('networkidle') // what is loaded when there is time is there, too
    await page.waitForFunction(() => !document.title.startsWith('Ostrov') && !document.querySelector('[data-sent]:not([data-sent="0"]), .replay[aria-busy=true]'))
    page.removeAllListeners('websocket')
    page.removeAllListeners('response')
    whole.push(`${address} ${await page.content()}`, ...(await Promise.all(came)).toSorted().map((text) => `${address} ${text}`))
  }
  await context.close()
  return whole.map((text) => nameless(text, table))
}

/** Where two lists of texts part, with a little around it. */
function parts(one: string[], other: string[]): string[] {
  const both = Array.from({ length: Math.max(one.length, other.length) }, (_, n) => [one[n] ?? '', other[n] ?? ''] as const)
  return both.filter(([here, there]) => here !== there).map(([here, there]) => {
    const at = [...here].findIndex((letter, n) => letter !== there[n])
    return [here, there].map((text) => text.slice(Math.max(0, at - 60), at + 60)).join(' | ')
  })
}

/** Without names, keys and times of a table, and the picture of its link. */
function nameless(text: string, { table, invite, tokens }: Founded): string {
  const names = [table, invite, ...Object.values(tokens)]
  const bare = names.reduce((all, name) => all.replaceAll(name, 'NAME'), text)
  const picture = /<link[^>]*>|<svg [^>]*shape-rendering="crispEdges"[^>]*>.*?<\/svg>/g // and what was loaded sooner or later
  return bare.replaceAll(picture, '').replaceAll(/[0-9a-f]{64}|[0-9a-f]{16}\b|\b\d{10}(\.\d+)?\b|"id":"[^"]*-\d+"|<time[^>]*>[^<]*<\/time>/g, 'X')
}

/** Look at a pair of moments (tests/web/recorded_situations.py) with the eyes of a player and of a watcher, at addresses of the table. */
export async function looksTheSame(moment: string, mine: readonly string[], watchers: readonly string[]): Promise<void> {
  const asked = /^note: asked (\S+)/m.exec(savedAt(`${moment} one`))![1]!
  const [one, twin] = [await foundedAt(`${moment} one`), await foundedAt(`${moment} twin`)]
  for (const [seat, addresses] of [[asked, mine], [null, watchers]] as const) {
    const [here, there] = await Promise.all([got(one, seat, addresses), got(twin, seat, addresses)])
    expect(here.join('\n').length).toBeGreaterThan(20_000) // something was looked at
    expect(parts(here, there), seat ?? 'a watcher').toEqual([])
  }
  const other = Object.keys(one.tokens).find((seat) => seat !== asked)!
  expect(parts(await got(one, other, ['']), await got(twin, other, [''])), 'what differs is what the others hold').not.toEqual([])
}
