// Where things lie, a side of a hex being 100 long, and what places are called.
import type { Island, Point, View } from './view'
import { NOBODY } from './view'
import type { Say } from '../types'

export const SIDE = 100
export const WIDTH = 1050 // the island with its harbours
export const HEIGHT = 944
const ROWS = 'ABCDE'
const CORNERS = ['n', 'ne', 'se', 's', 'sw', 'nw'] // as Hex.corners goes round
const SIDES = ['ne', 'e', 'se', 'sw', 'w', 'nw'] // the side between one corner and the next

export function at(point: Point): Point {
  return { x: point.x * SIDE, y: point.y * SIDE }
}

export function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

export function crossingAt(island: Island, crossing: string): Point {
  return at(island.crossings[crossing]!)
}

export function pathEnds(island: Island, path: string): [Point, Point] {
  const [one, other] = island.paths[path]!.ends
  return [crossingAt(island, one), crossingAt(island, other)]
}

export function pathMiddle(island: Island, path: string): Point {
  return middle(...pathEnds(island, path))
}

export function hexOutline(island: Island, hex: string, part = 1): string {
  const { x, y } = at(island.hexes[hex]!)
  const points = island.hexes[hex]!.corners.map((corner) => {
    const spot = crossingAt(island, corner)
    return `${(x + (spot.x - x) * part).toFixed(1)},${(y + (spot.y - y) * part).toFixed(1)}`
  })
  return points.join(' ')
}

/** The sign of a harbour lies a little off its path, and its piers lead to both crossings. */
export function harbourSign(island: Island, harbour: string): Point {
  const { ends } = island.harbours[harbour]!
  const [one, other] = [crossingAt(island, ends[0]), crossingAt(island, ends[1])]
  const coast = middle(one, other)
  const sea = at(island.harbours[harbour]!)
  return { x: coast.x + (sea.x - coast.x) * 0.6, y: coast.y + (sea.y - coast.y) * 0.6 }
}

/** How many of 36 rolls show a number. */
export function pips(token: number): number {
  return token ? 6 - Math.abs(7 - token) : 0
}

// --- names -----------------------------------------------------------------------------------------------------------

/** `B2`: rows from the north, hexes from the west. */
export function hexAddress(island: Island, hex: string): string {
  const { y } = island.hexes[hex]!
  const rows = [...new Set(Object.values(island.hexes).map((one) => one.y))].sort((one, other) => one - other)
  const row = Object.keys(island.hexes).filter((one) => island.hexes[one]!.y === y)
  row.sort((one, other) => island.hexes[one]!.x - island.hexes[other]!.x)
  return `${ROWS[rows.indexOf(y)]}${row.indexOf(hex) + 1}`
}

/** `hills 6` */
export function hexName(view: View, hex: string, say: Say): string {
  const name = say(`terrain-${view.terrain[hex]}`)
  return view.token[hex] ? `${name} ${view.token[hex]}` : name
}

/** `B2: hills 6` */
export function hexWords(island: Island, view: View, hex: string, say: Say): string {
  const words = `${hexAddress(island, hex)}: ${hexName(view, hex, say)}`
  return view.robber === hex ? `${words}, ${say('field-robber')}` : words
}

/** `B2 south-east: corner of hills 6, pasture 4 and the wool harbour` */
export function crossingWords(island: Island, view: View, crossing: string, say: Say): string {
  return say('board-corner', { address: crossingAddress(island, crossing, say), around: around(island, view, crossing, say) })
}

function crossingAddress(island: Island, crossing: string, say: Say): string {
  const hex = island.crossings[crossing]!.hexes[0]!
  const side = CORNERS[island.hexes[hex]!.corners.indexOf(crossing)]
  return `${hexAddress(island, hex)} ${say(`board-compass-${side}`)}`
}

