// A game's board on one page, over a recorded position, with a hand that taps.
import { flushSync, mount, unmount, type Component } from 'svelte'
import type { Board, BoardProps } from '../src/boards/types'
import type { GameFacts } from '../src/protocol/types'
import { Speech } from '../src/words/speech'
import { Props, whole, type Position } from './recorded.svelte'

export interface Recorded {
  facts: GameFacts
  positions: Record<string, Position>
}

/** What the file of a game holds, each position whole. */
export function recordedOf(file: unknown): Recorded {
  const { facts, positions } = file as Recorded
  return { facts, positions: whole(positions) }
}

/** What the parts of a board get in a recorded position. */
export function propsAt({ facts, positions }: Recorded, words: string, name: string, more: Partial<BoardProps> = {}): BoardProps {
  const speech = new Speech([{ language: 'en', texts: [words] }])
  const { seat, state, entries } = positions[name]!
  const nothing = () => {}
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
    act: nothing,
    why: nothing,
    setDraft: nothing,
    look: nothing,
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

  constructor(
    board: Board,
    private readonly recorded: Recorded,
    words: string,
    name: string,
    more: Partial<BoardProps> = {},
  ) {
    const act = (words: string) => this.acted.push(words)
    const why = (words: string) => this.asked.push(words)
    const setDraft = (words: string) => (this.props.draft = words)
    this.props = new Props(propsAt(recorded, words, name, { act, why, setDraft, ...more }))
    const shown: Component<BoardProps>[] = this.props.wide ? [board.Board!, board.Hand!, board.Panel!] : [board.Board!, board.Hand!]
    document.body.append(this.page)
    this.parts = shown.map((part) => mount(part, { target: this.page, props: this.props }))
    flushSync()
  }

  /** The same page over another position. */
  show(name: string): this {
    const { seat, state, entries } = this.recorded.positions[name]!
    Object.assign(this.props, { state, entries, me: seat, draft: '' })
    flushSync()
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

  begin(draft: string): this {
    this.props.draft = draft
    flushSync()
    return this
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

/** Of each kind that a position offers the first choice and the last: its places are all the same to the board. */
export function some(position: Position): string[] {
  const all = position.state.offers.map((offer) => offer.words)
  const kinds = [...new Set(all.map((words) => words.split(' ')[0]!))]
  return kinds.flatMap((kind) => {
    const words = all.filter((one) => one.split(' ')[0] === kind)
    return [...new Set([words[0]!, words.at(-1)!])]
  })
}
