import * as React from 'react'
import { formatDay, formatTimeRange } from '../../i18n/dates'
import { useLocale } from '../../i18n/page'
import * as styles from './event-time.module.css'

type Props = { start: string; end: string; className?: string | undefined }

/** When an event is, in a line: 'čtvrtek 4. 9., 17:00–22:00'. A browser could break the times after their dash. */
export function EventTime({ start, end, className }: Props) {
  const locale = useLocale()
  return (
    <time dateTime={start} className={className}>
      {formatDay(start, locale)}, <span className={styles.range}>{formatTimeRange(start, end, locale)}</span>
    </time>
  )
}
