import * as React from 'react'
import { graphql } from 'gatsby'
import { CalendarLinks } from '../../components/calendar-links'
import { calendarPath } from '../../components/calendar-path'
import { firstState } from '../../components/live-seats'
import { positionOf, Way } from '../../components/map-links'
import { PlaceLink } from '../../components/place-link'
import * as plusMinus from '../../components/plus-minus.module.css'
import { byTime } from '../../dom/by-time'
import { placeLines } from '../../../i18n/address'
import { capital } from '../../../i18n/capital'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import { propertiesOf } from '../../../model/choices'
import * as styles from './event-fact-list.module.css'
import { EventLeaders } from './event-leaders'

type Props = {
  event: Queries.EventFactListFragment
  /** Whether visitors register on another site, where the page cannot know who has to. */
  isElsewhere: boolean
  /** The end of the event, an instant in ISO 8601. Then nobody needs its free places and its calendar file. */
  ends: string
}

/** Where an event is, who leads it, in which languages it is, for how many, and whether to register. */
export function EventFactList({ event, isElsewhere, ends }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const { slug, type, place, ledBy, spoken, capacity, cancelled, registration } = event
  const { isClosed } = propertiesOf(type)
  const calendarFile = calendarPath(slug, locale)

  function registrationFact(): string | undefined {
    if (registration || cancelled) return undefined
    if (isClosed) return t('programme:invited')
    const fixed = firstState(event)
    if (fixed) return t(`programme:availability.${fixed}`)
    return isElsewhere ? undefined : t('event:noRegistration')
  }

  const facts: [label: string, fact: React.ReactNode][] = [
    [t('event:ledBy'), ledBy.length > 0 && <EventLeaders ledBy={ledBy} />],
    [t('event:languages'), capital(spoken.map(({ name }) => name).join(', '))],
    [
      t('event:places'),
      registration && !isElsewhere ? (
        // event-places.script.ts says how many are free, and how many there are if an organiser has changed that.
        <>
          <span data-capacity dangerouslySetInnerHTML={{ __html: String(capacity) }} />{' '}
          <span data-free={t('event:free')} {...byTime({ until: ends })} dangerouslySetInnerHTML={{ __html: '' }} />
        </>
      ) : (
        !isClosed && capacity
      ),
    ],
  ]
  const registrationNote = registrationFact()
  return (
    <dl className={styles.facts}>
      <div id="where">
        <dt>{t('event:where')}</dt>
        <dd>
          {placeLines(place).map((line, index) => (
            <React.Fragment key={index}>
              {index > 0 && <br />}
              {index === 0 && place.isOnMapOfContact ? <PlaceLink place={place}>{line}</PlaceLink> : line}
            </React.Fragment>
          ))}
        </dd>
        {place.way && <dd className={styles.way}>{place.way}</dd>}
        {positionOf(place) && (
          <dd className={`notPrinted ${styles.maps}`}>
            <details>
              <summary className={plusMinus.summary}>{t('registration:way')}</summary>
              <Way place={place} />
            </details>
          </dd>
        )}
      </div>
      {facts.map(
        ([label, fact]) =>
          fact && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
      {registrationNote && (
        <div className="untilEnd">
          <dt>{t('event:registration')}</dt>
          <dd>{registrationNote}</dd>
        </div>
      )}
      <div className="notPrinted" {...byTime({ until: ends })}>
        <dt>{t('event:calendar')}</dt>
        <dd>
          {cancelled ? (
            <a href={calendarFile} type="text/calendar" download>
              {t('event:markInCalendar')}
            </a>
          ) : (
            <CalendarLinks path={calendarFile} anchor={`event-${slug}`}>
              {t('event:addToCalendar')}
            </CalendarLinks>
          )}
        </dd>
      </div>
    </dl>
  )
}

export const fragment = graphql`
  fragment EventFactList on Event {
    slug
    type
    place {
      ...PlaceLink
      ...Way
      ...PlaceLines
      way(language: $language)
    }
    ledBy {
      ...EventLeaders
    }
    spoken(language: $language) {
      name
    }
    capacity
    availability
    cancelled
    registration {
      persons
    }
  }
`
