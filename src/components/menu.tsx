import * as React from 'react'
import { graphql } from 'gatsby'
import { formatDateRange } from '../i18n/dates'
import { useLocale } from '../i18n/page'
import { useTexts } from '../i18n/texts'
import { LanguageSwitch } from './language-switch'
import { RouteLink } from './route-link'
import * as styles from './menu.module.css'

type Props = { exhibition: Queries.MenuFragment }

const sections = ['about', 'studios', 'program', 'contact'] as const

/** The full-screen menu. scripts/early.ts closes it when one of its links is followed. */
export function Menu({ exhibition }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const { startDate, endDate, venue } = exhibition
  return (
    <nav id="menu" popover="auto" className={styles.menu} aria-label={t('common:menu.label')}>
      <div className={styles.bar}>
        <LanguageSwitch />
        <button type="button" className={styles.close} popoverTarget="menu" popoverTargetAction="hide">
          {t('common:menu.close')}
        </button>
      </div>
      <ul className={styles.links}>
        <li>
          <RouteLink to="home">{t('common:menu.home')}</RouteLink>
        </li>
        <li>
          <RouteLink to="artists">{t('common:menu.artists')}</RouteLink>
        </li>
        {sections.map((section) => (
          <li key={section}>
            <RouteLink to="home" anchor={section}>
              {t(`common:menu.${section}`)}
            </RouteLink>
          </li>
        ))}
        <li>
          <RouteLink to="catalogue">{t('common:menu.catalogue')}</RouteLink>
        </li>
      </ul>
      <p className={styles.facts}>
        {formatDateRange(startDate, endDate, locale)}
        <br />
        {venue.name}, {venue.address?.street}, {venue.address?.locality}
      </p>
    </nav>
  )
}

export const fragment = graphql`
  fragment Menu on Exhibition {
    startDate
    endDate
    venue {
      name(language: $language)
      address {
        street
        locality(language: $language)
      }
    }
  }
`
