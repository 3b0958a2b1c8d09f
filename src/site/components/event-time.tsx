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

/**
 * The same, of an event whose time comes as a text: 'čtvrtek 4. září 2031, 17:00–22:00'.
 * @param when ends with the times; the spaces within them are no-break spaces
 */
export function When({ when }: { when: string }) {
  const times = when.lastIndexOf(' ') + 1
  return (
    <>
      {when.slice(0, times)}
      <span className={styles.range}>{when.slice(times)}</span>
    </>
  )
}
