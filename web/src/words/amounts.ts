// Durations and days as a reader says them.
import type { Language } from './speech'

const UNITS: [Intl.RelativeTimeFormatUnit & string, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** `2 minutes`, `90 seconds`, `3 days`: in the largest unit that comes out whole. */
export function duration(language: Language, seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? ['second', 1]
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size)
}

/** The day of a time of day in seconds. */
export function day(language: Language, at: number): string {
  return new Date(at * 1000).toLocaleDateString(language, { day: 'numeric', month: 'long', year: 'numeric' })
}

export function moment(language: Language, at: number): string {
  return new Date(at * 1000).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })
}
