// The games that draw their own board, loaded when a table needs them. All others get the default board.
import type { Board } from './types'

export const boards: Record<string, () => Promise<{ default: Board }>> = {
  anno1800: () => import('./anno1800'),
  catan: () => import('./catan'),
  shipyard: () => import('./shipyard'),
}

/** The parts of a game's board; those it does not draw are left out. */
export async function boardOf(game: string): Promise<Board> {
  const load = boards[game]
  return load ? (await load()).default : {}
}
