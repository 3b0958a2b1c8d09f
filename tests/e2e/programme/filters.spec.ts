import { events, exhibition, plain, text } from '../content.ts'
import { locales, sample, sizeOf, type Locale } from '../pages.ts'
import { countDocuments, expect, holdReact, hydrated, settled, test } from '../test.ts'
import { chip, type Event, shown, slugsWhere } from './programme.ts'

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

    await chip(page, 'type', 'workshop').click()
    await expect(page).toHaveURL(`${path}?type=workshop`)
    expect(await shown(page)).toEqual(slugsWhere(({ type }) => type === 'workshop'))

    await chip(page, 'language', 'en').click()
    await expect(page).toHaveURL(`${path}?type=workshop&language=en`)
    expect(await shown(page)).toEqual(slugsWhere(isWorkshopInEnglish))
    await expect(status).toHaveText(countOf(slugsWhere(isWorkshopInEnglish).length, locale))

    await chip(page, 'type', '').click()
    await chip(page, 'day', '2044-05-22').click()
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
    expect(await shown(page)).toHaveLength(events.length)
    await expect(page).toHaveURL(path)
  })
}

test('a filter adds no history entry, and going back restores the filters of the address', async ({ page }) => {
  await page.goto('/en')
  await hydrated(page)
  const length = await page.evaluate(() => history.length)
  await chip(page, 'type', 'workshop').click()
  await chip(page, 'language', 'cs').click()
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

test('after client-side navigation from an artist, the filters are in the address and count the events', async ({
  page,
}) => {
  await page.goto(sample('artist', 'cs').path)
  await hydrated(page)
  const documents = countDocuments(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: plain(exhibition.name.cs), exact: true })
    .click()
  await chip(page, 'type', 'workshop').click()
  await expect(page).toHaveURL(/type=workshop/)
  const workshops = slugsWhere(({ type }) => type === 'workshop')
  await expect(page.locator('#program').getByRole('status')).toHaveText(countOf(workshops.length, 'cs'))
  expect(documents()).toBe(0)
})

test('an unknown query in the address filters nothing and is kept', async ({ page }) => {
  await page.goto('/en?day=2031-01-01&type=dance&from=newsletter')
  expect(await shown(page)).toHaveLength(events.length)
  await chip(page, 'language', 'cs').click()
  await expect(page).toHaveURL('/en?from=newsletter&language=cs')
})

test('filters and open events from before hydration are kept', async ({ page }) => {
  const release = await holdReact(page)
  await page.goto('/en?day=2044-05-22', { waitUntil: 'commit' })
  await chip(page, 'language', 'en').click()
  await page.locator('#anglicka-prohlidka summary').click()
  await expect(page).toHaveURL('/en?day=2044-05-22&language=en')
  release()
  await hydrated(page)
  await settled(page)
  await expect(page).toHaveURL('/en?day=2044-05-22&language=en')
  await expect(page.locator('#program input:checked').nth(0)).toHaveValue('2044-05-22')
  await expect(page.locator('#program input:checked').nth(2)).toHaveValue('en')
  await expect(page.locator('#anglicka-prohlidka details')).toHaveAttribute('open')
  expect(await shown(page)).toEqual(slugsWhere(isEnglishSunday))
  await expect(page.locator('#program').getByRole('status')).toHaveText(
    countOf(slugsWhere(isEnglishSunday).length, 'en'),
  )
})

test('the keyboard sets filters, and the focused one has an outline', async ({ page }) => {
  await page.goto('/en')
  await page.locator('input[name="day"]').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/en?day=2044-05-21')
  const label = chip(page, 'day', '2044-05-21')
  expect(await label.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
  await page.keyboard.press('Tab')
  await expect(page.locator('input[name="type"]').first()).toBeFocused()
  await expect(page).toHaveURL('/en?day=2044-05-21')
})

test('on a phone targets are 44 pixels high, and the chosen filter is in the viewport @phone', async ({ page }) => {
  await page.goto('/en?type=closedSociety')
  for (const target of await page.locator('#program :is(label, button, summary)').all()) {
    const box = await target.boundingBox()
    if (box) expect(box.height, await target.innerText()).toBeGreaterThanOrEqual(44)
  }
  await page.locator('#program form').evaluate((form) => form.scrollIntoView())
  await expect(chip(page, 'type', 'closedSociety')).toBeInViewport({ ratio: 1 })
})

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
    await chip(page, 'language', 'en').click()
    await chip(page, 'day', '2044-05-22').click()
    await isShown(isEnglishSunday)
    await chip(page, 'day', '').click()
    await chip(page, 'type', 'workshop').click()
    await isShown(isWorkshopInEnglish)
    await page.getByRole('button', { name: text('home:programme.filter.reset', 'en') }).click()
    await isShown(() => true)
  })

  test('each type can be chosen', async ({ page }) => {
    await page.goto('/en')
    for (const type of new Set(events.map(({ type }) => type))) {
      await chip(page, 'type', type).click()
      for (const event of events) {
        await expect(page.locator(`#${event.slug}`), type).toBeVisible({ visible: event.type === type })
      }
    }
  })
})
