// The own choices, as the boards ask for them.
import type { Offer } from '../../protocol/types'

/** What may be chosen now: for each kind of action its arguments, `build_road` -> [['E28'], …]. */
export class Choices {
  private readonly byKind = new Map<string, string[][]>()
  private readonly whole = new Map<string, Offer>()

  constructor(offers: Offer[]) {
    for (const offer of offers) {
      const [kind = '', ...args] = offer.words.split(' ')
      const rows = this.byKind.get(kind)
      if (rows) rows.push(args)
      else this.byKind.set(kind, [args])
      this.whole.set(offer.words, offer)
    }
  }

  /** Whether this kind, or this very action, may be chosen. */
  can(words: string): boolean {
    return this.byKind.has(words) || this.whole.has(words)
  }

  /** Whether something may be chosen that begins with these words. */
  fits(words: string): boolean {
    return words !== '' && (this.can(words) || [...this.whole.keys()].some((one) => one.startsWith(`${words} `)))
  }

  /** The first arguments that a kind may be chosen with. */
  firsts(kind: string): string[] {
    return [...new Set((this.byKind.get(kind) ?? []).map((args) => args[0] ?? ''))]
  }

  isFinal(words: string): boolean {
    return this.whole.get(words)?.final ?? false
  }
}
