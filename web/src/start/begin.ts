// Opening tables.
import * as api from '../api'
import type { GameCard, NewSeat, NewTable } from '../protocol/types'
import { tableAddress } from '../route'
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
  const place = await api.newTable(wish)
  const { table, seat, token, invite } = place
  remember({ table, game: wish.game, name: wish.name ?? '', seat, token, invite, at: Date.now() })
  if (!settings.name) change({ name: wish.seats?.[seat ?? '']?.name ?? '' })
  location.hash = tableAddress(table)
}
