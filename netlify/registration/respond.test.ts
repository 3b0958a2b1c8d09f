/** @jest-environment node */
import { forms, type FormName } from '../../src/registration/fields'
import { formNames } from '../../src/registration/form-names'
import { factsFile, guestPagesFile } from '../storage/facts'
import {
  builtFiles,
  factsWith,
  guests,
  invitation,
  postForm,
  readFrom,
  testFunction,
  workshop,
} from '../testing/testing'
import { factsOf } from '../testing/testing-pages'

/** A form in English, as a browser sends it. */
const formOf = (form: FormName): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(guests[form]).map(([name, value]) => [name, String(value)])),
  submissionId: '',
  locale: 'en',
})

test.each(['cs', 'en'])(
  'a registration for the invitation in %s is answered with the name and the seats: 201',
  async (locale) => {
    const { handle, calls } = testFunction()
    const response = await handle(postForm({ ...formOf('invitation'), fullName: '  Žofie \u00a0 Příkladná ', locale }))
    expect([response.status, response.headers.get('location')]).toEqual([201, null])
    const page = await factsOf(response)
    expect(page).toMatchObject({ page: 'form-answer', locale, outcome: 'registered', event: { form: 'invitation' } })
    expect(page).toMatchObject({ guest: { name: 'Žofie Příkladná', seats: 2 } })
    expect(calls[0]).toMatchObject({ p_full_name: 'Žofie Příkladná', p_attendance: 'plusOne', p_locale: locale })
  },
)

test.each(['cs', 'en'] as const)(
  'a registration for the programme in %s is answered with a page that confirms it: 201',
  async (locale) => {
    const { handle, calls } = testFunction()
    const response = await handle(postForm({ ...formOf('programme'), persons: '3', locale }))
    expect(response.status).toBe(201)
    const page = await factsOf(response)
    expect(page).toMatchObject({ outcome: 'registered', event: { slug: 'dilna', ...workshop.pages[locale] } })
    expect(page).toMatchObject({ locale, guest: { name: guests.programme.fullName, seats: 3 } })
    expect(page.alternates).toMatchObject({ cs: '/program/dilna', en: '/en/programme/dilna' })
    expect(calls[0]).toMatchObject({ p_full_name: guests.programme.fullName, p_persons: 3, p_locale: locale })
  },
)

