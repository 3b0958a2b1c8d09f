import type { EventFacts } from '../../netlify/registration/facts'
import type { Page } from '../../netlify/registration/fill-page'
import { locales } from '../../src/i18n/locales'
import { mostPersons } from '../../src/model/registration-period'
import { fields, forms } from '../../src/registration/fields'
import { placeholder } from '../../src/registration/placeholders'
import {
  bothEnds,
  fillChecked,
  focusAtFirst,
  guestParts,
  limitChoices,
  openPage,
  putInPart,
} from './page-with-placeholders'

/** What the template of the programme's answer page must contain (src/site/features/registration/registration-answer.tsx). */
const expected = [
  ...(['slug', 'title', 'when', 'where'] as const).map((fact) => placeholder('event', fact)),
  ...locales.map((locale) => placeholder('path', locale)),
  placeholder('places'),
  ...guestParts,
  ...bothEnds(['event', 'noEvent', 'registered', 'waiting', 'refused', 'mail', 'noMail']),
]

/**
 * Makes the page that answers a form sent without JavaScript, from a built page: that of the invitation, or the template
 * for the programme (decision 046). The page of an invitation to an event that was called off, or that the content calls
 * full or closed, says so itself, and has no form. With `personal: true` the page has no form either, and gets only the
 * message.
 * @param event the event by invitation, or any event of the programme
 * @param html the built page
 * @returns its HTML with placeholders, for `fillAnswerPage`
 * @throws if the page lacks something to fill in
 */
export function makeAnswerPage({ form, availability, personal }: EventFacts, html: string): Page {
  const isTemplate = form === 'programme'
  const { document, find, finish } = openPage(html, `for the form of the ${form}`, isTemplate ? expected : [])
  if (!isTemplate && availability) return finish()

  const element = find(document, personal ? 'main' : 'form[data-registration]')
  find(element, '[data-registration-answer]')
  for (const answer of document.querySelectorAll('[data-registration-answer]')) {
    const message = document.createElement('p')
    message.setAttribute('role', 'alert')
    message.textContent = placeholder('answer')
    answer.replaceChildren(message)
    focusAtFirst(answer)
  }
  if (personal) return finish()
  if (isTemplate) {
    find(document, '[data-letter-widths]')
    find(document, '[data-registration-confirmed]')
    document.querySelectorAll('[data-registration-confirmed]').forEach(focusAtFirst)
    putInPart(find(element, 'button[name="waiting"]'), 'mayWait')
  }

  find(element, 'input[name="submissionId"]').setAttribute('value', placeholder('value', 'submissionId'))
  for (const name of forms[form]) {
    const field = fields[name]
    if ('input' in field) {
      const input = find(element, `input[name="${name}"]`)
      input.setAttribute('value', placeholder('value', name))
      input.setAttribute('aria-invalid', placeholder('invalid', name))
    } else {
      const choices = 'choices' in field ? field.choices : numbersOfPersons
      for (const choice of choices) {
        const input = find(element, `input[name="${name}"][value="${choice}"]`)
        fillChecked(input, name, choice)
        input.setAttribute('aria-invalid', placeholder('invalid', name))
      }
    }
    find(element, `[data-registration-field-error="${name}"]`).textContent = placeholder('error', name)
  }
  if (isTemplate) limitPersons(find(element, 'fieldset#persons'))

  return finish()
}

const numbersOfPersons = Array.from({ length: mostPersons }, (_, index) => String(index + 1))

/** Only as many choices as the event allows. If that is one, there is no choice, as in the form of the event's page. */
function limitPersons(group: Element): void {
  limitChoices(group)
  const one = group.ownerDocument.createElement('input')
  for (const [name, value] of Object.entries({ type: 'hidden', name: 'persons', value: '1' })) {
    one.setAttribute(name, value)
  }
  group.after(one)
  putInPart(group, 'several')
  putInPart(one, 'one')
}
