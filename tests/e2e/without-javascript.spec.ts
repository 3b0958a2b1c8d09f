import { artists, text, words } from './content.ts'
import { locales, sample, samples } from './pages.ts'
import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false })

// That each page has its heading and the addresses of the switch in each language is tested in http/pages.spec.ts.
test('each kind of page can be read without JavaScript, in one of the languages', async ({ page }) => {
  const kinds = [...new Set(samples.map(({ kind }) => kind))]
  for (const [index, kind] of kinds.entries()) {
    const locale = locales[index % locales.length]!
    await test.step(`${kind} (${locale})`, async () => {
      await page.goto(sample(kind, locale).path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(sample(kind, locale).heading)
      await expect(page.getByRole('main')).toBeVisible()
      if (kind === 'door' || kind === 'organisers') {
        // What needs a script says so. Playwright reads no text in this element.
        expect(await page.locator('noscript').last().textContent()).toMatch(words(text(`${kind}:script`, locale)))
      }
    })
  }
})

test('the menu and links between pages and to sections work without JavaScript', async ({ page }) => {
  const menu = page.locator('#menu')
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await menu.getByRole('link', { name: 'Umělci' }).click()
  await expect(page).toHaveURL('/umelci')
  await page.locator('main').getByRole('link', { name: artists[0]!.name }).click()
  await expect(page).toHaveURL(`/umelec-${artists[0]!.slug}`)
  await page.locator('header a').first().click()
  await expect(page).toHaveURL('/?lang=cs')
  await page.getByRole('button', { name: 'Menu' }).click()
  await menu.getByRole('link', { name: 'Kontakt' }).click()
  await expect(page).toHaveURL('/?lang=cs#contact')
  await expect(page.locator('#contact-heading')).toBeInViewport()
})

test('the whole page is laid out at once if the address has an anchor, and the switch between the languages works', async ({
  page,
}) => {
  await page.goto('/?lang=cs#contact')
  const isLaidOut = await page
    .locator('main section[data-far] > h2')
    .evaluateAll((headings) => headings.map((each) => each.checkVisibility({ contentVisibilityAuto: true })))
  expect(isLaidOut.length).toBeGreaterThan(3)
  expect(new Set(isLaidOut)).toEqual(new Set([true]))
  await page.getByRole('link', { name: 'English' }).last().click()
  await expect(page).toHaveURL('/en')
  await page.getByRole('link', { name: 'Čeština' }).last().click()
  await expect(page).toHaveURL('/?lang=cs')
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs')
})
