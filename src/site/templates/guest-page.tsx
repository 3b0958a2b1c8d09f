import * as React from 'react'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { Layout } from '../components/layout'
import { Seo } from '../components/seo'
// The shell has the styles of all that functions render into it.
import '../guest-pages/guest-content'
import type { PageContext } from '../../i18n/page-context'
import { shellMarks } from '../../registration/guest-pages'

type Data = Queries.GuestPageQuery

/**
 * The shell of the pages for guests. Functions render the content into it (decision 046). It is never shown as it is. Its
 * only scripts show the urgent notice and keep the admission card.
 */
export default function GuestPage({ data: { exhibition }, pageContext }: PageProps<Data, PageContext>) {
  if (pageContext.plain) return shellMarks.content
  return <Layout exhibition={exhibition}>{shellMarks.content}</Layout>
}

export function Head({ data: { exhibition }, pageContext }: HeadProps<Data, PageContext>) {
  return <Seo exhibition={exhibition} title={shellMarks.title} page={pageContext} />
}

export const query = graphql`
  query GuestPage($language: String!, $namespaces: [String!]!) {
    ...Page
    exhibition {
      ...GuestPageExhibition
    }
    invitations: allEvent(filter: { invitation: { path: { ne: null } } }, limit: 1) {
      nodes {
        ...GuestPageInvitation
      }
    }
    events: allEvent {
      nodes {
        ...GuestEvent
      }
    }
  }
`
