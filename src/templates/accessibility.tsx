import * as React from 'react'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { DefaultLayout } from '../components/default-layout'
import { Seo } from '../components/seo'
import { Statement } from '../features/accessibility/statement'
import type { PageContext } from '../i18n/page-context'

type Data = Queries.AccessibilityPageQuery

export default function AccessibilityPage({ data: { exhibition, accessibility } }: PageProps<Data>) {
  return (
    exhibition &&
    accessibility && (
      <DefaultLayout exhibition={exhibition}>
        <Statement statement={accessibility} exhibition={exhibition} />
      </DefaultLayout>
    )
  )
}

export function Head({ data: { exhibition, accessibility }, pageContext }: HeadProps<Data, PageContext>) {
  return (
    exhibition &&
    accessibility && (
      <Seo exhibition={exhibition} title={accessibility.title} description={accessibility.intro} page={pageContext} />
    )
  )
}

export const query = graphql`
  query AccessibilityPage($language: String!) {
    exhibition {
      ...Seo
      ...CommonLayout
      ...StatementSignature
    }
    accessibility {
      title(language: $language)
      intro(language: $language)
      ...Statement
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "errors"] } }) {
      ...Texts
    }
  }
`
