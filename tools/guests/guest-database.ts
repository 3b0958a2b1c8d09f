import type { Outcome } from '../../netlify/registration/save-registration'
import { createDatabaseClient } from '../../netlify/storage/call-database'
import type { Database, EventRow, RegisterArguments } from '../../netlify/storage/database-types'
import type { Device } from '../../netlify/storage/door-types'
import type {
  CreatedPersonalInvitations,
  InvitedGuest,
  LinkedPersonalInvitation,
  ListedPersonalInvitation,
} from '../../netlify/storage/personal-invitation-types'
import type { SelectedRegistration, Selection, StoredEvent, UnsentMail } from '../../netlify/storage/list-types'
import type { Guest } from './guest-list'
import type { Message } from './message-file'

/** From when and until when a link to the door admits devices, and until when these see the guests. */
export type DoorTimes = { from: Date; admitsUntil: Date; until: Date }

type Functions = Database['public']['Functions']

/** The registrations of all events, for the people who run the exhibition. Each method throws an Error in one line. */
export type GuestDatabase = {
  /** Whether it is the database of the published site, and not the one on this machine. */
  isPublished: boolean
  listEvents: () => Promise<StoredEvent[]>
  listGuests: (event: string) => Promise<Guest[]>
  /** The mails that have not been sent. */
  listMail: () => Promise<UnsentMail[]>
  /** Whether the functions of the published site can send mail, as they said last. */
  isMailSetUp: () => Promise<boolean>
  /** @returns what `public.register` answers: 'registered', 'waiting', or why not */
  register: (registration: RegisterArguments) => Promise<Outcome>
  /** Cancels a registration as the guest does with the link. @returns how many were cancelled: 1 or 0 */
  cancelGuest: (event: string, email: string) => Promise<number>
  /** Queues the mail that says the state of a registration. @returns how many were queued: 1 or 0 */
  resendMail: (event: string, email: string) => Promise<number>
  /**
   * Queues a message to everybody who is registered or waits.
   * @param again also if the same message went to the same event within 24 hours
   * @returns how many mails were queued
   */
  sendMessage: (event: string, message: Message, again: boolean) => Promise<number>
  /** Queues a mail to many as a test for the organiser. @returns how many: 0 for an event that the database lacks */
  sendTest: (test: Functions['send_test']['Args']) => Promise<number>
  findRegistrations: (selection: Selection) => Promise<SelectedRegistration[]>
  /** Cancels up to 100 registrations. @param send whether each guest gets a mail. @returns how many were cancelled */
  cancelSelected: (ids: number[], send: boolean) => Promise<number>
  /** Erases up to 100 registrations. @returns how many were erased */
  eraseSelected: (ids: number[]) => Promise<number>
  /** How many guests `remindPersonalInvitations` would mail now. */
  countReminders: (event: string) => Promise<number>
  /**
   * Invites those who have no invitation yet.
   * @param send whether their links are mailed, or answered
   */
  createPersonalInvitations: (
    facts: EventRow,
    guests: InvitedGuest[],
    send: boolean,
  ) => Promise<CreatedPersonalInvitations>
  /** Makes new links for those who have not answered. With `send`, nobody is mailed within 24 hours of the invitation or another reminder. */
  remindPersonalInvitations: (event: string, send: boolean) => Promise<LinkedPersonalInvitation[]>
  /** Ends all links of a guest, and cancels the registration. @returns how many of each: 1 or 0 */
  revokePersonalInvitation: (event: string, email: string) => Promise<{ revoked: number; cancelled: number }>
  listPersonalInvitations: (event: string) => Promise<ListedPersonalInvitation[]>
  /** Makes a link to the door of an event. @returns its key, 32 hexadecimal digits */
  openDoor: (facts: EventRow, times: DoorTimes) => Promise<string>
  /** The devices that are at the door of an event. */
  listDevices: (event: string) => Promise<Device[]>
  /** Ends the key of a device. @returns how many were ended: 1 or 0 */
  endDevice: (event: string, id: string) => Promise<number>
  /** Ends all links to the door of an event, and all devices there. @returns how many links could still be used */
  closeDoor: (event: string) => Promise<number>
  /**
   * Erases what is stored of an address, also if only the mail about its cancellation is left.
   * @param who an address, or the name of a guest who was added at the door
   * @returns how many registrations and invitations were erased
   */
  eraseGuest: (event: string, who: string) => Promise<number>
  /** @returns how many registrations were erased */
  eraseGuests: (event: string) => Promise<number>
}

