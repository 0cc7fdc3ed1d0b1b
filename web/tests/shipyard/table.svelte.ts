// Shipyard's parts on one page, over a recorded position, with a hand that taps.
import { flushSync, mount, unmount } from 'svelte'
import shipyard from '../../src/boards/shipyard'
import type { BoardProps } from '../../src/boards/types'
import type { GameFacts } from '../../src/protocol/types'
import { Speech } from '../../src/words/speech'
import words from '../../../src/ostrov/games/shipyard/words/en.ftl?raw'
import { Props, whole, type Position } from '../recorded.svelte'
import recorded from './positions.json'

const speech = new Speech([{ language: 'en', texts: [words] }])
export const facts = recorded.facts as unknown as GameFacts
export const positions = whole(recorded.positions as unknown as Record<string, Position>)

export class Table {
  readonly acted: string[] = []
  readonly asked: string[] = []
  readonly props: BoardProps
  private readonly page = document.createElement('div')
  private readonly parts: Record<string, unknown>[]

  constructor(name: string, more: Partial<BoardProps> = {}) {
    const { seat, state, entries } = positions[name]!
    this.props = new Props({
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
      act: (words) => this.acted.push(words),
      why: (words) => this.asked.push(words),
      setDraft: (words) => (this.props.draft = words),
      look: () => {},
      ...more,
    })
    const shown = this.props.wide ? [shipyard.Board!, shipyard.Hand!, shipyard.Panel!] : [shipyard.Board!, shipyard.Hand!]
    document.body.append(this.page)
    this.parts = shown.map((part) => mount(part, { target: this.page, props: this.props }))
    flushSync()
  }

  /** The same page over another position. */
  show(name: string): this {
    const { seat, state, entries } = positions[name]!
    Object.assign(this.props, { state, entries, me: seat, draft: '' })
    flushSync()
    this.acted.length = this.asked.length = 0
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

  tap(selector: string): this {
    const element = this.find(selector)
    if (!element) throw new Error(`Nothing to tap: ${selector}`)
    element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    flushSync()
    return this
  }
}
