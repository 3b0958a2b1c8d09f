import * as React from 'react'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import * as scripts from '../before-react/invitation'
import { useScripts } from '../before-react/use-scripts'
import { eventTitle } from '../components/event-title'
import { LoadFailure } from '../components/load-failure'
import { Seo } from '../components/seo'
import { Invitation } from '../features/registration/form/invitation'
import type { PageContext } from '../../i18n/page-context'
import { textsFrom } from '../../i18n/texts'

type Data = Queries.InvitationPageQuery

export default function InvitationPage({ data: { exhibition, event } }: PageProps<Data>) {
  useScripts(scripts)
  return (
    <>
      <Invitation event={event} exhibition={exhibition} />
      <LoadFailure />
    </>
  )
}

export function Head({ data: { exhibition, event, locales }, pageContext }: HeadProps<Data, PageContext>) {
  return <Seo exhibition={exhibition} title={eventTitle(event, textsFrom(locales))} page={pageContext} />
}

export const query = graphql`
  query InvitationPage($language: String!, $namespaces: [String!]!) {
    ...Page
    exhibition {
      ...InvitationExhibition
    }
    event(invitation: { path: { ne: null } }) {
      ...Invitation
    }
  }
`
