// The words in use: fetched once a language and game, changed at once when the language is.
import { gameWords, Refusal, sharedWords } from '../api'
import { settings } from '../settings.svelte'
import { Speech, type Language, type Source } from './speech'

const fetched = new Map<string, Promise<string>>()

function text(game: string | null, language: Language, cover: boolean): Promise<string> {
  const key = `${game ?? ''}/${language}/${cover}`
  const known = fetched.get(key)
  if (known) return known
  const coming = game === null ? sharedWords(language) : gameWords(game, language, cover)
  fetched.set(key, coming)
  coming.catch(() => fetched.delete(key)) // asked for again next time
  return coming
}

/** Everything said about some games in a language, or only what a list of games says; a game that does not speak it is
 * told in English. */
export async function speechOf(games: readonly string[], language: Language, cover = false): Promise<Speech> {
  const files = [...games, null].map(async (game): Promise<Source> => {
    try {
      return { language, texts: [await text(game, language, cover && game !== null)] }
    } catch (error) {
      if (language === 'en' || !(error instanceof Refusal) || error.code !== 'no-words') throw error
      return { language: 'en', texts: [await text(game, 'en', cover && game !== null)] }
    }
  })
  return new Speech(await Promise.all(files))
}

/** The shell's own words; `null` until they are here. */
export const shell: { speech: Speech | null; failed: boolean } = $state({ speech: null, failed: false })

/** Keep the shell's words in the chosen language; call it in an effect. */
export function follow(): void {
  const language = settings.language
  speechOf([], language).then(
    (speech) => {
      if (settings.language === language) Object.assign(shell, { speech, failed: false })
    },
    () => (shell.failed = true),
  )
}

/** A message of the shell. */
export function say(id: string, args: Record<string, unknown> = {}): string {
  return shell.speech?.say(id, args) ?? ''
}
