import { type Locale, locales, sample } from './pages.ts'
import { expect, test } from './test.ts'

const names = { cs: 'Čeština', en: 'English' }

const other = (locale: Locale): Locale => (locale === 'cs' ? 'en' : 'cs')

// That the switch leads to each kind of page is tested without JavaScript (without-javascript.spec.ts).
for (const kind of ['home', 'event'] as const) {
  const { path, alternates } = sample(kind, 'cs')
  test(`the switch on ${path} leads to the same page in the other language, and back`, async ({ page }) => {
    await page.goto(`${path}?a=1&b=x%20y#content`)
    for (const to of ['en', 'cs'] as const) {
      await page.getByRole('link', { name: names[to] }).first().click()
      await expect(page.locator('html')).toHaveAttribute('lang', to)
      const { pathname, searchParams, hash } = new URL(page.url())
      expect(pathname).toBe(alternates[to])
      expect([searchParams.get('a'), searchParams.get('b'), hash]).toEqual(['1', 'x y', '#content'])
      expect(searchParams.get('lang')).toBe(kind === 'home' && to === 'cs' ? 'cs' : null)
    }
  })
}

for (const locale of locales) {
  test(`the switch remembers the choice of ${other(locale)} for a year`, async ({ page, context }) => {
    const to = other(locale)
    await page.goto(locale === 'cs' ? '/umelci' : '/en/umelci')
    await page.locator('footer').getByRole('link', { name: names[to] }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', to)
    const [cookie, ...others] = await context.cookies()
    expect(others).toEqual([])
    expect(cookie).toMatchObject({ name: 'nf_lang', value: to, path: '/', sameSite: 'Lax' })
    const days = (cookie!.expires - Date.now() / 1000) / (24 * 60 * 60)
    expect(days).toBeGreaterThan(364.9)
    expect(days).toBeLessThan(365.1)
    await page.goto('/')
    await expect(page).toHaveURL(to === 'en' ? '/en' : '/')
  })
}

test('the switch works in both directions after a client-side navigation', async ({ page }) => {
  await page.goto('/umelci')
  await page.locator('main ol li a').first().click()
  await expect(page).toHaveURL(/\/umelec-/)
  await page.locator('footer').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/artist-/)
  await page.locator('header').getByRole('link', { name: 'Čeština' }).first().click()
  await expect(page).toHaveURL(/\d\/umelec-/)
})

test('links to the Czech home stay in Czech for a visitor whose browser prefers English', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'en-GB', baseURL: baseURL! })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page).toHaveURL('/en')
  await page.goto('/umelci')
  await page.locator('header a').first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs')
  await expect(page).toHaveURL('/?lang=cs')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs')
  await context.close()
})

// The header of the site has its menu there.
for (const kind of ['organisers', 'door', 'invitation'] as const) {
  test(`the letters of the switch end where the column of the page ends: ${kind}`, async ({ page }) => {
    await page.goto(sample(kind, 'cs').path)
    const letters = await page
      .locator('[data-language]')
      .first()
      .evaluate((link) => {
        const range = document.createRange()
        range.selectNodeContents(link)
        return range.getBoundingClientRect().right
      })
    const column = await page.evaluate(() => {
      const margin = document.createElement('div')
      margin.style.width = 'var(--margin)'
      document.body.append(margin)
      return document.documentElement.clientWidth - margin.getBoundingClientRect().width
    })
    expect(Math.abs(letters - column)).toBeLessThan(1)
  })
}
