import type { Page } from '../../netlify/registration/fill-page'
import { locales, type Locale } from '../../src/i18n/locales'
import { placeholder } from '../../src/registration/placeholders'
import { bothEnds, focusAtFirst, guestParts, openPage } from './page-with-placeholders'

/** What the template must contain (src/site/features/registration/admission-template.tsx). */
const expectedIn = (language: Locale) => [
  ...guestParts,
  placeholder('places'),
  ...locales.filter((locale) => locale !== language).map((locale) => placeholder('path', locale)),
  ...bothEnds(['mail', 'noMail']),
]

/**
 * Makes the admission card of a guest of the invitation, for a form sent without JavaScript, from its template.
 * @param html the built page in the language
 * @returns its HTML with placeholders, for `fillAnswerPage`
 * @throws if the page lacks something to fill in
 */
export function makeAdmissionPage(html: string, language: Locale): Page {
  const { document, find, finish } = openPage(html, 'of a registered guest', expectedIn(language))
  find(document, '[data-letter-widths]')
  focusAtFirst(find(document, '[data-registration-confirmed]'))
  return finish()
}
