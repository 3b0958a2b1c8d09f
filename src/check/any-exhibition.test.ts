/** @jest-environment node */
import { aContentFolder, withSlip } from '../testing/content'
import { findProblems } from './find-problems'

const site = 'exhibition.yaml'
const building = 'places/kotelna.yaml'

const problemsAfter = (path: string, was: string, is: string) =>
  findProblems(withSlip(aContentFolder(), path, was, is)).map(({ severity, rule }) => `${severity} ${rule}`)

test.each([
  '+1 (212) 555-0100',
  '+49 (0)30 555 010-50',
  '+43 1/555.010',
  '+44 20 7946 0958',
  '+358 555 010 060',
  '+55 11 95555-0100',
])('the phone %s has no problem', (phone) => {
  expect(problemsAfter(site, '"+420 555 010 050"', `"${phone}"`)).toEqual([])
})

test.each(['555 010 050', '+420', '+0 555 010 050', '+420 555 010 050 555 010', '+420 555 010 050 ext'])(
  'the phone %s cannot be dialled',
  (phone) => {
    expect(problemsAfter(site, '"+420 555 010 050"', `"${phone}"`)).toEqual(['error schema/phone'])
  },
)

test('an exhibition without a phone has no problem', () => {
  expect(problemsAfter(site, '  phone: "+420 555 010 050"\n', '')).toEqual([])
})

test.each(['EC1A 1BB', '10001-0001', '1050-065', '00-950', '〒100-0001', 'D02 AF30'])(
  'the postal code %s has no problem',
  (code) => {
    expect(problemsAfter(building, '"602 00"', `"${code}"`)).toEqual([])
  },
)

test('an address without a postal code, and one with a country, have no problem', () => {
  expect(problemsAfter(building, '  postalCode: "602 00"\n', '')).toEqual([])
  expect(problemsAfter(building, '    en: Brno\n', '    en: Brno\n  country: CZ\n')).toEqual([])
})
