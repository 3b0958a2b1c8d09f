import type { InlineHashes } from '../../src/http/security-headers'
import type { ErrorCode } from '../../src/registration/fields'
import { refusalOf, type Refusal } from '../../src/registration/refusals'
import type { Answer } from '../http/answer'

/**
 * The page that answers a form sent without JavaScript, in one language. The build makes it of the page of the
 * invitation (tools/build/make-answer-page.ts), with placeholders for everything that depends on the request.
 */
export type AnswerPage = {
  html: string
  /** The hashes for its Content-Security-Policy. No placeholder is inside a script or a style. */
  hashes: InlineHashes
  /** The message of each refusal, as plain text. */
  answers: Record<Refusal, string>
  /** The message of each error code, as plain text. */
  errors: Record<ErrorCode, string>
}

type Placeholder =
  /** The message that answers the request. */
  | ['answer']
  /** What was sent in a field, inside a quoted attribute. */
  | ['value', string]
  /** The attribute `checked` of the option of a field, or nothing. */
  | ['checked', string, string]
  /** Whether a field is invalid: 'true' or 'false'. */
  | ['invalid', string]
  /** The message of an invalid field, or nothing. */
  | ['error', string]

/** A placeholder as the build writes it, such as `{{value email}}`. */
export const placeholder = (...[kind, ...names]: Placeholder) => `{{${[kind, ...names].join(' ')}}}`

/** Finds every placeholder in a page. */
export const placeholders = /\{\{(answer|value|checked|invalid|error)(?: (\w+))?(?: (\w+))?\}\}/g

/** Fills in the placeholders of the page, in one pass: a placeholder inside a value stays text. */
export function fillAnswerPage({ html, answers, errors }: AnswerPage, answer: Answer): string {
  const { sent, errors: wrong = {} } = answer
  const values: Record<string, string | undefined> = { ...sent?.values, submissionId: sent?.submissionId }
  const fill: Record<string, (name: string, option: string) => string> = {
    answer: () => answers[refusalOf(answer)],
    value: (name) => values[name] ?? '',
    checked: (name, option) => (values[name] === option ? 'checked' : ''),
    invalid: (name) => String(name in wrong),
    error: (name) => errors[wrong[name as keyof typeof wrong] as ErrorCode] ?? '',
  }
  return html.replace(placeholders, (text, kind: string, name = '', option = '') =>
    escapeHtml(fill[kind]?.(name, option) ?? text),
  )
}

const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes a text for an HTML element and for a quoted attribute. */
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => references[character] ?? '')
