import { inEachLanguage, type Locale } from '../../src/i18n/locales'
import type { GuestPage } from '../../src/registration/guest-pages'
import { createEndpoint, receiveForm, type Dependencies, type Setup } from '../endpoint/endpoint'
import { openDatabase } from '../endpoint/open-database'
import type { Budget } from '../endpoint/time-budget'
import type { Handler } from '../http/handler'
import { linkPath } from '../http/link'
import { isVisit, wantsPage } from '../http/parse-body'
import { jsonResponse, pageResponse } from '../http/response'
import { visitorLocale } from '../http/visitor-locale'
import { askDatabase } from '../storage/call-database'
import type { SentForm } from './answer'
import { failureOf } from './guest-page'
import { networkOf } from './network'
import { emailIn, errorsOf, isInvalid, localeIn, sentIn } from './parse-request'
import { answerVisit } from './respond'

const outcomes = ['link_sent', 'too_many_from_network', 'no_mail'] as const

const isOutcome = (data: unknown): data is (typeof outcomes)[number] => outcomes.some((each) => each === data)

/**
 * `POST /api/links`: sends a mail to an address with the links to everything that it is registered for. The answer is the
 * same whether it is registered or not. It never throws and never answers 500.
 */
export function createLinksHandler(dependencies: Dependencies<'ask_for_links'>): Handler {
  return createEndpoint<'ask_for_links', SentForm>(dependencies, {
    decide,
    async respond(request, answer, built) {
      if (isVisit(request)) return answerVisit(request, answer, built)
      if (!wantsPage(request, answer)) return jsonResponse(answer)
      const locale = answer.sent?.locale ?? visitorLocale(request)
      const page = built.render(locale, linksPage(answer))
      return page.then((shell) => pageResponse(answer, shell)).catch(() => jsonResponse(answer))
    },
  })
}

async function decide(request: Request, budget: Budget, setup: Setup<'ask_for_links'>): Promise<SentForm> {
  const { signal, within } = budget
  const received = await receiveForm(request, budget, setup)
  if ('code' in received) return received
  return { ...(await within(ask(received.value, signal, setup))), sent: sentIn(received) }
}

async function ask(value: unknown, signal: AbortSignal, setup: Setup<'ask_for_links'>): Promise<SentForm> {
  const email = emailIn(value)
  const locale = localeIn(value)
  if (isInvalid(email) || isInvalid(locale)) return { code: 'invalid_data', errors: errorsOf(email, locale) }
  // Where no event takes registrations, there is no link.
  const opened = await openDatabase(setup, 'link_sent')
  if ('code' in opened) return opened
  const network = networkOf(setup.ip, opened.environment.key, Date.now())
  const args = { p_email: email, p_locale: locale, p_mail: setup.mail, ...network }
  const asked = await askDatabase(() => opened.client.rpc('ask_for_links', args), isOutcome, signal)
  if ('code' in asked) return asked
  return asked.data === null ? { code: 'unavailable', fault: 'unexpected_answer' } : { code: asked.data }
}

/** The page: what became of it, and the form again unless the mail is on its way. */
function linksPage(answer: SentForm): GuestPage {
  const { code, errors, sent } = answer
  const alternates = inEachLanguage((each: Locale) => linkPath('registration', each))
  const outcome = [...outcomes, 'invalid_data' as const].find((each) => each === code)
  if (!outcome) return { page: 'registration', alternates, failure: failureOf(answer) }
  const asked = { outcome, email: sent?.values.email ?? '', error: errors?.email }
  return { page: 'registration', alternates, failure: 'no_token', asked }
}
