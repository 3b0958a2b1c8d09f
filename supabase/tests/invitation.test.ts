/** @jest-environment node */
import type { Sql } from 'postgres'
import { cancel, change, erase, find, resend, sendMessage, storedRegistrations, tokenOf, update } from './changes'
import { answer, create, findInvitation, invite, inviteOne, list, newInvited, remind, revoke } from './invitations'
import { builtLater, newSubmission, register, seatsIn, storedSeats } from './submission'
import { startPostgres, type Postgres } from './postgres'

jest.setTimeout(60_000)

let server: Postgres
let sql: Sql
beforeAll(async () => {
  server = await startPostgres()
  sql = server.connect(await server.createDatabase(), 2)
})
beforeEach(async () => {
  await sql`truncate private.events cascade`
  await update(sql, [], true)
})
afterAll(() => server.stop())

const hours = (count: number) => new Date(Date.now() + count * 60 * 60 * 1000)

test('a new guest of a list gets a link with 128 bits, of which only the hash is stored', async () => {
  const guests = [newInvited({ persons: 3 }), newInvited({ locale: 'en' })]
  const { created, ...others } = await create(sql, guests)
  expect(others).toEqual({ existing: 0, revoked: 0 })
  expect(created).toEqual(
    guests.map(({ fullName, email, locale, persons }) => ({
      full_name: fullName,
      email,
      locale,
      persons,
      token: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    })),
  )
  const stored = await sql`
    select to_jsonb(invitation)::text from private.invitations as invitation
      union all select to_jsonb(link)::text from private.invitation_tokens as link`
  expect(stored).toHaveLength(4)
  for (const { token } of created) expect(JSON.stringify(stored)).not.toContain(token)
})

test('a list that is read again invites only whoever is new, also if the address is in other case', async () => {
  const [earlier, revoked, added] = [newInvited(), newInvited(), newInvited()]
  await create(sql, [earlier, revoked])
  await revoke(sql, revoked)
  const again = [{ ...earlier, email: earlier.email.toUpperCase() }, revoked, added, added]
  expect(await create(sql, again)).toMatchObject({ created: [{ email: added.email }], existing: 2, revoked: 1 })
  expect(await list(sql)).toMatchObject([{ state: 'silent' }, { state: 'revoked' }, { state: 'silent' }])
})

test('a row that is not valid invites nobody', async () => {
  const broken = newInvited({ email: 'no address' })
  await expect(create(sql, [newInvited(), broken])).rejects.toMatchObject({
    code: 'PT400',
    message: 'invitation_invalid',
  })
  expect(await list(sql)).toEqual([])
})

test('links are mailed in the language of the guest, and the answer has none of them', async () => {
  const guest = newInvited({ locale: 'en', persons: 3 })
  expect(await create(sql, [guest], true)).toMatchObject({ created: [{ token: null }] })
  const [mail] = await sql<{ token: string }[]>`select * from public.claim_mail()`
  expect(mail).toMatchObject({
    kind: 'invitation',
    event: 'vecer',
    state: null,
    locale: 'en',
    full_name: guest.fullName,
    email: guest.email,
    seats: 3,
    link: 'invitation',
  })
  expect(await findInvitation(sql, mail!.token)).toMatchObject({ email: guest.email, state: 'silent' })
})

test('without mail, nothing is mailed, and nobody is invited by mail', async () => {
  await update(sql, [], false)
  const refused = { code: 'PT409', message: 'mail_not_set_up' }
  await expect(create(sql, [newInvited()], true)).rejects.toMatchObject(refused)
  expect(await list(sql)).toEqual([])
  await create(sql, [newInvited()])
  await expect(remind(sql, 'vecer', true)).rejects.toMatchObject(refused)
  expect(await remind(sql, 'vecer')).toHaveLength(1)
})

test('a reminder has a new link for each guest who has not answered, and earlier links remain valid', async () => {
  const [silent, declined, accepted, revoked] = await invite(sql, [
    newInvited(),
    newInvited(),
    newInvited(),
    newInvited(),
  ])
  await answer(sql, declined!, 0)
  await answer(sql, accepted!, 1)
  await revoke(sql, revoked!)
  const reminded = await remind(sql, 'vecer')
  expect(reminded).toMatchObject([{ email: silent!.email }])
  expect(reminded[0]!.token).not.toBe(silent!.token)
  expect(await findInvitation(sql, reminded[0]!.token!)).toEqual(await findInvitation(sql, silent!.token))
})

test('a reminder is mailed to nobody whose mail has not been sent yet', async () => {
  await create(sql, [newInvited()], true)
  expect(await remind(sql, 'vecer', true)).toEqual([])
  const [mail] = await sql<{ id: string }[]>`select id from public.claim_mail()`
  await sql`select public.record_mail(${mail!.id}, 1, null, null, false)`
  expect(await remind(sql, 'vecer', true)).toMatchObject([{ token: null }])
  expect(await sql`select kind, link from public.claim_mail()`).toEqual([{ kind: 'reminder', link: 'invitation' }])
})

test('a guest accepts, changes the number of persons and the name, cancels, and accepts again', async () => {
  const guest = await inviteOne(sql, { persons: 3, locale: 'en' })
  const found = { event: 'vecer', full_name: guest.fullName, email: guest.email, persons: 3, locale: 'en' }
  expect(await findInvitation(sql, guest.token)).toEqual({ ...found, state: 'silent', seats: null, waiting: false })

  const accepted = { ...found, state: 'accepted', waiting: false }
  expect(await answer(sql, guest, 2)).toEqual({ ...accepted, seats: 2, outcome: 'registered' })
  expect(await answer(sql, guest, 3)).toEqual({ ...accepted, seats: 3, outcome: 'changed' })
  expect(await answer(sql, guest, 1)).toEqual({ ...accepted, seats: 1, outcome: 'changed' })
  const renamed = { fullName: 'Jana Nová' }
  expect(await answer(sql, guest, 1, renamed)).toMatchObject({ full_name: 'Jana Nová', outcome: 'changed' })
  expect(await storedSeats(sql)).toMatchObject({ taken: 1, counted: 1 })
  expect(await storedRegistrations(sql)).toMatchObject([{ mails: ['changed'] }])

  expect(await answer(sql, guest, 0)).toEqual({
    ...found,
    state: 'declined',
    seats: null,
    waiting: false,
    outcome: 'cancelled',
  })
  expect(await storedSeats(sql)).toMatchObject({ taken: 0 })
  expect(await answer(sql, guest, 1)).toMatchObject({ state: 'accepted', outcome: 'registered' })
  expect(await list(sql)).toMatchObject([{ state: 'accepted', places: 1 }])
})
