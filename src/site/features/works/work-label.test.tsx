import * as React from 'react'
import { aLabel } from '../../../../tests/support/fixtures'
import { renderIn } from '../../../../tests/support/render'
import { WorkLabel } from './work-label'

const linesOf = (facts: Partial<Queries.WorkLabelFragment>) => {
  const { container } = renderIn('cs', <WorkLabel work={aLabel(facts)} />)
  return [...container.querySelectorAll('div > div')].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
}

const credit = 'sbírka spolku Majakka'
const nothing = { hours: null, minutes: null, seconds: null }

test.each<[facts: Parameters<typeof linesOf>[0], lines: string[]]>([
  [
    { dimensions: null, duration: { ...nothing, minutes: 12, seconds: 30 }, medium: 'video' },
    ['Dno, 2024', 'video, 12 min 30 s', credit],
  ],
  [
    { yearFrom: 1890, year: 1895, edition: { number: 3, size: 10, unlimited: null, artistProofs: 2 } },
    ['Dno, 1890–1895', 'písek, 80 × 60 cm, edice 3/10 + 2 AP', credit],
  ],
  [{ year: null, dimensions: null, duration: nothing }, ['Dno', 'písek', credit]],
  [{ room: { inOneLine: 'Horní patro' } }, ['Dno, 2024', 'písek, 80 × 60 cm', credit, 'Horní patro']],
])('the label of a work with %j has only what is known', (facts, lines) => expect(linesOf(facts)).toEqual(lines))
