import type { Page } from '../../netlify/registration/fill-page'
import { locales } from '../../src/i18n/locales'
import { placeholder } from '../../src/registration/placeholders'
import { bothEnds, fillChecked, focusAtFirst, guestParts, limitChoices, openPage } from './page-with-placeholders'

/** What the template must contain (src/site/features/registration/registration-detail.tsx). */
const expected = [
  placeholder('value', 'token'),
  ...guestParts,
  placeholder('places'),
  ...(['slug', 'title', 'when', 'where', 'path'] as const).map((fact) => placeholder('event', fact)),
  ...locales.map((locale) => placeholder('path', locale)),
  ...bothEnds(['found', 'unknownToken', 'unavailable', 'not_published']),
  ...bothEnds(['registered', 'waiting', 'cancelled', 'calledOff', 'cancellable', 'changeable', 'mayRegisterAgain']),
  ...bothEnds(['invited', 'notInvited']),
  ...bothEnds(['answered', 'changed', 'nowCancelled', 'notChanged', 'hasArrived']),
  ...bothEnds(['event', 'admitted', 'notAdmitted', 'programme', 'invitation', 'several']),
]

/**
 * Makes the page of a registration from its template (decision 049).
 * @param html the built page
 * @returns its HTML with placeholders, for `fillRegistrationPage`
 * @throws if the page lacks something to fill in
 */
export function makeRegistrationPage(html: string): Page {
  const { document, find, finish } = openPage(html, 'of a registration', expected)
  find(document, 'form[action="/api/change"] input[name="token"]')
  find(document, '[data-letter-widths]')
  find(document, '[data-registration-answer]')
  for (const answer of document.querySelectorAll('[data-registration-answer]')) focusAtFirst(answer)
  const group = find(document, 'fieldset#persons')
  find(group, 'input[type="radio"]')
  for (const input of group.querySelectorAll('input')) fillChecked(input, 'persons', input.value)
  limitChoices(group)
  return finish()
}
