import * as React from 'react'
import { graphql } from 'gatsby'
import { fitClass, flushClass } from '../../components/fit'
import { Section } from '../../components/section'
import { useTexts } from '../../../i18n/texts'
import * as styles from './numbers.module.css'

type Props = { exhibition: Queries.NumbersFragment }

/** The exhibition in large numbers. */
export function Numbers({ exhibition: { numbers } }: Props) {
  const t = useTexts()
  if (!numbers) return null
  return (
    <Section id="numbers" heading={t('home:numbers.heading')}>
      <ul className={`${styles.numbers} ${fitClass(numbers.map(({ value }) => value).join(''))}`}>
        {numbers.map(({ value, label }) => (
          <li key={value} className={styles.number}>
            <strong className={flushClass(value)}>{value}</strong> <span>{label}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export const fragment = graphql`
  fragment Numbers on Exhibition {
    numbers {
      value
      label(language: $language)
    }
  }
`
