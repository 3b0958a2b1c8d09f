import * as React from 'react'
import { anExhibition } from '../testing/fixtures'
import { renderIn } from '../testing/render'
import { PhaseNotice } from './phase-notice'

/** What is in the HTML for each phase; the style sheet shows one of them. */
function notices(language: 'cs' | 'en') {
  const { container } = renderIn(language, <PhaseNotice exhibition={anExhibition} />)
  return ['before', 'during', 'after'].map((phase) => container.querySelector(`.${phase}`)?.textContent)
}

test('before, during and after the exhibition one line says so in Czech', () => {
  expect(notices('cs')).toEqual([
    'Otevíráme čtvrtek 4.\u00a0září v 10:00.',
    'Právě probíhá, naposledy otevřeno neděle 7.\u00a0září.',
    'Výstava skončila 7.\u00a09.\u00a02025; tyto stránky jsou jejím archivem.',
  ])
})

test('before, during and after the exhibition one line says so in English', () => {
  expect(notices('en')).toEqual([
    'Opens on Thursday 4\u00a0September at 10:00.',
    'Now on, until Sunday 7\u00a0September.',
    'The exhibition closed on 7\u00a0September 2025; this site is its archive.',
  ])
})
