import * as React from 'react'
import { graphql } from 'gatsby'
import { bearingOf, fitted, lineWidth } from '../../components/fit'
import { roundedUp } from '../../components/rounded-up'
import { RouteLink } from '../../components/route-link'
import { Section } from '../../components/section'
import { useTexts } from '../../../i18n/texts'
import * as styles from './numbers.module.css'

type Props = { exhibition: Queries.NumbersFragment }

/** The exhibition in large numbers. A number of artists, days or works leads to them. */
export function Numbers({ exhibition: { numbers, homeParts } }: Props) {
  const t = useTexts()
  if (!numbers) return null
  const days = homeParts.includes('program') ? '#program' : '#contact'
  return (
    <Section id="numbers" heading={t('home:numbers.heading')}>
      <ul {...fitted(numbers.map(({ value }) => value).join(''), styles.numbers)}>
        {numbers.map(({ value, label, counts }) => {
          const door = { className: styles.door, style: { '--middle': roundedUp(middleOf(value)) } }
          const number = (
            <>
              <strong style={{ '--bearing': bearingOf(value) }} data-value={value}>
                {value}
              </strong>{' '}
              <span>{label}</span>
            </>
          )
          return (
            <li key={label} className={styles.number}>
              {!counts && number}
              {counts === 'days' && (
                <a href={days} {...door}>
                  {number}
                </a>
              )}
              {(counts === 'artists' || counts === 'works') && (
                <RouteLink to={counts} {...door}>
                  {number}
                </RouteLink>
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

/** Where a number opens: between two characters, or in the middle of its only one. @returns em from its left edge */
function middleOf(value: string): number {
  const characters = [...value]
  const half = characters.slice(0, Math.ceil(characters.length / 2)).join('')
  return lineWidth(half, value) / (characters.length > 1 ? 1 : 2)
}

export const fragment = graphql`
  fragment Numbers on Exhibition {
    homeParts
    numbers {
      value
      label(language: $language)
      counts
    }
  }
`
