// Catan's three parts on one page, over a recorded position, with a hand that taps.
import { flushSync, mount, unmount } from 'svelte'
import catan from '../../src/boards/catan'
import type { BoardProps } from '../../src/boards/types'
import type { Entry, GameFacts, State } from '../../src/protocol/types'
import { Speech } from '../../src/words/speech'
import words from '../../../src/ostrov/games/catan/words/en.ftl?raw'
import recorded from './positions.json'

export interface Position {
  seat: string
  state: State
  entries: Entry[]
}

const speech = new Speech([{ language: 'en', texts: [words] }])
export const facts = recorded.facts as unknown as GameFacts
export const positions = whole(recorded.positions as unknown as Record<string, Position>)

/** Each position whole; in the file stands what differs from the one before. */
function whole(differences: Record<string, Position>): Record<string, Position> {
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
class Props implements BoardProps {
  facts = $state.raw(facts)
  state = $state.raw<State>(null!)
  entries = $state.raw<Entry[]>([])
  me = $state<string | null>(null)
  draft = $state('')
  wide = $state(false)
  motion = $state(false)
  letters = $state(false)
  sent = $state.raw<string[]>([])
  seats!: BoardProps['seats']
  say!: BoardProps['say']
  speech!: BoardProps['speech']
  act!: BoardProps['act']
  why!: BoardProps['why']
  setDraft!: BoardProps['setDraft']
  look!: BoardProps['look']

  constructor(given: BoardProps) {
    Object.assign(this, given)
  }
}

/** What the parts of the board get in a recorded position. */
export function propsOf(name: string, more: Partial<BoardProps> = {}): BoardProps {
  const { seat, state, entries } = positions[name]!
  return {
    facts,
    state,
    entries,
    me: seat,
    seats: facts.card.seats.map((one) => ({ seat: one, name: one, bot: false, here: true })),
    say: speech.say.bind(speech),
    speech,
    sent: [],
    letters: false,
    draft: '',
    motion: false,
    wide: false,
    act: () => {},
    why: () => {},
    setDraft: () => {},
    look: () => {},
    ...more,
  }
}

export class Table {
  readonly acted: string[] = []
  readonly asked: string[] = [] // why not?
  taps = 0
  readonly props: BoardProps
  private readonly page = document.createElement('main')
  private readonly parts: Record<string, unknown>[]

  constructor(name: string, more: Partial<BoardProps> = {}) {
    this.props = new Props(
      propsOf(name, {
        act: (words) => this.acted.push(words),
        why: (words) => this.asked.push(words),
        setDraft: (words) => (this.props.draft = words),
        ...more,
      }),
    )
    const shown = this.props.wide ? [catan.Board!, catan.Hand!, catan.Panel!] : [catan.Board!, catan.Hand!]
    document.body.append(this.page)
    this.parts = shown.map((part) => mount(part, { target: this.page, props: this.props }))
    flushSync()
  }

  /** The same page over another position. */
  show(name: string): this {
    const { seat, state, entries } = positions[name]!
    Object.assign(this.props, { state, entries, me: seat, draft: '' })
    flushSync()
    if (this.find('[data-do=cards][aria-pressed=true]')) this.tap('[data-do=cards]')
    this.acted.length = this.asked.length = this.taps = 0
    return this
  }

  leave(): void {
    for (const part of this.parts) void unmount(part)
    this.page.remove()
  }

  find(selector: string): Element | null {
    return this.page.querySelector(selector)
  }

  all(selector: string): Element[] {
    return [...this.page.querySelectorAll(selector)]
  }

  /** Places that are lit. */
  lit(): string[] {
    return this.all('[data-spot]').map((spot) => spot.getAttribute('data-spot')!)
  }

  tap(selector: string): this {
    const element = this.find(selector)
    if (!element) throw new Error(`Nothing to tap: ${selector}`)
    this.taps++
    element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    flushSync()
    return this
  }

  press(selector: string, key: string): this {
    this.find(selector)!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    flushSync()
    return this
  }
}
