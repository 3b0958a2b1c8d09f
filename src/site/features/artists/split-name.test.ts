/** @jest-environment node */
import { splitName } from './split-name'

test.each([
  ['Ada Brusinka', ['Ada ', 'Brusinka']],
  ['Běla Nováková Zářná', ['Běla Nováková ', 'Zářná']],
  ['Radomíra Dobrovolná-Nevěrnová', ['Radomíra ', 'Dobrovolná-Nevěrnová']],
  ['Kolektiv', ['Kole', 'ktiv']],
  ['Trojice', ['Troj', 'ice']],
])('%s is split into %j', (name, parts) => {
  expect(splitName(name)).toEqual(parts)
})
