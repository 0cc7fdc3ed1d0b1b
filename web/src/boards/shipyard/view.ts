// Shipyard's position as a reader sees it (`State.view`), what its box prints (`GameFacts.board`), and the own choices.
import type { GameFacts, State } from '../../protocol/types'
import { Choices } from '../common/choices'
import type { BoardProps } from '../types'

export type Count = Record<string, number>

export interface Player {
  guilders: number
  supply: Count
  goods: Count
  employees: string[]
  contracts: string[] | null // null: another's
  dropping: string[] | null
  owes: number
  shown: string[]
  yard: Record<string, string> // slot -> part, or `empty`
  used: number
  boat: string
  cell: string
  stern: string
}

export interface Ship {
  owner: string
  parts: number
  items: Count
  safety: Count
  speed: number
  officials: number
  riband: number
}

export interface View {
  options: { players: number; contracts: string; employees: string }
  seats: Record<string, Player>
  ships: Ship[]
  sailed: number
  queue: Record<string, string> | string[]
  cube: Record<string, string>
  cubes: Count
  lying: Count
  gear: number
  rounds: number
  place: Record<string, string>
  stacked: string[] | null
  offered_canal: Record<string, string>
  canal: Record<string, string>
  canal_owner: Record<string, string>
  east: Count
  south: Count
  turned: Count
  offered_goods: Record<string, string>
  crew_ring: string
  equipment_ring: string
  employee_ring: string
  market: number
  beside: Record<string, string>
  copies: Count
  phase: string
  stage: string
  active: string
  main: string
  main_done: boolean
  doing: string
  built: number
  rented: string
  bartered: string
  settled: number
  swapped: string[]
  leaving: string
  aboard: Count
  speed: number
  moved: number
  officials: number
  riband: number
  held: number
  due: number
  solo_number: string
  early: boolean
}

export interface Cell {
  x: number
  y: number
  shows: string | null
  ways: Record<string, string>
}
export interface Canal {
  cells: Record<string, Cell>
  exits: Record<string, string>
}
export interface Employee {
  kind: string
  colour: string
  surcharge: number
  shows: string[]
  level: number
  places: number
  sale: number
  free_steps: number
}
export interface Box {
  parts: Record<string, { kind: string; features: string[] }>
  columns: { kind: string; places: Count }[]
  canals: Record<string, Canal>
  canal_prices: Count
  goods_prices: Count
  mixes: Record<string, string[]>
  swaps: Record<string, string[]>
  market: Count[]
  rings: { equipment: string[]; crew: string[] }
  needs: Record<string, string>
  employees: Record<string, Employee>
  contracts: Record<string, { colour: string; rule: string }>
  gear: { teeth: number; hole: number; cubes: number[] }
  prices: { bonus: number; step: number; income: number; subsidy: number }
  most_built: number
  grades: number[]
}

export const NOBODY = 'nobody'
export const SIDES = ['north', 'east', 'south', 'west'] as const
export const STEP: Record<string, { x: number; y: number }> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
}

/** What all parts of the board read from their props. */
export interface Table {
  view: View
  box: Box
  choices: Choices
  own: Player | null
  queue: string[] // tiles from the lead on
  begun: string // the draft, as far as it still fits what may be chosen
}

export function tableOf({ facts, state, me, draft }: Pick<BoardProps, 'facts' | 'state' | 'me' | 'draft'>): Table {
  const view = viewOf(state)
  const choices = new Choices(state.offers)
  return {
    view,
    box: boxOf(facts),
    choices,
    own: me ? (view.seats[me] ?? null) : null,
    queue: Object.values(view.queue).filter((tile) => tile !== 'none'),
    begun: begunOf(draft, choices),
  }
}

export function viewOf(state: State): View {
  return state.view as unknown as View
}
export function boxOf(facts: GameFacts): Box {
  return facts.board as unknown as Box
}

/** The draft while it can still become something; else nothing. */
function begunOf(draft: string, choices: Choices): string {
  const first = draft.split('; ')[0]!
  return choices.fits(first) ? draft : ''
}

/** What stands in the middle of a phone's screen. */
export type Look = 'parts' | 'wheel' | 'goods' | 'canals' | 'fleet' | 'fit' | 'contracts'
export const LOOKS: Look[] = ['parts', 'canals', 'goods', 'wheel', 'fleet']

const BY_PHASE: Record<string, Look> = {
  build: 'parts',
  last: 'parts',
  rent: 'canals',
  lay: 'canals',
  turn: 'canals',
  start: 'canals',
  enter: 'canals',
  sailing: 'canals',
  buy: 'goods',
  give: 'goods',
  barter: 'goods',
  produce: 'wheel',
  recruit: 'wheel',
  hire: 'wheel',
  depart: 'fleet',
  fit: 'fit',
  discard: 'contracts',
}
const BY_TILE: Record<string, Look> = {
  build_ships: 'parts',
  rent_canal: 'canals',
  buy_goods: 'goods',
  exchange: 'goods',
  hire_employee: 'wheel',
  produce_equipment: 'wheel',
  recruit_crew: 'wheel',
}

