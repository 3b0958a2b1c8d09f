import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { isPartOfHome } from '../../src/model/home-anchors.ts'
import { events, exhibition, plain, text } from './content.ts'
import { locales, sample, type Locale } from './pages.ts'
import { countDocuments, expect, hydrated, settled, test } from './test.ts'

type Event = (typeof events)[number]

const during = '2044-05-21T14:45:00+03:00'
const inOrder = events.toSorted((a, b) => a.start.localeCompare(b.start) || a.end.localeCompare(b.end))
const days = [...new Set(inOrder.map(({ start }) => start.slice(0, 10)))]

const slugsWhere = (isWanted: (event: Event) => boolean) => inOrder.filter(isWanted).map(({ slug }) => slug)

/** The addresses of the events that can be seen, in the order of the page. */
const shown = (page: Page) =>
  page
    .locator('#program article')
    .evaluateAll((articles) => articles.filter((each) => each.getClientRects().length > 0).map(({ id }) => id))

const chip = (page: Page, name: string, value: string) =>
  page.locator('#program label').filter({ has: page.locator(`input[name="${name}"][value="${value}"]`) })

/** Keeps React away until the test lets it come. */
async function holdReact(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return release
}

const countOf = (count: number, locale: Locale) =>
  text('home:programme.filter.shown', locale)
    .replace('{{shown}}', String(count))
    .replace('{{total}}', String(events.length))

const isWorkshopInEnglish = ({ type, languages }: Event) => type === 'workshop' && languages.includes('en')
const isEnglishSunday = ({ start, languages }: Event) => start.startsWith('2044-05-22') && languages.includes('en')
/** Chosen together, they leave nothing. */
const nothing = 'day=2044-05-22&type=morningMeditation'

test.describe('on a wide screen', () => {
  for (const [width, columns] of [
    [1440, 2],
    [820, 2],
    [360, 1],
  ] as const) {
    test(`the days stand in ${columns} columns at ${width} pixels @desktop`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      const lefts = await page
        .locator('#program section')
        .evaluateAll((sections) => sections.map((section) => Math.round(section.getBoundingClientRect().left)))
      expect(lefts).toHaveLength(days.length)
      expect(new Set(lefts).size).toBe(columns)
    })
  }

  for (let count = 1; count <= 10; count++) {
    test(`a programme of ${count} days fills the width at 1440 pixels and filters by its last day @desktop`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto('/')
      await hydrated(page)
      await page.evaluate((count) => {
        const days = document.querySelector('#program section')!.parentElement!
        const chips = document.querySelector('#program input[name="day"]')!.closest('fieldset > div')!
        while (days.children.length < count) {
          days.append(days.firstElementChild!.cloneNode(true))
          chips.append(chips.lastElementChild!.cloneNode(true))
        }
        while (days.children.length > count) {
          days.lastElementChild!.remove()
          chips.lastElementChild!.remove()
        }
      }, count)
      const sections = page.locator('#program section')
      const boxes = await sections.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))
      const right = await page.locator('#program').evaluate((section) => section.getBoundingClientRect().right)
      const firstRow = boxes.filter(({ top }) => top === boxes[0].top)
      expect(firstRow).toHaveLength(Math.min(count, 4))
      expect(Math.abs(firstRow.at(-1).right - right)).toBeLessThan(2)

      await page.locator('#program fieldset').first().locator('label').last().click()
      for (const [index, section] of (await sections.all()).entries()) {
        await expect(section).toBeVisible({ visible: index === count - 1 })
      }
    })
  }
})

test('on a phone the day stays in sight while its events pass @phone', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const day = page.locator('#day-2044-05-21')
  await day.getByRole('article').nth(6).scrollIntoViewIfNeeded()
  await expect(day.getByRole('heading', { level: 3 })).toBeInViewport()
})

