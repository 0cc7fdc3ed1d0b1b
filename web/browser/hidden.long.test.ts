import { test } from 'vitest'
import { looksTheSame } from './hidden'

test.each(['shipyard-choose', 'shipyard-discard', 'anno-rich', 'anno-end'])('what is hidden changes nothing in the page, nor on the line, of who may not see it: %s', (moment) =>
  looksTheSame(moment, ['', '/text', '@0'], ['', '/text', '/screen']),
)
