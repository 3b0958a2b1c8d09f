import * as React from 'react'
import { formatDate, formatShortWeekday, formatTime } from '../../../i18n/dates'
import { usePage } from '../../../i18n/page'
import { localTimeOf } from '../../../model/time-zone'

type Session = {
  /** The address of the organiser. */
  organiser: string
  timeZone: string
  /** What guests consent to; null if the exhibition takes no registrations. */
  notice: Queries.OrganisersFragment['notice']
  /** Whether the session is over: the form to sign in is over the page. */
  hasEnded: boolean
  /** The session is over. */
  signOut: () => void
}

/** What every part of the page needs while an organiser is signed in. It stays the same object for the whole session. */
export const SessionContext = React.createContext<Session>({
  organiser: '',
  timeZone: 'UTC',
  notice: null,
  hasEnded: false,
  signOut: () => undefined,
})

/** The session, the language of the page, and how times are written. */
export function useSession() {
  const session = React.useContext(SessionContext)
  const { language } = usePage()
  const localTime = (instant: string | Date) => localTimeOf(new Date(instant), session.timeZone)
  const dateTimeOf = (instant: string | Date) =>
    `${formatDate(localTime(instant), language)}\u00a0${formatTime(localTime(instant), language)}`
  return {
    ...session,
    language,

    /** An instant in the time zone of the exhibition: 'čt 4. 9. 2031 17:05'. */
    timeOf: (instant: string | Date) =>
      `${formatShortWeekday(localTime(instant), language)}\u00a0${dateTimeOf(instant)}`,

    /** The same without the weekday, for a sentence: '4. 9. 2031 17:05'. */
    dateTimeOf,

    /** The time of day of an instant in the time zone of the exhibition: '17:05'. */
    clockOf: (instant: string | Date) => formatTime(localTime(instant), language),
  }
}
