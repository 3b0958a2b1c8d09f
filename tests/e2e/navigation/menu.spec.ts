import type { Route } from '@playwright/test'
import { sample } from '../pages.ts'
import { countDocuments, expect, holdReact, hydrated, settled, test, waitForMenuEntry } from '../test.ts'

test('the page behind the open menu is inert for keyboards and screen readers', async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Menu' })
  const behind = page.locator('a[href="#content"], header > a, header > div, main, footer')
  await button.click()
  const menu = page.locator('#menu')
  const reachable = () => behind.evaluateAll((parts) => parts.filter((part) => !part.closest('[inert]')).length)
  await expect.poll(reachable).toBe(0)
  const stops = await menu.locator('a, button').count()
  for (let presses = 0; presses < stops + 3; presses++) {
    await page.keyboard.press('Tab')
    // After the last stop the focus moves to the browser's own controls, then to the first stop.
    expect(
      await page.evaluate(() => {
        const { activeElement, body } = document
        return activeElement === body ? 'browser' : activeElement?.closest('#menu')?.id
      }),
    ).toMatch(/^(menu|browser)$/)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await expect(page.locator('[inert]')).toHaveCount(0)
})

test('closing the menu while nothing in it has the focus returns the focus to its button', async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Menu' })
  await button.click()
  await expect(page.locator('main')).toHaveAttribute('inert')
  await page.locator('#menu').evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('Escape')
  await expect(page.locator('#menu')).toBeHidden()
  await expect(button).toBeFocused()
})

test('a page that is shown while the menu is open is not inert', async ({ page }) => {
  const held: Route[] = []
  const artist = sample('artist', 'cs')
  await page.route(`**/page-data${artist.path}/page-data.json`, (route) =>
    // Gatsby may also prefetch the data of a link in view.
    route.request().resourceType() === 'xhr' ? void held.push(route) : route.continue(),
  )
  await page.goto('/umelci')
  await hydrated(page)
  await page.locator('main').getByRole('link', { name: artist.heading, exact: true }).click()
  await expect.poll(() => held.length).toBe(1)
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await expect(page.locator('main')).toHaveAttribute('inert')
  await held[0]!.continue()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(artist.heading)
  await expect(page.locator('[inert]')).toHaveCount(0)
})

test('a menu that is closed as soon as it is opened leaves nothing inert', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        document.querySelector('#menu')!.addEventListener('toggle', (event) => {
          if ((event as ToggleEvent).newState === 'open') document.querySelector<HTMLElement>('#menu button')!.click()
          else resolve()
        })
        document.querySelector<HTMLElement>('button[commandfor="menu"]')!.click()
      }),
  )
  await settled(page)
  await expect(page.locator('[inert]')).toHaveCount(0)
})

test('the menu is modal in browsers without command buttons and popovers too', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['command', 'commandForElement', 'popoverTargetElement']) {
      Reflect.deleteProperty(HTMLButtonElement.prototype, name)
    }
    for (const name of ['popover', 'showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name)
  })
  await page.goto('/umelci')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.locator('#menu')
  await expect(menu).toBeVisible()
  expect(await menu.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
  await menu.getByRole('button', { name: 'Zavřít' }).click()
  await expect(menu).toBeHidden()
})

for (const start of ['/', '/?lang=cs']) {
  test(`the menu closes when a link in it leads to a section of the same page, ${start}`, async ({ page }) => {
    await page.goto(start)
    await hydrated(page)
    const documents = countDocuments(page)
    for (const [name, id] of [
      ['Kontakt', 'contact'],
      ['Program', 'program'],
      ['Program', 'program'],
    ] as const) {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.locator('#menu').getByRole('link', { name, exact: true }).click()
      await expect(page.locator('#menu')).toBeHidden()
      await expect(page.locator(`#${id}-heading`)).toBeInViewport()
      await page.evaluate(() => window.scrollTo(0, 0))
    }
    expect(documents()).toBe(0)
  })
}

test('before React too, the menu leads to a section of the same page', async ({ page }) => {
  await holdReact(page)
  await page.goto('/?lang=cs')
  await page.getByRole('button', { name: 'Menu' }).click()
  await waitForMenuEntry(page)
  await page.locator('#menu').getByRole('link', { name: 'Program', exact: true }).click()
  await expect(page.locator('#menu')).toBeHidden()
  await expect(page).toHaveURL('/?lang=cs#program')
  await settled(page)
  await expect(page.locator('#program-heading')).toBeInViewport()
})
