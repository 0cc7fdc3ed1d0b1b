// Typed words: compared with what they may stand for, however they are written.
import type { GameFacts } from '../protocol/types'
import type { Speech } from '../words/speech'
import { argumentsOf, button, label, short } from './choices'

/** Words without case, accents and marks: ё is е, `Naložit čaj!` is `nalozit caj`. */
export function plainWords(typed: string): string[] {
  const bare = typed.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return bare.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}

/** Each typed word is the beginning of its word: `l t` of `load tea`. */
function begins(typed: string[], whole: string[]): boolean {
  return typed.length > 0 && typed.length <= whole.length && typed.every((start, n) => whole[n]!.startsWith(start))
}

/** Typed words begin some of the words in their order: `build E28` of `build a road on E28`. */
function skips(typed: string[], whole: string[]): boolean {
  let from = 0
  for (const start of typed) {
    const found = whole.findIndex((word, n) => n >= from && word.startsWith(start))
    if (found < 0) return false
    from = found + 1
  }
  return typed.length > 0
}

const whole = (typed: string[], all: string[]) => typed.join(' ') === all.join(' ')
const same = (typed: string[], all: string[]) => typed.length === all.length && begins(typed, all)

/** Which of some things are meant: those typed in full, else those whose words all begin so, else all that begin so, else all that leave words out. */
export function meant(typed: string, spellings: Map<string, string[]>): string[] {
  const wanted = plainWords(typed)
  const known = [...spellings].map(([name, found]) => [name, found.map(plainWords)] as const)
  for (const fits of [whole, same, begins, skips]) {
    const found = known.filter(([, spelt]) => spelt.some((one) => fits(wanted, one)))
    if (found.length) return found.map(([name]) => name)
  }
  return []
}

/** Every way to type an action: its words, its name in the language, its button, its arguments alone, its address. */
export function spelt(facts: GameFacts, speech: Speech, words: string, address: (word: string) => string): string[] {
  const names = short(facts, speech, words)
  const given = argumentsOf(facts, words).map((value) => value.is)
  const addressed = given.map(address).join(' ')
  const starts = [button(speech, words), words.split(' ')[0]!.replaceAll('_', ' ')]
  const found = [words, label(facts, speech, words), given.join(' '), names, addressed]
  for (const start of starts) found.push(`${start} ${names}`, `${start} ${addressed}`, `${start} ${given.join(' ')}`)
  return found.filter((one) => one.trim())
}