test('on a phone the day does not cover the event that an address leads to @phone', async ({ page }) => {
  const [, , slug] = slugsWhere(({ start }) => start.startsWith('2044-05-21'))
  await page.goto(`/en#${slug}`)
  await hydrated(page)
  const isUncovered = () =>
    page.locator(`#${slug} h4`).evaluate((title) => {
      const { left, top } = title.getBoundingClientRect()
      return document.elementFromPoint(left + 2, top + 2) === title
    })
  await expect.poll(isUncovered).toBe(true)
})

test('a link to a slug that an event had before opens the event, even where a filter would hide it', async ({
  page,
}) => {
  const { slug, formerSlugs, type } = events.find((event) => event.formerSlugs)!
  const other = events.find((event) => event.type !== type)!
  await page.goto(`/en?type=${other.type}#${formerSlugs![0]}`)
  await hydrated(page)
  await expect(page.locator(`#${slug} details`)).toHaveAttribute('open', '')
  await expect(page.locator(`#${slug} h4`)).toBeInViewport()
})

test('a day of which nothing is left has a dash, the others have nothing after their events', async ({ page }) => {
  await page.goto('/en?type=morningMeditation')
  const heights = await page.locator('#program ol').evaluateAll((lists) =>
    lists.map((list) => {
      const items = [...list.children].reduce((sum, item) => sum + item.getBoundingClientRect().height, 0)
      return Math.round(list.getBoundingClientRect().height - items)
    }),
  )
  const isEmpty = (day: string) =>
    !events.some(({ start, type }) => start.startsWith(day) && type === 'morningMeditation')
  expect(heights.map((height) => height > 10)).toEqual(days.map(isEmpty))
})

