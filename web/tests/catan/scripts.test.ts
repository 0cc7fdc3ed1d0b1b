// The scripts of users: how many taps a decision takes, and what is told where nothing is lit.
import { flushSync } from 'svelte'
import { afterEach, describe, expect, test } from 'vitest'
import catan from '../../src/boards/catan'
import { begin, close } from '../../src/boards/catan/draft'
import { placeWords } from '../../src/boards/catan/island'
import { hint } from '../../src/boards/catan/hint'
import { BUILDINGS, lacks, priceOf, tableOf, type Table as Near } from '../../src/boards/catan/sheets'
import { seaTradesFor } from '../../src/boards/catan/trade'
import { islandOf, total, viewOf } from '../../src/boards/catan/view'
import { facts, positions, propsOf, Table } from './table.svelte'

let table: Table
afterEach(() => table?.leave())

/** A position in which something may be chosen, from its own words. */
function where(test: (offers: string[], name: string) => boolean): string {
  return Object.keys(positions).find((name) => test(positions[name]!.state.offers.map((offer) => offer.words), name))!
}
const offering = (start: string): string => where((offers) => offers.some((words) => words.startsWith(start)))
const firstOf = (name: string, start: string): string => positions[name]!.state.offers.find((offer) => offer.words.startsWith(start))!.words

describe('one kind of spot at a time', () => {
  test('in the founding phase a corner, then its roads, then done: three taps, nothing sent before', () => {
    table = new Table('build_settlement')
    const corners = table.lit()
    expect(corners).toEqual(positions.build_settlement!.state.offers.map((offer) => offer.words.split(' ')[1]))
    table.tap(`[data-spot=${corners[20]}]`)
    const paths = islandOf(facts).crossings[corners[20]!]!.paths
    expect(table.all('.spot:not(.again)').map((spot) => spot.getAttribute('data-spot'))).toEqual(paths)
    table.tap(`[data-spot=${paths[0]}]`)
    expect(table.acted).toEqual([])
    table.tap('[data-do=found]')
    expect(table.acted).toEqual([`build_settlement ${corners[20]}; build_road ${paths[0]}`])
    expect(table.taps).toBe(3)
  })

  test('another corner can be taken instead', () => {
    table = new Table('build_settlement')
    const [one, other] = [table.lit()[3], table.lit()[30]]
    table.tap(`[data-spot=${one}]`).tap(`[data-spot=${other}]`)
    expect(table.props.draft).toBe(`build_settlement ${other}`)
  })

  test('the places of a piece are lit when the piece is chosen, not before: two taps', () => {
    const name = where((offers) => offers.some((one) => one.startsWith('build_road')) && offers.includes('end_turn'))
    table = new Table(name)
    expect(table.lit()).toEqual([])
    table.tap('[data-do=build_road]')
    const roads = positions[name]!.state.offers.map((offer) => offer.words.split(' ')).filter(([kind]) => kind === 'build_road')
    expect(table.lit()).toEqual(roads.map(([, path]) => path))
    table.tap(`[data-spot=${table.lit()[0]}]`)
    expect(table.acted).toEqual([firstOf(name, 'build_road')])
    expect(table.taps).toBe(2)
    expect(table.lit()).toEqual([])
  })
})

