/** @jest-environment node */
import * as fc from 'fast-check'
import { anyText } from '../../../../tests/support/any-text'
import { fragmentOf, marksIn } from './link'

const slug = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+){0,3}$/)
const mark = fc.oneof(
  slug,
  fc.tuple(slug, slug).map((slugs) => slugs.join('/')),
)

test('a link gives back the marks that it was made of, also encoded by a program that sent it', () => {
  fc.assert(
    fc.property(fc.uniqueArray(mark), (marks) => {
      const fragment = fragmentOf(marks)
      expect(marksIn(fragment)).toEqual(marks)
      expect(marksIn(new URL(fragment, 'https://sedm.example/muj-plan').hash)).toEqual(marks)
      expect(marksIn(`#${encodeURIComponent(fragment.slice(1))}`)).toEqual(marks)
    }),
  )
})

test('a link is as short as the slugs allow', () => {
  expect(fragmentOf(['skladani', 'jana-nova/more'])).toBe('#plan=skladani,jana-nova/more')
})

test('any fragment can be read, and gives marks without commas', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, fc.string()), (text) => {
      for (const mark of marksIn(`#plan=${text}`)) expect(mark).toMatch(/^[^,]+$/)
      expect(marksIn(`#${text}`)).toEqual(text.startsWith('plan=') ? expect.any(Array) : [])
    }),
  )
})

test.each(['', '#', '#content', '#plan', '#plan=', '#plan=,,', '#plan=%', '#xplan=a', '#content#plan=a', '#Plan=a'])(
  '“%s” has no marks',
  (fragment) => expect(marksIn(fragment)).toEqual([]),
)
