// One line on what could be done now, from the own marks: only what can be paid, and a tap that shows it.
import type { BoardProps, Hint } from '../types'
import { tableOf, wanting } from './view'

export function hint(props: BoardProps): Hint | null {
  const table = tableOf(props)
  const { say } = props
  if (!table.own || table.choices.can('done')) return null
  const now = Object.keys(table.cards).filter((card) => table.cards[card]!.when === 'now')
  if (table.choices.can('play') || (now.length && table.view.actions_left > 0)) {
    const best = now.toSorted((one, other) => table.box.cards[other]!.points - table.box.cards[one]!.points)[0]
    if (best) return { words: say('board-hint-play', { count: now.length }), show: `play ${best}` }
  }
  const tiles = table.view.actions_left > 0 ? Object.keys(table.tiles).filter((tile) => table.tiles[tile]!.when === 'now') : []
  const wanted = tiles
    .map((tile) => ({ tile, cards: wanting(table, table.box.tiles[tile]!.makes ?? '').length }))
    .filter((one) => one.cards > 0)
    .toSorted((one, other) => other.cards - one.cards)[0]
  if (wanted) {
    const args = { count: wanted.cards, resource: say(`resource-${table.box.tiles[wanted.tile]!.makes}`), tile: say(`tile-${wanted.tile}`) }
    return { words: say('board-hint-build', args), show: `build ${wanted.tile}` }
  }
  const rested = Object.values(table.cards).filter((mark) => mark.when === 'rested').length
  if (rested && table.choices.can('festival')) return { words: say('board-hint-festival', { count: rested }) }
  return table.choices.can('end_turn') && table.view.actions_left === 0 ? { words: say('board-hint-end') } : null
}
