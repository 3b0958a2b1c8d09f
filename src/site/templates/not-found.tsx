import * as React from 'react'
import { graphql, type PageProps } from 'gatsby'
import * as scripts from '../before-react/not-found'
import { useScripts } from '../before-react/use-scripts'
import { Layout } from '../components/layout'
import { ErrorPage } from '../components/error-page'
import { headOf } from '../components/seo'

type Data = Queries.NotFoundPageQuery

export default function NotFoundPage({ data: { exhibition } }: PageProps<Data>) {
  useScripts(scripts)
  return (
    <Layout exhibition={exhibition}>
      <ErrorPage status={404} homeParts={exhibition.homeParts} />
    </Layout>
  )
}

export const Head = headOf('errors:notFound.title')

export const query = graphql`
  query NotFoundPage($language: String!, $namespaces: [String!]!) {
    ...Page
  }
`
