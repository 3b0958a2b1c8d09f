import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { mailFile, type MailEvent, type MailFacts } from '../../netlify/mail/mail-facts'
import type { EventFacts, Facts } from '../../netlify/registration/facts'
import { siteUrl } from '../../src/gatsby/site-url'
import type { Tree } from '../../src/i18n/find-text'
import { inEachLanguage, locales, type Locale, type Localized } from '../../src/i18n/locales'
import { contentFolder } from '../../src/model/content-folder'
import { readExhibition } from '../../src/model/read-records'
import { textsIn } from '../../src/model/translations'
import { calendarPath } from '../../src/site/components/calendar-path'
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
  const { name, contact } = readExhibition(content)
  const texts: unknown = parse(await readFile(path.join(content, 'translations/mail.yaml'), 'utf8'))
  const events = await Promise.all(
    facts.events.map(async (event) => [event.event, await mailEvents(event, site)] as const),
  )
  const mail: MailFacts = {
    siteUrl: siteUrl(process.env),
    name,
    contact: { email: contact.email, phone: contact.phone },
    texts: inEachLanguage((locale) => textsIn(locale, texts) as Tree),
    events: Object.fromEntries(events),
  }
  await writeForFunctions(file, JSON.stringify(mail))
}

async function mailEvents(facts: EventFacts, site: string | null): Promise<Localized<MailEvent>> {
  const { event, form, startsAt, endsAt, cancelled, pages } = facts
  const readCalendar = (locale: Locale) => site && readFile(path.join(site, calendarPath(event, locale)), 'utf8')
  const calendars = await Promise.all(locales.map(readCalendar))
  return inEachLanguage((locale) => ({
    ...pages[locale],
    form,
    startsAt,
    endsAt,
    cancelled,
    calendar: calendars[locales.indexOf(locale)] ?? null,
  }))
}