describe('trade', () => {
  test('an offer takes four taps: trade, give, want, offer; the same again takes two', () => {
    table = new Table(offering('propose'))
    const hand = viewOf(table.props.state).seats[table.props.me!]!.hand!
    const give = Object.keys(hand).find((kind) => hand[kind]! > 0)!
    const want = Object.keys(hand).find((kind) => kind !== give)!
    table.tap('[data-do=trade]').tap(`[data-add="give ${give}"]`).tap(`[data-add="want ${want}"]`).tap('[data-do=offer]')
    const others = facts.card.seats.filter((seat) => seat !== table.props.me)
    const phrase = `propose; give ${give}; want ${want}; ${others.map((seat) => `ask ${seat}`).join('; ')}; offer`
    expect(table.acted).toEqual([phrase])
    expect(table.taps).toBe(4)
    table.tap('[data-do=trade]').tap('[data-do=offer]')
    expect(table.acted).toEqual([phrase, phrase])
  })

  test('the one card that lacks is asked for in two taps, and after the deal its places are lit', () => {
    const near = Object.keys(positions).flatMap((name) => {
      const table = tableOf(propsOf(name))
      const kinds = BUILDINGS.filter((kind) => table.isMine && table.choices.can('propose') && total(lacks(table, kind)) === 1)
      return kinds.map((kind) => ({ name, kind }))
    })
    const { name, kind } = near[0]!
    table = new Table(name)
    table.tap(`[data-do=${kind}]`).tap('[data-do^="quick "]')
    expect(table.acted[0]).toMatch(/^propose; give (\w+); want \w+; ask \w+; ask \w+; ask \w+; offer$/)
    expect(table.taps).toBe(2)
    expect(table.props.draft).toBe(kind)
  })

  test('bundles go in the order of the table, whatever was tapped first', () => {
    table = new Table('propose', { draft: 'propose; give ore; give lumber; want grain; want brick' })
    table.tap('[data-do=offer]')
    expect(table.acted[0]).toMatch(/^propose; give lumber; give ore; want brick; want grain; ask/)
  })

  test('closing the sheet keeps what was begun, and so does beginning something else', () => {
    table = new Table(offering('propose'))
    table.tap('[data-do=trade]').tap('[data-add="want ore"]').tap('[data-do=close]')
    expect(table.find('[data-sheet]')).toBeNull()
    table.tap('[data-do=trade]')
    expect(table.find('[data-less="want ore"]')).not.toBeNull()
  })

  test('the sea takes four taps, the same sheet shows its price', () => {
    const name = offering('maritime')
    const [, give, want] = firstOf(name, 'maritime').split(' ')
    table = new Table(name)
    table.tap('[data-do=trade]').tap(`[data-add="give ${give}"]`).tap(`[data-add="want ${want}"]`).tap(`[data-do="maritime ${give} ${want}"]`)
    expect(table.acted).toEqual([`maritime ${give} ${want}`])
    expect(table.taps).toBe(4)
  })

  test('from a building that lacks one card, the sea is two taps away and the piece stays chosen', () => {
    const [name, kind, trade] = shortWay()
    table = new Table(name)
    table.tap(`[data-do=${kind}]`)
    expect(table.find('[data-sheet=lack]')!.textContent).toMatch(/You lack 1× \w+\./)
    table.tap(`[data-do="${trade}"]`)
    expect(table.acted).toEqual([trade])
    expect(table.props.draft).toBe(kind)
  })

  /** A position, a building that lacks one card there, and the sea trade that brings it. */
  function shortWay(): [string, string, string] {
    for (const [name, { state, seat }] of Object.entries(positions)) {
      const { island, choices, own, resources } = tableOf({ facts, state, me: seat })
      for (const kind of BUILDINGS) {
        const [price, short] = [priceOf(island, kind), lacks({ island, own } as Near, kind)]
        const [way] = total(short) === 1 ? seaTradesFor(choices, price, short, own!.hand!, own!.rate, resources) : []
        if (way) return [name, kind, way.words]
      }
    }
    throw new Error('No recorded position has such a way.')
  }

  test('an answer is one tap, a counter-offer three, closing a deal one', () => {
    table = new Table('asked, can pay')
    table.tap('[data-do=accept]')
    table.tap('[data-do=decline]')
    expect(table.acted).toEqual(['accept', 'decline'])
    table.show('all have answered').tap('[data-do^=confirm]')
    expect(table.acted[0]).toMatch(/^confirm /)
    table.show('asked, can pay').tap('[data-do=counter]')
    const wanted = table.find('[data-less^=want]')!.getAttribute('data-less')
    table.tap(`[data-add="${wanted}"]`).tap('[data-do=offer]')
    expect(table.acted[0]).toMatch(new RegExp(`^counter; give \\w+; ${wanted}; ${wanted}; offer$`))
    expect(table.taps).toBe(3)
  })

  test('no more offers until my turn: one tap says so and declines, the page declines the next ones, one tap takes it back', () => {
    table = new Table('asked, can pay')
    const answer = (turns: number) => catan.answer!({ state: { ...table.props.state, turns }, me: table.props.me, draft: table.props.draft })
    const now = table.props.state.turns
    expect(answer(now)).toBeNull()
    table.tap('[data-do=quiet]')
    expect([table.acted, table.taps]).toEqual([['decline'], 1])
    expect([answer(now), answer(now + 1)]).toEqual(['decline', null])
    table.props.draft = begin(table.props.draft, 'counter; give wool')
    expect(answer(now), 'while a counter-offer is made').toBeNull()
    table.props.draft = close(table.props.draft)
    flushSync()
    table.tap('[data-do=quiet][aria-pressed=true]')
    expect(answer(now)).toBeNull()
    expect(table.acted).toEqual(['decline'])
  })

  test('who cannot pay is asked all the same, and told why not', () => {
    table = new Table('asked, cannot pay')
    table.tap('[data-do=accept]')
    expect([table.acted, table.asked]).toEqual([[], ['accept']])
  })

  test('an open offer holds nobody up: ending or building withdraws it in the same tap', () => {
    table = new Table('offer open')
    table.tap('[data-do=end_turn]')
    expect(table.acted).toEqual(['withdraw; end_turn'])
    table.tap('[data-do=build_road]')
    expect(table.acted).toEqual(['withdraw; end_turn', 'withdraw'])
    expect(table.props.draft).toBe('build_road')
  })

  test('answers stand seat by seat, with the own hand after each', () => {
    table = new Table('all have answered')
    const rows = table.all('[data-sheet=answers] li')
    expect(rows).toHaveLength(3)
    expect(rows.filter((row) => row.querySelector('[data-do^=confirm]')).every((row) => row.querySelector('.after'))).toBe(true)
  })
})

