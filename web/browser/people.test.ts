// What a server does for who is away: armed plans, answers in advance, reminders; and the optional account.
import { expect, test } from 'vitest'
import { open as opened, person, together } from './page'

const HOSTED = (process.env.OSTROV_HOSTED ?? 'http://127.0.0.1:8001/').replace('127.0.0.1', 'localhost') // passkeys need a name

test('an answer given in advance is played by the server, and only its owner is told before', async () => {
  const [first, second] = [await person(), await person()]
  const { founder, friend } = await together(first, second)
  await founder.locator('.top button').first().click()
  await founder.locator('summary', { hasText: 'Answers in advance' }).click()
  const answers = founder.locator('[data-answer]')
  await answers.first().waitFor()
  for (const place of await answers.all()) await place.click() // whatever the hand holds
  await founder.locator('[data-answer][aria-pressed=true] b').first().waitFor()
  expect(await friend.locator('text=Answers in advance').count()).toBe(0)
  await founder.locator('[role=dialog] header button').click()
  await founder.waitForFunction(async () => {
    const [{ table, token }] = JSON.parse(localStorage.getItem('ostrov.places')!)
    const saved = await fetch(`./api/tables/${table}/saved`, { headers: { authorization: `Bearer ${token}` } })
    return /red: load [a-z]/.test(await saved.text()) // done, though nobody touched the table
  })
  await Promise.all([first.close(), second.close()])
})

test('what is not offered says why, in words', async () => {
  const context = await person('de')
  const page = await opened(context, '#/me')
  await page.getByText('Dafür braucht es https').first().waitFor()
  await page.getByText('Das hat der Betreiber').waitFor()
  expect(await page.locator('main').innerText()).not.toContain('me-')
  await context.close()
})

test('an account made with a passkey has the games of one device on another', async () => {
  const context = await person()
  const page = await opened(context)
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true } as const // prettier-ignore
  await devtools.send('WebAuthn.addVirtualAuthenticator', { options })
  await page.goto(HOSTED)
  await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ game: 'smugglers', options: { players: '2' }, seats: { red: { kind: 'you', name: 'Eva' } }, word: 'tea and rum' })
    const place = await (await fetch('./api/tables', { method: 'POST', headers, body })).json()
    localStorage.setItem('ostrov.places', JSON.stringify([{ ...place, game: 'smugglers', name: 'Cellar', at: Date.now() }]))
  })
  await page.goto(`${HOSTED}#/me`)
  await page.locator('[data-do=create]').click()
  await page.getByText('One table belongs to this account').waitFor()

  await page.evaluate(() => localStorage.clear()) // another device that has the passkey
  await page.reload()
  await page.locator('[data-do=enter]').click()
  await page.getByText('One game has come to this device').waitFor()
  await page.goto(HOSTED)
  await page.locator('.mine a').click()
  await page.locator('.lobby').waitFor()

  await page.goto(`${HOSTED}#/me`)
  await page.locator('[data-do=out]').click()
  await page.locator('[data-do=enter]').click()
  await page.getByRole('button', { name: 'Delete the account' }).click()
  await page.locator('[data-do=delete]').click()
  await page.getByText('The account is gone').waitFor()
  await context.close()
})

test('a reminder that is pushed is shown, and leads to its table and nowhere else', async () => {
  const browser = (await person()).browser()!
  const context = await browser.newContext({ permissions: ['notifications'] })
  const page = await context.newPage()
  await page.goto(HOSTED)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect.poll(() => context.serviceWorkers().length).toBe(1)
  const worker = context.serviceWorkers()[0]!
  await worker.evaluate(() => {
    const scope = self as unknown as { registration: ServiceWorkerRegistration; told: unknown[] }
    scope.told = []
    scope.registration.showNotification = async (title, more) => void scope.told.push({ title, body: more?.body, data: more?.data })
  })
  const devtools = await context.newCDPSession(page)
  const active: string[] = []
  devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => active.push(...versions.filter((one) => one.status === 'activated').map((one) => one.registrationId)))
  await devtools.send('ServiceWorker.enable')
  await expect.poll(() => active.length).toBeGreaterThan(0)
  const data = JSON.stringify({ title: 'Cellar waits for you', body: 'Eva builds a road', link: 'https://elsewhere.example.org/#/t/abc' })
  await devtools.send('ServiceWorker.deliverPushMessage', { origin: new URL(HOSTED).origin, registrationId: active[0]!, data })
  const told = () => worker.evaluate(() => (self as unknown as { told: unknown[] }).told)
  await expect.poll(async () => (await told()).length, { timeout: 10_000 }).toBe(1)
  expect(await told()).toEqual([{ title: 'Cellar waits for you', body: 'Eva builds a road', data: '#/t/abc' }])
  await context.close()
})
