// A seat phrase that can be said over the telephone in each of our languages.

const OPEN = 'bdfgklmnprstvz'
const VOWELS = 'aeiou'
const SYLLABLES = 8 // 70 kinds each: 49 bits, and guessing is slow

/** `doma-kife-luso-pavi`: made anew each time, from this browser. */
export function newPhrase(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(SYLLABLES * 2))
  const syllables = Array.from({ length: SYLLABLES }, (_, n) => letter(OPEN, numbers[2 * n]!) + letter(VOWELS, numbers[2 * n + 1]!))
  return Array.from({ length: SYLLABLES / 2 }, (_, n) => syllables[2 * n]! + syllables[2 * n + 1]!).join('-')
}

const letter = (of: string, number: number): string => of[number % of.length]!
