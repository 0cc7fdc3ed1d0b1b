// The scripts of users on Shipyard's board: the opponents' turns, hints, routes, taking a piece off again, warnings.
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hint } from '../../src/boards/shipyard/hint'
import { deedsOf, deedWords, FRAME } from '../../src/boards/shipyard/rivals'
import type { Entry, Line } from '../../src/protocol/types'
import { recorded, table as open } from './table.svelte'

const { positions } = recorded
let table: ReturnType<typeof open>
afterEach(() => table?.leave())

const MOST = 4000 // milliseconds for both opponents
const note = (word: string, args: Line['args']): Line => ({ id: `note-${word}`, args })
const marked = (lines: Line[]): void => {
  table.props.marks = lines
  flushSync()
}

describe('the turns of the solo opponents', () => {
  const name = 'choose'
  const what = (seat: string, tile: string, effect: string, gone = '', steps = 0): Line['args'] => ({
    active: { of: 'seat', is: seat }, tile: tile && { of: 'tile', is: tile }, effect, gone, steps,
  }) // prettier-ignore
  /** What a round of the opponents leaves in the log, as the server tells it. */
  const round: [string, Line['args']][] = [
    ['end_turn', {}],
    ['face SO1', what('yellow', '', 'none')],
    ['number N22', what('yellow', 'build_ships', 'occupied')],
    ['face SO3', what('yellow', '', 'none')],
    ['number N11', what('yellow', 'buy_goods', 'gone', 'W2')],
    ['goods coal_cloth_iron', {}],
    ['face SO6', what('blue', '', 'none')],
    ['number N03', what('blue', 'produce_equipment', 'moved', '', 3)],
  ]
  const entries: Entry[] = round.map(([words, args], n) => ({
    n: n + 40, seat: n ? 'chance' : 'pink', words, lines: [{ id: `happened-${words.split(' ')[0]}`, args }], gains: {}, brought: {}, at: 0,
  })) // prettier-ignore
  const first = 1
  const playing = () => table.find('.rivals') !== null
  function news(all = entries): void {
    table.props.entries = all
    flushSync()
  }
  function wait(milliseconds: number): void {
    vi.advanceTimersByTime(milliseconds)
    flushSync()
  }

  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** A table that sees the opponents act. */
  function watched(motion = true): void {
    table = open(name, { motion })
    news(entries.slice(0, first))
    news()
  }

  test('are three pictures each, 0.6 s a picture, over after 4 s', () => {
    watched()
    const shown = () => table.all('.rivals .frame:not(.later)').length
    const told: string[] = []
    let passed = 0
    for (; playing(); passed += FRAME) {
      told.push(`${shown()} ${table.find('.rivals .words')!.textContent}`)
      wait(FRAME)
    }
    const deeds = deedsOf(entries).slice(-2)
    expect(told).toEqual(deeds.flatMap((deed) => [1, 2, 3].map((frame) => `${frame} ${deedWords(table.props, deed)}`)))
    expect(passed).toBeGreaterThan(0)
    expect(passed).toBeLessThanOrEqual(MOST)
  })

  test('are skipped with one tap', () => {
    watched()
    wait(FRAME)
    table.tap('[data-do=skip]')
    expect(playing()).toBe(false)
    wait(MOST)
    expect(playing()).toBe(false)
  })

  test('do not play at first sight, nor without motion', () => {
    table = open(name, { motion: true })
    expect(playing()).toBe(false)
    table.leave()
    watched(false)
    expect(playing()).toBe(false)
  })

  test('are seen again when the log is played from there', () => {
    watched()
    wait(MOST)
    news(entries.slice(0, first)) // looking back
    expect(playing()).toBe(false)
    news(entries.slice(0, entries.findIndex((entry) => entry.n === deedsOf(entries)[0]!.n) + 1)) // step by step
    expect(playing()).toBe(true)
  })

  test('are told in one sentence each; the number of the next solo tile stands beside', () => {
    table = open(name, { wide: true })
    const deeds = [...deedsOf(entries), { n: 0, seat: 'blue', tile: 'exchange', effect: 'moved', gone: [], steps: 1 }, { n: 0, seat: 'blue', tile: 'hire_employee', effect: 'cube', gone: [], steps: 0 }]
    expect(deeds.map((deed) => deedWords(table.props, deed))).toEqual([
      'Yellow takes the goods tile you would pay 1 for.',
      'Blue, Produce equipment: the marker moves on by 3.',
      'Blue moves the market on by one space.',
      'Blue occupies Hire an employee, and nothing else happens.',
    ])
    const number = positions[name]!.state.view.solo_number as string
    expect(table.find('.player .number')!.textContent).toContain(number[1])
  })
})

