import * as React from 'react'
import { graphql } from 'gatsby'
import { Choice } from '../../components/choice'
import { useTexts } from '../../../i18n/texts'
import { ScaledHang } from './scaled-hang'
import { scaledPlace } from './scaled-place'
import { WorkHang } from './work-hang'
import { ratioOf } from '../../components/picture'
import * as styles from './artist-works.module.css'

type Props = {
  works: readonly Queries.ArtistWorksFragment[]
  /** The slug of the artist. */
  artist: string
}

/**
 * The works of an artist in rows, or to scale. The style sheet shows the chosen hang, also without scripts.
 * hang-choice.script.ts keeps the choice. Works without a size are in rows in both.
 */
export function ArtistWorks({ works, artist }: Props) {
  const t = useTexts()
  const scaled = works.flatMap((work) => {
    const place = scaledPlace(work, ratioOf(work.image))
    return place ? [{ work, place }] : []
  })
  if (scaled.length === 0) return <WorkHang works={works} artist={artist} />
  return (
    <div className={styles.works} data-hangs>
      <div role="radiogroup" aria-labelledby="works" className={`notPrinted ${styles.choice}`}>
        {(['rows', 'scale'] as const).map((hang) => (
          <Choice key={hang} name="hang" value={hang} label={t(`artist:hang.${hang}`)} isDefault={hang === 'rows'} />
        ))}
      </div>
      <div className={styles.scale}>
        <ScaledHang works={scaled} artist={artist} />
      </div>
      <div className={styles.rows}>
        <WorkHang works={works} artist={artist} />
      </div>
    </div>
  )
}

export const fragment = graphql`
  fragment ArtistWorks on Work {
    ...WorkHang
    ...ScaledHang
  }
`
