import * as React from 'react'
import { graphql } from 'gatsby'
import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { digitClasses } from '../../components/digits'
import { WorkDialog } from './work-dialog'
import { WorkFigure } from './work-figure'
import { rowsOf, sum } from './work-rows'
import * as styles from './work-hang.module.css'

type Props = { works: readonly Queries.WorkHangFragment[] }

/** The hang: an artist's works in rows of equal height, uncropped, and the dialog of each work. */
export function WorkHang({ works }: Props) {
  const hung = works.map((work, index) => ({
    work,
    ratio: ratioOf(work),
    previous: works.at(index - 1)?.slug,
    next: works.at((index + 1) % works.length)?.slug,
  }))
  const rows = rowsOf(hung.map(({ ratio }) => ratio)).map((row) => hung.filter((_, index) => row.includes(index)))
  return (
    <>
      <div className={styles.hang}>
        {rows.map((row) => {
          const ratios = row.map(({ ratio }) => ratio)
          return (
            <div key={row[0]?.work.slug} className={`${styles.row} ${digitClasses(sum(ratios))}`}>
              {row.map(({ work, ratio }) => (
                <WorkFigure
                  key={work.slug}
                  work={work}
                  ratio={ratio}
                  sizes={sizesIn(ratios, ratio)}
                  first={work === works[0]}
                />
              ))}
            </div>
          )
        })}
      </div>
      {hung.map(({ work, ratio, previous, next }, index) => (
        <WorkDialog
          key={work.slug}
          work={work}
          ratio={ratio}
          place={`${index + 1} / ${works.length}`}
          neighbours={works.length > 1 && previous && next ? { previous, next } : undefined}
        />
      ))}
    </>
  )
}

function ratioOf({ image }: Queries.WorkHangFragment): number {
  const data = image.childImageSharp?.gatsbyImageData as IGatsbyImageData | undefined
  return data ? data.width / data.height : 1
}

/** The `sizes` of a work in a row of these ratios: the layout of work-hang.module.css, with margin and gutter of tokens.css. */
function sizesIn(row: readonly number[], ratio: number): string {
  const width = '100vw - 2 * clamp(16px, 2.5vw, 48px)'
  const gaps = `${row.length - 1} * clamp(12px, 1.6vw, 28px)`
  const high = `85vh * ${ratio.toFixed(3)}`
  return `(min-width: 820px) min((${width} - ${gaps}) * ${(ratio / sum(row)).toFixed(4)}, ${high}), min(${width}, ${high})`
}

export const fragment = graphql`
  fragment WorkHang on Work {
    slug
    ...WorkFigure
    ...WorkDialog
  }
`
