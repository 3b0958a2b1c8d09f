import { violations } from '../accessibility/axe.ts'
import { samples } from '../pages.ts'
import { expect, hydrated, test } from '../test.ts'

// One page of each kind. Other views, sizes and colours are tested on the tests' exhibition.
for (const { path } of samples) {
  test(`axe finds no violation on ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await hydrated(page)
    expect(await violations(page)).toEqual([])
  })
}
