import * as React from 'react'
import { graphql } from 'gatsby'
import { namesFont, namesScript } from '#build-values'
import { titleFontClass } from '../../components/fit'
import { RouteLink } from '../../components/route-link'
import { Section } from '../../components/section'
import { bySortNameIn } from '../../../i18n/collation'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import * as styles from './artist-names.module.css'
import { artistNumbers } from './artist-numbers'
import { splitName } from './split-name'
import { thumbnailPath } from './thumbnail-path'

type Props = { artists: Queries.ArtistNamesFragment }

/**
 * The names of all artists as one paragraph of links, for the home page, in the order of the page's language and with the
 * numbers of the default language. Each opens to the artist's first work.
 */
export function ArtistNames({ artists: { nodes } }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const numbers = artistNumbers(nodes)
  const sorted = [...nodes].sort(bySortNameIn(locale))
  const isInOrder = sorted.every(({ slug }, index) => numbers.get(slug) === index + 1)
  return (
    <Section id="artists" heading={t('home:artists.heading')}>
      <ol
        className={styles.names}
        {...(namesScript && { 'data-names-script': namesScript, 'data-names-font': namesFont })}
        suppressHydrationWarning
      >
        {sorted.map(({ slug, name }) => (
          // In the order of the default language the browser counts. Browsers do not agree how to count on from a value.
          <li key={slug} value={isInOrder ? undefined : numbers.get(slug)}>
            <RouteLink to="artist" slug={slug} className={titleFontClass(name)}>
              <Name name={name} slug={slug} />
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

/** A name in a font without a width axis does not open: a system font, or the typeface of the content. */
function Name({ name, slug }: { name: string; slug: string }) {
  if (!namesScript || titleFontClass(name)) return name
  const [first, last] = splitName(name)
  return (
    <>
      {first}
      {/* Shown, and loaded, only in an open name (open-names.ts). */}
      <img src={thumbnailPath(slug)} alt="" loading="lazy" />
      {last}
    </>
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
