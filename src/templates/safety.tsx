import * as React from 'react'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { DefaultLayout } from '../components/default-layout'
import { Seo } from '../components/seo'
import { Safety } from '../features/safety/safety'
import type { PageContext } from '../i18n/page-context'

type Data = Queries.SafetyPageQuery

export default function SafetyPage({ data: { exhibition, safety } }: PageProps<Data>) {
  return (
    exhibition &&
    safety && (
      <DefaultLayout exhibition={exhibition}>
        <Safety safety={safety} />
      </DefaultLayout>
    )
  )
}

export function Head({ data: { exhibition, safety }, pageContext }: HeadProps<Data, PageContext>) {
  return (
    exhibition &&
    safety && <Seo exhibition={exhibition} title={safety.title} description={safety.intro} page={pageContext} />
  )
}

export const query = graphql`
  query SafetyPage($language: String!) {
    exhibition {
      ...Seo
      ...CommonLayout
    }
    safety {
      title(language: $language)
      intro(language: $language)
      ...Safety
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "errors"] } }) {
      ...Texts
    }
  }
`
