// What a person has chosen for this browser. Kept at once; every part changes the open page at once.
import { read, write } from './storage'
import { LANGUAGES, languageOf, type Language } from './words/speech'

export interface Settings {
  language: Language
  theme: 'auto' | 'light' | 'dark'
  motion: boolean
  sound: boolean
  letters: boolean // a letter beside every picture and colour
  hints: boolean // the line that says what one could do
  single: boolean // the only choice there is is taken by itself
  text: boolean // tables open in words
  pace: 'calm' | 'brisk' // of bots at new tables
  name: string // what the others call me
}

/** Two tempers; each part can also be set by itself. */
export const PRESETS: Record<'calm' | 'brisk', Partial<Settings>> = {
  calm: { pace: 'calm', hints: true, single: false },
  brisk: { pace: 'brisk', hints: false, single: true },
}

/** What the tempers are called. */
export const TEMPERS = { calm: 'web-calm', brisk: 'web-brisk' } as const

const KEY = 'ostrov.settings'

function first(): Settings {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  return {
    language: languageOf(navigator.languages),
    theme: 'auto',
    motion: !still,
    sound: true,
    letters: false,
    hints: true,
    single: false,
    text: false,
    pace: 'calm',
    name: '',
  }
}

/** What was kept, where it is of the right kind; else what the browser asks for. */
function kept(): Settings {
  const start = first()
  const found = read<Record<string, unknown>>(KEY, {})
  for (const [name, value] of Object.entries(start)) {
    if (typeof found?.[name] === typeof value) Object.assign(start, { [name]: found[name] })
  }
  if (!LANGUAGES.includes(start.language)) start.language = languageOf(navigator.languages)
  return start
}

export const settings: Settings = $state(kept())

export function change(more: Partial<Settings>): void {
  Object.assign(settings, more)
  write(KEY, { ...settings })
}

/** Put the look of the page into the document; call it in an effect. */
export function show(): void {
  const root = document.documentElement
  root.lang = settings.language
  root.dataset.motion = settings.motion ? 'on' : 'off'
  root.dataset.theme = settings.theme === 'auto' ? (darkWanted() ? 'dark' : 'light') : settings.theme
}

function darkWanted(): boolean {
  return matchMedia('(prefers-color-scheme: dark)').matches
}
