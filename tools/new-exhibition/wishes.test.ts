/** @jest-environment node */
import { daysOf, defaultsOf, wishesOf } from './wishes'

const today = '2031-06-30'

test('without answers, an exhibition is two days in three months, in Czech and English', () => {
  expect(wishesOf({}, today)).toMatchObject({
    start: '2031-09-29',
    end: '2031-09-30',
    languages: ['cs', 'en'],
    parts: [],
  })
})

test('the last day is by default the one after the first', () => {
  expect(defaultsOf(today, { start: '2031-12-31' }).end).toBe('2032-01-01')
  expect(wishesOf({ start: '2031-12-31' }, today).end).toBe('2032-01-01')
})

test('every day of a range is a day of the exhibition, also over the end of a month', () => {
  expect(daysOf({ start: '2032-02-28', end: '2032-03-01' })).toEqual(['2032-02-28', '2032-02-29', '2032-03-01'])
})

test('an event with registration is in the programme', () => {
  expect(wishesOf({ parts: 'registration' }, today).parts).toEqual(['programme', 'registration'])
  expect(wishesOf({ parts: 'documents, invitation' }, today).parts).toEqual(['invitation', 'documents'])
})

test.each([
  [{ start: '4. 9. 2031' }, 'First day: “4. 9. 2031” is no day. Write it like 2031-06-30.'],
  [{ start: '2031-02-30' }, 'First day: “2031-02-30” is no day.'],
  [{ start: '2031-09-04', end: '2031-09-03' }, 'The last day, 2031-09-03, is before the first, 2031-09-04.'],
  [{ start: '2031-09-04', end: '2041-09-03' }, 'is more than a year'],
  [{ languages: 'cz' }, 'Languages: “cz” is no code of a language.'],
  [{ languages: 'pl,pl' }, 'Languages: one is there twice.'],
  [{ parts: 'shop' }, 'Parts: there is no “shop”. Choose of programme, registration,'],
  [{ timeZone: 'CET' }, 'Time zone: “CET” is none. Write it like Europe/Warsaw (IANA).'],
  [{ timeZone: 'Łódź' }, 'Time zone: “Łódź” is none. Write it like Europe/Warsaw (IANA).'],
])('the answer %j is refused in one line', (answers, message) => {
  expect(() => wishesOf(answers, today)).toThrow(message)
})
