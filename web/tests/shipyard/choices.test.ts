// Every choice of every recorded position can be made on the board, on a phone and on a desk.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { some, type Table } from '../board.svelte'
import { recorded, table as open } from './table.svelte'

const { facts, positions } = recorded
const PATIENCE = 30_000 // milliseconds

/** How a person makes a choice; what was sent must hold it. */
function make(table: Table, words: string): void {
  const [kind = '', first = '', second = ''] = words.split(' ')
  const made: Record<string, () => void> = {
    build: () => table.tap(`[data-part=${first}]`).tap(`[data-slot=${second}]`),
    substitute: () => table.tap(`[data-part=${first}]`).tap(`[data-slot=${second}]`),
    bonus: () => table.tap('[data-do=bonus]').tap(`[data-do="${words}"]`),
    turn: () => {
      for (let turn = 0; turn < Number(first[1]); turn++) table.tap('[data-do=rotate]')
      table.tap('[data-do=turned]')
    },
    discard: () => discard(table, first),
  }
  if (made[kind]) made[kind]()
  else table.tap(`[data-do="${words}"]`)
}

/** The contract, and others until as many as are due have been chosen. */
function discard(table: Table, contract: string): void {
  table.tap(`[data-contract=${contract}]`)
  for (const other of table.all('[data-contract].lit').map((one) => one.getAttribute('data-contract')!)) {
    const main = table.find('button.main')!
    if (main.getAttribute('aria-disabled') === 'false') break
    if (other !== contract && colour(other) !== colour(contract)) table.tap(`[data-contract=${other}]`)
    else if (other !== contract && table.props.state.view.due > 1) table.tap(`[data-contract=${other}]`)
  }
  table.tap('button.main')
}
const colour = (contract: string): string => facts.board.contracts[contract].colour

for (const wide of [false, true]) {
  describe(wide ? 'on a desk' : 'on a phone', () => {
    let table: Table
    beforeAll(() => {
      table = open('over alone', { wide })
    })
    afterAll(() => table.leave())

    test.each(Object.keys(positions))('every choice can be made: %s', (name) => {
      for (const words of some(positions[name]!)) {
        make(table.show(name), words)
        expect(table.acted.flatMap((phrase) => phrase.split('; ')), words).toContain(words)
        expect(table.asked, words).toEqual([])
      }
    }, PATIENCE)

    test('where nothing can be chosen, nothing is lit', () => {
      table.show('over alone')
      expect(table.all('.lit')).toEqual([])
    })

    test('what is not lit asks why', () => {
      table.show('build')
      const part = table.find('[data-part].lit')!.getAttribute('data-part')!
      table.tap(`[data-part=${part}]`).tap('[data-slot].no')
      expect(table.acted).toEqual([])
      expect(table.asked[0]).toMatch(new RegExp(`^build ${part} Y\\d$`))
    })
  })
}
