// Every choice of every recorded position can be made on the board, on a phone and on a desk.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actions } from '../../src/boards/catan/draft'
import type { Offer } from '../../src/protocol/types'
import { positions, Table } from './table.svelte'

/** How a person makes a choice; what was sent must hold it. */
function make(table: Table, words: string): void {
  const [kind = '', first = '', second = ''] = words.split(' ')
  const view = table.props.state.view
  const made: Record<string, () => void> = {
    build_settlement: () => place(table, kind, first),
    build_road: () => place(table, kind, first),
    build_city: () => place(table, kind, first),
    move_robber: () => table.tap(`[data-spot=${first}]`),
    rob: () => table.tap(`[data-do="${words}"]`),
    knight: () => card(table, kind),
    road_building: () => card(table, kind),
    monopoly: () => card(table, kind).tap(`[data-pick=${first}]`),
    year_of_plenty: () => card(table, kind).tap(`[data-pick=${first}]`).tap(`[data-pick=${second}]`),
    maritime: () => trade(table).tap(`[data-add="give ${first}"]`).tap(`[data-add="want ${second}"]`).tap(`[data-do="${words}"]`),
    discard: () => discard(table, first),
    propose: () => offer(trade(table)),
    counter: () => table.tap('[data-do=counter]').tap('[data-do=offer]'),
    give: () => offer(table.tap(`[data-add="give ${first}"]`)),
    want: () => offer(table.tap(`[data-add="want ${first}"]`)),
    ask: () => offer(asked(table, first)),
    confirm: () => table.tap(`[data-do="${words}"]`),
    offer: () => table.tap('[data-do=offer]'),
  }
  if (made[kind]) made[kind]()
  else table.tap(`[data-do=${kind}]`)

  function place(table: Table, kind: string, place: string): void {
    if (view.phase === 'settle') table.tap(`[data-spot=${place}]`).tap('.spot.path').tap('[data-do=found]')
    else if (view.phase === 'connect') table.tap(`[data-spot=${place}]`).tap('[data-do=found]')
    else if (view.free_roads > 0) table.tap(`[data-spot=${place}]`)
    else table.tap(`[data-do=${kind}]`).tap(`[data-spot=${place}]`)
  }
}

function card(table: Table, kind: string): Table {
  if (!table.props.wide) table.tap('[data-do=cards]')
  return table.tap(`[data-card=${kind}]`)
}
function trade(table: Table): Table {
  return table.props.wide ? table : table.tap('[data-do=trade]')
}
/** Complete a proposal or a counter-offer as far as it must be. */
function offer(table: Table): void {
  const begun = (side: string): boolean => table.all(`[data-less^=${side}]`).length > 0
  if (!begun('want')) table.tap([...table.all('[data-add^=want]')].map(addressed).find((one) => !given(one))!)
  if (!begun('give')) table.tap(table.all('[data-add^=give]:not([disabled])').map(addressed).find((one) => !wanted(one))!)
  table.tap('[data-do=offer]')

  function addressed(button: Element): string {
    return `[data-add="${button.getAttribute('data-add')}"]`
  }
  function given(selector: string): boolean {
    return table.find(selector.replace('data-add="want', 'data-less="give')) !== null
  }
  function wanted(selector: string): boolean {
    return table.find(selector.replace('data-add="give', 'data-less="want')) !== null
  }
}
function asked(table: Table, seat: string): Table {
  return table.find(`[data-ask=${seat}]`)!.getAttribute('aria-pressed') === 'true' ? table : table.tap(`[data-ask=${seat}]`)
}
function discard(table: Table, kind: string): void {
  table.tap(`[data-add="discard ${kind}"]`)
  while (table.find('[data-do=discard]')!.hasAttribute('disabled')) table.tap('[data-add^=discard]:not([disabled])')
  table.tap('[data-do=discard]')
}

/** All offers of a position; of a kind with many, whose places are all the same to the board, a few. */
function some(offers: Offer[]): string[] {
  const kinds = [...new Set(offers.map((offer) => offer.words.split(' ')[0]!))]
  return kinds.flatMap((kind) => {
    const words = offers.map((offer) => offer.words).filter((one) => one.split(' ')[0] === kind)
    return words.length > 5 ? [words[0]!, words[words.length >> 1]!, words.at(-1)!] : words
  })
}

for (const wide of [false, true]) {
  describe(wide ? 'on a desk' : 'on a phone', () => {
    let table: Table
    beforeAll(() => {
      table = new Table('over 0', { wide })
    })
    afterAll(() => table.leave())

    test.each(Object.keys(positions))('every choice can be made: %s', (name) => {
      for (const words of some(positions[name]!.state.offers)) {
        make(table.show(name), words)
        expect(table.acted.flatMap(actions), words).toContain(words)
        expect(table.asked, words).toEqual([])
      }
    })

    test('where nothing can be chosen, nothing is lit', () => {
      table.show('over 0')
      expect(table.lit()).toEqual([])
      expect(table.all('.lit')).toEqual([])
    })
  })
}
