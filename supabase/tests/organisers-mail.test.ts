/** @jest-environment node */
import {
  addGuest,
  editGuest,
  editInvitation,
  guestsOf,
  invitationsOf,
  logged,
  mailProgress,
  overview,
  resendTo,
  retryMail,
  write,
} from './organisers'
import { answer, create, findPersonalInvitation, inviteOne, newInvited, revoke } from './personal-invitations'
import { change, tokenOf } from './changes'
import { changeGuest, confirm, tokenOfAddressMail } from './own-changes'
import { newSubmission, registerWithMail } from './submission'
import { sql, useDatabase } from './use-database'

useDatabase({ connections: 4, mail: true })

/** The mails that wait: their kind, and the address that they go to. */
const waiting = () => sql<{ kind: string; email: string }[]>`
  select mail.kind, recipient.email
    from private.outbox as mail join private.recipients as recipient on recipient.mail_id = mail.id
    where mail.sent_at is null and mail.refused_at is null order by recipient.email, mail.created_at`

/** Marks the mails to an address as a mail server does that refuses it for good. */
const refuse = (email: string) => sql`
  update private.outbox as mail
    set refused_at = now(), fault = 'mail_address', claimed_at = now() - interval '1 hour', attempts = 1,
      token = null, full_name = null, email = null
    from private.recipients as recipient where recipient.mail_id = mail.id and recipient.email = ${email}`

test('after the end of an event no mail about a registration is queued, and to send one again is refused', async () => {
  const guest = newSubmission()
  await registerWithMail(sql, guest)
  await sql`update private.events set ends_at = now()`
  await sql`delete from private.outbox`
  expect(await addGuest(sql, newSubmission())).toEqual({ outcome: 'registered' })
  expect(await editGuest(sql, guest, { email: 'jina@guest.example' })).toBe('changed')
  const [{ id } = { id: '' }] = (await guestsOf(sql)).guests!
  expect(await resendTo(sql, 'vecer', id)).toBe('over')
  expect(await waiting()).toEqual([])
})

