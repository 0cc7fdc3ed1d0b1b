// No more offers of the seat on turn: said once, and the page declines by itself until that turn is over.
import type { BoardProps } from '../types'
import { aside, openPhrase, phraseOf, withAside } from './draft'
import { Choices } from '../common/choices'
import { viewOf } from './view'

type Told = Pick<BoardProps, 'state' | 'me' | 'draft'>

const inTurn = (turn: number): string => phraseOf(['quiet', String(turn)])

/** Whether the reader has said so in this turn of another seat. */
export function isQuiet({ state, me, draft }: Told): boolean {
  return viewOf(state).active !== me && aside(draft, 'quiet') === inTurn(state.turns)
}

/** The draft that says so, or takes it back. */
export function withQuiet({ state, draft }: Told, wanted: boolean): string {
  return withAside(draft, inTurn(state.turns), wanted)
}

/** The answer to an offer that nobody has to type; none while the reader makes a counter-offer. */
export function standingAnswer(told: Told): string | null {
  const choices = new Choices(told.state.offers)
  const open = isQuiet(told) && choices.can('counter') && choices.can('decline') && !openPhrase(told.draft).startsWith('counter')
  return open ? 'decline' : null
}
