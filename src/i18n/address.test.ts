import { addressLines, placeLines } from './address'

const street = { street: 'Nábřežní 6', locality: 'Brno' }

test('the postal code stands before the town, the country below where it is given', () => {
  expect(addressLines({ ...street, postalCode: '602 00' })).toEqual(['Nábřežní 6', '602 00 Brno'])
  expect(addressLines({ ...street, postalCode: '602 00', country: 'Česko', countryCode: 'CZ' })).toEqual([
    'Nábřežní 6',
    '602 00 Brno',
    'Česko',
  ])
})

test('where a country writes the postal code after the town, it stands there', () => {
  const london = { street: '1 Quay Street', locality: 'London', postalCode: 'SE1 9TG' }
  expect(addressLines({ ...london, country: 'Velká Británie', countryCode: 'GB' })).toEqual([
    '1 Quay Street',
    'London SE1 9TG',
    'Velká Británie',
  ])
})

test('an address without a postal code has the town alone', () => {
  expect(addressLines({ ...street, postalCode: null, country: null })).toEqual(['Nábřežní 6', 'Brno'])
})

test('the lines of a place begin with its name; a room has no address', () => {
  expect(placeLines({ name: 'Kotelna', address: street })).toEqual(['Kotelna', 'Nábřežní 6', 'Brno'])
  expect(placeLines({ name: 'Horní patro' })).toEqual(['Horní patro'])
})
