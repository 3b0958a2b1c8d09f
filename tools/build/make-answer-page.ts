import { JSDOM, VirtualConsole } from 'jsdom'
import type { AnswerPage } from '../../netlify/registration/answer-page'
import { inlineHashes } from '../../src/http/security-headers'
import { locales } from '../../src/i18n/locales'
import { mostPersons } from '../../src/model/registration-period'
import { fields, forms, type FormName } from '../../src/registration/fields'
import { endOf, placeholder, placeholders, startOf, type Part } from '../../src/registration/placeholders'

/** What the template of the programme's answer page must contain (src/site/features/registration/registration-answer.tsx). */
const expected = [
  ...(['slug', 'title', 'when', 'where'] as const).map((fact) => placeholder('event', fact)),
  ...locales.map((locale) => placeholder('path', locale)),
  placeholder('places'),
  ...(['event', 'noEvent', 'registered', 'waiting', 'refused', 'mail', 'noMail'] as const).flatMap((part) => [
    startOf(part),
    endOf(part),
  ]),
]

/**
 * Makes the page that answers a form sent without JavaScript, of a built page: that of the invitation, or the template
 * for the programme (decision 046). Removes its scripts: at the address of the function they would take the page for one
 * that does not exist.
 * @param html the built page
 * @returns its HTML with placeholders, for `fillAnswerPage`
 * @throws if the page lacks something to fill in
 */
export function makeAnswerPage(form: FormName, html: string): Pick<AnswerPage, 'html' | 'hashes'> {
  // Without a console of its own, jsdom prints every stylesheet that it does not understand.
  const dom = new JSDOM(html, { virtualConsole: new VirtualConsole() })
  const { document } = dom.window
  const find = (parent: ParentNode, selector: string): Element => {
    const element = parent.querySelector(selector)
    if (!element) throw missing(form, selector)
    return element
  }
  for (const script of document.querySelectorAll('script')) script.remove()
  // Otherwise a script does this (src/site/before-react/load-body-font.ts).
  document.documentElement.setAttribute('data-typeface', '')
  expectPlaceholders(form, dom.serialize())

  const element = find(document, 'form[data-registration]')
  find(element, '[data-registration-answer]')
  for (const answer of document.querySelectorAll('[data-registration-answer]')) {
    const message = document.createElement('p')
    message.setAttribute('role', 'alert')
    message.textContent = placeholder('answer')
    answer.replaceChildren(message)
    focusAtFirst(answer)
  }
  if (form === 'programme') {
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
        input.removeAttribute('checked')
        input.setAttribute(checkedAttribute, placeholder('checked', name, choice))
        input.setAttribute('aria-invalid', placeholder('invalid', name))
      }
    }
    find(element, `[data-registration-field-error="${name}"]`).textContent = placeholder('error', name)
  }
  if (form === 'programme') limitPersons(find(element, 'fieldset#persons'))

  const page = dom.serialize().replace(checkedAttributes, '$1')
  return { html: page, hashes: inlineHashes(page) }
}

const numbersOfPersons = Array.from({ length: mostPersons }, (_, index) => String(index + 1))

/** Only as many choices as the event allows. If that is one, there is no choice, as in the form of the event's page. */
function limitPersons(group: Element): void {
  for (const label of group.querySelectorAll('label')) {
    putInPart(label, `persons-${Number(label.querySelector('input')?.value)}`)
  }
  const one = group.ownerDocument.createElement('input')
  for (const [name, value] of Object.entries({ type: 'hidden', name: 'persons', value: '1' })) {
    one.setAttribute(name, value)
  }
  group.after(one)
  putInPart(group, 'several')
  putInPart(one, 'one')
}

function putInPart(element: Element, part: Part): void {
  element.before(startOf(part))
  element.after(endOf(part))
}

/** The answer is the first thing that a guest wants to know. */
function focusAtFirst(element: Element): void {
  element.setAttribute('tabindex', '-1')
  element.setAttribute('autofocus', '')
}

// The placeholder stands for a whole attribute, which the DOM cannot express. It is the value of this one until the end.
const checkedAttribute = 'data-checked-placeholder'
const checkedAttributes = new RegExp(`${checkedAttribute}="(\\{\\{checked [^"]*\\}\\})"`, 'g')

/** @throws if a built page contains the text of a placeholder, or if that of the programme lacks one of its template */
function expectPlaceholders(form: FormName, html: string): void {
  if (form === 'programme') {
    const lacking = expected.find((each) => !html.includes(each))
    if (lacking) throw missing(form, lacking)
  }
  const unexpected = html.match(placeholders)?.find((each) => form !== 'programme' || !expected.includes(each))
  if (unexpected) throw new Error(`The built page for the form of the ${form} contains the text ${unexpected}.`)
}

const missing = (form: FormName, what: string) =>
  new Error(`The built page for the form of the ${form} has no ${what} for the function to fill in.`)