/**
 * The registrations in a Supabase project.
 * @param key its secret key
 */
export function guestDatabaseAt(url: string, key: string, isPublished = false): GuestDatabase {
  const client = createDatabaseClient({ url, key })
  return {
    isPublished,
    listEvents: async () => resultOf(await client.rpc('list_events', {})),
    listGuests: async (event) =>
      resultOf(await client.rpc('list_registrations', { p_event: event })).map((row) => ({ ...row, event })),
    listMail: async () => resultOf(await client.rpc('list_mail', {})),
    register: async (registration) => resultOf(await client.rpc('register', registration)) as Outcome,
    isMailSetUp: async () => resultOf(await client.rpc('mail_is_set_up', {})),
    cancelGuest: async (event, email) =>
      resultOf(await client.rpc('cancel_registration', { p_event: event, p_email: email })),
    resendMail: async (event, email) => resultOf(await client.rpc('resend_mail', { p_event: event, p_email: email })),
    sendMessage: async (event, { subject, text }, again) =>
      resultOf(await client.rpc('send_message', { p_event: event, p_subject: subject, p_text: text, p_again: again })),
    sendTest: async (test) => resultOf(await client.rpc('send_test', test)),
    findRegistrations: async (selection) => resultOf(await client.rpc('find_registrations', selection)),
    cancelSelected: async (ids, send) =>
      resultOf(await client.rpc('cancel_registrations', { p_ids: ids, p_send: send })),
    eraseSelected: async (ids) => resultOf(await client.rpc('erase_selected', { p_ids: ids })),
    countReminders: async (event) => resultOf(await client.rpc('count_reminders', { p_event: event })),
    createPersonalInvitations: async (facts, guests, send) =>
      resultOf(await client.rpc('create_personal_invitations', { p_facts: facts, p_guests: guests, p_send: send })),
    remindPersonalInvitations: async (event, send) =>
      resultOf(await client.rpc('remind_personal_invitations', { p_event: event, p_send: send })),
    revokePersonalInvitation: async (event, email) =>
      resultOf(await client.rpc('revoke_personal_invitation', { p_event: event, p_email: email })),
    listPersonalInvitations: async (event) =>
      resultOf(await client.rpc('list_personal_invitations', { p_event: event })),
    openDoor: async (facts, { from, admitsUntil, until }) =>
      resultOf(
        await client.rpc('open_door', {
          p_facts: facts,
          p_from: from.toISOString(),
          p_admits_until: admitsUntil.toISOString(),
          p_until: until.toISOString(),
        }),
      ),
    listDevices: async (event) => resultOf(await client.rpc('list_devices', { p_event: event })),
    endDevice: async (event, id) => resultOf(await client.rpc('end_device', { p_event: event, p_id: id })),
    closeDoor: async (event) => resultOf(await client.rpc('close_door', { p_event: event })),
    eraseGuest: async (event, who) =>
      resultOf(await client.rpc('erase_registration', { p_event: event, p_email: who })),
    eraseGuests: async (event) => resultOf(await client.rpc('erase_registrations', { p_event: event })),
  }
}

/** No answer came, or only that of a gateway. The database may have done what was asked. */
export class NoAnswer extends Error {
  override message = 'The database does not answer. Check SUPABASE_URL, and whether the project is paused.'
}

type RpcResponse<T> = { data: T | null; error: { code?: string; message?: string } | null; status: number }

/** @throws Error without the database's own message, which could contain a guest's data */
function resultOf<T>({ data, error, status }: RpcResponse<T>): T {
  if (!error) return data as T
  if (error.message === 'message_repeated') {
    throw new Error('This message went to this event within the last 24 hours. To send it once more, add --again.')
  }
  if ([0, 502, 504].includes(status)) throw new NoAnswer()
  if (error.code === 'PGRST202') throw new Error('The database lacks the migrations. Apply them: npx supabase db push')
  if (status === 401 || status === 403) {
    throw new Error('The database refuses the key. SUPABASE_SECRET_KEY must be the secret key of the project.')
  }
  throw new Error(`The database answered with the status ${status}${error.code ? ` (${error.code})` : ''}.`)
}
