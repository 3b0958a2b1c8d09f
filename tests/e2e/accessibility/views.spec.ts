import type { Page } from '@playwright/test'
import { locales, sample, samples, sizeOf } from '../pages.ts'
import { expect, test } from '../test.ts'
import { colourViolations, violations } from './axe.ts'
import { expectVisibleFocus, walkThrough } from './focus.ts'
import { smallTargets } from './small-targets.ts'
import { structure } from './structure.ts'
import { textFaults } from './text-faults.ts'
import { unseenControls } from './unseen-controls.ts'
import { fillIn, open, pageViews, refusals, refuse, reported, views } from './views.ts'

/** Sets the text spacing of WCAG 1.4.12, or takes it away. */
async function spaceText(page: Page, isWide: boolean): Promise<void> {
  await page.evaluate((isWide) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    )
    document.adoptedStyleSheets = isWide ? [sheet] : []
  }, isWide)
}

// Without animations, everything is in its place when it is measured.
test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ expectProblems }) => expectProblems(...reported))

/** Each view is opened in one size of the window, and measured in both. */
const sizes = [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
]

// Several checks share one load of a page. After a soft assertion fails, the next check still runs.
for (const view of views) {
  test(`${view.name} is accessible ${sizeOf[view.locale]}`, async ({ page }) => {
    const loaded = page.viewportSize()!
    const [other] = sizes.filter(({ width }) => width !== loaded.width)
    await open(page, view)
    if (pageViews.includes(view)) {
      await test.step('it has one title, no gap in its headings and landmarks with names', async () => {
        const isBare = samples.some(({ path, isPublic }) => path === view.path && !isPublic)
        const { navs, ...rest } = await page.evaluate(structure)
        expect.soft(rest).toEqual({
          titles: 1,
          skipped: [],
          mains: 1,
          // The pages for invited guests and organisers have no header and footer.
          banners: isBare ? 0 : 1,
          contentinfos: isBare ? 0 : 1,
          unnamedNavs: 0,
          sameNavs: 0,
        })
        expect.soft(navs > 0).toBe(!isBare)
      })
    }
    await test.step('axe finds no violation in light and dark colours', async () => {
      expect.soft(await violations(page, view.part)).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect.soft(await colourViolations(page, view.part)).toEqual([])
    })
    for (const size of [loaded, other!]) {
      await page.setViewportSize(size)
      await test.step(`at a width of ${size.width} px targets are large enough or have space around them`, async () => {
        expect.soft(await page.evaluate(smallTargets)).toEqual([])
      })
      await test.step(`at a width of ${size.width} px all text is readable with wider text spacing`, async () => {
        await spaceText(page, true)
        expect.soft(await page.evaluate(textFaults)).toEqual([])
        await spaceText(page, false)
      })
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await test.step('with wider text spacing all text is readable on the narrowest screen', async () => {
      await spaceText(page, true)
      expect.soft(await page.evaluate(textFaults)).toEqual([])
      await spaceText(page, false)
    })
    await page.emulateMedia({ forcedColors: 'active' })
    await test.step('in forced colours the controls, the choice and the focus are visible', async () => {
      expect.soft(await page.evaluate(unseenControls)).toEqual([])
      await page.keyboard.press('Tab')
      await expectVisibleFocus(page)
    })
    await page.emulateMedia({ forcedColors: 'none' })
    // A window of 1280 × 1024 pixels at 400 % (WCAG 1.4.10).
    await page.setViewportSize({ width: 320, height: 256 })
    await test.step('at 400 % zoom it reads in one direction, and the focus is visible at every stop', async () => {
      // Hides the link that skips to the content.
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      expect.soft(await page.evaluate(textFaults)).toEqual([])
      // The stops are the same in both languages.
      if (view.locale === 'en') expect(await walkThrough(page)).toBeGreaterThan(0)
    })
  })
}

for (const locale of locales) {
  test(`axe finds no violation in any error of a registration (${locale}) ${sizeOf[locale]}`, async ({ page }) => {
    await page.goto(sample('invitation', locale).path)
    await fillIn(page, locale)
    for (const code of refusals) {
      await refuse(page, locale, code)
      expect(await violations(page, 'main'), code).toEqual([])
    }
  })
}
