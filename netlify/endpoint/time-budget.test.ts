/** @jest-environment node */
import { faults } from '../http/fault'
import { callTimeout, pause } from '../storage/call-database'
import { timeBudget } from './time-budget'
import { askingFunctions, endpoints } from '../testing/endpoints'
import { address, guest, testFunction, builtFiles, outcomesOf, postForm, postGuest, postTo } from '../testing/testing'
import { factsOf } from '../testing/testing-pages'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
})

const never = () => new Promise<never>(() => undefined)

/** How long an answer takes on the fake clock, in milliseconds; Infinity after a minute. */
async function timeOf(answer: Promise<Response>): Promise<number> {
  const start = Date.now()
  let end: number | undefined
  void answer.then(() => (end = Date.now()))
  while (end === undefined && Date.now() - start < 60_000) await jest.advanceTimersByTimeAsync(50)
  return (end ?? Infinity) - start
}

test('the time budget has room for two calls and is under 10 seconds', () => {
  expect(2 * callTimeout + pause).toBeLessThan(timeBudget)
  expect(timeBudget).toBeLessThan(10_000)
})

test.each(askingFunctions)(
  'if the database hangs, both calls of $name are aborted: 503 within 10 s',
  async (tested) => {
    const aborted: boolean[] = []
    const hanging: typeof fetch = (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => {
          aborted.push(true)
          reject(new DOMException('This operation was aborted', 'AbortError'))
        })
      })
    const { handle, lines, calls } = tested.testOverFetch(hanging)
    const answer = handle(tested.requests()[0]!)
    expect(await timeOf(answer)).toBeLessThan(10_000)
    expect((await answer).status).toBe(503)
    expect(calls).toHaveLength(2)
    expect(aborted).toHaveLength(2)
    expect(outcomesOf(lines)).toEqual([`unavailable: ${faults.timeout}`])
  },
)

test('a client that ignores the abort signal does not delay the answer', async () => {
  const answer = testFunction(never).handle(postForm(guest))
  expect(await timeOf(answer)).toBeLessThan(10_000)
  expect((await answer).status).toBe(503)
})

test('a slow answer within the timeout of the call is used', async () => {
  const slow = () => new Promise<string>((resolve) => setTimeout(() => resolve('registered'), callTimeout - 100))
  const answer = testFunction(slow).handle(postGuest())
  expect(await timeOf(answer)).toBeGreaterThanOrEqual(callTimeout - 100)
  expect((await answer).status).toBe(201)
})

test.each(endpoints)('if the first call of $name hangs and the second succeeds, it succeeds', async (tested) => {
  let count = 0
  const { handle, calls } = tested.test(() => (count++ === 0 ? never() : tested.answers[0]))
  const answer = handle(postTo(tested.address, JSON.stringify(tested.requests[0])))
  expect(await timeOf(answer)).toBeLessThan(callTimeout + 1000)
  expect((await answer).status).toBe(tested.success)
  expect(calls).toHaveLength(2)
})

test.each(endpoints)('a request body to $name that never ends: 503 within 10 s', async (tested) => {
  let cancelled = false
  const body = new ReadableStream({ pull: never, cancel: () => void (cancelled = true) })
  const init = { method: 'POST', body, duplex: 'half', headers: { 'Content-Type': 'application/json' } }
  const { handle, lines } = tested.test()
  const answer = handle(new Request(tested.address, init as RequestInit))
  expect(await timeOf(answer)).toBeLessThan(10_000)
  expect((await answer).status).toBe(503)
  expect(cancelled).toBe(true)
  expect(outcomesOf(lines)).toEqual([`unavailable: ${faults.out_of_time}`])
})

const formType = { 'Content-Type': 'application/x-www-form-urlencoded' }

const createRequest = (body: ReadableStream, headers: Record<string, string>) =>
  new Request(address, { method: 'POST', body, duplex: 'half', headers } as RequestInit)

/** A form that sends this text and never ends. */
const stalledForm = (text: string) =>
  createRequest(
    new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(text)), pull: never }),
    formType,
  )

/** A request whose body arrives after five seconds. */
const slowRequest = (text: string, headers: Record<string, string>) =>
  createRequest(
    new ReadableStream({
      start: (controller) =>
        void setTimeout(() => {
          controller.enqueue(new TextEncoder().encode(text))
          controller.close()
        }, 5000),
    }),
    headers,
  )

test('a form whose last characters never arrive is not stored: 503', async () => {
  const { email, ...others } = { ...guest }
  const { handle, lines, calls } = testFunction()
  const answer = handle(stalledForm(new URLSearchParams({ ...others, email: email.slice(0, -2) }).toString()))
  expect(await timeOf(answer)).toBeLessThan(10_000)
  expect((await answer).status).toBe(503)
  await jest.runAllTimersAsync()
  expect(calls).toEqual([])
  expect(outcomesOf(lines)).toEqual([`unavailable: ${faults.out_of_time}`])
})

test('if the time budget ends while the facts of the build are read, the database is not called', async () => {
  const read = (file: string) =>
    new Promise<string>((resolve) => setTimeout(() => resolve(builtFiles[file] ?? ''), timeBudget + 1000))
  const { handle, calls } = testFunction(undefined, { read })
  const answer = handle(postGuest())
  expect(await timeOf(answer)).toBeLessThan(10_000)
  expect((await answer).status).toBe(503)
  await jest.runAllTimersAsync()
  expect(calls).toEqual([])
})

test('an answer at the time limit shows the form in its language, with the typed values and the same submission id', async () => {
  const form = { ...guest, locale: 'en' }
  const answer = testFunction(never).handle(slowRequest(new URLSearchParams(form).toString(), formType))
  expect(await timeOf(answer)).toBeLessThan(10_000)
  expect((await answer).status).toBe(503)
  expect(jest.getTimerCount()).toBe(0)
  const { fullName, email, attendance, submissionId } = form
  const values = { fullName, email, attendance }
  expect(await factsOf(await answer)).toMatchObject({ locale: 'en', refusal: 'default', values, submissionId })
})

test('a slow request body leaves less time for the database: the answer still comes within 10 s', async () => {
  const answer = testFunction(never).handle(slowRequest(JSON.stringify(guest), { 'Content-Type': 'application/json' }))
  expect(await timeOf(answer)).toBeLessThan(10_000)
  expect((await answer).status).toBe(503)
})
