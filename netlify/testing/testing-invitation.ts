import { createInvitationHandler } from '../registration/handle-invitation'
import { createInvitationPage } from '../registration/show-invitation'
import type { AnsweredInvitation, FoundInvitation, InvitationOutcome } from '../storage/invitation-types'
import { postTo, testsOf, type Answering } from './testing'
import { token } from './testing-links'

/** An invitation for three persons that has not been answered. */
export const silent: FoundInvitation = {
  event: 'vecer',
  full_name: 'Anežka Pozvaná',
  email: 'anezka@guest.example',
  persons: 3,
  locale: 'cs',
  state: 'silent',
  seats: null,
  waiting: false,
  taken: 0,
}
export const accepted: FoundInvitation = { ...silent, state: 'accepted', seats: 2 }
export const declined: FoundInvitation = { ...silent, state: 'declined' }

export const answered = (invitation: FoundInvitation, outcome: InvitationOutcome): AnsweredInvitation => ({
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
  (answer: AnsweredInvitation): Answering<'answer_invitation' | 'find_invitation'> =>
  ({ p_token }) =>
    p_token === token ? answer : null

const reply = testsOf<'answer_invitation' | 'find_invitation'>(createInvitationHandler)
const page = testsOf<'answer_invitation' | 'find_invitation'>(createInvitationPage)

export const testInvitation = (database = answering(answered(accepted, 'registered')), dependencies = {}) =>
  reply.overDatabase(database, dependencies)
export const testInvitationOverFetch = reply.overFetch

export const testInvitationPage = (invitation = silent, dependencies = {}) =>
  page.overDatabase(({ p_token }) => (p_token === token ? invitation : null), dependencies)
export const testInvitationPageOverFetch = page.overFetch

export const invitationAddress = 'https://site.example/api/invitation'

/** An answer to an invitation, as JSON and as a form without JavaScript. */
export const postAnswer = (body: object = acceptance) => postTo(invitationAddress, JSON.stringify(body))
export const postAnswerForm = (fields: Record<string, string>) =>
  postTo(invitationAddress, new URLSearchParams(fields).toString(), {
    'Content-Type': 'application/x-www-form-urlencoded',
  })

/** A visit of the page of an invitation. */
export const visitInvitation = (path = `/pozvanka?t=${token}`, method = 'GET') =>
  new Request(`https://site.example${path}`, { method })
