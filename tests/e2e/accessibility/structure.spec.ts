import { locales, sample } from '../pages.ts'
import { expect, test } from '../test.ts'

// Snapshots of the accessibility tree, which screen readers use. --update-snapshots writes them again.
for (const locale of locales) {
  for (const kind of ['home', 'invitation'] as const) {
    test(`the accessibility tree of the ${kind} page in ${locale} is that of the snapshot @desktop`, async ({
      page,
    }) => {
      await page.clock.setFixedTime('2044-05-01T12:00:00+03:00')
      await page.goto(sample(kind, locale).path)
      await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${kind}-${locale}.aria.yml` })
    })
  }
}
