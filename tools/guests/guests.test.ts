/** @jest-environment node */
import path from 'node:path'
import type { Sql } from 'postgres'
import { startDatabase, type RealDatabase } from '../../netlify/testing/testing-database'
import { openDoor, walkIn } from '../../supabase/tests/door'
import {
  builtLater,
  newSubmission,
  register,
  registerWithMail,
  seatsIn,
  storedSeats,
  type Submission,
} from '../../supabase/tests/submission'
import { inFolder } from '../../tests/support/in-folder'
import { guestDatabaseAt } from './guest-database'
import { guestsIn, type Guests } from './guests'
import { clear } from '../../supabase/tests/time'

let real: RealDatabase
let sql: Sql
let guests: Guests
beforeAll(async () => {
  real = await startDatabase()
  sql = real.server.connect(real.database, 2)
  guests = guestsIn(guestDatabaseAt(real.api.url, real.api.secretKey), 'tests/exhibition')
})
beforeEach(async () => {
  await clear(sql)
  await mailIsSetUp(false)
})
afterEach(() => jest.restoreAllMocks())
afterAll(() => real.stop())

// Events of the tests’ exhibition. Registration for the tour is open, for the workshop it opens in 2044.
const tour = 'anglicka-prohlidka'
const workshop = 'dilna-papiru'
const invitation = 'vecer-pro-zvane'

/** With the same database, as that of the published site. */
const guestsOfPublishedSite = () =>
  guestsIn(guestDatabaseAt(real.api.url, real.api.secretKey, true), 'tests/exhibition')

/** Registers a guest as the form does. */
const registered = (event: string, email: string, changes: Partial<Submission> = {}) =>
  register(sql, newSubmission({ event, email, capacity: 60, ...seatsIn('programme', 2), ...changes }))

/** As the functions of the published site tell the database. */
const mailIsSetUp = (mail: boolean) => sql`select private.set_mail(${mail})`

/** The kinds of the mails that are to be sent, and their addresses. */
const outbox = () =>
  sql`
    select mail.kind, coalesce(mail.email, guest.email) as email
      from private.outbox as mail join private.registrations_and_guests as guest on guest.id = mail.registration_id
      where mail.sent_at is null order by 1, 2`.then((mails) => mails.map(({ kind, email }) => `${kind} ${email}`))

/** Fills the tour with Jana, behind whom Karel and Eva wait. */
async function fillTour() {
  await mailIsSetUp(true)
  const full = { capacity: 2, waitingList: true }
  await registered(tour, 'jana@example.org', full)
  await registered(tour, 'karel@example.org', { ...full, waiting: true })
  await registered(tour, 'eva@example.org', { ...full, waiting: true })
}

const jana = { name: ' Jana  Nová ', email: ' Jana@Example.org', persons: 3, locale: 'en', waiting: false } as const

const rows = async () =>
  sql`select event_id, full_name, email, attendance, persons, locale, notice_version from private.registrations_and_guests`

test('the overview and the list have what the form has stored', async () => {
  await registered(tour, 'jana@example.org')
  await registered(tour, 'karel@example.org')
  expect((await guests.overview()).split('\n')).toContain(
    'anglicka-prohlidka    2044-05-22 11:30  2              4        0        60        56',
  )
  expect(await guests.table(tour)).toMatch(
    /jana@example\.org .*\n.*karel@example\.org .*\n\n2 registrations, 4 persons$/,
  )
  expect(await guests.table(workshop)).toBe('Nobody is registered yet.')
})

test('those who wait are counted, and listed apart in their order', async () => {
  await fillTour()
  expect(await guests.overview()).toMatch(/\nanglicka-prohlidka +2044-05-22 11:30 +1 +2 +2 +60 /)
  expect(await guests.table(tour)).toMatch(
    /jana@[^]*\n1 registration, 2 persons\n\nWaiting list\n[^]*karel@[^]*eva@[^]*\n2 registrations, 4 persons$/,
  )
  const states = (await guests.csv(tour)).trimEnd().split('\r\n').slice(1)
  expect(states.map((line) => line.split(',').at(-1))).toEqual(['"registered"', '"waiting"', '"waiting"'])
  await mailIsSetUp(false)
  expect(await guests.overview()).toContain('Mail is not set up, so nobody joins or moves up the waiting list of: ')
})

