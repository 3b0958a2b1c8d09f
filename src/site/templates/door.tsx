import * as React from 'react'
import { graphql, type PageProps } from 'gatsby'
import * as scripts from '../before-react/door'
import { useScripts } from '../before-react/use-scripts'
import { headOf } from '../components/seo'
import { Door } from '../features/door/door'

type Data = Queries.DoorPageQuery

export default function DoorPage({ data: { exhibition, events } }: PageProps<Data>) {
  useScripts(scripts)
  return <Door events={events.nodes} notice={exhibition.notice} />
}

export const Head = headOf('door:heading')

export const query = graphql`
  query DoorPage($language: String!, $namespaces: [String!]!) {
    ...Page
    exhibition {
      ...Door
    }
    events: allEvent {
      nodes {
        slug
        title(language: $language)
        cancelled
      }
    }
  }
`