describe('after a seven', () => {
  test('cards are tapped and sent together; done waits for the last', () => {
    table = new Table('discard')
    const { owes, hand } = viewOf(table.props.state).seats[table.props.me!]!
    expect(table.find('[data-do=discard]')!.hasAttribute('disabled')).toBe(true)
    const kind = Object.keys(hand!).find((one) => hand![one]! > 0)!
    table.tap(`[data-add="discard ${kind}"]`).tap(`[data-less="discard ${kind}"]`)
    expect(table.all('[data-less]')).toHaveLength(0)
    table.tap('[data-do=suggest]').tap('[data-do=discard]')
    expect(table.acted[0]!.split('; ')).toHaveLength(owes)
  })

  test('each hex says who sits there with how many cards', () => {
    table = new Table('move_robber')
    const view = viewOf(table.props.state)
    for (const spot of table.all('.spot.hex')) {
      const label = spot.getAttribute('aria-label')!
      const owners = islandOf(facts).hexes[spot.getAttribute('data-spot')!]!.corners.map((corner) => view.owner[corner]!)
      for (const owner of owners) if (owner !== 'nobody') expect(label).toMatch(new RegExp(`${owner}: ${view.seats[owner]!.cards} card`))
    }
  })
})

describe('by keyboard and in words', () => {
  test('one spot is a stop of the tab key, arrows lead to others, Enter takes one', () => {
    table = new Table('build_settlement')
    const stops = table.all('[data-spot][tabindex="0"]')
    expect(stops).toHaveLength(1)
    const first = stops[0]!.getAttribute('data-spot')
    ;(stops[0] as SVGElement).focus()
    table.press(`[data-spot=${first}]`, 'ArrowDown')
    const next = document.activeElement!.getAttribute('data-spot')
    expect(next).not.toBe(first)
    table.press(`[data-spot=${next}]`, 'Enter')
    expect(table.props.draft).toBe(`build_settlement ${next}`)
  })

  test.each(['build_settlement', 'move_robber'])('every spot has a name, and no two the same: %s', (name) => {
    table = new Table(name)
    const labels = table.all('[data-spot]').map((spot) => spot.getAttribute('aria-label'))
    expect(new Set(labels).size).toBe(labels.length)
  })

  test('places are told by address and by what lies around them', () => {
    table = new Table('build_settlement')
    const { state, say } = table.props
    const island = islandOf(facts)
    const words = (place: string): string => placeWords(island, viewOf(state), place, say)!
    expect(words('H0')).toMatch(/^A1: \w+( \d+)?$/)
    expect(words('H7')).toMatch(/^C1: /)
    expect(words('H18')).toMatch(/^E3: /)
    const inland = Object.keys(island.crossings).find((one) => island.crossings[one]!.hexes.length === 3)!
    expect(words(inland)).toMatch(/^[A-E]\d [a-z-]+: corner of \w+( \d+)?, \w+( \d+)?, \w+( \d+)?$/)
    const harbour = Object.keys(island.crossings).find((one) => island.crossings[one]!.harbour)!
    expect(words(harbour)).toMatch(/harbor$/)
    const paths = Object.keys(island.paths).map(words)
    expect(new Set(paths).size).toBe(paths.length)
  })
})