test('CSV and the erasure are about every event, or about one', async () => {
  for (const event of [tour, invitation]) await registered(event, 'jana@example.org')
  await registered(tour, 'karel@example.org')
  const lines = async (event?: string) => (await guests.csv(event)).trimEnd().split('\r\n').length - 1
  expect([await lines(), await lines(tour), await lines(workshop)]).toEqual([3, 2, 0])

  expect(await guests.erase('karel@example.org', tour)).toBe('Erased from anglicka-prohlidka, which frees 2 places.')
  expect(await guests.erase('JANA@example.org')).toBe(
    'Erased from anglicka-prohlidka, vecer-pro-zvane, which frees 4 places.',
  )
  expect(await lines()).toBe(0)
  await expect(guests.erase('jana@example.org', tour)).rejects.toThrow(
    'Nobody is registered with this e-mail address for anglicka-prohlidka.',
  )
})

test('a person who waits is erased, and so is a cancelled one whose mail has not been sent', async () => {
  await fillTour()
  await guests.cancel('jana@example.org')
  await guests.cancel('eva@example.org')
  expect(await outbox()).toEqual([
    'cancelled eva@example.org',
    'cancelled jana@example.org',
    'promoted karel@example.org',
  ])
  expect(await guests.erase('JANA@example.org')).toBe('Erased from anglicka-prohlidka.')
  expect(await guests.erase('eva@example.org', tour)).toBe('Erased from anglicka-prohlidka.')
  expect(await outbox()).toEqual(['promoted karel@example.org'])
  await registered(invitation, 'adam@example.org')
  await guests.cancel('adam@example.org')
  expect(await guests.erase('adam@example.org')).toBe('Erased from vecer-pro-zvane.')
  await registered(tour, 'ota@example.org', { waiting: true })
  expect(await guests.erase('ota@example.org')).toBe('Erased from anglicka-prohlidka.')
  await expect(guests.erase('ota@example.org')).rejects.toThrow('Nobody is registered with this e-mail address.')
})

test('a guest who was added at the door is erased by name, and nobody else is', async () => {
  await registered(tour, 'petr@example.org', { fullName: 'Petr Příchozí' })
  const key = await openDoor(sql, newSubmission({ event: tour, capacity: 60 }))
  await walkIn(sql, key, 'Petr Příchozí', 3)
  await walkIn(sql, key, 'Pavel Příchozí', 1)
  expect(await guests.erase(' Petr  Pr\u030ci\u0301chozi\u0301', tour)).toBe(
    'Erased from anglicka-prohlidka, which frees 3 places.',
  )
  expect(await storedSeats(sql, tour)).toMatchObject({ taken: 3, counted: 3 })
  await expect(guests.erase('Petr Příchozí', tour)).rejects.toThrow(
    'No guest with this name was added at the door of anglicka-prohlidka.',
  )
})

test('the seats of an erased person go to the waiting list', async () => {
  await fillTour()
  expect(await guests.erase('jana@example.org')).toBe(
    'Erased from anglicka-prohlidka, which frees 2 places. 1 registration moved up from the waiting list.',
  )
})

test('the guests of one event that is over are erased', async () => {
  const endsAt = new Date('2021-05-04T20:00:00Z')
  for (const event of ['dilna', 'beseda']) await registered(event, 'jana@example.org', { endsAt })
  await expect(guests.eraseAll(false, 'dilna')).rejects.toThrow('This erases all guests of dilna permanently.')
  expect(await guests.eraseAll(true, 'dilna')).toBe('Erased: 1.')
  expect(await rows()).toMatchObject([{ event_id: 'beseda' }])
})

test('if all guests of an event have cancelled, the names in their unsent mails are erased', async () => {
  await mailIsSetUp(true)
  await registered('dilna', 'jana@example.org', { endsAt: new Date('2021-05-04T20:00:00Z') })
  await guests.cancel('jana@example.org')
  expect(await guests.eraseAll(true)).toBe('Erased: 0. The names and addresses in unsent mails are erased, too.')
  expect(await sql`select from private.outbox`).toHaveLength(0)
  await expect(guests.eraseAll(true)).rejects.toThrow('Nothing was erased.')
})

