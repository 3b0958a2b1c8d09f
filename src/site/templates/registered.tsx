import * as React from 'react'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { Seo } from '../components/seo'
import { AdmissionTemplate } from '../features/registration/admission-template'
import type { PageContext } from '../../i18n/page-context'

type Data = Queries.RegisteredPageQuery

export default function RegisteredPage({ data: { exhibition, event } }: PageProps<Data>) {
  return <AdmissionTemplate event={event} exhibition={exhibition} />
}

export function Head({ data: { exhibition, event }, pageContext }: HeadProps<Data, PageContext>) {
  return <Seo exhibition={exhibition} title={event.title} page={pageContext} />
}

export const query = graphql`
  query RegisteredPage($language: String!, $namespaces: [String!]!) {
    ...Page
    exhibition {
      ...AdmissionTemplate
    }
    event(invitation: { path: { ne: null } }) {
      ...AdmissionPage
    }
  }
`
