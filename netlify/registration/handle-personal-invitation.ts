import type { Locale } from '../../src/i18n/locales'
import type { Answer } from '../http/answer'
import type { Handler } from '../http/handler'
import { ownField } from '../http/own-field'
import type { PersonalInvitationOutcome } from '../storage/personal-invitation-types'
import type { Dependencies, Setup } from '../endpoint/endpoint'
import { askDatabase } from '../storage/call-database'
import { rowOf, type Facts } from '../storage/facts'
import type { PersonalInvitationAnswer } from './answer'
import { personalInvitationLink } from './personal-invitation-page'
import { tokenIn } from '../http/link'
import { createLinkForm } from './link-endpoint'
import { findPersonalInvitation, invitationOf, isAnswered, withPersonalInvitation } from './linked-personal-invitation'
import { openDatabase } from '../endpoint/open-database'
import {
  errorsOf,
  isInvalid,
  localeIn,
  nameIn,
  noticeVersionIn,
  personsIn,
  submissionIdIn,
  type Invalid,
} from './parse-request'

/** The functions of the database that a reply needs. */
export type ReplyFunctions = 'answer_personal_invitation' | 'find_personal_invitation'

/**
 * `POST /api/invitation`: a guest accepts the invitation of a link, changes what they accepted, cancels or declines. The
 * e-mail address is that of the invitation, whatever was sent.
 */
export function createPersonalInvitationHandler(dependencies: Dependencies<ReplyFunctions>): Handler {
  return createLinkForm(dependencies, personalInvitationLink, replyToPersonalInvitation)
}

/**
 * Does what a guest answers to the invitation of a link.
 * @param value the token, `persons`, and what else the form sends
 */
export async function replyToPersonalInvitation(
  value: unknown,
  signal: AbortSignal,
  setup: Setup<ReplyFunctions>,
): Promise<PersonalInvitationAnswer> {
  const token = tokenIn(ownField(value, 'token'))
  if (!token) return { code: 'unknown_token' }
  const opened = await openDatabase(setup)
  if ('code' in opened) return opened
  const { facts, client } = opened
  const event = invitationOf(facts)
  if (!event) return { code: 'unknown_token' }

  const sent = parseReply(value, facts)
  // The database would still confirm what it already has.
  const isCalledOff = event.cancelled && !('persons' in sent && sent.persons === 0)
  if ('errors' in sent || isCalledOff) {
    const found = await findPersonalInvitation(token, opened, signal)
    if (found.code !== 'found') return found
    if (isCalledOff) return { ...found, code: 'registration_closed' }
    // The page of the invitation shows the errors.
    return { ...sent, ...found, code: 'invalid_data' }
  }

  const { persons, fullName, locale, submissionId, noticeVersion } = sent
  const args = {
    p_facts: rowOf(facts, event),
    p_token: token,
    p_full_name: fullName,
    p_persons: persons,
    p_locale: locale,
    p_submission_id: submissionId,
    p_notice_version: noticeVersion,
    p_mail: setup.mail,
    // An old form does nothing that the guest would not expect now: a declining one cancels nothing, and one to change what
    // was accepted accepts nothing again.
    p_state: shownStates.find((each) => each === ownField(value, 'state')) ?? null,
  }
  // Two calls have the effect of one.
  const answer = await askDatabase(() => client.rpc('answer_personal_invitation', args), isAnswered, signal)
  if ('code' in answer) return answer
  if (!answer.data) return { code: 'unknown_token' }
  const { outcome, ...personalInvitation } = answer.data
  const found = withPersonalInvitation(personalInvitation, facts)
  return found ? { ...answerOf(outcome, setup.mail), ...found } : { code: 'unknown_token' }
}

/** The states that a form says it showed. */
const shownStates = ['silent', 'accepted'] as const

/** @param mail whether guests who register get a mail */
function answerOf(outcome: PersonalInvitationOutcome, mail: boolean): Answer {
  if (outcome === 'too_many') return { code: 'invalid_data', errors: { persons: 'invalid' } }
  if (outcome === 'submission_conflict') return { code: 'invalid_data', errors: { submissionId: 'invalid' } }
  if (outcome === 'arrived') return { code: 'already_arrived' }
  return { code: outcome, ...(outcome === 'registered' && { mail }) }
}

type Reply = {
  /** 0 cancels or declines. */
  persons: number
  /** Null if nobody comes. */
  fullName: string | null
  locale: Locale
  submissionId: string
  noticeVersion: string
}

/** What a guest answers. Language, submission id and version of the notice are optional, but must be valid. */
function parseReply(value: unknown, facts: Facts): Reply | Invalid {
  const persons = personsIn(value)
  const fullName = persons === 0 ? null : nameIn(value)
  const locale = localeIn(value)
  const submissionId = submissionIdIn(value)
  const noticeVersion = noticeVersionIn(value, facts)
  if (
    isInvalid(persons) ||
    isInvalid(fullName) ||
    isInvalid(locale) ||
    isInvalid(submissionId) ||
    isInvalid(noticeVersion)
  ) {
    return { errors: errorsOf(fullName, persons, locale, submissionId, noticeVersion) }
  }
  return { persons, fullName, locale, submissionId: submissionId ?? crypto.randomUUID(), noticeVersion }
}
