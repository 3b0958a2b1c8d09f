import { artists } from '../content.ts'
import { expect, hydrated, test } from '../test.ts'

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
          // The browser skips a transition if the page does not change in time.
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
  })
})
