import { text } from './content.ts'
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
