import type { Page } from '@playwright/test'
import { expect, hydrated, test, waitForMenuEntry } from '../test.ts'

test('going back closes the open menu and stays on the page', async ({ page }) => {
  await openMenu(page)
  await expectOneEntry(page)
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
    await waitForMenuEntry(page)
    await close()
    await expect(menu).toBeHidden()
    await expect.poll(() => page.evaluate(() => history.state?.menu)).toBeUndefined()
  }
  await page.goBack()
  await expect(page).toHaveURL('/umelci')
})

test('a menu that is opened again while the browser goes back stays open', async ({ page }) => {
  await openMenu(page)
  await page.locator('#menu').evaluate(async (menu: HTMLElement) => {
    const closed = new Promise((resolve) => menu.addEventListener('toggle', resolve, { once: true }))
    const wentBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    menu.hidePopover()
    await closed
    menu.showPopover()
    await wentBack
  })
  await expectOneEntry(page)
})

test('a menu that is closed and opened at once has one history entry', async ({ page }) => {
  await openMenu(page)
  await page.locator('#menu').evaluate(async (menu: HTMLElement) => {
    const toggled = new Promise((resolve) => menu.addEventListener('toggle', resolve, { once: true }))
    menu.hidePopover()
    menu.showPopover()
    await toggled
  })
  await expectOneEntry(page)
})

/** Opens the menu of the second page of a visit. */
async function openMenu(page: Page): Promise<void> {
  await page.goto('/umelci')
  await page.goto('/bezpecnost')
  await page.getByRole('button', { name: 'Menu' }).click()
  await waitForMenuEntry(page)
}

async function expectOneEntry(page: Page): Promise<void> {
  await expect(page.locator('#menu')).toBeVisible()
  await waitForMenuEntry(page)
  await page.goBack()
  await expect(page.locator('#menu')).toBeHidden()
  await expect(page).toHaveURL('/bezpecnost')
  await page.goBack()
  await expect(page).toHaveURL('/umelci')
}

test('a link in the menu closes it, and going back once returns to the page before', async ({ page }) => {
  await page.goto('/bezpecnost')
  await hydrated(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await waitForMenuEntry(page)
  await page.locator('#menu').getByRole('link', { name: 'Umělci' }).click()
  await expect(page).toHaveURL('/umelci')
  await expect(page.locator('#menu')).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/bezpecnost')
  await expect(page.locator('#menu')).toBeHidden()
})