test('an unknown event is an error, with the one that was probably meant', async () => {
  const message = 'No event “dilna-papyru” takes registrations. Did you mean “dilna-papiru”?'
  await expect(guests.table('dilna-papyru')).rejects.toThrow(message)
  await expect(guests.csv('dilna-papyru')).rejects.toThrow(message)
  await expect(guests.cancel('jana@example.org', 'dilna-papyru')).rejects.toThrow(message)
  await expect(guests.add('prohlidka-s-kuratorkou', jana)).rejects.toThrow(
    'No event “prohlidka-s-kuratorkou” takes registrations. `npm run guests` lists the events.',
  )
})

describe('a registration by hand', () => {
  test('is stored as one by the form, except that its notice is “by hand”', async () => {
    const noMail = 'No mail is sent, because mail is not set up.'
    expect(await guests.add(tour, jana)).toBe(`Registered for anglicka-prohlidka: 3 persons. ${noMail}`)
    expect(await guests.add(invitation, { ...jana, persons: 2 })).toBe(
      `Registered for vecer-pro-zvane: 2 persons. ${noMail}`,
    )
    expect(await outbox()).toEqual([])
    const common = { full_name: 'Jana Nová', email: 'Jana@example.org', locale: 'en', notice_version: 'by hand' }
    expect(await rows()).toEqual([
      { event_id: tour, ...common, attendance: null, persons: 3 },
      { event_id: invitation, ...common, attendance: 'plusOne', persons: null },
    ])
  })

  test('gets the same mail as by the form if mail is set up', async () => {
    await mailIsSetUp(true)
    expect(await guests.add(tour, jana)).toBe(
      'Registered for anglicka-prohlidka: 3 persons. A mail to the guest is queued.',
    )
    expect(await outbox()).toEqual(['registered Jana@example.org'])
    expect(await guests.overview()).toContain('anglicka-prohlidka: 1 mail (registered) waiting to be sent.')
  })

  test('joins the waiting list of a full event on request only, and never exceeds the capacity', async () => {
    await fillTour()
    const anna = { ...jana, email: 'anna@example.org', persons: 1 }
    await expect(guests.add(tour, anna)).rejects.toThrow('To put the person on the waiting list, add --waiting.')
    expect(await guests.add(tour, { ...anna, waiting: true })).toBe(
      'On the waiting list of anglicka-prohlidka: 1 person. A mail to the guest is queued.',
    )
    expect(await storedSeats(sql, tour)).toEqual({ taken: 2, counted: 2, capacity: 2 })
    await registered(invitation, 'karel@example.org', { capacity: 2 })
    await expect(guests.add(invitation, { ...anna, waiting: true })).rejects.toThrow(
      'There are not enough places left.',
    )
  })

  test('creates an event that the database does not have yet, and the next build updates it', async () => {
    await guests.add(tour, jana)
    expect(await storedSeats(sql, tour)).toEqual({ taken: 3, counted: 3, capacity: 60 })
    await registered(tour, 'karel@example.org', { capacity: 7 })
    expect(await storedSeats(sql, tour)).toEqual({ taken: 5, counted: 5, capacity: 7 })
  })

  test('does not change an event of the published site, whatever the content on this machine says', async () => {
    await registered(tour, 'karel@example.org', { capacity: 4 })
    await expect(guests.add(tour, jana)).rejects.toThrow('There are not enough places left.')
    expect(await storedSeats(sql, tour)).toEqual({ taken: 2, counted: 2, capacity: 4 })
    await registered(tour, 'eva@example.org', { capacity: 5, ...builtLater(1), ...seatsIn('programme', 1) })
    await guests.add(tour, { ...jana, persons: 2 })
    expect(await storedSeats(sql, tour)).toEqual({ taken: 5, counted: 5, capacity: 5 })
  })

  test('is refused as by the form, in words for the organiser', async () => {
    await guests.add(tour, jana)
    await expect(guests.add(tour, jana)).rejects.toThrow(
      'This e-mail address is registered for the event already, or waits for a place.',
    )
    await expect(guests.add(workshop, jana)).rejects.toThrow('Registration is not open yet.')
    await expect(guests.add('dilna-barvy', jana)).rejects.toThrow('change “capacity” or “availability” in the content')
    await registered(invitation, 'karel@example.org', { closesAt: new Date('2021-05-04T12:00:00Z') })
    await expect(guests.add(invitation, { ...jana, persons: 1 })).rejects.toThrow('Registration is closed.')
    for (let event = 1; event < 10; event++) await registered(`akce-${event}`, 'jana@example.org')
    await expect(guests.add('rano-u-okna', jana)).rejects.toThrow('Try again later.')
  })

  test.each([
    [tour, { name: 'J' }, '--add: this is not the name of a person.'],
    [tour, { email: 'jana@' }, '--email: this is not a valid e-mail address.'],
    [
      tour,
      { email: 'jana\u200b@example.org' },
      '--email: this has an invisible character (U+200B) after “jana”, probably from copying.',
    ],
    [tour, { persons: 11 }, '--persons: write a whole number from 1 to 10.'],
    [tour, { persons: 0 }, '--persons: write a whole number from 1 to 10.'],
    [tour, { persons: 1.5 }, '--persons: write a whole number from 1 to 10.'],
    [tour, { persons: NaN }, '--persons: write a whole number from 1 to 10.'],
    ['dilna-otisku', { waiting: true }, '--persons: the event has 2 places in all, so they would wait in vain.'],
    [invitation, { persons: 3 }, '--persons: write a whole number from 1 to 2.'],
    [invitation, { persons: NaN }, '--persons: write a whole number from 1 to 2.'],
  ])('for %s with %j is not stored', async (event, changes, message) => {
    await expect(guests.add(event, { ...jana, ...changes })).rejects.toThrow(message)
    expect(await rows()).toEqual([])
  })
})

