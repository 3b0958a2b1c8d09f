/** @jest-environment node */
import fc from 'fast-check'
import { simpleParser, type ParsedMail } from 'mailparser'
import MailComposer from 'nodemailer/lib/mail-composer'
import { mailFacts, sender } from '../testing/testing-mail'
import { isName, normaliseName } from '../../src/registration/name'
import type { ClaimedMail } from '../storage/database-types'
import { composeMail } from './compose-mail'
import type { MailFacts } from './mail-facts'

const claimed: ClaimedMail = {
  id: '0c8f2a5e-6a51-4c0e-9a53-3b0d6f3e8b11',
  attempt: 1,
  kind: 'registered',
  event: 'dilna',
  state: 'registered',
  locale: 'cs',
  full_name: 'Ludmila Střeštíková',
  email: 'ludmila@guest.example',
  seats: 2,
  token: '0123456789abcdef0123456789abcdef',
  subject: null,
  message: null,
  others: [],
}

/** Composes a mail, writes it as Nodemailer does, and reads it as a mail program does. */
async function mailOf(changes: Partial<ClaimedMail> = {}, facts: MailFacts = mailFacts): Promise<ParsedMail> {
  const mail = composeMail({ ...claimed, ...changes }, facts, sender)
  const source = await new MailComposer(mail!).compile().build()
  return simpleParser(source)
}

const addresses = (field: ParsedMail['to']) => [field ?? []].flat().flatMap(({ value }) => value)

test('the confirmation of an event of the programme says what, when, where, who and how many, in Czech', async () => {
  const { from, to, replyTo, subject, text, messageId, headers } = await mailOf()
  expect(addresses(from)).toEqual([{ name: 'Sedm', address: sender }])
  expect(addresses(to)).toEqual([{ name: 'Ludmila Střeštíková', address: 'ludmila@guest.example' }])
  expect(addresses(replyTo)).toMatchObject([{ address: 'sedm@majakka.example' }])
  expect(subject).toBe('Vaše registrace: Title (cs)')
  expect(messageId).toBe('<0c8f2a5e-6a51-4c0e-9a53-3b0d6f3e8b11@sedm.example>')
  expect(headers.get('auto-submitted')).toBe('auto-generated')
  expect(text).toBe(`Dobrý den, místo pro vás držíme. Těšíme se na vás.

Akce: Title (cs)
Kdy: Time (cs)
Kde: Place (cs)
Jméno: Ludmila Střeštíková
Počet míst: 2
https://sedm.example/program/dilna

Příloha přidá akci do vašeho kalendáře.

Chcete registraci změnit nebo zrušit? Odpovězte na tento e-mail.

Neregistrovali jste se? Někdo se spletl v\u00a0adrese. Odpovězte nám prosím a\u00a0registraci smažeme.

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

test('the HTML says the same as the text, without pictures, scripts and colours', async () => {
  const { text, html } = await mailOf()
  const body = String(html).replace(/^[\s\S]*<body[^>]*>/, '')
  const words = body.replace(/<[^>]*>/g, ' ').split(/\s+/)
  expect(words.filter(Boolean)).toEqual(text?.split(/\s+/).filter(Boolean))
  expect(html).not.toMatch(/<(img|script|link|style)|background|color:|url\(/)
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
})

test('the calendar file of the site is attached as text/calendar', async () => {
  const { attachments } = await mailOf()
  expect(attachments).toHaveLength(1)
  expect(attachments[0]).toMatchObject({ filename: 'dilna.ics', contentType: 'text/calendar' })
  expect(attachments[0]?.content.toString()).toBe(mailFacts.events.dilna?.cs.calendar)
})

test('in development, where there is no calendar file, the mail does not mention one', async () => {
  const event = { ...mailFacts.events.dilna!.cs, calendar: null }
  const { attachments, text } = await mailOf({}, { ...mailFacts, events: { dilna: { cs: event, en: event } } })
  expect(attachments).toEqual([])
  expect(text).not.toContain('kalendář')
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
  const facts = { ...mailFacts, events: { dilna: { cs: event, en: event } } }
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

test('even a name with a line break, which the form refuses, adds no header', async () => {
  const full_name = 'Jan\r\nBcc: all@example.org\r\n\r\nText'
  expect(isName(normaliseName(full_name))).toBe(false)
  const mail = await mailOf({ full_name })
  expect(mail.headers.has('bcc')).toBe(false)
  expect(addresses(mail.to)).toMatchObject([{ address: claimed.email }])
})
