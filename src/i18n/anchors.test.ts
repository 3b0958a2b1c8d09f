/** @jest-environment node */
import { anchorsOf } from './anchors'

test('an anchor is the heading without accents, capitals and punctuation', () => {
  expect(anchorsOf(['Děti a\u00a0psi', 'Smím fotit?'])).toEqual(['deti-a-psi', 'smim-fotit'])
})

test('every anchor is the only one, and none is an id of every page', () => {
  expect(anchorsOf(['Menu', 'Content', 'Menu', 'Psi', 'psi?', '?', '!'])).toEqual([
    'menu-2',
    'content-2',
    'menu-3',
    'psi',
    'psi-2',
    'part',
    'part-2',
  ])
})
