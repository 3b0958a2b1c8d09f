import * as React from 'react'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { DefaultLayout } from '../components/default-layout'
import { Seo } from '../components/seo'
import { RegistrationDetail } from '../features/registration/registration-detail'
import type { PageContext } from '../../i18n/page-context'
import { textsFrom } from '../../i18n/texts'

type Data = Queries.RegistrationPageQuery

export default function RegistrationPage({ data: { exhibition } }: PageProps<Data>) {
  return (
    <DefaultLayout exhibition={exhibition}>
      <RegistrationDetail exhibition={exhibition} />
    </DefaultLayout>
  )
}

export function Head({ data: { exhibition, locales }, pageContext }: HeadProps<Data, PageContext>) {
  return <Seo exhibition={exhibition} title={textsFrom(locales)('change:heading')} page={pageContext} />
}

export const query = graphql`
  query RegistrationPage($language: String!, $namespaces: [String!]!) {
    ...Page
    exhibition {
      ...RegistrationDetail
    }
  }
`
