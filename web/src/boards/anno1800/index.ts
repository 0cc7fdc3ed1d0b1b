// Anno's own board. Everything it shows comes from its props; it knows no rule.
import type { Board as GameBoard } from '../types'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { hint } from './hint'
import Panel from './Panel.svelte'
import Seat from './Seat.svelte'
import SeatLine from './SeatLine.svelte'
import { boxOf, fieldName } from './view'

const anno1800: GameBoard = {
  Board,
  Hand,
  Panel,
  SeatLine,
  Seat,
  choices: true,
  hint,
  address: (word, { facts, say }) => fieldName(boxOf(facts), word, say),
}
export default anno1800
