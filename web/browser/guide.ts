// The guide beside the server (tests/web/guide.py): tables with the same chance every time, and what an apprentice would do.
import type { Page } from 'playwright-core'
import { savedAt, SERVER } from './page'

const GUIDE = process.env.OSTROV_GUIDE ?? 'http://127.0.0.1:8001/'

export interface Wish {
  entries: number // of the log, when this was wished
  seat: string // '' when the game is over
  words: string
}

export interface Founded {
  game: string
  table: string
  invite: string
  tokens: Record<string, string> // of the seats of people
}

/** A table that has begun: the seats of people, and bots on all others. */
export async function founded(game: string, options: Record<string, string>, people: string[], key = 1): Promise<Founded> {
  const { card } = await (await fetch(`${SERVER}api/games/${game}`)).json()
  const playing = (card.seats as string[]).slice(0, Number(options.players))
  const seats = Object.fromEntries(playing.map((seat) => [seat, people.includes(seat) ? { kind: 'open' } : { kind: 'bot', level: 'apprentice' }]))
  return opened(game, { game, options, seats, pace: 'none', key })
}

/** A table that goes on from a moment. */
export function foundedAt(moment: string): Promise<Founded> {
  const saved = savedAt(moment)
  return opened(/^game: (\S+)/m.exec(saved)![1]!, { saved, key: 1 })
}

async function opened(game: string, wish: object): Promise<Founded> {
  return { game, ...(await (await fetch(`${GUIDE}tables`, { method: 'POST', body: JSON.stringify(wish) })).json()) }
}

/** What an apprentice would do for the person who is waited for; comes when somebody is, or the game is over. */
export async function wished(table: string): Promise<Wish> {
  return (await fetch(`${GUIDE}wish?table=${table}`)).json()
}

/** Take a seat of a table on this page: its board, or another of its addresses. */
export async function sit(page: Page, { game, table, tokens, invite }: Founded, seat: string, how = ''): Promise<void> {
  const place = { table, game, name: '', seat, token: tokens[seat], invite, at: Date.now() }
  await page.evaluate((place) => localStorage.setItem('ostrov.places', JSON.stringify([place])), place)
  await page.goto(`${SERVER}#/t/${table}${how}`)
  await page.locator('.decision, #decision').first().waitFor()
}
