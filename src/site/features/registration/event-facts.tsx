import * as React from 'react'
import { graphql } from 'gatsby'
import { placeLines } from '../../../i18n/address'
import { formatDay, formatTime, formatTimeRange } from '../../../i18n/dates'
import { useLocale } from '../../../i18n/page'
import * as styles from './invitation.module.css'

type Props = {
  event: Queries.EventFactsFragment
  /** Whether the name of the event stands above its time; the invitation has it as its heading. */
  named?: boolean
}

/** When the event is, and where. */
export function EventFacts({ event: { title, start, end, place }, named = false }: Props) {
  const locale = useLocale()
  return (
    <>
      <p className={styles.when}>
        {named && (
          <>
            {title}
            <br />
          </>
        )}
        <time dateTime={start}>
          {formatDay(start, locale)} {start.slice(0, 4)}, {formatTimeRange(formatTime(start), formatTime(end))}
        </time>
      </p>
      <p>{placeLines(place).join(', ')}</p>
    </>
  )
}

export const fragment = graphql`
  fragment EventFacts on Event {
    title(language: $language)
    start
    end
    place {
      name(language: $language)
      address {
        ...AddressLines
      }
    }
  }
`
