import { expect, test } from 'vitest'
import { decide, decision, open, person, play } from './page'
import { serious } from './screens'

test('what a bot holds for best is asked by a tap, can be dropped, and is done by another', async () => {
  const context = await person('de')
  const page = await open(context)
  await play(page, 'smugglers')
  await page.locator('.decision.asked').waitFor()
  const ask = async () => {
    await page.locator('.top button:has(path[d^="M9.5 3h5"])').click()
    await page.locator('[data-do=best]').click()
  }
  await page.route('**/hints', async (route) => {
    await new Promise((after) => setTimeout(after, 1500))
    await route.continue().catch(() => {}) // it was dropped
  })
  await ask()
  await page.getByRole('button', { name: 'Nicht weiterdenken' }).click()
  await page.locator('[role=dialog]').waitFor({ state: 'detached' })
  await page.unroute('**/hints')

  await ask()
  await page.locator('[role=dialog] ol li').first().waitFor()
  expect(await page.locator('[role=dialog] ol li').count()).toBeLessThanOrEqual(3)
  expect(await page.locator('.share .number').first().textContent()).toMatch(/^\d+\s%$/)
  expect(await serious(page, 'hints')).toEqual([])
  await page.locator('[role=dialog] ol .main').click()
  await page.locator('[role=dialog]').waitFor({ state: 'detached' })
  await page.locator('.notice.final, .frame[data-sent="0"] .decision:not(.asked), .decision.asked').first().waitFor()
  await context.close()
})

test('who was winning when: in the result, with its turning points, and in the replay', async () => {
  const context = await person('en')
  const page = await open(context)
  await play(page, 'smugglers')
  await decide(page)
  await page.locator('[data-do=share]').click()
  await page.getByText('Turning points').waitFor()
  expect(await page.getByRole('img', { name: 'Win share over the game' }).count()).toBe(1)
  expect(await serious(page, 'win share')).toEqual([])
  await page.getByText('with everything laid open').click()
  await page.getByText('Every turn').click()
  expect(await page.locator('details ul li').last().textContent()).toMatch(/100 %/)
  const points = page.locator('.result ol .plain')
  if (await points.count()) await points.first().click()
  else await page.getByRole('img', { name: 'Win share over the game' }).click()
  await page.locator('.replay').waitFor()
  expect(await page.locator('.replay [role=img]').first().isVisible()).toBe(true)
  expect(page.url()).toMatch(/@\d+$/)
  await context.close()
})

test('both in words', async () => {
  const context = await person('en', 'desktop')
  const page = await open(context)
  await play(page, 'smugglers')
  await page.goto(`${page.url()}/text`)
  while ((await decision(page)) && !(await page.locator('[data-do=best]').count())) await page.locator('.choice').first().press('Enter')
  await page.locator('#command').fill('hints')
  await page.keyboard.press('Enter')
  await page.locator('.text ol .share').first().waitFor()
  expect(await page.locator('[role=log]').textContent()).toMatch(/: wins \d+ % of the time\./)
  while (await decision(page)) {
    await page.locator('.choice').first().press('Enter')
    const sure = page.locator('.notice.final .main')
    if (await sure.count()) await sure.press('Enter')
  }
  await page.locator('[data-do=share]').click()
  await page.getByText('Every turn').click()
  expect(await page.locator('details ul li').first().textContent()).toMatch(/^Turn \d+: \S+ \d+ %, /)
  await context.close()
})
