import { splitName } from './split-name'

test.each([
  ['Ada Brusinka', ['Ada ', 'Brusinka']],
  ['Květa Ježková Lánská', ['Květa Ježková ', 'Lánská']],
  ['Mahulena Písařovicová-Nezvěstná', ['Mahulena ', 'Písařovicová-Nezvěstná']],
  ['Kolektiv', ['Kole', 'ktiv']],
  ['Trojice', ['Troj', 'ice']],
])('%s is split into %j', (name, parts) => {
  expect(splitName(name)).toEqual(parts)
})
