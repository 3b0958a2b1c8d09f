import * as React from 'react'
import { graphql } from 'gatsby'
import { TextPage } from '../../components/text-page'

type Props = { safety: Queries.SafetyFragment }

/** What a visitor should know before something happens. */
export function Safety({ safety }: Props) {
  return <TextPage {...safety} />
}

export const fragment = graphql`
  fragment Safety on Safety {
    title(language: $language)
    intro(language: $language)
    sections {
      ...TextSection
    }
  }
`
