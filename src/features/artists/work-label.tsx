import * as React from 'react'
import { graphql } from 'gatsby'
import { useLocale } from '../../i18n/page'
import { formatDimensions } from './dimensions'
import * as styles from './work-label.module.css'

type Props = { work: Queries.WorkLabelFragment }

/** What the label beside a work says: title and year, what it is, whose it is. */
export function WorkLabel({ work: { title, year, medium, dimensions, credit } }: Props) {
  return (
    <>
      <span className={styles.line}>
        <cite className={styles.title}>{title}</cite>, {year}
      </span>
      <span className={styles.line}>
        {medium}, {formatDimensions(dimensions, useLocale())}
      </span>
      <span className={styles.line}>{credit}</span>
    </>
  )
}

export const fragment = graphql`
  fragment WorkLabel on Work {
    title(language: $language)
    year
    medium(language: $language)
    dimensions {
      height
      width
      depth
    }
    credit(language: $language)
  }
`
