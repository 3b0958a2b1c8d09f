import type { BrowserContext } from '@playwright/test'
import { type Locale, sample } from './pages.ts'
import { expect, test } from './test.ts'

const names = { cs: 'Čeština', en: 'English' }

/** The language that the browser keeps, and for how many days. */
async function expectKept(context: BrowserContext, locale: Locale): Promise<void> {
  const [cookie, ...others] = await context.cookies()
  expect(others).toEqual([])
  expect(cookie).toMatchObject({ name: 'nf_lang', value: locale, path: '/', sameSite: 'Lax' })
  const days = (cookie!.expires - Date.now() / 1000) / (24 * 60 * 60)
  expect(days).toBeGreaterThan(364.9)
  expect(days).toBeLessThan(365.1)
}

// That the addresses of each kind of page are those of the same page is tested in http/pages.spec.ts.
test('the switch leads to the same page in the other language, with the query and the anchor, and back; the choice is remembered for a year', async ({
  page,
  context,
}) => {
  const { path, alternates } = sample('home', 'cs')
  for (const to of ['en', 'cs'] as const) {
    await page.goto(`${to === 'en' ? path : alternates.en}?a=1&b=x%20y#content`)
    await page.getByRole('link', { name: names[to] }).first().click()
    await expect(page.locator('html')).toHaveAttribute('lang', to)
    const { pathname, searchParams, hash } = new URL(page.url())
    expect(pathname).toBe(alternates[to])
    expect([searchParams.get('a'), searchParams.get('b'), hash]).toEqual(['1', 'x y', '#content'])
    expect(searchParams.get('lang')).toBe(to === 'cs' ? 'cs' : null)
    await expectKept(context, to)
    await page.goto('/')
    await expect(page).toHaveURL(to === 'en' ? '/en' : '/')
  }
})

test('the switch works in both directions after a client-side navigation, from the footer and the header', async ({
  page,
}) => {
  await page.goto('/umelci')
  await page.locator('main ol li a').first().click()
  await expect(page).toHaveURL(/\/umelec-/)
  await page.evaluate(() => history.replaceState(history.state, '', `${location.pathname}?a=1#works`))
  await page.locator('footer').getByRole('link', { name: names.en }).click()
  await expect(page).toHaveURL(/\/en\/artist-[^?]*\?a=1#works$/)
  await page.locator('header').getByRole('link', { name: names.cs }).first().click()
  await expect(page).toHaveURL(/\d\/umelec-[^?]*\?a=1#works$/)
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
test('the letters of the switch end where the column of the page ends', async ({ page }) => {
  for (const kind of ['organisers', 'door', 'invitation'] as const) {
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
    expect.soft(Math.abs(letters - column), kind).toBeLessThan(1)
  }
})
