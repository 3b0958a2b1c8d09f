/** @jest-environment node */
import { htmlErrors } from './e2e/validate-html'

const page = (title: string, body: string) =>
  htmlErrors(`<!DOCTYPE html>\n<html lang="en"><head><title>${title}</title></head><body>${body}</body></html>\n`)

// What the content check accepts, HTML must not fail on.
test('a title may be as long as the content check allows', async () => {
  expect(await page('A long title '.repeat(12).trim(), '<h1>Heading</h1>')).toEqual([])
})

test('a phone number may have a hyphen, but no space that breaks', async () => {
  const link = (text: string) => page('Contact', `<h1>Contact</h1><a href="tel:+4930555010">${text}</a>`)
  expect(await link('+49&nbsp;30&nbsp;555-010')).toEqual([])
  expect(await link('+49 30&nbsp;555-010')).toEqual([expect.stringContaining('(tel-non-breaking)')])
})
