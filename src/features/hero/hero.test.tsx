import * as React from 'react'
import { screen } from '@testing-library/react'
import { aPicture } from '../../testing/fixtures'
import { renderIn } from '../../testing/render'
import { Hero } from './hero'
import { splitInHalf } from './split-in-half'

test.each([
  ['Padesát', ['Pade', 'sát']],
  ['Fifty', ['Fif', 'ty']],
  ['Šest', ['Še', 'st']],
  ['Sedm dní', ['Sedm ', 'dní']],
  ['Dům u řeky', ['Dům u ', 'řeky']],
])('the name %s opens as %j', (name, halves) => {
  expect(splitInHalf(name)).toEqual(halves)
})

test.each(['Padesát', 'A', 'Sedm dní v září', 'Příliš žluťoučký kůň'])('no letter of %s is lost', (name) => {
  expect(splitInHalf(name).join('')).toBe(name)
})

const work = (slug: string) => ({
  slug,
  title: `Title of ${slug}`,
  year: 2024,
  alt: `Alt of ${slug}`,
  image: aPicture(),
})

const exhibition: Queries.HeroFragment = {
  name: 'Fifty',
  subtitle: 'a four-day exhibition',
  startDate: '2025-09-04',
  endDate: '2025-09-07',
  admission: 'free admission',
  openingHours: [{ opens: '10:00' }],
  venue: { name: 'Hvozdecký Palace', address: { locality: 'Prague 1' } },
  heroWork: 'vitr',
  hero: { slug: 'marek-duna', name: 'Marek Důna', works: [work('dno'), work('vitr')] },
}

test('the name is one heading, although it opens in the middle', () => {
  renderIn('en', <Hero exhibition={exhibition} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Fifty' })).toBeInTheDocument()
})

test.each([
  ['cs', '4.–7.\u00a0září 2025', '/umelec-marek-duna#vitr', 'Otevírací doba a cesta'],
  ['en', '4–7\u00a0September 2025', '/en/artist-marek-duna#vitr', 'Hours and how to get here'],
] as const)('what, when, where and for how much is said at once (%s)', (language, when, href, hours) => {
  renderIn(language, <Hero exhibition={exhibition} />)
  expect(screen.getByText('a four-day exhibition')).toBeInTheDocument()
  expect(
    screen.getByText((_text, element) => element?.tagName === 'TIME' && element.textContent === when),
  ).toHaveAttribute('datetime', '2025-09-04')
  expect(screen.getByText('Hvozdecký Palace, Prague 1')).toBeInTheDocument()
  expect(screen.getByText(/free admission/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /^Marek Důna, Title of vitr ?, 2024$/ })).toHaveAttribute('href', href)
  expect(screen.getByRole('link', { name: hours })).toHaveAttribute('href', '#contact')
})

test('the work that the content names stands in the gap; else the artist’s first', () => {
  renderIn('en', <Hero exhibition={exhibition} />)
  expect(screen.getByRole('img', { name: 'Alt of vitr' })).toHaveAttribute('fetchpriority', 'high')
  renderIn('en', <Hero exhibition={{ ...exhibition, heroWork: null }} />)
  expect(screen.getByRole('img', { name: 'Alt of dno' })).toBeInTheDocument()
})
