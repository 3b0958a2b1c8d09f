import * as React from 'react'
import { graphql } from 'gatsby'
import { Prose } from '../../components/prose'
import * as styles from './safety.module.css'

type Props = { safety: Queries.SafetyFragment }

/** What a visitor should know before something happens. */
export function Safety({ safety: { title, intro, sections } }: Props) {
  return (
    <article className={styles.safety}>
      <h1>{title}</h1>
      <Prose text={intro} className={styles.intro} />
      {sections.map(({ heading, text }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <Prose text={text} className={styles.text} />
        </section>
      ))}
    </article>
  )
}

export const fragment = graphql`
  fragment Safety on Safety {
    title(language: $language)
    intro(language: $language)
    sections {
      heading(language: $language)
      text(language: $language)
    }
  }
`
