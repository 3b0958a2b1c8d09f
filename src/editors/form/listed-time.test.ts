/** @jest-environment node */
import { listedTime, withListedTime } from './listed-time'
import { yamlFormat } from './yaml-format'

const fields = ['slug', 'start'].map((name) => ({ name, label: name, widget: 'string' }))
const format = yamlFormat(fields, '# schema')
const event = '# schema\nslug: dilna\nstart: "2044-05-21T08:30"\n'

test.each([
  ['cs', 'so 21. 5. 8:30'],
  ['en', 'Sat 21 May, 8:30'],
] as const)('an event is listed with its weekday in the language of the form: %s', (language, time) => {
  expect(withListedTime(format, language).fromFile(event)).toEqual({ ...format.fromFile(event), [listedTime]: time })
})

test('the listed time is not written into the file', () => {
  const { fromFile, toFile } = withListedTime(format, 'cs')
  expect(toFile(fromFile(event))).toBe(event)
})

test.each(['slug: dilna\n', 'slug: dilna\nstart: tomorrow\n'])('what has no time stays as it is: %j', (text) => {
  expect(withListedTime(format, 'cs').fromFile(text)).toEqual(format.fromFile(text))
})
