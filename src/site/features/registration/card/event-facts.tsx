import * as React from 'react'
import { graphql } from 'gatsby'
import { Way } from '../../../components/map-links'
import { placeLines } from '../../../../i18n/address'
import { formatEventTime } from '../../../../i18n/dates'
import { useLocale } from '../../../../i18n/page'
import * as styles from './invitation-card.module.css'

type Props = { event: Queries.EventFactsFragment }

/** The time and place of the event. */
export function EventFacts({ event: { start, end, place } }: Props) {
  const locale = useLocale()
  return (
    <>
      <p className={styles.when}>
        <time dateTime={start}>{formatEventTime({ start, end }, locale)}</time>
      </p>
      <p>{placeLines(place).join(', ')}</p>
      <div className={styles.way}>
        <Way place={place} />
      </div>
    </>
  )
}

export const fragment = graphql`
  fragment EventFacts on Event {
    start
    end
    place {
      ...Way
      name(language: $language)
      address {
        ...AddressLines
      }
      within {
        name(language: $language)
        address {
          ...AddressLines
        }
      }
    }
  }
`
