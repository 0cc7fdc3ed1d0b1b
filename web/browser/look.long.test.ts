import { test } from 'vitest'
import { LOCALES, SIZES, type Size, type Tongue } from './page'
import { allHasRoom, ANNO, axeFindsNothing, SCREENS, SHIPYARD } from './screens'

const GAMES = [['catan', SCREENS], ['anno1800', ANNO], ['shipyard', SHIPYARD]] as const
const PATIENCE = 600_000 // milliseconds

for (const [game, screens] of GAMES) {
  for (const size of ['phone', 'desktop'] as const) {
    test(`axe finds nothing serious on any screen of ${game}, light and dark: ${size}`, () => axeFindsNothing(size, screens), PATIENCE)
  }
  // U-55
  for (const language of [...(Object.keys(LOCALES) as Tongue[]), 'longer' as const]) {
    test(`nothing is cut and nothing scrolls sideways on any screen of ${game} at any size: ${language}`, () => allHasRoom(language, Object.keys(SIZES) as Size[], screens), PATIENCE)
  }
}
