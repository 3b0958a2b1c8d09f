import * as React from 'react'
import { graphql } from 'gatsby'
import { useTexts } from '../../i18n/texts'
import { Prose } from './prose'
import * as styles from './consent.module.css'

type Props = {
  notice: Queries.ConsentFragment
  /** What somebody else does with the notice, before its heading: “Read out”. */
  lead?: string
  /** The id of the sentences, where they describe a button. */
  id?: string
}

/** What a guest consents to by registering: a summary, and the rest in `details`. There is no checkbox. */
export function Consent({ notice: { heading, consent, text }, lead, id }: Props) {
  const t = useTexts()
  return (
    <div className={`${styles.consent} ${lead ? styles.readOut : ''}`}>
      <h3>{lead ? `${lead}: ${heading}` : heading}</h3>
      <p id={id}>{consent}</p>
      <details>
        <summary>{t('registration:consent')}</summary>
        <Prose text={text} />
      </details>
    </div>
  )
}

export const fragment = graphql`
  fragment Consent on ConsentNotice {
    heading(language: $language)
    consent(language: $language)
    text(language: $language)
  }
`