describe('invitations', () => {
  test('are listed with what has become of them, and with their last mail', async () => {
    const [silent, accepted, revoked] = [newInvited(), newInvited(), newInvited()]
    await create(sql, [silent, revoked], true)
    const { token } = await inviteOne(sql, accepted)
    await answer(sql, { ...accepted, token }, 2)
    await revoke(sql, revoked)
    const { invitations, to_remind } = await invitationsOf(sql)
    expect(to_remind).toBe(0)
    expect(invitations).toMatchObject([
      { email: silent.email, state: 'silent', seats: null, mail: { sent_at: null, refused_at: null, fault: null } },
      { email: null, name: null, state: 'revoked' },
      { email: accepted.email, state: 'accepted', seats: 2, mail: null },
    ])
  })

  test.each(['silent', 'declined'])(
    'another address of a %s guest ends the links of the old one, and gets a mail',
    async (state) => {
      const guest = await inviteOne(sql)
      if (state === 'declined') await answer(sql, guest, 0)
      expect(await editInvitation(sql, guest, { email: 'spravna@guest.example' })).toEqual({
        outcome: 'changed',
        token: null,
      })
      expect(await findPersonalInvitation(sql, guest.token)).toBeNull()
      expect([...(await waiting())]).toEqual([{ kind: 'invitation', email: 'spravna@guest.example' }])
      expect((await logged(sql)).at(-1)).toEqual({ event: 'vecer', action: 'edit_invitation', guests: 1 })
    },
  )

  test('without a mail, the new link is answered', async () => {
    const guest = await inviteOne(sql)
    const { token } = await editInvitation(sql, guest, { email: 'spravna@guest.example' }, { send: false })
    expect(await findPersonalInvitation(sql, token!)).toMatchObject({ email: 'spravna@guest.example' })
    expect(await waiting()).toHaveLength(0)
  })

  test('the address of a guest who has accepted changes in the registration, too', async () => {
    const guest = await inviteOne(sql)
    await answer(sql, guest, 2)
    await editInvitation(sql, guest, { email: 'spravna@guest.example', maxSeats: 1 })
    expect((await guestsOf(sql)).guests).toMatchObject([{ email: 'spravna@guest.example', seats: 2 }])
    expect((await invitationsOf(sql)).invitations).toMatchObject([{ state: 'accepted', seats: 2, max_seats: 1 }])
    expect(await findPersonalInvitation(sql, guest.token)).toBeNull()
    expect([...(await waiting())]).toEqual([{ kind: 'registered', email: 'spravna@guest.example' }])
  })

  test('a guest who has accepted with another name is corrected as the list shows them, in the registration, too', async () => {
    const guest = await inviteOne(sql)
    await answer(sql, guest, 1, { fullName: 'Jana Provdaná' })
    const [listed] = (await invitationsOf(sql)).invitations
    const seen = { ...guest, fullName: listed!.name! }
    expect(await editInvitation(sql, guest, { fullName: 'Jana Opravená' }, { seen })).toMatchObject({
      outcome: 'changed',
    })
    for (const guests of [(await guestsOf(sql)).guests, (await invitationsOf(sql)).invitations])
      expect(guests).toMatchObject([{ name: 'Jana Opravená' }])
  })

  test('name, language and number change no link, and send nothing', async () => {
    const guest = await inviteOne(sql)
    await editInvitation(sql, guest, { fullName: 'Jana Opravená', locale: 'en', maxSeats: 1 })
    expect(await findPersonalInvitation(sql, guest.token)).toMatchObject({
      full_name: 'Jana Opravená',
      locale: 'en',
      max_seats: 1,
    })
    expect(await waiting()).toHaveLength(0)
  })

  test('a change whose answer was lost is answered as the first time, with a link if it is not mailed', async () => {
    const guest = await inviteOne(sql)
    const changes = { email: 'spravna@guest.example' }
    await editInvitation(sql, guest, changes, { send: false })
    const [row] = await sql<{ id: string }[]>`select invitation_id::text as id from private.invited_guests`
    const again = (send: boolean) => {
      const { fullName: full_name, email, locale, maxSeats: max_seats } = guest
      const seen = sql.json({ full_name, email, locale, max_seats })
      const changed = sql.json({ full_name, locale, max_seats, ...changes })
      return sql<{ answer: { token: string | null } }[]>`
        select public.edit_invitation('o@x.example', 'vecer', ${row!.id}, ${seen}, ${changed}, ${send}, true) as answer`
    }
    const [lost] = await again(false)
    expect(await findPersonalInvitation(sql, lost!.answer.token!)).toMatchObject(changes)
    expect([...(await again(true))]).toEqual([{ answer: { outcome: 'changed', token: null } }])
    expect(await waiting()).toHaveLength(0)
  })

  test('of two changes, the later one is told; nobody else’s address is taken; and a revoked one is gone', async () => {
    const [guest, other] = [await inviteOne(sql), await inviteOne(sql)]
    const registered = newSubmission()
    await registerWithMail(sql, registered)
    await editInvitation(sql, guest, { fullName: 'První Změna' })
    expect(await editInvitation(sql, guest, { fullName: 'Druhá Změna' })).toMatchObject({
      outcome: 'changed_meanwhile',
    })
    expect(await editInvitation(sql, other, { email: guest.email })).toMatchObject({ outcome: 'email_taken' })
    expect(await editInvitation(sql, other, { email: registered.email.toUpperCase() })).toMatchObject({
      outcome: 'email_taken',
    })
    const { id } = (await invitationsOf(sql)).invitations.find(({ email }) => email === other.email)!
    await revoke(sql, other)
    const [row] = await sql<{ answer: unknown }[]>`
      select public.edit_invitation('o@x.example', 'vecer', ${id}, '{}', '{}', false, null) as answer`
    expect(row!.answer).toEqual({ outcome: 'gone' })
  })
})

