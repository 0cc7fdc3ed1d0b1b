// The typed line of the text table: a choice, or one of a few commands, in the words of the reader's language.
import type { Speech } from '../words/speech'
import type { Session } from '../table/session.svelte'
import { kindOf, label } from '../table/choices'
import { meant, spelt } from '../table/typed'

export const COMMANDS = ['choices', 'why', 'hints', 'undo', 'points', 'log', 'help'] as const
export type Command = (typeof COMMANDS)[number]

/** What a typed line means. */
export type Meaning =
  | { what: 'choice'; words: string }
  | { what: 'command'; command: Command; rest: string }
  | { what: 'several'; words: string[] }
  | { what: 'forbidden'; words: string } // an action of the game that is not offered
  | { what: 'unknown' }
  | { what: 'empty' }

export function meaning(session: Session, address: (word: string) => string, typed: string): Meaning {
  const line = typed.trim()
  const { facts, speech } = session
  if (!line || !facts || !speech) return { what: 'empty' }
  if (line === '?') return { what: 'command', command: 'choices', rest: '' }
  const number = /^\d{1,3}$/.test(line) ? Number(line) : 0
  const numbered = session.offers[number - 1]
  if (numbered) return { what: 'choice', words: numbered.words }

  const command = commandOf(speech, line)
  if (command) return command
  const spellings = new Map(session.offers.map((offer) => [offer.words, spelt(facts, speech, offer.words, address)]))
  const found = meant(line, spellings)
  const names = new Set(found.map((words) => label(facts, speech, words)))
  if (names.size === 1) return { what: 'choice', words: found[0]! } // of cards that say the same, any
  if (found.length) return { what: 'several', words: found }
  const known = wonder(session, address, line)
  return known ? { what: 'forbidden', words: known } : { what: 'unknown' }
}

/** What `why` is asked about: one action of the whole game, offered or not. */
export function wonder(session: Session, address: (word: string) => string, typed: string): string | null {
  const { facts, speech } = session
  if (!facts || !speech) return null
  const every = facts.actions.flatMap((kind) => {
    const lists = kind.arguments.map((names) => facts.names[names]?.words ?? [])
    return lists.reduce((some, words) => some.flatMap((start) => words.map((word) => `${start} ${word}`)), [kind.word])
  })
  return meant(typed, new Map(every.map((words) => [words, spelt(facts, speech, words, address)])))[0] ?? null
}

function commandOf(speech: Speech, line: string): Meaning | null {
  const [word = '', ...rest] = line.split(/\s+/)
  for (const command of COMMANDS) {
    const names = [command, speech.say(`command-${command}`)].map((name) => name.toLowerCase())
    if (names.includes(word.toLowerCase())) return { what: 'command', command, rest: rest.join(' ') }
  }
  return null
}

/** What may still be typed after this beginning: the first few choices. */
export function completions(session: Session, address: (word: string) => string, typed: string, most = 8): string[] {
  const { facts, speech } = session
  if (!facts || !speech || !typed.trim()) return []
  const spellings = new Map(session.offers.map((offer) => [offer.words, spelt(facts, speech, offer.words, address)]))
  return meant(typed, spellings)
    .slice(0, most)
    .filter((words) => kindOf(facts, words))
    .map((words) => label(facts, speech, words))
}
