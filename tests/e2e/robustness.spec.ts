import type { Page } from '@playwright/test'
import { type Locale, sample } from './pages.ts'
import { countDocuments, expect, hydrated, test } from './test.ts'

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

test.beforeEach(({ expectProblems }) =>
  expectProblems(
    /status 404: .*\.(js|css)$/,
    /request failed: .*\.(js|css)/,
    /Failed to load resource/,
    /Loading chunk/i,
    /ChunkLoadError/,
    /MIME type/,
  ),
)

const pathsIn = (locale: Locale) => ({ list: sample('artists', locale).path, artist: sample('artist', locale) })
const [cs, en] = [pathsIn('cs'), pathsIn('en')]

test('on a slow network the list of artists can be read and its links work before any script has loaded @phone', async ({
  page,
}) => {
  test.slow()
  await slowNetwork(page)
  await page.goto(cs.list, { waitUntil: 'commit' })
  const link = page.locator('main').getByRole('link', { name: cs.artist.heading, exact: true })
  await link.click()
  await expect(page).toHaveURL(cs.artist.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cs.artist.heading)
  expect(await page.evaluate(() => 'isHydrated' in window)).toBe(false)
})

test('after a new deploy, the links of an open page lead to the new pages @desktop', async ({ page }) => {
  await page.goto(en.list)
  await hydrated(page)
  await deployAgain(page)
  const documents = countDocuments(page)
  await page.locator('main').getByRole('link', { name: en.artist.heading, exact: true }).click()
  await expect(page).toHaveURL(en.artist.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.artist.heading)
  expect(documents()).toBe(1)
})

test('a page whose style fails to load is loaded as a document @desktop', async ({ page }) => {
  await page.goto(cs.list)
  await hydrated(page)
  await page.route(/component---src-site-templates-artist-tsx\..*\.css$/, (route) => route.abort())
  const documents = countDocuments(page)
  await page.locator('main').getByRole('link', { name: cs.artist.heading, exact: true }).click()
  await expect(page).toHaveURL(cs.artist.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cs.artist.heading)
  await expect.poll(documents).toBe(1)
  await expect(page.locator('article > header')).toHaveCSS('display', 'grid')
})

test('after a new deploy, a page that was not hydrated yet still works @desktop', async ({ page }) => {
  await page.goto(en.list)
  await deployAgain(page)
  await page.mouse.move(100, 200, { steps: 2 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.keyboard.press('Escape')
  await page.locator('main').getByRole('link', { name: en.artist.heading, exact: true }).click()
  await expect(page).toHaveURL(en.artist.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.artist.heading)
})
