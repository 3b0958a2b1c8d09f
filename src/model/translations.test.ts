/** @jest-environment node */
import { textsIn } from './translations'

test('the texts of one language keep their keys', () => {
  const tree = { menu: { open: { cs: 'Menu', en: 'Open' } }, title: { cs: 'A', en: 'B' } }
  expect(textsIn('cs', tree)).toEqual({ menu: { open: 'Menu' }, title: 'A' })
  expect(textsIn('en', tree)).toEqual({ menu: { open: 'Open' }, title: 'B' })
})
