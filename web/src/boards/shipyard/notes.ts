// What the game says to the reader unasked (`BoardProps.marks`), and the ways to a wish, as far as this board shows them.
import type { Argument, Line } from '../../protocol/types'
import type { BoardProps } from '../types'

export type Note = Record<string, Argument>

/** All notes of a kind: `contract` for `note-contract {contract, points}`. */
export function notesOf(lines: readonly Line[] | undefined, word: string): Note[] {
  return (lines ?? []).filter((line) => line.id === `note-${word}`).map((line) => line.args)
}

/** An argument as a word or a number. */
export const plain = (argument: Argument | undefined): string | number =>
  typeof argument === 'object' ? argument.is : (argument ?? '')

/** Whether a note's arguments are these. */
export const fits = (note: Note, wanted: Record<string, string | number>): boolean =>
  Object.entries(wanted).every(([name, value]) => plain(note[name]) === value)

/** A number of the first note of a kind with these arguments; null where nothing was said. */
export function number(props: BoardProps, word: string, wanted: Record<string, string | number>, name: string): number | null {
  const found = notesOf(props.marks, word).find((note) => fits(note, wanted))
  return found ? Number(plain(found[name])) : null
}
