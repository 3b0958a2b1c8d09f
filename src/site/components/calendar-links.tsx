import * as React from 'react'
import { useTexts } from '../../i18n/texts'
import * as styles from './calendar-links.module.css'
import { RouteLink } from './route-link'

type Props = {
  /** The path of the calendar file. */
  path: string
  /** Its id on the page of calendars. */
  anchor: string
  /** The words of the link that downloads it. */
  children: React.ReactNode
}

/** Two links to a calendar: one downloads its file, the other leads to the ways to subscribe to it. */
export function CalendarLinks({ path, anchor, children }: Props) {
  const t = useTexts()
  return (
    <span className={styles.links}>
      <a href={path} type="text/calendar" download>
        {children}
      </a>{' '}
      <RouteLink to="calendars" anchor={anchor}>
        {t('programme:subscribe')}
      </RouteLink>
    </span>
  )
}
