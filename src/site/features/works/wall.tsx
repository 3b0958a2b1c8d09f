import * as React from 'react'
import { graphql } from 'gatsby'
import { Choice } from '../../components/choice'
import { firstScreenEnd } from '../../components/first-screen'
import { anchorOf, Letters } from '../../components/letters'
import { Picture, ratioOf } from '../../components/picture'
import { roundedUp } from '../../components/rounded-up'
import { RouteLink } from '../../components/route-link'
import { formatWorkYears } from '../../components/years'
import { bySortNameIn, initialOf } from '../../../i18n/collation'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import { areaOf } from './scaled-place'
import * as styles from './wall.module.css'
import { formatDimensions } from './work-facts'

type Props = { artists: Queries.WallFragment }

/** A narrower work leaves space beside its picture, because the caption below needs this width. */
const minRatio = 0.78

/** As many works as the first screen of a large monitor shows. */
const inFirstScreen = 24

/**
 * The wall: all works of all artists, uncropped, in rows of equal height. The style sheet makes the rows, so the wall is
 * hung again when wall.script.ts sorts or searches it. The search reads the captions.
 */
export function Wall({ artists: { nodes } }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const artists = [...nodes].sort(bySortNameIn(locale))
  const letters = [...new Set(artists.map(({ sortName }) => initialOf(sortName, locale)))]
  const works = artists.flatMap(({ slug, name, sortName, works }, at) => {
    const letter = initialOf(sortName, locale)
    const previous = artists[at - 1]
    const isFirst = !previous || initialOf(previous.sortName, locale) !== letter
    return works.map((work, index) => ({ artist: slug, name, work, anchor: isFirst && !index && anchorOf(letter) }))
  })
  return (
    <>
      {works.length > 1 && <WallControls total={works.length} />}
      <Letters label={t('works:letters')} letters={letters} className={`notPrinted ${styles.letters}`} />
      <ol className={styles.wall} data-wall>
        {works.map(({ artist, name, work, anchor }, index) => {
          const ratio = ratioOf(work.image)
          const years = formatWorkYears(work, t)
          const facts = [work.medium, work.dimensions && formatDimensions(work.dimensions, t, locale)]
          return (
            <li
              key={`${artist}/${work.slug}`}
              id={anchor || undefined}
              className={styles.work}
              style={{ '--box': roundedUp(Math.max(ratio, minRatio)) }}
              data-area={areaOf(work.dimensions)}
              suppressHydrationWarning
            >
              {/* No alternative text: artist and title are below it, and the work is described on its page. */}
              <Picture file={work.image} alt="" sizes="auto, 240px" preview className={styles.picture} />
              <p
                id={index + 1 === Math.min(inFirstScreen, works.length) ? firstScreenEnd : undefined}
                className={styles.caption}
              >
                <RouteLink to="work" slug={artist} work={work.slug} className={styles.link}>
                  {name}, <cite>{work.title}</cite>
                </RouteLink>
                {years && `, ${years}`} <span className={styles.facts}>{facts.filter(Boolean).join(', ')}</span>
              </p>
            </li>
          )
        })}
      </ol>
    </>
  )
}

/** The search and the order of the wall. wall.script.ts reads them, so without JavaScript they are not shown. */
function WallControls({ total }: { total: number }) {
  const t = useTexts()
  const orders = [
    ['', t('works:order.artist')],
    ['size', t('works:order.size')],
  ] as const
  return (
    <div className={`notPrinted needsScript ${styles.controls}`}>
      {/* With `dialog`, Enter sends no request. */}
      <form role="search" method="dialog">
        <label htmlFor="search" className={styles.label}>
          {t('works:search.label')}
        </label>
        <input
          id="search"
          name="q"
          type="search"
          className={styles.field}
          placeholder={t('works:search.hint')}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck="false"
        />
        <p className={styles.result}>
          {/* wall.script.ts writes the number; React does not touch it. */}
          <span
            role="status"
            data-shown={t('works:search.shown', { shown: '#', total })}
            data-nothing={t('works:search.nothing')}
            suppressHydrationWarning
          >
            {t('works:search.shown', { shown: total, total })}
          </span>
          <button type="reset" className={styles.reset}>
            {t('works:search.reset')}
          </button>
        </p>
      </form>
      {/* Not a fieldset: in a flex box, WebKit puts its legend above the others. */}
      <div role="group" aria-labelledby="order" className={styles.orders}>
        <span id="order" className={styles.label}>
          {t('works:order.label')}
        </span>
        {orders.map(([value, label]) => (
          <Choice key={value} name="order" value={value} label={label} isDefault={!value} />
        ))}
      </div>
    </div>
  )
}

export const fragment = graphql`
  fragment Wall on ArtistConnection {
    nodes {
      slug
      name
      sortName
      works {
        slug
        title(language: $language)
        ...WorkYears
        medium(language: $language)
        ...Sides
        image {
          ...SmallPicture
        }
      }
    }
  }
`
