/** @jest-environment node */
import { logged, noticeNow } from '../../supabase/tests/organisers'
import type { EventSettings, SetNotice } from '../../src/registration/organisers'
import { createNoticeHandler } from '../notice/handle-notice'
import { createAvailabilityHandler } from '../registration/handle-availability'
import { publishedDeploy, type Deploy } from '../http/deploy'
import type { Variables } from '../http/handler'
import { builtFiles, readFrom } from '../testing/testing'
import { hostile } from '../testing/hostile-values'
import { sql } from '../testing/testing-database'
import { functions, organiser, tab, useOrganisers } from '../testing/testing-organisers'

useOrganisers()
// The page reads all events before it shows one.
beforeEach(() => tab.get())

const settings = async () => (await tab.get('?event=dilna&settings')).settings as EventSettings
const soon = (hours = 1) => new Date(Date.now() + hours * 3_600_000).toISOString()
const texts = { cs: 'Dnes zavřeno', en: 'Closed today' }

/** What the site answers of an event now. */
async function stateOf(event: string, query = ''): Promise<string | undefined> {
  const handle = createAvailabilityHandler({ variables: functions.variables, read: readFrom(builtFiles) })
  const response = await handle(new Request(`https://site.example/api/availability${query}`), {
    deploy: publishedDeploy,
  })
  return ((await response.json()) as { events: Record<string, { state: string }> }).events[event]?.state
}

/** What a visitor is told. */
async function askForNotice(
  deploy: Deploy = publishedDeploy,
  variables: Variables = functions.variables,
  init: RequestInit = {},
) {
  const lines: string[] = []
  const handle = createNoticeHandler({ variables, log: (line) => lines.push(line) })
  const response = await handle(new Request('https://site.example/api/notice', init), { deploy })
  return { response, lines, body: init.method === 'HEAD' ? null : ((await response.json()) as Record<string, unknown>) }
}

test('an organiser closes, marks full and opens an event of the programme, and the site shows it', async () => {
  for (const state of ['closed', 'full'] as const) {
    expect(await tab.change('dilna', 'setState', { state })).toMatchObject({ status: 200, code: 'changed' })
    expect(await stateOf('dilna')).toBe(state)
    expect(await settings()).toMatchObject({ overrides: { state: { state, organiser } } })
  }
  await tab.change('dilna', 'setState', { state: 'open' })
  expect(await stateOf('dilna')).toBe('open')
  await tab.change('dilna', 'followContent', { fact: 'state' })
  expect(await settings()).toMatchObject({ overrides: {} })
  expect((await logged(sql)).map(({ action }) => action)).toEqual(['close', 'mark_full', 'open', 'follow_content'])
})

test('also the event by invitation, which who asks for the programme does not learn of', async () => {
  await tab.change('vecer', 'setState', { state: 'closed' })
  expect(await stateOf('vecer', '?invitation')).toBe('closed')
  expect(await stateOf('vecer')).toBeUndefined()
})

test('an organiser sets the number of seats', async () => {
  expect(await tab.change('dilna', 'setCapacity', { capacity: ' 3 ' })).toMatchObject({ code: 'changed' })
  expect(await settings()).toMatchObject({ capacity: 3, content: { capacity: 14 } })
  for (const capacity of ['0', '100001', '12.5', '12,5', '1e2', '']) {
    const refused = await tab.change('dilna', 'setCapacity', { capacity })
    expect(refused).toMatchObject({ status: 422, errors: { capacity: 'invalid' } })
  }
  expect(await tab.change('dilna', 'setCapacity', { capacity: '100000' })).toMatchObject({ code: 'changed' })
  expect(await tab.change('dilna', 'followContent', { fact: 'capacity' })).toMatchObject({ code: 'changed' })
  expect(await settings()).toMatchObject({ capacity: 14, overrides: {} })
})

test('an event that the content does not have has no settings', async () => {
  expect(await tab.get('?event=nic&settings')).toMatchObject({ status: 404, code: 'unknown_event' })
  expect(await tab.change('nic', 'setState', { state: 'open' })).toMatchObject({ status: 404, code: 'unknown_event' })
})

