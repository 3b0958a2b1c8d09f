import * as React from 'react'
import { graphql } from 'gatsby'
import { fitted, longestWord } from '../../../components/fit'
import { positionOf, Way } from '../../../components/map-links'
import { placeLines } from '../../../../i18n/address'
import { formatEventTime } from '../../../../i18n/dates'
import { useLocale } from '../../../../i18n/page'
import { useTexts } from '../../../../i18n/texts'
import { PageLanguage } from './dark-page'
import * as styles from './invitation-card.module.css'

type Props = {
  event: Queries.InvitationCardFragment
  /** For how many persons the invitation is, in a sentence; undefined where each guest has a number of their own. */
  validFor: string | undefined
  /** The form. */
  children: React.ReactNode
}

/** The invitation, as a card without the layout of the site. */
export function InvitationCard({ event, validFor, children }: Props) {
  const t = useTexts()
  const { title, description, invitation, cancelled } = event
  return (
    <main className={styles.card}>
      <div className={styles.event}>
        <h1 tabIndex={-1} {...fitted(longestWord(title), styles.title, title)}>
          {title}
        </h1>
        {cancelled && <p className={styles.lead}>{t('programme:calledOff')}</p>}
        <EventFacts event={event} />
        {!cancelled && (
          <dl className={styles.conditions}>
            {invitation?.dressCode && (
              <>
                <dt>{t('registration:dressCode')}</dt>
                <dd>{invitation.dressCode}</dd>
              </>
            )}
            <dt>{t('registration:conditions')}</dt>
            <dd>
              <ul>
                {validFor && <li>{validFor}</li>}
                {invitation?.conditions.map((condition) => (
                  <li key={condition}>{condition}</li>
                ))}
              </ul>
            </dd>
          </dl>
        )}
      </div>
      <div className={styles.reply}>
        <PageLanguage />
        <p className={styles.description}>{description}</p>
        {children}
      </div>
    </main>
  )
}

/**
 * The time and place of the event, and the way there, closed: it is long, and the form comes after it. Nobody needs the way
 * to an event that was called off.
 */
function EventFacts({ event: { start, end, place, cancelled } }: { event: Queries.EventFactsFragment }) {
  const t = useTexts()
  const locale = useLocale()
  return (
    <>
      <p className={styles.when}>
        <time dateTime={start}>{formatEventTime({ start, end }, locale)}</time>
      </p>
      <p>{placeLines(place).join(', ')}</p>
      {place.way && !cancelled && <p>{place.way}</p>}
      {positionOf(place) && !cancelled && (
        <details className={styles.way}>
          <summary>{t('registration:way')}</summary>
          <Way place={place} />
        </details>
      )}
    </>
  )
}

export const fragment = graphql`
  fragment InvitationCard on Event {
    ...EventFacts
    title(language: $language)
    description(language: $language)
    invitation {
      dressCode(language: $language)
      conditions(language: $language)
    }
  }
  fragment EventFacts on Event {
    start
    end
    cancelled
    place {
      ...Way
      ...PlaceLines
      way(language: $language)
    }
  }
`
