import type { WebSocketRoute } from 'playwright-core'
import { expect, test } from 'vitest'
import { decide, open, person, play, together } from './page'

// U-03, U-04, U-12
test('a lost line is told, comes back by itself, and nothing is done twice', async () => {
  const context = await person()
  const page = await open(context)
  let line: WebSocketRoute | null = null
  let cut = false
  await page.routeWebSocket(/\/live$/, (socket) => {
    if (cut) return void socket.close()
    line = socket
    socket.connectToServer()
  })
  await play(page, 'smugglers')
  await page.locator('.decision.asked').waitFor()
  cut = true
  await line!.close()
  await page.locator('.strip').waitFor()
  await page.locator('.own .pile.lit').first().click()
  await page.locator('[aria-busy=true]').first().waitFor() // "sent" is shown although nothing can be sent
  cut = false
  await page.locator('.strip').waitFor({ state: 'detached' })
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  await decide(page)
  await context.close()
})

// U-04
test('a reload in the middle of a game brings the same seat and the same hand', async () => {
  const context = await person()
  const page = await open(context)
  await play(page, 'smugglers')
  await page.locator('.decision.asked').waitFor()
  const hand = await page.locator('.own').innerText()
  await page.reload()
  await page.locator('.decision.asked').waitFor()
  expect(await page.locator('.own').innerText()).toBe(hand)
  await context.close()
})

// U-12
test('an unlocked phone shows the present position at once, without a reload', async () => {
  const [first, second] = [await person(), await person('de')]
  let line: WebSocketRoute | null = null
  let asleep = false
  await first.routeWebSocket(/\/live$/, (socket) => {
    if (asleep) return void socket.close()
    line = socket
    socket.connectToServer()
  })
  const { founder, friend } = await together(first, second)
  await decide(founder, async () => true)
  asleep = true
  await line!.close()
  await founder.waitForTimeout(4000) // its next try by itself is seconds away
  await decide(friend, async () => true)
  asleep = false
  const began = Date.now()
  await founder.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await founder.locator('.strip').waitFor({ state: 'detached', timeout: 1500 }) // a try by itself comes after 2 to 5 s
  console.log(`An unlocked phone is at the table again after ${Date.now() - began} ms`)
  await founder.locator('.decision.asked, .decision time').first().waitFor()
  await Promise.all([first.close(), second.close()])
})
