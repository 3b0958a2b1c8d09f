import { colourViolations, violations } from '../accessibility/axe.ts'
import { smallTargets } from '../accessibility/small-targets.ts'
import { samples } from '../pages.ts'
import { expect, hydrated, test } from '../test.ts'

const devices = {
  'a desktop': { viewport: { width: 1440, height: 900 } },
  'a phone': { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
}

// One page of each kind. Other views and sizes are tested on the tests' exhibition.
for (const [device, use] of Object.entries(devices)) {
  test.describe(`on ${device}`, () => {
    test.use({ ...use, colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } })

    for (const { path } of samples) {
      test(`axe finds no violation on ${path}, in light and dark colours, and no target is too small`, async ({
        page,
      }) => {
        await page.goto(path)
        await hydrated(page)
        expect.soft(await violations(page)).toEqual([])
        expect.soft(await page.evaluate(smallTargets)).toEqual([])
        await page.emulateMedia({ colorScheme: 'dark' })
        expect.soft(await colourViolations(page)).toEqual([])
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
