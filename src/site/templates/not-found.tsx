import * as React from 'react'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import * as scripts from '../before-react/not-found'
import { useScripts } from '../before-react/use-scripts'
import { DefaultLayout } from '../components/layout'
import { ErrorPage } from '../components/error-page'
import { Seo } from '../components/seo'
import type { PageContext } from '../../i18n/page-context'
import { textsFrom } from '../../i18n/texts'

type Data = Queries.NotFoundPageQuery

export default function NotFoundPage({ data: { exhibition } }: PageProps<Data>) {
  useScripts(scripts)
  return (
    <DefaultLayout exhibition={exhibition}>
      <ErrorPage status={404} homeParts={exhibition.homeParts} />
    </DefaultLayout>
  )
}

export function Head({ data: { exhibition, locales }, pageContext }: HeadProps<Data, PageContext>) {
  const t = textsFrom(locales)
  return <Seo exhibition={exhibition} title={t('errors:notFound.title')} page={pageContext} />
}

export const query = graphql`
  query NotFoundPage($language: String!, $namespaces: [String!]!) {
    ...Page
  }
`
