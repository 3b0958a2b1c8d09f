import * as React from 'react'
import { screen, within } from '@testing-library/react'
import { eventTypes } from '../../../model/choices'
import { anEvent, onThisSite } from '../../../../tests/support/events'
import { anExhibition } from '../../../../tests/support/fixtures'
import { renderIn } from '../../../../tests/support/render'
import { Programme } from './programme'

type Event = Queries.ProgrammeEventsFragment['nodes'][number]

const event = (slug: string, start: string) =>
  anEvent({ slug, title: `Title of ${slug}`, start, end: start, spoken: [{ tag: 'cs', name: 'čeština' }] })

const events = {
  nodes: [event('a', '2031-09-05T10:00'), event('b', '2031-09-05T16:00'), event('c', '2031-09-06T09:00')],
}

const exhibition: Queries.ProgrammeFragment = {
  ...anExhibition,
  admission: 'free admission',
  programme: { intro: 'Tours and quiet mornings.', registration: 'mailto:seven@majakka.example?subject=Programme' },
}

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2031-08-25T10:00:00Z')))

test.each([
  ['cs', 'Program', ['pátek 5. září', 'sobota 6. září']],
  ['en', 'Programme', ['Friday 5 September', 'Saturday 6 September']],
] as const)('events are listed by day (%s)', (language, heading, days) => {
  renderIn(language, <Programme exhibition={exhibition} events={events} />)
  expect(screen.getByRole('region', { name: heading })).toHaveAttribute('id', 'program')
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(days)
})

test('each day lists its own events, in the order of the query', () => {
  const { container } = renderIn('en', <Programme exhibition={exhibition} events={events} />)
  const titles = [...container.querySelectorAll('section section')].map((day) =>
    within(day as HTMLElement)
      .getAllByRole('heading', { level: 4 })
      .map(({ textContent }) => textContent),
  )
  expect(titles).toEqual([['Title of a', 'Title of b'], ['Title of c']])
})

test.each([
  ['cs', 'Registrace'],
  ['en', 'Registration'],
] as const)('the button for registration leads to another site if the content says so (%s)', (language, name) => {
  renderIn(language, <Programme exhibition={exhibition} events={events} />)
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', 'mailto:seven@majakka.example?subject=Programme')
})

test('each event has its start and end as instants, which do not depend on the visitor’s time zone', () => {
  const { container } = renderIn('en', <Programme exhibition={exhibition} events={events} />)
  const [first] = container.querySelectorAll<HTMLElement>('[data-starts]')
  expect(first?.dataset).toMatchObject({ starts: '2031-09-05T08:00:00.000Z', ends: '2031-09-05T08:00:00.000Z' })
})

test('an event that was called off has no end, so that it is neither on nor next', () => {
  const nodes = events.nodes.map((each) => ({ ...each, cancelled: each.slug === 'b' }))
  const { container } = renderIn('en', <Programme exhibition={exhibition} events={{ nodes }} />)
  const timed = [...container.querySelectorAll('[data-starts][data-ends] article')].map(({ id }) => id)
  expect(timed).toEqual(['a', 'c'])
  expect(container.querySelector('#b')).toBeInTheDocument()
})

test('the programme and each of its days have a calendar, unless there is only one day', () => {
  const hrefs = (container: HTMLElement) =>
    [...container.querySelectorAll('a[download]')].map((link) => link.getAttribute('href'))
  const several = renderIn('cs', <Programme exhibition={exhibition} events={events} />)
  expect(hrefs(several.container)).toEqual([
    '/calendar/programme/all.cs.ics',
    '/calendar/programme/2031-09-05.cs.ics',
    '/calendar/programme/2031-09-06.cs.ics',
  ])
  expect(screen.getAllByRole('link', { name: 'Odebírat změny' })).toHaveLength(3)
  const oneDay = renderIn('cs', <Programme exhibition={exhibition} events={{ nodes: events.nodes.slice(0, 2) }} />)
  expect(hrefs(oneDay.container)).toEqual(['/calendar/programme/all.cs.ics'])
})

const taking = (event: Event, changes = {}) => ({ ...event, registration: onThisSite, ...changes })
const here = { ...exhibition, programme: { intro: 'Please register.', registration: null } }

test('the button for registration leads to the filter for seats until the last registration ends', () => {
  const [a, b, c] = events.nodes as [Event, Event, Event]
  const nodes = [taking(a), taking(b), taking(c, { availability: 'full' })]
  const { container } = renderIn('en', <Programme exhibition={here} events={{ nodes }} />)
  const button = screen.getByRole('link', { name: 'Registration' })
  expect(button).toHaveAttribute('href', '#places')
  expect(button.parentElement).toHaveAttribute('data-until', '2031-09-05T14:00:00.000Z')
  expect(container.querySelector('#places')).toBeInTheDocument()
  const seats = [...container.querySelectorAll<HTMLElement>('[data-starts]')].map(({ dataset }) => dataset.seats)
  expect(seats).toEqual(['', '', 'full'])
})

test('an event that was called off takes no registrations', () => {
  const nodes = [taking(event('a', '2031-09-05T10:00'), { cancelled: true })]
  const { container } = renderIn('en', <Programme exhibition={here} events={{ nodes }} />)
  expect(screen.queryByRole('link', { name: 'Registration' })).toBeNull()
  expect(container.querySelector('[data-seats]')).toBeNull()
})