describe('a message', () => {
  test('goes to all, or to some, and not to who has cancelled or was added at the door', async () => {
    const guests = [newSubmission(), newSubmission(), newSubmission()]
    for (const guest of guests) await registerWithMail(sql, guest)
    await sql`delete from private.outbox`
    expect(await write(sql, null)).toEqual({ outcome: 'changed', changed: 3 })
    const [first] = (await guestsOf(sql)).guests!
    await sql`delete from private.outbox`
    expect(await write(sql, [first!.id], { text: 'Jiný' })).toEqual({ outcome: 'changed', changed: 1 })
    expect([...(await waiting())]).toEqual([{ kind: 'message', email: first!.email }])
    expect(await logged(sql)).toEqual([
      { event: 'vecer', action: 'write', guests: 3 },
      { event: 'vecer', action: 'write', guests: 1 },
    ])
  })

  test('goes to those who are invited and have not answered, with a link to the answer', async () => {
    const [silent, accepted] = [await inviteOne(sql), await inviteOne(sql)]
    await answer(sql, accepted, 1)
    await sql`delete from private.outbox`
    expect(await write(sql, null, { silent: true })).toEqual({ outcome: 'changed', changed: 1 })
    const [claimed] = await sql`select * from public.claim_mail()`
    expect(claimed).toMatchObject({ kind: 'message', state: null, email: silent.email, link: 'personalInvitation' })
    expect(await findPersonalInvitation(sql, claimed!.token as string)).toMatchObject({ email: silent.email })
  })

  test('the same one goes again only if that is meant; and to nobody it is not stored', async () => {
    expect(await write(sql, null)).toEqual({ outcome: 'gone' })
    await registerWithMail(sql, newSubmission())
    expect(await write(sql, ['999999'])).toEqual({ outcome: 'gone' })
    expect(await write(sql, null)).toMatchObject({ outcome: 'changed' })
    expect(await write(sql, null)).toEqual({ outcome: 'message_repeated' })
    expect(await write(sql, null, { again: true })).toMatchObject({ outcome: 'changed' })
    await sql`update private.settings set mail = false`
    expect(await write(sql, null, { again: true })).toEqual({ outcome: 'no_mail' })
  })
})

test('what has not been sent is counted, and tried again with a new link', async () => {
  const [guest, invited] = [newSubmission(), newInvited()]
  await registerWithMail(sql, guest)
  await create(sql, [invited], true)
  await write(sql, null)
  expect(await mailProgress(sql)).toEqual({ waiting: 3, failed: 0, refused: 0, faults: [] })
  await refuse(guest.email)
  await refuse(invited.email)
  expect(await mailProgress(sql)).toEqual({ waiting: 0, failed: 0, refused: 3, faults: ['mail_address'] })
  expect(await retryMail(sql)).toBe(3)
  expect((await waiting()).map(({ kind }) => kind).sort()).toEqual(['invitation', 'message', 'registered'])
  expect(await sql`select from private.outbox where token is null`).toHaveLength(0)
  expect(await retryMail(sql)).toBe(0)

  await sql`update private.outbox set fault = 'mail_unreachable', claimed_at = now() - interval '1 hour', due_at = now() + interval '6 hours'`
  expect(await mailProgress(sql)).toMatchObject({ waiting: 0, failed: 3, faults: ['mail_unreachable'] })
  expect(await retryMail(sql)).toBe(3)
  expect(await sql`select from private.outbox where due_at > now()`).toHaveLength(0)
})

test('a cancellation that was refused for good is told for a day: nobody can try it again', async () => {
  const guest = newSubmission()
  await registerWithMail(sql, guest)
  await change(sql, await tokenOf(sql, guest), 0)
  await refuse(guest.email)
  expect(await mailProgress(sql)).toMatchObject({ refused: 1 })
  expect(await retryMail(sql)).toBe(0)
  await sql`update private.outbox set refused_at = now() - interval '1 day'`
  expect(await mailProgress(sql)).toMatchObject({ refused: 0 })
  expect((await overview(sql)).mail).toEqual([])
})

test('a mail to a new address that was refused goes to that address again, beside the mail to the old one', async () => {
  const guest = newSubmission()
  await registerWithMail(sql, guest)
  await changeGuest(sql, await tokenOf(sql, guest), guest.fullName, 'nova@guest.example')
  await refuse('nova@guest.example')
  expect(await retryMail(sql)).toBe(1)
  expect((await waiting()).map(({ kind, email }) => [kind, email]).sort()).toEqual([
    ['address', 'nova@guest.example'],
    ['registered', guest.email],
  ])
  expect(await confirm(sql, await tokenOfAddressMail(sql))).toMatchObject({ outcome: 'confirmed' })
  // Only the former address can be refused now: it gets no other mail, and the guest's own address is no problem.
  await refuse(guest.email)
  expect(await mailProgress(sql)).toMatchObject({ refused: 1 })
  expect(await retryMail(sql)).toBe(0)
})
