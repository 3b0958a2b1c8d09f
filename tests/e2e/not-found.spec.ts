import { expect, test } from './test.ts'

const missing =
  /status 404: .*\/(nic|en\/nope|en\/nic|umelec-|en\/artist-|en\/%|%|nope|accessibility)|Failed to load resource.*404/

const cases = [
  { path: '/nic/a/b?c=d#e', sentence: 'Stránka nenalezena: /nic/a/b' },
  { path: '/en/artist-nobody/x', sentence: 'Page Not Found: /en/artist-nobody/x' },
]

test.beforeEach(({ expectProblems }) => expectProblems(missing))

for (const { path, sentence } of cases) {
  test(`${path} shows which page was not found, and stays in the address bar`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByText(sentence, { exact: true })).toBeVisible()
    await expect(page).toHaveURL(path)
  })
}

test('markup in the address of a missing page is shown as text', async ({ page }) => {
  await page.goto('/nic%3Cimg%20src=x%20onerror=alert(1)%3E&amp;')
  await expect(
    page.getByText('Stránka nenalezena: /nic<img src=x onerror=alert(1)>&amp;', { exact: true }),
  ).toBeVisible()
  await expect(page.locator('main img')).toHaveCount(0)
})

for (const { path, links } of [
  { path: '/nic', links: { Úvod: '/?lang=cs', Umělci: '/umelci', Program: '/?lang=cs#program' } },
  { path: '/en/nope', links: { Home: '/en', Artists: '/en/umelci', Programme: '/en#program' } },
]) {
  test(`the three links of ${path} to other pages work`, async ({ page }) => {
    for (const [name, target] of Object.entries(links)) {
      await page.goto(path)
      await page.locator('main').getByRole('link', { name }).click()
      await expect(page).toHaveURL(target)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })
}

test('the menu and the switch of the not-found page work', async ({ page }) => {
  await page.goto('/nic?a=1')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.locator('#menu').getByRole('link', { name: 'Umělci' })).toBeVisible()
  await page.locator('#menu').getByRole('link', { name: 'English' }).click()
  await expect(page.getByText('Page Not Found: /en/nic', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/en/nic?a=1')
})

test('the switch leads to the page if it exists in the other language', async ({ page }) => {
  await page.goto('/accessibility')
  await page.locator('footer').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/accessibility')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accessibility')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, sentence } of cases) {
    test(`the sentence on ${path} ends before the colon without JavaScript`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('main h1').getByText(sentence.split(':')[0]!, { exact: true })).toBeVisible()
    })
  }
})