describe('hints', () => {
  test('an action tile that is advised is shown on the queue', () => {
    table = open('choose')
    const tile = positions.choose!.state.offers[0]!.words.split(' ')[1]!
    marked([note('hint_money', { tile: { of: 'tile', is: tile }, guilders: 3 })])
    const told = hint(table.props)!
    expect(told.words).toContain('3')
    table.begin(told.show!)
    expect(table.find('.tile.shown')!.getAttribute('data-tile')).toBe(tile)
    expect(hint(table.props)!.show).toBeUndefined()
  })

  test('a part that is advised is taken up', () => {
    table = open('build')
    const [, place = '', slot = ''] = positions.build!.state.offers[0]!.words.split(' ')
    marked([note('hint_part', { place: { of: 'place', is: place }, slot: { of: 'slot', is: slot }, points: 9 })])
    table.begin(hint(table.props)!.show!)
    expect(table.find('[data-part].up')!.getAttribute('data-part')).toBe(place)
  })

  test('nothing is advised where the game says nothing', () => {
    table = open('choose')
    expect(hint(table.props)).toBeNull()
  })
})

test('a ship that would fail is told before its last part lies, with what would mend it', () => {
  table = open('build')
  const [, place = '', slot = ''] = positions.build!.state.offers[0]!.words.split(' ')
  const kind = recorded.facts.board.parts[positions.build!.state.view.place[place]].kind
  const fails = note('fails_if', {
    kind: { of: 'kind', is: kind },
    slot: { of: 'slot', is: slot },
    why: { of: 'why', is: 'no_captain' },
    mend: { of: 'mend', is: 'captain_first' },
  })
  marked([fails])
  expect(table.find('.told')).toBeNull()
  table.tap(`[data-part=${place}]`)
  expect(table.find('.yard + .told')!.textContent).toContain('you have no captain. Recruit one first')
  expect(table.acted).toEqual([])
})

test('every way the boat can take tells what the cruise comes to', () => {
  table = open('go')
  const sides = positions.go!.state.offers.map((offer) => offer.words.split(' ')[1]!)
  marked(sides.map((side, n) => note('that_way', { side: { of: 'side', is: side }, points: n + 5 })))
  const coins = Object.fromEntries(table.all('.way').map((way) => [way.getAttribute('data-do'), way.querySelector('.worth')!.textContent]))
  expect(coins).toEqual(Object.fromEntries(sides.map((side, n) => [`go ${side}`, String(n + 5)])))
})

describe('what came aboard is taken off again', () => {
  const name = Object.keys(positions).find((one) => positions[one]!.entries.at(-1)!.words.startsWith('load ') && positions[one]!.state.offers.length)!
  const { entries, seat } = positions[name]!

  test('with one tap: back to where it came aboard, and what came after it once more', () => {
    const undone: [number, string][] = []
    table = open(name, { instead: (back, words) => undone.push([back, words]) })
    const last = { ...entries.at(-1)!, seat }
    table.props.entries = ['end_turn', 'load captain', 'load sail; load sail; load soldier', 'load crane'].map((words, n) => ({ ...last, n, words }))
    flushSync()
    table.tap('[data-unload=sail]').tap('[data-unload=captain]')
    expect(undone).toEqual([[2, 'load sail; load soldier; load crane'], [3, 'load sail; load sail; load soldier; load crane']])
    expect(table.find('[data-unload=cannon]')).toBeNull()
  })

  test('only where it can be', () => {
    table = open(name)
    expect(table.find('[data-unload]')).toBeNull()
  })
})
