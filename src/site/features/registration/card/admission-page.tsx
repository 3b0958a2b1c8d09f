import * as React from 'react'
import { graphql } from 'gatsby'
import { useTexts } from '../../../../i18n/texts'
import { Confirmation } from './confirmation'
import { DarkPage } from './dark-page'

type Props = {
  /** The event, in words. */
  event: { slug: string; title: string; when: string; where: string }
  /** What of it is in the content. */
  content: Queries.AdmissionPageFragment
  /** The name of the guest. */
  name: string
  /** The address that the guest has given. */
  email?: string | undefined
  /** How many seats are registered, in words. */
  seats: string
  /** Whether the card takes the focus: it replaces the form, which had it. */
  focus?: boolean
  /** What the guest is told about mail. */
  children: React.ReactNode
}

/** The admission card of a guest of the invitation, as a page without the layout of the site. */
export function AdmissionPage({
  event,
  content: { invitation, place },
  name,
  email,
  seats,
  focus = false,
  children,
}: Props) {
  const t = useTexts()
  return (
    <DarkPage>
      <Confirmation
        event={event}
        place={place}
        name={name}
        email={email}
        seats={seats}
        dressCode={invitation?.dressCode}
        heading="h1"
        focus={focus}
      >
        <p>{t('registration:success.message')}</p>
        {children}
      </Confirmation>
    </DarkPage>
  )
}

export const fragment = graphql`
  fragment AdmissionPage on Event {
    invitation {
      dressCode(language: $language)
    }
    place {
      ...Way
    }
  }
`
