import { textsOf, type Tree } from '../../src/i18n/find-text'
import type { GetText } from '../../src/i18n/keys'
import type { Locale, Localized } from '../../src/i18n/locales'
import { typeset } from '../../src/i18n/typography'
import type { EventFacts, EventPage, ReadBuilt } from '../storage/facts'

/** What every mail says besides the event. The build writes it from the content (tools/build/write-mail.mts). */
export type MailFacts = {
  /** The public origin of the site. */
  siteUrl: string
  /** The name of the exhibition. */
  name: Localized<string>
  contact: { email: string; phone?: string }
  /** The texts of the namespaces `mail` and `registration`. */
  texts: Localized<Tree>
  events: Record<string, Localized<MailEvent>>
}

/** An event as a mail names it. */
export type MailEvent = EventPage &
  Pick<EventFacts, 'form' | 'startsAt' | 'endsAt' | 'cancelled' | 'personal' | 'maxSeats'> & {
    /** What a mail says to guests who are invited; null for an event of the programme. */
    invitation: InvitationTexts | null
    /** How to find the place from its door, in the words of the content. */
    wayInside: string | null
    /** What shows a guest the way to the event. */
    way: Way[]
    /** The calendar file of the site; null in development, where Gatsby writes none. */
    calendar: string | null
  }

/** A link that shows the way: the contact on the home page, the way on foot, or a map. Addresses of the site are paths. */
export type Way = { by: 'contact' | 'foot' | 'map'; url: string }

/** The texts of an invitation from the content. */
export type InvitationTexts = {
  /** Paragraphs. */
  description: string
  dressCode: string | null
  conditions: string[]
}

/** The texts of mails in a language. */
export function textsIn({ texts }: MailFacts, locale: Locale): GetText {
  const getText = textsOf(texts[locale], locale)
  return (key, ...values) => typeset(getText(key, ...values), locale)
}

export const mailFile = 'netlify/generated/mail.json'

/** @returns undefined if the file is missing or invalid */
export async function readMailFacts(read: ReadBuilt): Promise<MailFacts | undefined> {
  try {
    const facts = JSON.parse(await read(mailFile)) as MailFacts | null
    return facts?.siteUrl && facts.contact.email && facts.texts && facts.events ? facts : undefined
  } catch {
    return undefined
  }
}