/** What the decision needs to be seen; null where nothing in particular. */
export function lookOf(view: View): Look | null {
  if (view.phase === 'discard') return 'contracts'
  return BY_PHASE[view.phase] ?? (view.phase === 'close' ? (BY_TILE[view.doing] ?? null) : null)
}
export const lookOfTile = (tile: string): Look => BY_TILE[tile] ?? 'parts'

// --- the queue --------------------------------------------------------------------------------------------------

/** What choosing a tile of the queue brings at once: guilders lying on it, and one for each occupied tile ahead. */
export function incomeAt({ view, box, queue }: Table, place: number): number {
  const ahead = queue.slice(0, place).filter((tile) => view.cube[tile] !== NOBODY).length
  return ahead * box.prices.income + (view.lying[queue[place]!] ?? 0)
}

/** The opponents of a solo game. */
export const RIVALS = ['blue', 'yellow']

/** The number on the back of the next solo tile, with what counts instead of a 0; null where there is none. */
export function numberOf({ solo_number: number }: View): string | null {
  if (number === 'none') return null
  return number[1] === '0' ? `0 (${number[2]})` : number[1]!
}

/** How many marks a solo result has reached. */
export function gradeOf(facts: GameFacts, score: number): number {
  return boxOf(facts).grades.filter((grade) => score >= grade).length
}

/** Teeth until the gear cube drops. */
export function teethLeft({ view, box }: Table): number {
  return (box.gear.hole - view.gear + box.gear.teeth) % box.gear.teeth || box.gear.teeth
}

// --- rings ------------------------------------------------------------------------------------------------------

/** What moving a marker costs: the first space is free, some more with the right employee. */
export function wayPrice(box: Box, own: Player | null, ring: string[], from: string, to: string, helper: string): number {
  const spaces = (ring.indexOf(to) - ring.indexOf(from) + ring.length - 1) % ring.length
  const free = own?.employees.includes(helper) ? (box.employees[helper]?.free_steps ?? 0) : 0
  return Math.max(0, spaces - free) * box.prices.step
}

/** The sign of an employee beside the picture: what is added, in brackets for places; so that none is told by colour alone. */
export function badgeOf(box: Box, employee: string): string {
  const { kind, level, places } = box.employees[employee]!
  if (kind === 'dealer') return 'I'.repeat(level)
  if (kind === 'constructor') return `[+${places}]`
  return kind === 'engineer' || kind === 'recruiter' ? '+1' : ''
}

// --- parts, yard, supply ----------------------------------------------------------------------------------------

export const SLOTS = ['Y1', 'Y2', 'Y3', 'Y4', 'Y5', 'Y6', 'Y7', 'Y8', 'Y9']

/** The parts of the ship that leaves, from its bow to its stern. */
export function leavingShip({ view, box, own }: Table): string[] {
  const found: string[] = []
  for (const slot of SLOTS.slice(Math.max(0, SLOTS.indexOf(view.leaving)))) {
    const part = own?.yard[slot] ?? 'empty'
    if (part === 'empty') break
    found.push(part)
    if (box.parts[part]?.kind === 'stern') break
  }
  return found
}

/** How often parts show each feature. */
export function featuresOf(box: Box, parts: string[]): Count {
  const found: Count = {}
  for (const part of parts) for (const feature of box.parts[part]?.features ?? []) found[feature] = (found[feature] ?? 0) + 1
  return found
}

export const some = (count: Count): [string, number][] => Object.entries(count).filter(([, number]) => number > 0)

// --- canals -----------------------------------------------------------------------------------------------------

export interface Laid {
  canal: string
  x: number
  y: number
  turned: number
}

/** The canals of a seat, where they lie. */
export function laidOf(view: View, seat: string): Laid[] {
  return Object.keys(view.canal)
    .filter((canal) => view.canal[canal] === 'laid' && view.canal_owner[canal] === seat)
    .map((canal) => ({ canal, x: view.east[canal]!, y: view.south[canal]!, turned: view.turned[canal]! }))
}

/** A side of a tile, as it shows on the table once the tile is turned. */
export const turnedSide = (side: string, turns: number): string => SIDES[(SIDES.indexOf(side as (typeof SIDES)[number]) + turns) % 4]!

/** Where a space of a tile lies once it is turned: 0 to 2 across and down. */
export function turnedCell(cell: Cell, turns: number): { x: number; y: number } {
  let { x, y } = cell
  for (let turn = 0; turn < turns; turn++) [x, y] = [2 - y, x]
  return { x, y }
}
