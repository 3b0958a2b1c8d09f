import type { Page } from '@playwright/test'
import { events, text } from '../content.ts'
import { sample, type Locale } from '../pages.ts'
import { expect, hydrated, test } from '../test.ts'
import { during, type Event, inOrder, slugsWhere } from './programme.ts'

test.describe('now and next @desktop', () => {
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
        for (const word of ['now', 'next', 'past'] as const)
          if (said.includes(words[word])) found[word].push(article.id)
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

  test('an event that was called off would be next, or on, in these tests', () => {
    const calledOff = inOrder.find(({ cancelled }) => cancelled)!
    expect(inOrder.find(({ start }) => start > '2044-05-21T14:45')).toBe(calledOff)
  })

  for (const [locale, time] of [
    ['cs', '2044-05-21T10:00'],
    ['en', '2044-05-21T14:45'],
    ['cs', '2044-05-22T20:10'],
  ] as const) {
    test(`at ${time} the ${locale} programme marks past, current and next events`, async ({ page }) => {
      await page.clock.setFixedTime(`${time}:00+03:00`)
      await page.goto(sample('home', locale).path)
      expect(await marked(page, locale)).toEqual(at(time))
      await hydrated(page)
      expect(await marked(page, locale)).toEqual(at(time))

      const jump = page.getByRole('link', { name: text('home:programme.jump', locale) })
      const target = at(time).now[0] ?? at(time).next[0]
      if (!target) return void (await expect(jump).toBeHidden())
      await jump.click()
      await expect(page.locator(`#${target}`)).toBeInViewport()
      await expect(page.locator(`#${target} details`)).toHaveAttribute('open')
    })
  }

  for (const [phase, time] of [
    ['before', '2044-05-21T09:59:00+03:00'],
    ['after', '2044-05-22T20:30:00+03:00'],
  ] as const) {
    test(`${phase} the exhibition, at ${time}, nothing is marked`, async ({ page }) => {
      await page.clock.setFixedTime(time)
      await page.goto('/en')
      expect(await marked(page, 'en')).toEqual({ now: [], next: [], past: [] })
      await expect(page.getByRole('link', { name: text('home:programme.jump', 'en') })).toBeHidden()
    })
  }

  test('the marks follow the clock while the page stays open', async ({ page }) => {
    await page.clock.install({ time: new Date('2044-05-21T14:29:30+03:00') })
    await page.goto('/en')
    expect(await marked(page, 'en')).toEqual(at('2044-05-21T14:29'))
    await page.clock.runFor(60_000)
    expect(await marked(page, 'en')).toEqual(at('2044-05-21T14:30'))
    expect(at('2044-05-21T14:30')).not.toEqual(at('2044-05-21T14:29'))
  })

  test('the marks are shown again after a return from another page', async ({ page }) => {
    await page.clock.setFixedTime(during)
    await page.goto('/en')
    await hydrated(page)
    await page.locator('#artists').getByRole('link').first().click()
    await expect(page).toHaveURL(/artist-/)
    await expect(page.locator('#program')).toHaveCount(0)
    await page.locator('header a').first().click()
    await expect(page.locator('#program')).toBeAttached()
    await expect.poll(() => marked(page, 'en')).toEqual(at('2044-05-21T14:45'))
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('no event is marked', async ({ page }) => {
      await page.goto('/en')
      for (const word of ['now', 'next', 'past'] as const) {
        const said = page
          .locator('#program summary')
          .getByText(text(`home:programme.moment.${word}`, 'en'), { exact: true })
        await expect(said).toHaveCount(events.length)
        await expect(said.first()).toBeHidden()
      }
      await expect(page.getByRole('link', { name: text('home:programme.jump', 'en') })).toBeHidden()
    })
  })
})
