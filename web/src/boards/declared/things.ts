// The default board: what lies on the table, made from a game's declared fields. It knows no game.
import type { FieldFacts, GameFacts, Offer } from '../../protocol/types'
import { actionsWith, argumentsOf } from '../../table/choices'
import type { Say } from '../types'

const UNSHOWN = '-' // the name of a field that questions and the log tell already

/** A field with what it holds, as the reader sees it. */
export interface Shown {
  field: FieldFacts
  name: string
  value: any // null: hidden
}

/** The plain fields of a part of the view that are worth showing, in their order. */
export function plainFields(fields: readonly FieldFacts[], part: Record<string, any>, say: Say): Shown[] {
  const shown: Shown[] = []
  for (const field of fields) {
    const name = say(`field-${field.name}`)
    if (field.what === 'section' || field.what === 'sections' || field.what === 'seats' || name === UNSHOWN) continue
    if (field.name in part) shown.push({ field, name, value: part[field.name] })
  }
  return shown
}

export function seatFields(facts: GameFacts): FieldFacts[] {
  return facts.fields.find((field) => field.what === 'seats')?.fields ?? []
}

/** Without what the reader cannot see, and rows and sets with nothing in them. */
export function worthShowing(shown: Shown[]): Shown[] {
  return shown.filter(({ field, value }) => {
    if (value === null || value === undefined) return false
    if (field.what === 'flag') return value === true
    if (field.what !== 'row' && field.what !== 'members') return true
    const values = Object.values(value as object)
    return values.length > 0 && (field.what === 'members' || values.some((one) => one !== field.start && one !== null))
  })
}

/** The part of the view that belongs to a seat. */
export function seatPart(facts: GameFacts, view: Record<string, any>, seat: string): Record<string, any> {
  const field = facts.fields.find((one) => one.what === 'seats')
  return (field && view[field.name]?.[seat]) ?? {}
}

/** A part of the table that belongs to no seat: a market, a tile. */
export interface Part {
  heading: string
  word: string | null
  names: string | null
  shown: Shown[]
}

export function parts(facts: GameFacts, view: Record<string, any>, say: Say): Part[] {
  const found: Part[] = []
  for (const field of facts.fields) {
    if (field.name === 'options' || !(field.name in view)) continue
    const name = say(`field-${field.name}`)
    if (name === UNSHOWN) continue
    if (field.what === 'section') {
      found.push({ heading: name, word: null, names: null, shown: worthShowing(plainFields(field.fields, view[field.name], say)) })
    }
    if (field.what !== 'sections') continue
    const of = facts.names[field.places[0] ?? '']?.name ?? null
    for (const [word, part] of Object.entries(view[field.name] as Record<string, any>)) {
      const heading = of ? called(say, of, word) : String(Number(word) + 1)
      found.push({ heading: `${name} ${heading}`, word: of ? word : null, names: of, shown: worthShowing(plainFields(field.fields, part, say)) })
    }
  }
  return found.filter((part) => part.shown.length)
}

/** What a word of some names is called; a place with only a number stands for itself. */
export function called(say: Say, of: string, word: string): string {
  return /^[A-Za-z]\d+$/.test(word) || word === '?' ? word : say(`${of}-${word}`.replaceAll('+', 'plus'))
}

/** One value of a field in words. */
export function valueWord(facts: GameFacts, field: FieldFacts, value: any, say: Say): string {
  if (value === null || value === undefined) return '?'
  if (typeof value === 'boolean') return say(value ? 'table-yes' : 'table-no')
  const of = field.of ? facts.names[field.of]?.name : null
  return of && typeof value === 'string' ? called(say, of, value) : String(value)
}

/** A place of a row that can be drawn as a card, a pile, a cell. */
export interface Cell {
  word: string | null // of the names of the places
  names: string | null
  name: string
  value: any
  text: string
  empty: boolean
}

/** The places of a row or the members of a set; counts that are nothing are left out where the place has a name. */
export function cells(facts: GameFacts, shown: Shown, say: Say): Cell[] {
  const { field, value } = shown
  if (value === null) return []
  const names = (field.what === 'members' ? facts.names[field.of ?? '']?.name : facts.names[field.places[0] ?? '']?.name) ?? null
  if (field.what === 'members') {
    return (value as (string | number)[]).map((word) => member(names, String(word), say))
  }
  return Object.entries(value as Record<string, any> | any[]).map(([word, one]) => ({
    word: names ? word : null,
    names,
    name: names ? called(say, names, word) : String(Number(word) + 1),
    value: one,
    text: valueWord(facts, field, one, say),
    empty: one !== null && one === field.start,
  }))
}

function member(names: string | null, word: string, say: Say): Cell {
  return { word: names ? word : null, names, name: names ? called(say, names, word) : word, value: true, text: '', empty: false }
}

/** The offers that speak of a thing. */
export function offersOf(facts: GameFacts, offers: readonly Offer[], names: string | null, word: string | null): Offer[] {
  if (!names || word === null) return []
  return offers.filter((offer) => argumentsOf(facts, offer.words).some((one) => one.of === names && one.is === word))
}

/** What to ask `why` about, when a thing is tapped that nothing can be done with. */
export function wonders(facts: GameFacts, names: string | null, word: string | null): string | null {
  return names && word !== null ? (actionsWith(facts, names, word)[0] ?? null) : null
}

/** The names whose things the own seat holds: there they are lit, and not in the middle of the table. */
export function ownNames(facts: GameFacts): Set<string> {
  const fields = seatFields(facts).filter((field) => field.seen === 'owner' || field.seen === 'everyone')
  return new Set(fields.flatMap((field) => facts.names[field.places[0] ?? '']?.name ?? []))
}
