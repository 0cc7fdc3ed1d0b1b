import { test } from 'vitest'
import { allHasRoom, axeFindsNothing, named } from './screens'

// The screens met most, and those with most on them; look.long.test.ts looks at all of them.
const MET = named('start', 'founding', 'middle', 'asked', 'text', 'result')
const BOARDS = named('anno-home', 'anno-lens', 'anno-pay', 'anno-field', 'shipyard-choose', 'shipyard-build', 'shipyard-turn', 'shipyard-hire', 'shipyard-fit')

test('axe finds nothing serious, light and dark', () => axeFindsNothing('phone', MET))
test('axe finds nothing serious on the boards of Anno and Shipyard, light and dark', () => axeFindsNothing('phone', BOARDS))

// U-55
test.each(['ru', 'longer'] as const)('nothing is cut and nothing scrolls sideways at 360 px: %s', (language) => allHasRoom(language, ['small'], [...MET, ...BOARDS]))
