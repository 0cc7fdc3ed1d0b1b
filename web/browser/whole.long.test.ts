// More whole games of Anno 1800 and Shipyard: at their boards by taps and by keyboard, and between people.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { founded, sit } from './guide'
import { open, person, SERVER } from './page'
import { addsUp, keying, tapping, whole, type Player } from './whole'

const PATIENCE = 900_000 // milliseconds

test('anno1800 with two seats, by taps on a phone, in Czech', async () => {
  const context = await person('cs')
  const page = await open(context)
  const table = await founded('anno1800', { players: '2' }, ['white'], 23)
  await sit(page, table, 'white')
  await whole(table, { white: { page, way: tapping } })
  await addsUp(page, 'anno1800', 'cs')
  await context.close()
}, PATIENCE)

// a.1: by Tab, arrows and Enter
test.each([['anno1800', 'white', 5], ['shipyard', 'pink', 1]] as const)('%s with four seats, by keyboard alone at the board, in English', async (game, seat, key) => {
  const context = await person('en', 'desktop')
  const page = await open(context)
  const table = await founded(game, { players: '4' }, [seat], key)
  await sit(page, table, seat)
  await whole(table, { [seat]: { page, way: keying } })
  await addsUp(page, game, 'en')
  await context.close()
}, PATIENCE)

const SECRETS: Record<string, { parts: string[]; seats: string[]; entries: RegExp }> = {
  shipyard: { parts: [], seats: ['contracts', 'dropping', 'discarded'], entries: /^(discard|deal)/ },
  anno1800: { parts: ['deck', 'expedition_deck'], seats: ['hand', 'expedition'], entries: /^(draw_(farmer|artisan|new_world|expedition)|put_)/ },
}

// U-11, U-53; a third person sees nothing hidden
test.each([['anno1800', ['white', 'orange'], 23], ['shipyard', ['pink', 'blue'], 2]] as const)('%s between two people in two languages; a third watches and sees nothing hidden', async (game, seats, key) => {
  const [first, second, third] = [await person('cs'), await person('de', 'desktop'), await person('ru', 'desktop')]
  const [one, other, watching] = await Promise.all([first, second, third].map((context) => open(context)))
  const table = await founded(game, { players: '2' }, [...seats], key)
  const frames = [one!, other!, watching!].map(heard)
  await sit(one!, table, seats[0])
  await sit(other!, table, seats[1])
  await watching!.goto(`${SERVER}#/t/${table.table}`)
  const players: Record<string, Player> = { [seats[0]]: { page: one!, way: tapping }, [seats[1]]: { page: other!, way: tapping } }
  await whole(table, players, () => lookOn(watching!))
  await watching!.locator('.result tfoot').waitFor()
  for (const [page, language] of [[one!, 'cs'], [other!, 'de'], [watching!, 'ru']] as const) await addsUp(page, game, language)
  for (const [n, seat] of [...seats, null].entries()) hidesFrom(game, frames[n]!, seat)
  await Promise.all([first, second, third].map((context) => context.close()))
}, PATIENCE)

/** All that came to a page over its line. */
function heard(page: Page): string[] {
  const frames: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
  return frames
}

/** Who watches holds nothing and may do nothing. */
async function lookOn(page: Page): Promise<void> {
  expect(await page.locator('[data-card], [data-contract], .lit').count()).toBe(0)
}

/** What a seat, or nobody, may not see is in nothing that came to it. */
function hidesFrom(game: string, frames: string[], seat: string | null): void {
  const { parts, seats, entries } = SECRETS[game]!
  const messages = frames.map((frame) => JSON.parse(frame))
  const running = messages.filter((message) => message.now && !message.now.ended)
  expect(running.length).toBeGreaterThan(50)
  for (const { now } of running) {
    if (!seat) expect(now.offers).toEqual([])
    for (const part of parts) expect(now.view[part]).toBeNull()
    for (const [word, player] of Object.entries<any>(now.view.seats)) if (word !== seat) for (const part of seats) expect(player[part]).toBeNull()
  }
  const hidden = running.flatMap((message) => message.entries).filter((entry) => entries.test(entry.words) && (!seat || ![seat, 'chance'].includes(entry.seat)))
  if (!seat) expect(hidden.length).toBeGreaterThan(0)
  for (const entry of hidden) expect(entry.words).toContain('?')
}
