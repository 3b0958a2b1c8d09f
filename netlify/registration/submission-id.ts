import { hash } from 'node:crypto'
import { forms, type FieldName, type Registration } from '../../src/registration/fields'
import type { EventFacts } from '../storage/facts'

/**
 * Computes the submission id for a form that sent none, as without JavaScript: a UUID (RFC 9562, version 8) from the
 * values. The same form sent twice, as by a double click, gets the same id. Other values get another id.
 */
export function submissionIdOf({ event, form }: EventFacts, registration: Registration): string {
  // The database compares e-mail addresses without case.
  const values: Partial<Record<FieldName, unknown>> = { ...registration, email: registration.email.toLowerCase() }
  const input = JSON.stringify([event, ...forms[form].map((name) => values[name])])
  const hex = hash('sha256', input)
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(12, 15)}`, `8${hex.slice(15, 18)}`, hex.slice(18, 30)].join(
    '-',
  )
}
