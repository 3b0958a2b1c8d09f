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

test.each([
  ['an attribute of SVG that CSS should set', '<svg font-stretch="62%"></svg>'],
  ['the same within a drawing', '<svg><text letter-spacing="2">Title</text></svg>'],
  ['an attribute of SVG on an element of HTML', '<p fill="none">Text</p>'],
  ['an attribute that does not exist', '<svg view-box="0 0 1 1"></svg>'],
])('%s is an error', async (_, body) => {
  expect(await page('Drawing', `<h1>Heading</h1>${body}`)).toEqual([expect.stringContaining('(no-unknown-attributes)')])
})

test('a drawing may have the attributes that only SVG has', async () => {
  const drawing = '<svg viewBox="0 0 9 9" width="50%" aria-hidden="true"><text textLength="9">Title</text></svg>'
  expect(await page('Drawing', `<h1>Heading</h1>${drawing}`)).toEqual([])
})
