// Bundles and bargains: what is given, what is wanted, who is asked; as phrases of the game's own words.
import { actions, phraseOf } from './draft'
import type { Choices } from '../common/choices'
import type { Cards, View } from './view'

export interface Terms {
  verb: 'propose' | 'counter'
  give: Cards
  want: Cards
  ask: string[] // nobody named: everybody
}

export interface SeaTrade {
  words: string // maritime wool ore
  given: string
  rate: number
  taken: string
}

/** The terms a phrase holds: `propose; give wool; want ore; ask red`. */
export function termsOf(phrase: string): Terms {
  const terms: Terms = { verb: phrase.startsWith('counter') ? 'counter' : 'propose', give: {}, want: {}, ask: [] }
  for (const action of actions(phrase)) {
    const [kind, word = ''] = action.split(' ')
    if (kind === 'give' || kind === 'want') terms[kind][word] = (terms[kind][word] ?? 0) + 1
    if (kind === 'ask') terms.ask.push(word)
  }
  return terms
}

/** The bundles and who is asked, in the order the table asks for: kinds and seats ascending. */
function parts(terms: Terms, resources: string[], seats: string[]): string[] {
  const cards = (verb: 'give' | 'want') =>
    resources.flatMap((kind) => Array<string>(terms[verb][kind] ?? 0).fill(`${verb} ${kind}`))
  const asks = seats.filter((seat) => terms.ask.includes(seat)).map((seat) => `ask ${seat}`)
  return [...cards('give'), ...cards('want'), ...(terms.verb === 'propose' ? asks : [])]
}

/** The terms as a phrase, to keep. */
export function draftOf(terms: Terms, resources: string[], seats: string[]): string {
  return phraseOf([terms.verb, ...parts(terms, resources, seats)])
}

/** The phrase that puts the terms on the table. `begun` are terms that lie there half made already. */
export function offerPhrase(terms: Terms, resources: string[], seats: string[], me: string, begun: Terms | null): string {
  const others = seats.filter((seat) => seat !== me)
  const whole = parts({ ...terms, ask: terms.ask.length ? terms.ask : others }, resources, seats)
  if (!begun) return phraseOf([terms.verb, ...whole, 'offer'])
  return phraseOf([...remaining(whole, parts(begun, resources, seats)), 'offer'])
}

/** What is left to say when some of it was said. */
function remaining(whole: string[], said: string[]): string[] {
  const left = [...said]
  return whole.filter((action) => {
    const place = left.indexOf(action)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}

/** The terms a seat is still drafting on the table itself (begun in words, action by action). */
export function begunBy(view: View, me: string): Terms | null {
  const player = view.seats[me]
  if (player?.answer !== 'drafting') return null
  const verb = view.active === me ? 'propose' : 'counter'
  return { verb, give: player.give, want: player.want, ask: verb === 'propose' ? view.asked : [] }
}

/** The other side's view of a proposal: where a counter-offer starts. */
export function mirrored(give: Cards, want: Cards): Terms {
  return { verb: 'counter', give: { ...want }, want: { ...give }, ask: [] }
}

/** One card more or less on one side; a kind stands on one side only. */
export function withCard(terms: Terms, side: 'give' | 'want', kind: string, more: number, hand: Cards): Terms {
  const other = side === 'give' ? 'want' : 'give'
  const most = side === 'give' ? (hand[kind] ?? 0) : 19
  const count = Math.min(most, Math.max(0, (terms[side][kind] ?? 0) + more))
  return { ...terms, [side]: { ...terms[side], [kind]: count }, [other]: { ...terms[other], ...(count ? { [kind]: 0 } : {}) } }
}

/** Ask this seat or leave it out; at least one is asked. */
export function withAsked(terms: Terms, seat: string, others: string[]): Terms {
  const asked = terms.ask.length ? terms.ask : others
  const next = asked.includes(seat) ? asked.filter((one) => one !== seat) : [...asked, seat]
  return { ...terms, ask: next.length === others.length || !next.length ? [] : next }
}

/** What the sea takes for one card that is wanted, cheapest first; only of the kinds given, where some are. */
export function seaTrades(choices: Choices, terms: Pick<Terms, 'give' | 'want'>, rate: Cards, resources: string[]): SeaTrade[] {
  const wanted = resources.filter((kind) => terms.want[kind])
  const named = resources.filter((kind) => terms.give[kind])
  const found = wanted.flatMap((taken) =>
    (named.length ? named : resources).map((given) => ({ words: `maritime ${given} ${taken}`, given, rate: rate[given]!, taken })),
  )
  return found.filter((trade) => choices.can(trade.words)).sort((one, other) => one.rate - other.rate)
}

/** Sea trades that bring a card still lacking, without spending what the price needs. */
export function seaTradesFor(choices: Choices, price: Cards, lacks: Cards, hand: Cards, rate: Cards, resources: string[]): SeaTrade[] {
  return seaTrades(choices, { give: {}, want: lacks }, rate, resources).filter(
    ({ given, rate }) => (hand[given] ?? 0) - rate >= (price[given] ?? 0),
  )
}

/** What a hand could best miss beside a price, for a quick offer: a card of two kinds, two cards of the first. */
export function quickGifts(hand: Cards, price: Cards): Cards[] {
  const spares = Object.entries(hand).map(([kind, count]) => [kind, count - (price[kind] ?? 0)] as const)
  const [first, second] = spares.filter(([, count]) => count > 0).sort((one, other) => other[1] - one[1])
  const gifts = [first, second].flatMap((one) => (one ? [{ [one[0]]: 1 }] : []))
  return first && first[1] > 1 ? [...gifts, { [first[0]]: 2 }] : gifts
}

/** Cards to give back, chosen so that the most complete price stays in hand: a proposal, no more. */
export function suggested(hand: Cards, count: number, prices: Record<string, Cards>): Cards {
  const kept = { ...hand }
  const goes: Cards = {}
  const needs = Object.values(prices).reduce<Cards>((sum, price) => {
    for (const [kind, cards] of Object.entries(price)) sum[kind] = Math.max(sum[kind] ?? 0, cards)
    return sum
  }, {})
  for (let left = count; left > 0; left--) {
    const [kind] = Object.entries(kept).sort((one, other) => spare(other, needs) - spare(one, needs) || other[1] - one[1])[0]!
    kept[kind]!--
    goes[kind] = (goes[kind] ?? 0) + 1
  }
  return goes
}

const spare = ([kind, count]: [string, number], needs: Cards): number => (count ? count - (needs[kind] ?? 0) : -99)
