// What the board of Anno makes of what the game advises, over recorded positions with marks and ways: U-22, 24, 26, 27.
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, test } from 'vitest'
import anno1800 from '../../src/boards/anno1800'
import { hint } from '../../src/boards/anno1800/hint'
import Seat from '../../src/boards/anno1800/Seat.svelte'
import Sheet from '../../src/boards/anno1800/Sheet.svelte'
import { folded, tableOf, type Box } from '../../src/boards/anno1800/view'
import type { Board, BoardProps } from '../../src/boards/types'
import type { Line, Way } from '../../src/protocol/types'
import { LANGUAGES, Speech } from '../../src/words/speech'
import { recordedOf, Table, type Recorded } from '../board.svelte'
import advised from './advised.json'
import file from './positions.json'

const texts = import.meta.glob('../../../src/ostrov/games/anno1800/words/*.ftl', { query: '?raw', import: 'default', eager: true }) as Record<string, string>
const wordsOf = (language: string): string => texts[`../../../src/ostrov/games/anno1800/words/${language}.ftl`]!
const { facts } = recordedOf(file)
const { positions } = recordedOf({ facts, ...(advised as object) })
const names = Object.keys(positions)
const some = names.filter((_, n) => n % 5 === 0 || process.env.OSTROV_LONG === '1')
const box = facts.board as unknown as Box
const speech = new Speech([{ language: 'en', texts: [wordsOf('en')] }])
const say = speech.say.bind(speech)
const MOST_SYMBOLS = 25
const WITHOUT_SCROLLING = 8 // tiles of the catalogue on the smallest phone

interface Advised {
  marks: Line[]
  ways: Record<string, Way[]>
}
const adviceOf = (name: string): Advised => positions[name] as unknown as Advised

let open: Table | null = null
afterEach(() => {
  open?.leave()
  open = null
})

function at(name: string, board: Board = anno1800): Table {
  const { marks, ways } = adviceOf(name)
  const recorded: Recorded = { facts, positions }
  open = new Table(board, recorded, wordsOf('en'), name, { marks, ways: async (wish) => ways[wish!] ?? [] })
  return open
}
/** What was asked has been answered. */
async function answered(): Promise<void> {
  for (let turn = 0; turn < 12; turn++) await Promise.resolve()
  flushSync()
}
const complete = (ways: Way[] | undefined): boolean => !!ways?.some((way) => way.steps.length)

/** Wishes that can be paid and bring something that lacks. */
const waysTo = (lack: string, ways: Record<string, Way[]>): string[] =>
  Object.keys(ways).filter((wish) => {
    const [kind, what = ''] = wish.split(' ')
    const tile = kind === 'build' ? box.tiles[what] : undefined
    return complete(ways[wish]) && (what === lack || tile?.makes === lack || tile?.token === lack)
  })

describe('U-24: what cannot be paid', () => {
  test.each(some)('names what lacks, in numbers, and one way or that there is none: %s', async (name) => {
    const { marks, ways } = adviceOf(name)
    const seen = { helped: 0, none: 0 }
    const table = at(name, { Board: Sheet, Hand: anno1800.Hand })
    const hand = tableOf(table.props).own!.hand!.map((card) => `play ${card}`)
    for (const [wish, found] of Object.entries(ways).filter(([wish, ways]) => (wish.startsWith('build ') || hand.includes(wish)) && !complete(ways))) {
      table.begin(wish)
      await answered()
      const told = table.find('.lacks')?.textContent ?? ''
      for (const { id, args } of found[0]!.notes) {
        const lack = (args.lack as { is: string } | undefined)?.is
        if (id === 'note-lacks') expect(told, wish).toContain(`−${args.missing} ${say(`lack-${lack}`)}`)
        else expect(told, wish).toContain(say(`A-${String(args.rule).padStart(3, '0')}`))
      }
      const help = table.find('[data-help]')?.getAttribute('data-help')
      expect(help, wish).toBeTruthy()
      seen[help === 'none' ? 'none' : 'helped']++
      if (help === 'festival') expect(marks.some((line) => line.id.endsWith('_rested') && wish.endsWith((Object.values(line.args)[0] as { is: string }).is)), wish).toBe(true)
      else if (help === 'hire' || help === 'upgrade') expect(Object.keys(ways).some((one) => one.startsWith(help) && complete(ways[one])), wish).toBe(true)
      else if (help?.startsWith('build')) expect(complete(ways[help]), `${wish}: ${help}`).toBe(true)
      else if (help === 'none') expect(found[0]!.notes.flatMap((line) => waysTo(String((line.args.lack as { is: string } | undefined)?.is), ways)), wish).toEqual([])
      else expect(positions[name]!.state.offers.map((offer) => offer.words), wish).toContain(help)
    }
    expect(seen.none + seen.helped).toBeGreaterThan(0)
  })
})

