import type { Page, Route } from '@playwright/test'
import { artists, exhibition } from './content.ts'
import { locales, sample } from './pages.ts'
import { countDocuments, expect, hydrated, settled, test } from './test.ts'

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('a link to an artist loads no new document and begins at the top of the page', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const documents = countDocuments(page)
  const { name, slug } = artists.at(-1)!
  await page.locator('#artists').getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(`/umelec-${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect.poll(() => scrollTop(page)).toBe(0)
  await expect(page).toHaveTitle(`${name} – ${exhibition.name.cs}`)
  expect(documents()).toBe(0)
})

test('going back restores the place on the page', async ({ page }) => {
  await page.goto('/umelci')
  await hydrated(page)
  // A screen so low that even a short list has to be scrolled.
  await page.setViewportSize({ width: page.viewportSize()!.width, height: 240 })
  const { name } = artists.at(-1)!
  const link = page.locator('main').getByRole('link', { name, exact: true })
  await page.evaluate(() =>
    document.addEventListener('click', () => sessionStorage.setItem('left-at', String(window.scrollY)), true),
  )
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect.poll(() => scrollTop(page)).toBe(0)
  const leftAt = await page.evaluate(() => Number(sessionStorage.getItem('left-at')))
  expect(leftAt).toBeGreaterThan(100)
  await page.goBack()
  await expect(page.locator('main ol li')).toHaveCount(artists.length)
  await expect.poll(async () => Math.abs((await scrollTop(page)) - leftAt)).toBeLessThan(20)
})

test('a link with an anchor scrolls to it, on the same page and on another one', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.locator('main a[href$="#contact"]').first().click()
  await expect(page.locator('#contact-heading')).toBeInViewport()

  await page.goto('/umelci')
  await hydrated(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('#menu').getByRole('link', { name: 'Program' }).click()
  await expect(page).toHaveURL('/?lang=cs#program')
  await expect(page.locator('#program-heading')).toBeInViewport()
})

test('after a client-side navigation the head of the page is that of the new page', async ({ page }) => {
  await page.goto('/en')
  await hydrated(page)
  const { name, slug, summary } = artists[2]!
  await page.locator('#artists').getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveTitle(`${name} – ${exhibition.name.en}`)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/en/artist-${slug}$`))
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    new RegExp(summary.en.split(' ').slice(0, 2).join('\\s')),
  )
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a client-side navigation is announced by the heading of the page, without English words', async ({ page }) => {
  await page.goto('/umelci')
  await hydrated(page)
  const { name } = artists[0]!
  await page.locator('main ol li').getByRole('link', { name }).click()
  await expect(page.locator('#gatsby-announcer')).toHaveText(name)
})

test('no element has a style attribute after React has taken over the page', async ({ page }) => {
  for (const kind of ['home', 'artists', 'artist', 'invitation', 'text'] as const) {
    await page.goto(sample(kind, 'cs').path)
    await hydrated(page)
    await expect(page.locator('[style]')).toHaveCount(0)
  }
})

for (const locale of locales) {
  const { path } = sample('home', locale)
  const close = locale === 'cs' ? 'Zavřít' : 'Close'

  test(`the menu of the ${locale} site opens by a click and closes by its button`, async ({ page }) => {
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

test('the menu opens by the keyboard, closes by Esc and gives the focus back', async ({ page }) => {
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

test('nobody gets behind the open menu, by no key and no reading aloud, and to everything when it is closed', async ({
  page,
}) => {
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
    // From the last one the keyboard goes on to the browser itself, and then to the first.
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

test('who closes the menu with nothing of it in focus has the focus on its button again', async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Menu' })
  await button.click()
  await expect(page.locator('main')).toHaveAttribute('inert')
  await page.locator('#menu').evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('Escape')
  await expect(page.locator('#menu')).toBeHidden()
  await expect(button).toBeFocused()
})

test('a page that comes while the menu is open is all in reach', async ({ page }) => {
  const held: Route[] = []
  const artist = sample('artist', 'cs')
  await page.route(`**/page-data${artist.path}/page-data.json`, (route) => void held.push(route))
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

test('a menu that is closed as soon as it is opened leaves the page in reach', async ({ page }) => {
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

test('a step back closes the open menu, and the page stays where it was', async ({ page }) => {
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

test('a menu that was opened and closed leaves no step behind in the history', async ({ page }) => {
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

test('the way back from a page that the menu led to is one step', async ({ page }) => {
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

test('the menu is modal too where browsers know neither commands nor popovers', async ({ page }) => {
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

for (const [from, to] of [
  ['/umelci', `/umelec-${artists[0]!.slug}`],
  ['/en/umelci', `/en/artist-${artists[0]!.slug}`],
] as const) {
  for (const isHydrated of [true, false]) {
    test(`from ${from} the picture of the list becomes the first work ${isHydrated ? 'with' : 'before'} React`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const note = (where: string) => {
          const named = [...document.querySelectorAll<HTMLElement>('main img')].filter(
            ({ style }) => style.getPropertyValue('view-transition-name') === 'work',
          )
          const seen = sessionStorage.getItem('named') ?? ''
          sessionStorage.setItem(
            'named',
            `${seen}${where}:${named.map((img) => (img.closest('figure') ? 'work' : 'list'))} `,
          )
        }
        addEventListener('pagehide', () => note('old'))
        addEventListener('pagereveal', (event) => void event.viewTransition?.ready.then(() => note('new')))
        const start = Document.prototype.startViewTransition
        Document.prototype.startViewTransition = function (update) {
          note('old')
          const transition = start.call(this, async () => {
            await (update as () => Promise<void>)()
            note('new')
          })
          // The browser gives a transition up whose page does not come.
          void transition.ready.then(() => note('animated'))
          return transition
        }
      })
      if (!isHydrated) await page.route(/\.js$/, (route) => route.abort('aborted'))
      await page.goto(from)
      if (isHydrated) await hydrated(page)
      await page.evaluate(() => sessionStorage.removeItem('named'))
      await page.locator('main ol li').getByRole('link', { name: artists[0]!.name }).click()
      await expect(page).toHaveURL(to)
      const steps = isHydrated ? 'old:list new:work animated:work ' : 'old:list new:work '
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('named'))).toBe(steps)
      await expect(page.locator('main img[style]')).toHaveCount(0)
    })
  }
}

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a page is shown without a transition', async ({ page }) => {
    await page.addInitScript(() => {
      Document.prototype.startViewTransition = () => {
        throw new Error('A visitor who asked for less motion got a transition')
      }
    })
    await page.goto('/umelci')
    await hydrated(page)
    await page.locator('main ol li').getByRole('link', { name: artists[0]!.name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(artists[0]!.name)
  })
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

test('the first thing that the keyboard reaches is the link to the content', async ({ page }) => {
  await page.goto('/umelci')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Přeskočit na obsah' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})
