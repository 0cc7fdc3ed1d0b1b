// What the page says: Fluent messages of the shell and of a game, in one language, English behind it.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Argument, Line, Value } from '../protocol/types'

export const LANGUAGES = ['en', 'cs', 'de', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]
/** How each language is called by those who speak it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', cs: 'Čeština', de: 'Deutsch', ru: 'Русский' }

export type Arguments = Record<string, unknown>

/** The language a browser asks for, if we speak it too; else English. */
export function languageOf(wanted: readonly string[]): Language {
  const spoken = wanted.map((one) => one.slice(0, 2).toLowerCase())
  return (spoken.find((one) => (LANGUAGES as readonly string[]).includes(one)) as Language) ?? 'en'
}

/** Texts of Fluent files in one language: the later ones stand behind the earlier. */
export interface Source {
  language: Language
  texts: string[]
}

const PLAIN = /^[A-Za-z]\d+$/ // a place with only a number is called the same everywhere
const HIDDEN = '?'

export class Speech {
  readonly language: Language
  private readonly bundles: FluentBundle[]
  private readonly address: (place: string) => string | null = () => null

  /** `people` are the names of those who sit at the table, by seat. */
  constructor(
    sources: Source[],
    private readonly people: Record<string, string> = {},
  ) {
    this.language = sources[0]?.language ?? 'en'
    this.bundles = sources.map(bundleOf)
  }

  /** The same words at a table: with the names of its people, and places called as its board calls them. */
  among(people: Record<string, string>, address: (place: string) => string | null = () => null): Speech {
    const other: Speech = Object.create(Speech.prototype)
    return Object.assign(other, this, { people, address })
  }

  /** A message; its id made readable where no file has it. */
  say(id: string, args: Arguments = {}): string {
    return this.find(id, args) ?? readable(id)
  }

  /** A message, or null. `act-load.button` is an attribute. */
  find(id: string, args: Arguments = {}): string | null {
    const [start, attribute] = id.split('.') as [string, string | undefined]
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(start)
      const pattern = attribute ? message?.attributes[attribute] : message?.value
      if (pattern) return bundle.formatPattern(pattern, this.variables(args), [])
    }
    return null
  }

  /** A word of some names: `čaj` for tea; the name of the person for a seat. */
  name(of: string, is: string): string {
    if (of === 'seat' && this.people[is]) return this.people[is]
    const known = this.find(nameId(of, is))
    if (known !== null) return known
    return plain(is) ? (this.address(is) ?? is) : readable(nameId(of, is))
  }

  /** What an argument is called by itself. */
  value(argument: Argument): string {
    return typeof argument === 'object' ? this.name(argument.of, argument.is) : String(argument)
  }

  line(line: Line): string {
    return this.say(line.id, line.args)
  }

  private variables(args: Arguments): Record<string, FluentVariable> {
    const found: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(args)) {
      if (isValue(value)) Object.assign(found, this.named(name, value))
      else if (typeof value === 'boolean') found[name] = this.say(value ? 'table-yes' : 'table-no')
      else found[name] = typeof value === 'number' ? value : String(value)
    }
    return found
  }

  /** A name with its id and its other forms: $good, $good-id, $good-dative. */
  private named(name: string, value: Value): Record<string, FluentVariable> {
    const called = this.name(value.of, value.is)
    const found: Record<string, FluentVariable> = { [name]: called, [`${name}-id`]: value.is }
    const person = value.of === 'seat' && this.people[value.is]
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(nameId(value.of, value.is))
      if (!message) continue
      for (const [form, pattern] of Object.entries(message.attributes)) {
        found[`${name}-${form}`] = person || bundle.formatPattern(pattern, null, []) // people are never declined
      }
      break
    }
    return found
  }
}

function bundleOf(source: Source): FluentBundle {
  const bundle = new FluentBundle(source.language, { useIsolating: false })
  for (const text of source.texts) bundle.addResource(new FluentResource(text))
  return bundle
}

/** `good-tea`; a plus is written out, ids have none. */
export function nameId(of: string, is: string): string {
  return `${of}-${is}`.replaceAll('+', 'plus')
}

/** An id without a message, as good as it gets: `act-build_road.button` is `build road`. */
export function readable(id: string): string {
  const start = id.split('.')[0]!
  if (/^[A-Z]-\d+$/.test(start)) return start
  return start.replace(/^[^-]*-/, '').replaceAll(/[_-]/g, ' ')
}

function plain(word: string): boolean {
  return word === HIDDEN || PLAIN.test(word)
}

function isValue(value: unknown): value is Value {
  return typeof value === 'object' && value !== null && 'of' in value && 'is' in value
}
