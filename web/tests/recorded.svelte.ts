// Recorded positions of a game, and the props of a board that components follow when they change.
import type { BoardProps } from '../src/boards/types'
import type { Entry, State } from '../src/protocol/types'

export interface Position {
  seat: string
  state: State
  entries: Entry[]
}

/** Each position whole; in the file stands what differs from the one before. */
export function whole(differences: Record<string, Position>): Record<string, Position> {
  let last: unknown = {}
  return Object.fromEntries(Object.entries(differences).map(([name, one]) => [name, (last = merged(last, one)) as Position]))
}

function merged(base: unknown, difference: unknown): unknown {
  if (!isObject(base) || !isObject(difference)) return difference
  const keys = new Set([...Object.keys(base), ...Object.keys(difference)])
  return Object.fromEntries([...keys].map((key) => [key, key in difference ? merged(base[key], difference[key]) : base[key]]))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Props that components follow when they change. */
export class Props implements BoardProps {
  facts = $state.raw<BoardProps['facts']>(null!)
  state = $state.raw<State>(null!)
  entries = $state.raw<Entry[]>([])
  me = $state<string | null>(null)
  draft = $state('')
  wide = $state(false)
  motion = $state(false)
  letters = $state(false)
  sent = $state.raw<string[]>([])
  marks = $state.raw<BoardProps['marks']>([])
  seats!: BoardProps['seats']
  say!: BoardProps['say']
  speech!: BoardProps['speech']
  act!: BoardProps['act']
  why!: BoardProps['why']
  setDraft!: BoardProps['setDraft']
  look!: BoardProps['look']
  ways?: BoardProps['ways']

  constructor(given: BoardProps) {
    Object.assign(this, given)
  }
}
