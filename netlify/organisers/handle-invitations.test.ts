/** @jest-environment node */
import { guestAt, invitationsOf, logged } from '../../supabase/tests/organisers'
import { newSubmission, register } from '../../supabase/tests/submission'
import type { InvitedAnswer } from '../../src/registration/organisers'
import { hostile } from '../testing/hostile-values'
import { sql } from '../testing/testing-database'
import { createKnownTab, createOrganisers, functions, tab, useOrganisers } from '../testing/testing-organisers'
import { createPreviewHandler } from './handle-preview'
import { factsFile, type Facts } from '../storage/facts'
import { mailFile } from '../mail/mail-facts'
import { builtFiles, factsWith, invitation, readFrom } from '../testing/testing'
import { mail, mailFacts } from '../testing/testing-mail'
import { publishedDeploy } from '../http/deploy'

useOrganisers({ mail: true })

const guest = { name: 'Žofie Příkladná', email: 'zofie@guest.example', locale: 'cs', seats: '2' }
const other = { name: 'Otso Vihermaa', email: 'otso@guest.example', locale: 'en', seats: '1' }
const message = { subject: { cs: 'Změna', en: 'A change' }, text: { cs: 'Sejdeme se.', en: 'We meet.' } }

const deliver = async () => {
  await functions.settled()
  await tab.change('vecer', 'sendMail')
}

test('guests are invited by mail, once, in their language', async () => {
  const answer = await tab.change('vecer', 'invite', { send: true, guests: [guest, other] })
  expect(answer).toMatchObject({ code: 'changed', skipped: [] })
  expect((answer as unknown as InvitedAnswer).created).toEqual([
    { ...guest, seats: 2, link: null },
    { ...other, seats: 1, link: null },
  ])
  expect(await tab.change('vecer', 'invite', { send: true, guests: [guest] })).toMatchObject({
    created: [],
    skipped: [{ email: guest.email, why: 'existing' }],
  })
  await deliver()
  expect(mail.received.map(({ to }) => [to ?? []].flat()[0]?.text).sort()).toEqual([
    expect.stringContaining(other.email),
    expect.stringContaining(guest.email),
  ])
  expect(await tab.get('?event=vecer&mail')).toMatchObject({ progress: { waiting: 0, failed: 0, refused: 0 } })
  expect(await logged(sql)).toEqual([{ event: 'vecer', action: 'invite', guests: 2 }])
  expect(await tab.change('dilna', 'invite', { send: true, guests: [guest] })).toMatchObject({ code: 'unknown_event' })
})

test('or with links for a letter, which lead to the invitation', async () => {
  const answer = await tab.change('vecer', 'invite', { send: false, guests: [guest, other] })
  const { created } = answer as unknown as InvitedAnswer
  expect(created.map(({ link }) => link)).toEqual([
    expect.stringMatching(/^\/pozvanka\?t=[0-9a-f]{32}$/),
    expect.stringMatching(/^\/en\/invitation\?t=[0-9a-f]{32}$/),
  ])
  const { invitations } = await invitationsOf(sql)
  const [first] = invitations
  expect(await tab.get('?event=vecer&invitations')).toMatchObject({ status: 200, to_remind: 0, invitations })
  const link = await tab.change('vecer', 'linkInvitation', { invitation: first!.id, locale: 'en' })
  expect(link).toMatchObject({ code: 'changed', link: expect.stringMatching(/^\/en\/invitation\?t=/) as string })
  expect(await tab.change('vecer', 'remind', { send: false })).toMatchObject({ code: 'changed' })
  expect(await tab.change('vecer', 'remind', { send: true })).toMatchObject({ code: 'gone' })
  await sql`update private.personal_invitations set created_at = now() - interval '25 hours'`
  expect(await tab.change('vecer', 'remind', { send: true })).toMatchObject({ code: 'changed' })
  await deliver()
  expect(mail.received).toHaveLength(2)
})

test.each([
  ['closed by hand', { availability: 'closed' as const }],
  ['called off', { cancelled: true }],
  ['closed for guests', { closesAt: '2025-09-03T10:00:00.000Z' }],
])('nobody is invited to or reminded of an event that is %s', async (_what, changes) => {
  const page = createOrganisers({}, factsWith({ ...invitation, ...changes })).browser()
  await page.signIn()
  const send = { send: false, guests: [guest] }
  expect(await page.change('vecer', 'invite', send)).toMatchObject({ code: 'registration_closed' })
  expect(await page.change('vecer', 'remind', send)).toMatchObject({ code: 'registration_closed' })
})

