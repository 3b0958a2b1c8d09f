import * as React from 'react'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import * as scripts from '../before-react/text-page'
import { useScripts } from '../before-react/use-scripts'
import { Layout } from '../components/layout'
import { Seo } from '../components/seo'
import { TextPage } from '../features/text-page/text-page'
import type { PageContext } from '../../i18n/page-context'

type Data = Queries.TextPagePageQuery

export default function TextPagePage({ data: { exhibition, textPage } }: PageProps<Data>) {
  useScripts(scripts)
  return (
    <Layout exhibition={exhibition} overlay>
      <TextPage page={textPage} exhibition={exhibition} />
    </Layout>
  )
}

export function Head({ data: { exhibition, textPage }, pageContext }: HeadProps<Data, PageContext>) {
  return <Seo exhibition={exhibition} title={textPage.title} description={textPage.intro} page={pageContext} />
}

export const query = graphql`
  query TextPagePage($language: String!, $namespaces: [String!]!, $id: String!) {
    ...Page
    exhibition {
      ...TextPageExhibition
    }
    textPage(id: { eq: $id }) {
      title(language: $language)
      intro(language: $language)
      ...TextPage
    }
  }
`