test.each(formNames)('the page of a registered guest says whether a mail comes (%s)', async (form) => {
  for (const isSetUp of [true, false]) {
    const mailer = { isSetUp: () => isSetUp, deliver: async () => undefined }
    const page = await factsOf(await testFunction(undefined, { mailer }).handle(postForm(formOf(form))))
    expect(page).toMatchObject({ outcome: 'registered', mail: isSetUp })
  }
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

test('a full form of the programme is answered with an offer to wait, if there is a waiting list', async () => {
  for (const refusal of ['may_wait', 'capacity_full', 'email_taken']) {
    const response = await testFunction(() => refusal).handle(postForm({ ...formOf('programme'), persons: '3' }))
    expect(response.status).toBe(409)
    expect(await factsOf(response)).toMatchObject({ outcome: 'refused', refusal, values: { persons: '3' } })
  }
})

test('the same form with that button joins the waiting list, as the same submission: 202', async () => {
  const { handle, calls } = testFunction(({ p_waiting }) => (p_waiting ? 'waiting' : 'may_wait'))
  const form = { ...formOf('programme'), persons: '3' }
  await handle(postForm(form))
  const response = await handle(postForm({ ...form, waiting: 'true' }))
  expect(response.status).toBe(202)
  expect(await factsOf(response)).toMatchObject({ outcome: 'waiting', guest: { seats: 3 } })
  expect(calls.map(({ p_waiting }) => p_waiting)).toEqual([false, true])
  expect(new Set(calls.map(({ p_submission_id }) => p_submission_id)).size).toBe(1)
})

test('the page of the programme offers no more seats than the event allows', async () => {
  const page = await factsOf(await testFunction().handle(postForm({ ...formOf('programme'), persons: '5' })))
  expect(page).toMatchObject({ errors: { persons: 'invalid' }, values: { persons: '1' }, event: { maxSeats: 4 } })
})

test.each(['not-an-event', 'vecer/../dilna', '<b>'])(
  'an event that does not exist (%s) is answered without an event: 404',
  async (event) => {
    const response = await testFunction().handle(postForm({ ...formOf('programme'), event }))
    expect(response.status).toBe(404)
    const page = await factsOf(response)
    expect(page).toMatchObject({ refusal: 'unknown_event', alternates: { cs: '/', en: '/en' } })
    expect(page).not.toHaveProperty('event')
    expect(JSON.stringify(page)).not.toContain(event)
  },
)

describe.each(formNames)('with the form %s', (name) => {
  const form = formOf(name)
  const last = forms[name][2]

  test('the page for a refused form has the reason and the values that the guest typed', async () => {
    const response = await testFunction(() => 'email_taken').handle(postForm(form))
    expect(response.status).toBe(409)
    const { fullName, email, [last]: choice } = form
    const values = { fullName, email, [last]: choice }
    expect(await factsOf(response)).toMatchObject({ refusal: 'email_taken', values, errors: {} })
  })

  test('what is no field of a form does not come back', async () => {
    const page = await factsOf(await testFunction(() => 'email_taken').handle(postForm({ ...form, other: 'x' })))
    expect(JSON.stringify(page)).not.toMatch(/other|noticeVersion|2031-0/)
  })

  test('each invalid field has its error', async () => {
    const page = await factsOf(await testFunction().handle(postForm({ ...form, fullName: ' ', email: 'x' })))
    expect(page).toMatchObject({ refusal: 'invalid_data' })
    expect((page as { errors?: object }).errors).toEqual({ fullName: 'required', email: 'email' })
  })

  test('the page runs no script, and has the styles of the shell', async () => {
    const { headers } = await testFunction(() => 'capacity_full').handle(postForm(form))
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'self'.*style-src 'self' 'sha256-of-a-style'/)
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
      expect(await factsOf(response)).toMatchObject({ submissionId })
      expect((await handle(postForm({ ...form, submissionId }))).status).toBe(201)
      expect(new Set(calls.map(({ p_submission_id }) => p_submission_id)).size).toBe(1)
    },
  )

  test('a form that cannot be read is answered with the form of its page, in its language', async () => {
    const { path } = (name === 'invitation' ? invitation : workshop).pages.en
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Referer: `https://site.example${path}` }
    const response = await testFunction().handle(postForm({ fullName: 'x'.repeat(9000), locale: 'cs' }, headers))
    expect(response.status).toBe(413)
    expect(await factsOf(response)).toMatchObject({ locale: 'en', event: { form: name, path } })
  })

  test('an answer without a specific message gets the default message', async () => {
    const response = await testFunction(() => 'unknown').handle(postForm(form))
    expect(response.status).toBe(503)
    expect(await factsOf(response)).toMatchObject({ refusal: 'default' })
  })

  test.each([
    ['the build has not written the pages', { read: readFrom(withoutPages()) }],
    [
      'the renderer cannot be loaded',
      {
        loadRenderer: async () => {
          throw new Error('no module')
        },
      },
    ],
    [
      'the renderer throws',
      {
        loadRenderer: async () => () => {
          throw new Error('x')
        },
      },
    ],
  ])('if %s, the answer is sent as JSON', async (_what, dependencies) => {
    const response = await testFunction(() => 'capacity_full', dependencies).handle(postForm(form))
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

test('without a programme, a form for an unknown event is answered with the form of the invitation', async () => {
  const read = readFrom({ ...builtFiles, [factsFile]: JSON.stringify(factsWith(invitation)) })
  const response = await testFunction(undefined, { read }).handle(
    postForm({ ...formOf('programme'), event: 'not-an-event' }),
  )
  expect(response.status).toBe(404)
  expect(await factsOf(response)).toMatchObject({ event: { form: 'invitation' } })
})

/** What a build writes, but for the guest pages in English. */
function withoutPages(): Record<string, string> {
  const { [guestPagesFile('en')]: _page, ...files } = builtFiles
  return files
}
