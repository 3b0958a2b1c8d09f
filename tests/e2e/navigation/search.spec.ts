import type { Page } from '@playwright/test'
import { finderOf } from '../../../src/site/components/search/find-entries.ts'
import { searchIndexPath, type SearchIndex } from '../../../src/site/components/search/search-index.ts'
import { artists, events, exhibition, plain, text, textPages } from '../content.ts'
import { locales, sample } from '../pages.ts'
import { countDocuments, expect, holdReact, hydrated, test } from '../test.ts'

const shortcut = 'Control+K'

const menu = (page: Page) => page.locator('#menu')
const region = (page: Page) => menu(page).getByRole('search')
const field = (page: Page) => region(page).getByRole('textbox')
const status = (page: Page) => region(page).getByRole('status')
const results = (page: Page) => region(page).getByRole('link')
const titles = async (page: Page) =>
  (await results(page).locator('span > span:first-child').allTextContents()).map((title) => plain(title))
const countOf = (number: number, locale: 'cs' | 'en' = 'cs') =>
  text('search:found', locale).replace('{{number}}', String(number))

/** What visitors type, in their own words, and where the answer is. */
const questions: Record<'cs' | 'en', Record<string, string>> = {
  cs: {
    'kdy máte otevřeno': '/?lang=cs#contact',
    'kdy otvíráte': '/?lang=cs#contact',
    dnes: '/?lang=cs#contact',
    vstupné: '/?lang=cs#contact',
    tramvají: '/?lang=cs#contact',
    vozíčkář: '/?lang=cs#access',
    'můžu vzít psa': '/nez-prijdete#smi-dovnitr-pes',
    wc: '/nez-prijdete#kde-jsou-zachody',
    kavárna: '/nez-prijdete#da-se-tu-najist',
    focení: '/nez-prijdete#smim-fotit',
    lepidlo: '/papiry/pravidla-dilen.pdf#page=1',
  },
  en: {
    'what time do you close': '/en#contact',
    'open now': '/en#contact',
    tickets: '/en#contact',
    subway: '/en#contact',
    wheelchair: '/en#access',
    'are pets allowed': '/en/before-you-come#may-i-bring-my-dog',
    restroom: '/en/before-you-come#where-are-the-toilets',
    cafe: '/en/before-you-come#is-there-anything-to-eat',
    'can i take pictures': '/en/before-you-come#may-i-take-photographs',
    glue: '/papiry/pravidla-dilen.pdf#page=2',
  },
}

/** Collects the requests for files of the search. */
function searchRequests(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/search/')) paths.push(pathname)
  })
  return paths
}

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press(shortcut)
  await expect(field(page)).toBeFocused()
  await field(page).fill(query)
}

const [first] = artists
const others = artists.slice(1)
const foreign = others.find(({ name }) => name === 'Łukasz Świątek')!

for (const locale of locales) {
  test(`${shortcut} opens the search, which finds an artist and the works without accents (${locale})`, async ({
    page,
  }) => {
    await page.goto(sample('text', locale).path)
    await search(page, 'SWIATEK lukasz')
    await expect.poll(() => titles(page)).toContain(foreign.name)
    const all = await titles(page)
    expect(all[0]).toBe(foreign.name)
    for (const { title } of foreign.works) expect(all).toContain(plain(title[locale]))
    await expect(region(page).getByRole('heading', { level: 2 }).first()).toHaveText(text('artists:title', locale))
    await expect(menu(page).getByRole('navigation')).toBeHidden()
    await expect(status(page)).toHaveText(countOf(all.length, locale))
    expect(await results(page).first().getAttribute('href')).toBe(
      locale === 'cs' ? `/umelec-${foreign.slug}` : `/en/artist-${foreign.slug}`,
    )
    const picture = results(page).first().locator('img')
    await expect(picture).toBeVisible()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(240)
  })
}

