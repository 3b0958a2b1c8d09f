import { colourViolations, violations } from '../accessibility/axe.ts'
import { smallTargets } from '../accessibility/small-targets.ts'
import { locales, samples } from '../pages.ts'
import { expect, hydrated, test } from '../test.ts'

const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }
const desktop = { viewport: { width: 1440, height: 900 } }

// One page of each kind is opened on one device in each language, and measured in the sizes of both. Other views and sizes
// are tested on the tests' exhibition.
for (const [index, locale] of locales.entries()) {
  const [opened, other] = index % 2 === 0 ? [phone, desktop] : [desktop, phone]
  test.describe(`in ${locale}`, () => {
    test.use({ ...opened, contextOptions: { reducedMotion: 'reduce' } })

    for (const { path } of samples.filter((page) => page.locale === locale)) {
      test(`axe finds no violation on ${path}, on a phone and a desktop, in light and dark colours, and no target is too small`, async ({
        page,
      }) => {
        await page.goto(path)
        await hydrated(page)
        for (const { viewport } of [opened, other]) {
          await page.setViewportSize(viewport)
          await page.emulateMedia({ colorScheme: 'light' })
          expect.soft(await violations(page)).toEqual([])
          expect.soft(await page.evaluate(smallTargets)).toEqual([])
          await page.emulateMedia({ colorScheme: 'dark' })
          expect.soft(await colourViolations(page)).toEqual([])
        }
      })
    }
  })
}

test('axe and the check of targets find what is too small', async ({ page }) => {
  const links = ['#a', '#b', '#c'].map((href) => `<a href="${href}" style="display: block; font: 8px sans-serif">a</a>`)
  await page.setContent(`<main>${links.join('')}</main>`)
  expect((await violations(page, 'main')).join()).toContain('target-size')
  expect(await page.evaluate(smallTargets)).toHaveLength(3)
})
