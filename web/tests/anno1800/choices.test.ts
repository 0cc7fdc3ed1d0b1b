// Every choice of every recorded position can be made on the board, on a phone and on a desk.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import anno1800 from '../../src/boards/anno1800'
import type { Box } from '../../src/boards/anno1800/view'
import words from '../../../src/ostrov/games/anno1800/words/en.ftl?raw'
import { recordedOf, some, Table } from '../board.svelte'
import file from './positions.json'

const recorded = recordedOf(file)
const { facts, positions } = recorded
const box = facts.board as unknown as Box

const PATIENCE = 30_000 // milliseconds: a whole catalogue is drawn for each choice

/** How a person makes a choice; what was sent must hold it. */
function make(table: Table, words: string): void {
  const [kind = '', what = ''] = words.split(' ')
  const lens = (resource: string): Table => table.begin(`lens ${resource}`).tap(`[data-do="${words}"]`)
  const made: Record<string, () => Table> = {
    play: () => table.tap(`[data-card=${what}]`).tap('.pay .main'),
    build: () => (table.props.wide ? table : table.tap('[data-do=build]')).tap(`.catalogue [data-tile=${what}]`).tap('.pay .main'),
    hire: () => table.tap('[data-do=hire]').tap(`[data-do="${words}"]`),
    upgrade: () => table.tap('[data-do=upgrade]').tap(`[data-do="${words}"]`),
    free_upgrade: () => table.tap('[data-do=hire]').tap(`[data-do="${words}"]`),
    recall: () => table.tap('[data-do=hire]').tap(`[data-do="${words}"]`),
    ships_first: () => table.tap('[data-do=hire]').tap(`[data-do="${words}"]`),
    pair_first: () => table.tap('[data-do=hire]').tap('[data-do=pair_first]'),
    expedition: () => table.tap('[data-do=expedition]').tap(`[data-do="${words}"]`),
    produce: () => lens(box.tiles[box.plants[what]!]!.makes!),
    trade: () => lens(what),
    trade_dear: () => lens(what),
    get: () => lens(what),
  }
  if (made[kind]) made[kind]()
  else table.tap(`[data-do="${words}"]`)
}

for (const wide of [false, true]) {
  describe(wide ? 'on a desk' : 'on a phone', () => {
    let table: Table
    beforeAll(() => {
      table = new Table(anno1800, recorded, words, Object.keys(positions)[0]!, { wide })
    })
    afterAll(() => table.leave())

    test.each(Object.keys(positions))('every choice can be made: %s', (name) => {
      for (const words of some(positions[name]!)) {
        make(table.show(name), words)
        expect(table.acted, words).toContain(words)
        expect(table.asked, words).toEqual([])
      }
    }, PATIENCE)

    test('all kinds of choices are among them', () => {
      const kinds = new Set(Object.values(positions).flatMap((one) => one.state.offers.map((offer) => offer.words.split(' ')[0])))
      expect(facts.actions.map((kind) => kind.word).filter((kind) => !kinds.has(kind))).toEqual([])
    })

    test('any resource opens its lens from the first screen', () => {
      table.show(Object.keys(positions)[0]!).tap('[data-maker=timber]')
      expect(table.find('[data-sheet=lens]')).not.toBeNull()
    })
  })
}

test('the drawings of all resources differ', async () => {
  const { PICTURES } = await import('../../src/boards/anno1800/pictures')
  const drawn = Object.keys(box.resources).map((word) => PICTURES[word]?.map((stroke) => stroke.d).join('|'))
  expect(drawn.every(Boolean)).toBe(true)
  expect(new Set(drawn).size).toBe(drawn.length)
})

test('their letters differ in every language', async () => {
  const { lettersOf } = await import('../../src/boards/anno1800/view')
  const { Speech } = await import('../../src/words/speech')
  const texts = import.meta.glob('../../../src/ostrov/games/anno1800/words/*.ftl', { query: '?raw', import: 'default', eager: true }) as Record<string, string>
  expect(Object.keys(texts)).toHaveLength(4)
  for (const text of Object.values(texts)) {
    const speech = new Speech([{ language: 'en', texts: [text] }])
    const letters = Object.values(lettersOf(speech.say.bind(speech), Object.keys(box.resources)))
    expect(new Set(letters).size).toBe(letters.length)
  }
})
