import * as React from 'react'
import { graphql } from 'gatsby'
import { positionOf, Way } from '../../../components/map-links'
import { placeLines } from '../../../../i18n/address'
import { formatEventTime } from '../../../../i18n/dates'
import { useLocale } from '../../../../i18n/page'
import { useTexts } from '../../../../i18n/texts'
import * as styles from './invitation-card.module.css'

type Props = { event: Queries.EventFactsFragment }

/** The time and place of the event, and the way there, closed: it is long, and the form comes after it. */
export function EventFacts({ event: { start, end, place } }: Props) {
  const t = useTexts()
  const locale = useLocale()
  return (
    <>
      <p className={styles.when}>
        <time dateTime={start}>{formatEventTime({ start, end }, locale)}</time>
      </p>
      <p>{placeLines(place).join(', ')}</p>
      {place.way && <p>{place.way}</p>}
      {positionOf(place) && (
        <details className={styles.way}>
          <summary>{t('registration:way')}</summary>
          <Way place={place} />
        </details>
      )}
    </>
  )
}

export const fragment = graphql`
  fragment EventFacts on Event {
    start
    end
    place {
      ...Way
      ...PlaceLines
      way(language: $language)
    }
  }
`
