// Catan's three parts on one page, over its recorded positions.
import catan from '../../src/boards/catan'
import type { BoardProps } from '../../src/boards/types'
import words from '../../../src/ostrov/games/catan/words/en.ftl?raw'
import * as board from '../board.svelte'
import file from './positions.json'

const recorded = board.recordedOf(file)
export const { facts, positions } = recorded

export const propsOf = (name: string, more: Partial<BoardProps> = {}): BoardProps => board.propsAt(recorded, words, name, more)

export class Table extends board.Table {
  constructor(name: string, more: Partial<BoardProps> = {}) {
    super(catan, recorded, words, name, more)
  }

  override show(name: string): this {
    super.show(name)
    if (this.find('[data-do=cards][aria-pressed=true]')) this.tap('[data-do=cards]')
    this.acted.length = this.asked.length = this.taps = 0
    return this
  }

  /** Places that are lit. */
  lit(): string[] {
    return this.all('[data-spot]').map((spot) => spot.getAttribute('data-spot')!)
  }
}
