import { locales } from '../../src/i18n/locales'
import { sendTest, type Confirmation } from './confirm-mail'
import type { GuestDatabase } from './guest-database'
import { byState } from './guest-list'
import { nobodyFound, type GuestLookup } from './guest-lookup'
import { linkOrigin } from './link-origin'
import { readMessage } from './message-file'
import { count } from './table'

/** What follows the number of mails that a command would send. */
export const toConfirm = 'To confirm, add --yes. To see the mail first, add --test YOUR-ADDRESS instead.'

const setUpHere = 'Run `npm start`, which has a mail server of its own, and wait a minute.'
const setUpPublished = 'Set SMTP_URL and MAIL_FROM, publish the site, and wait five minutes.'

/** @returns what to say of the links in the mails @throws Error if mail is not set up, or GATSBY_SITE_URL is missing */
export async function readyForMail(database: GuestDatabase): Promise<string> {
  const { isPublished } = database
  const origin = linkOrigin(isPublished)
  if (!(await database.isMailSetUp())) {
    throw new Error(`Mail is not set up, so none can be sent. ${isPublished ? setUpPublished : setUpHere}`)
  }
  return isPublished ? ` Links lead to ${origin}.` : ''
}

/**
 * Queues the mail that says the state of a registration, for each registration of an address.
 * @param slug without it, for every event that is in the content and not over: the site makes mails from its content
 */
export async function resendMail(database: GuestDatabase, lookup: GuestLookup, email: string, slug?: string) {
  const links = await readyForMail(database)
  const queued: string[] = []
  const skipped: string[] = []
  const ended = await lookup.ended()
  for (const guest of await lookup.registrationsOf(email, slug)) {
    if (ended.has(guest.event) || !lookup.isInContent(guest.event)) skipped.push(guest.event)
    else if (await database.resendMail(guest.event, guest.email)) queued.push(guest.event)
  }
  const notQueued =
    skipped.length > 0 ? `No mail is sent for what is over or not in the content: ${skipped.join(', ')}.` : ''
  if (queued.length === 0) throw new Error(notQueued || nobodyFound(slug))
  return [`Queued: ${count(queued.length, 'mail')} for ${queued.join(', ')}.${links}`, notQueued].join('\n').trim()
}

/** Queues a message to all who are registered for an event, or wait. Throws unless confirmed, and says what it would do. */
export async function tellGuests(
  database: GuestDatabase,
  lookup: GuestLookup,
  slug: string,
  file: string,
  { yes, again, test }: Confirmation,
): Promise<string> {
  const message = await readMessage(file)
  const links = await readyForMail(database)
  // The site makes the mails from its content.
  await lookup.factsOfEvent(slug)
  if (test) return sendTest(database, slug, 'message', test, message)
  // A guest who was added at the door has no address.
  const { registered, waiting } = byState((await lookup.list(slug)).filter(({ email }) => email !== null))
  const guests = registered.length + waiting.length
  if (guests === 0) throw new Error(`Nobody is registered for ${slug}, or waits.`)
  if (yes) return `Queued: ${count(await database.sendMessage(slug, message, again), 'mail')} for ${slug}.${links}`
  const lines = [
    `This sends a mail to ${count(guests, 'guest')} of ${slug}: ` +
      `${registered.length} registered, ${waiting.length} on the waiting list.${links}`,
    ...locales.map((locale) => `  ${locale}  ${message.subject[locale]}`),
    toConfirm,
  ]
  throw new Error(lines.join('\n'))
}
