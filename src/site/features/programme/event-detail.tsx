import * as React from 'react'
import { graphql } from 'gatsby'
import { ButtonLink } from '../../components/button-link'
import { BySeats } from '../../components/by-seats'
import { fitted, longestWord } from '../../components/fit'
import { availabilityWords, firstState } from '../../components/live-seats'
import { MarkButton } from '../../components/marks/mark-button'
import { Neighbour, Neighbours, type Direction } from '../../components/neighbours'
import { Prose } from '../../components/prose'
import { RouteLink } from '../../components/route-link'
import { ShareButton } from '../../components/share-button'
import { tinted } from '../../components/tint'
import * as unseen from '../../components/visually-hidden.module.css'
import { byTime } from '../../dom/by-time'
import { dayParts, formatTime, formatDay } from '../../../i18n/dates'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import { instantOf } from '../../../model/time-zone'
import { registrationEnd } from '../../../model/registration-period'
import type { Tint } from '../../../model/tint'
import { EventAvailability, hasLiveSeats, takesRegistrations } from './event-availability'
import * as styles from './event-detail.module.css'
import { EventFactList } from './event-fact-list'
import { EventWork } from './event-work'
import { leadingArtist } from './leading-artist'

type Props = {
  event: Queries.EventDetailFragment
  exhibition: Queries.EventDetailExhibitionFragment
  previous?: Queries.EventNeighbourFragment | undefined
  next?: Queries.EventNeighbourFragment | undefined
  /** What the guest has booked, in words, in the place of the button that registers. */
  booked?: string | undefined
  /** The registration on this site with its heading, if the event takes one. */
  children?: React.ReactNode
}

/** The page of an event of the programme: its date and title as on a poster, on the tint of the artist who leads it. */
export function EventDetail({ event, exhibition, previous, next, booked, children }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const { slug, type, title, start, end, description, registration, cancelled } = event
  const { contact, programme, timeZone } = exhibition
  const elsewhere = programme?.registration
  const { weekday, number, mark, month } = dayParts(start, locale)
  const tint = tintOfEvent(event)
  const instant = (time: string) => instantOf(time, timeZone)
  const isLive = hasLiveSeats(event) && !elsewhere
  // Of an event that the content calls full, the server may say something else: the style sheet hides the link by its state.
  const hasForm = elsewhere ? takesRegistrations(event) : hasLiveSeats(event)
  const href = hasForm ? (elsewhere ?? '#registration') : undefined
  return (
    <article>
      <header {...(tint ? tinted(tint, styles.poster) : { className: styles.poster })}>
        <p className={styles.when}>
          <time className={styles.start} dateTime={start}>
            <span className={styles.weekday}>{weekday}</span>{' '}
            <span className={styles.number}>
              {number}
              <span className={unseen.hidden}>{mark}</span>
            </span>{' '}
            <span className={styles.month}>
              {month} {start.slice(0, 4)}
            </span>{' '}
            <span className={styles.time}>{formatTime(start, locale)}</span>
          </time>
          <span className={styles.until}>
            –<time dateTime={end}>{formatTime(end, locale)}</time>
          </span>
        </p>
        <p className={styles.type}>
          {t(`programme:type.${type}`)}{' '}
          <RouteLink to="home" anchor={slug} className={`notPrinted ${styles.back}`}>
            {t('event:programme')}
          </RouteLink>
        </p>
        <h1 {...fitted(longestWord(title), styles.title, title)}>{title}</h1>
        <div
          className={cancelled ? `${styles.state} ${styles.calledOff}` : styles.state}
          {...(isLive && { 'data-seats': firstState(event), ...availabilityWords(t) })}
          suppressHydrationWarning
        >
          {booked && !cancelled && (
            <p>
              <a className={styles.booked} href="#registration">
                {booked}
              </a>
            </p>
          )}
          {href && !booked && (
            <p
              className={styles.register}
              {...byTime({
                from: registration?.opens ? instant(registration.opens) : undefined,
                until: instant(registrationEnd(event)),
              })}
            >
              <ButtonLink href={href}>
                {elsewhere ? (
                  t('event:register')
                ) : (
                  <BySeats free={t('event:register')} waiting={t('registration:waiting.join')} />
                )}
              </ButtonLink>
            </p>
          )}
          {(registration || cancelled) && <EventAvailability event={event} isElsewhere={Boolean(elsewhere)} />}
          {cancelled ? (
            <p className={styles.advice}>
              {t('registration:calledOff')} <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </p>
          ) : (
            <p {...byTime({ from: instant(end) })}>{t('event:over')}</p>
          )}
        </div>
      </header>
      <div className={styles.body}>
        <Prose text={description ?? ''} className={styles.description} />
        <div className={styles.facts}>
          <EventFactList event={event} isElsewhere={Boolean(elsewhere)} ends={instant(end)} />
          <div className={`notPrinted ${styles.tools}`}>
            <div className={styles.mark} {...byTime({ until: instant(end) })}>
              <MarkButton mark={slug} withPlan />
            </div>
            <ShareButton />
          </div>
        </div>
        <EventWork event={event} />
      </div>
      {children && (
        <section id="registration" className={`untilEnd ${styles.registration}`} aria-label={t('event:registration')}>
          {children}
        </section>
      )}
      <div className={`notPrinted ${styles.end}`}>
        <Neighbours
          label={t('event:others')}
          all={
            <RouteLink to="home" anchor={slug}>
              {t('event:programme')}
            </RouteLink>
          }
        >
          {previous && <EventNeighbour event={previous} label={t('event:previous')} rel="prev" />}
          {next && <EventNeighbour event={next} label={t('event:next')} rel="next" />}
        </Neighbours>
      </div>
    </article>
  )
}

/** A link to the previous or next event of the programme, with its time, on its tint. */
function EventNeighbour({ event, label, rel }: { event: Queries.EventNeighbourFragment } & Direction) {
  const t = useTexts()
  const locale = useLocale()
  const { slug, title, start, cancelled, ledBy } = event
  const when = `${label} ${formatDay(start, locale)}, ${formatTime(start, locale)}${cancelled ? `. ${t('programme:calledOff')}` : ''}`
  const picture = leadingArtist(ledBy)?.firstWork?.image
  return (
    <Neighbour to="event" slug={slug} rel={rel} label={when} name={title} tint={tintOfEvent(event)} picture={picture} />
  )
}

const tintOfEvent = ({ ledBy }: Queries.EventTintFragment): Tint | undefined => leadingArtist(ledBy)?.tint

export const fragment = graphql`
  fragment EventDetail on Event {
    slug
    type
    title(language: $language)
    start
    end
    description(language: $language)
    registration {
      opens
      closes
    }
    ...EventAvailability
    ...EventFactList
    ...EventWork
    ...EventTint
  }
  fragment EventDetailExhibition on Exhibition {
    timeZone
    contact {
      email
    }
    programme {
      registration(language: $language)
    }
  }
  fragment EventNeighbour on Event {
    slug
    title(language: $language)
    start
    cancelled
    ledBy {
      artist {
        firstWork {
          image {
            ...SmallPicture
          }
        }
      }
    }
    ...EventTint
  }
  fragment EventTint on Event {
    ledBy {
      artist {
        tint {
          ...Tint
        }
      }
    }
  }
`
