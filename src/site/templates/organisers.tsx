import * as React from 'react'
import { graphql, type PageProps } from 'gatsby'
import * as scripts from '../before-react/organisers'
import { useScripts } from '../before-react/use-scripts'
import { headOf } from '../components/seo'
import { Organisers } from '../features/organisers/organisers'
import { shownTitle } from '../features/organisers/tab-title'

type Data = Queries.OrganisersPageQuery

export default function OrganisersPage({ data: { exhibition }, location }: PageProps<Data>) {
  useScripts(scripts)
  const { timeZone, name, notice } = exhibition
  return <Organisers search={location.search} site={name ?? ''} {...{ timeZone, notice }} />
}

export const Head = headOf('organisers:heading', undefined, shownTitle)

export const query = graphql`
  query OrganisersPage($language: String!, $namespaces: [String!]!) {
    ...Page
    exhibition {
      ...Organisers
    }
  }
`
