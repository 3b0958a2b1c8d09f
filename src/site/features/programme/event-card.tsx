import * as React from 'react'
import { graphql } from 'gatsby'
import { BySeats } from '../../components/by-seats'
import { titleFontClass } from '../../components/fit'
import { MarkButton } from '../../components/marks/mark-button'
import { partsOfPlace } from '../../components/place-in-short'
import { PlaceLink } from '../../components/place-link'
import * as plusMinus from '../../components/plus-minus.module.css'
import { Prose } from '../../components/prose'
import { RouteLink } from '../../components/route-link'
import * as unseen from '../../components/visually-hidden.module.css'
import { placeInShort } from '../../../i18n/address'
import { formatTime } from '../../../i18n/dates'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import { propertiesOf } from '../../../model/choices'
import { EventAvailability, hasLiveSeats, takesRegistrations } from './event-availability'
import * as styles from './event-card.module.css'
import { EventLeaders } from './event-leaders'

type Props = {
  event: Queries.EventCardFragment
  /** Whether visitors register on another site. */
  isElsewhere: boolean
}

/** An event of the programme: time, title and place, and the rest in <details>. */
export function EventCard({ event, isElsewhere }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const { isClosed } = propertiesOf(event.type)
  const [placeName, ...whereItIs] = partsOfPlace(event.place, t)
  const { slug, formerSlugs, type, title, start, end, place, spoken, capacity, ledBy, description, cancelled } = event
  return (
    <article id={slug} className={styles.event}>
      {formerSlugs?.map((former) => (
        <span key={former} id={former} />
      ))}
      {/* A script may open it before hydration (programme-filters.script.ts). */}
      <details suppressHydrationWarning>
        <summary className={`${plusMinus.summary} ${styles.row}`}>
          <time className={styles.when} dateTime={start}>
            {formatTime(start, locale)}
            <span className={styles.until}>–{formatTime(end, locale)}</span>
          </time>
          {/* All three words are in the HTML; programme-clock.script.ts marks the event, and the mark shows one of them. */}
          <span className={styles.moment}>
            <span className={styles.now}>{t('home:programme.moment.now')}</span>
            <span className={styles.next}>{t('home:programme.moment.next')}</span>
            <span className={styles.past}>{t('home:programme.moment.past')}</span>
          </span>
          <h4 className={titleFontClass(title, cancelled ? `${styles.title} ${styles.calledOff}` : styles.title)}>
            {title}
          </h4>
          <span className={styles.facts}>
            <span>
              {`${t(`programme:type.${type}`)}, `}
              <span data-place>{placeName}</span>
              {whereItIs.map((part) => `, ${part}`).join('')}
            </span>{' '}
            <span className={styles.languages}>
              {spoken.map(({ tag, name }) => (
                <React.Fragment key={tag}>
                  <abbr aria-hidden>{tag.toUpperCase()}</abbr>
                  <span className={unseen.hidden}>{name}</span>{' '}
                </React.Fragment>
              ))}
            </span>
            <EventAvailability event={event} isElsewhere={isElsewhere} className={styles.availability} />
          </span>
        </summary>
        <div className={styles.more}>
          <Prose text={description ?? ''} className={styles.description} />
          <ul className={styles.list}>
            <li>
              {t('home:programme.where')} <PlaceLink place={place}>{placeInShort(place)}</PlaceLink>
            </li>
            {ledBy.length > 0 && (
              <li>
                {t('home:programme.ledBy')} <EventLeaders ledBy={ledBy} />
              </li>
            )}
            <li>
              {t('home:programme.languages')} {spoken.map(({ name }) => name).join(', ')}
            </li>
            {isClosed && <li>{t('programme:invited')}</li>}
            {/* Where visitors register here, an organiser may have changed it; the page of the event says so. */}
            {!isClosed && (isElsewhere || !hasLiveSeats(event)) && (
              <li>{t('programme:capacity', { count: capacity })}</li>
            )}
            <li className={styles.links}>
              {takesRegistrations(event) && !isElsewhere && (
                <RouteLink to="event" slug={slug} anchor="registration" className={styles.register}>
                  <BySeats free={t('home:programme.register')} waiting={t('home:programme.join')} />
                </RouteLink>
              )}
              <RouteLink to="event" slug={slug}>
                {t('home:programme.address')}
              </RouteLink>
              <MarkButton mark={slug} of={title} withPlan />
            </li>
          </ul>
        </div>
      </details>
    </article>
  )
}

export const fragment = graphql`
  fragment EventCard on Event {
    ...EventAvailability
    slug
    formerSlugs
    type
    title(language: $language)
    start
    end
    spoken(language: $language) {
      tag
      name
    }
    capacity
    description(language: $language)
    place {
      ...PlaceLink
      ...PlaceInShort
    }
    ledBy {
      ...EventLeaders
    }
  }
`
