/** @jest-environment node */
import { withoutAccents } from './without-accents'

test.each([
  ['Běla Nováková-Zářná', 'bela novakova-zarna'],
  ['Łukasz Świątek', 'lukasz swiatek'],
  ['ŘEŽ', 'rez'],
  ['Søren Þór', 'soren thor'],
  ['Straße', 'strasse'],
  ['Æther, œuvre', 'aether, oeuvre'],
])('%s is compared as %s', (text, compared) => {
  expect(withoutAccents(text)).toBe(compared)
  expect(withoutAccents(text.normalize('NFD'))).toBe(compared)
})
