import * as React from 'react'
import { graphql } from 'gatsby'
import { programmeCalendarPath } from '../../components/calendar-path'
import { DayDate } from '../../components/day-date'
import { MarkButton } from '../../components/marks/mark-button'
import { PageTitle } from '../../components/page-title'
import { partsOfPlace } from '../../components/place-in-short'
import * as print from '../../components/printed-alone.module.css'
import { RouteLink } from '../../components/route-link'
import { ShareButton } from '../../components/share-button'
import * as textButton from '../../components/text-button.module.css'
import { byTime } from '../../dom/by-time'
import { formatDateRange, formatTime } from '../../../i18n/dates'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import { instantOf } from '../../../model/time-zone'
import * as item from './plan-item.module.css'
import { PlanWorks } from './plan-works'
import * as styles from './plan.module.css'

type Props = {
  exhibition: Queries.PlanFragment
  events: Queries.PlanEventsFragment
  artists: Queries.PlanWorksFragment
}

/**
 * The plan of a visitor: all events by time and all works by room, of which plan.script.ts shows those that are marked in
 * this browser or in the link.
 */
export function Plan({ exhibition, events: { nodes }, artists }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const { name, startDate, endDate, venue } = exhibition
  const days = [...new Set(nodes.map(({ start }) => start.slice(0, 10)))]
  return (
    <article className={`${print.alone} ${styles.plan}`} data-plan="" suppressHydrationWarning>
      <PageTitle>{t('plan:title')}</PageTitle>
      <p className={styles.exhibition}>
        {name}, {formatDateRange(startDate, endDate, locale)}, {venue.name}
      </p>
      <div className={styles.head}>
        <div role="status" className={styles.status}>
          <p className={styles.needs}>{t('plan:needs')}</p>
          <p className={styles.empty}>{t('plan:empty')}</p>
          <p className={styles.saved}>{t('plan:saved')}</p>
          <p className={styles.shared}>{t('plan:shared.message')}</p>
          <span
            data-gone={t('plan:gone', { number: '#' })}
            data-link-gone={t('plan:linkGone')}
            dangerouslySetInnerHTML={{ __html: '' }}
            suppressHydrationWarning
          />
        </div>
        <button
          type="button"
          className={`${textButton.button} ${styles.forget}`}
          data-act="forget"
          hidden
          suppressHydrationWarning
        >
          {t('plan:forget')}
        </button>
        <p className={`${styles.tools} ${styles.start}`}>
          {nodes.length > 0 && (
            <RouteLink to="home" anchor="program">
              {t('common:menu.program')}
            </RouteLink>
          )}
          <RouteLink to="works">{t('common:menu.works')}</RouteLink>
        </p>
        <div className={`${styles.tools} ${styles.choices}`}>
          {choices.map(([act, key]) => (
            <button key={act} type="button" className={styles.choice} data-act={act} suppressHydrationWarning>
              {t(key)}
            </button>
          ))}
          <RouteLink to="plan">{t('plan:shared.own')}</RouteLink>
          <p role="alert" className={styles.alert} hidden suppressHydrationWarning>
            {t('common:plan.notSaved')}
          </p>
        </div>
        <div className={`${styles.tools} ${styles.uses}`}>
          {nodes.length > 0 && (
            <button
              type="button"
              className={textButton.button}
              data-act="calendar"
              data-calendar={programmeCalendarPath(locale)}
              suppressHydrationWarning
            >
              {t('plan:calendar.button')}
            </button>
          )}
          <button type="button" className={textButton.button} data-act="print">
            {t('plan:print')}
          </button>
          <ShareButton />
          <p role="alert" className={styles.alert} hidden suppressHydrationWarning>
            {t('plan:calendar.failed')}
          </p>
        </div>
      </div>
      <div className={styles.parts}>
        <div className={styles.events}>
          {days.map((day) => (
            <section key={day} className={item.group}>
              <h2 className={styles.day}>
                <DayDate day={day} />
              </h2>
              <ol className={item.list}>
                {nodes
                  .filter(({ start }) => start.startsWith(day))
                  .map((event) => (
                    <PlanEvent key={event.slug} event={event} timeZone={exhibition.timeZone} />
                  ))}
              </ol>
            </section>
          ))}
        </div>
        <section className={`${styles.works} ${item.group}`}>
          <h2>{t('plan:works')}</h2>
          <PlanWorks artists={artists} />
        </section>
      </div>
    </article>
  )
}

const choices = [
  ['take', 'plan:shared.take'],
  ['add', 'plan:shared.add'],
  ['replace', 'plan:shared.replace'],
] as const

/** An event in the plan, hidden until plan.script.ts finds it marked. */
function PlanEvent({ event, timeZone }: { event: Queries.PlanEventFragment; timeZone: string }) {
  const t = useTexts()
  const locale = useLocale()
  const { slug, formerSlugs, type, title, start, end, place, cancelled } = event
  const [starts, ends] = [start, end].map((time) => instantOf(time, timeZone))
  return (
    <li
      className={item.item}
      data-item={slug}
      data-former={formerSlugs?.join(' ')}
      data-span={cancelled ? undefined : `${starts}/${ends}`}
      hidden
      suppressHydrationWarning
    >
      <p className={item.when}>
        <time dateTime={start}>{formatTime(start, locale)}</time>
        <span className={item.until}>
          –<time dateTime={end}>{formatTime(end, locale)}</time>
        </span>
      </p>
      <div>
        <RouteLink to="event" slug={slug} className={cancelled ? `${item.title} ${item.calledOff}` : item.title}>
          {title}
        </RouteLink>
        <p className={item.facts}>
          {`${t(`programme:type.${type}`)}, ${partsOfPlace(place, t).join(', ')}`}
          {cancelled ? (
            <strong data-called-off>{t('programme:calledOff')}</strong>
          ) : (
            <span {...byTime({ from: ends })}>{t('plan:over')}</span>
          )}
        </p>
        {!cancelled && (
          // plan.script.ts writes into it; React does not touch it.
          <strong
            className={item.overlaps}
            data-overlaps={t('plan:overlaps', { events: '#' })}
            dangerouslySetInnerHTML={{ __html: '' }}
            suppressHydrationWarning
          />
        )}
      </div>
      <p className={item.mark}>
        <MarkButton mark={slug} of={title} />
      </p>
    </li>
  )
}

export const fragment = graphql`
  fragment Plan on Exhibition {
    name(language: $language)
    startDate
    endDate
    timeZone
    venue {
      name(language: $language)
    }
  }
  fragment PlanEvents on EventConnection {
    nodes {
      ...PlanEvent
    }
  }
  fragment PlanEvent on Event {
    slug
    formerSlugs
    type
    title(language: $language)
    start
    end
    cancelled
    place {
      ...PlaceInShort
    }
  }
`
