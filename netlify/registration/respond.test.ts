/** @jest-environment node */
import { JSDOM } from 'jsdom'
import { forms, type FormName } from '../../src/registration/fields'
import { formNames } from '../../src/registration/form-names'
import { fillAnswerPage } from './answer-page'
import { answerPageFile } from './facts'
import { builtFiles, guests, invitation, postForm, readFrom, testFunction, workshop } from '../testing/testing'
import { admissionPage, answerPage } from '../testing/testing-pages'

/** A form in English, as a browser sends it. */
const formOf = (form: FormName): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(guests[form]).map(([name, value]) => [name, String(value)])),
  submissionId: '',
  locale: 'en',
})

async function pageOf(response: Response): Promise<Document> {
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const html = await response.text()
  return new JSDOM(html).window.document
}
const input = (page: Document, selector: string) => page.querySelector<HTMLInputElement>(`form input${selector}`)
const errorAt = (page: Document, field: string) =>
  page.querySelector(`[data-registration-field-error="${field}"]`)?.textContent

test.each(['cs', 'en'])(
  'a registration for the invitation in %s is answered with the card, with the name and the places: 201',
  async (locale) => {
    const { handle, calls } = testFunction()
    const response = await handle(postForm({ ...formOf('invitation'), fullName: '  Žofie \u00a0 Příkladná ', locale }))
    expect([response.status, response.headers.get('location')]).toEqual([201, null])
    expect(response.headers.get('cache-control')).toBe('no-store')
    const page = await pageOf(response)
    expect(page.querySelector('[data-registration-confirmed]')?.textContent).toBe('Žofie Příkladná')
    expect(page.querySelector('#places')?.textContent).toBe(`${locale}: 2 places`)
    expect(calls[0]).toMatchObject({ p_full_name: 'Žofie Příkladná', p_attendance: 'plusOne', p_locale: locale })
  },
)

test.each(['cs', 'en'])(
  'a registration for the programme in %s is answered with a page that confirms it: 201',
  async (locale) => {
    const { handle, calls } = testFunction()
    const response = await handle(postForm({ ...formOf('programme'), persons: '3', locale }))
    expect([response.status, response.headers.get('location')]).toEqual([201, null])
    expect(response.headers.get('cache-control')).toBe('no-store')
    const page = await pageOf(response)
    expect(page.querySelector('h1')?.textContent).toBe(`${locale}: workshop`)
    expect(page.querySelector('[data-registration-confirmed]')?.textContent).toBe(
      `${guests.programme.fullName}: ${locale}: 3 places`,
    )
    expect(page.querySelector('form')).toBeNull()
    expect(calls[0]).toMatchObject({ p_full_name: guests.programme.fullName, p_persons: 3, p_locale: locale })
  },
)

