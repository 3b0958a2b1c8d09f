import { text } from '../content.ts'
import { hasJavaScript, locales, sample, siteUrl, sizeOf } from '../pages.ts'
import { expect, hydrated, test } from '../test.ts'
import { days } from './programme.ts'

const day = days[0]!

for (const locale of locales) {
  const file = `/calendar/programme/${day}.${locale}.ics`
  const [subscribe, copy] = [text('programme:subscribe', locale), text('calendars:copy', locale)]

  test.describe(`(${locale}) ${sizeOf[locale]}`, () => {
    test.use({ javaScriptEnabled: hasJavaScript[locale] })

    test('the home page leads to the ways to the calendar of a day', async ({ page }) => {
      await page.goto(sample('home', locale).path)
      await page.locator(`#day-${day}`).getByRole('link', { name: subscribe }).click()
      await expect(page).toHaveURL(`${sample('calendars', locale).path}#day-${day}`)
      await expect(page.locator(`#day-${day}`)).toBeInViewport()
      const ways = page.locator(`#day-${day} ul`).first()
      await expect(ways).toContainText(siteUrl + file)
      await expect(ways.getByRole('link')).toHaveText(
        (['device', 'google', 'download'] as const).map((way) => text(`calendars:${way}`, locale)),
      )
      // Without JavaScript nothing can copy it, and the address is there to be selected.
      await expect(ways.getByRole('button', { name: copy })).toHaveCount(hasJavaScript[locale] ? 1 : 0)
    })
  })

  const isHydrated = locale === 'en'
  test(`a button copies the address of a calendar ${isHydrated ? 'after' : 'before'} React has started (${locale}) ${sizeOf[locale]}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(sample('calendars', locale).path)
    if (isHydrated) await hydrated(page)
    const ways = page.locator(`#day-${day} ul`).first()
    await ways.getByRole('button', { name: copy }).click()
    await expect(ways.getByRole('status')).toHaveText(text('calendars:copied', locale))
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(siteUrl + file)
  })

  test(`an address that the browser does not copy is selected, and Tab goes through the ways in order (${locale}) ${sizeOf[locale]}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    })
    await page.goto(sample('calendars', locale).path)
    const ways = page.locator(`#day-${day} ul`).first()
    await ways.getByRole('link').first().focus()
    for (const way of ['google', 'download', 'copy'] as const) {
      await page.keyboard.press('Tab')
      await expect(ways.locator(':focus')).toHaveText(text(`calendars:${way}`, locale))
    }
    await page.keyboard.press('Enter')
    await expect(ways.getByRole('status')).toHaveText(text('calendars:notCopied', locale))
    expect(await page.evaluate(() => String(getSelection()))).toBe(siteUrl + file)
    // What is shown beside the button stays when React starts.
    await hydrated(page)
    await expect(ways.getByRole('status')).toHaveText(text('calendars:notCopied', locale))
  })
}
