import * as React from 'react'
import { graphql } from 'gatsby'
import { MarkButton } from '../../components/marks/mark-button'
import { Picture } from '../../components/picture'
import { PlaceLink } from '../../components/place-link'
import { RouteLink } from '../../components/route-link'
import { formatWorkYears } from '../../components/years'
import { bySortNameIn, compareIn } from '../../../i18n/collation'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import * as styles from './plan-item.module.css'

type Props = { artists: Queries.PlanWorksFragment }

/**
 * All works by room in the order of a walk through the floors, hidden until plan.script.ts finds them marked. Rooms on no
 * floor come after it, by name, and works without a room last.
 */
export function PlanWorks({ artists: { nodes } }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const compare = compareIn(locale)
  const artists = [...nodes].sort(bySortNameIn(locale))
  const works = artists.flatMap(({ works, ...artist }) => works.map((work) => ({ artist, work })))
  const rooms = new Map(works.map(({ work: { room } }) => [room?.slug, room]))
  const inOrder = [...rooms.values()].sort(
    (room, other) =>
      Number(!room) - Number(!other) ||
      (room?.number ?? Infinity) - (other?.number ?? Infinity) ||
      compare(room?.inOneLine ?? '', other?.inOneLine ?? ''),
  )
  return inOrder.map((room) => (
    <section key={room?.slug ?? ''} className={styles.group}>
      <h3 className={styles.room}>{room ? <PlaceLink place={room}>{room.inOneLine}</PlaceLink> : t('plan:noRoom')}</h3>
      <ul className={styles.list}>
        {works
          .filter(({ work }) => work.room?.slug === room?.slug)
          .map(({ artist, work }) => {
            const mark = `${artist.slug}/${work.slug}`
            const years = formatWorkYears(work, t)
            return (
              <li
                key={mark}
                className={styles.item}
                data-item={mark}
                data-former={formerMarks(artist, work)}
                hidden
                suppressHydrationWarning
              >
                {/* No alternative text: artist and title are beside it. */}
                <Picture file={work.image} alt="" sizes="72px" preview className={styles.picture} />
                <p>
                  <RouteLink to="work" slug={artist.slug} work={work.slug}>
                    {artist.name}, <cite>{work.title}</cite>
                  </RouteLink>
                  {years && `, ${years}`}
                </p>
                <p className={styles.mark}>
                  <MarkButton mark={mark} of={work.title} />
                </p>
              </li>
            )
          })}
      </ul>
    </section>
  ))
}

type Slugs = { readonly slug: string; readonly formerSlugs: readonly string[] | null }

/** The marks that a work had before its slug or that of its artist changed. */
function formerMarks(artist: Slugs, work: Slugs): string | undefined {
  const slugsOf = ({ slug, formerSlugs }: Slugs) => [slug, ...(formerSlugs ?? [])]
  const marks = slugsOf(artist).flatMap((by) => slugsOf(work).map((each) => `${by}/${each}`))
  return marks.slice(1).join(' ') || undefined
}

export const fragment = graphql`
  fragment PlanWorks on ArtistConnection {
    nodes {
      slug
      formerSlugs
      name
      sortName
      works {
        slug
        formerSlugs
        title(language: $language)
        ...WorkYears
        room {
          slug
          number
          inOneLine(language: $language)
          ...PlaceLink
        }
        image {
          ...SmallPicture
        }
      }
    }
  }
`
