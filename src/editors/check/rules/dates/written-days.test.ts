/** @jest-environment node */
import { writtenDays } from './written-days'

const daysIn = (text: string, language: 'cs' | 'en') =>
  writtenDays(text, language).map(({ from, to, first, last }) => {
    const shown = [first, last].map(({ day, month, year }) => [day, month, ...(year ? [year] : [])].join('.'))
    return [text.slice(from, to), ...shown]
  })

test.each([
  ['en', 'One room, 3–6 June 2027. Free.', '3–6 June 2027', '3.6.2027', '6.6.2027'],
  ['en', 'From 3 to 6 June.', '3 to 6 June', '3.6', '6.6'],
  ['en', 'Only on Friday, 3rd June, 2027!', '3rd June, 2027', '3.6.2027', '3.6.2027'],
  ['en', '30 August – 2 September 2031', '30 August – 2 September 2031', '30.8', '2.9.2031'],
  ['en', 'June 3–6, 2027', 'June 3–6, 2027', '3.6.2027', '6.6.2027'],
  ['cs', 'V domě 3.–6. června 2027.', '3.–6. června 2027', '3.6.2027', '6.6.2027'],
  ['cs', 'Od 3. do 6.\u00a0června.', '3. do 6.\u00a0června', '3.6', '6.6'],
  ['cs', 'Denně 3. 6. – 10. 7. 2027', '3. 6. – 10. 7. 2027', '3.6', '10.7.2027'],
] as const)('in %s, “%s” names its days', (language, text, ...found) => {
  expect(daysIn(text, language)).toEqual([found])
})

test.each([
  ['en', 'Open from 10 to 18, 150 works, June 2027.'],
  ['en', 'Rooms 3 and 4 may close; 12 marches.'],
  ['cs', 'Od 10 do 18 hodin, ve 2. patře, 15. červenec nebude.'],
] as const)('in %s, “%s” names none', (language, text) => {
  expect(daysIn(text, language)).toEqual([])
})
