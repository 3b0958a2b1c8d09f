import { text, words } from '../content.ts'
import { locales, sample, sizeOf } from '../pages.ts'
import { expect, holdReact, hydrated, settled, test } from '../test.ts'
import { answerSeats, inOrder, isOpen, registered, openSheet, shown, slugsWhere, statesOfEvents } from './programme.ts'

const beforeAll = '2044-05-10T12:00:00+03:00'
const [few, full] = Object.keys(statesOfEvents) as [string, string]
const isFree = (slug: string) => !['full', 'waiting', 'closed'].includes(statesOfEvents[slug]!.state)
const seatsOf = (slug: string) => `#program li:has(> #${slug})`

for (const locale of locales) {
  const { path } = sample('home', locale)
  const register = text('home:programme.registration', locale)
  const button = { name: register, exact: true }

  const react = locale === 'cs' ? 'before' : 'with'
  test(`the ${locale} programme shows the live state of each event in words, and its Registration button leads to those with seats, ${react} React ${sizeOf[locale]}`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(beforeAll)
    await answerSeats(page, statesOfEvents)
    const release = await holdReact(page)
    if (react === 'with') release()
    await page.goto(path, { waitUntil: 'commit' })
    if (react === 'with') await hydrated(page)
    await page.locator('#program').getByRole('link', button).click()
    await expect(page).toHaveURL(`${path}?places=free`)
    // On a phone the filters are in a sheet.
    const isOnPhone = await openSheet(page).isVisible()
    const first = page.locator('#program article').filter({ visible: true }).first()
    await expect(isOnPhone ? first : page.locator('#places')).toBeInViewport()
    const free = slugsWhere((event) => isOpen(event) && isFree(event.slug))
    await expect.poll(() => shown(page)).toEqual(free)
    await expect(page.locator('#program').getByRole('status')).toContainText(`${free.length} `)
    await expect(page.locator(seatsOf(full))).toHaveAttribute('data-seats', 'full')

    await page.getByRole('button', { name: text('home:programme.filter.reset', locale) }).click()
    await expect(page).toHaveURL(path)
    for (const { slug } of inOrder.filter(isOpen)) {
      const { state, free } = statesOfEvents[slug]!
      const words = text(`programme:availability.${state}`, locale)
      const row = page.locator(`#${slug} summary [data-event]`)
      await expect(row).toHaveText(free === undefined ? words : `${words}:\u00a0${free}`)
    }
    await page.locator('#program').getByRole('link', button).click()
    await expect.poll(() => shown(page)).toEqual(free)
    release()
    await hydrated(page)
    await settled(page)
    await expect(page.locator(`#${few} summary [data-event]`)).toBeVisible()
    await expect(page.locator(seatsOf(few))).toHaveAttribute('data-seats', 'few')
  })

  test(`the ${locale} page of an event does not say that registration has closed while there are places, also before React ${sizeOf[locale]}`, async ({
    page,
  }) => {
    const event = inOrder.find((each) => each.slug === few)!
    // By the clock it has closed; an organiser has opened it again.
    await page.clock.setFixedTime(`${event.end}:00+02:00`)
    await answerSeats(page, statesOfEvents)
    const release = await holdReact(page)
    await page.goto(locale === 'cs' ? `/program/${few}` : `/en/programme/${few}`, { waitUntil: 'commit' })
    for (const react of ['before', 'with']) {
      await expect(page.locator('article header [data-event]'), react).toBeVisible()
      await expect(page.getByRole('form'), react).toBeVisible()
      await expect(page.getByText(words(text('registration:closed', locale))), react).toBeHidden()
      release()
      await hydrated(page)
    }
  })
}

test('until the server says something else, the state is what the content says by hand @phone', async ({ page }) => {
  const byHand = registered.filter((event) => !isOpen(event))
  expect(byHand.length).toBeGreaterThan(0)
  const expectStates = async (stateOf: (event: (typeof byHand)[number]) => 'open' | 'full' | 'closed') => {
    for (const event of byHand) {
      const said = event.cancelled ? 'calledOff' : (`availability.${stateOf(event)}` as const)
      await expect(page.locator(`#${event.slug} summary`)).toContainText(words(text(`programme:${said}`, 'en')))
    }
  }
  await answerSeats(page, {})
  await page.goto('/en#program')
  await expectStates(({ availability }) => availability as 'full' | 'closed')
  // An organiser has opened them; what was called off stays so.
  await answerSeats(page, Object.fromEntries(byHand.map(({ slug }) => [slug, { state: 'open' }])))
  await page.reload()
  await expectStates(() => 'open')
})

for (const size of ['@phone', '@desktop']) {
  test(`free seats that arrive move no event ${size}`, async ({ page }) => {
    await page.clock.setFixedTime(beforeAll)
    let answer = () => {}
    const isAsked = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/availability', async (route) => {
      await isAsked
      await route.fulfill({ json: { events: statesOfEvents } })
    })
    await page.goto(`${sample('home', locales[0]!).path}#program`)
    await settled(page)
    const heights = () =>
      page.locator('#program article').evaluateAll((rows) => rows.map((row) => (row as HTMLElement).offsetHeight))
    const before = await heights()
    answer()
    await expect(page.locator(`#${few} summary [data-event]`)).not.toBeEmpty()
    expect(await heights()).toEqual(before)
  })
}
