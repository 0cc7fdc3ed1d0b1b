// The line above the actions: the game's own hint for the choice at hand, and the draft that shows it on the board.
import type { BoardProps, Hint } from '../types'
import { plain, type Note } from './notes'

const SHOWS: Record<string, (note: Note) => string> = {
  captain: ({ tile }) => `choose ${plain(tile)}`,
  canal: ({ tile }) => `choose ${plain(tile)}`,
  build: ({ tile }) => `choose ${plain(tile)}`,
  money: ({ tile }) => `choose ${plain(tile)}`,
  part: ({ place }) => `build ${plain(place)}`,
  bow: ({ place }) => `build ${plain(place)}`,
  middle: ({ place }) => `build ${plain(place)}`,
  turn: ({ turned }) => `turn ${plain(turned)}`,
}
const HINT = 'note-hint_'

export function hint(props: BoardProps): Hint | null {
  const told = props.marks?.find((line) => line.id.startsWith(HINT))
  if (!told) return null
  const show = SHOWS[told.id.slice(HINT.length)]?.(told.args)
  return { words: props.say(told.id, told.args), ...(show && show !== props.draft ? { show } : {}) }
}
