/** @jest-environment node */
import { ApiError } from '../../../api/api-client'
import { exampleRegistration } from '../../../../registration/fields'
import { refusals } from '../../../../registration/refusals'
import { sendRegistration } from './send-registration'

const registration = exampleRegistration('invitation')
const context = {
  event: 'vecer',
  locale: 'cs',
  submissionId: '6c7f3c4e-0000-4000-8000-000000000000',
  noticeVersion: '7',
} as const

/** What becomes of a registration that is answered so. */
const sentTo = (answer: unknown) => sendRegistration({ post: async () => answer }, registration, context)
const refusedWith = (body: unknown, status = 409) =>
  sendRegistration(
    { post: async () => Promise.reject(new ApiError(`Request failed with status code ${status}`, status, body)) },
    registration,
    context,
  )

test('the values, the event, the language, the id of the submission and the version of the notice are sent to /api/register', async () => {
  const post = jest.fn(async () => ({ code: 'registered' }))

  const sent = await sendRegistration({ post }, registration, context)

  expect(sent).toEqual({ result: 'registered', mail: false })
  expect(post).toHaveBeenCalledWith('/api/register', { ...registration, ...context })
})

test.each(refusals.filter((refusal) => refusal !== 'default'))(
  'the refusal %s has a specific message',
  async (code) => {
    expect(await refusedWith({ code })).toMatchObject({ result: code })
  },
)

test.each(['malformed', 'cross_site', 'too_large', 'too_many_requests', 'unavailable', 'toString', undefined])(
  'the code %s gets the default message',
  async (code) => {
    expect(await refusedWith({ code }, 503)).toMatchObject({ result: 'default' })
  },
)

test('a site that takes no registrations says why: it is a preview', async () => {
  const preview = { code: 'unavailable', reason: 'not_published' }
  expect(await refusedWith(preview, 503)).toMatchObject({ result: 'not_published' })
  expect(await refusedWith({ ...preview, reason: 'toString' }, 503)).toMatchObject({ result: 'default' })
})

const setOnLine = (value: boolean) => Object.defineProperty(navigator, 'onLine', { value, configurable: true })
const unanswered = { post: async () => Promise.reject(new ApiError('Network Error')) }

beforeEach(() => setOnLine(true))

test('a visitor without network is told so', async () => {
  setOnLine(false)
  expect(await sendRegistration(unanswered, registration, context)).toEqual({ result: 'offline', errors: {} })
  // Some systems do not notice a network: an answer counts.
  expect(await refusedWith({ code: 'email_taken' })).toMatchObject({ result: 'email_taken' })
})

test('no answer, or one that is not from the API, gets the default message', async () => {
  expect(await sendRegistration(unanswered, registration, context)).toMatchObject({ result: 'default' })
  expect(await refusedWith('<html>', 502)).toMatchObject({ result: 'default' })
  // A 2xx of somebody else is no success.
  expect(await sentTo('<html>a captive portal</html>')).toMatchObject({ result: 'default' })
})

test('a visitor who joins the waiting list says so, and the answer says whether they wait', async () => {
  for (const code of ['waiting', 'registered'] as const) {
    const post = jest.fn(async () => ({ code, mail: true }))
    expect(await sendRegistration({ post }, registration, { ...context, waiting: true })).toEqual({
      result: code,
      mail: true,
    })
    expect(post).toHaveBeenCalledWith('/api/register', { ...registration, ...context, waiting: true })
  }
})

test.each([
  [true, 'may_wait'],
  [undefined, 'capacity_full'],
  ['true', 'capacity_full'],
])(
  'the answer that an event is full is an offer to wait only if the server says so: %j is %s',
  async (waiting, result) => {
    expect(await refusedWith({ code: 'capacity_full', waiting })).toEqual({ result, errors: {} })
    expect(await refusedWith({ code: 'email_taken', waiting })).toMatchObject({ result: 'email_taken' })
  },
)

test('invalid data names the fields', async () => {
  const errors = { fullName: 'required', email: 'email' }

  expect(await refusedWith({ code: 'invalid_data', errors }, 422)).toEqual({
    result: 'invalid_data',
    errors,
  })
})

test('a field that the page does not know is ignored, and an unknown code means invalid', async () => {
  const errors = { email: 'too_new', shoeSize: 'required', submissionId: 'invalid', toString: 'email' }

  expect(await refusedWith({ code: 'invalid_data', errors }, 422)).toEqual({
    result: 'invalid_data',
    errors: { email: 'invalid' },
  })
})

test('what is not an answer of the API is a bug, and is not swallowed', async () => {
  const post = jest.fn(async () => Promise.reject(new RangeError('bug')))

  await expect(sendRegistration({ post }, registration, context)).rejects.toThrow('bug')
})
