import * as React from 'react'
import { screen } from '@testing-library/react'
import { renderIn } from '../../testing/render'
import { Contact } from './contact'

const exhibition: Queries.ContactFragment = {
  admission: 'free admission',
  openingHours: [
    { date: '2025-09-04', opens: '10:00', closes: '19:00' },
    { date: '2025-09-06', opens: '10:00', closes: '21:00' },
  ],
  venue: {
    name: 'Hvozdecký Palace',
    address: { street: 'Pergamenická 9', postalCode: '110 00', locality: 'Prague 1' },
    position: { latitude: 50.0885, longitude: 14.4208 },
  },
  contact: { email: 'padesat@art-index.example', phone: '+420 555 010 050', directions: ['By metro.', 'By tram.'] },
}

test.each([
  ['cs', ['čtvrtek 4. září 10:00–19:00', 'sobota 6. září 10:00–21:00']],
  ['en', ['Thursday 4 September 10:00–19:00', 'Saturday 6 September 10:00–21:00']],
] as const)('the opening hours are a table of days (%s)', (language, rows) => {
  renderIn(language, <Contact exhibition={exhibition} />)
  const accessible = screen.getAllByRole('row').map((row) => (row.textContent ?? '').replaceAll('\u00a0', ' '))
  expect(accessible).toEqual(rows.map((row) => row.replace(/ (?=\d\d:\d\d–)/, '')))
})

test('mail, telephone and map are links', () => {
  renderIn('en', <Contact exhibition={exhibition} />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://www.openstreetmap.org/?mlat=50.0885&mlon=14.4208#map=17/50.0885/14.4208',
    'mailto:padesat@art-index.example',
    'tel:+420555010050',
  ])
})
