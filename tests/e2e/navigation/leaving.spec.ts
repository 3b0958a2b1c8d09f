import { samples } from '../pages.ts'
import { expect, holdReact, hydrated, test } from '../test.ts'

const isHome = (kind: string) => kind === 'home'

for (const { kind, path } of samples.filter(({ locale }) => locale === 'cs')) {
  test(`leaving ${kind} for a file is no error`, async ({ page }) => {
    // React starts on one of them: the script that decides is the same before and after.
    if (!isHome(kind)) await holdReact(page)
    await page.goto(path)
    if (isHome(kind)) await hydrated(page)
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