for (const isHydrated of [false, true]) {
  const when = isHydrated ? 'after' : 'before'

  test(`${when} hydration Enter follows the first result, and one step back returns to the page`, async ({ page }) => {
    const release = isHydrated ? () => {} : await holdReact(page)
    await page.goto('/bezpecnost')
    if (isHydrated) await hydrated(page)
    const documents = countDocuments(page)
    await search(page, first!.name)
    await expect(results(page).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/umelec-${first!.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first!.name)
    await expect(menu(page)).toBeHidden()
    expect(documents()).toBe(isHydrated ? 0 : 1)
    release()
    await page.goBack()
    await expect(page).toHaveURL('/bezpecnost')
    await expect(menu(page)).toBeHidden()
  })
}

test('a query that is typed before hydration stays, with its results, and the next is answered', async ({ page }) => {
  const release = await holdReact(page)
  await page.goto('/bezpecnost')
  await search(page, foreign.name)
  await expect(results(page).first()).toContainText(foreign.name)
  release()
  await hydrated(page)
  await expect(field(page)).toHaveValue(foreign.name)
  await expect(field(page)).toBeFocused()
  await expect(results(page).first()).toContainText(foreign.name)
  const documents = countDocuments(page)
  await results(page).first().click()
  await expect(page).toHaveURL(`/umelec-${foreign.slug}`)
  expect(documents()).toBe(0)

  await test.step('a question has its answer, which leads to its section', async () => {
    await search(page, 'wc')
    await expect(results(page).first()).toContainText('V přístavbě za skladem.')
    await results(page).first().click()
    await expect(page).toHaveURL('/nez-prijdete#kde-jsou-zachody')
    await expect(page.getByRole('heading', { name: 'Kde jsou záchody?' })).toBeInViewport()
  })
})

test('the arrow keys move between the field and the results, and what is closed or empty forgets them', async ({
  page,
}) => {
  await page.goto('/umelci')
  const link = page.getByRole('main').getByRole('link').first()
  const expectNothing = async () => {
    await expect(field(page)).toHaveValue('')
    await expect(results(page)).toHaveCount(0)
    await expect(menu(page).getByRole('navigation')).toBeVisible()
  }
  await test.step('Esc closes the search, returns the focus, and forgets the query', async () => {
    await link.focus()
    await search(page, foreign.name)
    await expect(results(page).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(link).toBeFocused()
    await page.keyboard.press(shortcut)
    await expectNothing()
  })
  await test.step('a menu that is closed and opened at once forgets the query', async () => {
    await field(page).fill(foreign.name)
    await expect(results(page).first()).toBeVisible()
    // Browsers tell of both changes in one event.
    await menu(page).evaluate((element: HTMLElement) => {
      element.hidePopover()
      element.showPopover()
    })
    await expectNothing()
  })
  await test.step('without a result the search says so, and the menu leads on', async () => {
    await field(page).fill('xyzxyz')
    await expect(status(page)).toHaveText(text('search:nothing', 'cs'))
    await expect(menu(page).getByRole('navigation')).toBeVisible()
    await field(page).fill('')
    await expect(status(page)).toHaveText('')
  })
  await test.step('results that a button has added stay when the focus is in the field again', async () => {
    const recent = artists.flatMap(({ works }) => works).filter(({ year }) => String(year).startsWith('20'))
    await field(page).fill('20')
    const works = region(page).locator('section', { hasText: text('works:title', 'cs') })
    await works.getByRole('button').click()
    await field(page).focus()
    await expect(field(page)).toBeFocused()
    await expect(works.getByRole('link')).toHaveCount(recent.length)
  })
  await test.step('the arrow keys move between the field and the results, and Enter follows one', async () => {
    await field(page).fill(foreign.name)
    await expect(results(page).first()).toContainText(foreign.name)
    await page.keyboard.press('ArrowDown')
    await expect(results(page).first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(results(page).nth(1)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const href = await results(page).nth(1).getAttribute('href')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(href!)
  })
})

test('the search waits for the language of the page, which is missing while Gatsby changes pages', async ({ page }) => {
  await page.goto('/en/umelci')
  const script = page.waitForResponse(/\/search\/script\/.*js/)
  await page.evaluate(() => document.documentElement.removeAttribute('lang'))
  await search(page, foreign.name)
  await (await script).finished()
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'en'))
  await expect(results(page).first()).toHaveAttribute('href', `/en/artist-${foreign.slug}`)
})

test('the menu has the search, and loads nothing of it before its field gets the focus', async ({ page }) => {
  const requests = searchRequests(page)
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(field(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  // A wide menu shows a work.
  expect(requests.filter((path) => !path.startsWith('/search/pictures/'))).toEqual([])
  requests.length = 0
  await page.keyboard.press('Escape')
  await test.step('⌘K opens it too', () => page.keyboard.press('Meta+K'))
  await expect(field(page)).toBeFocused()
  await expect
    .poll(() => requests.map((path) => path.replace(/[0-9a-f]{12}/, '…')).toSorted())
    .toEqual(['/search/cs.json', '/search/script/….css', '/search/script/….js'])
})

test('the search says that it could not be loaded, and the next letter tries again', async ({
  page,
  context,
  expectProblems,
}) => {
  expectProblems(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/bezpecnost')
  await hydrated(page)
  await context.setOffline(true)
  await search(page, 'adaa')
  await expect(status(page)).toHaveText(text('common:search.failed', 'cs'))
  await expect(menu(page).getByRole('navigation')).toBeVisible()
  await context.setOffline(false)
  await field(page).fill(first!.name)
  await expect(results(page).first()).toContainText(first!.name)
  await expect(status(page)).not.toHaveText(text('common:search.failed', 'cs'))
})

test('of the opening hours, those of today come first', async ({ page }) => {
  await page.goto('/bezpecnost?asOf=2044-05-22T12:00')
  await search(page, 'kdy máte otevřeno')
  const today = text('search:today', 'cs').replace('{{hours}}', 'neděle 22. května 11:00–20:30')
  await expect.poll(async () => plain((await results(page).first().textContent()) ?? '')).toContain(`${today}, sobota`)
})

test('everything is found by its title, also with two letters swapped, and visitors’ questions have an answer first', async ({
  request,
}) => {
  for (const locale of locales) {
    const find = finderOf((await (await request.get(searchIndexPath(locale))).json()) as SearchIndex)
    const titlesOf = (query: string) => find(query).flatMap(({ entries }) => entries.map(({ title }) => plain(title)))
    const named = [
      ...artists.map(({ name }) => name),
      ...artists.flatMap(({ works }) => works.map(({ title }) => title[locale])),
      ...events.map(({ title }) => title[locale]),
      ...textPages.map(({ title }) => title[locale]),
    ].map(plain)
    for (const title of named) {
      expect(titlesOf(title), title).toContain(title)
      // In the longest word, whose other letters leave no doubt.
      const longest = title.split(/[^\p{L}]+/u).toSorted((a, b) => b.length - a.length)[0]!
      if (longest.length < 5) continue
      const swapped = longest.slice(0, 2) + longest[3] + longest[2] + longest.slice(4)
      expect(titlesOf(title.replace(longest, swapped)), swapped).toContain(title)
    }

    const firsts = Object.keys(questions[locale]).map((query) => [query, find(query)[0]?.entries[0]] as const)
    expect(Object.fromEntries(firsts.map(([query, first]) => [query, first?.href]))).toEqual(questions[locale])
    // A result shows the sentence.
    const documentInPdf = firsts.find(([, first]) => first?.href.includes('.pdf#'))![1]
    expect(plain(documentInPdf!.sentence!)).toBe(
      { cs: 'Lepidlo schne do rána.', en: 'The glue dries by morning.' }[locale],
    )
    const titleOfRules = exhibition.documents!.find(({ path }) => path === 'pravidla_dilen')!.footer![locale]
    expect(plain(documentInPdf!.source!)).toContain(plain(titleOfRules))
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('there is no search', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(menu(page).getByRole('navigation')).toBeVisible()
    await expect(menu(page).locator('input')).toBeHidden()
  })
})
