import * as React from 'react'
import { graphql, type PageProps } from 'gatsby'
import * as scripts from '../before-react/plan'
import { useScripts } from '../before-react/use-scripts'
import { Layout } from '../components/layout'
import { headOf } from '../components/seo'
import { Plan } from '../features/plan/plan'

type Data = Queries.PlanPageQuery

export default function PlanPage({ data: { exhibition, events, artists } }: PageProps<Data>) {
  useScripts(scripts)
  return (
    <Layout exhibition={exhibition} overlay>
      <Plan exhibition={exhibition} events={events} artists={artists} />
    </Layout>
  )
}

export const Head = headOf('plan:title', 'plan:description')

export const query = graphql`
  query PlanPage($language: String!, $namespaces: [String!]!) {
    ...Page
    exhibition {
      ...Plan
    }
    events: allEvent(
      filter: { invitation: { path: { eq: null } } }
      sort: [{ start: ASC }, { end: ASC }, { slug: ASC }]
    ) {
      ...PlanEvents
    }
    artists: allArtist {
      ...PlanWorks
    }
  }
`
