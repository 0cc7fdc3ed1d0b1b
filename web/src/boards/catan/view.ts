// Catan's position as a reader sees it (`State.view`) and its map (`GameFacts.board`), typed.
import type { GameFacts, State } from '../../protocol/types'
import type { BoardSeat, Say } from '../types'

export type Cards = Record<string, number> // by resource or development card

export interface Player {
  hand: Cards | null // null: another's
  cards: number
  known: Cards // what all have seen this hand take and keep
  owes: number
  returning: Cards | null
  unplayed: Cards | null
  fresh: Cards | null
  development: number
  bought: number
  played: Cards
  roads_left: number
  settlements_left: number
  cities_left: number
  settlements: string[]
  reached: string[]
  length: number
  rate: Cards
  give: Cards
  want: Cards
  answer: 'none' | 'drafting' | 'open' | 'accepted' | 'declined' | 'countered'
}

export interface View {
  options: Record<string, string | number>
  seats: Record<string, Player>
  terrain: Record<string, string>
  token: Record<string, number>
  harbour: Record<string, string>
  robber: string
  owner: Record<string, string>
  level: Record<string, number>
  road: Record<string, string>
  bank: Cards
  deck_left: number
  longest_road: string
  largest_army: string
  phase: string
  active: string
  founded: string
  placed: number
  first_die: number
  second_die: number
  rolled: boolean
  building: boolean
  card_played: boolean
  free_roads: number
  asked: string[]
}

export interface Point {
  x: number
  y: number
}
export interface Hex extends Point {
  corners: string[] // as one walks round it from the north, clockwise
}
export interface Crossing extends Point {
  hexes: string[]
  paths: string[]
  harbour: string | null
}
export interface Island {
  hexes: Record<string, Hex>
  crossings: Record<string, Crossing>
  paths: Record<string, { ends: [string, string] }>
  harbours: Record<string, Point & { ends: [string, string] }>
  gives: Record<string, string>
  prices: Record<string, Cards>
  rates: { sea: number; any: number; special: number }
  pieces: { roads: number; settlements: number; cities: number }
}

export const NOBODY = 'nobody'

export function viewOf(state: State): View {
  return state.view as unknown as View
}

export function islandOf(facts: GameFacts): Island {
  return facts.board as unknown as Island
}

export function resourcesOf(facts: GameFacts): string[] {
  return facts.names.resource?.words ?? []
}

/** Seats that play, in the order of the game. */
export function seatsOf(facts: GameFacts, view: View): string[] {
  return facts.card.seats.filter((seat) => seat in view.seats)
}

/** What a person is called, a bot too. */
export function nameOf(seats: BoardSeat[], seat: string, say: Say): string {
  return seats.find((one) => one.seat === seat)?.name || say(`seat-${seat}`)
}

/** `1× ore, 2× wool`, for those who hear it. */
export function cardsWords(cards: Cards, say: Say): string {
  const kinds = Object.entries(cards).filter(([, count]) => count > 0)
  return kinds.map(([kind, count]) => `${count}× ${say(`resource-${kind}`)}`).join(', ')
}

export const total = (cards: Cards | null): number => Object.values(cards ?? {}).reduce((sum, count) => sum + count, 0)

/** What a hand lacks of a price: {ore: 1}. */
export function lacking(hand: Cards | null, price: Cards): Cards {
  const lacks = Object.entries(price).map(([kind, count]) => [kind, count - (hand?.[kind] ?? 0)] as const)
  return Object.fromEntries(lacks.filter(([, count]) => count > 0))
}

/** A hand after some cards went and others came. */
export function changed(hand: Cards, goes: Cards, comes: Cards): Cards {
  return Object.fromEntries(Object.entries(hand).map(([kind, count]) => [kind, count - (goes[kind] ?? 0) + (comes[kind] ?? 0)]))
}
