import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playOn } from './catan'
import { one, open, person, tile, together } from './page'

/** All that came to a page over its line. */
function heard(page: Page): string[] {
  const frames: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
  return frames
}

const SECRET = ['steal', 'draw'] // what others do not see of these stands as ?

// U-11, U-53; a third person sees nothing hidden
test('two friends play a whole game of Catan in two languages, a third watches and sees nothing hidden', async () => {
  const [first, second, third] = [await person('cs'), await person('de'), await person('en', 'desktop')]
  const { founder: eva, friend: petr, link } = await together(first, second, 'catan')
  const watching = await open(third)
  const frames = heard(watching)
  await watching.goto(link.slice(0, link.lastIndexOf('/')))
  await watching.locator('.frame').waitFor()
  const source = async () => {
    expect(await watching.locator('[data-hand], [data-card], [data-do], .spot').count()).toBe(0)
    return false
  }
  await Promise.all([playOn(eva, source), playOn(petr)])
  await watching.locator('.result').waitFor()
  const messages = frames.map((frame) => JSON.parse(frame))
  const states = messages.flatMap((message) => (message.now ? [message.now] : []))
  expect(states.length).toBeGreaterThan(50)
  for (const state of states) {
    expect(state.offers).toEqual([])
    if (state.ended) continue
    for (const seat of Object.values<any>(state.view.seats)) {
      expect([seat.hand, seat.unplayed, seat.fresh, seat.returning]).toEqual([null, null, null, null])
    }
  }
  const running = messages.filter((message) => message.now && !message.now.ended)
  const secrets = running.flatMap((message) => message.entries).filter((entry) => SECRET.includes(entry.words.split(' ')[0]))
  expect(secrets.length).toBeGreaterThan(0)
  for (const entry of secrets) expect(entry.words).toContain('?')
  await Promise.all([first.close(), second.close(), third.close()])
})

// U-14
test('between two people at one device stands a page without anything hidden', async () => {
  const context = await person('en')
  const page = await open(context)
  await tile(page, 'smugglers').getByRole('button', { name: 'With friends' }).click()
  await page.locator('.lobby details summary').click()
  await page.locator('.lobby details input').fill('Dan')
  await page.locator('.lobby details button').click()
  await page.getByText('Dan').first().waitFor()
  await page.getByText('You are two: with a bot as the third').waitFor() // U-15
  await page.getByRole('button', { name: 'Begin now, bots on open seats' }).click()
  await page.locator('.decision.asked').waitFor()
  await page.locator('.own .pile.lit').first().click()
  await page.getByRole('button', { name: /my turn/ }).waitFor()
  const source = await page.content()
  for (const word of ['tea', 'silk', 'rum']) expect(source).not.toMatch(new RegExp(`\\b${word}\\b`))
  await page.getByRole('button', { name: /my turn/ }).click()
  await page.locator('.decision.asked').waitFor()
  await context.close()
})

// a.4: a nudge once a minute
test('who has waited for a minute calls whoever is awaited, once', async () => {
  const [first, second] = [await person(), await person('de')]
  const { founder, friend } = await together(first, second)
  await founder.locator('.decision.asked').waitFor()
  await one(founder)
  await founder.locator('.decision time').waitFor()
  const nudge = founder.locator('[data-do=nudge]')
  expect(await nudge.count()).toBe(0)
  await founder.clock.setFixedTime(Date.now() + 61_000)
  await nudge.click()
  await friend.locator('.top .count').waitFor()
  await friend.locator('.top button:has(.count)').last().click()
  await friend.getByText('Du bist dran!').waitFor()
  await nudge.waitFor({ state: 'detached' })
  await Promise.all([first.close(), second.close()])
})