/** `hills 6, pasture 4, wool harbour` */
export function around(island: Island, view: View, crossing: string, say: Say): string {
  const { hexes, harbour } = island.crossings[crossing]!
  const words = hexes.map((hex) => hexName(view, hex, say))
  if (harbour && view.harbour[harbour] !== 'unlaid') words.push(say(`harbour-${view.harbour[harbour]}`))
  return words.join(', ')
}

/** `B2 east: path between hills 6 and pasture 4` */
export function pathWords(island: Island, view: View, path: string, say: Say): string {
  const hexes = hexesAlong(island, path)
  const address = pathAddress(island, path, say)
  const [one, other] = hexes.map((hex) => hexName(view, hex, say))
  return other ? say('board-path', { address, one, other }) : say('board-path-coast', { address, one })
}

function hexesAlong(island: Island, path: string): string[] {
  const [one, other] = island.paths[path]!.ends
  return island.crossings[one]!.hexes.filter((hex) => island.crossings[other]!.hexes.includes(hex))
}

function pathAddress(island: Island, path: string, say: Say): string {
  const hex = hexesAlong(island, path)[0]!
  const { corners } = island.hexes[hex]!
  const [one, other] = island.paths[path]!.ends
  const place = corners.findIndex((corner, n) => {
    const next = corners[(n + 1) % corners.length]
    return (corner === one && next === other) || (corner === other && next === one)
  })
  return `${hexAddress(island, hex)} ${say(`board-compass-${SIDES[place]}`)}`
}

/** Any place of the map in a sentence: `B2`, `B2 south-east`; null when the word is none. */
export function placeAddress(island: Island, word: string, say: Say): string | null {
  if (word in island.hexes) return hexAddress(island, word)
  if (word in island.crossings) return crossingAddress(island, word, say)
  return word in island.paths ? pathAddress(island, word, say) : null
}

/** Any place of the map in words; null when the word is none. */
export function placeWords(island: Island, view: View, word: string, say: Say): string | null {
  if (word in island.hexes) return hexWords(island, view, word, say)
  if (word in island.crossings) return crossingWords(island, view, word, say)
  return word in island.paths ? pathWords(island, view, word, say) : null
}

// --- what a place is worth -------------------------------------------------------------------------------------------

/** How many of 36 rolls bring something to a crossing; a hex rolled twice as often counts twice. */
export function pipsAt(island: Island, view: View, crossing: string): number {
  return island.crossings[crossing]!.hexes.reduce((sum, hex) => sum + pips(view.token[hex] ?? 0), 0)
}

/** One card of each hex beside a crossing that gives any: what the second settlement brings at once. */
export function cardsAt(island: Island, view: View, crossing: string): string[] {
  return island.crossings[crossing]!.hexes.map((hex) => island.gives[view.terrain[hex]!]).filter((kind) => kind !== undefined)
}

/** Who has a building at a hex. */
export function seatsAt(island: Island, view: View, hex: string): string[] {
  const owners = island.hexes[hex]!.corners.map((corner) => view.owner[corner]!)
  return [...new Set(owners)].filter((owner) => owner !== NOBODY)
}

// --- the line of the longest road ------------------------------------------------------------------------------------

/** The crossings along the longest line of a seat's roads that uses no road twice, for drawing it. */
export function longestLine(island: Island, view: View, seat: string): string[] {
  const roads = Object.keys(view.road).filter((path) => view.road[path] === seat)
  let best: string[] = []
  const walk = (trail: string[], used: Set<string>): void => {
    if (trail.length > best.length) best = [...trail]
    const here = trail.at(-1)!
    if (trail.length > 1 && view.owner[here] !== NOBODY && view.owner[here] !== seat) return
    for (const path of island.crossings[here]!.paths) {
      if (!roads.includes(path) || used.has(path)) continue
      const [one, other] = island.paths[path]!.ends
      walk([...trail, here === one ? other : one], new Set([...used, path]))
    }
  }
  for (const start of new Set(roads.flatMap((path) => island.paths[path]!.ends))) walk([start], new Set())
  return best
}
