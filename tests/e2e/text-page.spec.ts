import { text } from './content.ts'
import { samples } from './pages.ts'
import { expect, test } from './test.ts'

test('the contents of a long text stay beside it while it is read @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.goto('/nez-prijdete')
  const contents = page.getByRole('navigation', { name: text('text-page:contents', 'cs') })
  const last = page.locator('main section').last()
  await last.evaluate((part) => part.scrollIntoView())
  await expect(last).toBeInViewport()
  await expect(contents.getByRole('link').first()).toBeInViewport()
})

test('on paper no heading of a text page stands alone at the foot of a sheet @desktop', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const { path } of samples.filter(({ kind }) => kind === 'text')) {
    await page.goto(path)
    for (const heading of await page.locator('main section > h2').all()) {
      await expect(heading).toHaveCSS('break-after', 'avoid')
      await expect(heading.locator('..')).toHaveCSS('break-inside', 'avoid')
    }
  }
})
