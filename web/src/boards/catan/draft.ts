// What is begun but not sent, in one line that the shell keeps: phrases of the game's own words between bars. The first
// is open (or empty), the others are put aside: closing a sheet loses nothing.
//
//     build_road                                   a road, its path not chosen yet
//     |propose; give wool; want ore; ask red       nothing open, a proposal put aside
//     |quiet; 22                                   in turn 22 every offer is declined by itself

const BAR = '|'
const PHRASE = '; '

const kindOf = (phrase: string): string => phrase.split(/[ ;]/, 1)[0]!
const isKept = (phrase: string): boolean => phrase.includes(PHRASE) // a piece without a place is not worth keeping

/** The phrase being made. */
export function openPhrase(draft: string): string {
  return draft.split(BAR)[0]!
}

/** The actions of a phrase. */
export function actions(phrase: string): string[] {
  return phrase ? phrase.split(PHRASE) : []
}

export function phraseOf(actions: readonly string[]): string {
  return actions.join(PHRASE)
}

/** The phrase of this kind that was put aside, or ''. */
export function aside(draft: string, kind: string): string {
  return draft.split(BAR).slice(1).find((phrase) => kindOf(phrase) === kind) ?? ''
}

/** Make this phrase the open one; another one that was begun is put aside. */
export function begin(draft: string, phrase: string): string {
  const [was = '', ...others] = draft.split(BAR)
  const kept = [was, ...others].filter((one) => isKept(one) && kindOf(one) !== kindOf(phrase))
  return [phrase, ...kept].join(BAR)
}

/** Put the open phrase aside. */
export function close(draft: string): string {
  return begin(draft, '')
}

/** With another phrase put aside, or without it: `quiet; 22` for no more offers in turn 22. */
export function withAside(draft: string, phrase: string, wanted: boolean): string {
  const [open = '', ...others] = draft.split(BAR)
  const kept = others.filter((one) => kindOf(one) !== kindOf(phrase))
  return [open, ...(wanted ? [phrase] : []), ...kept].join(BAR)
}

/** Forget the open phrase. */
export function drop(draft: string): string {
  const [was = '', ...others] = draft.split(BAR)
  const kept = others.filter((one) => isKept(one) && kindOf(one) !== kindOf(was))
  return kept.length ? ['', ...kept].join(BAR) : ''
}
