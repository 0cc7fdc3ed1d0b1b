// What moves because of new entries of the log: cubes to work, resources to the own pool, tokens and gold to partners,
// tiles to their fields, everybody home at the festival. Read from the log and the position before; no rule is needed.
import type { Entry } from '../../protocol/types'
import { FREE, makersOf, partners, symbolOf, type Table, type View } from './view'

export interface Move {
  key: string
  of: string // a picture, or a level of people
  from: string // `seat orange`, or places on the board, the first that is shown: `[data-level=farmer]`
  to: string
}
type Flight = [of: string, from: string, to: string]

const seat = (word: string): string => `seat ${word}`
const level = (word: string): string => `[data-level=${word}]`
const maker = (word: string): string => `[data-maker=${word}]`
const token = (word: string): string => `[data-token=${word}]`
const button = (word: string): string => `.actions [data-do=${word}]`
const POOL = '.pool, [data-do=people]'

/** All that moves, in the order it happened. */
export function moves(table: Table, before: View | null, entries: readonly Entry[], me: string): Move[] {
  return entries.flatMap((entry) => {
    const actions = entry.words.split('; ')
    const found = actions.flatMap((words, n) => (entry.seat === me ? mine(table, before, words, actions[n + 1] ?? '', me) : theirs(table, entry.seat, words, actions[n + 1] ?? '', me)))
    return found.map(([of, from, to], n) => ({ key: `${entry.n} ${n}`, of, from, to }))
  })
}

function mine(table: Table, before: View | null, words: string, next: string, me: string): Flight[] {
  const [kind = '', what = ''] = words.split(' ')
  const { box } = table
  if (kind === 'produce') {
    const tile = box.tiles[box.plants[what]!]!
    return [[tile.works!, level(tile.works!), maker(tile.makes!)], [tile.makes!, maker(tile.makes!), POOL]]
  }
  if (kind === 'trade' || kind === 'trade_dear') {
    const from = seat(partner(table, what, next, me) ?? me)
    return [['trade', token('trade'), from], [what, from, POOL], ['gold', button('end_turn'), from]]
  }
  if (kind === 'get' || kind === 'take') return [[what, token('trade'), POOL]]
  if (kind === 'field') return built(table, me, what, `[data-field=${what}]`)
  if (kind === 'play') return [['point', button('play'), seat(me)]]
  if (kind === 'hire') return [[what, button('hire'), level(what)]]
  if (kind === 'recall') return [['gold', token('gold'), level(what)]]
  return kind === 'festival' && before ? home(table, before, me) : []
}

function theirs(table: Table, who: string, words: string, next: string, me: string): Flight[] {
  const [kind = '', what = ''] = words.split(' ')
  if (kind === 'field') return built(table, who, what, seat(who))
  if (kind === 'play') return [['point', button('play'), seat(who)]]
  const asks = kind === 'trade' || kind === 'trade_dear'
  return asks && partner(table, what, next, who) === me ? [[what, maker(what), seat(who)], ['gold', seat(who), token('gold')]] : []
}

/** With whom somebody trades: who was named, or the only one there is. */
function partner(table: Table, resource: string, next: string, who: string): string | null {
  if (next.startsWith('partner ')) return next.split(' ')[1]!
  const all = partners(table, who, resource)
  return all.length === 1 ? all[0]!.seat : null
}

function built(table: Table, who: string, field: string, to: string): Flight[] {
  const tile = table.view.seats[who]!.tile[field]
  const makes = table.box.tiles[tile ?? '']?.makes
  return tile && table.box.tiles[tile] ? [[symbolOf(table.box, tile), button('build'), makes ? `${to}, ${maker(makes)}` : to]] : []
}

/** The festival: who was at work comes home. */
function home(table: Table, before: View, me: string): Flight[] {
  return makersOf(table.box, before.seats[me]!).flatMap((one) => one.places.filter((place) => place !== FREE).map((place): Flight => [place, maker(one.makes), level(place)]))
}
