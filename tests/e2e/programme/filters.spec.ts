import type { Page } from '@playwright/test'
import { events, exhibition, plain, text } from '../content.ts'
import { locales, sample, sizeOf, type Locale } from '../pages.ts'
import { countDocuments, expect, hydrated, test } from '../test.ts'
import { choose, type Event, openSheet, shown, slugsWhere } from './programme.ts'

const countOf = (count: number, locale: Locale) =>
  text('home:programme.filter.shown', locale)
    .replace('{{shown}}', String(count))
    .replace('{{total}}', String(events.length))

const isWorkshopInEnglish = ({ type, languages }: Event) => type === 'workshop' && languages.includes('en')
const isEnglishSunday = ({ start, languages }: Event) => start.startsWith('2044-05-22') && languages.includes('en')

/** Filters that match no event. */
const noMatch = 'day=2044-05-22&type=morningMeditation'

for (const locale of locales) {
  const { path, alternates } = sample('home', locale)

  test(`the ${locale} filters show matching events, count them and are in the address ${sizeOf[locale]}`, async ({
    page,
  }) => {
    await page.goto(path)
    const status = page.locator('#program').getByRole('status')
    await expect(status).toHaveText(countOf(events.length, locale))

    await choose(page, 'type', 'workshop')
    await expect(page).toHaveURL(`${path}?type=workshop`)
    expect(await shown(page)).toEqual(slugsWhere(({ type }) => type === 'workshop'))

    await choose(page, 'language', 'en')
    await expect(page).toHaveURL(`${path}?type=workshop&language=en`)
    expect(await shown(page)).toEqual(slugsWhere(isWorkshopInEnglish))
    await expect(status).toHaveText(countOf(slugsWhere(isWorkshopInEnglish).length, locale))

    await choose(page, 'type', '')
    await choose(page, 'day', '2044-05-22')
    await expect(page).toHaveURL(`${path}?language=en&day=2044-05-22`)
    expect(await shown(page)).toEqual(slugsWhere(isEnglishSunday))

    await page.getByRole('button', { name: text('home:programme.filter.reset', locale) }).click()
    await expect(page).toHaveURL(path)
    expect(await shown(page)).toEqual(slugsWhere(() => true))
    await expect(status).toHaveText(countOf(events.length, locale))
    await expect(page.getByRole('button', { name: text('home:programme.filter.reset', locale) })).toBeHidden()
  })

  test(`an address with filters filters the ${locale} programme, and the language switch keeps them ${sizeOf[locale]}`, async ({
    page,
  }) => {
    await page.goto(`${path}?day=2044-05-22&language=en`)
    expect(await shown(page)).toEqual(slugsWhere(isEnglishSunday))
    await hydrated(page)
    expect(await shown(page)).toEqual(slugsWhere(isEnglishSunday))
    const count = countOf(slugsWhere(isEnglishSunday).length, locale)
    await expect(page.locator('#program').getByRole('status')).toHaveText(count)

    const other = locale === 'cs' ? 'en' : 'cs'
    await page.locator(`a[data-language="${other}"]`).last().click()
    await expect(page).toHaveURL(
      (url) => url.pathname === alternates[other] && url.searchParams.get('language') === 'en',
    )
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    await expect.poll(() => shown(page)).toEqual(slugsWhere(isEnglishSunday))
  })

  test(`if nothing matches, the ${locale} programme says so and offers to reset the filters ${sizeOf[locale]}`, async ({
    page,
  }) => {
    await page.goto(`${path}?${noMatch}`)
    expect(await shown(page)).toEqual([])
    await expect(page.locator('#program').getByRole('status')).toHaveText(text('home:programme.filter.nothing', locale))
    await page.getByRole('button', { name: text('home:programme.filter.reset', locale) }).click()
    await expect.poll(() => shown(page)).toHaveLength(events.length)
    await expect(page).toHaveURL(path)
  })
}

test('a filter adds no history entry, and going back restores the filters of the address @desktop', async ({
  page,
}) => {
  await page.goto('/en')
  await hydrated(page)
  const length = await page.evaluate(() => history.length)
  await choose(page, 'type', 'workshop')
  await choose(page, 'language', 'cs')
  expect(await page.evaluate(() => history.length)).toBe(length)

  await page.locator('#artists').getByRole('link').first().click()
  await expect(page).toHaveURL(/artist-/)
  await expect(page.locator('#program')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/en?type=workshop&language=cs')
  await expect
    .poll(() => shown(page))
    .toEqual(slugsWhere(({ type, languages }) => type === 'workshop' && languages.includes('cs')))
})

test('after client-side navigation from an artist, the filters are in the address and count the events @phone', async ({
  page,
}) => {
  await page.goto(sample('artist', 'cs').path)
  await hydrated(page)
  const documents = countDocuments(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: plain(exhibition.name.cs), exact: true })
    .click()
  await choose(page, 'type', 'workshop')
  await expect(page).toHaveURL(/type=workshop/)
  const workshops = slugsWhere(({ type }) => type === 'workshop')
  expect(await shown(page)).toEqual(workshops)
  await expect(page.locator('#program').getByRole('status')).toHaveText(countOf(workshops.length, 'cs'))
  expect(documents()).toBe(0)
})

