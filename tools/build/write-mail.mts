import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { mailFile, type InvitationTexts, type MailEvent, type MailFacts } from '../../netlify/mail/mail-facts'
import type { EventFacts, Facts } from '../../netlify/storage/facts'
import type { Content, Invitation } from '../../src/gatsby/published-content/read-contents'
import { siteUrl } from '../../src/gatsby/site-url'
import { inEachLanguage, type Locale, type Localized } from '../../src/i18n/locales'
import { contentFolder } from '../../src/model/content-folder'
import { readExhibition } from '../../src/model/read-records'
import { readTexts } from '../../src/model/read-texts'
import { calendarPath } from '../../src/site/components/calendar-path'
import { wayTo } from './way-to'
import { writeForFunctions } from './write-for-functions'

/**
 * Writes what confirmations say to where the function reads it: the facts of the build about the events, the texts, and
 * the calendar files of the built site, which are attached.
 * @param facts null if no event takes registrations; then nothing is written
 * @param contents the content in each language, as `writeRegistrations` has read it
 * @param content its folder
 * @param site the built site; null in development, where Gatsby writes no calendar files: mails have none
 * @param file replaced by tests
 */
export async function writeMail(
  facts: Facts | null,
  contents: readonly Content[],
  content = contentFolder(),
  site: string | null = 'public',
  file: string = mailFile,
): Promise<void> {
  if (!facts) return
  const { name, contact } = readExhibition(content)
  const textsFor = (locale: Locale) => {
    const { mail, registration } = readTexts(content, locale)
    return { mail, registration }
  }
  const events = facts.events.map(async (event) => [event.event, await mailEvents(event, contents, site)] as const)
  const mail: MailFacts = {
    siteUrl: siteUrl(process.env),
    name,
    contact: { email: contact.email, phone: contact.phone },
    texts: inEachLanguage(textsFor),
    events: Object.fromEntries(await Promise.all(events)),
  }
  await writeForFunctions(file, JSON.stringify(mail))
}

async function mailEvents(
  { event: slug, form, startsAt, endsAt, cancelled, personal, maxSeats, pages }: EventFacts,
  contents: readonly Content[],
  site: string | null,
): Promise<Localized<MailEvent>> {
  const inEach = contents.map(async ({ language, events, invitations }): Promise<[string, MailEvent]> => {
    const invitation = invitations.find((each) => each.slug === slug)
    const event = invitation ?? events.find((each) => each.slug === slug)
    const mail = {
      ...pages[language],
      form,
      startsAt,
      endsAt,
      cancelled,
      personal,
      maxSeats,
      invitation: invitation ? invitationTexts(invitation) : null,
      wayInside: event?.place.way ?? null,
      way: event ? wayTo(event.place, language) : [],
      calendar: site && (await readFile(path.join(site, calendarPath(slug, language)), 'utf8')),
    }
    return [language, mail]
  })
  return Object.fromEntries(await Promise.all(inEach)) as Localized<MailEvent>
}

const invitationTexts = ({ description, invitation: { dressCode, conditions } }: Invitation): InvitationTexts => ({
  description,
  dressCode,
  conditions,
})
