import * as React from 'react'
import { screen, within } from '@testing-library/react'
import { aPicture } from '../../../../tests/support/fixtures'
import { renderIn } from '../../../../tests/support/render'
import { Hero } from './hero'
import { splitInHalf } from './split-in-half'

test.each([
  ['Přístav', ['Přís', 'tav']],
  ['Seven', ['Sev', 'en']],
  ['Šest', ['Še', 'st']],
  ['Sedm dní', ['Sedm ', 'dní']],
  ['Dům u řeky', ['Dům u ', 'řeky']],
])('the name %s opens as %j', (name, halves) => {
  expect(splitInHalf(name)).toEqual(halves)
})

test.each(['Přístav', 'A', 'Sedm dní v září', 'Příliš žluťoučký kůň'])('no letter of %s is lost', (name) => {
  expect(splitInHalf(name).join('')).toBe(name)
})

const work = (slug: string) => ({
  slug,
  title: `Title of ${slug}`,
  yearFrom: null,
  year: 2024,
  circa: null,
  alt: `Alt of ${slug}`,
  image: aPicture(),
})

const jana = { slug: 'jana-nova', name: 'Jana Nová', tint: { hue: 20, strength: 3, lightness: 90 } }

const exhibition: Queries.HeroFragment = {
  name: 'Seven',
  subtitle: 'a four-day exhibition',
  startDate: '2031-09-04',
  endDate: '2031-09-07',
  admission: 'free admission',
  timeZone: 'Europe/Prague',
  documents: [
    { path: 'plan', menu: 'Plan', footer: null, size: '2 MB' },
    { path: 'rad', menu: null, footer: 'Regulations', size: '40 kB' },
  ],
  openingHours: [{ date: '2031-09-04', opens: '10:00', closes: '19:00' }],
  venue: { name: 'Harbour Warehouse', address: { locality: 'Brno' } },
  hero: [{ artist: jana, shown: work('vitr') }],
}

test('the name is one heading, although it is drawn in halves', () => {
  const { container } = renderIn('en', <Hero exhibition={exhibition} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Seven' })).toHaveTextContent(/^Seven$/)
  const drawings = [...container.querySelectorAll('h1 ~ div > svg')]
  expect(drawings.map((each) => each.textContent)).toEqual(['Sev', 'Sev', 'en', 'en'])
  expect(drawings.every((each) => each.getAttribute('aria-hidden') === 'true')).toBe(true)
})

test.each([
  ['cs', '4.–7.\u00a0září 2031', '/umelec-jana-nova/vitr', 'Otevírací doba a cesta'],
  ['en', '4–7\u00a0September 2031', '/en/artist-jana-nova/vitr', 'Hours and how to get here'],
] as const)('what, when, where and for how much is said at once (%s)', (language, when, href, hours) => {
  const { container } = renderIn(language, <Hero exhibition={exhibition} />)
  expect(container).toHaveTextContent('a four-day exhibition')
  expect(
    screen.getByText((_text, element) => element?.tagName === 'TIME' && element.textContent === when),
  ).toHaveAttribute('datetime', '2031-09-04')
  expect(screen.getByText('Harbour Warehouse, Brno')).toBeInTheDocument()
  expect(screen.getByText(/free admission/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /^Jana Nová, Title of vitr ?, 2024$/ })).toHaveAttribute('href', href)
  expect(screen.getByRole('link', { name: hours })).toHaveAttribute('href', '#contact')
})

test('the archive leads to the works, and to the documents of the menu', () => {
  renderIn('en', <Hero exhibition={exhibition} />)
  const links = within(screen.getByRole('list')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en/works', '/en/plan'])
})

test('without documents the archive leads to the works only', () => {
  renderIn('en', <Hero exhibition={{ ...exhibition, documents: null }} />)
  expect(within(screen.getByRole('list')).getAllByRole('link')).toHaveLength(1)
})

test.each([
  [{ yearFrom: 1890, year: 1895 }, 'Jana Nová, Title of dno, 1890–1895'],
  [{ year: null }, 'Jana Nová, Title of dno'],
])('the caption has the years of %j', (years, caption) => {
  const hero = [{ artist: jana, shown: { ...work('dno'), ...years } }]
  renderIn('en', <Hero exhibition={{ ...exhibition, hero }} />)
  expect(screen.getByRole('figure')).toHaveTextContent(new RegExp(`^${caption}$`))
})

test('one work is loaded at once; of several the browser loads the one that is shown', () => {
  const first = renderIn('en', <Hero exhibition={exhibition} />)
  expect(screen.getByRole('img', { name: 'Alt of vitr' })).toHaveAttribute('loading', 'eager')
  first.unmount()

  const hero = [work('vitr'), work('dno')].map((shown) => ({ artist: jana, shown }))
  renderIn('en', <Hero exhibition={{ ...exhibition, hero }} />)
  for (const image of screen.getAllByRole('img')) {
    expect(image).toHaveAttribute('loading', 'lazy')
    expect(image).toHaveAttribute('fetchpriority', 'high')
  }
})
