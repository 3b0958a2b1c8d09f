import * as React from 'react'
import { graphql } from 'gatsby'
import { DocumentLinks } from '../../components/content-links'
import { firstScreenEnd } from '../../components/first-screen'
import { RouteLink } from '../../components/route-link'
import { byTime } from '../../dom/by-time'
import { formatDateRange, formatDate, formatDay, formatTime } from '../../../i18n/dates'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import { openingStates } from '../../../model/opening-states'
import * as styles from './hero-facts.module.css'

type Props = { exhibition: Queries.HeroFactsFragment; className?: string | undefined }

/** What, when, where, for how much, and whether it is open. After the exhibition: what is left of it. */
export function HeroFacts({ exhibition, className }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const { subtitle, startDate, endDate, venue, admission, documents } = exhibition
  return (
    <div className={`${className} ${styles.facts}`}>
      <p>{unbroken(subtitle)}</p>
      <p className={styles.when}>
        <time dateTime={startDate}>{formatDateRange(startDate, endDate, locale)}</time>
      </p>
      <p className={styles.where}>
        {venue.name}, {venue.address?.locality}
      </p>
      <p className="untilEnd">
        {admission}. <a href="#contact">{t('home:hero.hours')}</a>
      </p>
      <ul className={`inArchive ${styles.archive}`}>
        <li>
          <RouteLink to="works">{t('home:hero.works')}</RouteLink>
        </li>
        <DocumentLinks documents={documents} from="menu" />
      </ul>
      <StatusLine exhibition={exhibition} />
    </div>
  )
}

/** Keeps each word with a hyphen, such as “pop-up”, on one line if it fits. */
function unbroken(text: string): React.ReactNode[] {
  return text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles.unbroken}>
        {part}
      </span>
    ),
  )
}

/** The values that the script fills in. */
const inScript = { time: '{time}', event: '{event}' }

/**
 * Whether the exhibition is open, and when it opens next. All lines are in the HTML, and show-by-time.ts shows one of
 * them. programme-clock.script.ts adds the event that is on, and while it is open, the next one.
 */
export function StatusLine({ exhibition: { openingHours, timeZone } }: { exhibition: Queries.StatusLineFragment }) {
  const t = useTexts()
  const locale = useLocale()
  return (
    // Without scripts the line would be that of the day of the build. The dates beside it are always true.
    <p className={`needsScript ${styles.status}`}>
      {openingStates(openingHours, timeZone).map(({ state, from, until, opening: { date, opens, closes } }) => (
        <span
          key={state + date}
          data-opening={state === 'after' ? undefined : state === 'open' ? 'open' : 'closed'}
          {...byTime({ from, until })}
        >
          {t(`home:status.${state}`, {
            day: formatDay(date, locale),
            date: formatDate(date, locale),
            time: formatTime(state === 'open' ? closes : opens, locale),
          })}
        </span>
      ))}
      {/* React leaves the content of an element with `dangerouslySetInnerHTML` to the script. */}
      <span
        id={firstScreenEnd}
        data-now={t('home:status.now', inScript)}
        data-next={t('home:status.next', inScript)}
        data-registered={t('home:status.registered', inScript)}
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </p>
  )
}

export const fragment = graphql`
  fragment HeroFacts on Exhibition {
    subtitle(language: $language)
    startDate
    endDate
    admission(language: $language)
    venue {
      name(language: $language)
      address {
        locality(language: $language)
      }
    }
    documents {
      ...DocumentLinks
    }
    ...StatusLine
  }
  fragment StatusLine on Exhibition {
    timeZone
    openingHours {
      date
      opens
      closes
    }
  }
`
