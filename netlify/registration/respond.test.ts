/** @jest-environment node */
import { JSDOM } from 'jsdom'
import { answerPageFile } from './facts'
import { answerPage, guest, testFunction, builtFiles, postForm, readFrom } from '../testing/testing'

const form = { ...guest, submissionId: '', locale: 'en' }

async function pageOf(response: Response): Promise<Document> {
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  return new JSDOM(await response.text()).window.document
}
const input = (page: Document, selector: string) => page.querySelector<HTMLInputElement>(`form input${selector}`)
const errorAt = (page: Document, field: string) =>
  page.querySelector(`[data-registration-field-error="${field}"]`)?.textContent

test.each([
  ['cs', '/zvani/dekujeme'],
  ['en', '/en/zvani/thank-you'],
])('a form in %s is answered with a redirect to the success page: 303', async (locale, location) => {
  const { handle, calls } = testFunction()
  const response = await handle(postForm({ ...form, locale }))
  expect([response.status, response.headers.get('location')]).toEqual([303, location])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(calls[0]).toMatchObject({ p_full_name: guest.fullName, p_attendance: 'plusOne', p_locale: locale })
})

test('the page for a refused form shows the message and the values that the guest typed', async () => {
  const response = await testFunction(() => 'email_taken').handle(postForm(form))
  expect(response.status).toBe(409)
  const page = await pageOf(response)
  expect(page.querySelector('[data-registration-answer] [role=alert]')?.textContent).toBe('en: e-mail taken')
  expect(page.querySelector('[data-registration-answer]')?.hasAttribute('autofocus')).toBe(true)
  expect(input(page, '[name=fullName]')?.value).toBe(guest.fullName)
  expect(input(page, '[name=email]')?.value).toBe(guest.email)
  expect(input(page, '[value=plusOne]')?.checked).toBe(true)
  expect(input(page, '[value=solo]')?.hasAttribute('checked')).toBe(false)
  expect(input(page, '[name=locale]')?.value).toBe('en')
  expect(input(page, '[name=submissionId]')?.value).toBe('')
  expect(page.querySelector<HTMLInputElement>('body > input')?.value).toBe('not in the form')
})

test('the page for a refused form sends the version of the consent notice that it shows, not the version that the guest saw before', async () => {
  const page = await pageOf(
    await testFunction(() => 'email_taken').handle(postForm({ ...form, noticeVersion: '2031-06' })),
  )
  expect(input(page, '[name=noticeVersion]')?.value).toBe('2031-08')
})

test('invalid fields have aria-invalid and a message, valid fields do not', async () => {
  const page = await pageOf(
    await testFunction().handle(postForm({ fullName: ' ', email: 'x', attendance: 'solo', locale: 'cs' })),
  )
  expect(page.querySelector('[data-registration-answer]')?.textContent).toBe('cs: invalid data')
  expect([errorAt(page, 'fullName'), errorAt(page, 'email'), errorAt(page, 'attendance')]).toEqual([
    'cs: required',
    'cs: no e-mail',
    '',
  ])
  expect(input(page, '[name=fullName]')?.getAttribute('aria-invalid')).toBe('true')
  expect(input(page, '[value=solo]')?.getAttribute('aria-invalid')).toBe('false')
  expect(input(page, '[value=solo]')?.checked).toBe(true)
})

test('an empty form gets an error for every field', async () => {
  const response = await testFunction().handle(postForm({}))
  expect(response.status).toBe(422)
  const page = await pageOf(response)
  expect(['fullName', 'email', 'attendance'].map((field) => errorAt(page, field))).toEqual(
    Array(3).fill('cs: required'),
  )
})

test('the page that answers a refused form runs no script', async () => {
  const response = await testFunction(() => 'capacity_full').handle(postForm(form))
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
  const page = await pageOf(response)
  expect(page.querySelectorAll('script')).toHaveLength(0)
  expect(page.querySelector('[data-registration-answer]')?.textContent).toBe('en: full')
})

test.each([
  '"><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  "' onfocus='alert(1)",
  '&quot;&lt;b&gt;',
  '</template></form><b>',
  "$& $1 $` $' $$ \\1",
  '<!-- --><!',
  'a\u0000b\u202e',
  '{{value email}} {{error fullName}} {{answer}}',
])('typed HTML and placeholders stay plain text: %j', async (typed) => {
  const page = await pageOf(
    await testFunction().handle(postForm({ ...form, fullName: typed, email: typed, attendance: typed })),
  )
  const expected = typed.replace('\u0000', '\ufffd')
  expect(input(page, '[name=fullName]')?.value.replace('\u0000', '\ufffd')).toBe(expected)
  expect(input(page, '[name=email]')?.getAttribute('value')?.replace('\u0000', '\ufffd')).toBe(expected)
  expect(input(page, '[name=fullName]')?.getAttributeNames().sort()).toEqual(['aria-invalid', 'id', 'name', 'value'])
  expect(page.querySelectorAll('b, img, script')).toHaveLength(0)
  const built = new JSDOM(answerPage('en').html).window.document
  expect(page.querySelectorAll('form input')).toHaveLength(built.querySelectorAll('form input').length)
})

test.each([guest.submissionId, ''])(
  'after a fault, the page sends the same registration again with its submission id “%s”',
  async (submissionId) => {
    const { handle, calls } = testFunction((_registration) => {
      if (calls.length < 3) throw new Error('cut')
      return 'registered'
    })
    const response = await handle(postForm({ ...form, submissionId }))
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('10')
    const page = await pageOf(response)
    const again = input(page, '[name=submissionId]')?.value ?? ''
    expect(again).toBe(submissionId)
    expect((await handle(postForm({ ...form, submissionId: again }))).status).toBe(303)
    expect(new Set(calls.map(({ p_submission_id }) => p_submission_id)).size).toBe(1)
  },
)

test('a form that cannot be read is answered in the language of its page', async () => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Referer: 'https://site.example/en/zvani' }
  const response = await testFunction().handle(postForm({ fullName: 'x'.repeat(9000), locale: 'cs' }, headers))
  expect(response.status).toBe(413)
  expect((await pageOf(response)).documentElement.lang).toBe('en')
})

test('an answer without a specific message gets the default message', async () => {
  const response = await testFunction(() => 'unknown').handle(postForm(form))
  expect(response.status).toBe(503)
  expect((await pageOf(response)).querySelector('[role=alert]')?.textContent).toBe('en: default')
})

test('if the answer page is missing, the answer is sent as JSON', async () => {
  const { [answerPageFile('en')]: _page, ...files } = builtFiles
  const response = await testFunction(() => 'capacity_full', { read: readFrom(files) }).handle(postForm(form))
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({ code: 'capacity_full' })
})

test('if a form sends a field twice, the last value counts, as in JSON', async () => {
  const { handle, calls } = testFunction()
  const body = `${new URLSearchParams(form).toString()}&email=last%40guest.example&__proto__=x`
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
  await handle(new Request('https://site.example/api/register', { method: 'POST', body, headers: type }))
  expect(calls[0]?.p_email).toBe('last@guest.example')
})