describe('cancelling', () => {
  test('frees the seats of one registration, however its address is written', async () => {
    await registered(tour, 'Jana@example.org')
    await registered(tour, 'karel@example.org')
    expect(await guests.cancel(' jana@EXAMPLE.org ')).toBe('Cancelled for anglicka-prohlidka, which frees 2 places.')
    expect(await storedSeats(sql, tour)).toEqual({ taken: 2, counted: 2, capacity: 60 })
    await expect(guests.cancel('jana@example.org')).rejects.toThrow('Nobody is registered with this e-mail address.')
  })

  test('sends a mail to the guest and to those who move up', async () => {
    await fillTour()
    expect(await guests.cancel('jana@example.org')).toBe(
      'Cancelled for anglicka-prohlidka, which frees 2 places. 1 registration moved up from the waiting list. A mail to the guest is queued.',
    )
    expect(await outbox()).toEqual([
      'cancelled jana@example.org',
      'promoted karel@example.org',
      'waiting eva@example.org',
    ])
  })

  test('takes a guest from the waiting list', async () => {
    await fillTour()
    expect(await guests.cancel('karel@example.org')).toBe(
      'Cancelled for anglicka-prohlidka. A mail to the guest is queued.',
    )
    expect(await storedSeats(sql, tour)).toEqual({ taken: 2, counted: 2, capacity: 2 })
  })

  test('sends the mail after the event, too: it is the last place that has the address', async () => {
    await mailIsSetUp(true)
    await registered(tour, 'jana@example.org', { endsAt: new Date('2021-05-04T20:00:00Z') })
    expect(await guests.cancel('jana@example.org')).toBe(
      'Cancelled for anglicka-prohlidka, which frees 2 places. A mail to the guest is queued.',
    )
  })

  test('asks for the event if the address is registered for several', async () => {
    for (const event of [tour, invitation]) await registered(event, 'jana@example.org')
    await expect(guests.cancel('jana@example.org')).rejects.toThrow(
      'This e-mail address is registered for several events: anglicka-prohlidka, vecer-pro-zvane. Choose one with --event.',
    )
    expect(await guests.csv()).toMatch(/"anglicka-prohlidka","registered"[^]*"vecer-pro-zvane","registered"/)
    await guests.cancel('jana@example.org', invitation)
    expect(await guests.csv(invitation)).not.toContain('jana@example.org')
    expect(await guests.csv(tour)).toContain('jana@example.org')
  })
})

test('the list for the door has the event of the content and its guests', async () => {
  await guests.add(tour, jana)
  const page = await guests.doorList(tour, 'en')
  expect(page).toContain('<h1>Tour in English</h1>')
  expect(page).toContain('Sunday 22\u00a0May 2044, 11:30–12:30')
  expect(page).toContain('Jana <strong>Nová</strong>')
  await registered('lonska-dilna', 'karel@example.org')
  await expect(guests.doorList('lonska-dilna', 'cs')).rejects.toThrow(
    'The content has no event “lonska-dilna” that takes registrations.',
  )
})

