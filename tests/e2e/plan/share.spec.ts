import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import { exhibition, text, words } from '../content.ts'
import { locales, sizeOf } from '../pages.ts'
import { expect, test } from '../test.ts'
import { act, allMarks, first, hung, mark, pathOf, second, shown } from './plan.ts'

const locale = 'cs'

test('a shared link shows the plan in another browser, which adds it or takes it over @phone', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await mark(page, second.slug, hung.mark)
  await page.goto(pathOf(locale))
  await act(page, 'common:share.button', locale).click()
  await expect(page.getByText(text('common:share.copied', locale))).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${new URL(pathOf(locale), baseURL).href}#plan=${second.slug},${hung.mark}`)

  const localStorage = [{ name: 'plan', value: first.slug }]
  const friend = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin: baseURL!, localStorage }] },
  })
  const other = await friend.newPage()
  const marks = () => other.evaluate(() => window.localStorage.getItem('plan'))
  for (const [key, before, expected] of [
    ['plan:shared.add', [first.slug], [first.slug, second.slug, hung.mark]],
    ['plan:shared.replace', [first.slug, second.slug, hung.mark].toSorted(), [second.slug, hung.mark]],
  ] as const) {
    await other.goto(link)
    await expect(other.getByText(words(text('plan:shared.message', locale)))).toBeVisible()
    await expect.poll(() => shown(other)).toEqual([second.slug, hung.mark])
    expect((await marks())!.split(',').toSorted()).toEqual(before)
    await expect(act(other, 'plan:shared.take', locale)).toBeHidden()
    await act(other, key, locale).click()
    await expect.poll(() => shown(other)).toEqual(expected)
    await expect(other).toHaveURL(pathOf(locale))
    await expect(other.getByRole('main')).toBeFocused()
  }
  await other.reload()
  await expect.poll(() => shown(other)).toEqual([second.slug, hung.mark])
  await friend.close()
})

test('the language switch keeps the shared plan @desktop', async ({ page }) => {
  await page.goto(`${pathOf('cs')}#plan=${second.slug}`)
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL(`${pathOf('en')}#plan=${second.slug}`)
  await expect.poll(() => shown(page)).toEqual([second.slug])
})

for (const each of locales) {
  test(`twelve events and twenty works print on one page; the events go into a calendar as one file, as the site’s own files have them (${each}) ${sizeOf[each]}`, async ({
    page,
  }) => {
    const events = allMarks.events.slice(0, 12)
    const marks = [...events, ...allMarks.works.slice(0, 20)]
    await mark(page, ...marks)
    await page.goto(pathOf(each))
    const download = page.waitForEvent('download')
    await act(page, 'plan:calendar.button', each).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`${pathOf(each).split('/').pop()}.ics`)
    const eventsIn = (calendar: string) =>
      new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents('vevent').map(String).sort()
    const own = await Promise.all(
      events.map(async (slug) => (await page.request.get(`/calendar/${slug}.${each}.ics`)).text()),
    )
    expect(eventsIn(await readFile(await file.path(), 'utf8'))).toEqual(own.flatMap(eventsIn).sort())

    await page.emulateMedia({ media: 'print' })
    await expect.poll(async () => (await shown(page)).toSorted()).toEqual(marks.toSorted())
    for (const part of await page.locator('header, footer, main button').all()) await expect(part).toBeHidden()
    await expect(page.locator('[data-plan] > p')).toBeVisible()
    await expect(page.locator('[data-plan] > p')).toContainText(exhibition.name[each])
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })
}
