// Anno's position as a reader sees it (`State.view`), what its box prints (`GameFacts.board`), the own choices and marks.
import type { GameFacts, Line, State } from '../../protocol/types'
import { Choices } from '../common/choices'
import { notesOf, plain } from '../shipyard/notes'
import type { BoardProps, Say } from '../types'

export type Count = Record<string, number>

export interface Player {
  tile: Record<string, string> // field -> structure, or `nothing`
  built: string[]
  work: Record<string, string[]> // field -> the cubes on its two workplaces, or `free`
  industries: string[]
  old_islands: Record<string, string> | string[]
  new_islands: string[]
  ready: Count
  exhausted: Count
  tokens: Count
  spent: Count
  card_tokens: Count
  gold: number
  hand: string[] | null // null: another's
  hand_cards: Count
  played: string[]
  turned: string[]
  expedition: string[] | null
  expeditions: number
  shown: string[]
}

export interface View {
  options: Record<string, string | number>
  seats: Record<string, Player>
  board: Count
  supply: Count
  objectives: string[]
  deck_cards: Count
  expeditions_left: number
  phase: string
  turns: number
  active: string
  actions_left: number
  doing: string
  placing: string
  resource: string
  level: string
  pool: Count
  traded: string[]
  fireworks: string
  turns_left: number
}

export interface Cost {
  resources?: Count
  cubes?: Count
  tokens?: Count
  gold?: number
}
export interface Tile {
  strength: number
  count?: number
  cost?: Cost
  replaces?: string
  makes?: string
  works?: string
  token?: string
}
export interface Box {
  fields: Record<string, { island: string; slot: number; x: number; y: number; terrain: string; printed: string | null }>
  tiles: Record<string, Tile>
  plants: Record<string, string>
  levels: Record<string, { cost: Cost; upgrade: Cost; recall: number; trade: number; deck: string }>
  resources: Record<string, { tiles: string[]; islands: string[] }>
  cards: Record<string, { deck: string; points: number; cost: Cost; effect: string }>
  expeditions: Record<string, Record<string, { visitor: string; points: number }>>
  old: Record<string, (string | null)[]>
  new: Record<string, string[]>
  objectives: Record<string, { kind: string; industries?: string[]; points_each?: number; cost: Cost }>
  gold_a_point: number
}

export const NOTHING = 'nothing'
export const FREE = 'free'

/** How far off something is: payable now, after the own festival, or short of so much. */
export interface Mark {
  when: 'now' | 'rested' | 'short' | 'closed' | 'unknown'
  missing: number
  lacks: string[] // up to four of the things that lack
}

export interface Table {
  view: View
  box: Box
  choices: Choices
  own: Player | null
  cards: Record<string, Mark>
  tiles: Record<string, Mark>
}

export function tableOf({ facts, state, me, marks }: Pick<BoardProps, 'facts' | 'state' | 'me' | 'marks'>): Table {
  const view = viewOf(state)
  return {
    view,
    box: boxOf(facts),
    choices: new Choices(state.offers),
    own: me ? (view.seats[me] ?? null) : null,
    cards: marksOf(marks, 'card'),
    tiles: marksOf(marks, 'tile'),
  }
}

export const viewOf = (state: State): View => state.view as unknown as View
export const boxOf = (facts: GameFacts): Box => facts.board as unknown as Box

const LACKS = ['lack', 'second', 'third', 'fourth']

function marksOf(lines: readonly Line[] | undefined, of: 'card' | 'tile'): Record<string, Mark> {
  const found: Record<string, Mark> = {}
  for (const when of ['now', 'rested', 'short', 'closed'] as const) {
    for (const note of notesOf(lines, `${of}_${when}`)) {
      found[String(plain(note[of]))] = { when, missing: Number(plain(note.missing) || 0), lacks: LACKS.map((name) => String(plain(note[name]))).filter((lack) => lack && lack !== NOTHING) }
    }
  }
  return found
}

const UNKNOWN: Mark = { when: 'unknown', missing: 99, lacks: [] }
export const markOf = (marks: Record<string, Mark>, word: string, offered: boolean): Mark => (offered ? { when: 'now', missing: 0, lacks: [] } : (marks[word] ?? UNKNOWN))

