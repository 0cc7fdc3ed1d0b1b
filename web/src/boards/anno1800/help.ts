// What lacks for something that cannot be paid, and one way to get it: a tile or cube that can be paid now, a card to
// activate, the own festival; or that there is none this turn.
import type { Way } from '../../protocol/types'
import { notesOf, plain } from '../shipyard/notes'
import type { BoardProps } from '../types'
import { markOf, type Mark, type Table } from './view'

export interface Lack {
  of: string // a resource, level, token, or `gold`
  count: number
}
/** A way to get something: what to say, and what shows it or does it. */
export interface Help {
  id: string // `board-help-…`
  args: Record<string, string>
  draft?: string
  act?: string
}

export const lacksOf = (way: Way | undefined): Lack[] => notesOf(way?.notes, 'lacks').map((note) => ({ of: String(plain(note.lack)), count: Number(plain(note.missing)) }))

/** The rules that forbid a wish whatever one pays. */
export const forbiddenBy = (way: Way | undefined): string[] => notesOf(way?.notes, 'forbidden').map((note) => `A-${String(plain(note.rule)).padStart(3, '0')}`)

/** One way for something that lacks, the nearest first; null: none this turn. */
export async function helpFor(props: BoardProps, table: Table, mark: Mark, lacks: readonly Lack[]): Promise<Help | null> {
  const festival = table.choices.can('festival')
  if (mark.when === 'rested') return festival ? { id: 'board-help-festival', args: {}, act: 'festival' } : null
  for (const { of } of lacks) {
    const found = activation(props, of) ?? tileFor(props, table, of) ?? (await cubeFor(props, table, of))
    if (found) return found
  }
  return null
}

/** A played card whose effect brings it. */
function activation(props: BoardProps, of: string): Help | null {
  const effect = props.state.offers.map((offer) => offer.words.split(' ')).find(([kind, what]) => kind === 'activate' && brings(what!, of))?.[1]
  return effect ? { id: 'board-help-activate', args: { effect: props.say(`effect-${effect}`) }, act: `activate ${effect}` } : null
}
const brings = (effect: string, of: string): boolean => effect.split('_and_').some((part) => part.startsWith(`${of}_`) || part.startsWith(`upgrades_to_${of}_`))

/** A tile that makes it and can be paid now. */
function tileFor({ say }: BoardProps, table: Table, of: string): Help | null {
  const tile = Object.keys(table.view.board).find((one) => {
    const facts = table.box.tiles[one]!
    return (facts.makes === of || facts.token === of) && markOf(table.tiles, one, table.choices.can(`build ${one}`)).when === 'now'
  })
  return tile && mayAct(table) ? { id: 'board-help-build', args: { tile: say(`tile-${tile}`) }, draft: `build ${tile}` } : null
}

/** A new or upgraded cube that can be paid now. */
async function cubeFor(props: BoardProps, table: Table, of: string): Promise<Help | null> {
  if (!table.box.levels[of] || !mayAct(table)) return null
  for (const kind of ['hire', 'upgrade']) {
    const ways = kind === 'upgrade' && of === 'farmer' ? [] : ((await props.ways?.(`${kind} ${of}`)) ?? [])
    if (ways.some((way) => way.steps.length)) return { id: `board-help-${kind}`, args: { level: props.say(`level-${of}`) }, draft: kind }
  }
  return null
}

/** Whether an action is left; who waits will have one. */
const mayAct = ({ view, own }: Table): boolean => view.actions_left > 0 || view.seats[view.active] !== own
