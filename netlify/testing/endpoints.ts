import { registerOutcomes } from '../storage/database-types'
import { address, guest, testFunction, testFunctionOverFetch, visitor } from './testing'
import {
  acceptance,
  accepted,
  answered,
  declined,
  personalInvitationAddress,
  silent,
  testPersonalInvitation,
  testPersonalInvitationOverFetch,
} from './testing-personal-invitation'
import {
  booked,
  cancelled,
  changeAddress,
  correctAddress,
  corrected,
  invited,
  linksAddress,
  testChange,
  testChangeOverFetch,
  testCorrect,
  testCorrectOverFetch,
  testLinks,
  testLinksOverFetch,
  token,
} from './testing-links'

const link = { token, persons: '1', locale: 'cs' }

/**
 * The functions that take POST requests: valid requests, whose values a form can send, too; what the database can answer,
 * first of all a success, and its status; and every status that can follow.
 */
export const endpoints = [
  {
    name: 'register',
    address,
    requests: [guest, visitor] as object[],
    answers: [...registerOutcomes] as unknown[],
    success: 201,
    // Another test covers the preflight of an allowed origin (204).
    statuses: [201, 202, 400, 403, 404, 405, 409, 413, 415, 422, 429],
    test: (answer: () => unknown = () => 'registered', dependencies = {}) => testFunction(answer, dependencies),
    testOverFetch: testFunctionOverFetch,
  },
  {
    name: 'change',
    address: changeAddress,
    requests: [link, { ...link, persons: 0, locale: 'en' }] as object[],
    answers: [
      { ...booked, seats: 1, outcome: 'changed' },
      { ...invited, outcome: 'too_many' },
      { ...cancelled(booked), outcome: 'cancelled' },
      null,
    ] as unknown[],
    success: 200,
    statuses: [200, 303, 400, 404, 405, 413, 415, 422],
    test: (answer: () => unknown = () => ({ ...booked, seats: 1, outcome: 'changed' }), dependencies = {}) =>
      testChange(answer as never, dependencies),
    testOverFetch: testChangeOverFetch,
  },
  {
    name: 'personal invitation',
    address: personalInvitationAddress,
    requests: [acceptance, { token, persons: '0', locale: 'en' }] as object[],
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
    ] as unknown[],
    success: 201,
    statuses: [200, 201, 303, 400, 404, 405, 409, 413, 415, 422],
    test: (answer: () => unknown = () => answered(accepted, 'registered'), dependencies = {}) =>
      testPersonalInvitation(answer as never, dependencies),
    testOverFetch: testPersonalInvitationOverFetch,
  },
  {
    name: 'links',
    address: linksAddress,
    requests: [
      { email: guest.email, locale: 'cs' },
      { email: guest.email, locale: 'en' },
    ] as object[],
    answers: ['link_sent', 'too_many_from_network', 'no_mail'] as unknown[],
    success: 202,
    statuses: [202, 400, 403, 405, 409, 413, 415, 422, 429],
    test: (answer: () => unknown = () => 'link_sent', dependencies = {}) => testLinks(answer as never, dependencies),
    testOverFetch: testLinksOverFetch,
  },
  {
    name: 'correct',
    address: correctAddress,
    requests: [
      { event: 'dilna', submissionId: guest.submissionId, email: guest.email, locale: 'cs' },
      { event: 'dilna', submissionId: guest.submissionId, email: guest.email, locale: 'en' },
    ] as object[],
    answers: [
      corrected,
      { ...corrected, outcome: 'found' },
      { ...corrected, outcome: 'email_taken' },
      { ...corrected, outcome: 'too_many_registrations', state: 'waiting' },
      null,
    ] as unknown[],
    success: 200,
    statuses: [200, 400, 403, 404, 405, 409, 410, 413, 415, 422, 429],
    test: (answer: () => unknown = () => corrected, dependencies = {}) => testCorrect(answer as never, dependencies),
    testOverFetch: testCorrectOverFetch,
  },
]
