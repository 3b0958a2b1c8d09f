import { sample } from '../pages.ts'
import { expect, holdReact, hydrated, settled, test } from '../test.ts'

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

test('a transition that the browser gives up is no error', async ({ page }) => {
  await page.addInitScript(() => addEventListener('pagereveal', (event) => event.viewTransition?.skipTransition()))
  await holdReact(page)
  await page.goto(sample('artists', 'cs').path)
  const { heading, path } = sample('artist', 'cs')
  await page.locator('main').getByRole('link', { name: heading, exact: true }).click()
  await expect(page).toHaveURL(path)
  await settled(page)
})
