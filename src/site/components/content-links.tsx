import * as React from 'react'
import { graphql, Link } from 'gatsby'
import { useLocale } from '../../i18n/page'
import { pathOfWord } from '../../i18n/routes'
import { useTexts } from '../../i18n/texts'
import { RouteLink } from './route-link'

/** The list that the links are for: a document or page has a text for each list in which it is. */
type List = { from: 'menu' | 'footer' }

type Props = List & { exhibition: Queries.ContentLinksFragment }

/** List items with links to the documents and then the text pages of the content. */
export function ContentLinks({ exhibition: { documents, pages }, from }: Props) {
  const locale = useLocale()
  return (
    <>
      <DocumentLinks documents={documents} from={from} />
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

/** List items with links to the documents of the content, which say how large they are. */
export function DocumentLinks({
  documents,
  from,
}: List & { documents: readonly Queries.DocumentLinksFragment[] | null }) {
  const locale = useLocale()
  return documents
    ?.filter((document) => document[from])
    .map((document) => (
      <li key={document.path}>
        {/* Not a Gatsby link: the path redirects to a PDF. */}
        <a href={pathOfWord(document.path, locale)} type="application/pdf">
          {document[from]} <small dir="ltr">(PDF, {document.size})</small>
        </a>
      </li>
    ))
}

/** List items with links to pages that every exhibition has, in the words of the menu. */
export function PageLinks({ to }: { to: readonly ('home' | 'artists' | 'works')[] }) {
  const t = useTexts()
  return to.map((route) => (
    <li key={route}>
      <RouteLink to={route}>{t(`common:menu.${route}`)}</RouteLink>
    </li>
  ))
}

export const fragment = graphql`
  fragment DocumentLinks on PdfDocument {
    path
    size(language: $language)
    menu(language: $language)
    footer(language: $language)
  }
  fragment ContentLinks on Exhibition {
    documents {
      ...DocumentLinks
    }
    pages {
      slug(language: $language)
      menu(language: $language)
      footer(language: $language)
    }
  }
`
