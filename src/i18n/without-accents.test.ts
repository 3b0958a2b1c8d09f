import { withoutAccents } from './without-accents'

test.each([
  ['Květa Ježková-Lánská', 'kveta jezkova-lanska'],
  ['Łukasz Świątek', 'lukasz swiatek'],
  ['ŘEŽ', 'rez'],
  ['Søren Þór', 'soren thor'],
  ['Straße', 'strasse'],
  ['Æther, œuvre', 'aether, oeuvre'],
])('%s is compared as %s', (text, compared) => {
  expect(withoutAccents(text)).toBe(compared)
  expect(withoutAccents(text.normalize('NFD'))).toBe(compared)
})
