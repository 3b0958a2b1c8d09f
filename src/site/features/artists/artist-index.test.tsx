import * as React from 'react'
import { screen, within } from '@testing-library/react'
import { aPicture } from '../../../../tests/support/fixtures'
import { renderIn } from '../../../../tests/support/render'
import { ArtistIndex } from './artist-index'

const artist = (slug: string, sortName: string) => ({
  slug,
  name: sortName.split(' ').reverse().join(' '),
  sortName,
  place: 'Praha',
  tint: { hue: 90, strength: 2, lightness: 90 },
  firstWork: { title: `Work of ${slug}`, image: aPicture() },
})

const artists = {
  nodes: [
    artist('cermak', 'Čermák Matěj'),
    artist('chlad', 'Chladová Chiara'),
    artist('hrusen', 'Hrušeň Hugo'),
    artist('hynek', 'Hynek Jan'),
    artist('cibulka', 'Cibulka Petr'),
  ],
}

test('the artists are in Czech order and numbered', () => {
  const { container } = renderIn('cs', <ArtistIndex artists={artists} />)
  expect(
    within(screen.getAllByRole('list').at(-1)!)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Petr Cibulka', 'Matěj Čermák', 'Hugo Hrušeň', 'Jan Hynek', 'Chiara Chladová'])
  expect(screen.getByRole('link', { name: 'Chiara Chladová' })).toHaveAttribute('href', '/umelec-chlad')
  expect(container).toHaveTextContent(/01.*02.*03.*04.*05/)
})

test('every letter links to its first artist', () => {
  const { container } = renderIn('cs', <ArtistIndex artists={artists} />)
  const letters = within(screen.getByRole('navigation', { name: 'Na písmeno' })).getAllByRole('link')
  expect(letters.map(({ textContent }) => textContent)).toEqual(['C', 'Č', 'H', 'CH'])
  expect(container.querySelectorAll('[data-initial]')).toHaveLength(4)
  for (const letter of letters) {
    const target = container.querySelector(`[id="${letter.getAttribute('href')?.slice(1)}"]`)
    expect(target).toHaveAttribute('data-initial', letter.textContent)
  }
})

test('in English, Chladová and Čermák are under C, with the numbers that they have in Czech', () => {
  const { container } = renderIn('en', <ArtistIndex artists={artists} />)
  const initials = [...container.querySelectorAll('[data-initial]')].map((item) => item.getAttribute('data-initial'))
  expect(initials).toEqual(['C', 'H'])
  const rows = [...container.querySelectorAll('ol li')].map((row) => row.textContent)
  expect(rows.map((row) => row?.slice(0, 2))).toEqual(['02', '05', '01', '03', '04'])
})

test('a list with one letter has no index of letters', () => {
  renderIn('cs', <ArtistIndex artists={{ nodes: artists.nodes.slice(0, 1) }} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('each row names its work, and the first row is the open one until a script marks another', () => {
  const { container } = renderIn('en', <ArtistIndex artists={artists} />)
  const rows = [...container.querySelectorAll('ol li')]
  expect(rows.map((row) => row.querySelector('cite')?.textContent)).toEqual([
    'Work of cermak',
    'Work of chlad',
    'Work of cibulka',
    'Work of hrusen',
    'Work of hynek',
  ])
  expect(rows.map((row) => row.hasAttribute('data-topmost'))).toEqual([true, false, false, false, false])
})
