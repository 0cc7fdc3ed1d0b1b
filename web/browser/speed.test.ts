import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answered } from './catan'
import { at, open, person, play, SERVER } from './page'

const MOST = 200 * 1024 // bytes over the line until the first own decision, in the longest of our languages

test.each(['catan', 'anno1800', 'shipyard'])('the first load is small: the page, its drawings, the words of one language: %s', async (game) => {
  const context = await person('ru')
  const page = await context.newPage()
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  const sizes = new Map<string, number>()
  const names = new Map<string, string>()
  line.on('Network.responseReceived', ({ requestId, response }) => names.set(requestId, response.url))
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength))
  await page.goto(SERVER)
  await page.locator('article h2').first().waitFor()
  await play(page, game)
  await page.locator('.decision.asked').waitFor()
  const told = [...sizes].map(([id, size]) => `${size} ${names.get(id)}`)
  const sum = [...sizes.values()].reduce((all, one) => all + one, 0)
  console.log(`First load of ${game}: ${(sum / 1024).toFixed(1)} KB in ${sizes.size} answers`)
  expect(sum, told.join('\n')).toBeLessThanOrEqual(MOST)
  expect(sum).toBeGreaterThan(50 * 1024) // all of it was counted
  expect(told.filter((one) => one.endsWith('.ftl') && !one.endsWith('/ru.ftl'))).toEqual([])
  await context.close()
})

test('the page can be installed: a manifest with its pictures, and a worker that keeps the shell', async () => {
  const context = await person('en')
  const page = await open(context)
  const manifest = await page.evaluate(async () => (await fetch(document.querySelector<HTMLLinkElement>('link[rel=manifest]')!.href)).json())
  expect(manifest).toMatchObject({ name: 'Ostrov', display: 'standalone' })
  for (const { src, sizes } of manifest.icons) {
    const answer = await page.request.get(new URL(src, SERVER).href)
    expect([src, sizes, answer.status()]).toEqual([src, sizes, 200])
  }
  expect(await page.request.get(`${SERVER}worker.js`).then((answer) => answer.headers()['content-type'])).toMatch(/javascript/)
  await context.close()
})

// U-03: told, not asserted: absolute times belong to a machine
test('how long a click takes, and a frame while the pointer moves over lit places', async () => {
  const context = await person('en', 'phone')
  const page = await open(context)
  await at(page, 'middle')
  const times: number[] = []
  for (let n = 0; n < 10; n++) {
    await page.locator('[data-do=build_road]').click()
    for (const what of ['.spot', '.top button:has(path[d^="M9 6"])']) {
      times.push(await clickToScreen(page, what))
      await answered(page)
    }
  }
  times.sort((one, other) => one - other)
  console.log(`Click to screen, there and back to the server, ${times.length} clicks: median ${part(times, 0.5)} ms, 95 % under ${part(times, 0.95)} ms`)

  await at(page, 'founding')
  const line = await context.newCDPSession(page)
  const events: any[] = []
  line.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  await line.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] } })
  const box = (await page.locator('.map').boundingBox())!
  await page.mouse.move(box.x + 20, box.y + 40)
  await page.mouse.down()
  for (let step = 0; step < 120; step++) {
    await page.mouse.move(box.x + 20 + (step * 37) % (box.width - 40), box.y + 40 + (step * 53) % (box.height - 80))
  }
  await page.mouse.up()
  const ended = new Promise<void>((done) => line.once('Tracing.tracingComplete', () => done()))
  await line.send('Tracing.end')
  await ended
  const frames = workOf(events)
  console.log(`Script, style and layout over ${frames.length} frames: median ${part(frames, 0.5)} ms, 95 % under ${part(frames, 0.95)} ms`)
  expect(times.length).toBeGreaterThan(0)
  expect(frames.length).toBeGreaterThan(10)
  await context.close()
})

const WORK = ['EventDispatch', 'FunctionCall', 'FireAnimationFrame', 'RunMicrotasks', 'UpdateLayoutTree', 'Layout', 'HitTest']

/** Milliseconds of script, style and layout of each frame that had any; what lies inside another is counted once. */
function workOf(events: any[]): number[] {
  const page = events.find((one) => one.name === 'Layout' || one.name === 'UpdateLayoutTree')
  const mine = events.filter((one) => one.pid === page.pid && one.tid === page.tid).sort((one, other) => one.ts - other.ts)
  const frames: number[] = []
  let now = 0
  let until = 0
  for (const one of mine) {
    if (one.name === 'Commit') {
      if (now) frames.push(now / 1000)
      now = 0
    } else if (one.ph === 'X' && WORK.includes(one.name) && one.ts >= until) {
      now += one.dur
      until = one.ts + one.dur
    }
  }
  return frames
}

/** The time that this part of all stays under. */
function part(found: number[], part: number): string {
  const sorted = [...found].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!.toFixed(1)
}

/** Milliseconds from a click until what the server made of it was painted. */
function clickToScreen(page: Page, selector: string): Promise<number> {
  return page.locator(selector).first().evaluate(
    (button) =>
      new Promise<number>((told) => {
        const frame = document.querySelector<HTMLElement>('.frame')!
        const began = performance.now()
        const seen = new MutationObserver(() => {
          if (frame.dataset.sent !== '0') return
          seen.disconnect()
          requestAnimationFrame(() => setTimeout(() => told(performance.now() - began)))
        })
        seen.observe(frame, { attributeFilter: ['data-sent'] })
        button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      }),
  )
}