describe('U-26: the strip', () => {
  test.each(names)('advises only what can be paid and done: %s', (name) => {
    const table = at(name, { Board: Sheet, Hand: Sheet })
    const advice = hint(table.props)
    const offers = positions[name]!.state.offers.map((offer) => offer.words)
    expect(advice, 'a turn that begins has advice').not.toBeNull()
    if (advice!.show) expect(complete(adviceOf(name).ways[advice!.show]), advice!.show).toBe(true)
    else expect(offers).toContain(advice!.words === say('board-hint-swap') ? 'swap' : 'festival')
  })
  test('it has more than one thing to say', () => {
    const kinds = names.map((name) => hint(at(name, { Board: Sheet, Hand: Sheet }).props)?.show?.split(' ')[0])
    expect(new Set(kinds).size).toBeGreaterThan(1)
  })
})

describe('U-22: one tap or three letters', () => {
  test.each(LANGUAGES)('three typed letters find every tile and resource in the catalogue: %s', (language) => {
    const speech = new Speech([{ language, texts: [wordsOf(language)] }])
    const table = new Table(anno1800, { facts, positions }, wordsOf(language), names[0]!, { draft: 'build' })
    open = table
    const field = table.find('input[type=search]') as HTMLInputElement
    const wanted = [...Object.keys(table.props.state.view.board as object).map((tile) => [speech.say(`tile-${tile}`), `[data-tile=${tile}]`]), ...Object.keys(box.resources).map((word) => [speech.say(`resource-${word}`), `[data-lens=${word}]`])]
    const finds = (letters: string, where: string): boolean => {
      field.value = letters
      field.dispatchEvent(new Event('input', { bubbles: true }))
      flushSync()
      const place = table.all(where.startsWith('[data-tile') ? '.catalogue [data-tile]' : '[data-lens]').findIndex((one) => one.matches(where))
      return place >= 0 && place < WITHOUT_SCROLLING
    }
    for (const [name = '', where = ''] of wanted) {
      const starts = name.split(/[\s(]+/).map((word) => folded(word).slice(0, 3))
      expect(starts.some((letters) => finds(letters, where)), name).toBe(true)
    }
  })

  test.each(some)('each resource on the first screen opens its lens with one tap, with makers and prices: %s', (name) => {
    const table = at(name)
    for (const button of table.all('[data-maker], [data-other]')) {
      const word = button.getAttribute('data-maker') ?? button.getAttribute('data-other')!
      table.begin('').tap(`[data-maker=${word}], [data-other=${word}]`)
      expect(table.find('[data-sheet=lens] h2')!.textContent).toContain(say(`resource-${word}`))
    }
  })

  test.each(some)('a tap on a seat shows its islands, field by field: %s', (name) => {
    const { facts, state, me, say, speech } = at(name, { Board: Sheet, Hand: Sheet }).props
    const props = { ...open!.props, facts, state, me, say, speech, setDraft: () => {} } as BoardProps
    for (const [seat, player] of Object.entries(tableOf(props).view.seats)) {
      const target = document.createElement('div')
      const part = mount(Seat, { target, props: { ...props, seat } })
      const told = [...target.querySelectorAll('[data-field] .unseen')].map((one) => one.textContent)
      for (const tile of Object.values(player.tile)) if (tile !== 'nothing') expect(told.some((line) => line?.includes(say(`tile-${tile}`))), tile).toBe(true)
      for (const id of ['field-hand', 'field-gold', 'token-trade', 'level-farmer']) expect(target.textContent).toContain(say(id))
      void unmount(part)
    }
  })
})

describe('U-27: the first screen', () => {
  const first = names.filter((name) => name.endsWith('turn 1'))
  const called = (of: string): string => {
    const id = { gold: 'field-gold', point: 'board-points', trade: 'token-trade', exploration: 'token-exploration', cards: 'field-hand' }[of]
    return say(id ?? (of in box.levels ? `level-${of}` : `resource-${of}`))
  }
  test.each(first)('has few symbols, each named by one tap: %s', async (name) => {
    const table = at(name)
    const shown = table.all('.home:not(.island) [data-picture], .actions [data-picture]')
    const symbols = new Set(shown.map((one) => one.getAttribute('data-picture')!))
    expect(symbols.size).toBeLessThanOrEqual(MOST_SYMBOLS - 1) // and the cards beside each seat
    const named = new Set<string>()
    for (const button of new Set(shown.map((one) => one.closest('button')!))) {
      const symbols = [...button.querySelectorAll('[data-picture]')].map((one) => one.getAttribute('data-picture')!)
      table.begin('')
      button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      flushSync()
      await answered()
      const told = table.find('[data-sheet]')?.textContent?.toLowerCase() ?? ''
      for (const of of symbols) if (told.includes(called(of).toLowerCase())) named.add(of)
    }
    expect([...symbols].filter((of) => !named.has(of))).toEqual([])
  })
  test('there are such', () => expect(first.length).toBeGreaterThan(2))
})