test('an unknown query in the address filters nothing and is kept @phone', async ({ page }) => {
  await page.goto('/en?day=2031-01-01&type=dance&from=newsletter')
  expect(await shown(page)).toHaveLength(events.length)
  await choose(page, 'language', 'cs')
  await expect(page).toHaveURL('/en?from=newsletter&language=cs')
})

/** The counts of a group as the page shows them, by value; the value '' means all. */
const countsOf = (page: Page, name: string) =>
  page
    .locator(`#program input[name="${name}"]`)
    .evaluateAll((inputs) =>
      inputs.map((input) => [
        (input as HTMLInputElement).value,
        Number(input.parentElement!.querySelector('small')!.textContent),
      ]),
    )

type Choice = { day?: string; type?: string; language?: string }

const fits = (event: Event, { day = '', type, language }: Choice) =>
  event.start.startsWith(day) &&
  (!type || event.type === type) &&
  (!language || (event.languages as string[]).includes(language))

for (const [locale, choice] of [
  ['cs', { type: 'guidedTour', language: 'en' }],
  ['en', { day: '2044-05-21', type: 'workshop', language: 'en' }],
] as [Locale, Choice][]) {
  const query = String(new URLSearchParams(choice))

  test(`with the filters “${query}” each count is of the events that the other groups leave (${locale}) @desktop`, async ({
    page,
  }) => {
    const expectCounts = async () => {
      for (const name of ['day', 'type', 'language'] as const) {
        const counts = await countsOf(page, name)
        expect(counts.length).toBeGreaterThan(2)
        for (const [value, count] of counts) {
          const left = events.filter((event) => fits(event, { ...choice, [name]: value || undefined }))
          expect(count, `${name}=${value}`).toBe(left.length)
        }
      }
    }
    const { path } = sample('home', locale)
    await page.goto(`${path}?${query}`)
    await expectCounts()
    await hydrated(page)
    await expectCounts()

    // By clicks, and back to all.
    await page.goto(path)
    for (const [name, value] of Object.entries(choice)) await choose(page, name, value)
    await expect.poll(async () => (await shown(page)).length).toBe(events.filter((event) => fits(event, choice)).length)
    await expect(async () => expectCounts()).toPass()
    for (const name of Object.keys(choice)) await choose(page, name, '')
    await expect.poll(async () => (await countsOf(page, 'type'))[0]).toEqual(['', events.length])
  })
}

for (const locale of locales) {
  test(`the ${locale} filters are on the screen of a phone, 44 pixels high, and nothing scrolls sideways @phone`, async ({
    page,
  }) => {
    await page.goto(sample('home', locale).path)
    await hydrated(page)
    await openSheet(page).click()
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 780 })
      for (const target of await page.locator('#program form :is(label, button):visible').all()) {
        const box = (await target.boundingBox())!
        expect(box.x, await target.innerText()).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width, await target.innerText()).toBeLessThanOrEqual(width)
        expect(box.height).toBeGreaterThanOrEqual(44)
      }
      const scrolls = await page
        .locator('#program form, #program form *')
        .evaluateAll(
          (all) =>
            all.filter((each) => each.scrollWidth > each.clientWidth && getComputedStyle(each).overflowX !== 'visible')
              .length,
        )
      expect(scrolls).toBe(0)
    }
  })
}

test.describe('without JavaScript @phone', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters hide other events, also in combination, and can be reset', async ({ page }) => {
    await page.goto('/en')
    await expect(page.locator('#program').getByRole('status')).toBeHidden()
    const isShown = async (isWanted: (event: Event) => boolean) => {
      for (const event of events) {
        await expect(page.locator(`#${event.slug}`)).toBeVisible({ visible: isWanted(event) })
      }
    }
    await isShown(() => true)
    await choose(page, 'language', 'en')
    await choose(page, 'day', '2044-05-22')
    await isShown(isEnglishSunday)
    await choose(page, 'day', '')
    await choose(page, 'type', 'workshop')
    await isShown(isWorkshopInEnglish)
    await page.getByRole('button', { name: text('home:programme.filter.reset', 'en') }).click()
    await isShown(() => true)
  })
})