test('nobody is invited to an event that an organiser has closed; one that an organiser has opened invites until its end', async () => {
  const invite = (page: typeof tab) => page.change('vecer', 'invite', { send: false, guests: [guest] })
  await tab.get()
  await tab.change('vecer', 'setState', { state: 'closed' })
  expect(await invite(tab)).toMatchObject({ code: 'registration_closed' })
  expect(await tab.change('vecer', 'remind', { send: false })).toMatchObject({ code: 'registration_closed' })
  await tab.change('vecer', 'setState', { state: 'open' })
  const past = '2025-08-01T10:00:00.000Z'
  const late = createOrganisers({}, factsWith({ ...invitation, closesAt: past })).browser()
  await late.signIn()
  expect(await invite(late)).toMatchObject({ code: 'changed' })
  await sql`update private.events set as_of = ends_at`
  expect(await invite(late)).toMatchObject({ code: 'registration_closed' })
})

test('without mail, guests are invited and reminded by links for a letter, and nothing is said to be mailed', async () => {
  const page = createOrganisers({ SMTP_URL: undefined }).browser()
  page.cookies.set('__Host-organiser', tab.cookies.get('__Host-organiser')!)
  for (const action of ['invite', 'remind']) {
    expect(await page.change('vecer', action, { send: true, guests: [guest] })).toMatchObject({ code: 'no_mail' })
    expect(await page.change('vecer', action, { send: false, guests: [guest] })).toMatchObject({ code: 'changed' })
  }
  const test = { kind: 'message', locale: 'cs', ...message }
  expect(await page.change('vecer', 'test', test)).toMatchObject({ code: 'no_mail' })
})

test('an invitation is corrected, and revoked', async () => {
  await tab.change('vecer', 'invite', { send: false, guests: [guest] })
  const { id } = (await invitationsOf(sql)).invitations[0]!
  const changed = { ...guest, email: 'spravna@guest.example' }
  const edit = { invitation: id, seen: guest, changed, send: false }
  expect(await tab.change('vecer', 'editInvitation', { ...edit, changed: { ...changed, seats: '9' } })).toMatchObject({
    status: 422,
    errors: { seats: 'invalid' },
  })
  expect(await tab.change('vecer', 'editInvitation', edit)).toMatchObject({ code: 'changed', link: expect.any(String) })
  expect(await tab.change('vecer', 'editInvitation', edit)).toMatchObject({ code: 'changed', link: expect.any(String) })
  const later = { ...edit, changed: { ...changed, seats: '1' } }
  expect(await tab.change('vecer', 'editInvitation', later)).toMatchObject({ code: 'changed_meanwhile' })
  const mailed = { ...edit, seen: changed, changed: { ...changed, email: 'nova@guest.example' }, send: true }
  expect(await tab.change('vecer', 'editInvitation', mailed)).toMatchObject({ code: 'changed', link: null })
  await deliver()
  expect(mail.received).toHaveLength(1)
  expect(await tab.change('vecer', 'revoke', { invitation: id })).toMatchObject({ code: 'changed', changed: 1 })
  expect(await tab.change('vecer', 'revoke', { invitation: id })).toMatchObject({ code: 'gone' })
  expect(await tab.change('vecer', 'linkInvitation', { invitation: id })).toMatchObject({ code: 'gone' })
})

test('a message goes out, and a test of it to the organiser alone', async () => {
  await tab.change('vecer', 'invite', { send: false, guests: [guest] })
  expect(await tab.change('vecer', 'test', { kind: 'message', locale: 'en', ...message })).toMatchObject({ changed: 1 })
  expect(await tab.change('vecer', 'write', { to: 'silent', ...message })).toMatchObject({
    code: 'changed',
    changed: 1,
  })
  expect(await tab.change('vecer', 'write', { to: 'silent', ...message })).toMatchObject({ code: 'message_repeated' })
  expect(await tab.change('vecer', 'write', { to: 'silent', again: true, ...message })).toMatchObject({ changed: 1 })
  expect(await tab.change('vecer', 'write', { to: 'all', ...message, again: true })).toMatchObject({ code: 'gone' })
  await deliver()
  expect(mail.received.map(({ subject }) => subject).sort()).toEqual(['Test: A change', 'Změna', 'Změna'].sort())
})