for (const locale of locales) {
  const { path, alternates } = sample('home', locale)

  test(`the ${locale} filters leave what they name, count it and stand in the address`, async ({ page }) => {
    await page.goto(path)
    const status = page.locator('#program').getByRole('status')
    await expect(status).toHaveText(countOf(events.length, locale))

    await chip(page, 'type', 'workshop').click()
    await expect(page).toHaveURL(`${path}?type=workshop`)
    expect(await shown(page)).toEqual(slugsWhere(({ type }) => type === 'workshop'))

    await chip(page, 'language', 'en').click()
    await expect(page).toHaveURL(`${path}?type=workshop&language=en`)
    expect(await shown(page)).toEqual(slugsWhere(isWorkshopInEnglish))
    await expect(status).toHaveText(countOf(slugsWhere(isWorkshopInEnglish).length, locale))

    await chip(page, 'type', '').click()
    await chip(page, 'day', '2044-05-22').click()
    await expect(page).toHaveURL(`${path}?language=en&day=2044-05-22`)
    expect(await shown(page)).toEqual(slugsWhere(isEnglishSunday))

    await page.getByRole('button', { name: text('home:programme.filter.reset', locale) }).click()
    await expect(page).toHaveURL(path)
    expect(await shown(page)).toEqual(slugsWhere(() => true))
    await expect(status).toHaveText(countOf(events.length, locale))
    await expect(page.getByRole('button', { name: text('home:programme.filter.reset', locale) })).toBeHidden()
  })

  test(`an address with filters shows the ${locale} programme so, and the language switch keeps it`, async ({
    page,
  }) => {
    await page.goto(`${path}?day=2044-05-22&language=en`)
    expect(await shown(page)).toEqual(slugsWhere(isEnglishSunday))
    await hydrated(page)
    expect(await shown(page)).toEqual(slugsWhere(isEnglishSunday))

    const other = locale === 'cs' ? 'en' : 'cs'
    await page.locator(`a[data-language="${other}"]`).last().click()
    await expect(page).toHaveURL(
      (url) => url.pathname === alternates[other] && url.searchParams.get('language') === 'en',
    )
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    await expect.poll(() => shown(page)).toEqual(slugsWhere(isEnglishSunday))
  })

  test(`where nothing matches, the ${locale} programme says so and offers the way back`, async ({ page }) => {
    await page.goto(`${path}?${nothing}`)
    expect(await shown(page)).toEqual([])
    await expect(page.locator('#program').getByRole('status')).toHaveText(text('home:programme.filter.nothing', locale))
    await page.getByRole('button', { name: text('home:programme.filter.reset', locale) }).click()
    expect(await shown(page)).toHaveLength(events.length)
    await expect(page).toHaveURL(path)
  })

  test(`the states of the ${locale} events are words`, async ({ page }) => {
    await page.goto(path)
    for (const { slug, availability = 'open', type } of events) {
      const row = page.locator(`#${slug} summary`)
      if (availability !== 'open') {
        await expect(row.getByText(text(`home:programme.availability.${availability}`, locale))).toBeVisible()
      }
      const card = page.locator(`#${slug}`)
      const invited = text('home:programme.invited', locale)
      await expect(card.getByText(invited)).toHaveCount(type === 'closedSociety' ? 1 : 0)
    }
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the ${locale} programme with a filter, during the exhibition, is accessible in ${colorScheme} colours`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.clock.setFixedTime(during)
      await page.goto(`${path}?day=2044-05-21`)
      await page.locator('#day-2044-05-21 summary').first().click()
      const { violations } = await new AxeBuilder({ page })
        .include('#program')
        .withTags(['wcag2a', 'wcag2aa', 'wcag22aa'])
        .analyze()
      expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([])
    })
  }

  test(`the ${locale} programme prints on two pages at most, and nothing else of the page @desktop`, async ({
    page,
  }) => {
    await page.goto(path)
    await page.locator('#program summary').first().click()
    await page.emulateMedia({ media: 'print' })
    const visible = await page.evaluate(() => {
      const words: string[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const element = walker.currentNode.parentElement!
        if (element.checkVisibility() && walker.currentNode.textContent?.trim())
          words.push(walker.currentNode.textContent)
      }
      return words.join(' ').replace(/\s+/g, ' ')
    })
    const { startDate, endDate } = exhibition
    for (const fact of [startDate, endDate]) expect(visible).toContain(String(Number(fact.slice(8))))
    expect(visible.startsWith(plain(exhibition.name[locale]))).toBe(true)
    expect(visible).toContain('2044')
    expect(visible).toContain('Satamakatu 6')
    for (const { opens, closes } of exhibition.openingHours) expect(visible).toContain(`${opens}–${closes}`)
    for (const { title } of events) expect(visible).toContain(plain(title[locale]))
    for (const heading of ['about', 'studios', 'contact', 'partners']) {
      await expect(page.locator(`#${heading}-heading`)).toBeHidden()
    }
    await expect(page.locator('header, footer')).not.toHaveCount(0)
    for (const part of await page.locator('header, footer, form fieldset, summary ~ *').all())
      await expect(part).toBeHidden()
    await expect(page.locator('#program').getByRole('status')).toBeHidden()

    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(0)
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
    const [, width, height] = /\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/.exec(pdf) ?? []
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842])
  })
}

