import * as React from 'react'
import { screen, within } from '@testing-library/react'
import { aLabel, aPicture } from '../../../../tests/support/fixtures'
import { aRoom } from '../../../../tests/support/places'
import { renderIn } from '../../../../tests/support/render'
import { WorkDetail } from './work-detail'

const artist: Queries.WorkDetailArtistFragment = {
  slug: 'jana-nova',
  name: 'Jana Nová',
  email: null,
  gallery: null,
  tint: { hue: 90, strength: 2, lightness: 90 },
  works: [{ slug: 'more' }, { slug: 'dno' }],
}

const work: Queries.WorkDetailFragment = {
  ...aLabel(),
  email: null,
  gallery: null,
  room: null,
  slug: 'dno',
  alt: 'Písek.',
  image: { ...aPicture(), publicURL: '/static/dno.jpg' },
}

const neighbours = {
  previous: {
    slug: 'jana-nova',
    name: 'Jana Nová',
    tint: artist.tint,
    work: { slug: 'more', title: 'Moře', image: aPicture() },
  },
  next: {
    slug: 'ota-jiny',
    name: 'Ota Jiný',
    tint: { hue: 20, strength: 3, lightness: 90 },
    work: { slug: 'most', title: 'Most', image: aPicture() },
  },
}

test.each([
  ['cs', '/umelec-jana-nova'],
  ['en', '/en/artist-jana-nova'],
] as const)(
  'the label begins with the artist, and the title of the work is marked up as one (%s)',
  (language, href) => {
    renderIn(language, <WorkDetail artist={artist} work={work} {...neighbours} />)
    const heading = screen.getByRole('heading', { level: 1 })
    expect(heading).toHaveTextContent(/^Jana Nová, Dno$/)
    expect(within(heading).getByRole('link', { name: 'Jana Nová' })).toHaveAttribute('href', href)
    expect(within(heading).getByText('Dno').tagName).toBe('CITE')
    const label = screen.getByRole('figure').querySelector('figcaption')
    expect(label).toHaveTextContent('Jana Nová, Dno, 2024')
    expect(label).toHaveTextContent('písek, 80 × 60 cm')
    expect(label).toHaveTextContent('sbírka spolku Majakka')
    expect(label).toHaveTextContent({ cs: '2. dílo z celkem 2', en: 'Work 2 of 2' }[language])
  },
)

test('the room of a work on a floor leads to the plan', () => {
  const room = { ...aRoom({ floor: { name: 'first floor' } }), inOneLine: 'Lantern Room' }
  renderIn('en', <WorkDetail artist={artist} work={{ ...work, room }} {...neighbours} />)
  const link = screen.getByRole('link', { name: 'Lantern Room, first floor (on the plan)' })
  expect(link).toHaveAttribute('href', '/en/rooms#salon')
})

test('the only work of an artist has no position and no neighbours', () => {
  const { container } = renderIn('cs', <WorkDetail artist={{ ...artist, works: [{ slug: 'dno' }] }} work={work} />)
  expect(screen.getByRole('figure')).not.toHaveTextContent('dílo z celkem')
  expect(container.querySelector('[rel]')).toBeNull()
})

test('the picture is loaded at once; the original, for the zoom, and those of the neighbours are loaded late', () => {
  const { container } = renderIn('cs', <WorkDetail artist={artist} work={work} {...neighbours} />)
  const loading = [...container.querySelectorAll('img')].map((image) => image.getAttribute('loading'))
  expect(loading).toEqual(['eager', 'lazy', 'lazy', 'lazy'])
})

test.each([
  [
    'cs',
    'Další díla',
    [
      ['prev', 'Předchozí: Jana Nová Moře', '/umelec-jana-nova/more'],
      ['next', 'Další: Ota Jiný Most', '/umelec-ota-jiny/most'],
      [null, 'Jana Nová: všechna dílaVšechna díla výstavy', '/umelec-jana-nova#works'],
      [null, 'Jana Nová: všechna dílaVšechna díla výstavy', '/dila'],
    ],
  ],
  [
    'en',
    'Other works',
    [
      ['prev', 'Previous: Jana Nová Moře', '/en/artist-jana-nova/more'],
      ['next', 'Next: Ota Jiný Most', '/en/artist-ota-jiny/most'],
      [null, 'Jana Nová: all worksAll works of the exhibition', '/en/artist-jana-nova#works'],
      [null, 'Jana Nová: all worksAll works of the exhibition', '/en/works'],
    ],
  ],
] as const)(
  'the neighbours, also of other artists, and all works of the artist are one step away (%s)',
  (language, name, expected) => {
    renderIn(language, <WorkDetail artist={artist} work={work} {...neighbours} />)
    const links = within(screen.getByRole('navigation', { name })).getAllByRole('link')
    const said = links.map((link) => [
      link.getAttribute('rel'),
      link.closest('p')!.textContent.replaceAll('\u00a0', ' '),
      link.getAttribute('href'),
    ])
    expect(said).toEqual(expected)
  },
)

test('the page has the tint of the artist, and a neighbour of another artist that of its own', () => {
  const { container } = renderIn('cs', <WorkDetail artist={artist} work={work} {...neighbours} />)
  expect(container.querySelector('article')).toHaveStyle({ '--hue': '90', '--strength': '0.35' })
  expect(screen.getByRole('link', { name: 'Most' }).closest('.tint')).toHaveStyle({
    '--hue': '20',
    '--strength': '0.46',
  })
  expect(screen.getByRole('link', { name: 'Moře' }).closest('p')).not.toHaveClass('tint')
})