describe('what helps the eyes, and a slow line', () => {
  test('letters stand beside pictures where they are wished', () => {
    table = new Table('build_settlement', { letters: true })
    expect(new Set(table.all('.letter').map((one) => one.textContent))).toEqual(new Set(['L', 'B', 'W', 'G', 'O']))
    expect(table.all('[data-hand] i').map((one) => one.textContent)).toEqual(['L', 'B', 'W', 'G', 'O'])
  })

  test('what was sent shows at once: the piece stands there faintly, its button is busy', () => {
    const name = where((offers) => offers.some((one) => one.startsWith('build_road')) && offers.includes('end_turn'))
    const words = firstOf(name, 'build_road')
    table = new Table(name, { sent: [words] })
    expect(table.all('.ghost')).toHaveLength(1)
    expect(table.find('[data-do=build_road]')!.getAttribute('aria-busy')).toBe('true')
    expect(table.find('[data-do=end_turn]')!.getAttribute('aria-busy')).toBe('false')
  })
})

describe('what is not lit', () => {
  test('out of turn every button tells why', () => {
    table = new Table('declined' in positions ? 'declined' : 'accepted')
    for (const kind of ['build_road', 'build_settlement', 'build_city', 'buy_card', 'end_turn', 'trade']) table.tap(`[data-do=${kind}]`)
    expect(table.acted).toEqual([])
    expect(table.asked.map((words) => words.split(' ')[0])).toEqual(['build_road', 'build_settlement', 'build_city', 'buy_card', 'end_turn', 'propose'])
  })

  test('a watcher sees the island and no hand', () => {
    table = new Table('build_road propose', { me: null })
    expect(table.find('.map')).not.toBeNull()
    expect(table.find('[data-hand]')).toBeNull()
  })
})

// U-26: the strip never advises what cannot be done
describe('the hint', () => {
  test('advises only what is offered, or names the one missing card', () => {
    for (const name of Object.keys(positions)) {
      const props = propsOf(name)
      const found = hint(props)
      if (!props.state.offers.length) expect(found).toBeNull()
      if (!found?.show) continue
      const near = tableOf(props)
      expect(near.choices.can(found.show) || total(lacks(near, found.show)) === 1).toBe(true)
      expect(hint({ ...props, draft: found.show })).toBeNull() // while it is followed it is silent
    }
  })

  test('names what lacks by count and word', () => {
    const told = Object.keys(positions).map((name) => hint(propsOf(name))?.words ?? '')
    expect(told.some((words) => /you lack (only )?1× (lumber|brick|wool|grain|ore)/.test(words))).toBe(true)
    expect(told.some((words) => words.startsWith('You can build'))).toBe(true)
  })
})
