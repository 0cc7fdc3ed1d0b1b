// Anno's own board. Everything it shows comes from its props; it knows no rule.
import type { Board as GameBoard } from '../types'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { hint } from './hint'
import Panel from './Panel.svelte'

const anno1800: GameBoard = { Board, Hand, Panel, choices: true, hint }
export default anno1800
