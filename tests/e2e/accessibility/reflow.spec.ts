import { expect, test } from '../test.ts'
import { walkThrough } from './focus.ts'
import { textFaults } from './text-faults.ts'
import { open, reported, views } from './views.ts'

// A window of 1280 × 1024 pixels at 400 % (WCAG 1.4.10).
test.use({ viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ expectProblems }) => expectProblems(...reported))

for (const view of views) {
  test(`${view.name} reads in one direction at 400 % zoom, and the focus is visible at every stop @desktop`, async ({
    page,
  }) => {
    await open(page, view)
    expect(await page.evaluate(textFaults)).toEqual([])
    expect(await walkThrough(page)).toBeGreaterThan(0)
  })
}