describe('sending the mail of a registration again', () => {
  test('queues it for each event of the address that is not over', async () => {
    await fillTour()
    await registered(workshop, 'karel@example.org')
    await registered('dilna-beze-jmena', 'karel@example.org', { endsAt: new Date('2021-05-04T20:00:00Z') })
    await registered('lonska-dilna', 'karel@example.org')
    await sql`update private.outbox set sent_at = now(), token = null`
    expect(await guests.resend(' Karel@EXAMPLE.org')).toBe(
      'Queued: 2 mails for anglicka-prohlidka, dilna-papiru.\nNo mail is sent for what is over or not in the content: dilna-beze-jmena, lonska-dilna.',
    )
    expect(await outbox()).toEqual(['registered karel@example.org', 'waiting karel@example.org'])
  })

  test('is about one event with a slug', async () => {
    await fillTour()
    await sql`update private.outbox set sent_at = now(), token = null`
    expect(await guests.resend('jana@example.org', tour)).toBe('Queued: 1 mail for anglicka-prohlidka.')
    expect(await outbox()).toEqual(['registered jana@example.org'])
  })

  test('is refused where no mail would be sent', async () => {
    await mailIsSetUp(true)
    await registered(tour, 'jana@example.org', { endsAt: new Date('2021-05-04T20:00:00Z') })
    await expect(guests.resend('jana@example.org')).rejects.toThrow(
      'No mail is sent for what is over or not in the content: anglicka-prohlidka.',
    )
    await expect(guests.resend('karel@example.org')).rejects.toThrow('Nobody is registered with this e-mail address.')
    await mailIsSetUp(false)
    await expect(guests.resend('jana@example.org')).rejects.toThrow(
      'Mail is not set up, so none can be sent. Run `npm start`, which has a mail server of its own, and wait a minute.',
    )
  })
})

describe('cleaning up', () => {
  const flood = (count: number, domain: string) =>
    Promise.all(
      Array.from({ length: count }, (_, index) => registered(tour, `bot.${index}@${domain}`, { capacity: 500 })),
    )

  test('finds the registrations of a domain, shows them, and cancels them all without a mail', async () => {
    await mailIsSetUp(true)
    await flood(130, 'flood.example')
    await registered(tour, 'jana@example.org')
    await sql`delete from private.outbox`
    const wanted = { domain: 'flood.example' }
    const preview = await guests.cleanUp('cancel-without-mail', wanted, false).catch((error: Error) => error.message)
    expect(preview).toMatch(/^Name +E-mail +Event +State +Places +Registered\n/)
    expect(preview).toContain('bot.129@flood.example')
    expect(preview).not.toContain('jana@example.org')
    expect(preview).toMatch(/\n\n130 registrations, 260 places\. To confirm that this cancels them, add --yes\.$/)
    expect(await guests.cleanUp('cancel-without-mail', wanted, true)).toBe(
      'Cancelled: 130 of 130 registrations, 260 places.',
    )
    expect(await outbox()).toEqual([])
    expect(await guests.table(tour)).toContain('1 registration, 2 persons')
    await expect(guests.cleanUp('cancel', wanted, true)).rejects.toThrow('No registration was found.')
  })

  test('finds those of a time span, in the time zone of the exhibition, and erases them', async () => {
    await registered(tour, 'before@example.org')
    await sql`update private.registrations set created_at = '2044-05-01T06:59:00Z'`
    await registered(tour, 'during@example.org')
    await sql`update private.registrations set created_at = '2044-05-01T07:00:00Z' where created_at < '2044-01-01'`
    await registered(tour, 'after@example.org')
    // The clock in Helsinki is three hours ahead.
    const span = { from: '2044-05-01 10:00', until: '2044-05-01 10:01' }
    expect(await guests.cleanUp('erase', span, true)).toBe('Erased: 1 of 1 registration, 2 places.')
    expect(await guests.table(tour)).not.toContain('during@example.org')
    await expect(guests.cleanUp('erase', { from: 'yesterday' }, true)).rejects.toThrow(
      '--from: write a date and a time, such as "2025-09-01 10:00".',
    )
  })

  test('can send each guest the mail that says so', async () => {
    await mailIsSetUp(true)
    await flood(2, 'flood.example')
    await guests.cleanUp('cancel', { slug: tour, domain: 'flood.example' }, true)
    expect(await sql`select kind, email from private.outbox where kind = 'cancelled'`).toHaveLength(2)
  })
})

