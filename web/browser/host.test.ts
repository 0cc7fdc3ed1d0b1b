// A server whose host has decided who opens tables, what may be said and how long things are kept: OSTROV_HOSTED.
import { expect, test } from 'vitest'
import { LOCALES, open as opened, person, tile, type Tongue } from './page'

const HOSTED = process.env.OSTROV_HOSTED ?? 'http://127.0.0.1:8001/'
const WORD = 'tea and rum' // as tests/web/test_browser.py sets it
const KEY = process.env.OSTROV_HOST_KEY ?? ''

const open = async (context: Awaited<ReturnType<typeof person>>, hash = '') => {
  const page = await opened(context)
  await page.goto(`${HOSTED}${hash}`)
  return page
}

// U-65
test('the page asks for the invitation word, says when it is wrong, and keeps the right one on the device', async () => {
  const context = await person()
  const page = await open(context)
  await page.locator('#invitation-word').fill('tea')
  await page.getByRole('button', { name: 'Keep on this device' }).click()
  await page.locator('#invitation-word').waitFor({ state: 'detached' })
  await tile(page, 'smugglers').locator('button.main').click()
  await page.getByRole('alert').getByText('The invitation word is not right').waitFor()
  await page.locator('#invitation-word').fill(` ${WORD} `)
  await page.getByRole('button', { name: 'Keep on this device' }).click()
  await tile(page, 'smugglers').locator('button.main').click()
  await page.locator('.decision.asked').waitFor()
  await page.goto(HOSTED)
  await tile(page, 'smugglers').locator('h2').waitFor()
  expect(await page.locator('#invitation-word').count()).toBe(0)
  await context.close()
})

test('where the host opens tables alone the page says so before anybody taps', async () => {
  const context = await person('de')
  await context.route('**/api/server', async (route) => {
    const facts = await (await route.fetch()).json()
    await route.fulfill({ json: { ...facts, opening: 'host' } })
  })
  const page = await open(context)
  await page.getByText('Auf diesem Server eröffnet nur der Betreiber Tische').waitFor()
  await context.close()
})

// U-68
test.each(Object.keys(LOCALES) as Tongue[])('what is kept of people is told, for how long, and how it goes: %s', async (language) => {
  const context = await person(language)
  const page = await open(context)
  await page.locator('footer a').last().click()
  await page.getByText('the club').waitFor()
  const told = await page.locator('main').innerText()
  for (const days of [2, 3, 1]) expect(told).toMatch(days === 1 ? /1|one|den|einen|один/ : new RegExp(`${days}`))
  expect(await page.locator('main p').count()).toBeGreaterThan(5)
  expect(told).not.toContain('privacy')
  await context.close()
})

test('an end that was announced stands at the table and in the list, and one tap keeps the table', async () => {
  const context = await person()
  const page = await open(context)
  await page.evaluate((word) => localStorage.setItem('ostrov.word', JSON.stringify(word)), WORD)
  await page.reload()
  const expires = Date.UTC(2031, 4, 17, 12) / 1000
  let kept = false
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      kept ||= JSON.parse(String(message)).t === 'keep'
      server.send(message)
    })
    server.onMessage((text) => {
      const message = JSON.parse(String(text))
      if (message.table && !kept) message.table.expires = expires
      socket.send(JSON.stringify(message))
    })
  })
  await tile(page, 'smugglers').locator('button.main').click()
  await page.locator('.strip').getByText('removed on May 17, 2031').waitFor()
  await page.goto(`${page.url()}/text`)
  await page.getByText('removed on May 17, 2031').waitFor()
  await page.locator('[data-do=keep]').click()
  await expect.poll(() => kept).toBe(true)
  await page.route(/api\/tables\/\w+$/, async (route) => route.fulfill({ json: { ...(await (await route.fetch()).json()), expires } }))
  await page.goto(HOSTED)
  await page.locator('section li').getByText('Removed on May 17, 2031').waitFor()
  await context.close()
})

// U-67
test('the host sees tables and reports, removes a table, and the key is in no address', async () => {
  const [guest, host] = [await person(), await person('en', 'desktop')]
  const page = await open(guest)
  await page.evaluate((word) => localStorage.setItem('ostrov.word', JSON.stringify(word)), WORD)
  await page.reload()
  await tile(page, 'smugglers').locator('button.main').click()
  await page.locator('.decision.asked').waitFor()
  const table = page.url().split('/').at(-1)!
  await page.locator('.top button:has(path[d^="M4 5h16"])').click()
  await page.getByRole('button', { name: 'Sorry!' }).click()
  await page.locator('.chat b').waitFor()
  await page.evaluate((table) => {
    const { token } = JSON.parse(localStorage.getItem('ostrov.places')!).find((one: any) => one.table === table)
    return new Promise<void>((done) => {
      const line = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/live`)
      line.onopen = () => line.send(JSON.stringify({ t: 'hello', token }))
      line.onmessage = ({ data }) => {
        const message = JSON.parse(data)
        if (message.t === 'welcome') line.send(JSON.stringify({ t: 'report', id: 'r1', n: message.chat.at(-1).n }))
        if (message.id === 'r1') done()
      }
    })
  }, table)

  const asked: string[] = []
  host.on('request', (request) => asked.push(request.url()))
  const desk = await open(host, '#/host')
  await desk.locator('#host-key').fill('x'.repeat(32))
  await desk.getByRole('button', { name: 'Open' }).click()
  await desk.getByRole('alert').getByText('not the key of this server').waitFor()
  await desk.locator('#host-key').fill(KEY)
  await desk.getByRole('button', { name: 'Open' }).click()
  await desk.getByText('Moves are taken and stored.').waitFor()
  await desk.locator('article').getByText('Sorry!').waitFor()
  const settings = await desk.locator('dl').innerText()
  expect(settings).toContain('***')
  expect(settings).not.toContain(WORD)
  const row = desk.locator('.tables li', { hasText: table })
  await row.locator('[data-do=ask-remove]').click()
  await row.locator('[data-do=remove]').click()
  await row.waitFor({ state: 'detached' })
  await page.getByText('There is no such table any more').waitFor()

  await desk.reload() // the key is kept in this tab, and may open tables without the word
  await desk.getByText('Moves are taken and stored.').waitFor()
  await desk.goto(HOSTED)
  await tile(desk, 'smugglers').locator('button.main').click()
  await desk.locator('.decision.asked').waitFor()
  expect(asked.filter((url) => url.includes(KEY))).toEqual([])
  expect(await desk.evaluate(() => JSON.stringify(localStorage))).not.toContain(KEY)
  await Promise.all([guest.close(), host.close()])
})
