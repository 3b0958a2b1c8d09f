import { createPersonalInvitationHandler, type ReplyFunctions } from '../registration/handle-personal-invitation'
import { createPersonalInvitationPage } from '../registration/show-personal-invitation'
import type {
  AnsweredPersonalInvitation,
  FoundPersonalInvitation,
  PersonalInvitationOutcome,
} from '../storage/personal-invitation-types'
import { postFormTo, postTo, testsOf, type Answering } from './testing'
import { token } from './testing-links'

/** An invitation for three seats that has not been answered. */
export const silent: FoundPersonalInvitation = {
  event: 'vecer',
  full_name: 'Anežka Pozvaná',
  email: 'anezka@guest.example',
  max_seats: 3,
  locale: 'cs',
  state: 'silent',
  seats: null,
  waiting: false,
  taken: 0,
  capacity: 200,
  availability: null,
  opens_at: null,
  closes_at: '2031-09-03T10:00:00.000Z',
}
export const accepted: FoundPersonalInvitation = { ...silent, state: 'accepted', seats: 2 }
export const declined: FoundPersonalInvitation = { ...silent, state: 'declined' }

export const answered = (
  invitation: FoundPersonalInvitation,
  outcome: PersonalInvitationOutcome,
): AnsweredPersonalInvitation => ({
  ...invitation,
  outcome,
})

/** What a guest sends to accept for two persons. */
export const acceptance = {
  token,
  fullName: 'Anežka Pozvaná',
  persons: 2,
  locale: 'cs',
  submissionId: '0c8f2a5e-6a51-4c0e-9a53-3b0d6f3e8b11',
  noticeVersion: '2031-08',
}

/** Answers both functions of the database with this invitation; null with another token. */
export const answering =
  (answer: FoundPersonalInvitation): Answering<ReplyFunctions> =>
  ({ p_token }) =>
    p_token === token ? answer : null

export const { overDatabase: testPersonalInvitation, overFetch: testPersonalInvitationOverFetch } =
  testsOf<ReplyFunctions>(createPersonalInvitationHandler, answering(answered(accepted, 'registered')))

const page = testsOf<ReplyFunctions>(createPersonalInvitationPage, answering(silent))

export const testPersonalInvitationPage = (invitation = silent, dependencies = {}) =>
  page.overDatabase(answering(invitation), dependencies)
export const testPersonalInvitationPageOverFetch = page.overFetch

export const personalInvitationAddress = 'https://site.example/api/invitation'

/** An answer to an invitation, as JSON and as a form without JavaScript. */
export const postAnswer = (body: object = acceptance) => postTo(personalInvitationAddress, JSON.stringify(body))
export const postAnswerForm = (fields: Record<string, string>) => postFormTo(personalInvitationAddress, fields)

/** A visit of the page of an invitation. */
export const visitPersonalInvitation = (path = `/pozvanka?t=${token}`) => new Request(`https://site.example${path}`)
