/** @jest-environment node */
import { addressLines, placeInShort, placeLines, roomInShort } from './address'

const street = { street: 'Nábřežní 6', locality: 'Brno' }

test('the postal code is before the town, and a given country is on the last line', () => {
  expect(addressLines({ ...street, postalCode: '602 00' })).toEqual(['Nábřežní 6', '602\u00a000\u00a0Brno'])
  expect(addressLines({ ...street, postalCode: '602 00', country: 'Česko', countryCode: 'CZ' })).toEqual([
    'Nábřežní 6',
    '602\u00a000\u00a0Brno',
    'Česko',
  ])
})

test('the postal code is after the town in countries that write it there', () => {
  const london = { street: '1 Quay Street', locality: 'London', postalCode: 'SE1 9TG' }
  expect(addressLines({ ...london, country: 'Velká Británie', countryCode: 'GB' })).toEqual([
    '1 Quay Street',
    'London\u00a0SE1\u00a09TG',
    'Velká Británie',
  ])
})

test('a postal code breaks neither inside nor from its town', () => {
  expect(addressLines({ ...street, postalCode: '1000 00 00' })[1]).toBe('1000\u00a000\u00a000\u00a0Brno')
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

test('where a work hangs is the name of a room in the venue; elsewhere it has the building and the street too', () => {
  const venue = { name: 'Sklad', address: street, isInVenue: true }
  const boilerHouse = { name: 'Kotelna', address: street, isInVenue: false }
  expect(roomInShort(venue)).toBe('Sklad')
  expect(roomInShort({ name: 'Horní patro', isInVenue: true, within: venue })).toBe('Horní patro')
  expect(roomInShort(boilerHouse)).toBe('Kotelna, Nábřežní 6')
  expect(roomInShort({ name: 'Sál', isInVenue: false, within: boilerHouse })).toBe('Sál, Kotelna, Nábřežní 6')
})

test('in a line, the venue has its street, and what is elsewhere its building, its street and its town', () => {
  const boilerHouse = { name: 'Kotelna', address: street }
  expect(placeInShort({ name: 'Sklad', address: street, isInVenue: true })).toBe('Sklad, Nábřežní 6')
  expect(placeInShort({ name: 'Horní patro', within: boilerHouse, isInVenue: true })).toBe('Horní patro')
  expect(placeInShort({ ...boilerHouse, isInVenue: false })).toBe('Kotelna, Nábřežní 6, Brno')
  expect(placeInShort({ name: 'Sál', within: boilerHouse, isInVenue: false })).toBe('Sál, Kotelna, Nábřežní 6, Brno')
})
