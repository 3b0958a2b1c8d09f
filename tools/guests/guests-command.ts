import { defaultLocale, isLocale, locales, type Locale } from '../../src/i18n/locales'
import { maxPersons } from '../../src/model/registration-period'
import { isEmail, looksLikeEmail, normaliseEmail } from '../../src/registration/email'
import { UsageError } from '../command-line/command'
import { cleanUps } from './clean-up'
import { faultOfEmail } from './fault-of-email'
import type { Guests } from './guests'
import type { Delivery } from './personal-invitations'
import { writePrivateFile } from './write-private-file'

export const usage = `Usage: npm run guests [-- OPTIONS]

Lists the events that take registrations, with the number of their guests.

  --event SLUG      list the guests of this event
  --csv             print the guests as CSV
  --csv=FILE        write the guests as CSV into a file that only you can read
  --print=FILE      write a list for the guide at the door, an HTML page for
                    printing, into a file that only you can read; --lang ${locales.join('|')}
  --add NAME        register a person by hand, with --email EMAIL,
                    --persons 1–${maxPersons} (default 1), --lang ${locales.join('|')} (default ${defaultLocale}),
                    --waiting to wait if no place is left; the person gets a
                    mail if mail is set up, and registration must be open
  --cancel EMAIL    cancel a registration, with a mail; guests who wait move up
  --resend EMAIL    send the mail about a registration again, with a new link
  --tell FILE       send a message to all who are registered or wait; FILE is
                    YAML with subject and text, each in ${locales.join(' and ')};
                    --again for the same message within 24 hours
  --invite FILE     invite the guests of a CSV file (name, email, language,
                    persons) who have no invitation yet; --csv=LINKS writes
                    their links into a new file, --send mails them
  --remind          give a new link to those who have not answered, with
                    --csv=LINKS or --send
  --revoke EMAIL    end all links of an invited guest, and cancel what they
                    accepted, with a mail
  --invitations     list who is invited, and what they answered
  --door            make a link to the page for the door, also as a QR code;
                    it admits devices from two hours before the event begins
                    to two hours after, and they see the guests until four
                    hours after its end; --lang ${locales.join('|')}
  --devices         list the devices that are at the door
  --end-device DEVICE
                    end one of them, by its number or its name
  --door-close      end all links to the page for the door, and all devices
  --clean-up HOW    find registrations with --from TIME, --until TIME or
                    --domain DOMAIN, and with --yes do with all of them:
                    ${cleanUps.join(', ')}
  --erase EMAIL     erase a person, also from the invitations, without a mail;
                    guests who wait move up; a guest who was added at the
                    door has no address: --erase NAME --event SLUG
  --erase-all --yes erase all guests of every event that is over
  --published       the guests of the published site, in the database that
                    SUPABASE_URL names, instead of those on this machine
  --help            print this help

--tell, --invite --send and --remind --send first say to how many they go:
confirm with --yes, or add --test EMAIL to get the mail yourself, in --lang.
--csv, --cancel, --resend, --clean-up, --erase and --erase-all are about every
event, or with --event about that one only. --print, --add and --tell need
--event. --invite, --remind, --revoke and --invitations are about the event by
invitation, and so are --door, --devices, --end-device and --door-close
without --event. Mails are queued. The site sends some of them every five
minutes: thousands take hours (docs/guests.md).

Environment variables:
  SUPABASE_URL, SUPABASE_SECRET_KEY
                    the database of the published site, for --published
  GATSBY_SITE_URL   where the links lead; --resend, --tell, --invite, --remind
                    and --door need it with --published
  CONTENT_FOLDER    another folder of content`

