import * as React from 'react'
import { graphql } from 'gatsby'
import { placeLines } from '../../../i18n/address'
import { formatEventTime } from '../../../i18n/dates'
import { useLocale } from '../../../i18n/page'
import * as styles from './invitation.module.css'

type Props = {
  event: Queries.EventFactsFragment
  /** Whether the name of the event stands above its time; the invitation has it as its heading. */
  named?: boolean
}

/** The time and place of the event. */
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
        <time dateTime={start}>{formatEventTime({ start, end }, locale)}</time>
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