test.each([
  [true, 'a mail'],
  [false, 'no mail'],
])('the page of a registered visitor says whether a confirmation comes by mail: %s', async (isSetUp, said) => {
  const mailer = { isSetUp: () => isSetUp, deliver: async () => undefined }
  const page = await pageOf(await testFunction(undefined, { mailer }).handle(postForm(formOf('programme'))))
  expect([...page.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([said])
})

test.each([
  [true, ['2 places', 'a mail']],
  [false, ['2 places']],
])('the card of a guest of the invitation says whether a mail comes: %s', async (isSetUp, said) => {
  const mailer = { isSetUp: () => isSetUp, deliver: async () => undefined }
  const page = await pageOf(await testFunction(undefined, { mailer }).handle(postForm(formOf('invitation'))))
  expect([...page.querySelectorAll('p')].map(({ textContent }) => textContent?.replace('en: ', ''))).toEqual(said)
})

test.each(formNames)(
  'the same form sent again, as by a reload, is the same submission and the same page (%s)',
  async (form) => {
    const { handle, calls } = testFunction()
    const pages = []
    for (let time = 0; time < 2; time++) pages.push(await (await handle(postForm(formOf(form)))).text())
    expect(pages[0]).toBe(pages[1])
    expect(new Set(calls.map(({ p_submission_id }) => p_submission_id)).size).toBe(1)
  },
)

test.each(["O'Neill & “Co”", 'Jan "Honza" Novák', '&lt;b&gt; Nová'])(
  'a name with characters of HTML is text on the card: %s',
  async (fullName) => {
    for (const form of formNames) {
      const page = await pageOf(await testFunction().handle(postForm({ ...formOf(form), fullName })))
      expect(page.querySelector('[data-registration-confirmed]')?.textContent).toContain(fullName)
    }
  },
)

test('a name that is the text of a placeholder or of HTML is text on the card', () => {
  for (const name of ['<script>alert(1)</script>', '{{places}}', '{{if mail}}x{{end mail}}', '$& $1']) {
    for (const [page, event] of [
      [admissionPage('en'), invitation],
      [answerPage('programme', 'en'), workshop],
    ] as const) {
      const html = fillAnswerPage(page, { code: 'registered', event, guest: { name, seats: 1 } }, 'en')
      const { document } = new JSDOM(html).window
      expect(document.querySelector('[data-registration-confirmed]')?.textContent).toContain(name)
      expect(document.querySelector('script')).toBeNull()
    }
  }
})

test('a full form of the programme comes back with a button for the waiting list, if there is one', async () => {
  for (const outcome of ['may_wait', 'capacity_full', 'email_taken']) {
    const response = await testFunction(() => outcome).handle(postForm({ ...formOf('programme'), persons: '3' }))
    expect(response.status).toBe(409)
    const page = await pageOf(response)
    expect(page.querySelectorAll('form button[name=waiting]')).toHaveLength(outcome === 'may_wait' ? 1 : 0)
    expect(page.querySelector('[role=alert]')?.textContent).toBe(`en: ${outcome}`)
    expect(input(page, '[value="3"]')?.checked).toBe(true)
  }
})

test('the same form with that button joins the waiting list, as the same submission: 202', async () => {
  const { handle, calls } = testFunction(({ p_waiting }) => (p_waiting ? 'waiting' : 'may_wait'))
  const form = { ...formOf('programme'), persons: '3' }
  await handle(postForm(form))
  const response = await handle(postForm({ ...form, waiting: 'true' }))
  expect([response.status, response.headers.get('cache-control')]).toEqual([202, 'no-store'])
  const page = await pageOf(response)
  expect(page.querySelector('[data-registration-confirmed]')?.textContent).toBe('Waiting: en: 3 places')
  expect(page.querySelector('form')).toBeNull()
  expect(calls.map(({ p_waiting }) => p_waiting)).toEqual([false, true])
  expect(new Set(calls.map(({ p_submission_id }) => p_submission_id)).size).toBe(1)
})

test('the page of the programme offers no more places than the event allows', async () => {
  const page = await pageOf(await testFunction().handle(postForm({ ...formOf('programme'), persons: '5' })))
  expect(errorAt(page, 'persons')).toBe('en: invalid')
  expect(input(page, '[value="1"]')?.checked).toBe(true)
})

test.each(['not-an-event', 'vecer/../dilna', '<b>'])(
  'an event that does not exist (%s) is answered without a form: 404',
  async (event) => {
    const response = await testFunction().handle(postForm({ ...formOf('programme'), event }))
    expect(response.status).toBe(404)
    const page = await pageOf(response)
    expect(page.querySelector('[data-registration-answer]')?.textContent).toBe('en: unknown_event')
    expect(page.querySelector('form')).toBeNull()
    expect(page.documentElement.outerHTML).not.toContain(event)
  },
)

describe.each(formNames)('with the form %s', (name) => {
  const form = formOf(name)
  const [choice, other] = name === 'invitation' ? ['plusOne', 'solo'] : ['2', '1']
  const last = forms[name][2]

  test('the page for a refused form shows the message and the values that the guest typed', async () => {
    const response = await testFunction(() => 'email_taken').handle(postForm(form))
    expect(response.status).toBe(409)
    const page = await pageOf(response)
    expect(page.querySelector('[data-registration-answer] [role=alert]')?.textContent).toBe('en: email_taken')
    expect(page.querySelector('[data-registration-answer]')?.hasAttribute('autofocus')).toBe(true)
    expect(input(page, '[name=fullName]')?.value).toBe(form.fullName)
    expect(input(page, '[name=email]')?.value).toBe(form.email)
    expect(input(page, `[value="${choice}"]`)?.checked).toBe(true)
    expect(input(page, `[value="${other}"]`)?.hasAttribute('checked')).toBe(false)
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
      await testFunction().handle(postForm({ ...form, fullName: ' ', email: 'x', [last]: choice!, locale: 'cs' })),
    )
    expect(page.querySelector('[data-registration-answer]')?.textContent).toBe('cs: invalid_data')
    expect([errorAt(page, 'fullName'), errorAt(page, 'email'), errorAt(page, last)]).toEqual([
      'cs: required',
      'cs: email',
      '',
    ])
    expect(input(page, '[name=fullName]')?.getAttribute('aria-invalid')).toBe('true')
    expect(input(page, `[value="${choice}"]`)?.getAttribute('aria-invalid')).toBe('false')
    expect(input(page, `[value="${choice}"]`)?.checked).toBe(true)
  })

  test('an invisible character inside an address gets a message of its own', async () => {
    const page = await pageOf(
      await testFunction().handle(postForm({ ...form, email: 'jan\u200b@guest.example', locale: 'cs' })),
    )
    expect(errorAt(page, 'email')).toBe('cs: invisible')
  })

  test('an empty form gets an error for every field', async () => {
    const response = await testFunction().handle(postForm({ event: form.event ?? '' }))
    expect(response.status).toBe(422)
    const page = await pageOf(response)
    expect(forms[name].map((field) => errorAt(page, field))).toEqual(Array(3).fill('cs: required'))
  })

  test('the page that answers a refused form runs no script', async () => {
    const response = await testFunction(() => 'capacity_full').handle(postForm(form))
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
    const page = await pageOf(response)
    expect(page.querySelectorAll('script')).toHaveLength(0)
    expect(page.querySelector('[data-registration-answer]')?.textContent).toBe('en: capacity_full')
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
      await testFunction().handle(postForm({ ...form, fullName: typed, email: typed, [last]: typed })),
    )
    const expected = typed.replace('\u0000', '\ufffd')
    expect(input(page, '[name=fullName]')?.value.replace('\u0000', '\ufffd')).toBe(expected)
    expect(input(page, '[name=email]')?.getAttribute('value')?.replace('\u0000', '\ufffd')).toBe(expected)
    expect(input(page, '[name=fullName]')?.getAttributeNames().sort()).toEqual(['aria-invalid', 'id', 'name', 'value'])
    expect(page.querySelectorAll('b, img, script')).toHaveLength(0)
    const built = new JSDOM(
      fillAnswerPage(
        answerPage(name, 'en'),
        { code: 'invalid_data', ...(name === 'programme' && { event: workshop }) },
        'en',
      ),
    ).window.document
    expect(page.querySelectorAll('form input')).toHaveLength(built.querySelectorAll('form input').length)
  })

  test.each([guests[name].submissionId, ''])(
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
      expect((await handle(postForm({ ...form, submissionId: again }))).status).toBe(201)
      expect(new Set(calls.map(({ p_submission_id }) => p_submission_id)).size).toBe(1)
    },
  )

  test('a form that cannot be read is answered with the form of its page, in its language', async () => {
    const { path } = (name === 'invitation' ? invitation : workshop).pages.en
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Referer: `https://site.example${path}` }
    const response = await testFunction().handle(postForm({ fullName: 'x'.repeat(9000), locale: 'cs' }, headers))
    expect(response.status).toBe(413)
    const page = await pageOf(response)
    expect(page.documentElement.lang).toBe('en')
    expect(input(page, `[name="${last}"]`)).not.toBeNull()
  })

  test('an answer without a specific message gets the default message', async () => {
    const response = await testFunction(() => 'unknown').handle(postForm(form))
    expect(response.status).toBe(503)
    expect((await pageOf(response)).querySelector('[role=alert]')?.textContent).toBe('en: default')
  })

  test('if the answer page is missing, the answer is sent as JSON', async () => {
    const { [answerPageFile(name, 'en')]: _page, ...files } = builtFiles
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
})

test('without an event and without a page of the programme, the page of the invitation answers', async () => {
  const { [answerPageFile('programme', 'en')]: _page, ...files } = builtFiles
  const { handle } = testFunction(undefined, { read: readFrom(files) })
  const response = await handle(postForm({ ...formOf('programme'), event: 'not-an-event' }))
  expect(response.status).toBe(404)
  expect((await pageOf(response)).querySelector('form')).not.toBeNull()
})
