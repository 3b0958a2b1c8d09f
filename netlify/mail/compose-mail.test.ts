/** @jest-environment node */
import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { simpleParser, type ParsedMail } from 'mailparser'
import MailComposer from 'nodemailer/lib/mail-composer'
import { mailFacts, sender } from '../testing/testing-mail'
import { inEachLanguage, locales } from '../../src/i18n/locales'
import { isName, normaliseName } from '../../src/registration/name'
import type { ClaimedMail } from '../storage/database-types'
import { composeMail } from './compose-mail'
import { textsIn, type MailEvent, type MailFacts } from './mail-facts'

const claimed: ClaimedMail = {
  id: '0c8f2a5e-6a51-4c0e-9a53-3b0d6f3e8b11',
  attempt: 1,
  kind: 'registered',
  event: 'dilna',
  locale: 'cs',
  full_name: 'Ludmila Střeštíková',
  email: 'ludmila@guest.example',
  state: 'registered',
  seats: 2,
  token: '0123456789abcdef0123456789abcdef',
  link: 'registration',
  subject: null,
  message: null,
  others: [],
  is_test: false,
}

/** What differs in a mail of each kind. */
const waiting = { kind: 'waiting', state: 'waiting' } as const
const promoted = { kind: 'promoted' } as const
const changed = { kind: 'changed' } as const
const upcoming = { kind: 'upcoming' } as const
const cancelled = { kind: 'cancelled', state: 'cancelled', token: null } as const
const invited = { event: 'vecer', link: 'personalInvitation' } as const
const invitation = { ...invited, kind: 'invitation', state: null } as const
const reminder = { ...invitation, kind: 'reminder' } as const
const address = { kind: 'address', email: 'nova@guest.example' } as const
const moved = { kind: 'moved', token: null } as const
const message = { kind: 'message', subject: 'Jiné místo', message: 'Sejdeme se jinde.' } as const

/** Composes a mail, writes it as Nodemailer does, and reads it as a mail program does. */
const mailOf = async (...args: Parameters<typeof sourceOf>): Promise<ParsedMail> =>
  simpleParser(await sourceOf(...args))

const sourceOf = (changes: Partial<ClaimedMail> = {}, facts: MailFacts = mailFacts): Promise<Buffer> =>
  new MailComposer(composeMail({ ...claimed, ...changes }, facts, sender)!).compile().build()

/** The mails of every kind about every event, and in every language. */
const allMails = () =>
  Promise.all(
    [
      ...[
        {},
        waiting,
        promoted,
        changed,
        upcoming,
        address,
        moved,
        { ...changed, ...waiting },
        cancelled,
        message,
      ].flatMap((kind) => [
        { ...kind, event: 'dilna' },
        { ...kind, event: 'vecer' },
        { ...kind, ...invited },
      ]),
      { ...cancelled, token: claimed.token },
      { ...cancelled, ...invited, token: claimed.token },
      invitation,
      reminder,
    ].flatMap((kind) => locales.map((locale) => mailOf({ ...kind, locale }))),
  )

const addresses = (field: ParsedMail['to']) => [field ?? []].flat().flatMap(({ value }) => value)

test('the confirmation of an event of the programme says what, when, where, who and how many, in Czech', async () => {
  const { from, to, replyTo, subject, text, messageId } = await mailOf()
  expect(addresses(from)).toEqual([{ name: 'Sedm', address: sender }])
  expect(addresses(to)).toEqual([{ name: 'Ludmila Střeštíková', address: 'ludmila@guest.example' }])
  expect(addresses(replyTo)).toMatchObject([{ address: 'sedm@majakka.example' }])
  expect(subject).toBe('Vaše registrace: Title (cs)')
  expect(messageId).toBe('<0c8f2a5e-6a51-4c0e-9a53-3b0d6f3e8b11@sedm.example>')
  expect(text).toBe(`Dobrý den, místo pro vás držíme. Těšíme se na vás.

Akce: Title (cs)
Kdy: Time (cs)
Kde: Place (cs)
Jméno: Ludmila Střeštíková
Počet míst: 2
https://sedm.example/program/dilna

Pěší trasa (Mapy.com):
https://walk.example/?to=programme&by=foot
Místo na mapě (OpenStreetMap):
https://map.example/programme#map

Příloha přidá akci do vašeho kalendáře, nebo ji v\u00a0něm opraví.

Změnit nebo zrušit registraci:
https://sedm.example/registrace?t=0123456789abcdef0123456789abcdef
Odkaz je jen pro vás a\u00a0platí do konce akce.

Neregistrovali jste se? Někdo se spletl v\u00a0adrese. Otevřete prosím odkaz a\u00a0odhlaste se tam.

Sedm
sedm@majakka.example
+420 555 123 456
`)
})

test('the confirmation is in the language of the visitor', async () => {
  const { from, subject, text, html } = await mailOf({ locale: 'en' })
  expect(addresses(from)).toEqual([{ name: 'Seven', address: sender }])
  expect(subject).toBe('Your registration: Title (en)')
  expect(text).toContain('When: Time (en)')
  expect(html).toContain('<html lang="en">')
})

