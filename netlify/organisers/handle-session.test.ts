/** @jest-environment node */
import { useEmptyDatabase } from '../testing/testing-database'
import { mail, useMailServer } from '../testing/testing-mail'
import { createOrganisers, organiser, organisersAddress, sessionAddress } from '../testing/testing-organisers'
import { outcomesOf } from '../testing/testing'

useEmptyDatabase()
useMailServer()

test('an organiser signs in with the code from the mail, and uses the session', async () => {
  const { browser, lines } = createOrganisers()
  const tab = browser()
  expect(await tab.get()).toMatchObject({ status: 200, code: 'signed_out' })
  const { answer, code } = await tab.askForCode(` ${organiser.toUpperCase()} `)
  expect(answer).toMatchObject({ status: 202, code: 'code_sent' })
  expect(mail.received[0]).toMatchObject({ subject: `Kód pro přihlášení: ${code}` })
  expect(mail.received[0]!.text).toContain(code)
  expect(await tab.post(sessionAddress, { code })).toMatchObject({ status: 201, code: 'signed_in', organiser })
  expect(await tab.get()).toMatchObject({ status: 200, organiser, log: [] })
  expect(lines.join()).not.toMatch(
    new RegExp(`sedm|${code!.replace(/\D/g, '')}|${[...tab.cookies.values()].join('|')}`),
  )
})

test('the mail is in the language of the page', async () => {
  const { code } = await createOrganisers().browser().askForCode(organiser, 'en')
  expect(mail.received[0]!.subject).toBe(`Your sign-in code: ${code}`)
})

test('a stranger gets the same answer as an organiser, and no mail', async () => {
  const shape = ({ response, status, code }: { response: Response; status: number; code: string }) => ({
    status,
    code,
    headers: [...response.headers].map(([name, value]) => [name, value.replace(/=[0-9a-f]{32}/, '=*')]),
  })
  const known = await createOrganisers().browser().askForCode()
  const stranger = await createOrganisers().browser().askForCode('cizi@sedm.example')
  expect(shape(stranger.answer)).toEqual(shape(known.answer))
  expect(mail.received).toHaveLength(1)
  expect(stranger.code).toBeUndefined()
})

test('who uses up the codes of an organiser from one network does not lock the organiser out', async () => {
  const { browser } = createOrganisers()
  for (const isSent of [true, true, true, true, true, false]) {
    expect((await browser('192.0.2.1').askForCode()).code !== undefined).toBe(isSent)
  }
  expect((await browser('192.0.2.2').askForCode()).code).toBeDefined()
})

test('a code is of no use in another browser', async () => {
  const { browser } = createOrganisers()
  const [own, other] = [browser(), browser()]
  const { code } = await own.askForCode()
  expect(await other.post(sessionAddress, { code })).toMatchObject({ status: 403, code: 'code_ended' })
  await other.askForCode('cizi@sedm.example')
  expect(await other.post(sessionAddress, { code })).toMatchObject({ status: 403, code: 'code_wrong' })
})

test('the cookies are of this host alone, and no script reads them; on this machine they need no TLS', async () => {
  const { browser } = createOrganisers()
  const { answer } = await browser().askForCode()
  expect(answer.response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-sign-in=[0-9a-f]{32}; Path=\/; Max-Age=600; HttpOnly; SameSite=Strict; Secure$/),
  ])
  // A session lasts twelve hours.
  const signedIn = await browser().signIn()
  expect(signedIn.response.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^__Host-organiser=[0-9a-f]{32}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict; Secure$/),
  )
  const local = await browser().send('http://localhost:8888/api/organisers')
  expect(local.response.headers.getSetCookie()).toEqual([])
})

test('who is no longer in ORGANISERS has no session', async () => {
  const tab = createOrganisers().browser()
  await tab.signIn()
  const later = createOrganisers({ ORGANISERS: 'nekdo@sedm.example' }).browser()
  tab.cookies.forEach((value, name) => later.cookies.set(name, value))
  expect(await later.get()).toMatchObject({ status: 200, code: 'signed_out' })
  expect(later.cookies.size).toBe(0)
})

