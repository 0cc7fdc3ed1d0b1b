import { copyFileSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { at, decide, one, open, person, play, savedAt, together } from './page'

// U-05
test('what can be taken back goes back with one tap, and after what is final the page says why not', async () => {
  const context = await person('en', 'desktop')
  const page = await open(context)
  await play(page, 'smugglers')
  const undo = page.getByRole('button', { name: 'Take back' })
  const sure = async () => (await page.locator('.top button[title="Take back"]').getAttribute('aria-disabled')) === 'false'
  let taken = false
  await decide(page, async () => {
    if (!(await sure()) || taken) return false
    const before = await page.locator('.log li').count()
    await undo.click()
    await page.waitForFunction((count) => document.querySelectorAll('.log li').length < count, before).catch(() => {})
    taken = true
    return false
  })
  await context.close()
})

test('any move can be looked at, by its own address too, and the present is one tap away', async () => {
  const context = await person('en', 'desktop')
  const page = await open(context)
  await play(page, 'smugglers')
  await decide(page)
  await page.locator('.sheet header button').click()
  await page.locator('.left .log li button').nth(4).click()
  await page.locator('.replay[aria-busy=false]').waitFor()
  const address = page.url()
  expect(address).toMatch(/#\/t\/[^/@]+@\d+$/)
  const stage = await page.locator('.stage').innerText()
  await page.goto('about:blank')
  await page.goto(address)
  await page.locator('.replay').waitFor()
  await page.waitForFunction((text) => (document.querySelector('.stage') as HTMLElement)?.innerText === text, stage)
  await page.getByRole('button', { name: 'To now' }).click()
  await page.locator('.replay').waitFor({ state: 'detached' })
  await context.close()
})

test('trying out changes nothing at the table', async () => {
  const context = await person('en', 'desktop')
  const page = await open(context)
  await play(page, 'smugglers')
  await page.locator('.decision.asked').waitFor()
  const hand = await page.locator('.own').innerText()
  await page.getByRole('button', { name: 'Try, replay, notes' }).click()
  await page.getByRole('button', { name: 'Try privately' }).click()
  await page.locator('.trial').waitFor()
  await page.locator('.own .pile.lit').first().click()
  await page.waitForFunction((text) => (document.querySelector('.own') as HTMLElement).innerText !== text, hand)
  await page.getByRole('button', { name: 'Back to the table' }).click()
  await page.waitForFunction((text) => (document.querySelector('.own') as HTMLElement).innerText === text, hand)
  await context.close()
})

test('a bot sits in and the owner comes back', async () => {
  const [first, second] = [await person(), await person()]
  const { founder } = await together(first, second)
  await founder.locator('.decision.asked').waitFor()
  await founder.getByRole('button', { name: 'Menu' }).click()
  await founder.getByRole('button', { name: 'Let a bot sit in' }).click()
  await founder.locator('.sheet').getByRole('button', { name: 'Take my seat back' }).click()
  await founder.getByRole('button', { name: 'Let a bot sit in' }).waitFor()
  await Promise.all([first.close(), second.close()])
})

// U-05
test('what was final goes back when the others agree', async () => {
  const [first, second] = [await person(), await person('de')]
  const { founder, friend } = await together(first, second)
  const back = founder.getByRole('button', { name: 'Take back' })
  for (let round = 0; round < 30; round++) {
    const asked = (page: typeof founder) => page.locator('.decision.asked').count()
    if (await asked(founder)) {
      await one(founder)
      await founder.waitForTimeout(150)
      if ((await back.getAttribute('aria-disabled')) === 'false') continue // what is not final goes back without asking
      await back.click({ force: true })
      if (await founder.locator('.sheet').count()) break
      await founder.locator('.notice button').last().click()
    } else if (await asked(friend)) await one(friend)
    else await founder.waitForTimeout(100)
  }
  const before = await founder.evaluate(() => document.querySelector('.stage')?.textContent)
  await founder.getByRole('button', { name: 'Ask to take it back' }).click()
  await friend.getByRole('button', { name: 'ja', exact: true }).click()
  await founder.waitForFunction((text) => document.querySelector('.stage')?.textContent !== text, before)
  await founder.locator('.decision.asked').waitFor()
  await Promise.all([first.close(), second.close()])
})

// a.1: "no more offers until my turn" is one tap, and an automatic "no" looks and times like a typed one
test('an offer in a turn without offers is declined by itself, after a reload too, as late as by hand', async () => {
  const context = await person('en')
  const page = await open(context)
  const sent: number[] = []
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => void (/"decline"/.test(String(payload)) && sent.push(Date.now()))))
  const table = await at(page, 'asked')
  const turn = /turns: (\d+)/.exec(savedAt('asked'))![1]
  await page.evaluate(
    ([table, turn]) => {
      const [{ token }] = JSON.parse(localStorage.getItem('ostrov.places')!)
      localStorage.setItem(`ostrov.draft.${table}.${token.slice(0, 4)}.phrase`, JSON.stringify(`|quiet; ${turn}`))
    },
    [table, turn] as const,
  )
  const before = Date.now()
  await page.reload()
  await page.locator('[data-do=quiet][aria-pressed=true]').waitFor()
  await expect.poll(() => sent.length, { timeout: 10_000 }).toBe(1)
  expect(sent[0]! - before).toBeGreaterThan(1400)
  await context.close()
})

// a.4: a picture to share
test('the result is saved as a picture', async () => {
  const context = await person('cs')
  const page = await open(context)
  await at(page, 'over')
  const [saved] = await Promise.all([page.waitForEvent('download'), page.locator('[data-do=picture]').click()])
  expect(saved.suggestedFilename()).toMatch(/^catan-.*\.png$/)
  const bytes = readFileSync((await saved.path())!)
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20) > 500, bytes.length > 10_000]).toEqual([1080, true, true])
  if (process.env.KEEP) copyFileSync((await saved.path())!, process.env.KEEP)
  await context.close()
})
