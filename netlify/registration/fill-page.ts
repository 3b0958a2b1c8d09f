import type { Answer } from '../http/answer'
import { attributesOf, escapeHtml, rewriteTags, writeTag, type Tag } from './html-tags'

/**
 * The built page of the form with an answer: the message, what was typed, and what is wrong with it.
 * The page brings its own texts, in templates (src/site/features/registration/answer-templates.tsx).
 * Its scripts are left out: at this address they would take the page for one that does not exist.
 */
export function fillPage(html: string, { code, reason, errors = {}, sent }: Answer): string {
  const templates = templatesOf(html)
  const message = templates.get(`message ${reason ?? code}`) ?? templates.get('message default') ?? ''
  const fieldMessages = new Map(
    Object.entries(errors).map(([field, key]) => [field, templates.get(`field ${key.split('.').at(-1)}`) ?? '']),
  )
  const values: Record<string, string | undefined> = { ...sent?.values, submissionId: sent?.submissionId ?? '' }
  let inForm = false

  return rewriteTags(
    html,
    (tag, closing) => {
      if (tag.name === 'form') inForm = !closing && tag.attributes.has('data-registration')
      if (!inForm || closing) return undefined
      if (tag.name === 'input') return writeTag(filledInput(tag, values, fieldMessages))
      if (tag.attributes.has('data-registration-answer')) {
        // The answer is what the guest has been waiting for: it is read out, and seen, first.
        tag.attributes.set('tabindex', '-1').set('autofocus', true)
        return `${writeTag(tag)}<p role="alert">${message}</p>`
      }
      const field = tag.attributes.get('data-registration-field-error')
      const error = typeof field === 'string' ? fieldMessages.get(field) : undefined
      return error && writeTag(tag) + error
    },
    (_element, name) => (name === 'script' ? '' : undefined),
  )
}

/** The texts of the page's templates, by their kind and code; they are HTML already. */
function templatesOf(html: string): Map<string, string> {
  const templates = new Map<string, string>()
  for (const [, start = '', text = ''] of html.matchAll(
    /<template\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/template\s*>/gi,
  )) {
    const attributes = attributesOf(start)
    const message = attributes.get('data-registration-message')
    const field = attributes.get('data-registration-field-message')
    if (message) templates.set(`message ${String(message)}`, text)
    if (field) templates.set(`field ${String(field)}`, text)
  }
  return templates
}

/** What the page itself says: its language, and the version of the notice that stands on it. */
const ofPage: ReadonlySet<string> = new Set(['locale', 'noticeVersion'])

function filledInput(tag: Tag, values: Record<string, string | undefined>, faulty: ReadonlyMap<string, string>): Tag {
  const { attributes } = tag
  const name = String(attributes.get('name') ?? '')
  const value = Object.hasOwn(values, name) ? values[name] : undefined
  if (attributes.get('type') === 'radio') {
    attributes.delete('checked')
    if (value !== undefined && escapeHtml(value) === attributes.get('value')) attributes.set('checked', '')
  } else if (value !== undefined && !ofPage.has(name)) {
    attributes.set('value', escapeHtml(value))
  }
  if (faulty.has(name)) attributes.set('aria-invalid', 'true')
  return tag
}
