import * as React from 'react'
import { useTexts } from '../../i18n/texts'
import * as styles from './calendar-links.module.css'
import { subscriptionAddress } from './calendar-path'

type Props = {
  /** The path of the calendar file. */
  path: string
  /** The words of the link that downloads it. */
  children: React.ReactNode
}

/** Two links to a calendar file: one downloads it, and with the other a calendar program subscribes to it. */
export function CalendarLinks({ path, children }: Props) {
  const t = useTexts()
  return (
    <span className={styles.links}>
      <a href={path} type="text/calendar" download>
        {children}
      </a>{' '}
      <a href={subscriptionAddress(path)}>{t('programme:subscribe')}</a>
    </span>
  )
}
