import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { mailFile, type InvitationTexts, type MailEvent, type MailFacts, type Way } from '../../netlify/mail/mail-facts'
import type { EventFacts, Facts } from '../../netlify/storage/facts'
import { siteUrl } from '../../src/gatsby/site-url'
import { inEachLanguage, locales, type Locale, type Localized } from '../../src/i18n/locales'
import { typeset } from '../../src/i18n/typography'
import { contentFolder } from '../../src/model/content-folder'
import type { Event } from '../../src/model/event'
import { readExhibition, readRecords } from '../../src/model/read-records'
import { readTexts } from '../../src/model/read-texts'
import { calendarPath } from '../../src/site/components/calendar-path'
import { wayTo } from './way-to'
import { writeForFunctions } from './write-for-functions'

/**
 * Writes what confirmations say to where the function reads it: the facts of the build about the events, the texts, and
 * the calendar files of the built site, which are attached.
 * @param facts null if no event takes registrations; then nothing is written
 * @param content the folder of content that has passed the check
 * @param site the built site; null in development, where Gatsby writes no calendar files: mails have none
 * @param file replaced by tests
 */
export async function writeMail(
  facts: Facts | null,
  content = contentFolder(),
  site: string | null = 'public',
  file: string = mailFile,
): Promise<void> {
  if (!facts) return
  const { name, contact, venue } = readExhibition(content)
  const textsFor = (locale: Locale) => {
    const { mail, registration } = readTexts(content, locale)
    return { mail, registration }
  }
  const records = readRecords(content, 'Event')
  const places = readRecords(content, 'Place')
  const events = await Promise.all(
    facts.events.map(async (event) => {
      const record = records.find(({ slug }) => slug === event.event)
      const way = inEachLanguage((locale) => (record ? wayTo(record.place, venue, places, locale) : []))
      return [event.event, await mailEvents(event, record, way, site)] as const
    }),
  )
  const mail: MailFacts = {
    siteUrl: siteUrl(process.env),
    name,
    contact: { email: contact.email, phone: contact.phone },
    texts: inEachLanguage(textsFor),
    events: Object.fromEntries(events),
  }
  await writeForFunctions(file, JSON.stringify(mail))
}

async function mailEvents(
  facts: EventFacts,
  record: Event | undefined,
  way: Localized<Way[]>,
  site: string | null,
): Promise<Localized<MailEvent>> {
  const { event, form, startsAt, endsAt, cancelled, personal, pages } = facts
  const readCalendar = (locale: Locale) => site && readFile(path.join(site, calendarPath(event, locale)), 'utf8')
  const calendars = await Promise.all(locales.map(readCalendar))
  return inEachLanguage((locale) => ({
    ...pages[locale],
    form,
    startsAt,
    endsAt,
    cancelled,
    personal,
    invitation: record ? invitationTexts(record, locale) : null,
    way: way[locale],
    calendar: calendars[locales.indexOf(locale)] ?? null,
  }))
}

function invitationTexts({ invitation, description }: Event, locale: Locale): InvitationTexts | null {
  if (!invitation) return null
  const { dressCode, conditions } = invitation
  return {
    description: typeset(description[locale], locale),
    dressCode: dressCode ? typeset(dressCode[locale], locale) : null,
    conditions: conditions.map((condition) => typeset(condition[locale], locale)),
  }
}
