import { expect, hydrated, test } from '../test.ts'

test('going back closes the open menu and stays on the page', async ({ page }) => {
  await page.goto('/umelci')
  await page.goto('/bezpecnost')
  const menu = page.locator('#menu')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(menu).toBeVisible()
  await expect.poll(() => page.evaluate(() => history.state?.menu)).toBe(true)
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL('/bezpecnost')
  await page.goBack()
  await expect(page).toHaveURL('/umelci')
})

test('a menu that was opened and closed leaves no history entry', async ({ page }) => {
  await page.goto('/umelci')
  await page.goto('/bezpecnost')
  const menu = page.locator('#menu')
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => menu.getByRole('button', { name: 'Zavřít' }).click(),
  ]) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect.poll(() => page.evaluate(() => history.state?.menu)).toBe(true)
    await close()
    await expect(menu).toBeHidden()
    await expect.poll(() => page.evaluate(() => history.state?.menu)).toBeUndefined()
  }
  await page.goBack()
  await expect(page).toHaveURL('/umelci')
})

test('going back once from a page that the menu led to returns to the page before', async ({ page }) => {
  await page.goto('/bezpecnost')
  await hydrated(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect.poll(() => page.evaluate(() => history.state?.menu)).toBe(true)
  await page.locator('#menu').getByRole('link', { name: 'Umělci' }).click()
  await expect(page).toHaveURL('/umelci')
  await page.goBack()
  await expect(page).toHaveURL('/bezpecnost')
  await expect(page.locator('#menu')).toBeHidden()
})
