// Shares of a win over a game as bands one on top of the other: where they run, and where they turned.
import type { Course, Moment } from '../protocol/types'

export interface Size {
  width: number
  height: number
}

/** Where a moment stands from left to right: by its entry, as the slider of the replay does. */
export function across(n: number, entries: number, { width }: Size): number {
  return (n / Math.max(1, entries)) * width
}

/** The upper edges of the bands, from the top: one line for each seat, the last along the floor. */
export function edges(moments: readonly Moment[], seats: readonly string[], entries: number, size: Size): [number, number][][] {
  const first = moments[0] ? [{ ...moments[0], n: 0 }] : [] // before the first turn it stood as in it
  return seats.map((_, place) =>
    [...first, ...moments].map((moment) => {
      const above = seats.slice(0, place + 1).reduce((sum, seat) => sum + (moment.shares[seat] ?? 0), 0)
      const all = seats.reduce((sum, seat) => sum + (moment.shares[seat] ?? 0), 0) || 1
      return [across(moment.n, entries, size), (above / all) * size.height]
    }),
  )
}

/** Where signs stand that want to be at these places, in their order, without touching and inside the picture. */
export function apart(wanted: readonly number[], wide: number, { width }: Size): number[] {
  const found: number[] = []
  for (const x of wanted) found.push(Math.max(wide / 2, x, (found.at(-1) ?? -wide) + wide))
  let room = width - wide / 2
  for (let place = found.length - 1; place >= 0; place--) {
    found[place] = Math.min(found[place]!, room)
    room = found[place]! - wide
  }
  return found
}

/** A band between two edges as a closed path. */
export function band(upper: readonly [number, number][], lower: readonly [number, number][]): string {
  const points = (line: readonly [number, number][]) => line.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')
  return upper.length ? `M${points(upper)}L${points([...lower].reverse())}Z` : ''
}

export function line(points: readonly [number, number][]): string {
  return points.length ? `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}` : ''
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** Everybody's share at the last moment at or before an entry. */
export function sharesAt(course: Course, n: number): Moment | undefined {
  return course.moments.findLast((moment) => moment.n <= n) ?? course.moments[0]
}

/** `+18` or `−18` of a hundred. */
export function signed(change: number): string {
  const percent = Math.round(100 * Math.abs(change))
  return `${change < 0 ? '−' : '+'}${percent}`
}
