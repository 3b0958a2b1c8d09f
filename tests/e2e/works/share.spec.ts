import { text } from '../content.ts'
import { expect, hydrated, test } from '../test.ts'
import { first, heading, headingOf, neighbour, pathOf, second } from './works.ts'

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
