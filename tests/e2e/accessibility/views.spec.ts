import type { Page } from '@playwright/test'
import { locales, sample, sizeOf } from '../pages.ts'
import { expect, test } from '../test.ts'
import { colourViolations, violations } from './axe.ts'
import { expectVisibleFocus, walkThrough } from './focus.ts'
import { smallTargets } from './small-targets.ts'
import { textFaults } from './text-faults.ts'
import { unseenControls } from './unseen-controls.ts'
import { fillIn, open, refusals, refuse, reported, views } from './views.ts'

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

// Several checks share one load of a page. After a soft assertion fails, the next check still runs.
for (const view of views) {
  test(`${view.name} is accessible`, async ({ page }, { project }) => {
    await open(page, view)
    await test.step('targets are large enough or have space around them', async () => {
      expect.soft(await page.evaluate(smallTargets)).toEqual([])
    })
    // What axe finds depends on the language or on the size, but not on both together.
    if (sizeOf[view.locale] === `@${project.name}`) {
      await test.step('axe finds no violation in light and dark colours', async () => {
        expect.soft(await violations(page, view.part)).toEqual([])
        await page.emulateMedia({ colorScheme: 'dark' })
        expect.soft(await colourViolations(page, view.part)).toEqual([])
      })
    }
    await test.step('with wider text spacing all text is readable, also on the narrowest screen', async () => {
      await spaceText(page, true)
      expect.soft(await page.evaluate(textFaults)).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      expect.soft(await page.evaluate(textFaults)).toEqual([])
    })
    await test.step('in forced colours the controls, the choice and the focus are visible', async () => {
      await page.emulateMedia({ forcedColors: 'active' })
      expect.soft(await page.evaluate(unseenControls)).toEqual([])
      await page.keyboard.press('Tab')
      await expectVisibleFocus(page)
    })
    if (project.name === 'desktop') {
      // A window of 1280 × 1024 pixels at 400 % (WCAG 1.4.10).
      await test.step('at 400 % zoom it reads in one direction, and the focus is visible at every stop', async () => {
        await spaceText(page, false)
        await page.emulateMedia({ forcedColors: 'none' })
        await page.setViewportSize({ width: 320, height: 256 })
        // Hides the link that skips to the content.
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
        expect.soft(await page.evaluate(textFaults)).toEqual([])
        expect(await walkThrough(page)).toBeGreaterThan(0)
      })
    }
  })
}

for (const locale of locales) {
  test(`axe finds no violation in any error of a registration (${locale})`, async ({ page }) => {
    await page.goto(sample('invitation', locale).path)
    await fillIn(page, locale)
    for (const code of refusals) {
      await refuse(page, locale, code)
      expect(await violations(page, 'main'), code).toEqual([])
    }
  })
}
