import { expect, test } from './test.ts'

test('the page says which page was not found, and stays in the address bar; its menu and its switch work', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/status 404: .*\/(nic|en\/nic|en\/artist-)|Failed to load resource.*404/)
  const unknown = '/en/artist-nobody/x'
  await page.goto(unknown)
  await expect(page.getByText(`Page Not Found: ${unknown}`, { exact: true })).toBeVisible()
  await expect(page).toHaveURL(unknown)

  expect((await page.goto('/nic/a/b?c=d#e'))?.status()).toBe(404)
  await expect(page.getByText('Stránka nenalezena: /nic/a/b', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/nic/a/b?c=d#e')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.locator('#menu').getByRole('link', { name: 'Umělci' })).toBeVisible()
  await page.locator('#menu').getByRole('link', { name: 'English' }).click()
  await expect(page.getByText('Page Not Found: /en/nic/a/b', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/en/nic/a/b?c=d#e')
})
