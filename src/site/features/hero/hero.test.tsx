import * as React from 'react'
import { screen, within } from '@testing-library/react'
import { aHero, aLabel, aPicture } from '../../../../tests/support/fixtures'
import { renderIn } from '../../../../tests/support/render'
import { setBuildValues } from '../../../../tests/support/set-build-values'
import { Hero } from './hero'

const work = (slug: string) => ({
  ...aLabel({ title: `Title of ${slug}` }),
  slug,
  alt: `Alt of ${slug}`,
  image: aPicture(),
})

const jana = { slug: 'jana-nova', name: 'Jana Nová', tint: { hue: 20, strength: 3, lightness: 90 } }

const exhibition: Queries.HeroFragment = {
  ...aHero,
  name: 'Seven',
  subtitle: 'a four-day exhibition',
  admission: 'free admission',
  documents: [
    { path: 'plan', menu: 'Plan', footer: null, size: '2 MB' },
    { path: 'rad', menu: null, footer: 'Regulations', size: '40 kB' },
  ],
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

test.each([
  ['and to the documents of the menu', exhibition.documents, ['/en/works', '/en/plan']],
  ['and without documents to nothing else', null, ['/en/works']],
])('the archive leads to the works, %s', (_, documents, hrefs) => {
  renderIn('en', <Hero exhibition={{ ...exhibition, documents }} />)
  const links = within(screen.getByRole('list')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs)
})

test.each([
  [{ yearFrom: 1890, year: 1895 }, 'Jana Nová, Title of dno, 1890–1895'],
  [{ year: null }, 'Jana Nová, Title of dno'],
])('the caption has the years of %j', (years, caption) => {
  const hero = [{ artist: jana, shown: { ...work('dno'), ...years } }]
  renderIn('en', <Hero exhibition={{ ...exhibition, hero }} />)
  expect(screen.getByRole('figure')).toHaveTextContent(new RegExp(`^${caption}$`))
})

test.each([
  [['vitr'], 'eager'],
  [['vitr', 'dno'], 'lazy'],
])('of %j, the browser loads the work that is shown', (slugs, loading) => {
  const hero = slugs.map((slug) => ({ artist: jana, shown: work(slug) }))
  renderIn('en', <Hero exhibition={{ ...exhibition, hero }} />)
  for (const image of screen.getAllByRole('img')) {
    expect(image).toHaveAttribute('loading', loading)
    expect(image).toHaveAttribute('fetchpriority', 'high')
  }
})

// In heights of a capital, 0.687 em, rounded up: 0.21 em are 0.31, 0.33 em are 0.49, 0.25 em are 0.37.
test.each([
  ['Seven', '0', ['0', '0']],
  ['Sigma', '0.31', ['0.31', '0']],
  ['Åbo 7 ș', '0.85', ['0.37', '0.49']],
])('a phone leaves room for the letters of %s that reach out of their lines', (name, both, each) => {
  setBuildValues({ heroExtents: { g: [0, 21], ș: [0, 33], Å: [25, 0] } })
  const { container } = renderIn('en', <Hero exhibition={{ ...aHero, name }} />)
  expect(container.firstElementChild).toHaveStyle({ '--extra': both })
  const lines = [...container.querySelectorAll('svg.line')]
  expect(lines).toHaveLength(2)
  for (const [index, extra] of each.entries()) expect(lines[index]).toHaveStyle({ '--extra': extra })
})