test('to sign out ends this session, or all of the organiser', async () => {
  const { browser } = createOrganisers()
  const [first, second, third] = [browser(), browser(), browser()]
  for (const tab of [first, second, third]) await tab.signIn()
  const copy = new Map(first.cookies)
  expect(await first.post(sessionAddress, { end: 'this' })).toMatchObject({ code: 'signed_out' })
  copy.forEach((value, name) => first.cookies.set(name, value))
  expect(await first.get()).toMatchObject({ code: 'signed_out' })
  expect(await second.get()).toMatchObject({ status: 200 })
  await second.post(sessionAddress, { end: 'all' })
  expect(await third.get()).toMatchObject({ code: 'signed_out' })
})

test.each([
  ['ORGANISERS is missing', { ORGANISERS: '' }, 'no_organisers'],
  ['ORGANISERS has no address', { ORGANISERS: 'producentka' }, 'no_organisers'],
  ['mail is not set up', { SMTP_URL: '' }, 'no_mail'],
])('if %s, the page is told what to set, and there can be no session', async (_what, changes, reason) => {
  const tab = createOrganisers(changes).browser()
  expect((await tab.askForCode()).answer).toMatchObject({ status: 503, reason })
  expect(await tab.get()).toMatchObject({ status: 200, code: 'signed_out' })
})

test('a preview has no session', async () => {
  const tab = createOrganisers().browser()
  const preview = { context: 'deploy-preview', published: false }
  expect(await tab.post(sessionAddress, { email: organiser }, {}, preview)).toMatchObject({
    status: 503,
    reason: 'not_published',
  })
})

test.each<[string, unknown, number, string]>([
  ['no address', {}, 422, 'invalid_data'],
  ['what is no address', { email: 'producentka' }, 422, 'invalid_data'],
  ['an object for an address', { email: { $ne: '' } }, 422, 'invalid_data'],
  ['a list', [], 422, 'invalid_data'],
  ['letters for a code', { code: 'abcdefgh' }, 403, 'code_wrong'],
  ['a code of seven digits', { code: '1234567' }, 403, 'code_wrong'],
  ['a number for a code', { code: 12345678 }, 403, 'code_wrong'],
  ['a code without asking', { code: '12345678' }, 403, 'code_ended'],
  ['a key', { key: '' }, 403, 'code_ended'],
])('%s gets a clear answer', async (_what, body, status, code) => {
  expect(await createOrganisers().browser().post(sessionAddress, body)).toMatchObject({ status, code })
})

test('a page of another site cannot ask for a code, sign in or change anything', async () => {
  const tab = createOrganisers().browser()
  await tab.signIn()
  const foreign = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' }
  expect(await tab.post(sessionAddress, { email: organiser }, foreign)).toMatchObject({ code: 'cross_site' })
  expect(await tab.post(sessionAddress, { end: 'all' }, foreign)).toMatchObject({ code: 'cross_site' })
  expect(await tab.post(organisersAddress, { action: 'add', event: 'dilna' }, foreign)).toMatchObject({
    code: 'cross_site',
  })
  expect(await tab.send(organisersAddress, { headers: foreign })).toMatchObject({ code: 'cross_site' })
})

test('the key of the local server signs in where the database is on this machine, and nowhere else', async () => {
  const key = 'f'.repeat(32)
  const { browser } = createOrganisers({ ORGANISERS_KEY: key })
  expect(await browser().post(sessionAddress, { key: 'e'.repeat(32) })).toMatchObject({ code: 'code_ended' })
  expect(await browser().post(sessionAddress, { key })).toMatchObject({
    code: 'signed_in',
    organiser: 'nekdo@sedm.example',
  })
  const hosted = createOrganisers({ ORGANISERS_KEY: key, SUPABASE_URL: 'https://project.supabase.example' }).browser()
  expect(await hosted.post(sessionAddress, { key })).toMatchObject({ code: 'code_ended' })
})

test('a code that cannot be sent is logged with the reason, and without the address', async () => {
  const { browser, lines, settled } = createOrganisers()
  mail.onRecipient = () => '550 5.1.1 No such user'
  await browser().post(sessionAddress, { email: organiser })
  await settled()
  mail.onRecipient = () => undefined
  expect(outcomesOf(lines)).toEqual(['code_sent', 'code not sent: the mail server refuses the address for good'])
})
