// What happened, as sentences.
import type { Chat, Entry } from '../protocol/types'
import type { Speech } from '../words/speech'

/** An entry in one line. */
export function sentence(speech: Speech, entry: Entry): string {
  return entry.lines.map((line) => speech.line(line)).join(' ')
}

/** `Eva +1` for each seat whose points changed. */
export function gainsWords(speech: Speech, entry: Entry): string[] {
  return Object.entries(entry.gains)
    .filter(([, points]) => points)
    .map(([seat, points]) => `${speech.name('seat', seat)} ${points > 0 ? '+' : '−'}${Math.abs(points)}`)
}

/** `Eva: 2× wool, 1× ore` for each seat that an entry brought something. */
export function broughtWords(speech: Speech, entry: Entry): string[] {
  return Object.entries(entry.brought).map(([seat, things]) => {
    const told = Object.entries(things).flatMap(([names, words]) =>
      Object.entries(words).map(([word, count]) => `${count}× ${speech.name(names, word)}`),
    )
    return `${speech.name('seat', seat)}: ${told.join(', ')}`
  })
}

/** The safe words for a chat across four languages: everybody reads them in their own. */
export const QUICK = ['good-trade', 'one-moment', 'sorry', 'well-played', 'stop-here'] as const

/** What calls whoever is awaited. */
export const NUDGE = ':your-turn:'

/** What was said; quick words travel as `:good-trade:`. */
export function chatWords(speech: Speech, chat: Chat): string {
  if (chat.line) return speech.line(chat.line)
  const quick = /^:([a-z-]+):$/.exec(chat.text ?? '')?.[1]
  return quick && ([...QUICK, 'your-turn'] as string[]).includes(quick) ? speech.say(`quick-${quick}`) : (chat.text ?? '')
}
