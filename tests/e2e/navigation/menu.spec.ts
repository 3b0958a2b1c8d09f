import type { Route } from '@playwright/test'
import { locales, sample } from '../pages.ts'
import { countDocuments, expect, hydrated, settled, test } from '../test.ts'

for (const locale of locales) {
  const { path } = sample('home', locale)
  const close = locale === 'cs' ? 'Zavřít' : 'Close'

  test(`the menu of the ${locale} site opens with a click and closes with its button`, async ({ page }) => {
    await page.goto(path)
    const menu = page.locator('#menu')
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(menu).toBeVisible()
    await expect(page.getByRole('navigation', { name: locale === 'cs' ? 'Hlavní menu' : 'Main menu' })).toBeVisible()
    await menu.getByRole('button', { name: close }).click()
    await expect(menu).toBeHidden()
  })
}

test('the menu opens with the keyboard, closes with Esc and returns the focus', async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Menu' })
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab')
    if (await button.evaluate((element) => element === document.activeElement)) break
  }
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#menu')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator('#menu :focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('#menu')).toBeHidden()
  await expect(button).toBeFocused()
})

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

test('the menu closes when a link in it leads to another page', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('#menu').getByRole('link', { name: 'Umělci' }).click()
  await expect(page).toHaveURL('/umelci')
  await expect(page.locator('#menu')).toBeHidden()
})

for (const start of ['/', '/?lang=cs', '/en']) {
  test(`the menu closes when a link in it leads to a section of the same page, ${start}`, async ({ page }) => {
    await page.goto(start)
    await hydrated(page)
    const documents = countDocuments(page)
    const open = page.getByRole('button', { name: 'Menu' })
    for (const [name, id] of start === '/en'
      ? [
          ['Contact', 'contact'],
          ['Programme', 'program'],
          ['Programme', 'program'],
        ]
      : [
          ['Kontakt', 'contact'],
          ['Program', 'program'],
          ['Program', 'program'],
        ]) {
      await open.click()
      await page.locator('#menu').getByRole('link', { name: name!, exact: true }).click()
      await expect(page.locator('#menu')).toBeHidden()
      await expect(page.locator(`#${id}-heading`)).toBeInViewport()
      await page.evaluate(() => window.scrollTo(0, 0))
    }
    expect(documents()).toBe(0)
  })
}
