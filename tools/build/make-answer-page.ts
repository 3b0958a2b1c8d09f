import { JSDOM, VirtualConsole } from 'jsdom'
import { placeholder, placeholders, type AnswerPage } from '../../netlify/registration/answer-page'
import { inlineHashes } from '../../src/http/security-headers'
import { fields, forms } from '../../src/registration/fields'

/**
 * Makes the page that answers a form sent without JavaScript, of the built page of the invitation.
 * Removes its scripts: at the address of the function they would take the page for one that does not exist.
 * @param html the built page
 * @returns its HTML with placeholders, for `fillAnswerPage`
 * @throws if the page lacks something to fill in
 */
export function makeAnswerPage(html: string): Pick<AnswerPage, 'html' | 'hashes'> {
  // Without a console of its own, jsdom prints every stylesheet that it does not understand.
  const dom = new JSDOM(html, { virtualConsole: new VirtualConsole() })
  const { document } = dom.window
  for (const script of document.querySelectorAll('script')) script.remove()
  if (placeholders.test(dom.serialize()))
    throw new Error('The page of the invitation contains the text of a placeholder.')

  const form = find(document, 'form[data-registration]')
  const answer = find(form, '[data-registration-answer]')
  // The answer is the first thing that a guest wants to know.
  answer.setAttribute('tabindex', '-1')
  answer.setAttribute('autofocus', '')
  const message = document.createElement('p')
  message.setAttribute('role', 'alert')
  message.textContent = placeholder('answer')
  answer.replaceChildren(message)

  find(form, 'input[name="submissionId"]').setAttribute('value', placeholder('value', 'submissionId'))
  for (const name of forms.invitation) {
    const field = fields[name]
    if ('input' in field) {
      const input = find(form, `input[name="${name}"]`)
      input.setAttribute('value', placeholder('value', name))
      input.setAttribute('aria-invalid', placeholder('invalid', name))
    } else {
      for (const choice of field.choices) {
        const input = find(form, `input[name="${name}"][value="${choice}"]`)
        input.removeAttribute('checked')
        input.setAttribute(checkedAttribute, placeholder('checked', name, choice))
        input.setAttribute('aria-invalid', placeholder('invalid', name))
      }
    }
    find(form, `[data-registration-field-error="${name}"]`).textContent = placeholder('error', name)
  }

  const page = dom.serialize().replace(checkedAttributes, '$1')
  return { html: page, hashes: inlineHashes(page) }
}

// The placeholder stands for a whole attribute, which the DOM cannot express. It is the value of this one until the end.
const checkedAttribute = 'data-checked-placeholder'
const checkedAttributes = new RegExp(`${checkedAttribute}="(\\{\\{checked [^"]*\\}\\})"`, 'g')

function find(parent: ParentNode, selector: string): Element {
  const element = parent.querySelector(selector)
  if (!element) throw new Error(`The built page of the invitation has no ${selector} for the function to fill in.`)
  return element
}
