import { createEndpoint, databaseOf, receiveForm, type Dependencies, type Setup } from '../endpoint/endpoint'
import type { Budget } from '../endpoint/time-budget'
import { cookieOf } from '../http/cookies'
import type { Handler } from '../http/handler'
import { ownField } from '../http/own-field'
import { isVisit, wantsPage } from '../http/parse-body'
import { jsonResponse } from '../http/response'
import { areNumbers, areTexts, askDatabase } from '../storage/call-database'
import type { CorrectedRegistration } from '../storage/database-types'
import type { FormAnswer } from './answer'
import { emailIn, eventOf, isInvalid, sentIn, submissionIdIn } from './parse-request'
import { respond } from './respond'

/**
 * `POST /api/correct`: corrects the address of a registration in the browser in which it was made, within an hour. Without
 * an address it only says what is registered. It never throws and never answers 500.
 */
export function createCorrectHandler(dependencies: Dependencies<'correct_address'>): Handler {
  return createEndpoint<'correct_address', FormAnswer>(dependencies, {
    decide,
    async respond(request, answer, built) {
      const { guest, isWaiting } = answer
      if (isVisit(request) || wantsPage(request, answer)) return respond(request, answer, built)
      const state = isWaiting ? 'waiting' : 'registered'
      return jsonResponse({
        ...answer,
        content: guest && { state, seats: guest.seats },
      })
    },
  })
}

async function decide(request: Request, budget: Budget, setup: Setup<'correct_address'>): Promise<FormAnswer> {
  const { signal, within } = budget
  const received = await receiveForm(request, budget, setup)
  if ('code' in received) return received
  const answer = await within(correct(received.value, cookieOf(request, 'guest'), signal, setup))
  return { ...answer, sent: sentIn(received), isCorrection: true }
}

async function correct(
  value: unknown,
  secret: string | undefined,
  signal: AbortSignal,
  setup: Setup<'correct_address'>,
): Promise<FormAnswer> {
  const facts = await setup.factsOfBuild()
  const event = facts?.events.find((each) => each.event === eventOf(value))
  if (!event) return { code: 'unknown_event' }
  const submissionId = submissionIdIn(value)
  if (secret === undefined || submissionId === undefined || isInvalid(submissionId)) return { code: 'too_late', event }
  const environment = databaseOf(setup)
  if ('code' in environment) return { ...environment, event }

  const sent = ownField(value, 'email') === undefined ? null : emailIn(value)
  const args = {
    p_secret: secret,
    p_event: event.event,
    p_submission_id: submissionId,
    p_email: isInvalid(sent) ? null : sent,
    p_mail: setup.mail,
  }
  const client = setup.createClient(environment)
  const asked = await askDatabase(() => client.rpc('correct_address', args), isCorrected, signal)
  if ('code' in asked) return { ...asked, event }
  if (!asked.data) return { code: 'too_late', event }
  const { outcome, state, full_name: name, seats, email } = asked.data
  return {
    ...(isInvalid(sent) ? { code: 'invalid_data', errors: sent.errors } : { code: outcome }),
    event,
    guest: { name, seats, email, submissionId },
    isWaiting: state === 'waiting',
    mail: setup.mail,
  }
}

const outcomes = ['found', 'corrected', 'email_taken', 'too_many_registrations']

const isCorrected = (data: unknown): data is CorrectedRegistration =>
  areTexts(data, 'state', 'full_name', 'email') &&
  areNumbers(data, 'seats') &&
  outcomes.includes(String(ownField(data, 'outcome')))
