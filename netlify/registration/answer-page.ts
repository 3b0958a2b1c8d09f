import type { InlineHashes } from '../../src/http/security-headers'
import type { ErrorCode } from '../../src/registration/fields'
import { refusalOf, type Refusal } from '../../src/registration/refusals'
import type { Answer } from '../http/answer'
import { escapeHtml } from '../http/escape-html'

/**
 * The page that answers a form sent without JavaScript, in one language. The build makes it from the invitation
 * page (tools/build/make-answer-page.ts), with a placeholder for each value that depends on the request.
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
  /** The submitted value of a field, inside a quoted attribute. */
  | ['value', string]
  /** The attribute `checked` for an option of a field, or an empty string. */
  | ['checked', string, string]
  /** Whether a field is invalid: 'true' or 'false'. */
  | ['invalid', string]
  /** The message of an invalid field, or an empty string. */
  | ['error', string]

/** A placeholder as the build writes it, such as `{{value email}}`. */
export const placeholder = (...[kind, ...names]: Placeholder) => `{{${[kind, ...names].join(' ')}}}`

/** Finds every placeholder in a page. */
export const placeholders = /\{\{(answer|value|checked|invalid|error)(?: (\w+))?(?: (\w+))?\}\}/g

/** Fills in the placeholders of the page, in one pass, so that a placeholder inside a value stays plain text. */
export function fillAnswerPage({ html, answers, errors }: AnswerPage, answer: Answer): string {
  const { sent, errors: fieldErrors = {} } = answer
  const values: Record<string, string | undefined> = { ...sent?.values, submissionId: sent?.submissionId }
  const fill: Record<string, (name: string, option: string) => string> = {
    answer: () => answers[refusalOf(answer)],
    value: (name) => values[name] ?? '',
    checked: (name, option) => (values[name] === option ? 'checked' : ''),
    invalid: (name) => String(name in fieldErrors),
    error: (name) => errors[fieldErrors[name as keyof typeof fieldErrors] as ErrorCode] ?? '',
  }
  return html.replace(placeholders, (text, kind: string, name = '', option = '') =>
    escapeHtml(fill[kind]?.(name, option) ?? text),
  )
}
