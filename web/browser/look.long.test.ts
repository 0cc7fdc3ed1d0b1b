import { test } from 'vitest'
import { LOCALES, SIZES, type Size, type Tongue } from './page'
import { allHasRoom, axeFindsNothing } from './screens'

test.each(['phone', 'desktop'] as const)('axe finds nothing serious on any screen, light and dark: %s', (size) => axeFindsNothing(size))

// U-55
test.each([...(Object.keys(LOCALES) as Tongue[]), 'longer' as const])('nothing is cut and nothing scrolls sideways on any screen at any size: %s', (language) =>
  allHasRoom(language, Object.keys(SIZES) as Size[]),
)
