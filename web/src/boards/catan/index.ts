// Catan's own board. Everything it shows comes from its props; it knows no rule.
import type { Board as GameBoard } from '../types'
import Board from './Board.svelte'
import Facts from './Facts.svelte'
import Hand from './Hand.svelte'
import { hint } from './hint'
import { placeAddress, placeWords } from './island'
import Panel from './Panel.svelte'
import { standingAnswer } from './quiet'
import SeatLine from './SeatLine.svelte'
import { islandOf, viewOf } from './view'

const catan: GameBoard = {
  Board,
  Hand,
  Panel,
  SeatLine,
  Facts,
  choices: true,
  hint,
  answer: standingAnswer,
  ahead: ['decline'],
  address: (word, { facts, say }) => placeAddress(islandOf(facts), word, say),
  place: (word, { facts, state, say }) => placeWords(islandOf(facts), viewOf(state), word, say),
}
export default catan
