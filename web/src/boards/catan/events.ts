// What just happened, read from the log and by comparing two positions: for marks and for motion. No rule is needed.
import type { Entry } from '../../protocol/types'
import { actions } from './draft'
import type { Island, View } from './view'
import { NOBODY } from './view'

const BUILDS = ['build_road', 'build_settlement', 'build_city', 'move_robber']

/** Places built on or changed since the reader's last turn. */
export function freshPlaces(entries: Entry[], fresh: number): Set<string> {
  const words = entries.filter((entry) => entry.n >= fresh).flatMap((entry) => actions(entry.words))
  const places = words.map((one) => one.split(' ')).filter(([kind = '']) => BUILDS.includes(kind))
  return new Set(places.map(([, place]) => place!))
}

/** The number of the last roll of the turn that goes on; 0 before it. */
export function rolledNumber(view: View): number {
  return view.rolled ? view.first_die + view.second_die : 0
}

/** How many rolls the log knows: a new roll has a new number. */
export function rollCount(entries: Entry[]): number {
  return entries.filter((entry) => entry.words.startsWith('dice ')).length
}

/** How often each sum was rolled; `dice D3 D5` is how the log tells a roll. */
export function rollsOf(entries: Entry[]): number[] {
  const found = Array<number>(13).fill(0)
  for (const { words } of entries) {
    const [kind, one, other] = words.split(' ')
    if (kind === 'dice') found[Number(one!.slice(1)) + Number(other!.slice(1))]!++
  }
  return found
}

export interface Flight {
  key: string
  card: string // picture
  from: string // a hex, a seat, `bank`
  to: string // a seat, or `bank`
  at: string // the crossing it passes, '' for none
  count: number
}

/** The cards a roll brings, from each hex by each building; no more than the log says were brought. */
export function production(island: Island, view: View, entry: Entry): Flight[] {
  const roll = view.first_die + view.second_die
  const hexes = Object.keys(island.hexes).filter((hex) => view.token[hex] === roll && view.robber !== hex)
  return hexes.flatMap((hex) =>
    island.hexes[hex]!.corners
      .filter((corner) => view.owner[corner] !== NOBODY)
      .map((corner) => flight(island, view, entry, hex, corner))
      .filter((one) => (entry.brought[one.to]?.resource?.[one.card] ?? 0) > 0),
  )
}

function flight(island: Island, view: View, entry: Entry, hex: string, corner: string): Flight {
  const card = island.gives[view.terrain[hex]!]!
  return { key: `${entry.n} ${hex} ${corner}`, card, from: hex, to: view.owner[corner]!, at: corner, count: view.level[corner]! }
}

/** What flies because of these new entries. */
export function flights(island: Island, view: View, fresh: Entry[]): Flight[] {
  return fresh.flatMap((entry) => {
    const [kind, ...args] = entry.words.split(' ')
    if (kind === 'dice') return production(island, view, entry)
    if (kind === 'steal') return [{ key: `${entry.n}`, card: args[0]!, from: view.robber, to: view.active, at: '', count: 1 }]
    if (kind === 'buy_card') return [{ key: `${entry.n}`, card: 'back', from: 'bank', to: entry.seat, at: '', count: 1 }]
    return []
  })
}

/** What the last roll brought a seat. */
export function broughtBy(entries: Entry[], seat: string): Record<string, number> {
  const roll = entries.findLast((entry) => entry.words.startsWith('dice '))
  return roll?.brought[seat]?.resource ?? {}
}
