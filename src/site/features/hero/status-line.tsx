import * as React from 'react'
import { graphql } from 'gatsby'
import { byTime } from '../../dom/by-time'
import { formatDate, formatDay, formatTime } from '../../../i18n/dates'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import { openingStates } from '../../../model/opening-states'
import * as styles from './status-line.module.css'

type Props = { exhibition: Queries.StatusLineFragment }

/** The values that the script fills in. */
const inScript = { time: '{time}', event: '{event}' }

/**
 * Whether the exhibition is open, and when it opens next. All lines are in the HTML, and show-by-time.ts shows one of
 * them. programme-clock.script.ts adds the event that is on, and while it is open, the next one.
 */
export function StatusLine({ exhibition: { openingHours, timeZone } }: Props) {
  const t = useTexts()
  const locale = useLocale()
  return (
    <p className={styles.line}>
      {openingStates(openingHours, timeZone).map(({ state, from, until, opening: { date, opens, closes } }) => (
        <span
          key={state + date}
          data-opening={state === 'after' ? undefined : state === 'open' ? 'open' : 'closed'}
          {...byTime({ from, until })}
        >
          {t(`home:status.${state}`, {
            day: formatDay(date, locale),
            date: formatDate(date, locale),
            time: formatTime(state === 'open' ? closes : opens, locale),
          })}
        </span>
      ))}
      {/* React leaves the content of an element with `dangerouslySetInnerHTML` to the script. */}
      <span
        data-now={t('home:status.now', inScript)}
        data-next={t('home:status.next', inScript)}
        data-registered={t('home:status.registered', inScript)}
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </p>
  )
}

export const fragment = graphql`
  fragment StatusLine on Exhibition {
    timeZone
    openingHours {
      date
      opens
      closes
    }
  }
`
