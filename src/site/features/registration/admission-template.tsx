import * as React from 'react'
import { graphql } from 'gatsby'
import { guestPlaceholders, placeholder } from '../../../registration/placeholders'
import { AdmissionPage } from './admission-page'
import { InPart } from './in-part'
import { LetterWidths } from './letter-widths'
import { MailNote, NoMailNote } from './mail-note'

type Props = { event: Queries.AdmissionPageFragment; exhibition: Queries.AdmissionTemplateFragment }

/**
 * What the function answers to a guest of the invitation who registered without JavaScript, with placeholders for what
 * depends on the guest (decision 046). It is never shown as it is.
 */
export function AdmissionTemplate({ event, exhibition: { contact } }: Props) {
  return (
    <AdmissionPage event={event} guest={guestPlaceholders} places={placeholder('places')}>
      <LetterWidths />
      <InPart name="mail">
        <MailNote />
      </InPart>
      <InPart name="noMail">
        <NoMailNote email={contact.email} />
      </InPart>
    </AdmissionPage>
  )
}

export const fragment = graphql`
  fragment AdmissionTemplate on Exhibition {
    contact {
      email
    }
  }
`
