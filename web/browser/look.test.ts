import { test } from 'vitest'
import { allHasRoom, axeFindsNothing } from './screens'

// The screens met most; look.long.test.ts looks at all of them.
const MET = ['start', 'founding', 'middle', 'asked', 'text', 'result']

test('axe finds nothing serious, light and dark', () => axeFindsNothing('phone', MET))

// U-55
test.each(['ru', 'longer'] as const)('nothing is cut and nothing scrolls sideways at 360 px: %s', (language) => allHasRoom(language, ['small'], MET))
