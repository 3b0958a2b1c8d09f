import * as React from 'react'
import { graphql } from 'gatsby'
import { MarkButton } from '../../components/marks/mark-button'
import { placeWithTime } from '../../components/place-in-short'
import { RouteLink } from '../../components/route-link'
import { byTime } from '../../dom/by-time'
import { formatTime } from '../../../i18n/dates'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import { instantOf } from '../../../model/phase'
import * as styles from './plan-item.module.css'

type Props = { event: Queries.PlanEventFragment; timeZone: string }

/** An event in the plan, hidden until plan.script.ts finds it marked. */
export function PlanEvent({ event, timeZone }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const { slug, formerSlugs, type, title, start, end, place, cancelled } = event
  const [starts, ends] = [start, end].map((time) => instantOf(time, timeZone))
  return (
    <li
      className={styles.item}
      data-item={slug}
      data-former={formerSlugs?.join(' ')}
      data-span={cancelled ? undefined : `${starts}/${ends}`}
      hidden
      suppressHydrationWarning
    >
      <p className={styles.when}>
        <time dateTime={start}>{formatTime(start, locale)}</time>
        <span className={styles.until}>
          –<time dateTime={end}>{formatTime(end, locale)}</time>
        </span>
      </p>
      <div>
        <RouteLink to="event" slug={slug} className={cancelled ? `${styles.title} ${styles.calledOff}` : styles.title}>
          {title}
        </RouteLink>
        <p className={styles.facts}>
          {`${t(`programme:type.${type}`)}, ${placeWithTime(place, t)}`}
          {cancelled ? (
            <strong data-called-off>{t('programme:calledOff')}</strong>
          ) : (
            <span {...byTime({ from: ends })}>{t('plan:over')}</span>
          )}
        </p>
        {!cancelled && (
          // plan.script.ts writes into it; React does not touch it.
          <strong
            className={styles.overlaps}
            data-overlaps={t('plan:overlaps', { events: '#' })}
            dangerouslySetInnerHTML={{ __html: '' }}
            suppressHydrationWarning
          />
        )}
      </div>
      <p className={styles.mark}>
        <MarkButton mark={slug} of={title} />
      </p>
    </li>
  )
}

export const fragment = graphql`
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
