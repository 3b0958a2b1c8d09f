import * as React from 'react'
import { aLabel } from '../../../../tests/support/fixtures'
import { renderIn } from '../../../../tests/support/render'
import { WorkLabel } from './work-label'

const linesOf = (facts: Partial<Queries.WorkLabelFragment>, language: 'cs' | 'en') => {
  const { container } = renderIn(language, <WorkLabel work={aLabel(facts)} />)
  return [...container.querySelectorAll('div > div')].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
}

const video = { dimensions: null, duration: { hours: null, minutes: 12, seconds: 30 }, medium: 'video' }
const print = { yearFrom: 1890, year: 1895, edition: { number: 3, size: 10, unlimited: null, artistProofs: 2 } }

test.each([
  ['cs', ['Dno, 2024', 'video, 12 min 30 s', 'sbírka spolku Majakka']],
  ['en', ['Dno, 2024', 'video, 12 min 30 s', 'sbírka spolku Majakka']],
] as const)('a video has a duration and no size (%s)', (language, lines) => {
  expect(linesOf(video, language)).toEqual(lines)
})

test.each([
  ['cs', ['Dno, 1890–1895', 'písek, 80 × 60 cm, edice 3/10 + 2 AP', 'sbírka spolku Majakka']],
  ['en', ['Dno, 1890–1895', 'písek, 80 × 60 cm, edition 3/10 + 2 AP', 'sbírka spolku Majakka']],
] as const)('a print has its span of years, its size and its edition (%s)', (language, lines) => {
  expect(linesOf(print, language)).toEqual(lines)
})

test('a work without year and dimensions has its title and its medium only', () => {
  const empty = { hours: null, minutes: null, seconds: null }
  expect(linesOf({ year: null, dimensions: null, duration: empty }, 'cs').slice(0, 2)).toEqual(['Dno', 'písek'])
})

test('a work in a room has the place as its last line', () => {
  expect(linesOf({ room: { inOneLine: 'Horní patro' } }, 'cs').slice(2)).toEqual([
    'sbírka spolku Majakka',
    'Horní patro',
  ])
})
