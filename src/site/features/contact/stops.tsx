import * as React from 'react'
import { graphql } from 'gatsby'
import { useTexts } from '../../../i18n/texts'
import * as styles from './stops.module.css'

/** The stops of public transport near the venue: the lines, the name of the stop, and the walk from it. */
export function Stops({ stops }: { stops: readonly Queries.StopsFragment[] }) {
  const t = useTexts()
  return (
    <ul className={styles.stops}>
      {stops.map(({ by, lines, name, minutes }) => (
        <li key={`${by} ${name}`}>
          <strong className={styles.lines}>
            {[t(`home:contact.by.${by}`), lines?.join(', ')].filter(Boolean).join(' ')}
            {/* A line of one letter, which would be taken for a preposition at the end of a line. */}
            {'\u00a0'}
          </strong>
          <span>{name}</span> <span className={styles.walk}>{t('home:contact.onFoot', { minutes })}</span>
        </li>
      ))}
    </ul>
  )
}

export const fragment = graphql`
  fragment Stops on Stop {
    by
    lines
    name
    minutes
  }
`
