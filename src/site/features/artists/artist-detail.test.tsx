import * as React from 'react'
import { screen, within } from '@testing-library/react'
import { alternatesOf } from '../../../i18n/routes'
import { aPicture } from '../../../../tests/support/fixtures'
import { renderIn } from '../../../../tests/support/render'
import { ArtistDetail } from './artist-detail'

const artist: Queries.ArtistDetailFragment = {
  name: 'Jana Nová',
  type: null,
  birthYear: 1991,
  deathYear: null,
  circa: null,
  place: 'Praha',
  summary: 'Pískové reliéfy.',
  bio: 'První odstavec.\n\nDruhý odstavec.',
  url: null,
  gallery: null,
  tint: { hue: 90, strength: 2, lightness: 90 },
  events: [],
}

const page = {
  alternates: alternatesOf('artist', 'jana-nova'),
  number: 7,
}

const neighbours = {
  previous: {
    slug: 'adela',
    name: 'Adéla',
    tint: { hue: 10, strength: 1, lightness: 90 },
    firstWork: { image: aPicture() },
  },
  next: { slug: 'ema', name: 'Ema', tint: { hue: 20, strength: 3, lightness: 90 }, firstWork: { image: aPicture() } },
}

const detail = (facts: Partial<typeof artist> = {}) => (
  <ArtistDetail artist={{ ...artist, ...facts }} exhibition={{ timeZone: 'Europe/Prague' }} {...neighbours}>
    <figure />
  </ArtistDetail>
)

test.each([
  ['cs', '* 1991, Praha', 'Vystavená díla'],
  ['en', 'b. 1991, Praha', 'Works exhibited'],
] as const)('an artist’s page has the facts, the text and the works exhibited (%s)', (language, facts, heading) => {
  renderIn(language, detail(), page)
  expect(screen.getByRole('heading', { level: 1, name: 'Jana Nová' })).toBeInTheDocument()
  expect(screen.getByText(facts)).toBeInTheDocument()
  expect(screen.getByText('07')).toBeInTheDocument()
  expect(screen.getByText('Druhý odstavec.').tagName).toBe('P')
  const works = screen.getByRole('region', { name: heading })
  expect(within(works).getAllByRole('figure')).toHaveLength(1)
})

test.each([
  [{ type: 'collective' as const, birthYear: 2006 }, 'founded 2006, Praha'],
  [{ type: 'collective' as const, birthYear: null }, 'Praha'],
  [{ birthYear: 1840, deathYear: 1926, place: null }, '1840–1926'],
  [{ birthYear: null, place: null }, undefined],
])('an artist like %j has the facts that are known', (facts, line) => {
  const { container } = renderIn('en', detail(facts), page)
  expect(container.querySelector('.facts')?.textContent?.replace('\u00a0', ' ')).toBe(line)
})

test('the website and the gallery of an artist are links, and nothing without them', () => {
  const gallery = { name: 'Galerie Halli', url: 'https://halli.example' }
  const { container, unmount } = renderIn('en', detail({ url: 'https://www.jana.example/works', gallery }), page)
  expect(screen.getByRole('link', { name: 'jana.example' })).toHaveAttribute('href', 'https://www.jana.example/works')
  expect(screen.getByRole('link', { name: 'Galerie Halli' })).toHaveAttribute('href', gallery.url)
  expect(container.querySelector('.links')).not.toBeNull()
  unmount()
  expect(renderIn('en', detail(), page).container.querySelector('.links')).toBeNull()
})

test('an artist without a biography has no empty paragraph', () => {
  const { container } = renderIn('en', detail({ bio: null }), page)
  expect(container.querySelector('.bio')).toBeNull()
  expect([...container.querySelectorAll('p')].filter(({ textContent }) => !textContent)).toEqual([])
})

test.each([
  ['cs', 'Další umělci', ['/umelec-adela', '/umelec-ema', '/umelci']],
  ['en', 'Other artists', ['/en/artist-adela', '/en/artist-ema', '/en/umelci']],
] as const)('the neighbours and the list are one step away (%s)', (language, name, hrefs) => {
  renderIn(language, detail(), page)
  const links = within(screen.getByRole('navigation', { name })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs)
})

test('the page has the tint of the first work, and each neighbour that of its artist', () => {
  const { container } = renderIn('cs', detail(), page)
  expect(container.querySelector('article')).toHaveStyle({ '--hue': '90', '--strength': '0.35' })
  expect(screen.getByRole('link', { name: 'Ema' }).closest('.tint')).toHaveStyle({
    '--hue': '20',
    '--strength': '0.46',
  })
})
