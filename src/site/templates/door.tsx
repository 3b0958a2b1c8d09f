import * as React from 'react'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import * as scripts from '../before-react/door'
import { useScripts } from '../before-react/use-scripts'
import { Seo } from '../components/seo'
import { Door } from '../features/door/door'
import type { PageContext } from '../../i18n/page-context'
import { textsFrom } from '../../i18n/texts'

type Data = Queries.DoorPageQuery

export default function DoorPage({ data: { exhibition, events } }: PageProps<Data>) {
  useScripts(scripts)
  return <Door events={events.nodes} notice={exhibition.notice} />
}

export function Head({ data: { exhibition, locales }, pageContext }: HeadProps<Data, PageContext>) {
  return <Seo exhibition={exhibition} title={textsFrom(locales)('door:heading')} page={pageContext} />
}

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
      }
    }
  }
`
