import { createHash } from 'node:crypto'
import type { Registration } from '../../src/registration/registration-schema'

/**
 * The id of a registration that brings none, as a form without JavaScript does: a UUID (RFC 9562, version 8) made of what
 * it says. The same form sent twice, as by a double click, is one submission; other data are another one.
 * @param event the event's slug
 */
export function submissionIdOf(event: string, { fullName, email, attendance }: Registration): string {
  // The database takes addresses that differ in case for the same.
  const said = JSON.stringify([event, fullName, email.toLowerCase(), attendance])
  const hex = createHash('sha256').update(said).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(12, 15)}`, `8${hex.slice(15, 18)}`, hex.slice(18, 30)].join(
    '-',
  )
}
