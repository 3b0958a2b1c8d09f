import { plain, text } from '../content.ts'
import { locales, sizeOf, type Locale } from '../pages.ts'
import { countDocuments, expect, hydrated, test } from '../test.ts'
import { answerSeats, inOrder, isOpen } from './programme.ts'

const pathOf = (slug: string, locale: Locale) => (locale === 'cs' ? `/program/${slug}` : `/en/programme/${slug}`)
const home = { cs: '/?lang=cs', en: '/en' }

// A workshop between two other events, led by an artist.
const index = inOrder.findIndex(
  (event, at) => at > 0 && at < inOrder.length - 1 && isOpen(event) && event.ledBy.some(({ artist }) => artist),
)
const [before, event, after] = inOrder.slice(index - 1, index + 2) as [Event, Event, Event]
type Event = (typeof inOrder)[number]

for (const locale of locales) {
  const title = (of: Event) => plain(of.title[locale])
  const heading = { level: 1 } as const

  test(`from its ${locale} card one reaches the form and the page of an event, its neighbours and its card again ${sizeOf[locale]}`, async ({
    page,
  }) => {
    await page.clock.setFixedTime('2044-05-10T12:00:00+03:00')
    await answerSeats(page, { [event.slug]: { state: 'open' } })
    await page.goto(`${home[locale]}#${event.slug}`)
    await hydrated(page)
    const documents = countDocuments(page)
    const card = page.locator(`#${event.slug}`)
    await card.getByRole('link', { name: text('home:programme.register', locale) }).click()
    await expect(page).toHaveURL(`${pathOf(event.slug, locale)}#registration`)
    await expect(page.getByRole('form')).toBeInViewport()
    await page.goBack()
    await card.getByRole('link', { name: text('home:programme.address', locale) }).click()
    await expect(page).toHaveURL(pathOf(event.slug, locale))
    await expect(page.getByRole('heading', heading)).toHaveText(title(event))

    const others = page.getByRole('navigation', { name: text('event:others', locale) })
    await others.getByRole('link', { name: title(after), exact: true }).click()
    await expect(page).toHaveURL(pathOf(after.slug, locale))
    await others.getByRole('link', { name: title(event), exact: true }).click()
    await others.getByRole('link', { name: title(before), exact: true }).click()
    await expect(page.getByRole('heading', heading)).toHaveText(title(before))
    await others.getByRole('link', { name: text('event:programme', locale) }).click()
    await expect(page).toHaveURL(`${home[locale]}#${before.slug}`)
    await expect(page.locator(`#${before.slug} details`)).toHaveAttribute('open', '')
    expect(documents()).toBe(0)
  })

  test(`the ${locale} page of an event leads to its form, prints on one page, and says when it is over ${sizeOf[locale]}`, async ({
    page,
  }) => {
    const over = page.getByText(text('event:over', locale))
    const register = page.getByRole('link', { name: text('event:register', locale), exact: true })
    await page.clock.setFixedTime('2044-05-10T12:00:00+03:00')
    await answerSeats(page, { [event.slug]: { state: 'open' } })
    await page.goto(pathOf(event.slug, locale))
    await expect(over).toBeHidden()
    // On a phone it would need a line of its own below a long type.
    const programme = page.locator('main header').getByText(text('event:programme', locale))
    await expect(programme).toBeVisible({ visible: page.viewportSize()!.width >= 700 })
    await register.click()
    await expect(page.getByRole('form')).toBeInViewport()

    await test.step('it prints on one page, without its links and folds', async () => {
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('navigation', { name: text('event:others', locale) })).toBeHidden()
      await expect(page.getByText(text('event:addToCalendar', locale))).toBeHidden()
      await expect(page.locator('main summary').getByText(text('registration:way', locale))).toBeHidden()
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
      await page.emulateMedia({ media: 'screen' })
    })
    await test.step('it stays after its end and says so', async () => {
      await page.clock.setFixedTime('2044-06-01T12:00:00+03:00')
      await answerSeats(page, { [event.slug]: { state: 'closed' } })
      await page.reload()
      await expect(over).toBeVisible()
      await expect(register).toBeHidden()
      await hydrated(page)
      await expect(over).toBeVisible()
      await expect(page.getByText(text('event:addToCalendar', locale))).toBeHidden()
      await expect(page.locator('main [data-mark]').filter({ visible: true })).toHaveCount(0)
    })
  })
}
