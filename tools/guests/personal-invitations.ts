import { linkPath } from '../../netlify/registration/link'
import { rowOf, type EventFacts, type Facts } from '../../netlify/registration/facts'
import type { InvitedGuest, LinkedPersonalInvitation } from '../../netlify/storage/personal-invitation-types'
import { defaultLocale, isLocale } from '../../src/i18n/locales'
import { normaliseEmail } from '../../src/registration/email'
import { sendTest, type Confirmation } from './confirm-mail'
import { freedSeats, movedUp } from './freed-seats'
import { NoAnswer, type GuestDatabase } from './guest-database'
import { comparable, hasAddress, type GuestLookup } from './guest-lookup'
import { columns, readPersonalInvitationFile } from './personal-invitation-file'
import { linkOrigin } from './link-origin'
import { readyForMail, toConfirm } from './queue-mail'
import { count } from './table'
import { writeCsv } from '../../src/registration/write-csv'
import { IncompleteFile, writeNewPrivateFile } from './write-private-file'

/** How guests get their links: the site mails them, or they are written into a file for a mail merge. */
export type Delivery = 'mail' | { csv: string }

/** Invites the guests of a CSV file who have no invitation yet. */
export async function inviteGuests(
  database: GuestDatabase,
  lookup: GuestLookup,
  file: string,
  delivery: Delivery,
  { yes, test }: Confirmation,
): Promise<string> {
  const { facts, event } = await openForPersonalInvitations(lookup)
  const guests = await readPersonalInvitationFile(file, event.maxSeats)
  if (delivery === 'mail') {
    const links = await readyForMail(database)
    if (test) return sendTest(database, event.event, 'invitation', test)
    if (!yes) throw new Error(`${await previewOf(database, event.event, guests)}${links}\n${toConfirm}`)
  }
  let known = ''
  const { invited, links } = await deliver(database, delivery, async (send) => {
    const answer = await database
      .createPersonalInvitations(rowOf(facts, event), guests, send)
      .catch(explained(NoAnswer))
    const { created, existing, revoked, registered } = answer
    const mayLackLinks = !send && created.length === 0 && existing > 0
    known = [
      ...(existing > 0 ? [` ${count(existing, 'guest')} had an invitation already.`] : []),
      ...(registered > 0 ? [` Registered before, and not mailed: ${registered}.`] : []),
      ...(revoked > 0 ? [` Revoked before, and not invited again: ${revoked}.`] : []),
      ...(mayLackLinks ? [` ${newLinks}`] : []),
    ].join('')
    return created
  }).catch(explained(IncompleteFile))
  return `Invited to ${event.event}: ${count(invited, 'guest')}.${links}${known}`
}

/** To how many guests of a list the site would mail an invitation. */
async function previewOf(database: GuestDatabase, slug: string, guests: InvitedGuest[]): Promise<string> {
  const invited = await database.listPersonalInvitations(slug)
  const addresses = new Set(invited.flatMap(({ email }) => (email === null ? [] : comparable(email))))
  const known = guests.filter(({ email }) => addresses.has(comparable(email)))
  const revoked = invited.filter(({ state }) => state === 'revoked').length
  return [
    `This mails an invitation to ${slug} to ${count(guests.length - known.length, 'guest')} of ${guests.length} in the file.`,
    ...(known.length > 0 ? [` ${count(known.length, 'guest')} had an invitation already.`] : []),
    ...(revoked > 0 ? [` Whose invitation was revoked (${revoked}) gets none.`] : []),
  ].join('')
}

const newLinks = '`--remind --csv=FILE` makes new links for those who have not answered.'

/** Throws the error; one of this cause also says what may have been done. */
const explained =
  (Cause: typeof NoAnswer | typeof IncompleteFile) =>
  (error: Error): never => {
    if (!(error instanceof Cause)) throw error
    throw new Error(
      `${error.message} The guests may be invited all the same: \`--invitations\` lists them, and ${newLinks}`,
    )
  }

