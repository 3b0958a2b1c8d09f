import { registerOutcomes } from '../storage/database-types'
import { address, guest, postTo, testFunction, testFunctionOverFetch, visitor } from './testing'
import {
  acceptance,
  accepted,
  answered,
  declined,
  personalInvitationAddress,
  postAnswer,
  postAnswerForm,
  silent,
  testPersonalInvitation,
  testPersonalInvitationOverFetch,
  testPersonalInvitationPageOverFetch,
  visitPersonalInvitation,
} from './testing-personal-invitation'
import {
  booked,
  cancelled,
  changeAddress,
  correctAddress,
  corrected,
  invited,
  linksAddress,
  postChangeForm,
  testChange,
  testChangeOverFetch,
  testCorrect,
  testCorrectOverFetch,
  testLinks,
  testLinksOverFetch,
  testPageOverFetch,
  token,
  visit,
} from './testing-links'
import { getDoor, postDoor, testDoorOverFetch, walkIn } from './testing-door'

const link = { token, persons: '1', locale: 'cs' }
const correction = { event: 'dilna', submissionId: guest.submissionId, email: guest.email }

/**
 * The functions that take POST requests: valid requests, whose values a form can send, too; what the database can answer,
 * first of all a success, and its status; and every status that can follow.
 */
const given = [
  {
    name: 'register',
    address,
    requests: [guest, visitor] as object[],
    answers: [...registerOutcomes] as unknown[],
    success: 201,
    // Another test covers the preflight of an allowed origin (204).
    statuses: [201, 202, 400, 403, 404, 405, 409, 413, 415, 422, 429],
    overDatabase: testFunction,
    testOverFetch: testFunctionOverFetch,
  },
  {
    name: 'change',
    address: changeAddress,
    requests: [link, { ...link, persons: 0, locale: 'en' }],
    answers: [
      { ...booked, seats: 1, outcome: 'changed' },
      { ...invited, outcome: 'too_many' },
      { ...cancelled(booked), outcome: 'cancelled' },
      null,
    ],
    success: 200,
    statuses: [200, 303, 400, 404, 405, 413, 415, 422],
    overDatabase: testChange,
    testOverFetch: testChangeOverFetch,
  },
  {
    name: 'personal invitation',
    address: personalInvitationAddress,
    requests: [acceptance, { token, persons: '0', locale: 'en' }],
    answers: [
      answered(accepted, 'registered'),
      answered(accepted, 'changed'),
      answered(declined, 'declined'),
      answered(declined, 'cancelled'),
      answered(silent, 'too_many'),
      answered(silent, 'submission_conflict'),
      answered(silent, 'capacity_full'),
      answered(silent, 'registration_not_open'),
      answered(silent, 'registration_closed'),
      null,
    ],
    success: 201,
    statuses: [200, 201, 303, 400, 404, 405, 409, 413, 415, 422],
    overDatabase: testPersonalInvitation,
    testOverFetch: testPersonalInvitationOverFetch,
  },
  {
    name: 'links',
    address: linksAddress,
    requests: [
      { email: guest.email, locale: 'cs' },
      { email: guest.email, locale: 'en' },
    ],
    answers: ['link_sent', 'too_many_from_network', 'no_mail'],
    success: 202,
    statuses: [202, 400, 403, 405, 409, 413, 415, 422, 429],
    overDatabase: testLinks,
    testOverFetch: testLinksOverFetch,
  },
  {
    name: 'correct',
    address: correctAddress,
    requests: [
      { ...correction, locale: 'cs' },
      { ...correction, locale: 'en' },
    ],
    answers: [
      corrected,
      { ...corrected, outcome: 'found' },
      { ...corrected, outcome: 'email_taken' },
      { ...corrected, outcome: 'too_many_registrations', state: 'waiting' },
      null,
    ],
    success: 200,
    statuses: [200, 400, 403, 404, 405, 409, 410, 413, 415, 422, 429],
    overDatabase: testCorrect,
    testOverFetch: testCorrectOverFetch,
  },
]

export const endpoints = given.map(({ overDatabase, ...endpoint }) => ({
  ...endpoint,
  test: (answer: () => unknown = () => endpoint.answers[0], dependencies = {}) => overDatabase(answer, dependencies),
}))

/** Every function that asks the database, with its requests. */
export const askingFunctions = [
  ...endpoints.map(({ name, address, requests, testOverFetch }) => ({
    name,
    testOverFetch,
    requests: () => requests.map((sent) => postTo(address, JSON.stringify(sent))),
  })),
  {
    name: 'change by a form',
    testOverFetch: testChangeOverFetch,
    requests: () => [postChangeForm({ token, persons: '0' })],
  },
  {
    name: 'personal invitation by a form, or without a valid name, so that it is only looked up',
    testOverFetch: testPersonalInvitationOverFetch,
    requests: () => [postAnswerForm({ token, persons: '0' }), postAnswer({ ...acceptance, fullName: '' })],
  },
  { name: 'the page of a registration', testOverFetch: testPageOverFetch, requests: () => [visit()] },
  {
    name: 'the page of an invitation',
    testOverFetch: testPersonalInvitationPageOverFetch,
    requests: () => [visitPersonalInvitation()],
  },
  { name: 'the door', testOverFetch: testDoorOverFetch, requests: () => [getDoor(), postDoor(), postDoor(walkIn)] },
]