test('a filter adds nothing to the history, and going back shows what the address says', async ({ page }) => {
  await page.goto('/en')
  await hydrated(page)
  const length = await page.evaluate(() => history.length)
  await chip(page, 'type', 'workshop').click()
  await chip(page, 'language', 'cs').click()
  expect(await page.evaluate(() => history.length)).toBe(length)

  await page.locator('#artists').getByRole('link').first().click()
  await expect(page).toHaveURL(/artist-/)
  await expect(page.locator('#program')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/en?type=workshop&language=cs')
  await expect
    .poll(() => shown(page))
    .toEqual(slugsWhere(({ type, languages }) => type === 'workshop' && languages.includes('cs')))
})

test('on a home page that React shows after an artist, the filters write the address and events are counted', async ({
  page,
}) => {
  await page.goto(sample('artist', 'cs').path)
  await hydrated(page)
  const documents = countDocuments(page)
  await page
    .getByRole('link', { name: plain(exhibition.name.cs), exact: true })
    .first()
    .click()
  await expect(page.locator('#program')).toBeAttached()
  await chip(page, 'type', 'workshop').click()
  await expect(page).toHaveURL(/type=workshop/)
  const workshops = slugsWhere(({ type }) => type === 'workshop')
  await expect(page.locator('#program').getByRole('status')).toHaveText(countOf(workshops.length, 'cs'))
  expect(documents()).toBe(0)
})

test('a query in the address that the programme does not offer chooses nothing and is left alone', async ({ page }) => {
  await page.goto('/en?day=2031-01-01&type=dance&from=newsletter')
  expect(await shown(page)).toHaveLength(events.length)
  await chip(page, 'language', 'cs').click()
  await expect(page).toHaveURL('/en?from=newsletter&language=cs')
})

test('what is chosen before React comes stays chosen', async ({ page }) => {
  const release = await holdReact(page)
  await page.goto('/en?day=2044-05-22', { waitUntil: 'commit' })
  await chip(page, 'language', 'en').click()
  await page.locator('#anglicka-prohlidka summary').click()
  await expect(page).toHaveURL('/en?day=2044-05-22&language=en')
  release()
  await hydrated(page)
  await settled(page)
  await expect(page).toHaveURL('/en?day=2044-05-22&language=en')
  await expect(page.locator('#program input:checked').nth(0)).toHaveValue('2044-05-22')
  await expect(page.locator('#program input:checked').nth(2)).toHaveValue('en')
  await expect(page.locator('#anglicka-prohlidka details')).toHaveAttribute('open')
  expect(await shown(page)).toEqual(slugsWhere(isEnglishSunday))
  await expect(page.locator('#program').getByRole('status')).toHaveText(
    countOf(slugsWhere(isEnglishSunday).length, 'en'),
  )
})

test('the keyboard chooses, and what has the focus is marked', async ({ page }) => {
  await page.goto('/en')
  await page.locator('input[name="day"]').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/en?day=2044-05-21')
  const label = chip(page, 'day', '2044-05-21')
  expect(await label.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
  await page.keyboard.press('Tab')
  await expect(page.locator('input[name="type"]').first()).toBeFocused()
  await expect(page).toHaveURL('/en?day=2044-05-21')
})

test('on a phone what is pressed is 44 pixels high, and the chosen chip is in sight @phone', async ({ page }) => {
  await page.goto('/en?type=closedSociety')
  for (const target of await page.locator('#program :is(label, button, summary)').all()) {
    const box = await target.boundingBox()
    if (box) expect(box.height, await target.innerText()).toBeGreaterThanOrEqual(44)
  }
  await page.locator('#program form').evaluate((form) => form.scrollIntoView())
  await expect(chip(page, 'type', 'closedSociety')).toBeInViewport({ ratio: 1 })
})

test.describe('the address of an event @phone', () => {
  const event = inOrder.find(({ type }) => type === 'panelDiscussion')!

  for (const react of ['before', 'with']) {
    test(`opens its details, on arrival and when it is followed, ${react} React`, async ({ page }) => {
      const release = await holdReact(page)
      if (react === 'with') release()
      await page.goto(`/en#${event.slug}`, { waitUntil: 'commit' })
      const opened = async (slug: string) => {
        await expect(page.locator(`#${slug} details`)).toHaveAttribute('open')
        await expect(page.locator(`#${slug}`)).toBeInViewport()
      }
      await opened(event.slug)
      if (react === 'with') await hydrated(page)
      await opened(event.slug)

      const other = inOrder.at(-1)!
      await page.evaluate((slug) => (location.hash = slug), other.slug)
      await opened(other.slug)
      release()
    })
  }

  test('is stronger than a filter that would hide it', async ({ page }) => {
    await page.goto(`/en?type=workshop#${event.slug}`)
    await expect(page.locator(`#${event.slug} details`)).toHaveAttribute('open')
    await expect(page.locator(`#${event.slug}`)).toBeInViewport()
    await expect(page).toHaveURL(`/en#${event.slug}`)
  })

  test('is left when a filter hides it', async ({ page }) => {
    await page.goto(`/en#${event.slug}`)
    await chip(page, 'type', 'workshop').click()
    await expect(page).toHaveURL('/en?type=workshop')
  })

  test('is offered in its details', async ({ page }) => {
    await page.goto('/en')
    await page.locator(`#${event.slug} summary`).click()
    await page
      .locator(`#${event.slug}`)
      .getByRole('link', { name: text('home:programme.address', 'en') })
      .click()
    await expect(page).toHaveURL(`/en#${event.slug}`)
  })

  test('is nobody else’s on the page', async ({ page }) => {
    await page.goto('/')
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
    const slugs = events.flatMap(({ slug, formerSlugs = [] }) => [slug, ...formerSlugs])
    // An underscore cannot be part of a slug.
    const others = ids.filter((id) => !slugs.includes(id) && !id.includes('_'))
    expect(others.filter((id) => !isPartOfHome(id))).toEqual([])
    expect(slugs.filter((slug) => ids.filter((id) => id === slug).length !== 1)).toEqual([])
  })
})

test.describe('without JavaScript @phone', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters hide what is not chosen, together, and are taken back', async ({ page }) => {
    await page.goto('/en')
    await expect(page.locator('#program').getByRole('status')).toBeHidden()
    const isShown = async (isWanted: (event: Event) => boolean) => {
      for (const event of events) {
        await expect(page.locator(`#${event.slug}`)).toBeVisible({ visible: isWanted(event) })
      }
    }
    await isShown(() => true)
    await chip(page, 'language', 'en').click()
    await chip(page, 'day', '2044-05-22').click()
    await isShown(isEnglishSunday)
    await chip(page, 'day', '').click()
    await chip(page, 'type', 'workshop').click()
    await isShown(isWorkshopInEnglish)
    await page.getByRole('button', { name: text('home:programme.filter.reset', 'en') }).click()
    await isShown(() => true)
  })

  for (const type of [...new Set(events.map(({ type }) => type))]) {
    test(`the type ${type} can be chosen`, async ({ page }) => {
      await page.goto('/en')
      await chip(page, 'type', type).click()
      for (const event of events) {
        await expect(page.locator(`#${event.slug}`)).toBeVisible({ visible: event.type === type })
      }
    })
  }

  test('the event of the address is marked', async ({ page }) => {
    const [event] = inOrder
    await page.goto(`/en#${event!.slug}`)
    const border = (slug: string) =>
      page.locator(`#${slug}`).evaluate((element) => getComputedStyle(element).borderBlockEndWidth)
    expect(await border(event!.slug)).toBe('3px')
    expect(await border(inOrder[1]!.slug)).toBe('1px')
  })
})

