import * as React from 'react'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import * as scripts from '../before-react/event'
import { useScripts } from '../before-react/use-scripts'
import { eventTitle } from '../components/event-title'
import { Layout } from '../components/layout'
import { Seo } from '../components/seo'
import { EventDetail } from '../features/programme/event-detail'
import { EventRegistration } from '../features/registration/form/event-registration'
import { useBooked } from '../features/registration/form/use-registered'
import { formatDay } from '../../i18n/dates'
import type { PageContext } from '../../i18n/page-context'
import { textsFrom } from '../../i18n/texts'
import { registersHere } from '../../model/registers-here'

type Data = Queries.EventPageQuery

export default function EventPage({ data: { exhibition, event, previous, next } }: PageProps<Data>) {
  useScripts(scripts)
  const booked = useBooked(event.slug)
  return (
    <Layout exhibition={exhibition} overlay>
      <EventDetail
        event={event}
        exhibition={exhibition}
        previous={previous.nodes[0]}
        next={next.nodes[0]}
        booked={booked}
      >
        {registersHere(event, exhibition) && !event.cancelled && (
          <EventRegistration event={event} exhibition={exhibition} />
        )}
      </EventDetail>
    </Layout>
  )
}

export function Head({ data: { exhibition, event, locales }, pageContext }: HeadProps<Data, PageContext>) {
  // The same tour may be on several days.
  const title = `${eventTitle(event, textsFrom(locales))}, ${formatDay(event.start, pageContext.language)}`
  return <Seo exhibition={exhibition} title={title} description={event.description} page={pageContext} />
}

export const query = graphql`
  query EventPage($language: String!, $namespaces: [String!]!, $slug: String!, $previous: String, $next: String) {
    ...Page
    exhibition {
      ...EventDetailExhibition
      ...EventRegistrationExhibition
    }
    event(slug: { eq: $slug }) {
      slug
      title(language: $language)
      start
      description(language: $language)
      cancelled
      ...EventDetail
      ...EventRegistration
    }
    previous: allEvent(filter: { slug: { eq: $previous } }) {
      nodes {
        ...EventNeighbour
      }
    }
    next: allEvent(filter: { slug: { eq: $next } }) {
      nodes {
        ...EventNeighbour
      }
    }
  }
`
