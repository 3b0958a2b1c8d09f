import type { Page } from '@playwright/test'
import { text } from '../content.ts'
import { sample, type Locale } from '../pages.ts'
import { expect, hydrated, test } from '../test.ts'
import { answerSeats, during, type Event, inOrder, registered, slugsWhere } from './programme.ts'

// The marks use the clock of the exhibition, wherever the visitor is: here it is still the day before.
test.use({ timezoneId: 'Pacific/Pago_Pago' })

type Word = 'now' | 'next' | 'past'

/** The slugs of the events that show each word. */
async function marked(page: Page, locale: Locale): Promise<Record<Word, string[]>> {
  const words = { now: '', next: '', past: '' }
  for (const word of ['now', 'next', 'past'] as const) words[word] = text(`home:programme.moment.${word}`, locale)
  return page.locator('#program article').evaluateAll((articles, words) => {
    const found = { now: [] as string[], next: [] as string[], past: [] as string[] }
    for (const article of articles) {
      const said = (article.querySelector('summary') as HTMLElement).innerText.split('\n').map((line) => line.trim())
      for (const word of ['now', 'next', 'past'] as const) if (said.includes(words[word])) found[word].push(article.id)
    }
    return found
  }, words)
}

/** Not those that are not for the public, or were called off. */
const isMarked = ({ type, cancelled }: Event) => type !== 'closedSociety' && !cancelled
const nextStart = (time: string) => inOrder.find((event) => isMarked(event) && event.start > time)?.start

const at = (time: string) => ({
  now: slugsWhere((event) => isMarked(event) && event.start <= time && event.end > time),
  past: slugsWhere(({ end, cancelled }) => end <= time && !cancelled),
  next: slugsWhere((event) => isMarked(event) && event.start === nextStart(time)),
})

const jumpIn = (page: Page, locale: Locale) => page.getByRole('link', { name: text('home:programme.jump', locale) })

/** Before the exhibition, at its start, one minute before an event and at its start, in the evening, and at the end. */
const times = ['21T09:59', '21T10:00', '21T14:29', '21T14:30', '21T14:45', '22T20:10'].map((at) => `2044-05-${at}`)

test('the programme marks past, current and next events, also while the page stays open, and nothing before and after @desktop', async ({
  page,
}) => {
  const ofTime = (time: string) => new Date(`${time}:30+03:00`)
  await page.clock.install({ time: ofTime('2044-05-21T09:00') })
  await page.goto('/en')
  // A chunk that is loading when the clock leaps has timed out.
  await hydrated(page)
  for (const time of times) {
    await test.step(time, async () => {
      await page.clock.pauseAt(ofTime(time))
      const isBefore = time === times[0]
      const expected = isBefore ? { now: [], next: [], past: [] } : at(time)
      await expect.poll(() => marked(page, 'en')).toEqual(expected)
      const target = isBefore ? undefined : (expected.now[0] ?? expected.next[0])
      if (target) await expect(jumpIn(page, 'en')).toHaveAttribute('href', new RegExp(`#${target}$`))
      else await expect(jumpIn(page, 'en')).toBeHidden()
    })
  }
  await page.clock.setFixedTime('2044-05-22T20:30:00+03:00')
  await page.reload()
  expect(await marked(page, 'en')).toEqual({ now: [], next: [], past: [] })
  await expect(jumpIn(page, 'en')).toBeHidden()
})

test('no seats are said to be free at an event that is over @desktop', async ({ page }) => {
  const [event, other] = registered.filter(isMarked) as [Event, Event]
  const free = { state: 'few', free: 2 } as const
  await answerSeats(page, { [event.slug]: free, [other.slug]: free })
  await page.clock.setFixedTime(`${event.end}:30+03:00`)
  await page.goto('/en#program')
  await hydrated(page)
  const seatsOf = ({ slug }: Event) => page.locator(`[data-event="${slug}"]`)
  await expect(seatsOf(event)).toHaveText(/2/)
  await expect(seatsOf(event)).toBeHidden()
  if (other.end > event.end) await expect(seatsOf(other)).toBeVisible()
})

test('the marks are there before React and with it, lead to the current event, and return from another page @desktop', async ({
  page,
}) => {
  const time = during.slice(0, 16)
  // An event that was called off would be next.
  const calledOff = inOrder.find(({ cancelled }) => cancelled)!
  expect(inOrder.find(({ start }) => start > time)).toBe(calledOff)
  await page.clock.setFixedTime(during)
  await page.goto(sample('home', 'cs').path)
  expect(await marked(page, 'cs')).toEqual(at(time))
  await hydrated(page)
  expect(await marked(page, 'cs')).toEqual(at(time))
  await jumpIn(page, 'cs').click()
  const [target] = at(time).now
  await expect(page.locator(`#${target}`)).toBeInViewport()
  await expect(page.locator(`#${target} details`)).toHaveAttribute('open')

  await page.locator('#artists').getByRole('link').first().click()
  await expect(page).toHaveURL(/umelec-/)
  await expect(page.locator('#program')).toHaveCount(0)
  await page.locator('header a').first().click()
  await expect(page.locator('#program')).toBeAttached()
  await expect.poll(() => marked(page, 'cs')).toEqual(at(time))
})
