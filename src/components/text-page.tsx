import * as React from 'react'
import { graphql } from 'gatsby'
import { posterClass } from './fit'
import { Prose } from './prose'
import * as styles from './text-page.module.css'

type Props = {
  title: string
  intro: string
  sections: readonly Queries.TextSectionFragment[]
  /** What stands below the last section. */
  children?: React.ReactNode
}

/** A page of text with headings. */
export function TextPage({ title, intro, sections, children }: Props) {
  return (
    <article className={styles.page}>
      <h1 className={posterClass(title)}>{title}</h1>
      <Prose text={intro} className={styles.intro} />
      {sections.map(({ heading, text }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <Prose text={text} className={styles.text} />
        </section>
      ))}
      {children}
    </article>
  )
}

export const fragment = graphql`
  fragment TextSection on TextSection {
    heading(language: $language)
    text(language: $language)
  }
`