describe('a message to the guests of an event', () => {
  const message = `subject:
  cs: Prohlídka se přesouvá
  en: The tour moves
text:
  cs: Začínáme v 17 hodin.
  en: We start at 5 p.m.
`

  /** Sends the message from a file. */
  async function tell(event: string, confirmed: boolean, text = message): Promise<string> {
    let answer = ''
    await inFolder({ 'message.yaml': text }, async (folder) => {
      answer = await guests
        .tell(event, path.join(folder, 'message.yaml'), { yes: confirmed, again: false })
        .catch((error: Error) => error.message)
    })
    return answer
  }

  test('goes to the organiser alone as a test, without a link', async () => {
    await fillTour()
    await sql`delete from private.outbox`
    await inFolder({ 'message.yaml': message }, async (folder) => {
      const test = { email: 'me@gallery.example', locale: 'en' } as const
      expect(await guests.tell(tour, path.join(folder, 'message.yaml'), { yes: false, again: false, test })).toBe(
        'Queued: a test (en) to me@gallery.example, and no mail to a guest.',
      )
    })
    expect(await sql`select kind, email, locale, subject, token, is_test from public.claim_mail()`).toEqual([
      {
        kind: 'message',
        email: 'me@gallery.example',
        locale: 'en',
        subject: 'The tour moves',
        token: null,
        is_test: true,
      },
    ])
    // The test is not the message.
    expect(await tell(tour, true)).toBe('Queued: 3 mails for anglicka-prohlidka.')
  })

  test('is not sent again within 24 hours by mistake', async () => {
    await fillTour()
    await tell(tour, true)
    expect(await tell(tour, true)).toBe(
      'This message went to this event within the last 24 hours. To send it once more, add --again.',
    )
    await inFolder({ 'message.yaml': message }, async (folder) => {
      const again = { yes: true, again: true }
      expect(await guests.tell(tour, path.join(folder, 'message.yaml'), again)).toContain('Queued: 3 mails')
    })
  })

  test('is queued only with a confirmation, which says to how many it goes', async () => {
    await fillTour()
    await sql`update private.outbox set sent_at = now(), token = null`
    expect(await tell(tour, false)).toBe(
      [
        'This sends a mail to 3 guests of anglicka-prohlidka: 1 registered, 2 on the waiting list.',
        '  cs  Prohlídka se přesouvá',
        '  en  The tour moves',
        'To confirm, add --yes. To see the mail first, add --test YOUR-ADDRESS instead.',
      ].join('\n'),
    )
    expect(await outbox()).toEqual([])
    expect(await tell(tour, true)).toBe('Queued: 3 mails for anglicka-prohlidka.')
    expect(await outbox()).toEqual(['message eva@example.org', 'message jana@example.org', 'message karel@example.org'])
    const [stored] = await sql`select subject, text from private.messages`
    expect(stored).toEqual({
      subject: { cs: 'Prohlídka se přesouvá', en: 'The tour moves' },
      text: { cs: 'Začínáme v 17 hodin.', en: 'We start at 5 p.m.' },
    })
  })

  test('is refused if nobody would get it, or if it is not complete', async () => {
    await fillTour()
    await registered('lonska-dilna', 'karel@example.org')
    expect(await tell('lonska-dilna', true)).toBe('The content has no event “lonska-dilna” that takes registrations.')
    expect(await tell(workshop, true)).toBe('Nobody is registered for dilna-papiru, or waits.')
    expect(await tell('anglicka-prohlidky', true)).toBe(
      'No event “anglicka-prohlidky” takes registrations. Did you mean “anglicka-prohlidka”?',
    )
    expect(await tell(tour, true, message.replace(/ {2}en: We.*\n/, ''))).toContain('“text” › in English: is missing.')
    await mailIsSetUp(false)
    expect(await tell(tour, true)).toMatch(/^Mail is not set up, so none can be sent\./)
    expect(await sql`select from private.messages`).toEqual([])
  })
})

