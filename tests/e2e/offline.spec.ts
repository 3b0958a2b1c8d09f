import type { BrowserContext, Page } from '@playwright/test'
import { artists, text } from './content.ts'
import { sample, type Kind, type Locale } from './pages.ts'
import { fieldsOf, fillIn, guest } from './registration-fields.ts'
import { countDocuments, expect, holdReact, hydrated, test } from './test.ts'

const artist = artists[0]!.name

/** Taps links without network, and expects that the page stays and says so. Then the network is there again. */
async function stays(page: Page, context: BrowserContext, locale: Locale): Promise<void> {
  const documents = countDocuments(page)
  const address = page.url()
  const message = page.getByText(text('errors:load.offline', locale))
  await context.setOffline(true)
  for (const link of [
    page.locator('main').getByRole('link', { name: artist, exact: true }),
    page.locator('footer a[data-language], header a[data-language]').first(),
  ]) {
    await expect(message).toBeHidden()
    await link.focus()
    await link.dispatchEvent('click')
    await expect(message).toBeVisible()
    await expect(link).toBeFocused()
    expect(page.url()).toBe(address)
    await context.setOffline(false)
    await expect(message).toBeHidden()
    await context.setOffline(true)
  }
  expect(documents()).toBe(0)
  await context.setOffline(false)
}

for (const [react, locale, size] of [
  ['before', 'cs', '@phone'],
  ['with', 'en', '@desktop'],
] as const) {
  test(`without network, links leave the page as it is, ${react} React (${locale}) ${size}`, async ({
    page,
    context,
    expectProblems,
  }) => {
    expectProblems(
      /page-data|component---|Failed to load resource|ERR_INTERNET_DISCONNECTED|page resources|not be found/i,
    )
    if (react === 'before') await holdReact(page)
    // Nothing is loaded before the tap.
    const data = /\/page-data\/.*(umelec|artist)-/
    await page.route(data, (route) => route.abort())
    await page.goto(sample('artists', locale).path)
    if (react === 'with') await hydrated(page)
    await stays(page, context, locale)
    await page.unroute(data)
    await page.locator('main').getByRole('link', { name: artist, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(artist)
  })
}

for (const [kind, locale] of [
  ['event', 'cs'],
  ['invitation', 'en'],
] as [Kind, Locale][]) {
  test(`without network, the form of the ${kind} that is sent before React stays filled in, and the page says so (${locale}) @phone`, async ({
    page,
    context,
    expectProblems,
  }) => {
    expectProblems(/Failed to load resource|ERR_INTERNET_DISCONNECTED|request failed/i)
    await page.goto(sample(kind, locale).path)
    await context.setOffline(true)
    const { name, send } = fieldsOf(page, locale)
    const documents = countDocuments(page)
    await fillIn(page, locale, 'zofie@guest.example')
    await send.click()
    await expect(page.getByText(text('errors:load.offline', locale))).toBeVisible()
    await expect(name).toHaveValue(guest)
    expect(documents()).toBe(0)
  })
}
