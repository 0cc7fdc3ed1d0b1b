// Opening tables.
import * as api from '../api'
import type { GameCard, NewSeat, NewTable, Place } from '../protocol/types'
import { tableAddress } from '../route'
import { server } from '../server.svelte'
import { change, settings } from '../settings.svelte'
import { remember } from '../storage'

const FIRST = 'first' // the preset a game recommends for a first evening

const FIRST_LEVEL = 'apprentice' // of bots that nobody has chosen: quick, and beaten by who has played twice

/** The level of bots at a table begun with one tap. */
export function usualLevel(card: GameCard): string | null {
  return card.bots.includes(FIRST_LEVEL) ? FIRST_LEVEL : (card.bots.at(-1) ?? null)
}

/** The recommended first set-up; `others` says who sits on the other seats. */
export function wish(card: GameCard, others: 'bot' | 'open'): NewTable {
  const seats: Record<string, NewSeat> = {}
  for (const [place, seat] of card.seats.slice(0, card.players).entries()) {
    if (place === 0) seats[seat] = { kind: 'you', name: settings.name }
    else seats[seat] = others === 'bot' ? { kind: 'bot', level: usualLevel(card) } : { kind: 'open' }
  }
  return { game: card.name, options: { players: String(card.players), ...card.presets[FIRST] }, seats, pace: settings.pace }
}

/** Open a table and go there. */
export async function open(wish: NewTable): Promise<void> {
  const place = await allowed(api.newTable({ ...wish, word: server.word }, server.key || null))
  const { table, seat, token, invite } = place
  remember({ table, game: wish.game, name: wish.name ?? '', seat, token, invite, at: Date.now() })
  if (!settings.name) change({ name: wish.seats?.[seat ?? '']?.name ?? '' })
  location.hash = tableAddress(table)
}

/** A new table that goes on with a saved game; the place at it is remembered. */
export async function bring(saved: string, seat: string | null = null): Promise<Place> {
  const wish = { saved, seat, name: settings.name, word: server.word }
  const place = await allowed(api.imported(wish, server.key || null))
  const { game } = await api.table(place.table)
  remember({ table: place.table, game, name: '', seat: place.seat, token: place.token, invite: place.invite, at: Date.now() })
  return place
}

/** A word that does not open is not kept: it is asked for again. */
async function allowed(opening: Promise<Place>): Promise<Place> {
  try {
    return await opening
  } catch (error) {
    if (error instanceof api.Refusal && error.code === 'wrong-word') server.knowWord('')
    throw error
  }
}
