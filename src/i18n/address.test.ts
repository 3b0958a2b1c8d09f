/** @jest-environment node */
import { addressLines, placeLines } from './address'

const street = { street: 'Nábřežní 6', locality: 'Brno' }

test('the postal code is before the town, and a given country is on the last line', () => {
  expect(addressLines({ ...street, postalCode: '602 00' })).toEqual(['Nábřežní 6', '602\u00a000 Brno'])
  expect(addressLines({ ...street, postalCode: '602 00', country: 'Česko', countryCode: 'CZ' })).toEqual([
    'Nábřežní 6',
    '602\u00a000 Brno',
    'Česko',
  ])
})

test('the postal code is after the town in countries that write it there', () => {
  const london = { street: '1 Quay Street', locality: 'London', postalCode: 'SE1 9TG' }
  expect(addressLines({ ...london, country: 'Velká Británie', countryCode: 'GB' })).toEqual([
    '1 Quay Street',
    'London SE1\u00a09TG',
    'Velká Británie',
  ])
})

test('a postal code does not break inside', () => {
  expect(addressLines({ ...street, postalCode: '1000 00 00' })[1]).toBe('1000\u00a000\u00a000 Brno')
})

test('the town is alone on its line if there is no postal code', () => {
  expect(addressLines({ ...street, postalCode: null, country: null })).toEqual(['Nábřežní 6', 'Brno'])
})

test('the lines of a place begin with its name', () => {
  expect(placeLines({ name: 'Kotelna', address: street })).toEqual(['Kotelna', 'Nábřežní 6', 'Brno'])
  expect(placeLines({ name: 'Horní patro' })).toEqual(['Horní patro'])
})

test('after the name of a room, the lines are those of its building', () => {
  const room = { name: 'Horní patro', address: null, within: { name: 'Kotelna', address: street } }
  expect(placeLines(room)).toEqual(['Horní patro', 'Kotelna', 'Nábřežní 6', 'Brno'])
})
