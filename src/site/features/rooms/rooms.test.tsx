import * as React from 'react'
import { screen, within } from '@testing-library/react'
import { renderIn } from '../../../../tests/support/render'
import { Rooms } from './rooms'

const room = (slug: string, name: string, number: number, way: string | null = null) => ({ slug, name, number, way })

const inline = { prefix: 'd1', viewBox: '0 0 9 9', markup: '<svg><path id="d1-yard" d="M0 0H9V9Z"/></svg>' }

const exhibition: Queries.RoomsFragment = {
  floors: [
    { name: 'ground floor', plan: { inline }, rooms: [room('yard', 'Yard', 1, 'Through the gate.')] },
    { name: 'first floor', plan: null, rooms: [room('hall', 'Hall', 2)] },
  ],
}

const work = (slug: string, title: string, place: string | null) => ({
  slug,
  title,
  room: place ? { slug: place } : null,
})

const artists: Queries.RoomsWorksFragment = {
  nodes: [
    {
      slug: 'jana',
      name: 'Jana Nová',
      sortName: 'Nová Jana',
      works: [work('more', 'Sea', 'yard'), work('dno', 'Bed', null)],
    },
    { slug: 'ada', name: 'Ada Brusinka', sortName: 'Brusinka Ada', works: [work('leden', 'January', 'yard')] },
  ],
}

const events: Queries.RoomsEventsFragment = {
  nodes: [
    {
      slug: 'dilna',
      title: 'Folding',
      start: '2031-09-05T16:00',
      end: '2031-09-05T18:30',
      cancelled: null,
      place: { slug: 'hall' },
    },
  ],
}

const show = () => renderIn('en', <Rooms exhibition={exhibition} artists={artists} events={events} />)

test('each floor has a list of its rooms, numbered through all floors, that lead to them', () => {
  show()
  const floors = ['Ground floor', 'First floor'].map(
    (name) => screen.getByRole('heading', { level: 2, name }).parentElement!,
  )
  const lists = floors.map((floor) => within(floor).getAllByRole('list')[0]!)
  const links = lists.map((list) => within(list).getAllByRole('link'))
  expect(links.map(([first]) => first?.textContent)).toEqual(['1 Yard', expect.stringMatching(/^2 /)])
  expect(links[0]?.[0]).toHaveAttribute('href', '#yard')
})

test('a room says the way there, and has links to its works by artist and to its events', () => {
  show()
  const yard = screen.getByRole('region', { name: '1 Yard' })
  expect(yard).toHaveAttribute('id', 'yard')
  expect(yard).toHaveTextContent('Through the gate.')
  expect(
    within(yard)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/en/artist-ada/leden', '/en/artist-jana/more'])
  const hall = screen.getByRole('region', { name: '2 Hall' })
  expect(within(hall).getByRole('link', { name: 'Folding' })).toHaveAttribute('href', '/en/programme/dilna')
  expect(within(hall).queryByText('Works')).toBeNull()
})

test.each([
  ['en', 'Called off'],
  ['cs', 'Zrušeno'],
] as const)('an event that was called off says so in words (%s)', (language, words) => {
  const [event] = events.nodes
  const calledOff = { nodes: [{ ...event!, cancelled: true }] }
  renderIn(language, <Rooms exhibition={exhibition} artists={artists} events={calledOff} />)
  expect(screen.getByRole('link', { name: 'Folding' }).closest('li')).toHaveTextContent(`${words}Folding`)
})

test('the plan is drawn once with a link for each room, and in a room with that room marked', () => {
  const { container } = show()
  const [plan, marked, ...others] = [...container.querySelectorAll('svg[aria-hidden]')]
  expect(others).toEqual([])
  expect(plan!.querySelector('#d1-yard')).not.toBeNull()
  expect(plan!.querySelector('a')).toHaveAttribute('href', '#yard')
  expect(plan!.querySelector('a')).toHaveAttribute('tabindex', '-1')
  expect([...marked!.querySelectorAll('use')].map((use) => use.getAttribute('href'))).toEqual(['#d1-yard', '#d1'])
  expect(marked!.closest('section')).toHaveAttribute('id', 'yard')
})
