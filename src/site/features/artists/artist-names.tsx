import * as React from 'react'
import { graphql } from 'gatsby'
import { titleFontClass } from '../../components/fit'
import { RouteLink } from '../../components/route-link'
import { Section } from '../../components/section'
import { bySortName } from '../../../i18n/collation'
import { useTexts } from '../../../i18n/texts'
import * as styles from './artist-names.module.css'

type Props = { artists: Queries.ArtistNamesFragment }

/** The names of all artists as one paragraph of links, for the home page. */
export function ArtistNames({ artists: { nodes } }: Props) {
  const t = useTexts()
  return (
    <Section id="artists" heading={t('home:artists.heading')}>
      <ol className={styles.names}>
        {[...nodes].sort(bySortName).map(({ slug, name }) => (
          <li key={slug}>
            <RouteLink to="artist" slug={slug} className={titleFontClass(name)}>
              {name}
            </RouteLink>
          </li>
        ))}
      </ol>
      <p className={styles.more}>
        <RouteLink to="artists">{t('home:artists.all')}</RouteLink>
      </p>
    </Section>
  )
}

export const fragment = graphql`
  fragment ArtistNames on ArtistConnection {
    nodes {
      slug
      name
      sortName
    }
  }
`
