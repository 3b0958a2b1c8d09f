import { text } from '../content.ts'
import { locales, sizeOf } from '../pages.ts'
import { expect, hydrated, test } from '../test.ts'
import { first, heading, headingOf, neighbour, pathOf, second } from './works.ts'

for (const locale of locales) {
  const button = text('common:share.button', locale)

  test(`where the browser has no dialog to share, the address of a work is copied (${locale}) ${sizeOf[locale]}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    await page.goto(`${pathOf(first, locale)}?a=1`)
    await page.getByRole('button', { name: button }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status')).toHaveText(text('common:share.copied', locale), { useInnerText: true })
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(pathOf(first, locale), baseURL).href)
  })
}

test('the dialog of the browser gets the address and the title of the work that is shown @desktop', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    Navigator.prototype.share = async ({ title, url } = {}) => sessionStorage.setItem('shared', `${title} ${url}`)
  })
  await page.goto(pathOf(first))
  await hydrated(page)
  await neighbour(page, 'next').click()
  await expect(heading(page)).toHaveText(headingOf(second))
  const said = headingOf(second).replace(', ', ': ')
  await expect.poll(() => page.title()).toContain(said)
  await page.getByRole('button', { name: text('common:share.button', 'cs') }).click()
  const shared = await page.evaluate(() => sessionStorage.getItem('shared'))
  expect(shared).toContain(said)
  expect(shared).toContain(new URL(pathOf(second), baseURL).href)
  await expect(page.getByRole('status')).toHaveText('', { useInnerText: true })
})
