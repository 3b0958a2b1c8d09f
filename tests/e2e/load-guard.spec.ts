import type { Page, Route } from '@playwright/test'
import { artists, exhibition } from './content.ts'
import { countDocuments, expect, hydrated, startReact, test } from './test.ts'

const [one, two] = artists
const messages = {
  cs: { failure: 'Stránku se nepodařilo načíst.', retry: 'Zkusit znovu' },
  en: { failure: 'The page could not be loaded.', retry: 'Try again' },
}

/** A file of a page, and how it fails. The data of a page and its script fail in different parts of the router. */
const breakages = [
  ['the data of a page cannot be reached', dataOf, (route: Route) => route.abort()],
  ['the data of a page has been removed', dataOf, (route: Route) => route.fulfill({ status: 404 })],
  ['the script of a page cannot be reached', () => script, (route: Route) => route.abort()],
] as const

const script = /\/component---src-site-templates-artist-tsx-[^/]+\.js$/

function dataOf(path: string): RegExp {
  return new RegExp(`/page-data${path}/page-data\\.json`)
}

/** Navigates to any address as a link of the site does. */
const follow = (page: Page, address: string) => page.evaluate((to) => window.___navigate?.(to), address)

test.beforeEach(({ expectProblems }) =>
  expectProblems(
    /page-data\.json/,
    /component---/,
    /Failed to load resource/,
    /Loading chunk/i,
    /ChunkLoadError/,
    /could not be found|failed to load|Unable to load|page resources/i,
  ),
)

for (const [breakage, file, fail] of breakages) {
  test(`when ${breakage}, its link loads the document, with its query and anchor @desktop`, async ({ page }) => {
    const path = `/umelec-${one!.slug}`
    const address = `${path}?a=1&b=2#works`
    await page.route(file(path), fail)
    await page.goto('/umelci')
    await hydrated(page)
    const documents = countDocuments(page)
    await follow(page, address)
    await expect(page).toHaveURL(address)
    await expect(page.locator('h1')).toHaveText(one!.name)
    await expect.poll(documents).toBe(1)
    await page.waitForLoadState('networkidle')
    expect(documents()).toBe(1)
  })
}

for (const locale of ['cs', 'en'] as const) {
  const prefix = locale === 'cs' ? '/umelec-' : '/en/artist-'
  const [first, second] = [`${prefix}${one!.slug}`, `${prefix}${two!.slug}`]

  test(`a second failure within ten seconds shows a message in ${locale}, ${locale === 'en' ? 'whose link loads the document' : 'and after ten seconds the link works again'} @desktop`, async ({
    page,
  }) => {
    const list = locale === 'cs' ? '/umelci' : '/en/umelci'
    // The page's clock is stopped between the steps, however long they take.
    const start = Date.now()
    await page.clock.setFixedTime(start)
    // The first page fails only from the list. Loaded as a document, it has its data and is hydrated.
    await page.route(dataOf(first), (route) =>
      new URL(route.request().frame().url()).pathname === list ? route.abort() : route.fallback(),
    )
    await page.route(dataOf(second), (route) => route.abort())
    await page.goto(list)
    await hydrated(page)
    const documents = countDocuments(page)

    await page.locator('main').getByRole('link', { name: one!.name, exact: true }).click()
    await expect(page).toHaveURL(first)
    await hydrated(page)
    expect(documents()).toBe(1)

    // The second failure shows a message instead of a reload.
    const next = page.locator('main').getByRole('link', { name: two!.name, exact: true })
    await next.click()
    await expect(page.getByText(messages[locale].failure)).toBeVisible()
    const retry = page.getByRole('alert').getByRole('link', { name: messages[locale].retry })
    await expect(retry).toHaveAttribute('href', second)
    expect(documents()).toBe(1)
    if (locale === 'en') {
      await retry.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(two!.name)
      return
    }

    // Five seconds later the result is the same; after ten the link works again.
    await page.clock.setFixedTime(start + 5_000)
    const reported = page.evaluate(
      () => new Promise((resolve) => window.addEventListener('loadfailure', () => resolve(true), { once: true })),
    )
    await next.click()
    await reported
    expect(documents()).toBe(1)
    await page.clock.setFixedTime(start + 11_000)
    await next.click()
    await expect(page).toHaveURL(second)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(two!.name)
    expect(documents()).toBe(2)
  })
}

test('a chunk that keeps failing reloads the page once and no more @desktop', async ({ page }) => {
  const path = '/en/umelci?a=1#h'
  await page.clock.setFixedTime(Date.now())
  await page.goto(path)
  await hydrated(page)
  const documents = countDocuments(page)
  const failChunk = () =>
    page.evaluate(
      () => void Promise.reject(Object.assign(new Error('Loading chunk 5 failed.'), { name: 'ChunkLoadError' })),
    )
  const reloaded = page.waitForEvent('load')
  await failChunk()
  await reloaded
  await hydrated(page)
  expect(documents()).toBe(1)
  await expect(page).toHaveURL(path)

  await failChunk()
  await expect(page.getByRole('alert').getByRole('link')).toBeVisible()
  expect(documents()).toBe(1)
})

for (const [what, file] of Object.entries({
  'its own script': script,
  'its own data': dataOf(`/umelec-${one!.slug}`),
  'the script of the site': /\/app-[0-9a-f]+\.js$/,
})) {
  test(`a page that is opened without ${what} stays, and can be read @desktop`, async ({ page, expectProblems }) => {
    expectProblems(/app-[0-9a-f]+\.js/)
    // The ten seconds after a reload do not pass, however long the steps take.
    await page.clock.setFixedTime(Date.now())
    await page.route(file, (route) => route.fulfill({ status: 404 }))
    const documents = countDocuments(page)
    const address = `/umelec-${one!.slug}?a=1`
    await page.goto(address)
    const failed = page.waitForResponse(file)
    await startReact(page)
    await failed
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(one!.name)
    await expect(page.locator('main figure')).toHaveCount(one!.works.length)
    await expect(page).toHaveURL(address)
    // A failed chunk causes one reload.
    expect(documents()).toBeLessThanOrEqual(2)
    await page.locator('header a').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(exhibition.name.cs)
  })
}

test('going back to a page whose data fail loads its document @desktop', async ({ page }) => {
  const address = `/umelec-${one!.slug}`
  await page.goto(`${address}?a=1#works`)
  await hydrated(page)
  await page.locator('header a').first().click()
  await expect(page).toHaveURL('/?lang=cs')
  await page.reload()
  await page.route(dataOf(address), (route) => route.abort())
  await hydrated(page)
  await page.goBack()
  await expect(page).toHaveURL(`${address}?a=1#works`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(one!.name)
})
