import '../node20.ts'
import { defineConfig } from 'vitest/config'

// Whole games in Chromium against a real server; tests/web/test_browser.py starts one and says where it is.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: process.env.OSTROV_SCREENS ? ['*.shots.ts'] : ['*.test.ts'],
    environment: 'node',
    testTimeout: 120_000,
    hookTimeout: 60_000,
    fileParallelism: false, // one browser is enough for a small machine
  },
})
