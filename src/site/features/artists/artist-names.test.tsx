import * as React from 'react'
import { screen } from '@testing-library/react'
import { setBuildValues } from '../../../../tests/support/set-build-values'
import { renderIn } from '../../../../tests/support/render'
import { ArtistNames } from './artist-names'

const nodes = [
  { slug: 'jana-nova', name: 'Jana Nová', sortName: 'Nová Jana' },
  { slug: 'kolektiv', name: 'Kolektiv', sortName: 'Kolektiv' },
]

test('each name is a link, and the picture is no part of its name', () => {
  renderIn('cs', <ArtistNames artists={{ nodes }} />)
  expect(screen.getByRole('link', { name: 'Jana Nová' })).toHaveAttribute('href', '/umelec-jana-nova')
  const list = screen.getByRole('list')
  expect([...list.children].map((item) => item.textContent)).toEqual(['Kolektiv', 'Jana Nová'])
})

test('an artist has the same number in every language, and the HTML has it only where the order is another', () => {
  const more = ['Cibulka', 'Čermák', 'Hynek', 'Chlad', 'Jih'].map((name) => ({ slug: name, name, sortName: name }))
  const numbersIn = (locale: 'cs' | 'en') => {
    const { container } = renderIn(locale, <ArtistNames artists={{ nodes: more }} />)
    return [...container.querySelectorAll('ol > li')].map((item) => [item.textContent, item.getAttribute('value')])
  }
  expect(numbersIn('cs')).toEqual(['Cibulka', 'Čermák', 'Hynek', 'Chlad', 'Jih'].map((name) => [name, null]))
  expect(numbersIn('en')).toEqual([
    ['Čermák', '2'],
    ['Chlad', '4'],
    ['Cibulka', '1'],
    ['Hynek', '3'],
    ['Jih', '5'],
  ])
})

test('the picture stands between the parts of the name, and is not loaded with the page', () => {
  setBuildValues({ namesScript: '/names/open.js' })
  renderIn('en', <ArtistNames artists={{ nodes }} />)
  const picture = screen.getByRole('link', { name: 'Jana Nová' }).querySelector('img')!
  expect(picture.previousSibling).toHaveTextContent(/^Jana$/)
  expect(picture.nextSibling).toHaveTextContent(/^Nová$/)
  expect(picture).toHaveAttribute('src', '/names/jana-nova.avif')
  expect(picture).toHaveAttribute('loading', 'lazy')
})

test('in a typeface whose letters cannot become narrower, a name has no picture, and no script opens it', () => {
  setBuildValues({ namesScript: '' })
  renderIn('en', <ArtistNames artists={{ nodes }} />)
  expect(screen.getByRole('list')).not.toHaveAttribute('data-names-script')
  expect(screen.getByRole('link', { name: 'Jana Nová' }).querySelector('img')).toBeNull()
})
