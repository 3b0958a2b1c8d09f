import { createChangeHandler } from '../registration/handle-change'
import { createCorrectHandler } from '../registration/handle-correct'
import { createLinksHandler } from '../registration/handle-links'
import type { ChangeFunctions } from '../registration/linked-registration'
import { createRegistrationPage } from '../registration/registration-page'
import type { ChangedRegistration, CorrectedRegistration, FoundRegistration } from '../storage/database-types'
import { postFormTo, postTo, testsOf, type Answering } from './testing'

export const token = '0123456789abcdef0123456789abcdef'

/** A registration for three seats of the workshop, and one of a guest of the invitation with a companion. */
export const booked: FoundRegistration = {
  event: 'dilna',
  state: 'registered',
  seats: 3,
  attendance: null,
  full_name: 'Ludmila Střeštíková',
  invited: false,
  revision: 7,
  free: 0,
  full: false,
  closed: false,
  withdrawn: false,
  restorable: 'registered',
  new_email: null,
}
export const invited: FoundRegistration = { ...booked, event: 'vecer', seats: 2, attendance: 'plusOne' }

export const cancelled = (registration: FoundRegistration): FoundRegistration => ({
  ...registration,
  state: 'cancelled',
  full_name: null,
})

/** What the database answers to a change of this registration. */
export const changing =
  (registration: FoundRegistration): Answering<ChangeFunctions> =>
  (args): ChangedRegistration | null => {
    const { p_token, p_persons } = args as Parameters<Answering<'change_registration'>>[0]
    if (p_token !== token) return null
    if (p_persons === 0) return { ...cancelled(registration), outcome: 'cancelled' }
    if (registration.state === 'cancelled' || p_persons > registration.seats) {
      return { ...registration, outcome: 'too_many' }
    }
    return { ...registration, seats: p_persons, outcome: 'changed' }
  }

/** What the database answers when this registration is looked up. */
export const finding =
  (registration: FoundRegistration): Answering<'find_registration'> =>
  ({ p_token }) =>
    p_token === token ? registration : null

export const { overDatabase: testChange, overFetch: testChangeOverFetch } = testsOf<ChangeFunctions>(
  createChangeHandler,
  changing(booked),
)

export const { overDatabase: testPage, overFetch: testPageOverFetch } = testsOf<'find_registration'>(
  createRegistrationPage,
  finding(booked),
)

/** What the database answers to a correction. */
export const corrected: CorrectedRegistration = {
  outcome: 'corrected',
  state: 'registered',
  full_name: 'Ludmila Střeštíková',
  seats: 3,
  email: 'ludmila@guest.example',
}

export const { overDatabase: testCorrect, overFetch: testCorrectOverFetch } = testsOf<'correct_address'>(
  createCorrectHandler,
  () => corrected,
)

export const correctAddress = 'https://site.example/api/correct'

export const { overDatabase: testLinks, overFetch: testLinksOverFetch } = testsOf<'ask_for_links'>(
  createLinksHandler,
  () => 'link_sent',
)

export const linksAddress = 'https://site.example/api/links'

/** A request for the links of an address, as JSON and as a form without JavaScript. */
export const postLinks = (body: object) => postTo(linksAddress, JSON.stringify(body))
export const postLinksForm = (fields: Record<string, string>) => postFormTo(linksAddress, fields)

export const changeAddress = 'https://site.example/api/change'

/** A request to change a registration, as JSON and as a form without JavaScript. */
export const postChange = (body: object = { token, persons: 1 }) => postTo(changeAddress, JSON.stringify(body))
export const postChangeForm = (fields: Record<string, string>) => postFormTo(changeAddress, fields)

/** A visit of the page of a registration. */
export const visit = (path = `/registrace?t=${token}`, method = 'GET') =>
  new Request(`https://site.example${path}`, { method })
