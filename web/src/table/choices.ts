// What can be chosen, in words: the server's offers grouped by kind, and how each is called.
import type { GameFacts, KindFacts, Line, Offer, State, Value } from '../protocol/types'
import type { Speech } from '../words/speech'

/** The offers of one kind: all places where a road may go. */
export interface Group {
  kind: KindFacts
  offers: Offer[]
}

/** Offers by kind, in the order of the game's table. */
export function grouped(facts: GameFacts, offers: readonly Offer[]): Group[] {
  const groups = new Map<string, Group>()
  for (const offer of offers) {
    const kind = kindOf(facts, offer.words)
    if (!kind) continue
    const group = groups.get(kind.word) ?? { kind, offers: [] }
    group.offers.push(offer)
    groups.set(kind.word, group)
  }
  return [...groups.values()]
}

export function kindOf(facts: GameFacts, words: string): KindFacts | undefined {
  const word = words.split(' ')[0]
  return facts.actions.find((kind) => kind.word === word) ?? facts.outcomes.find((kind) => kind.word === word)
}

/** The words behind the kind, each with the names it is one of. */
export function argumentsOf(facts: GameFacts, words: string): Value[] {
  const kind = kindOf(facts, words)
  return words
    .split(' ')
    .slice(1)
    .map((is, place) => ({ of: facts.names[kind?.arguments[place] ?? '']?.name ?? '', is }))
}

/** The variables of a kind's message. */
export function variables(facts: GameFacts, words: string): Record<string, Value> {
  const kind = kindOf(facts, words)
  return Object.fromEntries(argumentsOf(facts, words).map((value, place) => [kind?.variables[place] ?? '', value]))
}

/** A choice in full: "Build a road on E28". */
export function label(facts: GameFacts, speech: Speech, words: string): string {
  const whole = speech.find(`act-${words.split(' ')[0]}`, variables(facts, words))
  return whole ?? [button(speech, words), short(facts, speech, words)].join(' ').trim()
}

/** A choice under the heading of its kind: only its arguments. */
export function short(facts: GameFacts, speech: Speech, words: string): string {
  return argumentsOf(facts, words)
    .map((value) => speech.value(value))
    .join(', ')
}

/** At most 12 letters for a kind. */
export function button(speech: Speech, words: string): string {
  const kind = words.split(' ')[0]!
  return speech.find(`act-${kind}.button`) ?? kind.replaceAll('_', ' ')
}

/** An outcome of chance as the log would tell it. */
export function outcome(facts: GameFacts, speech: Speech, now: State, words: string): string {
  const id = `happened-${words.split(' ')[0]}`
  return speech.find(id, { ...now.facts, ...variables(facts, words) }) ?? words
}

/** The question of the first offer's kind; else the kinds there are. */
export function question(facts: GameFacts, speech: Speech, now: State): string {
  const groups = grouped(facts, now.offers)
  const asked = groups[0] && speech.find(`act-${groups[0].kind.word}.asked`, now.facts)
  return asked ?? speech.say('web-choose', { kinds: groups.map((group) => button(speech, group.kind.word)).join(' / ') })
}

/** The one offer of the big button: it closes something, and pressing it is the whole question. */
export function mainOffer(facts: GameFacts, speech: Speech, offers: readonly Offer[]): Offer | null {
  const bare = offers.filter((offer) => !offer.words.includes(' '))
  const closing = bare.filter((offer) => offer.final && !speech.find(`act-${offer.words}.sure`))
  if (closing.length) return closing.length === 1 ? closing[0]! : null
  return bare.length === 1 && grouped(facts, offers).length === 1 ? bare[0]! : null
}

/** The one question before what cannot be taken back, where a slip is likely: the game's own (`.sure`), or a plain one
 * where the choice stands among others that can be taken back and is more than a closing button. Null: none. */
export function sureQuestion(facts: GameFacts, speech: Speech, now: State, words: string): string | null {
  const offer = now.offers.find((one) => one.words === words)
  if (!offer?.final) return null
  const own = speech.find(`act-${words.split(' ')[0]}.sure`, { ...now.facts, ...variables(facts, words) })
  const beside = words.includes(' ') && !now.offers.every((one) => one.final)
  return own ?? (beside ? speech.say('web-sure', { action: label(facts, speech, words) }) : null)
}

/** Every action of a kind, offered or not, that holds a word: what `why` can be asked about a thing. */
export function actionsWith(facts: GameFacts, of: string, is: string): string[] {
  return facts.actions
    .filter((kind) => kind.arguments.length === 1 && facts.names[kind.arguments[0]!]?.name === of)
    .map((kind) => `${kind.word} ${is}`)
}

/** The lines of an entry as sentences, and behind the last one the points it brought. */
export function told(speech: Speech, lines: readonly Line[]): string {
  return lines.map((line) => speech.line(line)).join(' ')
}
