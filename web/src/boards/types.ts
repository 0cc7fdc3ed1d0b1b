// What a board gets and may ask for. A board draws; it never talks to the server, knows no rule, and holds nothing
// that cannot be made again from its props.
import type { Component } from 'svelte'
import type { Entry, GameFacts, Line, State, Way } from '../protocol/types'
import type { Speech } from '../words/speech'

/** Words of the game and of the shell, in the reader's language. */
export interface Say {
  (id: string, args?: Record<string, unknown>): string
}

export interface BoardSeat {
  seat: string
  name: string
  bot: boolean
  here: boolean
}

export interface BoardProps {
  facts: GameFacts // names, fields; facts.board = what the game says of its map
  state: State // as the reader sees it: state.view by declared names, state.offers = own choices
  entries: Entry[] // the log, for marks of what just happened and for motion
  me: string | null // own seat
  seats: BoardSeat[]
  say: Say
  speech: Speech // the same words with names: speech.name('seat', 'red') is a person's; table/choices.ts labels offers
  sent: string[] // actions on their way: what was pressed shows it, and is not pressed again
  letters: boolean // a letter beside every picture and colour is wished
  draft: string // the board's own words for what is begun but not sent, '' when nothing is; kept over reloads, never read
  motion: boolean // false: no animation
  wide: boolean // true: there is room beside the board for side panels
  act: (words: string) => void // wish one action or phrase; the shell asks once when it is final, and sends
  why: (words: string) => void // tapped what is not lit: the shell shows the rule
  setDraft: (words: string) => void // the only thing that changes the draft
  look: (ref: { rule?: string; name?: string }) => void // open the rules at a place
  marks?: Line[] // what the game says to this seat unasked, about the position shown; [] until it is here
  instead?: (back: number, words: string) => void // take back so many own entries of the log, then do this ('' for nothing more)
  ways?: (...wishes: string[]) => Promise<Way[]> // ways to these actions, one after the other: named phrases, or what lacks
  tryOut?: (words: string) => void // carry out a phrase on the private copy
  seatAt?: (seat: string) => DOMRect | null // where the page shows a seat, for what flies there
}

/** A hint: a sentence, and the draft that shows on the board what it means. */
export interface Hint {
  words: string
  show?: string
}

/** A game that is over, or goes on: what its board tells about it beside the result. */
export interface Ended {
  facts: GameFacts
  entries: Entry[]
  seats: BoardSeat[]
  say: Say
}

/** What a game's own board consists of. Each part is a component with BoardProps; a missing one is made from the
 * declared fields. */
export interface Board {
  Board?: Component<BoardProps> // the map; it fills its box, and sheets rise over its lower part where there is no room beside it
  Hand?: Component<BoardProps> // what is mine, and where there is no room beside the board the buttons of the actions too; below the board
  Panel?: Component<BoardProps> // opponents, bank, trade, the buttons of the actions; beside the board, or behind a tab
  SeatLine?: Component<BoardProps & { seat: string }> // what all may know of a seat: a few signs beside its name
  Seat?: Component<BoardProps & { seat: string }> // a seat in full, in the sheet that a tap on it opens
  choices?: boolean // true: the parts offer every choice themselves, the main button too, so the shell's list stays folded
  hint?: (props: BoardProps) => Hint | null // one line on what the reader could do, computed from what the reader sees
  answer?: (props: Pick<BoardProps, 'state' | 'me' | 'draft'>) => string | null // what the reader has said once for all: sent by itself, as late as typed
  ahead?: readonly string[] // kinds of small answers on others' turns that can be given in advance, besides those given together
  verdict?: (ended: Pick<Ended, 'facts' | 'say'>, scores: number[]) => string | null // how good a result is; null: who has won says it all
  Facts?: Component<Ended> // what people argue about afterwards, under the result
  address?: (word: string, props: Pick<BoardProps, 'facts' | 'say'>) => string | null // a place in a sentence, short
  place?: (word: string, props: Pick<BoardProps, 'facts' | 'state' | 'say'>) => string | null // a place in words: lists, log, readers
}
