import { violations } from '../accessibility/axe.ts'
import { exhibition, text, words } from '../content.ts'
import { locales, sizeOf } from '../pages.ts'
import { expect, hydrated, test } from '../test.ts'
import { inOrder } from './programme.ts'

/** Took registrations before it was called off, and is a visit to a studio. */
const { slug } = inOrder.find(({ cancelled, registration }) => cancelled && registration)!

const after = 'asOf=2044-06-01T12:00'

for (const locale of locales) {
  const path = locale === 'cs' ? `/program/${slug}` : `/en/programme/${slug}`
  const home = locale === 'cs' ? '/?lang=cs' : '/en'
  const saying = (key: Parameters<typeof text>[0]) => words(text(key, locale))

  test(`an event that was called off is marked in the ${locale} programme, at its studio and in print ${sizeOf[locale]}`, async ({
    page,
  }) => {
    await page.goto(`${home}#program`)
    const summary = page.locator(`#${slug} summary`)
    await expect(summary.getByText(saying('programme:calledOff'))).toBeVisible()
    await expect(summary.getByRole('heading')).toHaveCSS('text-decoration-line', 'line-through')
    const visit = page.locator('#studios li').filter({ has: page.locator(`a[href="${path}"]`) })
    await expect(visit.getByText(saying('programme:calledOff'))).toBeVisible()

    await page.emulateMedia({ media: 'print' })
    await expect(summary.getByText(saying('programme:calledOff'))).toBeVisible()
    const subscriptions = page.locator('main a').filter({ hasText: saying('programme:subscribe') })
    expect(await subscriptions.count()).toBeGreaterThan(1)
    for (const link of await subscriptions.all()) await expect(link).toBeHidden()
    if (locale === 'cs') return

    await test.step('the archive still says so', async () => {
      await page.emulateMedia({ media: 'screen' })
      await page.goto(`${home}?${after}`)
      await expect(summary.getByText(saying('programme:calledOff'))).toBeVisible()
    })
  })

  test(`its ${locale} page says what to do, and has no form ${sizeOf[locale]}`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    await expect(page.getByText(saying('programme:calledOff'), { exact: true })).toBeVisible()
    await expect(page.getByText(saying('registration:calledOff'))).toBeVisible()
    await expect(page.getByRole('article').getByRole('link', { name: exhibition.contact.email })).toBeVisible()
    await expect(page.getByRole('form')).toHaveCount(0)
    expect(await violations(page)).toEqual([])

    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(saying('registration:calledOff'))).toBeVisible()
    if (locale === 'en') return

    await test.step('after the exhibition it still says so', async () => {
      await page.emulateMedia({ media: 'screen' })
      await page.goto(`${path}?${after}`)
      await expect(page.getByText(saying('programme:calledOff'), { exact: true })).toBeVisible()
    })
  })
}
