import type { Page } from '@playwright/test'
import { artists, text } from '../content.ts'
import { expect, hydrated, test } from '../test.ts'

/** Notes in the session which pictures have the name of the moving work, before and after each transition. */
function noteNames(): void {
  const placeOf = (img: HTMLElement) => {
    const figure = img.closest('figure')
    if (!figure) return 'list'
    return figure.matches('[data-work]')
      ? 'large'
      : `work ${[...document.querySelectorAll('figure')].indexOf(figure) + 1}`
  }
  const note = (where: string) => {
    const named = [...document.querySelectorAll<HTMLElement>('main img')].filter(
      ({ style }) => style.getPropertyValue('view-transition-name') === 'work',
    )
    const seen = sessionStorage.getItem('named') ?? ''
    sessionStorage.setItem('named', `${seen}${where}:${named.map(placeOf)} `)
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
    // The browser skips a transition if the page does not change in time.
    void transition.ready.then(() => note('animated'))
    return transition
  }
}

const names = (page: Page) => page.evaluate(() => sessionStorage.getItem('named'))

for (const [from, to, isHydrated] of [
  ['/umelci', `/umelec-${artists[0]!.slug}`, true],
  ['/en/umelci', `/en/artist-${artists[0]!.slug}`, false],
] as const) {
  test(`from ${from} the picture of the list becomes the first work ${isHydrated ? 'with' : 'before'} React`, async ({
    page,
  }) => {
    await page.addInitScript(noteNames)
    if (!isHydrated) await page.route(/\.js$/, (route) => route.abort('aborted'))
    await page.goto(from)
    if (isHydrated) await hydrated(page)
    await page.evaluate(() => sessionStorage.removeItem('named'))
    await page.locator('main ol li').getByRole('link', { name: artists[0]!.name }).click()
    await expect(page).toHaveURL(to)
    const steps = isHydrated ? 'old:list new:work 1 animated:work 1 ' : 'old:list new:work 1 '
    await expect.poll(() => names(page)).toBe(steps)
    await expect(page.locator('main img[style]')).toHaveCount(0)
  })
}

for (const isHydrated of [true, false]) {
  test(`the picture of a work on the artist’s page becomes the large one, and the other way round, ${isHydrated ? 'with' : 'before'} React`, async ({
    page,
  }) => {
    const { slug, name, works } = artists[0]!
    const steps = (from: string, to: string) =>
      isHydrated ? `old:${from} new:${to} animated:${to} ` : `old:${from} new:${to} `
    await page.addInitScript(noteNames)
    if (!isHydrated) await page.route(/\.js$/, (route) => route.abort('aborted'))
    await page.goto(`/umelec-${slug}`)
    if (isHydrated) await hydrated(page)
    await page.evaluate(() => sessionStorage.removeItem('named'))
    await page.locator(`figure a[href$="/${works[1]!.slug}"]`).click()
    await expect.poll(() => names(page)).toBe(steps('work 2', 'large'))
    await expect(page.locator('main img[style]')).toHaveCount(0)

    await page.evaluate(() => sessionStorage.removeItem('named'))
    await page.locator('figcaption').getByRole('link', { name }).click()
    await expect.poll(() => names(page)).toBe(steps('large', 'work 2'))
    await expect(page.locator('main img[style]')).toHaveCount(0)
  })
}

for (const isHydrated of [true, false]) {
  test(`the work in the title of the home page becomes the large one, and the other way round, ${isHydrated ? 'with' : 'before'} React`, async ({
    page,
  }) => {
    const steps = (from: string, to: string) =>
      isHydrated ? `old:${from} new:${to} animated:${to} ` : `old:${from} new:${to} `
    await page.addInitScript(noteNames)
    if (!isHydrated) await page.route(/\.js$/, (route) => route.abort('aborted'))
    await page.goto('/?lang=cs')
    if (isHydrated) await hydrated(page)
    await page.evaluate(() => sessionStorage.removeItem('named'))
    await page.locator('h1 ~ div figcaption a:visible').click()
    await expect.poll(() => names(page)).toBe(steps('work 1', 'large'))
    await expect(page.locator('main img[style]')).toHaveCount(0)

    await page.evaluate(() => sessionStorage.removeItem('named'))
    await page.getByRole('banner').getByRole('link').first().click()
    await expect.poll(() => names(page)).toBe(steps('large', 'work 1'))
    await expect(page.locator('main img[style]')).toHaveCount(0)
  })
}

test('the picture of a work on the wall becomes the large one, and the other way round', async ({ page }) => {
  const { slug, works } = artists[1]!
  await page.addInitScript(noteNames)
  await page.goto('/dila')
  await hydrated(page)
  await page.evaluate(() => sessionStorage.removeItem('named'))
  await page.locator(`main a[href="/umelec-${slug}/${works[0]!.slug}"]`).click()
  await expect.poll(() => names(page)).toBe('old:list new:large animated:large ')
  await page.evaluate(() => sessionStorage.removeItem('named'))
  await page.getByRole('link', { name: text('artist:work.wall', 'cs') }).click()
  await expect.poll(() => names(page)).toBe('old:large new:list animated:list ')
  await expect(page.locator('main img[style]')).toHaveCount(0)
})

test('from one work to the next no picture moves', async ({ page }) => {
  const { slug, works } = artists[0]!
  await page.addInitScript(noteNames)
  await page.goto(`/umelec-${slug}/${works[0]!.slug}`)
  await hydrated(page)
  await page.evaluate(() => sessionStorage.removeItem('named'))
  await page.locator('main a[rel=next]').click()
  await expect.poll(() => names(page)).toBe('old: new: animated: ')
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a page is shown without a transition', async ({ page }) => {
    await page.addInitScript(() => {
      Document.prototype.startViewTransition = () => {
        throw new Error('A visitor who prefers reduced motion got a transition')
      }
    })
    await page.goto('/umelci')
    await hydrated(page)
    await page.locator('main ol li').getByRole('link', { name: artists[0]!.name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(artists[0]!.name)
    await page.locator('main figure a').first().click()
    await expect(page.locator('[data-work]')).toBeVisible()
  })
})
