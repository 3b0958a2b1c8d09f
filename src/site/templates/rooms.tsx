import * as React from 'react'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { OverlayLayout } from '../components/overlay-layout'
import { Seo } from '../components/seo'
import { Rooms } from '../features/rooms/rooms'
import type { PageContext } from '../../i18n/page-context'
import { textsFrom } from '../../i18n/texts'

type Data = Queries.RoomsPageQuery

export default function RoomsPage({ data: { exhibition, artists, events } }: PageProps<Data>) {
  return (
    <OverlayLayout exhibition={exhibition}>
      <Rooms exhibition={exhibition} artists={artists} events={events} />
    </OverlayLayout>
  )
}

export function Head({ data: { exhibition, locales }, pageContext }: HeadProps<Data, PageContext>) {
  const t = textsFrom(locales)
  return (
    <Seo exhibition={exhibition} title={t('rooms:title')} description={t('rooms:description')} page={pageContext} />
  )
}

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
