// Shipyard's own board. Everything it shows comes from its props; it knows no rule.
import type { Board as GameBoard } from '../types'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { hint } from './hint'
import Panel from './Panel.svelte'
import SeatLine from './SeatLine.svelte'
import { gradeOf } from './view'

const shipyard: GameBoard = {
  Board,
  Hand,
  Panel,
  SeatLine,
  choices: true,
  hint,
  verdict: ({ facts, say }, scores) => (scores.length === 1 ? say(`board-grade-${gradeOf(facts, scores[0]!)}`) : null),
}
export default shipyard
