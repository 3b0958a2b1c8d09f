import { artists } from './content.ts'
import { samples } from './pages.ts'
import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false })

for (const { path, heading, isPublic } of samples) {
  test(`${path} can be read without JavaScript`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('main')).toBeVisible()
    if (!isPublic) return
    const menu = page.locator('#menu')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  })
}

test('links between pages work without JavaScript', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('#menu').getByRole('link', { name: 'Umělci' }).click()
  await expect(page).toHaveURL('/umelci')
  await page.locator('main').getByRole('link', { name: artists[0]!.name }).click()
  await expect(page).toHaveURL(`/umelec-${artists[0]!.slug}`)
  await page.locator('header a').first().click()
  await expect(page).toHaveURL('/?lang=cs')
})

test('the language switch works without JavaScript', async ({ page }) => {
  for (const { path, alternates } of samples.filter(({ locale }) => locale === 'cs')) {
    await page.goto(path)
    await page.getByRole('link', { name: 'English' }).last().click()
    await expect(page).toHaveURL(alternates.en)
    await page.getByRole('link', { name: 'Čeština' }).last().click()
    await expect(page).toHaveURL(path === '/' ? '/?lang=cs' : path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'cs')
  }
})

test('the menu leads to a section of the home page without JavaScript', async ({ page }) => {
  await page.goto('/umelci')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('#menu').getByRole('link', { name: 'Kontakt' }).click()
  await expect(page).toHaveURL('/?lang=cs#contact')
  await expect(page.locator('#contact-heading')).toBeInViewport()
})

test('the whole page is laid out at once if the address has an anchor', async ({ page }) => {
  await page.goto('/?lang=cs#contact')
  const isLaidOut = await page
    .locator('main section[data-far] > h2')
    .evaluateAll((headings) => headings.map((each) => each.checkVisibility({ contentVisibilityAuto: true })))
  expect(isLaidOut.length).toBeGreaterThan(3)
  expect(new Set(isLaidOut)).toEqual(new Set([true]))
})

test('the details of an event open without JavaScript', async ({ page }) => {
  await page.goto('/')
  const details = page.locator('#program details').first()
  await details.locator('summary').click()
  await expect(details.locator('p').first()).toBeVisible()
})
