// Points as the result sheet and the seats show them.
import type { Entry, State } from '../protocol/types'

/** The sum over all sources. */
export function score(state: State, seat: string): number {
  return Object.values(state.points[seat] ?? {}).reduce((sum, points) => sum + points, 0)
}

/** The sources somebody has points from, in the order of the game, with everybody's points. */
export function rows(state: State, sources: readonly string[], seats: readonly string[]): { source: string; points: number[] }[] {
  return sources
    .map((source) => ({ source, points: seats.map((seat) => state.points[seat]?.[source] ?? 0) }))
    .filter((row) => row.points.some((points) => points !== 0))
}

/** Everybody's points after each entry that changed some: where the lines of the picture bend. */
export function course(entries: readonly Entry[], seats: readonly string[], end: State): { n: number; points: number[] }[] {
  const last = seats.map((seat) => score(end, seat))
  const found = [{ n: entries.length, points: last }]
  let now = last
  for (const entry of [...entries].reverse()) {
    if (!Object.keys(entry.gains).length) continue
    now = now.map((points, place) => points - (entry.gains[seats[place]!] ?? 0))
    found.push({ n: entry.n, points: now })
  }
  return found.reverse()
}

/** What each seat was brought over the whole game, by names and word. */
export function brought(entries: readonly Entry[]): Record<string, Record<string, Record<string, number>>> {
  const found: Record<string, Record<string, Record<string, number>>> = {} // names, word, seat
  for (const entry of entries) {
    for (const [seat, things] of Object.entries(entry.brought)) {
      for (const [names, words] of Object.entries(things)) {
        for (const [word, count] of Object.entries(words)) {
          if (count <= 0) continue
          const row = ((found[names] ??= {})[word] ??= {})
          row[seat] = (row[seat] ?? 0) + count
        }
      }
    }
  }
  return found
}
