import { text, words } from '../content.ts'
import { locales, sample, sizeOf } from '../pages.ts'
import { expect, holdReact, hydrated, settled, test } from '../test.ts'
import {
  answerSeats,
  choose,
  inOrder,
  isOpen,
  registered,
  openSheet,
  shown,
  slugsWhere,
  statesOfEvents,
} from './programme.ts'

const beforeAll = '2044-05-10T12:00:00+03:00'
const [few, full, waiting] = Object.keys(statesOfEvents) as [string, string, string]
const seatsOf = (slug: string) => `#program li:has(> #${slug})`

for (const locale of locales) {
  const { path } = sample('home', locale)
  const register = text('home:programme.registration', locale)
  const button = { name: register, exact: true }

  const react = locale === 'cs' ? 'before' : 'with'
  test(`the ${locale} Registration button leads to the events with seats, ${react} React ${sizeOf[locale]}`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(beforeAll)
    await answerSeats(page, { [full]: { state: 'full' }, [waiting]: { state: 'waiting' } })
    const release = await holdReact(page)
    if (react === 'with') release()
    await page.goto(path, { waitUntil: 'commit' })
    if (react === 'with') await hydrated(page)
    await page.locator('#program').getByRole('link', button).click()
    await expect(page).toHaveURL(`${path}?places=free`)
    // On a phone the filters are in a sheet.
    const isOnPhone = await openSheet(page).isVisible()
    await expect(page.locator(isOnPhone ? '#program h2' : '#places')).toBeInViewport()
    await expect(page.locator(seatsOf(full))).toHaveAttribute('data-seats', 'full')
    const free = slugsWhere((event) => isOpen(event) && event.slug !== full && event.slug !== waiting)
    await expect.poll(() => shown(page)).toEqual(free)
    await expect(page.locator('#program').getByRole('status')).toContainText(`${free.length} `)

    await page.getByRole('button', { name: text('home:programme.filter.reset', locale) }).click()
    await expect(page).toHaveURL(path)
    await page.locator('#program').getByRole('link', button).click()
    await expect.poll(() => shown(page)).toEqual(free)
    release()
  })

  test(`the ${locale} programme shows the live state of each event in words ${sizeOf[locale]}`, async ({ page }) => {
    await answerSeats(page, statesOfEvents)
    await page.goto(`${path}#program`)
    for (const { slug } of inOrder.filter(isOpen)) {
      const { state, free } = statesOfEvents[slug]!
      const words = text(`programme:availability.${state}`, locale)
      const row = page.locator(`#${slug} summary [data-event]`)
      await expect(row).toHaveText(free === undefined ? words : `${words}:\u00a0${free}`)
    }
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

test('the server is asked once, when the programme comes into view @phone', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/availability')) asked.push(request.url())
  })
  await page.goto('/en')
  await hydrated(page)
  await settled(page)
  expect(asked).toEqual([])
  const answer = page.waitForResponse('**/api/availability')
  await page.goto('/en#program')
  await answer
  await page.goto(`/en#${few}`)
  await choose(page, 'places', 'free')
  await settled(page)
  expect(asked).toHaveLength(1)
})

test('without an answer no state is shown, and the filter leaves the events that take registrations @desktop', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/status 503/, /Failed to load resource/)
  await page.route('**/api/availability', (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }))
  const answer = page.waitForResponse('**/api/availability')
  await page.goto('/en#places')
  await answer
  await settled(page)
  expect(await shown(page)).toEqual(slugsWhere(isOpen))
  for (const { slug } of inOrder.filter(isOpen)) {
    await expect(page.locator(`#${slug} summary [data-event]`)).toBeEmpty()
  }
})

test('what the content says by hand is said until the server says something else @phone', async ({ page }) => {
  const byHand = registered.filter((event) => !isOpen(event))
  expect(byHand.length).toBeGreaterThan(0)
  await answerSeats(page, {})
  await page.goto('/en#program')
  for (const { slug, availability, cancelled } of byHand) {
    const said = cancelled ? 'calledOff' : (`availability.${availability as 'full' | 'closed'}` as const)
    const words = text(`programme:${said}`, 'en')
    await expect(page.locator(`#${slug} summary`)).toContainText(words)
  }
  // An organiser has opened them; what was called off stays so.
  await answerSeats(page, Object.fromEntries(byHand.map(({ slug }) => [slug, { state: 'open' }])))
  await page.reload()
  for (const { slug, cancelled } of byHand) {
    const words = text(cancelled ? 'programme:calledOff' : 'programme:availability.open', 'en')
    await expect(page.locator(`#${slug} summary`)).toContainText(words)
  }
})

test.describe('without JavaScript @phone', () => {
  test.use({ javaScriptEnabled: false })

  test('the Registration button lists the events that take registrations, and a link ends the list', async ({
    page,
  }) => {
    const areShown = async (isWanted: typeof isOpen) => {
      for (const event of inOrder) {
        await expect(page.locator(`#${event.slug}`)).toBeVisible({ visible: isWanted(event) })
      }
    }
    await page.goto('/en')
    const reset = page.getByRole('link', { name: text('home:programme.filter.reset', 'en') })
    await expect(reset).toBeHidden()
    await page.getByRole('link', { name: text('home:programme.registration', 'en'), exact: true }).click()
    await areShown(isOpen)
    await reset.click()
    await areShown(() => true)
    await choose(page, 'places', 'free')
    await areShown(isOpen)
  })
})
