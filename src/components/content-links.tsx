import * as React from 'react'
import { graphql } from 'gatsby'
import { useLocale } from '../i18n/page'
import { pathOfWord } from '../i18n/routes'

type Props = {
  exhibition: Queries.ContentLinksFragment
  /** Where the list stands. */
  from: 'menu' | 'footer'
}

/** The entries of a list of links that are content: documents. */
export function ContentLinks({ exhibition, from }: Props) {
  const locale = useLocale()
  const documents = exhibition.documents ?? []
  return documents
    .filter((document) => document[from])
    .map((document) => (
      <li key={document.path}>
        {/* A redirect leads to the PDF: no page that Gatsby could fetch. */}
        <a href={pathOfWord(document.path, locale)} type="application/pdf">
          {document[from]}
        </a>
      </li>
    ))
}

export const fragment = graphql`
  fragment ContentLinks on Exhibition {
    documents {
      path
      menu(language: $language)
      footer(language: $language)
    }
  }
`
