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

const { slug, name, works } = artists[0]!
const wallWork = `/umelec-${artists[1]!.slug}/${artists[1]!.works[0]!.slug}`

/** The page, its link to a work or an artist, and the link back; where the picture is on both pages. */
const ways: [what: string, path: string, there: Find, back: Find, from: string, to: string, hasReact: boolean[]][] = [
  [
    'the list of artists',
    '/umelci',
    (page) => page.locator('main ol li').getByRole('link', { name }),
    (page) => page.getByRole('contentinfo').getByRole('link', { name: text('common:menu.artists', 'cs') }),
    'list',
    'work 1',
    [true],
  ],
  [
    'the artist’s page',
    `/umelec-${slug}`,
    (page) => page.locator(`figure a[href$="/${works[1]!.slug}"]`),
    (page) => page.locator('figcaption').getByRole('link', { name }),
    'work 2',
    'large',
    [true, false],
  ],
  [
    'the title of the home page',
    '/?lang=cs',
    (page) => page.locator('h1 ~ div figcaption a:visible'),
    (page) => page.getByRole('banner').getByRole('link').first(),
    'work 1',
    'large',
    [false],
  ],
  [
    'the wall',
    '/dila',
    (page) => page.locator(`main a[href="${wallWork}"]`),
    (page) => page.getByRole('link', { name: text('artist:work.wall', 'cs') }),
    'list',
    'large',
    [true],
  ],
]
type Find = (page: Page) => Locator

for (const [what, path, there, back, from, to, hasReact] of ways) {
  for (const isHydrated of hasReact) {
    test(`the picture of ${what} becomes that of the next page, and the other way round, ${isHydrated ? 'with' : 'before'} React`, async ({
      page,
    }) => {
      const steps = (from: string, to: string) => `old:${from} new:${to} ${isHydrated ? `animated:${to} ` : ''}`
      await page.addInitScript(noteNames)
      if (!isHydrated) await page.route(/\.js$/, (route) => route.abort('aborted'))
      await page.goto(path)
      if (isHydrated) await hydrated(page)
      await expectNotes(page, there(page), steps(from, to))
      await expect(page.locator('main img[style]')).toHaveCount(0)
      if (what === 'the wall') {
        await test.step('from one work to the next no picture moves', async () => {
          await expectNotes(page, page.locator('main a[rel=next]'), 'old: new: animated: ')
          await page.goBack()
          await expect(page).toHaveURL(wallWork)
        })
      }
      await expectNotes(page, back(page), steps(to, from))
      await expect(page.locator('main img[style]')).toHaveCount(0)
    })
  }
}
