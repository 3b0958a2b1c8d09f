import type { ListedPersonalInvitation } from '../../netlify/storage/personal-invitation-types'
import { localTime } from './guest-list'
import { count, toLines } from './table'

const headings = ['Name', 'E-mail', 'Language', 'Persons', 'Invited', 'State', 'Places']

const words: Record<ListedPersonalInvitation['state'], string> = {
  silent: 'no answer',
  accepted: 'accepted',
  declined: 'declined',
  revoked: 'revoked',
}

/** A table for the terminal, with a line for each invitation, and how many there are in each state. */
export function toPersonalInvitationTable(invitations: ListedPersonalInvitation[], timeZone: string): string {
  if (invitations.length === 0) return 'Nobody is invited yet.'
  const rows = invitations.map(({ full_name, email, locale, max_seats, created_at, state, seats }) =>
    [full_name ?? '', email ?? '', locale, max_seats, localTime(created_at, timeZone), words[state], seats ?? ''].map(
      String,
    ),
  )
  return [...toLines([headings, ...rows]), '', answersOf(invitations)].join('\n')
}

/** '5 guests invited: 2 accepted (3 places), 1 declined, 2 have not answered. 1 invitation revoked.' */
export function answersOf(invitations: ListedPersonalInvitation[]): string {
  const inState = (wanted: ListedPersonalInvitation['state']) => invitations.filter(({ state }) => state === wanted)
  const [accepted, silent, revoked] = [inState('accepted'), inState('silent'), inState('revoked')]
  const seats = accepted.reduce((sum, invitation) => sum + (invitation.seats ?? 0), 0)
  const answers = [
    `${accepted.length} accepted${seats > 0 ? ` (${count(seats, 'place')})` : ''}`,
    `${inState('declined').length} declined`,
    `${silent.length} ${silent.length === 1 ? 'has' : 'have'} not answered`,
  ]
  const invited = count(invitations.length - revoked.length, 'guest')
  const ended = revoked.length > 0 ? ` ${count(revoked.length, 'invitation')} revoked.` : ''
  return `${invited} invited: ${answers.join(', ')}.${ended}`
}
