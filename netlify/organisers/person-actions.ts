import { isEmail, normaliseEmail } from '../../src/registration/email'
import type { PersonData } from '../../src/registration/organisers'
import { ownField } from '../http/own-field'
import { askDatabase } from '../storage/call-database'
import { change, countOf, found, hasFields, isNumber, type Action, type EventWork } from './work'

/** The address that a request is about; undefined if it has none. */
function emailIn(value: unknown): string | undefined {
  const sent = ownField(value, 'email')
  const email = typeof sent === 'string' ? normaliseEmail(sent) : ''
  return isEmail(email) ? email : undefined
}

/** What is stored about a person in all events, by the address. Both are POST: no address stands in a log. */
export const personActions = {
  async findPerson({ client, signal }: EventWork, value: unknown) {
    const email = emailIn(value)
    if (email === undefined) return { code: 'invalid_data', errors: { email: 'invalid' } }
    const ask = () => client.rpc('find_person', { p_email: email })
    const asked = await askDatabase(ask, hasFields<PersonData>('registrations', 'invitations', 'cancellations'), signal)
    return found(asked, (person) => ({ person }))
  },

  async erasePerson(work: EventWork, value: unknown) {
    const email = emailIn(value)
    if (email === undefined) return { code: 'invalid_data', errors: { email: 'invalid' } }
    const args = { p_organiser: work.organiser, p_email: email }
    return change(work, () => work.client.rpc('erase_person', args), isNumber, countOf)
  },
} satisfies Record<string, Action>