/** A mark as a sign: ✓ now, ☾ after a festival, −2. */
export const told = (mark: Mark): string => (mark.when === 'short' ? `−${mark.missing}` : { now: '✓', rested: '☾', unknown: '', closed: '' }[mark.when])

/** What comes first: payable now, then after a festival, then what is least short. */
export function rank(mark: Mark): number {
  return { now: 0, rested: 1, short: 1 + mark.missing, unknown: 90, closed: 99 }[mark.when]
}

export const some = (count: Count | undefined): [string, number][] => Object.entries(count ?? {}).filter(([, number]) => number > 0)

/** Own industries that make something: the tile, what, who works there, its places. */
export interface Maker {
  field: string
  tile: string
  makes: string
  works: string
  places: string[]
}
export function makersOf(box: Box, player: Player): Maker[] {
  return Object.entries(player.tile).flatMap(([field, tile]) => {
    const facts = box.tiles[tile]
    return facts?.makes ? [{ field, tile, makes: facts.makes, works: facts.works!, places: player.work[field] ?? [] }] : []
  })
}

/** The word of the action that produces with a tile. */
export const plantOf = (box: Box, tile: string): string => Object.keys(box.plants).find((plant) => box.plants[plant] === tile) ?? tile

/** Who of the others makes a resource, and what a trade with them costs. */
export function partners({ view, box }: Table, me: string | null, resource: string): { seat: string; price: number }[] {
  return Object.keys(view.seats).flatMap((seat) => {
    if (seat === me) return []
    const prices = makersOf(box, view.seats[seat]!).filter((one) => one.makes === resource).map((one) => box.levels[one.works]!.trade)
    return prices.length ? [{ seat, price: Math.min(...prices) }] : []
  })
}

/** The own cards that want a resource. */
export const wanting = ({ box, own }: Table, resource: string): string[] => (own?.hand ?? []).filter((card) => (box.cards[card]!.cost.resources?.[resource] ?? 0) > 0)

/** All cubes of a level: ready, exhausted and at work. */
export function cubesOf(player: Player, level: string): number {
  const working = Object.values(player.work).flat().filter((one) => one === level).length
  return player.ready[level]! + player.exhausted[level]! + working
}

export const handSize = (player: Player): number => Object.values(player.hand_cards).reduce((sum, one) => sum + one, 0)

/** A field in words: `coast 2` of the home island, `B: coast 3`. */
export function fieldName(box: Box, field: string, say: Say): string | null {
  const facts = box.fields[field]
  if (!facts) return null
  const of = Object.keys(box.fields).filter((one) => box.fields[one]!.island === facts.island && box.fields[one]!.terrain === facts.terrain)
  const place = `${say(`board-${facts.terrain}`)} ${of.indexOf(field) + 1}`
  return facts.island === ISLANDS[0] ? place : `${facts.island.toUpperCase()}: ${place}`
}

/** What stands for a tile: its resource, or the kind of ship or yard. */
export function symbolOf(box: Box, tile: string): string {
  return box.tiles[tile]?.makes ?? tile.replace(/_\d$/, '')
}

/** Two letters for each resource, no two alike in a language: the first, and the next of the name that is not taken. */
export function lettersOf(say: Say, resources: string[]): Record<string, string> {
  const found: Record<string, string> = {}
  for (const word of resources) {
    const [first = '', ...rest] = say(`resource-${word}`).replace(/[^\p{L}]/gu, '')
    const pairs = rest.map((letter) => first.toUpperCase() + letter)
    found[word] = pairs.find((pair) => !Object.values(found).includes(pair)) ?? say(`resource-${word}`)
  }
  return found
}

/** Text without accents and small, so that typing finds it: ё is е, ß is ss. */
export const folded = (text: string): string => text.toLowerCase().normalize('NFD').replace(/[\u0300-\u036f\u00ad-]/g, '').replaceAll('ß', 'ss')

export const deckOf = (card: string): string => ({ fw: 'farmer_worker', aei: 'artisan_engineer_investor', nw: 'new_world' })[card.split('_')[0]!] ?? ''

export const ISLANDS = ['home', 'a', 'b', 'c', 'd']
