// Catan's own board. Everything it shows comes from its props; it knows no rule.
import type { Board as GameBoard } from '../types'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { placeWords } from './island'
import Panel from './Panel.svelte'
import { islandOf, viewOf } from './view'

const catan: GameBoard = {
  Board,
  Hand,
  Panel,
  choices: true,
  place: (word, { facts, state, say }) => placeWords(islandOf(facts), viewOf(state), word, say),
}
export default catan
