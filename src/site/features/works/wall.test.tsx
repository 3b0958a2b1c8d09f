import * as React from 'react'
import { screen, within } from '@testing-library/react'
import { aLabel, aPicture } from '../../../../tests/support/fixtures'
import { renderIn } from '../../../../tests/support/render'
import { Wall } from './wall'

type Artist = Queries.WallFragment['nodes'][number]
type Work = Artist['works'][number]

const aWork = (title: string, facts: Partial<Work> = {}): Work => ({
  ...aLabel({ title, medium: 'olej' }),
  slug: title.toLowerCase(),
  dimensions: { height: 90, width: 120, depth: null, diameter: null, note: null },
  image: aPicture(),
  ...facts,
})

const anArtist = (sortName: string, ...works: Work[]): Artist => ({
  slug: sortName.toLowerCase(),
  name: `Jan ${sortName}`,
  sortName,
  works,
})

const artists = {
  nodes: [
    anArtist('Hynek', aWork('More'), aWork('Most', { year: null, dimensions: null })),
    anArtist('Chvoj', aWork('Dno')),
    anArtist('Hrach', aWork('Les', { image: aPicture({ width: 1, height: 4 }) })),
  ],
}

const items = () => screen.getAllByRole('list').at(-1)!.querySelectorAll('li')

test.each([
  ['cs', ['/umelec-hrach/les', '/umelec-hynek/more', '/umelec-hynek/most', '/umelec-chvoj/dno']],
  ['en', ['/en/artist-chvoj/dno', '/en/artist-hrach/les', '/en/artist-hynek/more', '/en/artist-hynek/most']],
] as const)('each work is linked once, in the order of the artists (%s)', (language, hrefs) => {
  renderIn(language, <Wall artists={artists} />)
  const links = [...items()].flatMap((item) => [...item.querySelectorAll('a')])
  expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs)
})

test('the caption has the artist first, the title marked up as one, and the facts that are known', () => {
  renderIn('cs', <Wall artists={artists} />)
  const captions = [...items()].map((item) => item.querySelector('p'))
  expect(captions[1]).toHaveTextContent('Jan Hynek, More, 2024 olej, 90 × 120 cm')
  expect(captions[2]).toHaveTextContent('Jan Hynek, Most olej')
  expect(within(captions[1]!).getByText('More').tagName).toBe('CITE')
  expect(screen.getByRole('link', { name: 'Jan Hynek, More' })).toBeInTheDocument()
})

test('each letter leads to the first work of its first artist', () => {
  const { container } = renderIn('cs', <Wall artists={artists} />)
  const letters = within(screen.getByRole('navigation', { name: 'Na písmeno' })).getAllByRole('link')
  expect(letters.map(({ textContent }) => textContent)).toEqual(['H', 'CH'])
  expect([...items()].map(({ id }) => id)).toEqual(['h', '', '', 'ch'])
  expect(letters.map((letter) => container.querySelector(letter.getAttribute('href')!)?.textContent)).toEqual([
    expect.stringContaining('Les'),
    expect.stringContaining('Dno'),
  ])
})

test('a work has its area for the order by size, and none if its size is unknown', () => {
  renderIn('cs', <Wall artists={artists} />)
  expect([...items()].map((item) => item.getAttribute('data-area'))).toEqual(['10800', '10800', null, '10800'])
})

test('a narrow work has room for its caption', () => {
  renderIn('cs', <Wall artists={artists} />)
  expect(items()[0]).toHaveStyle({ '--box': '0.78' })
  expect(items()[1]).toHaveStyle({ '--box': '1.34' })
})

test('a single work has neither a search nor letters', () => {
  renderIn('en', <Wall artists={{ nodes: [anArtist('Hrach', aWork('Les'))] }} />)
  expect(screen.getByRole('link', { name: 'Jan Hrach, Les' })).toBeInTheDocument()
  expect(screen.queryByRole('search')).toBeNull()
  expect(screen.queryByRole('navigation')).toBeNull()
})
