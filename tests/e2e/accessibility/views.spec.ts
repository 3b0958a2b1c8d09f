import type { Page } from '@playwright/test'
import { brokenWords } from '../broken-words.ts'
import { setFontSize } from '../font-size.ts'
import { samples, sizeOf } from '../pages.ts'
import { expect, test } from '../test.ts'
import { colourViolations, violations } from './axe.ts'
import { expectVisibleFocus, walkThrough } from './focus.ts'
import { smallTargets } from './small-targets.ts'
import { structure } from './structure.ts'
import { textFaults } from './text-faults.ts'
import { unseenControls } from './unseen-controls.ts'
import { reported, type View, views } from './views.ts'

/** Each view is opened in one size of the window, and measured in both. */
const sizes = [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
]

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

// After a soft assertion fails, the next check still runs.
async function checkStructure(page: Page, path: string): Promise<void> {
  await test.step('it has one title, no gap in its headings and landmarks with names', async () => {
    const isBare = samples.some((each) => path === each.path && !each.isPublic)
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

async function checkLargeText(page: Page): Promise<void> {
  const loaded = page.viewportSize()!
  await setFontSize(page, 32)
  await test.step('with text of twice the size, nothing is beside the screen, and no word is broken on a phone', async () => {
    for (const width of [360, 820, 1440]) {
      await page.setViewportSize({ width, height: 640 })
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      if (width === 360) expect.soft(await brokenWords(page.locator('body'))).toEqual([])
    }
  })
  await setFontSize(page, 16)
  await page.setViewportSize(loaded)
}

async function check(page: Page, { locale }: View, part?: string): Promise<void> {
  const loaded = page.viewportSize()!
  const [other] = sizes.filter(({ width }) => width !== loaded.width)
  await test.step('axe finds no violation in light and dark colours', async () => {
    expect.soft(await violations(page, part)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await colourViolations(page, part)).toEqual([])
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
    if (locale === 'en') expect(await walkThrough(page, part)).toBeGreaterThan(0)
  })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(loaded)
}

// Without animations, everything is in its place when it is measured.
test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } })

// All checks of a page and its states share one load of it.
for (const view of views) {
  test(`${view.name} is accessible, also after what visitors do on it ${sizeOf[view.locale]}`, async ({
    page,
    expectProblems,
  }) => {
    expectProblems(...reported)
    for (const [index, { name, part, reach }] of view.states.entries()) {
      await test.step(name, async () => {
        await reach(page)
        // Lays out all sections at once, as the page does soon after it has loaded.
        await page.evaluate(() => document.documentElement.toggleAttribute('data-whole', true))
        if (view.path && index === 0) {
          await checkStructure(page, view.path)
          await checkLargeText(page)
        }
        await check(page, view, part)
      })
    }
  })
}