test('the programme carries the words for each state, unless no event takes registrations here', () => {
  const nodes = events.nodes.map((event) => taking(event))
  const wordsOf = (site: typeof exhibition) => {
    const { container, unmount } = renderIn('cs', <Programme exhibition={site} events={{ nodes }} />)
    const words = container.querySelector<HTMLElement>('[data-soon]')?.dataset
    unmount()
    return words
  }
  expect({ ...wordsOf(here) }).toEqual({
    soon: 'Registrace ještě nezačala',
    open: 'Volná místa',
    few: 'Poslední místa',
    waiting: 'Obsazeno, čekací listina',
    full: 'Obsazeno',
    closed: 'Registrace uzavřena',
  })
  expect(wordsOf(exhibition)).toBeUndefined()
})

test('the button for registration on another site is shown until the last event has ended, even after the opening hours', () => {
  const lastEnds = '2031-09-06T07:00:00.000Z'
  const button = () => {
    const { container } = renderIn('en', <Programme exhibition={exhibition} events={events} />)
    const paragraph = container.querySelector<HTMLElement>('[data-until]')!
    return { until: paragraph.dataset.until, hidden: paragraph.hidden }
  }
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(lastEnds) - 1)
  expect(button()).toEqual({ until: lastEnds, hidden: false })
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(lastEnds))
  expect(button()).toEqual({ until: lastEnds, hidden: true })
})

test('the heading for print has name, dates, place and admission', () => {
  const { container } = renderIn('en', <Programme exhibition={exhibition} events={events} />)
  expect(container.querySelector('.paper')?.textContent?.replace(/\s/g, ' ')).toBe(
    'Seven Programme' +
      '4–7 September 2031, Harbour Warehouse, Nábřežní 6, Brno, free admission' +
      'Thursday 10:00–19:00, Sunday 10:00–21:00',
  )
})

test('without events the programme is not rendered, even with an introduction', () => {
  const { container } = renderIn('en', <Programme exhibition={exhibition} events={{ nodes: [] }} />)
  expect(container).toBeEmptyDOMElement()
})

test.each([
  ['introduction', null, null],
  ['address for registration', { intro: 'Just come.', registration: null }, 'Just come.'],
])('without an %s there is no button', (_, programme, intro) => {
  const { container } = renderIn('en', <Programme exhibition={{ ...exhibition, programme }} events={events} />)
  expect(container.querySelector('.intro > p')?.textContent ?? null).toBe(intro)
  expect(screen.queryByRole('link', { name: 'Registration' })).toBeNull()
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(3)
  expect(container.querySelector('[data-jump]')).not.toBeNull()
})

test('every day, type and language has a rule that hides the other events, however many there are', () => {
  const tags = ['cs', 'en', 'de', 'fi', 'sv', 'fr', 'it', 'pl', 'sk', 'uk', 'hu', 'pt-BR']
  const nodes = Array.from({ length: 16 }, (_, index) => ({
    ...event(`event-${index}`, `2031-09-${10 + index}T10:00`),
    type: eventTypes[index % eventTypes.length]!,
    spoken: [tags[index % 12]!, tags[(index + 1) % 12]!].map((tag) => ({ tag, name: tag })),
  }))
  const { container } = renderIn('en', <Programme exhibition={exhibition} events={{ nodes }} />)
  const rules = rulesIn(container)
  expect(rules.map(({ name, value }) => `${name}=${value}`)).toEqual(
    [...container.querySelectorAll<HTMLInputElement>('input:not([value=""])')].map(
      ({ name, value }) => `${name}=${value}`,
    ),
  )
  expect(rules).toHaveLength(16 + eventTypes.length + 12)
  for (const { name, value, hidden } of rules) {
    const parts = [...container.querySelectorAll(hidden)]
    const slugs = [...container.querySelectorAll('article')]
      .filter((article) => !parts.some((part) => part.contains(article)))
      .map(({ id }) => id)
    const wanted = nodes.filter(({ start, type, spoken }) => {
      if (name === 'day') return start.startsWith(value)
      return name === 'type' ? type === value : spoken.some(({ tag }) => tag === value)
    })
    expect([name, value, ...slugs]).toEqual([name, value, ...wanted.map(({ slug }) => slug)])
  }
})

test('a form that filters by seats only has no rule of its own', () => {
  const nodes = [taking(event('a', '2031-09-05T10:00'))]
  const { container } = renderIn('en', <Programme exhibition={here} events={{ nodes }} />)
  expect(container.querySelector('form')).toBeInTheDocument()
  expect(container.querySelector('style')).toBeNull()
})

test('the rules are the same in every language, so that the policy of all pages names one hash', () => {
  const [czech, english] = (['cs', 'en'] as const).map((language) => {
    const { container } = renderIn(language, <Programme exhibition={exhibition} events={events} />)
    return container.querySelector('style')!.textContent
  })
  expect(czech).toBe(english)
})

/** The rules of the filters: the name and value of the input that is chosen, and the selector of what is hidden. */
function rulesIn(container: HTMLElement) {
  const [selectors = ''] = container.querySelector('style')!.textContent.split('{display:none}')
  return selectors.split(',').map((selector) => {
    const [, part, name, value, others] = /^(#program):has\(\[name=(\w+)\]\[value="([^"]+)"\]:checked\)( .+)$/.exec(
      selector,
    )!
    return { name: name!, value: value!, hidden: `${part}${others}` }
  })
}