test('an organiser sets the notice; visitors get its text, and not who has set it', async () => {
  const sent = { texts: { cs: '  Dnes\n\tzavřeno\u200b ', en: '<b>Closed</b> & "today"' }, endsAt: soon() }
  expect(await tab.change('', 'setNotice', sent)).toMatchObject({ status: 200, code: 'changed' })
  const { response, body } = await askForNotice()
  expect(body).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    texts: { cs: 'Dnes zavřeno', en: '<b>Closed</b> & "today"' },
    seconds: expect.any(Number) as number,
  })
  expect(body!.seconds).toBeGreaterThan(3500)
  expect(response.headers.get('netlify-cdn-cache-control')).toBe('public, durable, max-age=20')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const { notice } = (await tab.get('?notice')) as unknown as { notice: SetNotice }
  expect(notice).toMatchObject({ organiser, texts: { cs: 'Dnes zavřeno' } })
  expect(await tab.change('', 'endNotice')).toMatchObject({ code: 'changed' })
  expect(await tab.change('', 'endNotice')).toMatchObject({ code: 'gone' })
  expect((await askForNotice()).body).toEqual({})
  expect((await tab.get('?notice')).notice).toBeNull()
})

test('the edge keeps a notice no longer than it holds', async () => {
  await tab.change('', 'setNotice', { texts, endsAt: new Date(Date.now() + 9000).toISOString() })
  const { response } = await askForNotice()
  expect(Number(/\d+$/.exec(response.headers.get('netlify-cdn-cache-control')!)![0])).toBeLessThanOrEqual(9)
})

test.each<[string, object, string[]]>([
  ['no text', { endsAt: soon() }, ['text-cs', 'text-en']],
  ['a text in one language', { texts: { cs: 'Zavřeno' }, endsAt: soon() }, ['text-en']],
  ['only invisible characters', { texts: { ...texts, en: '\u200b\u202e' }, endsAt: soon() }, ['text-en']],
  ['a long text', { texts: { ...texts, cs: '𝒶'.repeat(161) }, endsAt: soon() }, ['text-cs']],
  ['an end in the past', { texts, endsAt: soon(-1) }, ['endsAt']],
  ['an end in eight days', { texts, endsAt: soon(8 * 24) }, ['endsAt']],
  ['no end', { texts }, ['endsAt']],
  ['an end without a time zone', { texts, endsAt: soon().replace('Z', '') }, ['endsAt']],
])('%s: nothing is set, and the field is named', async (_, sent, names) => {
  const answer = await tab.change('', 'setNotice', sent)
  expect(answer).toMatchObject({ status: 422, code: 'invalid_data' })
  expect(Object.keys(answer.errors as object)).toEqual(names)
  expect(await noticeNow(sql)).toBeNull()
})

test('the longest text is set', async () => {
  const sent = { texts: { cs: '𝒶'.repeat(160), en: 'a'.repeat(160) }, endsAt: soon(7 * 24 - 0.01) }
  expect(await tab.change('', 'setNotice', sent)).toMatchObject({ code: 'changed' })
})

test('a hostile text of a notice is a text', async () => {
  for (const value of hostile.filter((each) => typeof each === 'string')) {
    const { status } = await tab.change('', 'setNotice', { texts: { ...texts, en: value }, endsAt: soon() })
    expect([value, [200, 422].includes(status)]).toEqual([value, true])
  }
})

test('without a database, and in a preview, there is no notice; if the database fails, nobody knows', async () => {
  await tab.change('', 'setNotice', { texts, endsAt: soon() })
  expect((await askForNotice({ context: 'deploy-preview', published: false })).body).toEqual({})
  expect((await askForNotice(publishedDeploy, {})).body).toEqual({})
  const { response, lines } = await askForNotice(publishedDeploy, {
    ...functions.variables,
    SUPABASE_URL: 'http://127.0.0.1:9',
  })
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
  expect(lines.join()).toContain('the database cannot be reached')
  expect((await askForNotice(publishedDeploy, functions.variables, { method: 'POST' })).response.status).toBe(405)
  const head = (await askForNotice(publishedDeploy, functions.variables, { method: 'HEAD' })).response
  expect([head.status, await head.text()]).toEqual([200, ''])
})
