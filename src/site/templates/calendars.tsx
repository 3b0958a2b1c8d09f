import * as React from 'react'
import { graphql, type PageProps } from 'gatsby'
import * as scripts from '../before-react/calendars'
import { useScripts } from '../before-react/use-scripts'
import { Layout } from '../components/layout'
import { headOf } from '../components/seo'
import { Calendars } from '../features/calendars/calendars'

type Data = Queries.CalendarsPageQuery

export default function CalendarsPage({ data: { exhibition, events } }: PageProps<Data>) {
  useScripts(scripts)
  return (
    <Layout exhibition={exhibition} overlay>
      <Calendars events={events} />
    </Layout>
  )
}

export const Head = headOf('calendars:title', 'calendars:description')

export const query = graphql`
  query CalendarsPage($language: String!, $namespaces: [String!]!) {
    ...Page
    events: allEvent(
      filter: { invitation: { path: { eq: null } } }
      sort: [{ start: ASC }, { end: ASC }, { slug: ASC }]
    ) {
      ...Calendars
    }
  }
`
