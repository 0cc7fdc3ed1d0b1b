import { test } from 'vitest'
import { looksTheSame } from './hidden'

// contracts discarded in secret; hands, decks and expedition cards
test.each(['shipyard-discard', 'anno-end'])('what is hidden changes nothing in the page, nor on the line, of who may not see it: %s', (moment) =>
  looksTheSame(moment, ['', '/text'], ['/text', '/screen']),
)
