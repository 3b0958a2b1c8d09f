import * as React from 'react'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import * as scripts from '../before-react/organisers'
import { useScripts } from '../before-react/use-scripts'
import { Seo } from '../components/seo'
import { Organisers } from '../features/organisers/organisers'
import type { PageContext } from '../../i18n/page-context'
import { textsFrom } from '../../i18n/texts'

type Data = Queries.OrganisersPageQuery

export default function OrganisersPage({ data: { exhibition }, location }: PageProps<Data>) {
  useScripts(scripts)
  return <Organisers search={location.search} timeZone={exhibition.timeZone} />
}

export function Head({ data: { exhibition, locales }, pageContext }: HeadProps<Data, PageContext>) {
  return <Seo exhibition={exhibition} title={textsFrom(locales)('organisers:heading')} page={pageContext} />
}

export const query = graphql`
  query OrganisersPage($language: String!, $namespaces: [String!]!) {
    ...Page
  }
`