export const options = {
  event: { type: 'string' },
  csv: { type: 'string' },
  print: { type: 'string' },
  add: { type: 'string' },
  email: { type: 'string' },
  persons: { type: 'string' },
  lang: { type: 'string' },
  waiting: { type: 'boolean' },
  cancel: { type: 'string' },
  resend: { type: 'string' },
  tell: { type: 'string' },
  invite: { type: 'string' },
  remind: { type: 'boolean' },
  revoke: { type: 'string' },
  invitations: { type: 'boolean' },
  send: { type: 'boolean' },
  door: { type: 'boolean' },
  devices: { type: 'boolean' },
  'end-device': { type: 'string' },
  'door-close': { type: 'boolean' },
  erase: { type: 'string' },
  'erase-all': { type: 'boolean' },
  'clean-up': { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  domain: { type: 'string' },
  yes: { type: 'boolean' },
  again: { type: 'boolean' },
  test: { type: 'string' },
  published: { type: 'boolean' },
} as const

type Values = {
  [Option in keyof typeof options]?: (typeof options)[Option]['type'] extends 'string' ? string : boolean
}

const aboutInvitations = ['invite', 'remind', 'revoke', 'invitations'] as const

const actions = [
  ...['csv', 'print', 'add', 'cancel', 'resend', 'tell'],
  ...aboutInvitations,
  ...['door', 'devices', 'end-device', 'door-close', 'clean-up', 'erase', 'erase-all'],
] as const

/**
 * What the options of `npm run guests` ask for. It prints the answer, or writes it into a file.
 * @throws UsageError if the options do not fit together; Error if an e-mail address cannot be one
 */
export function actionOf(values: Values): (guests: Guests) => Promise<void> {
  const { event, csv, print, add, email, persons = '1', lang = defaultLocale, waiting = false } = values
  const { cancel, resend, tell, invite, remind, revoke, erase, yes = false } = values
  const chosen = actions.filter(
    // With these two, --csv says where the links are written.
    (action) => values[action] !== undefined && !(action === 'csv' && (invite !== undefined || remind)),
  )
  if (chosen.length > 1) throw new UsageError(`Use only one of --${chosen.join(', --')}.`)
  const ofInvitation = aboutInvitations.find((action) => action === chosen[0])
  if (ofInvitation && event !== undefined) {
    throw new UsageError(`--${ofInvitation} is about the event by invitation. Leave --event out.`)
  }
  if (values.send && invite === undefined && !remind) throw new UsageError('--send needs --invite or --remind.')
  if (!isLocale(lang)) throw new UsageError(`--lang ${lang}: use ${locales.join(' or ')}.`)
  for (const action of ['cancel', 'resend', 'revoke', 'erase'] as const) {
    const who = values[action] ?? ''
    const fault = looksLikeEmail(who) && faultOfEmail(normaliseEmail(who))
    if (fault) throw new Error(`--${action}: this ${fault}`)
  }

  const confirmation = {
    yes,
    again: values.again ?? false,
    ...(values.test !== undefined && { test: testIn(values.test, lang) }),
  }
  const isMailToMany = tell !== undefined || (values.send ?? false)
  if (values.test !== undefined && !isMailToMany) throw new UsageError('--test needs --tell, or --send.')
  if (values.again && tell === undefined) throw new UsageError('--again needs --tell.')

  const how = values['clean-up']
  const { from, until, domain } = values
  if (how === undefined && [from, until, domain].some((each) => each !== undefined)) {
    throw new UsageError('--from, --until and --domain need --clean-up.')
  }
  if (how !== undefined) {
    const known = cleanUps.find((each) => each === how)
    if (!known) throw new UsageError(`--clean-up ${how}: use ${cleanUps.join(', ')}.`)
    if (from === undefined && until === undefined && domain === undefined) {
      throw new UsageError('--clean-up needs --from, --until or --domain.')
    }
    const wanted = { slug: event, from, until, domain: domain && domainIn(domain) }
    return async (guests) => console.log(await guests.cleanUp(known, wanted, yes))
  }
  if (print !== undefined) {
    if (event === undefined) throw new UsageError('--print needs --event.')
    return async (guests) => writePrivateFile(print, await guests.doorList(event, lang))
  }
  if (add !== undefined) {
    if (event === undefined || email === undefined) throw new UsageError('--add needs --event and --email.')
    const person = { name: add, email, persons: Number(persons), locale: lang, waiting }
    return async (guests) => console.log(await guests.add(event, person))
  }
  if (tell !== undefined) {
    if (event === undefined) throw new UsageError('--tell needs --event.')
    return async (guests) => console.log(await guests.tell(event, tell, confirmation))
  }
  if (invite !== undefined) {
    const delivery = deliveryOf('--invite', values)
    return async (guests) => console.log(await guests.invite(invite, delivery, confirmation))
  }
  if (remind) {
    const delivery = deliveryOf('--remind', values)
    return async (guests) => console.log(await guests.remind(delivery, confirmation))
  }
  if (revoke !== undefined) return async (guests) => console.log(await guests.revoke(revoke))
  if (values.invitations) return async (guests) => console.log(await guests.invitations())
  if (values.door) return async (guests) => console.log(await guests.openDoor(lang, event))
  if (values.devices) return async (guests) => console.log(await guests.devices(event))
  const device = values['end-device']
  if (device !== undefined) return async (guests) => console.log(await guests.endDevice(device, event))
  if (values['door-close']) return async (guests) => console.log(await guests.closeDoor(event))
  if (csv === '-') return async (guests) => void process.stdout.write(await guests.csv(event))
  if (csv !== undefined) return async (guests) => writePrivateFile(csv, await guests.csv(event))
  if (cancel !== undefined) return async (guests) => console.log(await guests.cancel(cancel, event))
  if (resend !== undefined) return async (guests) => console.log(await guests.resend(resend, event))
  if (erase !== undefined && !looksLikeEmail(erase) && event === undefined) {
    throw new UsageError('--erase needs an e-mail address, or --event and the name of a guest added at the door.')
  }
  if (erase !== undefined) return async (guests) => console.log(await guests.erase(erase, event))
  if (values['erase-all']) return async (guests) => console.log(await guests.eraseAll(yes, event))
  return async (guests) => console.log(await (event === undefined ? guests.overview() : guests.table(event)))
}

/** @throws Error if a text is no e-mail address */
function testIn(text: string, locale: Locale) {
  const email = normaliseEmail(text)
  const fault = faultOfEmail(email)
  if (fault) throw new Error(`--test: this ${fault}`)
  return { email, locale }
}

/** The domain as addresses in the database have it. @throws Error if a text is no domain */
function domainIn(text: string): string {
  const address = normaliseEmail(`x@${text.trim().replace(/^@/, '')}`)
  if (!isEmail(address)) throw new Error('--domain: this is no domain. Write what follows the @, such as example.org.')
  return address.slice(2)
}

function deliveryOf(action: string, { csv, send }: Values): Delivery {
  if (send && csv === undefined) return 'mail'
  // Not on the terminal, which keeps what it showed.
  if (send || csv === undefined || csv === '-') throw new UsageError(`${action} needs either --csv=FILE or --send.`)
  return { csv }
}