/** Gives a new link to all who have not answered. Earlier links remain valid. */
export async function remindGuests(
  database: GuestDatabase,
  lookup: GuestLookup,
  delivery: Delivery,
  { yes, test }: Confirmation,
): Promise<string> {
  const { event } = await openForPersonalInvitations(lookup)
  if (delivery === 'mail') {
    const links = await readyForMail(database)
    if (test) return sendTest(database, event.event, 'reminder', test)
    const reminded = await database.countReminders(event.event)
    if (reminded > 0 && !yes) {
      throw new Error(`This mails a reminder of ${event.event} to ${count(reminded, 'guest')}.${links}\n${toConfirm}`)
    }
  }
  const { invited, links } = await deliver(database, delivery, (send) =>
    database.remindPersonalInvitations(event.event, send),
  )
  if (invited === 0) throw new Error(`Nobody was reminded: ${delivery === 'mail' ? nobodyMailed : nobodySilent}`)
  return `Reminded of ${event.event}: ${count(invited, 'guest')}.${links}`
}

const nobodySilent = 'nobody is invited, or all have answered.'
const nobodyMailed =
  'nobody is invited, all have answered, their mail is still to be sent, or they were invited or reminded within 24 hours.'

/** Ends all links of a guest, and cancels what they accepted. */
export async function revokePersonalInvitation(
  database: GuestDatabase,
  lookup: GuestLookup,
  email: string,
): Promise<string> {
  const slug = lookup.eventByInvitation()
  const before = await lookup.list(slug)
  const { revoked, cancelled } = await database.revokePersonalInvitation(slug, normaliseEmail(email))
  if (revoked === 0) throw new Error(`Nobody with this e-mail address has an invitation to ${slug}.`)
  const ended = `Revoked for ${slug}: no link of this guest works any more.`
  if (cancelled === 0) return ended
  const gone = before.filter((guest) => hasAddress(guest, email))
  const mail = (await database.isMailSetUp()) ? ' A mail to the guest is queued.' : ''
  return `${ended} The registration is cancelled${freedSeats(gone)}.${movedUp(before, await lookup.list(slug))}${mail}`
}

/** @throws Error if the content has no event with an invitation, or nobody could accept */
async function openForPersonalInvitations(lookup: GuestLookup): Promise<{ facts: Facts; event: EventFacts }> {
  const { facts, event } = await lookup.factsToPass(lookup.eventByInvitation())
  const now = facts.asOf ? Date.parse(facts.asOf) : Date.now()
  if (event.cancelled) throw new Error(`${event.event} was called off, so nobody is invited.`)
  if (event.availability === 'closed' || now >= Date.parse(event.closesAt)) {
    throw new Error(
      `Registration for ${event.event} is closed, so nobody could accept. Change “registrationCloses” or “availability” in the content, and publish the site.`,
    )
  }
  return { facts, event }
}

/**
 * Makes links, and mails them or writes them into a new file.
 * @param make makes the links; with `send`, the database queues the mails
 * @returns how many there are, and a sentence on where they are and where they lead
 */
async function deliver(
  database: GuestDatabase,
  delivery: Delivery,
  make: (send: boolean) => Promise<LinkedPersonalInvitation[]>,
): Promise<{ invited: number; links: string }> {
  if (delivery === 'mail') {
    const origin = await readyForMail(database)
    const { length: invited } = await make(true)
    return { invited, links: invited > 0 ? ` Queued: ${count(invited, 'mail')}.${origin}` : '' }
  }
  const origin = linkOrigin(database.isPublished)
  let invited = 0
  await writeNewPrivateFile(delivery.csv, async () => {
    const linked = await make(false)
    invited = linked.length
    return invited > 0 ? writeCsv([[...columns, 'link'], ...linked.map((each) => rowFor(each, origin))]) : undefined
  })
  return { invited, links: invited > 0 ? ` Their links to ${origin} are in ${delivery.csv}.` : '' }
}

function rowFor({ full_name, email, locale, max_seats, token }: LinkedPersonalInvitation, origin: string): string[] {
  const language = isLocale(locale) ? locale : defaultLocale
  return [full_name, email, locale, String(max_seats), origin + linkPath('personalInvitation', language, token ?? '')]
}
