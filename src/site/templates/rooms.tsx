import * as React from 'react'
import { graphql, type PageProps } from 'gatsby'
import { Layout } from '../components/layout'
import { headOf } from '../components/seo'
import { Rooms } from '../features/rooms/rooms'

type Data = Queries.RoomsPageQuery

export default function RoomsPage({ data: { exhibition, artists, events } }: PageProps<Data>) {
  return (
    <Layout exhibition={exhibition} overlay>
      <Rooms exhibition={exhibition} artists={artists} events={events} />
    </Layout>
  )
}

export const Head = headOf('rooms:title', 'rooms:description')

export const query = graphql`
  query RoomsPage($language: String!, $namespaces: [String!]!) {
    ...Page
    exhibition {
      ...Rooms
    }
    artists: allArtist {
      ...RoomsWorks
    }
    events: allEvent(
      filter: { invitation: { path: { eq: null } } }
      sort: [{ start: ASC }, { end: ASC }, { slug: ASC }]
    ) {
      ...RoomsEvents
    }
  }
`
