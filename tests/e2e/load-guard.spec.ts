import type { Page, Route } from '@playwright/test'
import { artists, exhibition } from './content.ts'
import { countDocuments, expect, hydrated, startReact, test } from './test.ts'

const [one, two] = artists

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
    /status 404: .*\.(js|css)$/,
    /request failed: .*\.(js|css)/,
    /MIME type/,
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

test('a second failure within ten seconds shows a message whose link loads the document, and after ten seconds the link works again @desktop', async ({
  page,
}) => {
  const [first, second] = [`/umelec-${one!.slug}`, `/umelec-${two!.slug}`]
  // The page's clock is stopped between the steps, however long they take.
  const start = Date.now()
  await page.clock.setFixedTime(start)
  // The first page fails only from the list. Loaded as a document, it has its data and is hydrated.
  await page.route(dataOf(first), (route) =>
    new URL(route.request().frame().url()).pathname === '/umelci' ? route.abort() : route.fallback(),
  )
  await page.route(dataOf(second), (route) => route.abort())
  await page.goto('/umelci')
  await hydrated(page)
  const documents = countDocuments(page)

  await page.locator('main').getByRole('link', { name: one!.name, exact: true }).click()
  await expect(page).toHaveURL(first)
  await hydrated(page)
  expect(documents()).toBe(1)

  // The second failure shows a message instead of a reload, also five seconds later; after ten the link works again.
  const next = page.locator('main').getByRole('link', { name: two!.name, exact: true })
  const retry = page.getByRole('alert').getByRole('link')
  for (const seconds of [0, 5]) {
    await page.clock.setFixedTime(start + seconds * 1000)
    const reported = page.evaluate(
      () => new Promise((resolve) => window.addEventListener('loadfailure', () => resolve(true), { once: true })),
    )
    await next.click()
    await reported
    await expect(retry).toHaveAttribute('href', second)
    expect(documents()).toBe(1)
  }
  await page.clock.setFixedTime(start + 11_000)
  await next.click()
  await expect(page).toHaveURL(second)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(two!.name)
  expect(documents()).toBe(2)

  await page.goBack()
  await page.clock.setFixedTime(start + 12_000)
  await hydrated(page)
  await next.click()
  await retry.click()
  await expect(page).toHaveURL(second)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(two!.name)
})

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

/** Emulates a slow mobile network: 400 kbit/s and a latency of 400 ms. */
async function slowNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
}

/** Makes the server look like a later build: the data have another build hash, and the old scripts are missing. */
async function deployAgain(page: Page): Promise<void> {
  await page.route(/\/page-data\/.*\.json/, async (route) => {
    const response = await route.fetch()
    const text = (await response.text()).replace(
      /"webpackCompilationHash":"\w+"/,
      '"webpackCompilationHash":"0123456789"',
    )
    await route.fulfill({ response, body: text })
  })
  await page.route(/\/(app|framework|webpack-runtime|component---[\w-]+)[-.][0-9a-f]{20}\.(js|css)$/, (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  )
}

test('on a slow network the list of artists can be read and its links work before any script has loaded @phone', async ({
  page,
}) => {
  test.slow()
  await slowNetwork(page)
  await page.goto('/umelci', { waitUntil: 'commit' })
  const link = page.locator('main').getByRole('link', { name: one!.name, exact: true })
  await link.click()
  await expect(page).toHaveURL(`/umelec-${one!.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(one!.name)
  expect(await page.evaluate(() => 'isHydrated' in window)).toBe(false)
})

test('after a new deploy, the links of an open page lead to the new pages @desktop', async ({ page }) => {
  await page.goto('/en/umelci')
  await hydrated(page)
  await deployAgain(page)
  const documents = countDocuments(page)
  await page.locator('main').getByRole('link', { name: one!.name, exact: true }).click()
  await expect(page).toHaveURL(`/en/artist-${one!.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(one!.name)
  expect(documents()).toBe(1)
})

test('a page whose style fails to load is loaded as a document @desktop', async ({ page }) => {
  await page.goto('/umelci')
  await hydrated(page)
  await page.route(/component---src-site-templates-artist-tsx\..*\.css$/, (route) => route.abort())
  const documents = countDocuments(page)
  await page.locator('main').getByRole('link', { name: one!.name, exact: true }).click()
  await expect(page).toHaveURL(`/umelec-${one!.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(one!.name)
  await expect.poll(documents).toBe(1)
  await expect(page.locator('article > header')).toHaveCSS('display', 'grid')
})

test('after a new deploy, a page that was not hydrated yet still works @desktop', async ({ page }) => {
  await page.goto('/en/umelci')
  await deployAgain(page)
  await page.mouse.move(100, 200, { steps: 2 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.keyboard.press('Escape')
  await page.locator('main').getByRole('link', { name: one!.name, exact: true }).click()
  await expect(page).toHaveURL(`/en/artist-${one!.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(one!.name)
})
