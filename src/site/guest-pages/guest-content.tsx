import * as React from 'react'
import { graphql } from 'gatsby'
import type { GetText } from '../../i18n/keys'
import type { PageTexts } from '../../i18n/texts'
import type { FormAnswer, GuestEvent, GuestPage } from '../../registration/guest-pages'
import { eventTitle } from '../components/event-title'
import { InvitationAnswer } from '../features/registration/answer/invitation-answer'
import { PersonalInvitation } from '../features/registration/personal-invitation/personal-invitation'
import { ProgrammeAnswer } from '../features/registration/answer/programme-answer'
import { RegistrationPage } from '../features/registration/change/registration-page'

/** The data of the page query that the content needs. */
export type GuestData = {
  exhibition: Queries.GuestPageExhibitionFragment
  /** The event by invitation, if there is one. */
  invitations: { readonly nodes: readonly Queries.GuestPageInvitationFragment[] }
  events: { readonly nodes: readonly Queries.GuestEventFragment[] }
  locales: PageTexts
}

type Props = { page: GuestPage; data: GuestData }

/** What is on a guest page between the header and the footer of the site, or instead of them. */
export function GuestContent({ page, data }: Props) {
  const { exhibition } = data
  const [event] = data.invitations.nodes
  const slug = 'event' in page ? page.event?.slug : undefined
  const content = data.events.nodes.find((each) => each.slug === slug)
  if (page.page === 'registration') {
    return <RegistrationPage page={page} place={content?.place} exhibition={exhibition} />
  }
  if (page.page === 'personal-invitation') {
    return <PersonalInvitation page={page} event={event} exhibition={exhibition} />
  }
  return isOfInvitation(page) && event ? (
    <InvitationAnswer page={page} event={event} exhibition={exhibition} />
  ) : (
    <ProgrammeAnswer page={page} content={content} exhibition={exhibition} />
  )
}

/** The title of the page in its head. */
export function titleOf(page: GuestPage, { invitations }: GuestData, t: GetText): string {
  if (page.page === 'registration') return t('change:heading')
  if (page.page === 'personal-invitation') return t('invitation:heading')
  const [event] = invitations.nodes
  return isOfInvitation(page) && event ? eventTitle(event, t) : t('registration:heading')
}

/** Whether the page has the header and the footer of the site. What belongs to the invitation has not. */
export const hasLayout = (page: GuestPage) =>
  page.page === 'registration' || (page.page === 'form-answer' && !isOfInvitation(page))

const isOfInvitation = (page: FormAnswer): page is FormAnswer & { event: GuestEvent } =>
  page.event?.form === 'invitation'

export const fragment = graphql`
  fragment GuestPageExhibition on Exhibition {
    ...InvitationExhibition
    ...PersonalInvitationExhibition
    ...ProgrammeAnswer
    ...RegistrationPageExhibition
  }
  fragment GuestPageInvitation on Event {
    title(language: $language)
    cancelled
    ...Invitation
    ...PersonalInvitation
  }
  fragment GuestEvent on Event {
    slug
    place {
      ...Way
    }
    registration {
      ...Places
    }
  }
`