test.describe('now and next @desktop', () => {
  type Word = 'now' | 'next' | 'past'

  /** Which events carry which word, as it is read on the page. */
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

  const at = (time: string) => ({
    now: slugsWhere(({ start, end }) => start <= time && end > time),
    past: slugsWhere(({ end }) => end <= time),
    next: slugsWhere(({ start }) => start === inOrder.find((event) => event.start > time)?.start),
  })

  for (const [locale, time] of [
    ['cs', '2044-05-21T10:00'],
    ['en', '2044-05-21T14:45'],
    ['cs', '2044-05-22T13:30'],
    ['en', '2044-05-21T22:30'],
    ['cs', '2044-05-22T20:10'],
  ] as const) {
    test(`at ${time} the ${locale} programme says what is on, what comes and what is over`, async ({ page }) => {
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
    ['before', '2044-05-01T12:00:00+03:00'],
    ['before', '2044-05-21T09:59:00+03:00'],
    ['after', '2044-05-22T20:30:00+03:00'],
    ['after', '2044-12-01T12:00:00+02:00'],
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

  test('the marks are there again on returning from another page', async ({ page }) => {
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

  test.describe('for a visitor in another time zone', () => {
    test.use({ timezoneId: 'America/Los_Angeles' })

    test('now is the hour of Helsinki', async ({ page }) => {
      await page.clock.setFixedTime('2044-05-21T11:45:00Z')
      await page.goto('/en')
      expect(await marked(page, 'en')).toEqual(at('2044-05-21T14:45'))
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('nothing pretends to know the time', async ({ page }) => {
      await page.goto('/en')
      for (const word of ['now', 'next', 'past']) {
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
