import type { Page, Route } from '@playwright/test'
import { sample } from '../pages.ts'
import { countDocuments, expect, holdReact, hydrated, settled, test, waitForMenuEntry } from '../test.ts'

/** Follows links in the menu to sections of the home page. */
async function expectSections(page: Page): Promise<void> {
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
}

test('the page behind the open menu is inert, closing it returns the focus, and a link in it leads to a section', async ({
  page,
}) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Menu' })
  const behind = page.locator('a[href="#content"], header > a, header > div, main, footer')
  const menu = page.locator('#menu')
  const expectClosed = async () => {
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await expect(page.locator('[inert]')).toHaveCount(0)
  }

  await test.step('keyboards and screen readers do not reach the page', async () => {
    await button.click()
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
    await expectClosed()
  })
  await test.step('closing it while nothing in it has the focus returns the focus too', async () => {
    await button.click()
    await expect(page.locator('main')).toHaveAttribute('inert')
    await menu.evaluate(() => (document.activeElement as HTMLElement).blur())
    await expectClosed()
  })
  await test.step('so does closing a menu whose button got no focus from the click, as in Safari', async () => {
    await button.evaluate((element) => {
      element.blur()
      element.addEventListener('mousedown', (event) => event.preventDefault(), { once: true })
    })
    await button.click()
    await expect(page.locator('main')).toHaveAttribute('inert')
    await expectClosed()
  })
  await test.step('the wheel does not scroll the page behind, and outlines are of the colour of the words', async () => {
    await button.click()
    await page.mouse.wheel(0, 600)
    await page.keyboard.press('Tab')
    const focus = menu.locator(':focus')
    const { color, outlineColor } = await focus.evaluate((element) => ({ ...getComputedStyle(element) }))
    expect(outlineColor).toBe(color)
    await expectClosed()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
  await test.step('a menu that is closed as soon as it is opened leaves nothing inert', async () => {
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const menu = document.querySelector('#menu')!
          menu.addEventListener('toggle', function close(event) {
            if ((event as ToggleEvent).newState === 'open') return menu.querySelector<HTMLElement>('button')!.click()
            menu.removeEventListener('toggle', close)
            resolve()
          })
          document.querySelector<HTMLElement>('button[commandfor="menu"]')!.click()
        }),
    )
    await settled(page)
    await expect(page.locator('[inert]')).toHaveCount(0)
  })
  await hydrated(page)
  await expectSections(page)
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

test('on /?lang=cs the menu leads to sections of the page before React, stays open during hydration, and works after it', async ({
  page,
}) => {
  const release = await holdReact(page)
  await page.goto('/?lang=cs')
  const button = page.getByRole('button', { name: 'Menu' })
  await button.click()
  await waitForMenuEntry(page)
  await page.locator('#menu').getByRole('link', { name: 'Program', exact: true }).click()
  await expect(page.locator('#menu')).toBeHidden()
  await expect(page).toHaveURL('/?lang=cs#program')
  await settled(page)
  await expect(page.locator('#program-heading')).toBeInViewport()

  await button.click()
  await expect(page.locator('#menu')).toBeVisible()
  release()
  await hydrated(page)
  await expect(page.locator('#menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectSections(page)
})