test('the guests of the event by invitation get other words', async () => {
  expect((await mailOf({ event: 'vecer' })).subject).toBe('Jste na seznamu: Title (cs)')
  expect((await mailOf({ event: 'vecer', locale: 'en' })).text).toContain('you are on the guest list')
})

test.each([
  ['registered', {}],
  ['promoted', promoted],
  ['changed', changed],
  ['reminded', upcoming],
])('the mail to a guest who is %s has what the invitation has: dress code, hostess, way and map', async (_, kind) => {
  for (const guest of [{ event: 'vecer' }, invited]) {
    const { text } = await mailOf({ ...kind, ...guest, locale: 'en' })
    for (const each of [
      'Dress code: Dress code (en)\n',
      '\n\nJust give your name to the hostess at the entrance.\n\n',
      '\nWalking directions (Mapy.com):\nhttps://walk.example/?to=invitation&by=foot\n',
      '\nThe place on the map (OpenStreetMap):\nhttps://map.example/invitation#map\n',
    ]) {
      expect(text?.split(each)).toHaveLength(2)
    }
  }
})

test('an event of the programme has no hostess', async () => {
  expect((await mailOf({ locale: 'en' })).text).not.toMatch(/hostess|Dress code/)
})

test.each([waiting, { ...changed, ...waiting }, cancelled, message])(
  'a guest who has no seat, or gets a message of the organiser, reads neither the dress code nor the way: %j',
  async (kind) => {
    const { text } = await mailOf({ ...kind, ...invited, locale: 'en' })
    expect(text).not.toMatch(/Dress code|hostess|walk\.example|map\.example/)
  },
)

test('the way to a place in the venue is a page of the site; a place that is on no map has none', async () => {
  const withWay = (way: MailEvent['way']) => {
    const event = inEachLanguage((locale) => ({ ...mailFacts.events.dilna![locale], way }))
    return mailOf({ locale: 'en' }, { ...mailFacts, events: { dilna: event } })
  }
  const { text, html } = await withWay([{ by: 'contact', url: '/en#contact' }])
  expect(text).toContain('How to find us:\nhttps://sedm.example/en#contact\n')
  expect(html).toContain('<a href="https://sedm.example/en#contact" style="color: inherit">How to find us</a>')
  expect((await withWay([])).text).toMatch(/\/program\/dilna\n\nThe attachment/)
})

test('no mail is answered by an absence notice', async () => {
  for (const { headers } of await allMails()) {
    expect(headers.get('auto-submitted')).toBe('auto-generated')
    expect(headers.get('x-auto-response-suppress')).toBe('DR, RN, NRN, OOF, AutoReply')
  }
})

