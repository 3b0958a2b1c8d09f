import { expect, test } from './test.ts'

const cases = [
  { path: '/nic/a/b?c=d#e', sentence: 'Stránka nenalezena: /nic/a/b' },
  { path: '/en/artist-nobody/x', sentence: 'Page Not Found: /en/artist-nobody/x' },
]

test.beforeEach(({ expectProblems }) =>
  expectProblems(/status 404: .*\/(nic|en\/nic|en\/artist-)|Failed to load resource.*404/),
)

for (const { path, sentence } of cases) {
  test(`${path} shows which page was not found, and stays in the address bar`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByText(sentence, { exact: true })).toBeVisible()
    await expect(page).toHaveURL(path)
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
