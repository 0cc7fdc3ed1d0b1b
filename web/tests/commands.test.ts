// The typed line of the text table: what it means.
import { expect, test } from 'vitest'
import { meaning } from '../src/text/commands'
import { Speech } from '../src/words/speech'
import words from '../../src/ostrov/games/anno1800/words/ru.ftl?raw'
import { recordedOf } from './board.svelte'
import file from './anno1800/positions.json'

const { facts } = recordedOf(file)
const speech = new Speech([{ language: 'ru', texts: [words] }])
const session = (...offers: string[]) => ({ facts, speech, offers: offers.map((words) => ({ words, final: false })) }) as unknown as Parameters<typeof meaning>[0]
const meant = (typed: string, ...offers: string[]) => meaning(session(...offers), (word) => word, typed)

test('of two cards that say the same either is meant, of others the question is which', () => {
  const [alike, other] = ['play fw_36', 'play fw_37']
  const called = `Разыграть ${speech.name('card', 'fw_37')}`
  expect(speech.name('card', 'fw_36')).toBe(speech.name('card', 'fw_37'))
  expect(meant(called, alike, other)).toEqual({ what: 'choice', words: alike })
  expect(meant('play fw_37', alike, other)).toEqual({ what: 'choice', words: other })
  expect(meant('play', alike, 'play fw_02')).toEqual({ what: 'several', words: [alike, 'play fw_02'] })
})
