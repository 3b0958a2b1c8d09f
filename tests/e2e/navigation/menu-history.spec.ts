import { expect, hydrated, test, waitForMenuEntry } from '../test.ts'

test('an open menu has one history entry, which going back or closing it removes', async ({ page }) => {
  const menu = page.locator('#menu')
  const open = async () => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await waitForMenuEntry(page)
  }
  const expectOneEntry = async () => {
    await expect(menu).toBeVisible()
    await waitForMenuEntry(page)
    await page.goBack()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL('/bezpecnost')
    await expect.poll(() => page.evaluate(() => history.state?.menu)).toBeUndefined()
  }
  await page.goto('/umelci')
  await page.goto('/bezpecnost')

  await test.step('going back closes it and stays on the page', async () => {
    await open()
    await expectOneEntry()
  })
  await test.step('a menu that is closed leaves no entry', async () => {
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => menu.getByRole('button', { name: 'Zavřít' }).click(),
    ]) {
      await open()
      await close()
      await expect(menu).toBeHidden()
      await expect.poll(() => page.evaluate(() => history.state?.menu)).toBeUndefined()
    }
  })
  await test.step('a menu that is opened again while the browser goes back stays open', async () => {
    await open()
    await menu.evaluate(async (menu: HTMLElement) => {
      const closed = new Promise((resolve) => menu.addEventListener('toggle', resolve, { once: true }))
      const wentBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
      menu.hidePopover()
      await closed
      menu.showPopover()
      await wentBack
    })
    await expectOneEntry()
  })
  await test.step('a menu that is closed and opened at once has one entry', async () => {
    await open()
    await menu.evaluate(async (menu: HTMLElement) => {
      const toggled = new Promise((resolve) => menu.addEventListener('toggle', resolve, { once: true }))
      menu.hidePopover()
      menu.showPopover()
      await toggled
    })
    await expectOneEntry()
  })
  await test.step('a link in it closes it, and going back once returns to the page before', async () => {
    await hydrated(page)
    await open()
    await menu.getByRole('link', { name: 'Umělci' }).click()
    await expect(page).toHaveURL('/umelci')
    await expect(menu).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/bezpecnost')
    await expect(menu).toBeHidden()
  })
  // Nothing of all that is left in the history.
  await page.goBack()
  await expect(page).toHaveURL('/umelci')
})
