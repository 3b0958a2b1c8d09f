import * as React from 'react'
import { graphql } from 'gatsby'
import { roundedUp } from '../../components/rounded-up'
import { WorkFigure } from './work-figure'
import { PicturePreload, ratioOf } from '../../components/picture'
import { rowsOf, sum } from './work-rows'
import * as styles from './work-hang.module.css'

type Props = {
  works: readonly Queries.WorkHangFragment[]
  /** The slug of the artist. */
  artist: string
}

/** The hang: an artist's works in rows of equal height, uncropped. */
export function WorkHang({ works, artist }: Props) {
  const rows = hang(works)
  return (
    <div className={styles.hang}>
      {rows.map((row) => {
        const ratios = row.map(({ ratio }) => ratio)
        return (
          <div key={row[0]?.work.slug} className={styles.row} style={{ '--sum': roundedUp(sum(ratios)) }}>
            {row.map(({ work, ratio }) => (
              <WorkFigure
                key={work.slug}
                work={work}
                artist={artist}
                ratio={ratio}
                sizes={sizesIn(ratios, ratio)}
                first={work === works[0]}
              />
            ))}
          </div>
        )
      })}
    </div>
  )
}

/** The works in rows, each with its ratio. */
function hang(works: Props['works']) {
  const hung = works.map((work) => ({ work, ratio: ratioOf(work.image) }))
  return rowsOf(hung.map(({ ratio }) => ratio)).map((row) => hung.filter((_, index) => row.includes(index)))
}

/** In `Head`: preloads the picture of the first work. */
export function WorkHangPreload({ works }: Pick<Props, 'works'>) {
  const [row = []] = hang(works)
  const [first] = row
  if (!first) return null
  const ratios = row.map(({ ratio }) => ratio)
  return <PicturePreload file={first.work.image} sizes={sizesIn(ratios, first.ratio)} />
}

/** The `sizes` of a work in a row of these ratios: the layout of work-hang.module.css, with margin and gutter of tokens.css. */
function sizesIn(row: readonly number[], ratio: number): string {
  const width = '100vw - 2 * clamp(16px, 2.5vw, 48px)'
  const gaps = `${row.length - 1} * clamp(12px, 1.6vw, 28px)`
  const high = `85vh * ${ratio.toFixed(3)}`
  return `(min-width: 51.25rem) min((${width} - ${gaps}) * ${(ratio / sum(row)).toFixed(4)}, ${high}), min(${width}, ${high})`
}

export const fragment = graphql`
  fragment WorkHang on Work {
    slug
    ...WorkFigure
  }
`
