import { text, words } from '../content.ts'
import { expect, test } from '../test.ts'
import { field, items, order, works } from './wall.ts'
import { artist, first, heading, headingOf, linkTo, neighbour, path, pathOf, second } from './works.ts'

test.use({ javaScriptEnabled: false })

test('an artist leads to a picture by its old address, to a work, to the next and back, and can hang to scale', async ({
  page,
}) => {
  const last = artist.works.at(-1)!
  await page.goto(`${path}#${last.slug}`)
  await expect(page.locator(`figure[id="${last.slug}"]`)).toBeInViewport()

  await linkTo(page, first).click()
  await expect(page).toHaveURL(pathOf(first))
  await expect(page.locator('main button:visible')).toHaveCount(0)
  await neighbour(page, 'next').click()
  await expect(heading(page)).toHaveText(headingOf(second))
  await heading(page).getByRole('link').click()
  await expect(page).toHaveURL(path)

  await test.step('the choice between rows and the scaled hang works', async () => {
    const choice = (hang: 'rows' | 'scale') =>
      page.getByRole('radio', { name: words(text(`artist:hang.${hang}`, 'cs')) })
    const wall = page.getByRole('region', { name: words(text('artist:hang.wall', 'cs')) })
    await choice('scale').check()
    await expect(wall).toBeVisible()
    await expect(page.locator('figure').first()).toBeHidden()
    await choice('rows').check()
    await expect(wall).toBeHidden()
    await expect(page.locator('figure').first()).toBeVisible()
  })
})

test('all works are on the wall with an index of letters, and no control that would do nothing', async ({ page }) => {
  await page.goto('/dila?q=nic')
  await expect(items(page).filter({ visible: true })).toHaveCount(works.length)
  await expect(field(page)).toBeHidden()
  await expect(order(page, 'size')).toBeHidden()
  await page
    .getByRole('navigation', { name: text('works:letters', 'cs') })
    .getByRole('link')
    .last()
    .click()
  await expect(items(page).last()).toBeInViewport()
})
