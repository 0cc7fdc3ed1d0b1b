// What is lit on the map now, one kind of place at a time, and what tapping it does.
import { actions, begin, drop, openPhrase, phraseOf } from './draft'
import { at, crossingAt, distance, pathMiddle } from './island'
import type { Choices } from '../common/choices'
import type { Island, Point, View } from './view'
import { NOBODY } from './view'

export interface Spot extends Point {
  place: string
  what: 'corner' | 'path' | 'hex'
  words: string // the action, or the phrase to keep
  keeps: boolean // true: it only becomes the draft, the main button sends it
  again: boolean // another place for something chosen already: shown faintly
}

export const PIECES = ['build_road', 'build_settlement', 'build_city'] as const

/** The open phrase, as far as it still fits what may be chosen. */
export function begunOf(draft: string, choices: Choices): string {
  const open = openPhrase(draft)
  const [first = ''] = actions(open)
  return choices.fits(first) ? open : ''
}

/** Whether a piece must be placed with its partner and confirmed: the founding phase. */
export function isFounding(view: View): boolean {
  return view.phase === 'settle' || view.phase === 'connect'
}

export function spotsOf(island: Island, view: View, choices: Choices, draft: string): Spot[] {
  const begun = begunOf(draft, choices)
  if (isFounding(view)) return foundingSpots(island, view, choices, begun)
  if (choices.can('move_robber')) return choices.firsts('move_robber').map((hex) => spot(at(island.hexes[hex]!), hex, 'hex', `move_robber ${hex}`))
  if (choices.can('rob')) return victimSpots(island, view, choices)
  const piece = view.free_roads > 0 ? 'build_road' : begun
  return PIECES.includes(piece as (typeof PIECES)[number]) ? pieceSpots(island, choices, piece) : []
}

function pieceSpots(island: Island, choices: Choices, piece: string): Spot[] {
  return choices.firsts(piece).map((place) => placed(island, place, `${piece} ${place}`))
}

function placed(island: Island, place: string, words: string, keeps = false, again = false): Spot {
  const isPath = place in island.paths
  const point = isPath ? pathMiddle(island, place) : crossingAt(island, place)
  return { ...point, place, what: isPath ? 'path' : 'corner', words, keeps, again }
}

function spot(point: Point, place: string, what: Spot['what'], words: string): Spot {
  return { ...point, place, what, words, keeps: false, again: false }
}

/** A settlement, then its road, each changed by tapping another place. */
function foundingSpots(island: Island, view: View, choices: Choices, begun: string): Spot[] {
  const corners = choices.firsts('build_settlement')
  const [settling = ''] = actions(begun)
  if (!settling.startsWith('build_settlement ')) {
    return [
      ...corners.map((corner) => placed(island, corner, `build_settlement ${corner}`, true)),
      ...choices.firsts('build_road').map((path) => placed(island, path, `build_road ${path}`, true)),
    ]
  }
  const chosen = settling.split(' ')[1]!
  const paths = island.crossings[chosen]!.paths.filter((path) => view.road[path] === NOBODY)
  return [
    ...paths.map((path) => placed(island, path, phraseOf([settling, `build_road ${path}`]), true)),
    ...corners.filter((corner) => corner !== chosen).map((corner) => placed(island, corner, `build_settlement ${corner}`, true, true)),
  ]
}

/** The buildings at the robber's hex of those who may be robbed. */
function victimSpots(island: Island, view: View, choices: Choices): Spot[] {
  const victims = choices.firsts('rob')
  const corners = island.hexes[view.robber]?.corners.filter((corner) => victims.includes(view.owner[corner]!)) ?? []
  return corners.map((corner) => spot(crossingAt(island, corner), corner, 'corner', `rob ${view.owner[corner]}`))
}

/** The phrase that the main button of the founding phase sends, '' while something is missing. */
export function foundingPhrase(view: View, choices: Choices, draft: string): string {
  const begun = begunOf(draft, choices)
  const whole = view.phase === 'settle' ? 2 : 1
  return isFounding(view) && actions(begun).length === whole ? begun : ''
}

/** What is shown as if it stood there already. */
export function ghosts(draft: string, choices: Choices): { piece: string; place: string }[] {
  return pieces(actions(begunOf(draft, choices)))
}

/** Pieces on their way to the server: they stand there faintly until it answers. */
export function sentPieces(sent: string[]): { piece: string; place: string }[] {
  return pieces(sent.flatMap(actions))
}

function pieces(all: string[]): { piece: string; place: string }[] {
  return all
    .map((action) => action.split(' '))
    .filter(([piece, place]) => place !== undefined && PIECES.includes(piece as (typeof PIECES)[number]))
    .map(([piece, place]) => ({ piece: piece!, place: place! }))
}

/** The lit spot nearest to a point, if one is within reach. */
export function nearest(spots: Spot[], point: Point, reach: number): Spot | null {
  const near = spots.filter((one) => distance(one, point) <= (one.what === 'hex' ? Math.max(reach, 84) : reach))
  return near.sort((one, other) => distance(one, point) - distance(other, point))[0] ?? null
}

/** The lit spot one gets to with an arrow key. */
export function towards(spots: Spot[], from: Spot, right: number, down: number): Spot | null {
  const cost = (one: Spot): number => {
    const [x, y] = [one.x - from.x, one.y - from.y]
    const along = x * right + y * down
    return along <= 1 ? Infinity : along + 2 * Math.abs(x * down + y * right)
  }
  const best = [...spots].sort((one, other) => cost(one) - cost(other))[0]
  return best && cost(best) < Infinity ? best : null
}

/** The draft once a piece was placed. */
export function afterPlacing(draft: string): string {
  return drop(draft)
}

/** The draft when a piece is chosen, or chosen no more. */
export function withPiece(draft: string, piece: string): string {
  return openPhrase(draft) === piece ? drop(draft) : begin(draft, piece)
}

/** The place that lies nearest to a point, lit or not: what a tap beside all lit spots asks about. */
export function placeAt(island: Island, point: Point): { place: string; what: Spot['what'] } {
  const spots = [
    ...Object.keys(island.crossings).map((place) => ({ place, what: 'corner' as const, far: distance(crossingAt(island, place), point) / 32 })),
    ...Object.keys(island.paths).map((place) => ({ place, what: 'path' as const, far: distance(pathMiddle(island, place), point) / 26 })),
    ...Object.keys(island.hexes).map((place) => ({ place, what: 'hex' as const, far: distance(at(island.hexes[place]!), point) / 60 })),
  ]
  return spots.sort((one, other) => one.far - other.far)[0]!
}
