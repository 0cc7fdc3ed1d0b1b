// Which sheet the position and the draft call for. One at a time; it rises over the lower part of the map, or lies beside it.
import { openPhrase } from './draft'
import type { BoardProps } from '../types'
import { PIECES } from './spots'
import { Choices } from '../common/choices'
import { islandOf, lacking, total, viewOf, type Cards, type Island, type Player, type View } from './view'

export type SheetName = 'discard' | 'victim' | 'offered' | 'answered' | 'answers' | 'trade' | 'plenty' | 'monopoly' | 'lack' | null

/** What all parts read from their props. */
export interface Table {
  view: View
  island: Island
  choices: Choices
  own: Player | null
  resources: string[]
  seats: string[]
  isMine: boolean // own turn, free to trade and build
}

export function tableOf({ facts, state, me }: Pick<BoardProps, 'facts' | 'state' | 'me'>): Table {
  const view = viewOf(state)
  const choices = new Choices(state.offers)
  return {
    view,
    island: islandOf(facts),
    choices,
    own: me ? (view.seats[me] ?? null) : null,
    resources: facts.names.resource?.words ?? [],
    seats: facts.card.seats.filter((seat) => seat in view.seats),
    isMine: choices.can('end_turn'),
  }
}

export function sheetOf(table: Table, draft: string, me: string | null): SheetName {
  return forced(table, draft, me) ?? wished(table, draft)
}

/** What the position itself asks. */
function forced({ view, choices, own }: Table, draft: string, me: string | null): SheetName {
  if (choices.can('discard')) return 'discard'
  if (choices.can('rob')) return 'victim'
  if (own?.answer === 'drafting') return 'trade'
  if (choices.can('counter')) return openPhrase(draft).startsWith('counter') ? 'trade' : 'offered'
  if (choices.can('withdraw') && view.active === me) return openPhrase(draft).startsWith('propose') ? 'trade' : 'answers'
  return choices.can('decline') ? 'answered' : null
}

/** What the reader has begun. */
function wished(table: Table, draft: string): SheetName {
  const open = openPhrase(draft)
  if (open.startsWith('propose')) return mayTrade(table.choices) ? 'trade' : null
  if (open.startsWith('year_of_plenty')) return table.choices.can('year_of_plenty') ? 'plenty' : null
  if (open.startsWith('monopoly')) return table.choices.can('monopoly') ? 'monopoly' : null
  return table.isMine && total(lacks(table, open)) > 0 ? 'lack' : null
}

export function mayTrade(choices: Choices): boolean {
  return choices.can('propose') || choices.can('maritime')
}

const PRICE: Record<string, string> = {
  build_road: 'road',
  build_settlement: 'settlement',
  build_city: 'city',
  buy_card: 'development_card',
}
export const BUILDINGS = [...PIECES, 'buy_card'] as const

export function priceOf(island: Island, kind: string): Cards {
  return island.prices[PRICE[kind] ?? ''] ?? {}
}

/** What the own hand lacks to build this. */
export function lacks({ island, own }: Table, kind: string): Cards {
  return own ? lacking(own.hand, priceOf(island, kind)) : {}
}

/** How many of a kind are left to build. */
export function leftOf({ view, own }: Table, kind: string): number {
  if (kind === 'buy_card') return view.deck_left
  if (!own) return 0
  return { build_road: own.roads_left, build_settlement: own.settlements_left, build_city: own.cities_left }[kind] ?? 0
}

/** Words to ask why this kind may not be built: with a place where it might have been. */
export function askWhy({ view, island, own }: Table, kind: string): string {
  const reached = own?.reached ?? []
  const path = reached.flatMap((corner) => island.crossings[corner]!.paths).find((one) => view.road[one] === 'nobody')
  const places: Record<string, string> = {
    build_road: path ?? 'E0',
    build_settlement: reached.find((corner) => view.owner[corner] === 'nobody') ?? 'V0',
    build_city: own?.settlements[0] ?? 'V0',
  }
  return places[kind] ? `${kind} ${places[kind]}` : kind
}
