// One line on what could be done now, from the own marks and offers: only what can be paid, and a tap that shows it.
import type { BoardProps, Hint } from '../types'
import { fieldName, handSize, NOTHING, rank, tableOf, wanting, type Mark, type Table } from './view'

const DEPTH = 3 // tiles for tiles for tiles
const MOST_ACTIONS = 3 // of cubes in one action

export function hint(props: BoardProps): Hint | null {
  const table = tableOf(props)
  const { choices, view, own } = table
  if (!own || view.active !== props.me) return null
  if (choices.can('field')) return fieldHint(props, table)
  if (props.state.offers.some((offer) => offer.words.startsWith('put_'))) return { words: props.say('board-hint-put') }
  if (choices.can('done')) return { words: props.say('board-hint-done') }
  if (view.actions_left > 0) return Object.keys(table.tiles).length ? actionHint(props, table) : null
  const effect = choices.firsts('activate')[0]
  if (effect) return { words: props.say('board-hint-activate', { effect: props.say(`effect-${effect}`) }) }
  return choices.can('end_turn') ? { words: props.say('board-hint-end') } : null
}

/** The best field for a tile in hand: a free one, land before coast. */
export function bestField({ box, choices, own }: Table): string {
  const fields = choices.firsts('field')
  return fields.find((field) => own!.tile[field] === NOTHING && box.fields[field]!.terrain === 'land') ?? fields.find((field) => own!.tile[field] === NOTHING) ?? fields[0]!
}

function fieldHint({ say }: BoardProps, table: Table): Hint | null {
  const field = bestField(table)
  const free = table.own!.tile[field] === NOTHING && table.view.placing !== NOTHING
  return free ? { words: say('board-hint-field', { field: fieldName(table.box, field, say) ?? field }) } : null
}

function actionHint(props: BoardProps, table: Table): Hint | null {
  const { say } = props
  const { box, cards, choices, own } = table
  const playable = Object.keys(cards).filter((card) => cards[card]!.when === 'now')
  const best = playable.toSorted((one, other) => box.cards[other]!.points - box.cards[one]!.points)[0]
  if (best) return { words: say('board-hint-play', { count: playable.length }), show: `play ${best}` }
  const wish = wishes(table)
  const tile = wish.find((one) => is(table.tiles[one.tile], 'now'))
  if (tile) {
    const resource = box.tiles[tile.tile]!.makes!
    const args = { count: wanting(table, resource).length, resource: say(`resource-${resource}`), tile: say(`tile-${tile.tile}`) }
    return tile.next
      ? { words: say('board-hint-step', { ...args, next: say(`tile-${tile.next}`) }), show: `build ${tile.tile}` }
      : { words: say('board-hint-build', args), show: `build ${tile.tile}` }
  }
  const rested = Object.values(cards).filter((mark) => mark.when === 'rested').length
  if (choices.can('festival')) {
    if (rested) return { words: say('board-hint-festival', { count: rested }) }
    const tired = Object.values(own!.exhausted).some(Boolean) || Object.values(own!.work).flat().some((one) => one in box.levels) || Object.values(own!.spent).some(Boolean)
    if (tired && (wish.some((one) => is(table.tiles[one.tile], 'rested')) || !choices.can('swap'))) return { words: say('board-hint-rest') }
  }
  if (choices.can('swap') && handSize(own!) >= MOST_ACTIONS) return { words: say('board-hint-swap') }
  return choices.can('festival') ? { words: say('board-hint-rest') } : null
}

const is = (mark: Mark | undefined, when: Mark['when']): boolean => mark?.when === when

interface Wish {
  tile: string
  next: string // the tile it is needed for, '' when a card wants it itself
}

/** Tiles that make what the cards lack, those first that bring cards nearest; then tiles for those tiles. */
function wishes(table: Table): Wish[] {
  const worth: Record<string, number> = {}
  for (const [card, mark] of Object.entries(table.cards)) {
    for (const lack of mark.lacks) if (mark.when === 'short' && table.own!.hand!.includes(card)) worth[lack] = (worth[lack] ?? 0) + 1 / rank(mark) ** 2
  }
  const first = Object.keys(worth).toSorted((one, other) => worth[other]! - worth[one]!)
  const found: Wish[] = []
  let need: [string, string][] = first.map((resource) => [resource, ''])
  for (let depth = 0; depth < DEPTH; depth++) {
    const tiles = need.flatMap(([resource, next]) => makersFor(table, resource).map((tile) => ({ tile, next })))
    found.push(...tiles.filter((one) => !found.some((other) => other.tile === one.tile)))
    need = tiles.flatMap(({ tile }) => (table.tiles[tile]?.lacks ?? []).map((lack): [string, string] => [lack, tile]))
  }
  return found
}

const makersFor = ({ box, tiles }: Table, resource: string): string[] => Object.keys(tiles).filter((tile) => box.tiles[tile]!.makes === resource && tiles[tile]!.when !== 'closed')
