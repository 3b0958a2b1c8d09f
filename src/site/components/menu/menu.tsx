import * as React from 'react'
import { graphql } from 'gatsby'
import { formatDateRange } from '../../../i18n/dates'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import { ContentLinks, PageLinks } from '../content-links'
import { LanguageSwitch } from '../language-switch'
import { MarkCount } from '../marks/mark-count'
import { RouteLink } from '../route-link'
import { SearchField } from '../search/search-field'
import { searchPictures } from '../search/search-index'
import { tinted } from '../tint'
import * as styles from './menu.module.css'

type Props = { exhibition: Queries.MenuFragment }

/** How many panes the style sheet opens in turns. */
const panes = 6

/**
 * The full-screen menu: a dialog that its button opens without a script, as a popover in browsers without invoker
 * commands. menu.script.ts always opens it as a popover, which is faster, and adds a history entry. On a wide screen, a
 * link under the pointer or with the focus opens one of the works of the title, on the tint of its artist.
 */
export function Menu({ exhibition }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const { homeParts, startDate, endDate, openingRows, venue, hero } = exhibition
  return (
    <dialog id="menu" popover="auto" className={styles.menu} aria-label={t('common:menu.open')}>
      <div className={styles.bar}>
        <LanguageSwitch />
        <button type="button" className={styles.close} {...commands('close', 'menu')}>
          {t('common:menu.close')}
        </button>
      </div>
      <SearchField />
      <nav aria-label={t('common:menu.label')}>
        <ol className={styles.links}>
          <PageLinks to={['home', 'artists', 'works']} />
          <li>
            <RouteLink to="plan">
              {`${t('common:menu.plan')} `}
              <MarkCount />
            </RouteLink>
          </li>
          {homeParts.map((part) => (
            <li key={part}>
              <RouteLink to="home" anchor={part}>
                {t(`common:menu.${part}`)}
              </RouteLink>
            </li>
          ))}
          <ContentLinks exhibition={exhibition} from="menu" />
        </ol>
        <div className={styles.panes}>
          {Array.from({ length: panes }, (_, index) => hero[index % hero.length]!).map(({ artist, shown }, index) => (
            <div key={index} {...tinted(artist.tint, styles.pane)}>
              <img src={`${searchPictures}${artist.slug}/${shown.slug}.avif`} alt="" loading="lazy" />
            </div>
          ))}
        </div>
      </nav>
      <div className={styles.facts}>
        <p>
          {formatDateRange(startDate, endDate, locale)}
          <br />
          {`${venue.name}, ${venue.address?.street}, ${venue.address?.locality}`}
        </p>
        <ul className={styles.hours}>
          {openingRows.map(({ shortLabel, hours, date }) => (
            <li key={shortLabel}>
              {date ? <time dateTime={date}>{shortLabel}</time> : shortLabel}
              {` ${hours ?? t('common:closed')}`}
            </li>
          ))}
        </ul>
      </div>
    </dialog>
  )
}

/** Attributes of a button that opens or closes a dialog without a script, in browsers with and without invoker commands. */
export function commands(command: 'show-modal' | 'close', dialog: string) {
  const invoker = { command, commandfor: dialog } // not in React's types yet
  return {
    ...invoker,
    popoverTarget: dialog,
    popoverTargetAction: command === 'close' ? ('hide' as const) : ('show' as const),
  }
}

export const fragment = graphql`
  fragment Menu on Exhibition {
    homeParts
    startDate
    endDate
    openingRows(language: $language) {
      shortLabel
      hours
      date
    }
    venue {
      name(language: $language)
      address {
        street
        locality(language: $language)
      }
    }
    hero {
      artist {
        slug
        tint {
          ...Tint
        }
      }
      shown {
        slug
      }
    }
    ...ContentLinks
  }
`
