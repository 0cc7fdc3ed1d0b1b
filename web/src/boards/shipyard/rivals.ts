// What the two opponents of a solo game have done, read from the log: one deed for each of their turns.
import type { Argument, Entry } from '../../protocol/types'
import type { BoardProps } from '../types'
import { plain } from './notes'
import { boxOf } from './view'

export interface Deed {
  n: number // of its entry
  seat: string
  tile: string
  effect: string // cube: nothing more; gone: something leaves the table; moved: a marker moves on
  gone: string[] // the places it leaves
  steps: number
}

export const FRAME = 600 // milliseconds a picture stands
export const PICTURES_EACH = 3

/** The deeds among these entries; tiles that showed an occupied action are passed over. */
export function deedsOf(entries: readonly Entry[]): Deed[] {
  return entries.flatMap((entry) => {
    const line = /^(face|number) /.test(entry.words) ? entry.lines[0] : undefined
    const effect = line ? word(line.args.effect) : ''
    if (!line || !['cube', 'gone', 'moved'].includes(effect)) return []
    const { active, tile, gone, steps } = line.args
    return [{ n: entry.n, seat: word(active), tile: word(tile), effect, gone: word(gone).split(' ').filter(Boolean), steps: Number(steps ?? 0) }]
  })
}
const word = (argument: Argument | undefined): string => String(plain(argument))

/** One sentence: “Blue takes the goods tile you would pay 2 for.” */
export function deedWords({ facts, say }: Pick<BoardProps, 'facts' | 'say'>, deed: Deed): string {
  const box = boxOf(facts)
  const [place = ''] = deed.gone
  const price = box.goods_prices[place] ?? box.canal_prices[place] ?? box.columns.find((column) => place in column.places)?.places[place] ?? 0
  const what = deed.effect === 'moved' ? (deed.tile === 'exchange' ? 'market' : 'ring') : deed.effect === 'gone' ? deed.tile : 'cube'
  return say('board-deed', { what, player: { of: 'seat', is: deed.seat }, tile: { of: 'tile', is: deed.tile }, price, steps: deed.steps })
}
