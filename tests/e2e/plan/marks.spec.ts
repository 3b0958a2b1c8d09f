import { brokenWords } from '../broken-words.ts'
import { plain, text, words } from '../content.ts'
import { setFontSize } from '../font-size.ts'
import { expect, holdReact, hydrated, test, waitForFonts } from '../test.ts'
import { alone, eventPath, first, hung, item, markButton, pathOf, second, shown, workPath } from './plan.ts'

const locale = 'cs'

test('a visitor marks events and a work, and finds them in the plan after a reload @phone', async ({ page }) => {
  await page.goto(workPath)
  await markButton(page).click()
  await expect(markButton(page)).toHaveAttribute('data-marked', 'true')
  await page.goto(eventPath(second))
  await markButton(page).click()
  await page.goto(`/?lang=cs#${first.slug}`)
  const card = page.locator(`#${first.slug}`)
  await card.locator('[data-mark]').click()
  await page.reload()
  await expect(card.locator('[data-mark]')).toHaveAttribute('data-marked', 'true')

  await hydrated(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page
    .locator('#menu')
    .getByRole('link', { name: `${text('common:menu.plan', locale)} 3` })
    .click()
  await expect(page).toHaveURL(pathOf(locale))
  await expect.poll(() => shown(page)).toEqual([first.slug, second.slug, `${hung.artist.slug}/${hung.work.slug}`])
  await expect(item(page, first.slug)).toContainText(plain(first.title[locale]))
  const note = text('plan:overlaps', locale).replace('{{events}}', second.title[locale])
  await expect(item(page, first.slug).getByText(words(note))).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 }).filter({ visible: true })).toHaveCount(1)
  await expect(page.getByText(text('plan:saved', locale))).toBeVisible()

  await setFontSize(page, 32)
  expect(await brokenWords(page.locator('main'))).toEqual([])
})

test('a mark is made before React has started, moves nothing, and is kept by hydration; the next event that React shows has its own @phone', async ({
  page,
}) => {
  const release = await holdReact(page)
  await page.goto(eventPath(first))
  const button = markButton(page)
  await waitForFonts(page)
  const before = await button.boundingBox()
  await button.click()
  await expect(button).toHaveAttribute('data-marked', 'true')
  expect((await button.boundingBox())!.width).toBe(before!.width)
  await test.step('its border fills the box', async () => {
    const [border, height] = await button.evaluate((element) => {
      const { borderBlockStartWidth, blockSize } = getComputedStyle(element, '::before')
      return [borderBlockStartWidth, blockSize]
    })
    expect(border).toBe(height)
  })
  release()
  await hydrated(page)
  await expect(button).toHaveAttribute('data-marked', 'true')

  await page.locator('main nav a[rel=next]').click()
  await expect(page).not.toHaveURL(eventPath(first))
  await expect(button).toHaveAttribute('data-marked', 'false')
  await page.goBack()
  await expect(page).toHaveURL(eventPath(first))
  await expect(button).toHaveAttribute('data-marked', 'true')
})

test('a mark made in one tab is shown in the other @desktop', async ({ page, context }) => {
  await page.goto(pathOf('cs'))
  await expect(page.getByText(text('plan:empty', 'cs'))).toBeVisible()
  const other = await context.newPage()
  await other.goto(eventPath(alone))
  await markButton(other).click()
  await expect.poll(() => shown(page)).toEqual([alone.slug])
  await item(page, alone.slug).getByRole('button').click()
  await expect(markButton(other)).toHaveAttribute('data-marked', 'false')
})

test('where storage is forbidden, the page of an event says that nothing is saved @phone', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('', 'SecurityError')
      },
    }),
  )
  const message = words(text('common:plan.notSaved', locale))
  await page.goto(eventPath(first))
  await markButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
  await expect(markButton(page)).toHaveAttribute('data-marked', 'false')
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })
  test('without JavaScript nothing can be marked, and the plan says what it needs, and leads to what it is made of @phone', async ({
    page,
  }) => {
    for (const path of [eventPath(first), workPath]) {
      await page.goto(path)
      await expect(page.locator('[data-mark]').filter({ visible: true })).toHaveCount(0)
    }
    await page.goto(pathOf(locale))
    await expect(page.getByText(words(text('plan:needs', locale)))).toBeVisible()
    await expect.poll(() => shown(page)).toEqual([])
    for (const key of ['common:menu.program', 'common:menu.works'] as const)
      await expect(page.getByRole('main').getByRole('link', { name: text(key, locale), exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0)
  })
})
