// What lies on the table, in words.
import type { GameFacts } from '../protocol/types'
import type { Say } from '../boards/types'
import { cells, valueWord, type Shown } from '../boards/declared/things'

/** `hand: 2× tea, 1× rum`; empty for what is not worth a word. */
export function fieldWords(facts: GameFacts, shown: Shown, say: Say): string {
  const { field, name, value } = shown
  const told = valueWords(facts, shown, say)
  if (field.what === 'flag') return value ? name : ''
  return told ? `${name}: ${told}` : ''
}

function valueWords(facts: GameFacts, shown: Shown, say: Say): string {
  const { field, value } = shown
  if (value === null) return say('web-hidden')
  if (field.what === 'number' || field.what === 'flag') return valueWord(facts, field, value, say)
  if (field.what === 'grid') {
    const rows = Object.values(value as object).map((row) => Object.values(row as object).map((one) => valueWord(facts, field, one, say)).join(' '))
    return rows.join(' / ')
  }
  const found = cells(facts, shown, say).filter((cell) => !cell.empty)
  if (field.what === 'members') return found.map((cell) => cell.name).join(', ') || say('table-nothing')
  const counts = !field.of && field.places[0]
  return found.map((cell) => (counts ? `${cell.text}× ${cell.name}` : `${cell.name} ${cell.text}`)).join(', ') || say('table-nothing')
}
