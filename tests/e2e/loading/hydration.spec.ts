import { artists } from '../content.ts'
import { answerSeats } from '../programme/programme.ts'
import { countDocuments, expect, holdReact, hydrated, settled, test } from '../test.ts'

test('going back before hydration shows the previous page @desktop', async ({ page }) => {
  await page.goto('/umelci')
  await hydrated(page)
  await page.locator('main').getByRole('link', { name: artists[0]!.name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(artists[0]!.name)
  const release = await holdReact(page)
  await page.reload()
  const documents = countDocuments(page)
  await page.goBack()
  await expect(page).toHaveURL('/umelci')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(artists[0]!.name)
  expect(documents()).toBe(1)
  release()
})

test('scroll position, open event, filter and focus stay during hydration @desktop', async ({ page }) => {
  await answerSeats(page, {})
  const release = await holdReact(page)
  await page.goto('/en#contact')
  await page.locator('#program input[value="workshop"]').check()
  await page.locator('#program details:visible summary').first().click()
  const opened = page.locator('#program details[open]')
  await expect(opened).toHaveCount(1)
  await page.evaluate(() => scrollTo(0, 300))
  const before = await page.evaluate(() => [scrollY, document.activeElement?.outerHTML, location.href])
  release()
  await hydrated(page)
  await settled(page)
  expect(await page.evaluate(() => [scrollY, document.activeElement?.outerHTML, location.href])).toEqual(before)
  await expect(opened).toHaveCount(1)
  await expect(page.locator('#program input[value="workshop"]')).toBeChecked()
})
