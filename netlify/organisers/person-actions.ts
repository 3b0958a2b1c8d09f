import { isEmail, normaliseEmail } from '../../src/registration/email'
import { ownField } from '../http/own-field'
import { changeSome, read, type Action } from './work'

/** The address that a request is about; undefined if it has none. */
function emailIn(value: unknown): string | undefined {
  const sent = ownField(value, 'email')
  const email = typeof sent === 'string' ? normaliseEmail(sent) : ''
  return isEmail(email) ? email : undefined
}

/** What is stored about a person in all events, by the address. Both are POST: no address stands in a log. */
export const personActions = {
  async findPerson(work, value) {
    const email = emailIn(value)
    if (email === undefined) return { code: 'invalid_data', errors: { email: 'invalid' } }
    const parts = ['registrations' as const, 'invitations' as const, 'cancellations' as const]
    return read(work, 'find_person', { p_email: email }, parts, (person) => ({ person }))
  },

  async erasePerson(work, value) {
    const email = emailIn(value)
    if (email === undefined) return { code: 'invalid_data', errors: { email: 'invalid' } }
    return changeSome(work, 'erase_person', { p_organiser: work.organiser, p_email: email })
  },
} satisfies Record<string, Action>
