import * as React from 'react'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { Seo } from '../components/seo'
import { PersonalInvitation } from '../features/registration/personal-invitation'
import type { PageContext } from '../../i18n/page-context'
import { textsFrom } from '../../i18n/texts'

type Data = Queries.PersonalInvitationPageQuery

export default function PersonalInvitationPage({ data: { exhibition, event } }: PageProps<Data>) {
  return <PersonalInvitation event={event} exhibition={exhibition} />
}

export function Head({ data: { exhibition, locales }, pageContext }: HeadProps<Data, PageContext>) {
  return <Seo exhibition={exhibition} title={textsFrom(locales)('invitation:heading')} page={pageContext} />
}

export const query = graphql`
  query PersonalInvitationPage($language: String!, $namespaces: [String!]!) {
    ...Page
    exhibition {
      ...PersonalInvitationExhibition
    }
    event(invitation: { path: { ne: null } }) {
      ...PersonalInvitation
    }
  }
`
