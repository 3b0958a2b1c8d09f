import * as React from 'react'
import { graphql } from 'gatsby'
import { Prose } from '../../components/prose'
import { Section } from '../../components/section'
import { useTexts } from '../../../i18n/texts'
import * as styles from './about.module.css'

type Props = { exhibition: Queries.AboutFragment }

/** The curator's text about the exhibition. */
export function About({ exhibition: { about } }: Props) {
  const t = useTexts()
  return (
    <Section id="about" heading={t('home:about.heading')}>
      <div className={styles.about}>
        <Prose text={about.text ?? ''} className={styles.text} />
        {about.signature && (
          <p className={styles.signature}>
            <strong>{about.signature.name}</strong>
            <br />
            {about.signature.role}
          </p>
        )}
      </div>
    </Section>
  )
}

export const fragment = graphql`
  fragment About on Exhibition {
    about {
      text(language: $language)
      signature {
        name
        role(language: $language)
      }
    }
  }
`
