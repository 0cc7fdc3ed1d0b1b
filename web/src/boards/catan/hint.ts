// One line on what the reader could do now, from the own hand, the offers and the printed prices. It advises nothing that
// is not offered.
import type { BoardProps, Hint } from '../types'
import { openPhrase } from './draft'
import { lacks, priceOf, tableOf, type Table } from './sheets'
import { isFounding } from './spots'
import { seaTradesFor } from './trade'
import { cardsWords, total } from './view'

const BEST_FIRST = ['build_city', 'build_settlement', 'buy_card', 'build_road'] as const
const ROADS_FIRST = ['build_city', 'build_settlement', 'build_road', 'buy_card'] as const
const FIRST_ROADS = 5 // before so many lie there, a road is worth more than a card: no settlement without
const NEWCOMER = 2 // own turns during which the roll is explained

export function hint(props: BoardProps): Hint | null {
  const { say, state } = props
  const table = tableOf(props)
  if (!state.offers.length || openPhrase(props.draft)) return null
  if (isFounding(table.view)) return { words: say('board-hint-found') }
  if (table.choices.can('move_robber')) return { words: say('board-hint-robber') }
  if (table.choices.can('roll')) return state.turns <= NEWCOMER * table.seats.length ? { words: say('board-hint-roll') } : null
  return table.isMine ? inTurn(props, table) : null
}

function inTurn({ say, me }: BoardProps, table: Table): Hint | null {
  const roads = Object.values(table.view.road).filter((seat) => seat === me).length
  const order = roads < FIRST_ROADS ? ROADS_FIRST : BEST_FIRST
  const kind = order.find((one) => table.choices.can(one))
  if (kind) return { words: say(`board-hint-${kind}`), show: kind === 'buy_card' ? undefined : kind }
  const near = nearest(table)
  if (!near) return { words: say('board-hint-end') }
  const args = { piece: say(`act-${near.kind}.button`), cards: cardsWords(near.lacks, say) }
  return { words: say(near.sea ? 'board-hint-sea' : 'board-hint-lack', args), show: near.kind }
}

/** The building that the fewest cards are missing for, and whether the sea has the last one. */
function nearest(table: Table) {
  const near = BEST_FIRST.filter((kind) => kind !== 'buy_card' || table.view.deck_left > 0)
    .map((kind) => ({ kind, lacks: lacks(table, kind) }))
    .filter((one) => total(one.lacks) === 1)
    .map((one) => ({ ...one, sea: mayBuy(table, one.kind) }))
  return near.find((one) => one.sea) ?? near[0] ?? null
}

function mayBuy(table: Table, kind: string): boolean {
  const own = table.own!
  return seaTradesFor(table.choices, priceOf(table.island, kind), lacks(table, kind), own.hand ?? {}, own.rate, table.resources).length > 0
}