test('for the published site, both say where the links in the mails lead, and need to know it', async () => {
  await fillTour()
  const guests = guestsOfPublishedSite()
  jest.replaceProperty(process, 'env', { ...process.env, GATSBY_SITE_URL: 'https://example.org' })
  expect(await guests.resend('jana@example.org')).toBe(
    'Queued: 1 mail for anglicka-prohlidka. Links lead to https://example.org.',
  )
  await mailIsSetUp(false)
  await expect(guests.resend('jana@example.org')).rejects.toThrow(
    'Mail is not set up, so none can be sent. Set SMTP_URL and MAIL_FROM, publish the site, and wait five minutes.',
  )
  jest.replaceProperty(process, 'env', { ...process.env, GATSBY_SITE_URL: '' })
  await expect(guests.resend('jana@example.org')).rejects.toThrow('GATSBY_SITE_URL is not set.')
})

describe('for the published site, the commands that create an event on this machine', () => {
  const endsAt = new Date('2044-05-21T19:00:00Z')
  const events = () => sql`select * from private.events`

  /** What each does: `--add`, `--invite` and `--door`. */
  const commands: [string, (guests: Guests) => Promise<string>][] = [
    ['--add', (guests) => guests.add(invitation, { ...jana, persons: 1 })],
    [
      '--invite',
      (guests) =>
        inFolder({ 'guests.csv': 'name,email\nEva Malá,eva@example.org\n' }, (folder) =>
          guests.invite(
            path.join(folder, 'guests.csv'),
            { csv: path.join(folder, 'links.csv') },
            { yes: false, again: false },
          ),
        ),
    ],
    ['--door', (guests) => guests.openDoor('cs', invitation)],
  ]
  beforeEach(() => {
    jest.replaceProperty(process, 'env', { ...process.env, GATSBY_SITE_URL: 'https://example.org' })
  })

  test.each(commands)('refuse an event that it does not have, and create none: %s', async (_option, act) => {
    await registered(tour, 'karel@example.org')
    const before = await events()
    await expect(act(guestsOfPublishedSite())).rejects.toThrow(
      'The published site does not have “vecer-pro-zvane”. Publish it, and wait five minutes.',
    )
    expect(await events()).toEqual(before)
    expect(await act(guests)).toContain(invitation)
  })

  test.each(commands)('refuse an event that it has at another time, and change nothing: %s', async (_option, act) => {
    await registered(invitation, 'karel@example.org', { endsAt: new Date('2044-05-21T20:30:00Z') })
    const before = await events()
    await expect(act(guestsOfPublishedSite())).rejects.toThrow(
      '“vecer-pro-zvane” ends at 2044-05-21 23:30 on the published site, and at 2044-05-21 22:00 in the content on this machine. Publish this content, or use the published one.',
    )
    expect(await events()).toEqual(before)
  })

  test.each(commands)('change no fact of an event that it has: %s', async (_option, act) => {
    await registered(invitation, 'karel@example.org', {
      capacity: 7,
      retentionDays: 3,
      endsAt,
      ...builtLater(-24 * 365),
    })
    const before = await events()
    expect(await act(guestsOfPublishedSite())).toContain(invitation)
    const [event] = await events()
    expect({ ...event, taken: before[0]!.taken as number }).toEqual(before[0])
  })
})

test('the overview says which mails have not been sent, and why', async () => {
  const guest = (email: string) => newSubmission({ event: tour, email, capacity: 25, ...seatsIn('programme', 1) })
  for (const email of ['jana@example.org', 'karel@example.org', 'eva@example.org']) {
    await registerWithMail(sql, guest(email))
  }
  const claim = async () => (await sql<{ id: string }[]>`select id from public.claim_mail()`)[0]!.id
  await sql`select public.record_mail(${await claim()}, 1, 'mail_address', 550, true)`
  await sql`select public.record_mail(${await claim()}, 1, 'mail_unreachable', null, false)`
  expect((await guests.overview()).split('\n').slice(-3).sort()).toEqual([
    'anglicka-prohlidka: 1 mail (registered) not sent, and not tried again: the mail server refuses the address for good (550).',
    'anglicka-prohlidka: 1 mail (registered) waiting to be sent.',
    'anglicka-prohlidka: 1 mail (registered) waiting to be sent: the mail server cannot be reached.',
  ])
})