test.each([
  ['invitation', 'cs', invitation, 'https://sedm.example/pozvanka?t=0123456789abcdef0123456789abcdef'],
  ['reminder', 'en', reminder, 'https://sedm.example/en/invitation?t=0123456789abcdef0123456789abcdef'],
] as const)('with one click, a mail program can decline for a guest (RFC 8058): %s in %s', async (...row) => {
  const [, locale, kind, address] = row
  const source = (await sourceOf({ ...kind, locale })).toString()
  // Mail providers read the address without unfolding what is broken within it.
  expect(source).toContain(`<${address}>\r\n`)
  const { headerLines } = await simpleParser(source)
  const valueOf = (name: string) => headerLines.find(({ key }) => key === name)?.line.replace(/^[\w-]+:\s*/, '')
  expect(valueOf('list-unsubscribe')).toBe(`<${address}>`)
  expect(valueOf('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
})

test('other mails are not a list from which one unsubscribes', async () => {
  for (const kind of [
    {},
    waiting,
    promoted,
    changed,
    cancelled,
    message,
    { ...cancelled, ...invited, token: claimed.token },
  ]) {
    expect((await mailOf({ ...invited, ...kind })).headers.has('list')).toBe(false)
  }
})

test('a guest who waits reads that there is no seat yet, and can leave the waiting list', async () => {
  const { subject, text, attachments } = await mailOf(waiting)
  expect(subject).toBe('Jste na čekací listině: Title (cs)')
  expect(text).toContain('místo pro vás zatím nemáme')
  expect(text).toContain('Změnit údaje nebo se odhlásit z\u00a0čekací listiny:\nhttps://sedm.example/registrace?t=0123')
  expect(text).not.toContain('kalendář')
  expect(attachments).toEqual([])
  expect((await mailOf({ ...waiting, locale: 'en' })).text).toContain(
    'Change your details or leave the waiting list:\nhttps://sedm.example/en/registration?t=0123',
  )
})

test('a guest who is expected reads how to find the place from its door, one who waits does not', async () => {
  const wayInside = 'Ring the bell “Dune”.'
  const dilna = inEachLanguage((locale) => ({ ...mailFacts.events.dilna![locale], wayInside }))
  const facts = { ...mailFacts, events: { ...mailFacts.events, dilna } }
  expect((await mailOf({}, facts)).text).toContain(`\n\n${wayInside}\n\n`)
  expect((await mailOf(waiting, facts)).text).not.toContain(wayInside)
})

test('the reminder has when and where, the way, the calendar file, and the link for whoever cannot come', async () => {
  const { subject, text, attachments } = await mailOf({ ...upcoming, seats: 1 })
  expect(subject).toBe('Už brzy: Title (cs)')
  expect(attachments.map(({ filename }) => filename)).toEqual(['dilna.ics'])
  const parts = [
    'Dobrý den, připomínáme akci, na které pro vás držíme místo. Těšíme se na vás.\n\nAkce: Title (cs)\nKdy: Time (cs)\n',
    '\nPočet míst: 1\nhttps://sedm.example/program/dilna\n\nPěší trasa (Mapy.com):\n',
    '\n\nPříloha přidá akci do vašeho kalendáře, nebo ji v\u00a0něm opraví.\n\nNemůžete přijít? Registraci prosím zrušte, ',
    'Místo tak může dostat někdo jiný.\n\nZměnit nebo zrušit registraci:\nhttps://sedm.example/registrace?t=0123',
  ]
  for (const part of parts) expect(text).toContain(part)
  expect(text).not.toContain('Neregistrovali jste se?')
  expect((await mailOf({ ...upcoming, locale: 'en' })).text).toContain(
    '\n\nUnable to come? Please cancel your registration, even at the last moment, so that somebody else can have the place.\n\nChange or cancel your registration:\nhttps://sedm.example/en/registration?t=0123',
  )
})

test('a reminder that finds the event called off says that', async () => {
  const event = inEachLanguage((locale) => ({ ...mailFacts.events.dilna![locale], cancelled: true }))
  const { subject, text } = await mailOf(upcoming, { ...mailFacts, events: { dilna: event } })
  expect(subject).toBe('Akce je zrušená: Title (cs)')
  expect(text).not.toContain('Nemůžete přijít?')
})

test('a guest who moves up from the waiting list gets the good news, and the calendar file', async () => {
  const { subject, text, attachments } = await mailOf(promoted)
  expect(subject).toBe('Máte místo: Title (cs)')
  expect(text).toContain('Místo se uvolnilo a\u00a0držíme ho pro vás.')
  expect(text).toContain('Změnit nebo zrušit registraci:')
  expect(attachments).toHaveLength(1)
})

test('after a change, the mail says what is registered now', async () => {
  const { subject, text, attachments } = await mailOf({ ...changed, seats: 1, locale: 'en' })
  expect(subject).toBe('Your registration has changed: Title (en)')
  expect(text).toContain('Places: 1')
  expect(attachments).toHaveLength(1)
})

test('after a change, who waits still has no seat and no calendar file', async () => {
  const { text, attachments } = await mailOf({ ...waiting, ...changed, locale: 'en' })
  expect(text).toContain('You are still on the waiting list.')
  expect(text).toContain('Change your details or leave the waiting list:')
  expect(attachments).toEqual([])
})

test('after a cancellation, the mail of a guest who cannot take that back has no link with a secret, no calendar file and no seats', async () => {
  const { subject, text, attachments } = await mailOf(cancelled)
  expect(subject).toBe('Odhlášeno: Title (cs)')
  expect(text).toContain('Kdy: Time (cs)')
  expect(text).toContain('https://sedm.example/program/dilna')
  expect(text).not.toMatch(/\?t=|Počet míst|Ludmila/)
  expect(attachments).toEqual([])
})

test('a guest with one seat is offered a change too: of the name and the address', async () => {
  expect((await mailOf({ seats: 1 })).text).toContain('Změnit nebo zrušit registraci:')
})

test('a message has the subject and the text of the organiser, the event and the link', async () => {
  const written = 'Dobrý den,\n\nsejdeme se v parku,\nu fontány: https://mapy.example/?a=1&b=2.\n\n\n<b>Jana</b>\n'
  const { subject, text, html, attachments } = await mailOf({ ...message, message: written })
  expect(subject).toBe('Jiné místo')
  expect(text).toContain(
    'Dobrý den,\n\nsejdeme se v\u00a0parku,\nu\u00a0fontány: https://mapy.example/?a=1&b=2.\n\n<b>Jana</b>\n\nAkce: ',
  )
  expect(text).toContain('https://sedm.example/registrace?t=0123')
  expect(html).toContain('>Dobrý den,</p>')
  expect(html).toContain(
    '<br>\nu\u00a0fontány: <a href="https://mapy.example/?a=1&amp;b=2" style="color: inherit">https://mapy.example/?a=1&amp;b=2</a>.</p>',
  )
  expect(html).toContain('>&lt;b&gt;Jana&lt;/b&gt;</p>')
  // It corrects the entry in the calendar, if the event was moved.
  expect(attachments.map(({ filename }) => filename)).toEqual(['dilna.ics'])
})

test.each([invitation, reminder])(
  'the test of an invitation is for as many as the event allows, and leads to no public page',
  async (kind) => {
    const { text } = await mailOf({ ...kind, is_test: true, seats: 1, token: null, link: 'registration' })
    expect(text).toContain('Nejvyšší počet míst: 2')
    expect(text).not.toContain(`${mailFacts.siteUrl}${mailFacts.events.vecer!.cs.path}`)
  },
)

test('a message to somebody who waits has the link to leave the waiting list, and promises no seats', async () => {
  const { text } = await mailOf({ ...message, state: 'waiting' })
  expect(text).toContain('Změnit údaje nebo se odhlásit z\u00a0čekací listiny:')
  expect(text).toMatch(/\nPočet míst, na\s?která čekáte: \d\n/)
})

test('an invitation has the text of the content, for how many it is, the personal link, and where the address comes from', async () => {
  const { subject, text, attachments } = await mailOf(invitation)
  expect(subject).toBe('Zveme vás: Title (cs)')
  expect(attachments).toEqual([])
  expect(text).toMatch(/^Dobrý den, srdečně vás zveme\./)
  expect(text?.slice(text.indexOf('\n'))).toBe(`

Description (cs).

Second paragraph.

Akce: Title (cs)
Kdy: Time (cs)
Kde: Place (cs)
Dress code: Dress code (cs)
Jméno: Ludmila Střeštíková
Nejvyšší počet míst: 2

Pozvánka platí pro 2\u00a0osoby.
Condition 1 (cs).
Condition 2 (cs).

Pěší trasa (Mapy.com):
https://walk.example/?to=invitation&by=foot
Místo na mapě (OpenStreetMap):
https://map.example/invitation#map

Odpovědět na pozvánku:
https://sedm.example/pozvanka?t=0123456789abcdef0123456789abcdef
Odkaz je jen pro vás a\u00a0platí do konce akce.

${sourceIn(text)}

Sedm
sedm@majakka.example
+420 555 123 456
`)
})

test.each([
  ['cs', 1, 'Pozvánka platí pro jednu osobu.'],
  ['cs', 2, 'Pozvánka platí pro 2\u00a0osoby.'],
  ['cs', 5, 'Pozvánka platí pro 5\u00a0osob.'],
  ['en', 1, 'The invitation is valid for one person.'],
  ['en', 5, 'The invitation is valid for 5 people.'],
] as const)('an invitation and a reminder say for how many persons this invitation is (%s, %i)', async (...row) => {
  const [locale, seats, sentence] = row
  for (const kind of [invitation, reminder]) {
    const { text } = await mailOf({ ...kind, locale, seats })
    expect(text).toContain(`\n\n${sentence}\nCondition 1 (${locale}).\n`)
  }
})

test('no mail to a guest with an invitation leads to the public page, which may name another number of persons', async () => {
  for (const kind of [invitation, reminder, {}, promoted, changed, cancelled, message]) {
    expect((await mailOf({ ...kind, ...invited })).text).not.toContain('https://sedm.example/zvani')
  }
  expect((await mailOf({ event: 'vecer' })).text).toContain('\nhttps://sedm.example/zvani\n')
})

/** The paragraph about where the address comes from. */
const sourceIn = (text = '') => text.split('\n\n').find((paragraph) => /GDPR/.test(paragraph))

test.each([
  ['cs', invitation],
  ['en', invitation],
  ['cs', reminder],
  ['en', reminder],
] as const)(
  'an invitation and a reminder name the address to which one writes to be erased, and the page with details (%s)',
  async (locale, kind) => {
    const { text } = await mailOf({ ...kind, locale })
    expect(sourceIn(text)).toContain('sedm@majakka.example')
    expect(sourceIn(text)).toMatch(/ (Podrobnosti jsou na\s?stránce|The page behind the link)/)
  },
)

test('a reminder repeats the facts without the description', async () => {
  const { subject, text } = await mailOf({ ...reminder, locale: 'en' })
  expect(subject).toBe('Will you come? Title (en)')
  expect(text).not.toContain('Description')
  expect(text).toContain('Dress code: Dress code (en)\nName: Ludmila Střeštíková\nPlaces, at most: 2')
  expect(text).toContain('Answer the invitation:\nhttps://sedm.example/en/invitation?t=0123')
})

test('the mails to an invited guest link to the invitation, where one can also change to more seats', async () => {
  for (const kind of [{}, changed, promoted]) {
    const { text } = await mailOf({ ...kind, ...invited, seats: 1, locale: 'en' })
    expect(text).toContain('Change or cancel your registration:\nhttps://sedm.example/en/invitation?t=0123')
    expect(text).not.toContain('/registration?')
  }
})

test('an invited guest is not told that somebody mistyped an address', async () => {
  for (const kind of [{}, waiting]) {
    const { text } = await mailOf({ ...kind, ...invited, locale: 'en' })
    expect(text).toContain('Is this a mistake? Please reply to this e-mail.')
    expect(text).not.toContain('mistyped')
    expect((await mailOf({ ...kind, locale: 'en' })).text).toContain('mistyped')
  }
})

test('an invited guest who has cancelled can accept again, and reads nothing about an erasure', async () => {
  const { text } = await mailOf({ ...cancelled, ...invited, token: claimed.token, locale: 'en' })
  expect(text).toMatch(
    /^Hello, your registration is cancelled, and you are no longer on the list\.\n\nWhile registration is open, you can/,
  )
  expect(text).toContain('Answer the invitation:\nhttps://sedm.example/en/invitation?t=0123')
  expect(text).not.toMatch(/erase|register again/)
})

test('the mail about a cancellation promises to erase no sooner than the page with which a guest takes it back', async () => {
  expect((await mailOf({ ...cancelled, locale: 'cs' })).text).toMatch(/smažeme do\s24\shodin\./)
  expect((await mailOf({ ...cancelled, locale: 'en' })).text).toMatch(/Within\s24\shours we erase your name/)
})

test('a guest who can take a cancellation back has the link, and reads for how long', async () => {
  const withLink = { ...cancelled, token: claimed.token }
  for (const [locale, words] of [
    ['cs', 'Do\u00a024\u00a0hodin to můžete vzít zpět, pokud bude místo:\nhttps://sedm.example/registrace?t=0123'],
    ['en', 'Take it back within 24 hours, while there are places:\nhttps://sedm.example/en/registration?t=0123'],
  ] as const) {
    const { text } = await mailOf({ ...withLink, locale })
    expect(text).toContain(words)
    expect(text).not.toMatch(/platí do konce|works until/)
    expect((await mailOf({ ...cancelled, locale })).text).not.toContain('?t=')
  }
})

test('a guest without an invitation cannot register again where invitations are personal', async () => {
  const vecer = inEachLanguage((locale) => ({ ...mailFacts.events.vecer![locale], personal: true }))
  const facts = { ...mailFacts, events: { vecer } }
  const kind = { ...cancelled, event: 'vecer', locale: 'en' }
  expect((await mailOf(kind)).text).toContain('you can register again')
  expect((await mailOf(kind, facts)).text).not.toContain('again')
})

test('a guest whose invitation was revoked is offered nothing', async () => {
  const { text } = await mailOf({ ...cancelled, ...invited, locale: 'en' })
  expect(text).not.toMatch(/erase|again|\?t=/)
})

test.each([{}, waiting, promoted])('other events of the visitor at the same time are named: %j', async (kind) => {
  const { text } = await mailOf({ ...kind, others: ['vecer'] }, withPersonalInvitation('15:59'))
  expect(text).toContain(
    'Akce se časově kryje s\u00a0jinou, na kterou už jste přihlášeni: Title of the invitation, Time (cs).',
  )
})

test('an event that begins when the other ends is not at the same time', async () => {
  expect((await mailOf({ others: ['vecer', 'gone'] }, withPersonalInvitation('16:00'))).text).not.toContain(
    'Akce se časově kryje',
  )
})

test.each([changed, cancelled, message])('other events are not named again: %j', async (kind) => {
  expect((await mailOf({ ...kind, others: ['vecer'] }, withPersonalInvitation('15:00'))).text).not.toContain(
    'Akce se časově kryje',
  )
})

/** The facts with an invitation that starts at this time of the day of the workshop, which ends at 16:00. */
function withPersonalInvitation(starts: string): MailFacts {
  const startsAt = `2031-09-04T${starts}:00.000Z`
  const invitation = { ...mailFacts.events.vecer!.cs, title: 'Title of the invitation', startsAt, endsAt: '2031-09-04T20:00:00.000Z' } // oxfmt-ignore
  return { ...mailFacts, events: { ...mailFacts.events, vecer: inEachLanguage(() => invitation) } }
}

test('no mail has a text without its words, or a placeholder', async () => {
  for (const { subject, text } of await allMails())
    expect(`${subject}\n${text}`).not.toMatch(/mail:|\{\{|undefined|null/)
})

test('the HTML says the same as the text, without pictures, scripts and colours', async () => {
  for (const { text, html } of await allMails()) {
    const body = String(html).replace(/^[\s\S]*<body[^>]*>/, '')
    // The text shows the address of a link after its words.
    const linked = body.replace(/<a href="([^"]*)"[^>]*>(?!http)([^<]*)<\/a>/g, '$2: $1')
    const words = linked
      .replace(/<[^>]*>/g, ' ')
      .replaceAll('&amp;', '&')
      .split(/\s+/)
    expect(words.filter(Boolean)).toEqual(text?.split(/\s+/).filter(Boolean))
    expect(html).not.toMatch(/<(img|script|link|style)|background|color: (?!inherit)|url\(/)
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
  }
})

test('the HTML has the facts in a table, a time on one line, and a frame around the link for what the mail asks', async () => {
  const facts = structuredClone(mailFacts)
  facts.events.dilna!.cs.when = 'sobota 6. září 2025, 15:00–16:30'
  const html = String((await mailOf({}, facts)).html)
  const { document } = new JSDOM(html).window
  const [first, second] = [...document.querySelectorAll('tr')]
  expect(first?.querySelector('th[scope="row"]')?.textContent).toBe('Akce:')
  expect(second?.querySelector('td span')?.textContent).toBe('15:00–16:30')
  const framed = [...document.querySelectorAll<HTMLElement>('a[style*="border: 2px"]')]
  expect(framed.map(({ textContent }) => textContent)).toEqual(['Změnit nebo zrušit registraci'])
  expect(document.querySelector('p:last-child b')?.textContent).toBe('Sedm')
})

test('the calendar file of the site is attached as text/calendar', async () => {
  const { attachments } = await mailOf()
  expect(attachments).toHaveLength(1)
  expect(attachments[0]).toMatchObject({ filename: 'dilna.ics', contentType: 'text/calendar' })
  expect(attachments[0]?.content.toString()).toBe(mailFacts.events.dilna?.cs.calendar)
})

test('after the event, when no link is valid, a message has no calendar file', async () => {
  const { attachments, text } = await mailOf({ ...message, token: null })
  expect(attachments).toEqual([])
  expect(text).not.toContain('kalendář')
})

test('in development, where there is no calendar file, the mail does not mention one', async () => {
  const event = { ...mailFacts.events.dilna!.cs, calendar: null }
  const { attachments, text } = await mailOf({}, { ...mailFacts, events: { dilna: inEachLanguage(() => event) } })
  expect(attachments).toEqual([])
  expect(text).not.toContain('kalendář')
})

describe('an event that was called off', () => {
  const { dilna } = mailFacts.events
  const calledOff = inEachLanguage((locale) => ({ ...dilna![locale], cancelled: true }))
  const facts = { ...mailFacts, events: { ...mailFacts.events, dilna: calledOff } }

  test.each([
    ['registered', {}],
    ['waiting', waiting],
    ['promoted', promoted],
    ['changed', changed],
  ])('a mail that was to say %s says so instead', async (_, kind) => {
    const { subject, text } = await mailOf(kind, facts)
    expect(subject).toBe('Akce je zrušená: Title (cs)')
    expect(text).toMatch(/^Dobrý den, akce se nekoná/)
    expect(text).not.toContain('Těšíme se')
    expect(text).toContain(`/registrace?t=${claimed.token}`)
  })

  test('the calendar file comes with a message too, and the mail says what it does', async () => {
    for (const kind of [{}, message]) {
      const { attachments, text } = await mailOf(kind, facts)
      expect(attachments).toHaveLength(1)
      expect(text).toContain('Příloha označí akci ve vašem kalendáři jako zrušenou.')
    }
    expect((await mailOf({ ...message, state: 'waiting' }, facts)).attachments).toEqual([])
  })

  test('a message has the words of the organiser, who may have written it before, and says that the event is off', async () => {
    const { subject, text } = await mailOf(message, facts)
    expect(subject).toBe('Jiné místo')
    expect(text).toContain('Sejdeme se jinde.\n\nAkce je zrušená a\u00a0nekoná se.\n\nAkce: ')
    expect(text).not.toContain('Počet míst')
  })

  test('nobody is asked to cancel: neither who was registered by mistake, nor an invited guest, who cannot', async () => {
    expect((await mailOf({}, facts)).text).not.toContain('Neregistrovali jste se?')
    const { vecer } = mailFacts.events
    const evening = inEachLanguage((locale) => ({ ...vecer![locale], cancelled: true }))
    const { text } = await mailOf(invited, { ...mailFacts, events: { vecer: evening } })
    expect(text).not.toContain('?t=')
  })

  test.each([
    ['cs', 'můžete se zaregistrovat znovu'],
    ['en', 'you can register again'],
  ] as const)('a cancelled registration is confirmed, but cannot be made again (%s)', async (locale, again) => {
    const mail = await mailOf({ ...cancelled, locale })
    const calledOff = await mailOf({ ...cancelled, locale }, facts)
    expect(calledOff.subject).toBe(mail.subject)
    expect(mail.text).toContain(again)
    expect(calledOff.text).not.toContain(again)
  })

  test.each([
    ['registered', 'cs', {}, 'Nic dělat nemusíte.', 'Zrušit registraci:'],
    ['registered', 'en', {}, 'You need not do anything.', 'Cancel your registration:'],
    ['waiting', 'en', waiting, 'You need not do anything.', 'Leave the waiting list:'],
  ] as const)('a guest who is %s need not do anything, and can only cancel (%s)', async (_, locale, kind, ...words) => {
    const { text } = await mailOf({ ...kind, locale }, facts)
    for (const each of words) expect(text).toContain(each)
    expect(text).not.toMatch(/need not cancel|rušit nemusíte|[Cc]hange|Změnit/)
  })

  test.each([invitation, reminder, { ...cancelled, ...invited, token: claimed.token }])(
    'a mail that was to ask for an answer asks for none: %j',
    async (kind) => {
      const vecer = inEachLanguage((locale) => ({ ...mailFacts.events.vecer![locale], cancelled: true }))
      const { text, headers } = await mailOf({ ...kind, locale: 'en' }, { ...mailFacts, events: { vecer } })
      expect(text).toMatch(/^Hello, (we are sorry that we had to call this event off|your registration is cancelled)/)
      expect(text).not.toMatch(/\?t=|Condition|valid for|Description|again|link|Walking/)
      expect(headers.has('list')).toBe(false)
    },
  )

  test('it overlaps with no other event', async () => {
    expect((await mailOf({ event: 'vecer', others: ['dilna'] })).text).toContain('kryje')
    expect((await mailOf({ event: 'vecer', others: ['dilna'] }, facts)).text).not.toContain('kryje')
    expect((await mailOf({ others: ['vecer'] }, facts)).text).not.toContain('kryje')
  })
})

test('a language that the site no longer has becomes the default language', async () => {
  expect((await mailOf({ locale: 'fi' })).subject).toBe('Vaše registrace: Title (cs)')
})

test('an event that the content no longer has gets no mail', () => {
  expect(composeMail({ ...claimed, event: 'gone' }, mailFacts, sender)).toBeUndefined()
})

test('characters of HTML in a name or a title stay text', async () => {
  const title = 'Tusch & <b>Lavis</b>'
  const event = { ...mailFacts.events.dilna!.cs, title }
  const facts = { ...mailFacts, events: { dilna: inEachLanguage(() => event) } }
  const { html, text } = await mailOf({ full_name: `O'Hara & "Syn"` }, facts)
  expect(html).toContain('Tusch &amp; &lt;b&gt;Lavis&lt;/b&gt;')
  expect(html).toContain('O&#39;Hara &amp; &quot;Syn&quot;')
  expect(text).toContain(`O'Hara & "Syn"`)
})

const namePart = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom('\r\nBcc: all@example.org', '"', ',', ';', ':', '=?utf-8?q?=0ABcc:_a?=', '(', ')', '\\', 'Jan', 'Å'),
)

test('whatever name the form accepts, the mail has one recipient and no further header', async () => {
  const { headerLines } = await mailOf()
  const names = headerLines.map(({ key }) => key)
  await fc.assert(
    fc.asyncProperty(fc.array(namePart, { minLength: 1, maxLength: 5 }), async (parts) => {
      const name = normaliseName(`Ab${parts.join('')}`)
      fc.pre(isName(name))
      const mail = await mailOf({ full_name: name })
      expect(mail.headerLines.map(({ key }) => key)).toEqual(names)
      expect(addresses(mail.to)).toHaveLength(1)
      expect(addresses(mail.to)[0]).toMatchObject({ address: claimed.email })
    }),
    { numRuns: 300 },
  )
})

test('whatever subject an organiser or the content has, the mail gets no further header', async () => {
  const { headerLines } = await mailOf({ ...message })
  const names = headerLines.map(({ key }) => key)
  await fc.assert(
    fc.asyncProperty(fc.array(namePart, { minLength: 1, maxLength: 5 }), async (parts) => {
      const title = `Ab${parts.join('')}`
      const event = { ...mailFacts.events.dilna!.cs, title }
      const facts = { ...mailFacts, events: { dilna: inEachLanguage(() => event) } }
      for (const mail of [await mailOf({ ...message, subject: title }), await mailOf(waiting, facts)]) {
        expect(mail.headerLines.map(({ key }) => key)).toEqual(names)
        expect(addresses(mail.to)).toMatchObject([{ address: claimed.email }])
      }
    }),
    { numRuns: 100 },
  )
})

test('even a name with a line break, which the form refuses, adds no header', async () => {
  const full_name = 'Jan\r\nBcc: all@example.org\r\n\r\nText'
  expect(isName(normaliseName(full_name))).toBe(false)
  const mail = await mailOf({ full_name })
  expect(mail.headers.has('bcc')).toBe(false)
  expect(addresses(mail.to)).toMatchObject([{ address: claimed.email }])
})

test.each(locales)('a mail with links names each event with its own link, and no other (%s)', async (locale) => {
  const linked = { full_name: claimed.full_name, seats: 2 }
  const tokens = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [string, string, string]
  const mail = await mailOf({
    ...{ kind: 'links', event: '', state: null, token: null, locale },
    links: [
      { ...linked, event: 'dilna', state: 'registered', link: 'registration', token: tokens[0] },
      { ...linked, event: 'vecer', state: null, link: 'personalInvitation', token: tokens[1] },
      { ...linked, event: 'gone', state: 'waiting', link: 'registration', token: tokens[2] },
    ],
  })
  const text = mail.text!
  for (const slug of ['dilna', 'vecer']) {
    const { title, when } = mailFacts.events[slug]![locale]
    expect(text).toContain(title)
    expect(text).toContain(when)
  }
  expect(text).toContain(`?t=${tokens[0]}`)
  expect(text).toContain(`?t=${tokens[1]}`)
  expect(text).not.toContain(tokens[2])
  expect(text).toContain(textsIn(mailFacts, locale)('mail:links.note'))
  expect(mail.attachments).toEqual([])
  expect(mail.headers.has('list-unsubscribe')).toBe(false)
})

test.each([
  ['cs', 'Akce je zrušená: '],
  ['en', 'The event is called off: '],
] as const)('a mail with links says of an event that was called off only that it was (%s)', async (locale, words) => {
  const event = mailFacts.events.dilna![locale]
  const facts = { ...mailFacts, events: { dilna: inEachLanguage(() => ({ ...event, cancelled: true })) } }
  const registration = { event: 'dilna', state: 'registered', seats: 2, full_name: claimed.full_name } as const
  const links = [{ ...registration, link: 'registration' as const, token: 'a'.repeat(32) }]
  const { text } = await mailOf({ kind: 'links', event: '', state: null, token: null, locale, links }, facts)
  expect(text).toMatch(`${words}${event.title}\n${event.when}\n`)
  expect(text).not.toContain(textsIn(mailFacts, locale)('registration:programme.places', { count: 2 }))
})

test('a mail with links to events that the content no longer has is not sent', () => {
  const links = [
    { event: 'gone', state: 'registered', link: 'registration', token: 'a'.repeat(32), seats: 1, full_name: 'J' },
  ]
  expect(
    composeMail({ ...claimed, kind: 'links', event: '', links: links as never }, mailFacts, sender),
  ).toBeUndefined()
})

test.each([
  ['cs', 'Potvrďte novou adresu: ', 'Potvrdit adresu', 'platí 24 hodin'],
  ['en', 'Confirm the new address: ', 'Confirm the address', 'valid for 24 hours'],
] as const)('a new address is told for which event it is, and nothing of the guest (%s)', async (locale, ...said) => {
  const mail = await mailOf({ ...address, locale })
  const [subject, action, time] = said
  expect(mail.subject).toContain(subject)
  expect(mail.text).toContain(action)
  expect(mail.text!.replace(/\s/g, ' ')).toContain(time)
  expect(mail.text).toContain(`?t=${claimed.token}`)
  expect(mail.text).not.toContain(claimed.full_name)
  expect(mail.attachments).toEqual([])
})

test.each([
  ['cs', 'Registrace má jinou adresu: ', 'Odpovězte prosím na tento e-mail.'],
  ['en', 'The registration has another address: ', 'Please reply to this e-mail.'],
] as const)(
  'a former address is told that it is one, and gets neither a link nor the calendar (%s)',
  async (...row) => {
    const [locale, subject, mistake] = row
    const mail = await mailOf({ ...moved, locale })
    expect(mail.subject).toContain(subject)
    expect(mail.text!.replace(/\s/g, ' ')).toContain(mistake)
    expect(mail.text).not.toContain('?t=')
    expect(mail.attachments).toEqual([])
  },
)

/** The mails that a stranger gets whose address somebody else has typed. */
const toStranger = [{}, waiting, promoted, changed, upcoming, message]

/** The links that a mail program shows in a mail to a guest with this name. It knows all top-level domains. */
async function linksWith(full_name: string, kind: Partial<ClaimedMail> = {}): Promise<string[]> {
  const { textAsHtml = '' } = await mailOf({ ...kind, full_name })
  return [...textAsHtml.matchAll(/<a href="([^"]*)/g)].map(([, url]) => url!)
}

test('a mail program would make a link of a domain in a name: the next test can fail', async () => {
  expect(await linksWith('Jan evil.cz')).toContain('http://evil.cz')
  expect(await linksWith('J.de Vries')).toContain('http://J.de')
  expect(await linksWith('evil.みんな')).toContain('http://evil.みんな')
})

const word = fc.constantFrom('evil', 'EVIL', 'J', 'Mgr', 'prof', 'Jan Novák', 'výhra-24', 'зло', '王', 'a.b')
const dot = fc.constantFrom('.', '．', '。', '｡', '.\u200b', '\u200e.', '.\ufe0f')
const domain = fc.constantFrom(
  'cz',
  'CZ',
  'com',
  'Li',
  'de',
  'et',
  'me',
  'museum',
  'ninja',
  'рф',
  'みんな',
  '中国',
  'xn--p1ai',
)
const end = fc.constantFrom('', '.', ' Novák', ', Ph.D.', '.Novák', ':', '!')

test('whatever name the form accepts, it is no link in a mail to a stranger', async () => {
  const own = await Promise.all(toStranger.map((kind) => linksWith('Jan', kind)))
  await fc.assert(
    fc.asyncProperty(fc.tuple(word, dot, domain, end), fc.nat(toStranger.length - 1), async (parts, index) => {
      const name = normaliseName(parts.join(''))
      fc.pre(isName(name))
      expect(await linksWith(name, toStranger[index])).toEqual(own[index])
    }),
    { numRuns: 500 },
  )
})
