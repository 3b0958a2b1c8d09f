import { sample } from '../pages.ts'
import { expect, test } from '../test.ts'

// Snapshots of the accessibility tree, which screen readers use. --update-snapshots writes them again. The trees of a page
// in two languages differ in words only.
for (const [kind, locale] of [
  ['home', 'cs'],
  ['invitation', 'en'],
] as const) {
  test(`the accessibility tree of the ${kind} page in ${locale} is that of the snapshot @desktop`, async ({ page }) => {
    await page.clock.setFixedTime('2044-05-01T12:00:00+03:00')
    await page.goto(sample(kind, locale).path)
    // One item of a list is enough.
    await page.locator('main li:nth-child(n + 2)').evaluateAll((items) => items.forEach((item) => item.remove()))
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${kind}-${locale}.aria.yml` })
  })
}
