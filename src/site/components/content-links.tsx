import * as React from 'react'
import { graphql, Link } from 'gatsby'
import { useLocale } from '../../i18n/page'
import { pathOfWord } from '../../i18n/routes'

type Props = {
  exhibition: Queries.ContentLinksFragment
  /** The list that the links are for. */
  from: 'menu' | 'footer'
}

/** List items with links to the documents and then the text pages of the content. */
export function ContentLinks({ exhibition: { documents, pages }, from }: Props) {
  const locale = useLocale()
  return (
    <>
      {documents
        ?.filter((document) => document[from])
        .map((document) => (
          <li key={document.path}>
            {/* Not a Gatsby link: the path redirects to a PDF. */}
            <a href={pathOfWord(document.path, locale)} type="application/pdf">
              {document[from]}
            </a>
          </li>
        ))}
      {pages
        .filter((page) => page[from])
        .map((page) => (
          <li key={page.slug}>
            <Link to={pathOfWord(page.slug, locale)}>{page[from]}</Link>
          </li>
        ))}
    </>
  )
}

export const fragment = graphql`
  fragment ContentLinks on Exhibition {
    documents {
      path
      menu(language: $language)
      footer(language: $language)
    }
    pages {
      slug(language: $language)
      menu(language: $language)
      footer(language: $language)
    }
  }
`
