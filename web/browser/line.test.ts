import type { WebSocketRoute } from 'playwright-core'
import { expect, test } from 'vitest'
import { decide, open, person, play } from './page'

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
