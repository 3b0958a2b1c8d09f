import * as React from 'react'
import { setBuildValues } from '../../../tests/support/set-build-values'
import { readFileSync } from 'node:fs'
import { screen } from '@testing-library/react'
import { anExhibition } from '../../../tests/support/fixtures'
import { renderIn } from '../../../tests/support/render'
import { SiteFooter } from './site-footer'

beforeAll(() => setBuildValues({ heroExtents: { Å: [25, 0], Š: [20, 0], g: [0, 21], ș: [0, 33] } }))

const renderName = (name: string) => renderIn('en', <SiteFooter exhibition={{ ...anExhibition, name }} />)

/** The class of the name that makes room for letters, and this room in em. */
function roomOf(name: string, classes: string[], margin: string) {
  renderName(name)
  const { classList } = screen.getByText(name)
  const found = classes.filter((each) => classList.contains(each))
  const css = readFileSync('src/site/components/site-footer.module.css', 'utf8')
  const room = new RegExp(`\\.${found[0]} \\{\\s*${margin}: ([\\d.]+)em;`).exec(css)?.[1]
  return { found, room: Number(room ?? 0) }
}

test.each([
  ['Six', [], 0],
  ['Sigma', ['descends'], 0.21],
  ['Țepeș', ['deep'], 0.33],
])('the footer has room below the name %s for its lowest letter', (name, classes, below) => {
  const { found, room } = roomOf(name, ['descends', 'deep'], 'margin-block-end')
  expect(found).toEqual(classes)
  // Archivo reaches from 0.878 em above the baseline to 0.21 em below it, so a line of 0.9 em has this much below it.
  const line = 0.21 + (0.9 - 0.878 - 0.21) / 2
  expect(line + room).toBeGreaterThan(below)
})

test.each([
  ['Šest', []],
  ['Åbo', ['tall']],
])('the footer has room above the name %s if an accent is higher than most', (name, classes) => {
  expect(roomOf(name, ['tall'], 'margin-block-start').found).toEqual(classes)
})
