// Lessons: ordinary positions that are opened like saved games; which table is a lesson's is known to this browser only.
import type { Entry, Lesson } from '../protocol/types'
import { tableAddress } from '../route'
import { bring } from '../start/begin'
import { read, write } from '../storage'

const LEARNED = 'ostrov.learned'
const keyOf = (table: string): string => `ostrov.lesson.${table}`

export interface Taken {
  game: string
  lesson: string
}

/** The lesson a table was opened for. */
export const lessonAt = (table: string): Taken | null => read<Taken | null>(keyOf(table), null)

/** Lessons done in this browser, `catan first_road`. */
export const learned = (): string[] => read<string[]>(LEARNED, [])

export function learn({ game, lesson }: Taken): void {
  write(LEARNED, [...new Set([...learned(), `${game} ${lesson}`])])
}

/** Open a table for a lesson and go there. */
export async function take(game: string, lesson: Lesson): Promise<void> {
  const place = await bring(lesson.saved, lesson.seat)
  write(keyOf(place.table), { game, lesson: lesson.name } satisfies Taken)
  location.hash = tableAddress(place.table)
}

/** How many steps of a lesson a seat has done, and whether it did something else since. */
export function progress(lesson: Lesson, entries: readonly Entry[]): { done: number; aside: boolean } {
  const actions = entries.filter((entry) => entry.seat === lesson.seat).flatMap((entry) => entry.words.split('; '))
  let [done, aside] = [0, false]
  for (const words of actions) {
    if (done === lesson.steps.length) break
    const meant = lesson.steps[done]!.some((start) => `${words} `.startsWith(`${start} `))
    if (meant) done++
    aside = !meant
  }
  return { done, aside }
}
