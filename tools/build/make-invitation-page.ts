import type { Page } from '../../netlify/registration/fill-page'
import { locales } from '../../src/i18n/locales'
import { placeholder } from '../../src/registration/placeholders'
import { bothEnds, fillChecked, focusAtFirst, guestParts, limitChoices, openPage } from './page-with-placeholders'

/** What the template must contain (src/site/features/registration/personal-invitation.tsx). */
const expected = [
  ...(['token', 'email', 'submissionId'] as const).map((name) => placeholder('value', name)),
  ...guestParts,
  placeholder('places'),
  placeholder('validFor'),
  placeholder('answer'),
  ...locales.map((locale) => placeholder('path', locale)),
  ...bothEnds(['admitted', 'notAdmitted', 'unknownToken', 'unavailable', 'not_published']),
  ...bothEnds(['silent', 'declined', 'waiting', 'calledOff', 'mayAccept', 'full', 'closed', 'several', 'one', 'mail']),
  ...bothEnds(['answered', 'registered', 'changed', 'nowDeclined', 'nowCancelled', 'refused']),
]

/**
 * Makes the page of a personal invitation from its template (decision 064).
 * @param html the built page
 * @returns its HTML with placeholders, for `fillInvitationPage`
 * @throws if the page lacks something to fill in
 */
export function makeInvitationPage(html: string): Page {
  const { document, find, finish } = openPage(html, 'of a personal invitation', expected)
  find(document, '[data-letter-widths]')
  find(document, '[data-registration-answer]')
  for (const answer of document.querySelectorAll('[data-registration-answer]')) focusAtFirst(answer)
  find(document, 'form[action="/api/invitation"] input[name="token"]')
  // The form that accepts and the one that changes have the same fields. The page of a guest has one of the two.
  for (const each of ['input[name="fullName"]', 'fieldset#persons input[type="radio"]']) find(document, each)
  for (const input of document.querySelectorAll('input[name="fullName"]')) {
    input.setAttribute('value', placeholder('value', 'fullName'))
    input.setAttribute('aria-invalid', placeholder('invalid', 'fullName'))
  }
  for (const group of document.querySelectorAll('fieldset#persons')) {
    for (const input of group.querySelectorAll('input')) {
      fillChecked(input, 'persons', input.value)
      input.setAttribute('aria-invalid', placeholder('invalid', 'persons'))
    }
    limitChoices(group)
  }
  for (const name of ['fullName', 'persons'] as const) {
    for (const message of document.querySelectorAll(`[data-registration-field-error="${name}"]`)) {
      message.textContent = placeholder('error', name)
    }
  }
  return finish()
}
