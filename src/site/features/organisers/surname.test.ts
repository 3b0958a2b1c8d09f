/** @jest-environment node */
import { bySurname, surnameOf } from './surname'

const sorted = (names: string[], locale: 'cs' | 'en' = 'cs') =>
  bySurname(
    names.map((name) => ({ name })),
    locale,
  ).map(({ name }) => name)

test('guests are sorted by surname as in Czech, whatever is before or after it', () => {
  const names = [
    'Zdena Adamová',
    'Ing. Jan Cibulka ml.',
    'Ada Čapková',
    'Bára Čapková',
    'Eva Horká, Ph.D.',
    'Ota Chalupa',
    'Cher',
    'Ivan Ibl',
    'Ž',
  ]
  expect(sorted(names.toReversed())).toEqual(names)
})

test.each([
  ['cs', ['Ota Cibulka', 'Ada Čapková', 'Eva Havlová', 'Jan Chudoba']],
  ['en', ['Ada Čapková', 'Jan Chudoba', 'Ota Cibulka', 'Eva Havlová']],
] as const)('surnames are sorted by the alphabet of the language of the list: %s', (locale, names) => {
  expect(sorted(names.toReversed(), locale)).toEqual(names)
})

test.each([
  ['Ing. Jan Cibulka ml.', 'Cibulka'],
  ['Cher', 'Cher'],
  ['Eva Horká, Ph.D.', 'Horká'],
  ['J. R.', ''],
])('the surname of %s is %s', (name, surname) => {
  expect(surnameOf(name)).toBe(surname)
})
