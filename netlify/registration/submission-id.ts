import { createHash } from 'node:crypto'
import { fieldNames, type Registration } from '../../src/registration/fields'

/**
 * The id of a registration that has none, as from a form without JavaScript: a UUID (RFC 9562, version 8) computed from
 * its values. The same form sent twice, as by a double click, is one submission. Other values are another submission.
 * @param event the slug of the event
 */
export function submissionIdOf(event: string, registration: Registration): string {
  // To the database, addresses that differ in case are the same.
  const values = { ...registration, email: registration.email.toLowerCase() }
  const input = JSON.stringify([event, ...fieldNames.map((name) => values[name])])
  const hex = createHash('sha256').update(input).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(12, 15)}`, `8${hex.slice(15, 18)}`, hex.slice(18, 30)].join(
    '-',
  )
}
