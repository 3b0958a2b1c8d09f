import { events, text } from '../content.ts'
import { expect, test } from '../test.ts'
import { chip, choose, type Event, inOrder, isOpen } from './programme.ts'

test.use({ javaScriptEnabled: false })

test('all days and filters are open, nothing is marked, and the filters and the Registration button work', async ({
  page,
}) => {
  const program = page.locator('#program')
  const expectEvents = async (isWanted: (event: Event) => boolean) => {
    for (const event of inOrder) {
      await expect(page.locator(`#${event.slug}`)).toBeVisible({ visible: isWanted(event) })
    }
  }
  const [first, second] = inOrder
  await page.goto(`/en#${first!.slug}`)
  await expectEvents(() => true)
  await expect(chip(page, 'type', 'workshop')).toBeVisible()
  await expect(page.locator('[data-days] a').first()).toBeHidden()
  await expect(program.getByRole('status')).toBeHidden()

  await test.step('the event in the address is marked', async () => {
    const border = ({ slug }: Event) =>
      page.locator(`#${slug}`).evaluate((element) => getComputedStyle(element).borderBlockEndWidth)
    expect(await border(first!)).toBe('3px')
    expect(await border(second!)).toBe('1px')
  })
  await test.step('no event is marked as past, current or next', async () => {
    for (const word of ['now', 'next', 'past'] as const) {
      const words = text(`home:programme.moment.${word}`, 'en')
      const said = program.locator('summary').getByText(words, { exact: true })
      await expect(said).toHaveCount(events.length)
      await expect(said.first()).toBeHidden()
    }
    await expect(page.getByRole('link', { name: text('home:programme.jump', 'en') })).toBeHidden()
  })
  await test.step('the filters hide other events, also in combination, and can be reset', async () => {
    await choose(page, 'language', 'en')
    await choose(page, 'day', '2044-05-22')
    await expectEvents(({ start, languages }) => start.startsWith('2044-05-22') && languages.includes('en'))
    await choose(page, 'day', '')
    await choose(page, 'type', 'workshop')
    await expectEvents(({ type, languages }) => type === 'workshop' && languages.includes('en'))
    await page.getByRole('button', { name: text('home:programme.filter.reset', 'en') }).click()
    await expectEvents(() => true)
  })
  await test.step('the Registration button lists the events that take registrations, and a link ends the list', async () => {
    const reset = page.getByRole('link', { name: text('home:programme.filter.reset', 'en') })
    await expect(reset).toBeHidden()
    await page.getByRole('link', { name: text('home:programme.registration', 'en'), exact: true }).click()
    await expectEvents(isOpen)
    await reset.click()
    await expectEvents(() => true)
    await choose(page, 'places', 'free')
    await expectEvents(isOpen)
  })
})
