import * as React from 'react'
import { graphql } from 'gatsby'
import { titleFontClass } from '../../components/fit'
import { anchorOf, Letters } from '../../components/letters'
import { Picture } from '../../components/picture'
import { RouteLink } from '../../components/route-link'
import { tinted } from '../../components/tint'
import { bySortNameIn, initialOf } from '../../../i18n/collation'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import * as styles from './artist-index.module.css'
import { artistNumbers } from './artist-numbers'

type Props = { artists: Queries.ArtistIndexFragment }

/**
 * All artists in the alphabetical order of the page's language, each with the number of the default language. A work is beside each name on a touch screen. On a wide screen with a pointer,
 * a pane shows the work of one row: the one under the pointer or with the focus, on its tint, else the topmost one.
 */
export function ArtistIndex({ artists: { nodes } }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const numbers = artistNumbers(nodes)
  const sorted = [...nodes].sort(bySortNameIn(locale))
  const initials = [...new Set(sorted.map(({ sortName }) => initialOf(sortName, locale)))]
  return (
    <>
      <Letters label={t('artists:letters')} letters={initials} className={styles.letters} />
      <ol className={styles.index}>
        {sorted.map(({ slug, name, sortName, place, tint, firstWork }, index) => {
          const initial = initialOf(sortName, locale)
          const previous = sorted[index - 1]
          const isFirst = !previous || initialOf(previous.sortName, locale) !== initial
          return (
            <li
              key={slug}
              {...tinted(tint, styles.artist)}
              data-far=""
              // The first row until topmost-row.script.ts marks another.
              data-topmost={index === 0 ? '' : undefined}
              suppressHydrationWarning
              {...(isFirst && { id: anchorOf(initial), 'data-initial': initial })}
            >
              <span className={styles.number}>{String(numbers.get(slug)).padStart(2, '0')}</span>
              <RouteLink to="artist" slug={slug} className={titleFontClass(name, `stretchedLink ${styles.name}`)}>
                {name}
              </RouteLink>
              {place && <span className={styles.place}>{place}</span>}
              {firstWork && (
                <span className={styles.preview}>
                  {/* No alternative text: the name is beside it, and the work is described on the artist's page. */}
                  <Picture
                    file={firstWork.image}
                    alt=""
                    sizes="(hover: hover) and (min-width: 64rem) 36vw, (min-width: 51.25rem) 120px, 72px"
                    preview
                  />
                  <cite className={styles.work}>{firstWork.title}</cite>
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </>
  )
}

export const fragment = graphql`
  fragment ArtistIndex on ArtistConnection {
    nodes {
      slug
      name
      sortName
      place(language: $language)
      tint {
        ...Tint
      }
      firstWork {
        title(language: $language)
        image {
          ...Picture
        }
      }
    }
  }
`
