import './node20.ts'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// The page is built into the Python package, so that a wheel carries it and the server finds it.
export default defineConfig({
  plugins: [svelte()],
  base: './',
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  build: {
    outDir: '../src/ostrov/server/page',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or styles
    modulePreload: { polyfill: false }, // that would be a script inside the page
    target: 'es2022',
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  // @ts-expect-error: vitest reads this part
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], testTimeout: 60_000 }, // slow machines are slow
})
