// U-43: what the page shows beside a board exists in words, too.
import { expect, test } from 'vitest'

const SOURCES = import.meta.glob<string>('../src/**/*.svelte', { query: '?raw', import: 'default', eager: true })

/** The screens and parts a file shows, boards and drawings left out. */
function shown(file: string): string[] {
  const source = SOURCES[`../src/${file}`]
  if (!source) throw new Error(`There is no ${file}.`)
  const folder = file.split('/').slice(0, -1)
  return [...source.matchAll(/import(?: \w+ from |\()'(\.[^']+\.svelte)'/g)].map(([, path]) => {
    const parts = [...folder]
    for (const part of path!.split('/')) part === '..' ? parts.pop() : part !== '.' && parts.push(part)
    return parts.join('/')
  })
}

function reached(file: string, found = new Set<string>()): Set<string> {
  for (const one of shown(file)) {
    if (found.has(one)) continue
    found.add(one)
    reached(one, found)
  }
  return found
}

/** Parts of the table with a board that the text table has in another form: what in its source tells the same. */
const OTHERWISE: Record<string, string> = {
  'table/Actions.svelte': '<ChoiceList',
  'table/Decision.svelte': "say('web-decision'",
  'table/Hint.svelte': 'board.hint?.(',
  'table/Seats.svelte': "say('web-seats')",
  'table/SeatSheet.svelte': 'shown.points[seat.seat]',
}

const isScreen = (file: string): boolean => /^(table|lessons|parts\/\w+Panel)/.test(file)

test('every screen of a table exists in its text table', () => {
  const words = reached('text/TextTable.svelte')
  const source = SOURCES['../src/text/TextTable.svelte']!
  const screens = [...reached('table/Table.svelte')].filter(isScreen)
  expect(screens.length).toBeGreaterThan(18)
  expect(screens.filter((one) => !words.has(one) && !(OTHERWISE[one] && source.includes(OTHERWISE[one])))).toEqual([])
})

test('what opens a table, its lessons and its rules needs no board', () => {
  for (const page of shown('App.svelte').filter((file) => file !== 'table/TablePage.svelte')) {
    expect([...reached(page)].filter((one) => /^boards\/\w+\/(Board|Hand|Panel)\.svelte$/.test(one)), page).toEqual([])
  }
  const ways = shown('table/TablePage.svelte').concat(shown('table/Present.svelte'))
  expect(ways.filter((one) => !one.startsWith('table/') && !one.startsWith('parts/') && one !== 'text/TextTable.svelte'), 'a new way to look at a table').toEqual([])
})
