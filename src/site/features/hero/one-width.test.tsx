import * as React from 'react'
import { aPicture } from '../../../../tests/support/fixtures'
import { renderIn } from '../../../../tests/support/render'
import { setBuildValues } from '../../../../tests/support/set-build-values'

const shown = { slug: 'a', title: 'A', yearFrom: null, year: null, circa: null, alt: 'Moře', image: aPicture() }

const exhibition: Queries.HeroFragment = {
  name: '',
  subtitle: '',
  startDate: '2031-09-04',
  endDate: '2031-09-07',
  admission: '',
  timeZone: 'Europe/Prague',
  documents: null,
  openingHours: [{ date: '2031-09-04', opens: '10:00', closes: '19:00' }],
  venue: { name: '', address: { locality: '' } },
  hero: [{ artist: { slug: 'b', name: 'B', tint: { hue: 20, strength: 3, lightness: 90 } }, shown }],
}

test.each([
  ['Seven', ['Seven']],
  ['Sedm moří', ['Sedm', 'moří']],
])('in a typeface of one width, the words of %s stay whole beside the work', async (name, drawn) => {
  setBuildValues({ heroWidths: [100, 100] })
  const { Hero } = await import('./hero')
  const { container } = renderIn('en', <Hero exhibition={{ ...exhibition, name }} />)
  const texts = [...container.querySelectorAll('svg:not(.line) text')].map(({ textContent }) => textContent)
  expect(texts).toEqual(drawn)
})
