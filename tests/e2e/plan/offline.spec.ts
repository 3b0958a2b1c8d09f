import type { Page } from '@playwright/test'
import { plain, text } from '../content.ts'
import { expect, test } from '../test.ts'
import { eventPath, first, hung, item, mark, pathOf, shown, workPath } from './plan.ts'

/** The addresses that the worker keeps. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('plan '))
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => url.replace(location.origin, ''))
  })

test.beforeEach(({ expectProblems }) => expectProblems(/.*/))

const locale = 'cs'
const home = '/?lang=cs'

test('a plan that was opened can be read without network, and so can what it leads to @phone', async ({
  page,
  context,
}) => {
  await mark(page, first.slug, hung.mark)
  await page.goto(pathOf(locale))
  const pages = [pathOf(locale), eventPath(first), workPath, home]
  await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(pages))
  const saved = await kept(page)
  await test.step('nothing else is kept', () => {
    const others = saved.filter((address) => !pages.includes(address) && !/\.(css|woff2|avif|jpg)$/.test(address))
    expect(others).toEqual([])
  })

  await context.setOffline(true)
  await page.reload()
  await expect.poll(() => shown(page)).toEqual([first.slug, hung.mark])
  await item(page, first.slug).getByRole('link').first().click()
  await expect(page).toHaveURL(eventPath(first))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plain(first.title[locale]))
  await page.goBack()
  await page.goto(home)
  await expect(page.locator(`#${first.slug}`)).toBeAttached()
  await context.setOffline(false)
})

test('without network, a link of the plan to a page that is not kept leaves the plan as it is @phone', async ({
  page,
  context,
}) => {
  await mark(page, first.slug)
  await page.goto(pathOf('cs'))
  await expect.poll(() => kept(page)).toContain(eventPath(first))
  await page.reload()
  await context.setOffline(true)
  await page.locator('footer a[href^="/"]').first().dispatchEvent('click')
  await expect(page.getByText(text('errors:load.offline', 'cs'))).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(pathOf('cs'))
  await context.setOffline(false)
})

test('there is no worker until the plan is opened; with network, nobody sees what is kept; a new build ends it @desktop', async ({
  page,
  context,
}) => {
  await mark(page, first.slug)
  await page.goto(eventPath(first))
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await page.goto(pathOf('cs'))
  const path = eventPath(first)
  await expect.poll(() => kept(page)).toContain(path)
  await test.step('a page of yesterday in the cache', () =>
    page.evaluate(async (address) => {
      const name = (await caches.keys()).find((each) => each.startsWith('plan '))!
      const headers = { 'Content-Type': 'text/html' }
      await (await caches.open(name)).put(address, new Response('<h1>Yesterday</h1>', { headers }))
    }, path))
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plain(first.title.cs))
  await context.setOffline(true)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yesterday')
  await context.setOffline(false)

  await page.goto(path)
  await page.evaluate(async () => {
    await caches.open('plan of-yesterday')
    await (await navigator.serviceWorker.getRegistration())!.unregister()
  })
  await page.goto(pathOf('cs'))
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('plan of-yesterday')
})