test('a message to some guests goes to nobody else', async () => {
  await tab.change('vecer', 'invite', { send: false, guests: [guest] })
  const chosen = newSubmission()
  for (const registration of [chosen, newSubmission()]) await register(sql, registration)
  const { id } = await guestAt(sql, chosen)
  expect(await tab.change('vecer', 'write', { to: 'some', guests: [id], ...message })).toMatchObject({ changed: 1 })
  await deliver()
  const messages = mail.received.filter(({ subject }) => subject === message.subject.cs)
  expect(messages.map(({ to }) => [to ?? []].flat()[0]?.text)).toEqual([expect.stringContaining(chosen.email)])
})

test.each(['email', 'locale', 'seats'] as const)('a guest with any value as %s is not invited', async (field) => {
  const { tab } = createKnownTab()
  for (const value of hostile) {
    const guests = [{ ...guest, [field]: value }]
    const { code } = await tab.change('vecer', 'invite', { send: false, guests })
    expect(['malformed', 'invalid_data']).toContain(code)
  }
  expect(await sql`select from private.invited_guests`).toHaveLength(0)
})

test('of a message only the languages that were written are stored, and an empty one is refused', async () => {
  await tab.change('vecer', 'invite', { send: false, guests: [guest] })
  const empty = { subject: { cs: '', en: '' }, text: { cs: '', en: ' ' } }
  expect(await tab.change('vecer', 'write', { to: 'silent', ...empty })).toMatchObject({ code: 'invalid_data' })
  const czech = { subject: { cs: 'Změna', en: '' }, text: { cs: 'Sejdeme se.', en: ' ' } }
  expect(await tab.change('vecer', 'write', { to: 'silent', ...czech })).toMatchObject({ changed: 1 })
  expect(await sql`select subject, text from private.messages`).toEqual([
    { subject: { cs: 'Změna' }, text: { cs: 'Sejdeme se.' } },
  ])
})

describe('the preview of a mail', () => {
  const preview = async (
    fields: Record<string, string>,
    headers: Record<string, string> = {},
    signedIn = true,
    facts?: Facts,
  ) => {
    const own = facts && { [factsFile]: JSON.stringify(facts) }
    const read = readFrom({ ...builtFiles, ...own, [mailFile]: JSON.stringify(mailFacts) })
    const handle = createPreviewHandler({ variables: functions.variables, read, log: () => undefined })
    const cookie = [...tab.cookies].map((pair) => pair.join('=')).join('; ')
    return handle(
      new Request('https://site.example/api/organisers/preview', {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { ...(signedIn && { cookie }), ...headers },
      }),
      { deploy: publishedDeploy },
    )
  }
  const fields = {
    event: 'vecer',
    kind: 'message',
    locale: 'cs',
    subject: 'Změna',
    text: 'Dobrý den <script>x</script>',
  }

  test('is the mail, and nothing in it can run or load', async () => {
    const response = await preview(fields)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'",
    )
    const html = await response.text()
    expect(html).toContain('Dobrý den &lt;script&gt;')
    expect(html).not.toContain('<script>')
    expect(await (await preview({ ...fields, kind: 'invitation' })).text()).toContain('/pozvanka?t=000')
    expect(await sql`select from private.outbox`).toHaveLength(0)
  })

  test('names as many persons as an invitation may be for', async () => {
    const html = await (await preview({ ...fields, kind: 'invitation', locale: 'en' })).text()
    expect(html).toMatch(/valid for 2 people/)
  })

  test('of a message is as those get it whom it is to', async () => {
    const previewTo = async (to: string) => (await preview({ ...fields, locale: 'en', to })).text()
    expect(await previewTo('all')).toContain('Change or cancel your registration')
    expect(await previewTo('waiting')).toContain('leave the waiting list')
    const toSilent = await previewTo('silent')
    expect(toSilent).toContain('Answer the invitation')
    expect(toSilent).toMatch(/valid for 2 people/)
  })

  test('of a message after the event has no link, as the mail itself', async () => {
    const asOf = (moment: string) =>
      preview(fields, {}, true, { ...factsWith(invitation), asOf: moment }).then((answer) => answer.text())
    expect(await asOf('2031-09-04T19:59:00.000Z')).toContain('?t=000')
    const html = await asOf('2031-09-04T20:00:00.000Z')
    expect(html).toContain('Dobrý den')
    expect(html).not.toContain('?t=')
  })

  test('is refused without a session, from another site, and for what is no mail', async () => {
    expect((await preview(fields, {}, false)).status).toBe(403)
    expect((await preview(fields, { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' })).status).toBe(403)
    expect((await preview({ ...fields, kind: 'x' })).status).toBe(400)
    expect((await preview({ ...fields, locale: 'x' })).status).toBe(400)
    expect((await preview({ ...fields, event: 'x' })).status).toBe(404)
  })
})
