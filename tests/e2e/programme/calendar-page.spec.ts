import type { Page } from '@playwright/test'
import { text } from '../content.ts'
import { hasJavaScript, locales, sample, siteUrl, sizeOf, type Locale } from '../pages.ts'
import { expect, hydrated, test } from '../test.ts'
import { days } from './programme.ts'

const day = days[0]!
const fileOf = (locale: Locale) => `${siteUrl}/calendar/programme/${day}.${locale}.ics`
const ways = (page: Page) => page.locator(`#day-${day} ul`).first()

for (const locale of locales) {
  const copy = { name: text('calendars:copy', locale) }

  test.describe(`(${locale}) ${sizeOf[locale]}`, () => {
    test.use({ javaScriptEnabled: hasJavaScript[locale] })

    test('the home page leads to the ways to the calendar of a day', async ({ page }) => {
      await page.goto(sample('home', locale).path)
      const subscribe = { name: text('programme:subscribe', locale) }
      await page.locator(`#day-${day}`).getByRole('link', subscribe).click()
      await expect(page).toHaveURL(`${sample('calendars', locale).path}#day-${day}`)
      await expect(page.locator(`#day-${day}`)).toBeInViewport()
      await expect(ways(page)).toContainText(fileOf(locale))
      await expect(ways(page).getByRole('link')).toHaveText(
        (['device', 'google', 'download'] as const).map((way) => text(`calendars:${way}`, locale)),
      )
      // Without JavaScript nothing can copy it, and the address is there to be selected.
      await expect(ways(page).getByRole('button', copy)).toHaveCount(hasJavaScript[locale] ? 1 : 0)
    })
  })

  const isHydrated = locale === 'en'
  test(`a button copies the address of a calendar, or selects it, ${isHydrated ? 'after' : 'before'} React has started (${locale}) ${sizeOf[locale]}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(sample('calendars', locale).path)
    if (isHydrated) await hydrated(page)
    const status = ways(page).getByRole('status')
    await ways(page).getByRole('button', copy).click()
    await expect(status).toHaveText(text('calendars:copied', locale))
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(fileOf(locale))

    await test.step('Tab goes through the ways in order, and an address that the browser does not copy is selected', async () => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
      })
      await ways(page).getByRole('link').first().focus()
      for (const way of ['google', 'download', 'copy'] as const) {
        await page.keyboard.press('Tab')
        await expect(ways(page).locator(':focus')).toHaveText(text(`calendars:${way}`, locale))
      }
      await page.keyboard.press('Enter')
      await expect(status).toHaveText(text('calendars:notCopied', locale))
      expect(await page.evaluate(() => String(getSelection()))).toBe(fileOf(locale))
      // What is shown beside the button stays when React starts.
      await hydrated(page)
      await expect(status).toHaveText(text('calendars:notCopied', locale))
    })
  })
}
