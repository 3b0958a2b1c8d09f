import type { Locator, Page } from '@playwright/test'
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
  addEventListener('pagereveal', ({ viewTransition }) => {
    const late = () => note('late')
    if (viewTransition) viewTransition.ready.then(() => note('new'), late)
    else late()
  })
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

/**
 * Follows a link, and expects these notes. Chromium gives up a transition between documents if the new page is late, as
 * it can be on a busy machine; the link is then followed again, three times at most.
 */
async function expectNotes(page: Page, link: Locator, notes: string): Promise<void> {
  for (let visits = 3; visits > 0; visits--) {
    await page.evaluate(() => sessionStorage.removeItem('named'))
    await link.click()
    const isLate = async () => visits > 1 && Boolean((await names(page))?.includes('late:'))
    await expect.poll(async () => ((await isLate()) ? notes : names(page))).toBe(notes)
    if (!(await isLate())) return
    await page.goBack()
  }
}

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
    const link = page.locator('main ol li').getByRole('link', { name: artists[0]!.name })
    await expectNotes(page, link, isHydrated ? 'old:list new:work 1 animated:work 1 ' : 'old:list new:work 1 ')
    await expect(page).toHaveURL(to)
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
    await expectNotes(page, page.locator(`figure a[href$="/${works[1]!.slug}"]`), steps('work 2', 'large'))
    await expect(page.locator('main img[style]')).toHaveCount(0)

    await expectNotes(page, page.locator('figcaption').getByRole('link', { name }), steps('large', 'work 2'))
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
    await expectNotes(page, page.locator('h1 ~ div figcaption a:visible'), steps('work 1', 'large'))
    await expect(page.locator('main img[style]')).toHaveCount(0)

    await expectNotes(page, page.getByRole('banner').getByRole('link').first(), steps('large', 'work 1'))
    await expect(page.locator('main img[style]')).toHaveCount(0)
  })
}

test('the picture of a work on the wall becomes the large one, and the other way round', async ({ page }) => {
  const { slug, works } = artists[1]!
  await page.addInitScript(noteNames)
  await page.goto('/dila')
  await hydrated(page)
  await expectNotes(
    page,
    page.locator(`main a[href="/umelec-${slug}/${works[0]!.slug}"]`),
    'old:list new:large animated:large ',
  )
  await expectNotes(
    page,
    page.getByRole('link', { name: text('artist:work.wall', 'cs') }),
    'old:large new:list animated:list ',
  )
  await expect(page.locator('main img[style]')).toHaveCount(0)
})

test('from one work to the next no picture moves', async ({ page }) => {
  const { slug, works } = artists[0]!
  await page.addInitScript(noteNames)
  await page.goto(`/umelec-${slug}/${works[0]!.slug}`)
  await hydrated(page)
  await expectNotes(page, page.locator('main a[rel=next]'), 'old: new: animated: ')
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
