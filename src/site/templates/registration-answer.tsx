import * as React from 'react'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { DefaultLayout } from '../components/default-layout'
import { Seo } from '../components/seo'
import { RegistrationAnswer } from '../features/registration/registration-answer'
import type { PageContext } from '../../i18n/page-context'
import { textsFrom } from '../../i18n/texts'

type Data = Queries.RegistrationAnswerPageQuery

export default function RegistrationAnswerPage({ data: { exhibition } }: PageProps<Data>) {
  return (
    <DefaultLayout exhibition={exhibition}>
      <RegistrationAnswer exhibition={exhibition} />
    </DefaultLayout>
  )
}

export function Head({ data: { exhibition, locales }, pageContext }: HeadProps<Data, PageContext>) {
  return <Seo exhibition={exhibition} title={textsFrom(locales)('registration:heading')} page={pageContext} />
}

export const query = graphql`
  query RegistrationAnswerPage($language: String!, $namespaces: [String!]!) {
    ...Page
    exhibition {
      ...RegistrationAnswer
    }
  }
`
