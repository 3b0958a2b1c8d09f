import { sample } from '../pages.ts'
import { expect, holdReact, hydrated, test } from '../test.ts'

// All pages have the script that decides.
for (const [kind, isHydrated] of [
  ['home', true],
  ['organisers', false],
] as const) {
  test(`leaving ${kind} for a file is no error`, async ({ page }) => {
    if (!isHydrated) await holdReact(page)
    await page.goto(sample(kind, 'cs').path)
    if (isHydrated) await hydrated(page)
    // Every browser shows this file; a headless one downloads a PDF.
    await page.evaluate(() => {
      const link = document.body.appendChild(document.createElement('a'))
      link.href = '/robots.txt'
      link.click()
    })
    await expect(page.getByText('User-agent')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}
