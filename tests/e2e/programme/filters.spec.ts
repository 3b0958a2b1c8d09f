import type { Page } from '@playwright/test'
import { events, exhibition, plain, text } from '../content.ts'
import { locales, sample, sizeOf, type Locale } from '../pages.ts'
import { countDocuments, expect, hydrated, settled, test } from '../test.ts'
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

  test(`the ${locale} filters show matching events, count them, and are in the address, which a switch of the language keeps ${sizeOf[locale]}`, async ({
    page,
  }) => {
    const status = page.locator('#program').getByRole('status')
    const reset = page.getByRole('button', { name: text('home:programme.filter.reset', locale) })
    const expectEvents = async (slugs: string[]) => {
      await expect.poll(() => shown(page)).toEqual(slugs)
      const count = countOf(slugs.length, locale)
      await expect(status).toHaveText(slugs.length > 0 ? count : text('home:programme.filter.nothing', locale))
    }
    const expectReset = async () => {
      await reset.click()
      await expect(page).toHaveURL(path)
      await expectEvents(slugsWhere(() => true))
      await expect(reset).toBeHidden()
    }

    await test.step('an address with filters that match nothing says so and offers to reset them', async () => {
      await page.goto(`${path}?${noMatch}`)
      expect(await shown(page)).toEqual([])
      await expectEvents([])
      await expectReset()
    })
    await test.step('each filter is in the address, and the events match all', async () => {
      await choose(page, 'type', 'workshop')
      await expect(page).toHaveURL(`${path}?type=workshop`)
      expect(await shown(page)).toEqual(slugsWhere(({ type }) => type === 'workshop'))
      await choose(page, 'language', 'en')
      await expect(page).toHaveURL(`${path}?type=workshop&language=en`)
      await expectEvents(slugsWhere(isWorkshopInEnglish))
      await choose(page, 'type', '')
      await choose(page, 'day', '2044-05-22')
      await expect(page).toHaveURL(`${path}?language=en&day=2044-05-22`)
      await expectEvents(slugsWhere(isEnglishSunday))
      await expectReset()
    })
    await test.step('an address with filters filters, before and after hydration and a switch of the language', async () => {
      await page.goto(`${path}?day=2044-05-22&language=en`)
      expect(await shown(page)).toEqual(slugsWhere(isEnglishSunday))
      await hydrated(page)
      await expectEvents(slugsWhere(isEnglishSunday))
      const other = locale === 'cs' ? 'en' : 'cs'
      await page.locator(`a[data-language="${other}"]`).last().click()
      await expect(page).toHaveURL(
        (url) => url.pathname === alternates[other] && url.searchParams.get('language') === 'en',
      )
      await expect(page.locator('html')).toHaveAttribute('lang', other)
      await expect.poll(() => shown(page)).toEqual(slugsWhere(isEnglishSunday))
    })
  })
}

test('an unknown query filters nothing and is kept, a filter adds no history entry, and going back restores it @desktop', async ({
  page,
}) => {
  await page.goto('/en?day=2031-01-01&type=dance&from=newsletter')
  expect(await shown(page)).toHaveLength(events.length)
  await hydrated(page)
  const length = await page.evaluate(() => history.length)
  await choose(page, 'type', 'workshop')
  await choose(page, 'language', 'cs')
  expect(await page.evaluate(() => history.length)).toBe(length)
  await expect(page).toHaveURL('/en?type=workshop&from=newsletter&language=cs')

  await page.locator('#artists').getByRole('link').first().click()
  await expect(page).toHaveURL(/artist-/)
  await expect(page.locator('#program')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/en?type=workshop&from=newsletter&language=cs')
  await expect
    .poll(() => shown(page))
    .toEqual(slugsWhere(({ type, languages }) => type === 'workshop' && languages.includes('cs')))
})

test('after client-side navigation the filters work on a phone, are 44 pixels high, and nothing scrolls sideways @phone', async ({
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

  for (const locale of locales) {
    await test.step(`the sheet in ${locale}`, async () => {
      if (locale !== 'cs') await page.locator(`a[data-language="${locale}"]`).last().click()
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
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
          .evaluateAll((all) =>
            all.filter((each) => each.scrollWidth > each.clientWidth && getComputedStyle(each).overflowX !== 'visible'),
          )
        expect(scrolls).toHaveLength(0)
      }
      await page.locator('#program form').hover()
      await settled(page)
      const before = await page.evaluate(() => scrollY)
      await page.mouse.wheel(0, 3000)
      await settled(page)
      expect(await page.evaluate(() => scrollY)).toBe(before)
      await page.locator('#program [popovertargetaction="hide"]').click()
    })
  }
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

    // By clicks: back to all, and to the same choice again.
    for (const name of Object.keys(choice)) await choose(page, name, '')
    await expect.poll(async () => (await countsOf(page, 'type'))[0]).toEqual(['', events.length])
    for (const [name, value] of Object.entries(choice)) await choose(page, name, value)
    await expect.poll(async () => (await shown(page)).length).toBe(events.filter((event) => fits(event, choice)).length)
    await expect(async () => expectCounts()).toPass()
  })
}
