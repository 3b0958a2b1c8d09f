import * as React from 'react'
import { graphql } from 'gatsby'
import { formatDateRange } from '../../i18n/dates'
import { useLocale } from '../../i18n/page'
import { useTexts } from '../../i18n/texts'
import { ContentLinks, PageLinks } from './content-links'
import { extentOf, fitted } from './fit'
import { LanguageSwitch } from './language-switch'
import * as styles from './site-footer.module.css'

/** How far a caron reaches above a capital, in em. A ring, or two accents, reach further. */
const usualAccent = 0.2
/** How far g reaches below the baseline, in em. The comma of ș reaches further. */
const usualDescender = 0.21

type Props = { exhibition: Queries.SiteFooterFragment }

export function SiteFooter({ exhibition }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const [above = 0, below = 0] = extentOf(exhibition.name)
  const high = above > usualAccent ? styles.tall : ''
  const low = below > usualDescender ? styles.deep : below > 0 ? styles.descends : ''
  return (
    <footer className={`notPrinted ${styles.footer}`}>
      <p>
        {`${exhibition.name}, ${formatDateRange(exhibition.startDate, exhibition.endDate, locale)}`}
        <br />
        {t('common:footer.organizer', { organizer: exhibition.organizer })}
      </p>
      <ul className={styles.links}>
        <PageLinks to={['artists', 'works']} />
        <ContentLinks exhibition={exhibition} from="footer" />
      </ul>
      <LanguageSwitch />
      {/* The name as in the hero, but not split. */}
      <p {...fitted(exhibition.name, `${styles.title} ${high} ${low}`)} aria-hidden="true">
        {exhibition.name}
      </p>
    </footer>
  )
}

export const fragment = graphql`
  fragment SiteFooter on Exhibition {
    name(language: $language)
    organizer(language: $language)
    startDate
    endDate
    ...ContentLinks
  }
`
