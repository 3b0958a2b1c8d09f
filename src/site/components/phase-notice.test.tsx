import * as React from 'react'
import { anExhibition } from '../../../tests/support/fixtures'
import { renderIn } from '../../../tests/support/render'
import { PhaseNotice } from './phase-notice'

/** The line of each phase in the HTML; the style sheet shows one of them. */
function notices(language: 'cs' | 'en', exhibition = anExhibition) {
  const { container } = renderIn(language, <PhaseNotice exhibition={exhibition} />)
  return ['before', 'during', 'after'].map((phase) => container.querySelector(`.${phase}`)?.textContent)
}

test('there is a Czech line for before, during and after the exhibition', () => {
  expect(notices('cs')).toEqual([
    'Otevření: čtvrtek 4.\u00a0září v 10:00.',
    'Právě probíhá, poslední den: neděle 7.\u00a0září.',
    'Výstava skončila 7.\u00a09.\u00a02031; tyto stránky jsou jejím archivem.',
  ])
})

test('there is an English line for before, during and after the exhibition', () => {
  expect(notices('en')).toEqual([
    'Opens on Thursday 4\u00a0September at 10:00.',
    'Now on, until Sunday 7\u00a0September.',
    'The exhibition closed on 7\u00a0September 2031; this site is its archive.',
  ])
})

test.each([
  ['cs', 'Jen dnes, otevřeno do 19:00.'],
  ['en', 'Today only, open until 19:00.'],
] as const)('an exhibition of one day does not name its last day, but its last hour (%s)', (language, text) => {
  const oneDay = { ...anExhibition, endDate: '2031-09-04', openingHours: anExhibition.openingHours.slice(0, 1) }
  expect(notices(language, oneDay)[1]).toBe(text)
})
