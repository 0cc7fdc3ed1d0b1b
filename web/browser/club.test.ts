// People around a table: seats that are never lost, who stays away, who misbehaves, what is kept and what goes.
import { execFileSync } from 'node:child_process'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { one, open, person, SERVER, tile, together } from './page'

const menu = (page: Page) => page.locator('.top button').first().click()
const shut = (page: Page) => page.locator('[role=dialog] header button').click()

/** A table opened with wishes of its own, this page on its first seat, and the link for a friend. */
async function table(page: Page, wish: Record<string, unknown>): Promise<string> {
  const { table, invite } = await page.evaluate(async (wish) => {
    const body = JSON.stringify({ game: 'smugglers', options: { players: '2' }, seats: { red: { kind: 'you', name: 'Eva' } }, pace: 'none', ...wish })
    const answer = await fetch('./api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const place = await answer.json()
    localStorage.setItem('ostrov.places', JSON.stringify([{ ...place, game: 'smugglers', name: '', at: Date.now() }]))
    return place
  }, wish)
  await page.goto(`${SERVER}#/t/${table}`)
  await page.locator('.lobby').waitFor()
  return `#/t/${table}/${invite}`
}

/** Two people at a begun table with these wishes: Eva, the founder, and Petr. */
async function two(wish: Record<string, unknown>, language: 'en' | 'cs' = 'en') {
  const [first, second] = [await person(), await person(language)]
  const eva = await open(first)
  const link = await table(eva, wish)
  const petr = await open(second, link)
  await petr.getByRole('textbox').fill('Petr')
  await petr.locator('form .main').click()
  await petr.locator('.lobby .main').click()
  await eva.locator('.lobby .main').click()
  for (const page of [eva, petr]) await page.locator('main.stage').waitFor()
  return { eva, petr, close: () => Promise.all([first.close(), second.close()]) }
}

test('the seat goes on on another device: by the link of the code once, by the typed phrase again and again', async () => {
  const [first, second, third] = [await person(), await person('de'), await person('ru', 'desktop')]
  const { founder } = await together(first, await person('cs'))
  await menu(founder)
  await founder.locator('summary', { hasText: 'Go on on another device' }).click()
  await founder.getByRole('button', { name: 'Go on on another device' }).click()
  const link = await founder.getByLabel('Link to the seat', { exact: true }).inputValue()
  await founder.locator('.handover time').getByText(/[45]:\d\d left/).waitFor()

  const device = await open(second, link.slice(link.indexOf('#')))
  await device.locator('main.stage').waitFor()
  const hand = async (page: Page) => (await page.locator('.own').innerText()).match(/\d+/g) // in another language, but the same
  expect(await hand(device)).toEqual(await hand(founder))
  expect(device.url()).not.toContain('/d/') // a code that is used up is in no history

  const late = await open(third, link.slice(link.indexOf('#')))
  await late.getByRole('alert').waitFor() // once
  await founder.getByRole('button', { name: 'Seat phrase' }).click()
  const phrase = await founder.getByLabel('Seat phrase').inputValue()
  expect(phrase).toMatch(/^([a-z]{4}-){3}[a-z]{4}$/)
  await founder.getByRole('button', { name: 'Set this phrase' }).click()
  await founder.getByText('The phrase of your seat is set').waitFor()
  await late.locator('#seat').selectOption('red')
  await late.locator('#phrase').fill(` ${phrase.toUpperCase()} `)
  await late.locator('form').last().locator('.main').click()
  await late.locator('main.stage').waitFor()
  expect(await late.locator('.own .pile').count()).toBe(await founder.locator('.own .pile').count()) // at a desk it lies elsewhere

  await menu(device) // a code can be typed, too
  await device.locator('details:has(.ways) > summary').click()
  await device.locator('.ways button').first().click()
  const code = await device.locator('.handover .code').innerText()
  const typed = await open(await person('cs'), '#/d')
  await typed.locator('#code').fill(code.toLowerCase())
  await typed.locator('form .main').click()
  await typed.locator('main.stage').waitFor()
  await Promise.all([first.close(), second.close(), third.close()])
})

test('the founder gives a lost seat a new key, and everybody is told', async () => {
  const { eva, petr, close } = await two({})
  await eva.locator('[data-seat=blue] button').click()
  await eva.locator('[data-do=new-key]').click()
  const link = await eva.getByLabel('Link to the seat', { exact: true }).inputValue()
  const again = await open(await person('de'), link.slice(link.indexOf('#')))
  await again.locator('main.stage').waitFor()
  await petr.locator('.strip[role=alert]').getByText('not valid').waitFor()
  await shut(eva)
  await eva.locator('.top button:has(path[d^="M4 5h16"])').click()
  for (const told of ['gets a new key', 'old ones are void']) await eva.locator('.chat').getByText(told).waitFor()
  await close()
})

test('for who stays away a bot answers once, or sits in until the owner opens the page', async () => {
  const { eva, petr, close } = await two({ limit: 1 })
  const [address, context] = [petr.url(), petr.context()]
  await petr.close()
  await eva.locator('.decision.asked').waitFor()
  await one(eva) // both load at once; now Petr is awaited
  const absent = eva.locator('[data-absent=blue]')
  await absent.getByText('Petr has been awaited for').waitFor()
  await absent.getByRole('button', { name: 'Wait', exact: true }).click()
  await absent.waitFor({ state: 'detached' })
  await absent.locator('[data-do=sit]').click()
  await eva.locator('[data-seat=blue] .bot').waitFor({ state: 'attached' })
  const back = await context.newPage()
  await back.goto(address)
  await back.locator('.notice').getByText('the seat is yours again').waitFor()
  await eva.locator('[data-seat=blue] .bot').waitFor({ state: 'detached' })
  await close()
})

test('a bot answers this one question in the text table, too, and clocks are told there', async () => {
  const { eva, petr, close } = await two({ limit: 1, clock: { kind: 'game', seconds: 600, more: 10 } })
  await petr.close()
  await eva.locator('[data-seat=red] .ticks').getByText(/^(9:5\d|10:00)$/).waitFor()
  await one(eva)
  await eva.goto(`${eva.url()}/text`)
  await eva.locator('[data-absent=blue] [data-do=once]').click()
  await eva.locator('.spoken').getByText('A bot answers for Petr this once').waitFor({ state: 'attached' })
  await eva.locator('h3:has-text("Petr") + ul').getByText(/\d:\d\d left/).waitFor()
  await close()
})

test('a pause holds everything until somebody goes on', async () => {
  const { eva, petr, close } = await two({ clock: { kind: 'turn', seconds: 600, more: 0 } })
  await eva.locator('.decision.asked .ticks').waitFor()
  await menu(petr)
  await petr.locator('[data-do=pause]').click()
  await eva.locator('.decision').getByText('The game is paused').waitFor()
  expect(await eva.locator('.own .lit, .actions .lit').count()).toBe(0)
  expect(await eva.locator('.ticks').count()).toBe(0)
  await eva.locator('[data-do=go-on]').click()
  await eva.locator('.decision.asked .ticks').waitFor()
  await petr.locator('.decision.asked').waitFor()
  await close()
})

test('what somebody says can be muted and reported, each reads quick words in the own language', async () => {
  const { eva, petr, close } = await two({}, 'cs')
  const chat = (page: Page) => page.locator('.top button:has(path[d^="M4 5h16"])').click()
  await chat(petr)
  await petr.getByRole('button', { name: 'Dobrý obchod!' }).click()
  await petr.locator('.chat input').fill('an insult')
  await petr.locator('.chat form button').click()
  await chat(eva)
  await eva.locator('.chat li').getByText('Good trade!').waitFor()
  await eva.locator('.chat li:has-text("an insult") .name').click()
  await eva.locator('[data-do=report]').click()
  await eva.getByText('The host has it.').waitFor()
  await eva.locator('.chat [data-do=mute]').click()
  await eva.getByText('an insult').waitFor({ state: 'detached' })
  expect(await eva.getByText('Good trade!', { exact: true }).count()).toBe(1) // the own button only
  await eva.reload()
  await chat(eva)
  await eva.getByRole('button', { name: 'Hear again: Petr' }).click()
  await eva.locator('.chat').getByText('an insult').waitFor()
  await close()
})

test('where only quick words are said there is no line to type, and where nothing is said not even those', async () => {
  for (const [talk, buttons] of [['quick', 5], ['off', 0]] as const) {
    const { eva, close } = await two({ talk })
    await eva.locator('.top button:has(path[d^="M4 5h16"])').click()
    await eva.locator('.chat .remark').last().waitFor()
    expect([await eva.locator('.chat form').count(), await eva.locator('.chat .quick button').count()]).toEqual([0, buttons])
    await close()
  }
})

test('the founder sends somebody away: told to all, and the seat is open again', async () => {
  const [first, second] = [await person(), await person('de')]
  const eva = await open(first)
  const link = await table(eva, {})
  const petr = await open(second, link)
  await petr.getByRole('textbox').fill('Petr')
  await petr.locator('form .main').click()
  await eva.locator('.lobby').getByText('Petr').first().waitFor()
  await eva.locator('.lobby summary', { hasText: 'Mute, give a key, send away' }).click()
  await eva.locator('[data-do=ask-away]').click()
  await eva.getByText('no way back, and everybody is told').waitFor()
  await eva.locator('[data-do=send-away]').click()
  await petr.locator('.strip[role=alert]').getByText('weggeschickt').waitFor()
  await eva.locator('.lobby li').getByText('open seat').waitFor()
  await expect.poll(() => eva.locator('.invite input').inputValue()).not.toContain(link) // the old link opens nothing
  await Promise.all([first.close(), second.close()])
})

test('own games are saved one by one or all in one file, taken off the list, and left for good', async () => {
  const context = await person()
  const page = await open(context)
  for (let n = 0; n < 2; n++) {
    await tile(page, 'smugglers').locator('button.main').click()
    await page.locator('.decision.asked').waitFor()
    await page.goto(SERVER)
  }
  const mine = page.locator('.mine li')
  await mine.nth(1).getByText('under way').waitFor()
  const saving = page.waitForEvent('download')
  await page.locator('[data-do=save-all]').click()
  const archive = await (await saving).path()
  const listed = execFileSync('python3', ['-m', 'zipfile', '-l', archive], { encoding: 'utf-8' })
  expect(listed.match(/smugglers-\w+\.txt/g)).toHaveLength(2)
  expect(execFileSync('python3', ['-m', 'zipfile', '-t', archive], { encoding: 'utf-8' })).not.toContain('corrupt')

  await mine.first().locator('button').click()
  const single = page.waitForEvent('download')
  await page.locator('[role=dialog] button', { hasText: 'Save as a file' }).click()
  expect((await single).suggestedFilename()).toMatch(/^smugglers-\w+\.txt$/)
  await page.locator('[data-do=ask-leave]').click()
  const id = (await mine.first().locator('a').getAttribute('href'))!.split('/').at(-1)
  await page.locator('[data-do=leave]').click()
  await expect.poll(() => mine.count()).toBe(1)
  expect((await page.request.get(`${SERVER}api/tables/${id}`)).status()).toBe(404) // nobody was left there
  await mine.first().locator('button').click()
  await page.locator('[data-do=drop]').click()
  await expect.poll(() => mine.count()).toBe(0)
  await context.close()
})

test('time, absence and talk are chosen behind one line when a table is set up', async () => {
  const context = await person('de')
  const page = await open(context)
  await tile(page, 'smugglers').locator('button.plain').first().click()
  const sheet = page.locator('[role=dialog]')
  const [limit, clock, talk] = [0, 1, 2].map((n) => sheet.locator('details select').nth(n))
  expect(await clock!.isVisible()).toBe(false)
  await sheet.locator('summary').click()
  await limit!.selectOption({ label: 'nach 10 Minuten' })
  await clock!.selectOption({ label: '2 Tage für jeden Zug' })
  await talk!.selectOption('quick')
  await sheet.locator('.end .main').click()
  await page.locator('.lobby').waitFor()
  const id = page.url().split('/').at(-1)
  const found = await (await page.request.get(`${SERVER}api/tables/${id}`)).json()
  expect([found.limit, found.clock, found.talk]).toEqual([600, { kind: 'turn', seconds: 172_800, more: 0 }, 'quick'])
  await context.close()
})
