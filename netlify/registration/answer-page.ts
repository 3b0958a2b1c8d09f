import { locales, type Locale } from '../../src/i18n/locales'
import { hrefOf, pathTo } from '../../src/i18n/routes'
import type { ErrorCode } from '../../src/registration/fields'
import type { Part } from '../../src/registration/placeholders'
import { refusalOf, type Refusal } from '../../src/registration/refusals'
import type { Answer } from '../http/answer'
import { fillGuest, fillPage, type Page } from './fill-page'

/**
 * The page that answers a form sent without JavaScript, in one language. The build makes it
 * (tools/build/make-answer-page.ts).
 */
export type AnswerPage = Page & {
  /** The message of each refusal, as plain text. */
  answers: Record<Refusal, string>
  /** The message of each error code, as plain text. */
  errors: Record<ErrorCode, string>
  /** '1 place', '2 places' …: the first is for one person. */
  places: readonly string[]
  /** 'The invitation is valid for one person.' …: the first is for one person. */
  validFor: readonly string[]
}

export function fillAnswerPage(page: AnswerPage, answer: Answer, locale: Locale): string {
  const { sent, event, guest, errors: fieldErrors = {} } = answer
  const values: Record<string, string | undefined> = {
    ...sent?.values,
    persons: String(personsOf(answer)),
    submissionId: sent?.submissionId,
  }
  const facts: Record<string, string | undefined> = { ...event?.pages[locale], slug: event?.event }
  return fillPage(page, partsOf(answer), {
    answer: () => page.answers[refusalOf(answer)],
    value: (name) => values[name],
    checked: (name, option) => (values[name] === option ? 'checked' : ''),
    invalid: (name) => String(name in fieldErrors),
    error: (name) => page.errors[fieldErrors[name as keyof typeof fieldErrors] as ErrorCode],
    event: (name) => facts[name],
    path: (name) => pathIn(answer, name),
    places: () => page.places[(guest?.seats ?? 0) - 1],
    guest: fillGuest(page, guest?.name),
  })
}

function partsOf({ code, event, mail, waiting }: Answer): ReadonlySet<Part> {
  const most = event?.persons ?? 1
  return new Set<Part>([
    event ? 'event' : 'noEvent',
    code === 'registered' || code === 'waiting' ? code : 'refused',
    ...(waiting ? (['mayWait'] as const) : []),
    mail ? 'mail' : 'noMail',
    most > 1 ? 'several' : 'one',
    ...Array.from({ length: most }, (_, index): Part => `persons-${index + 1}`),
  ])
}

/** The number of persons that was sent, if the event allows it; else 1, which the form begins with. */
function personsOf({ sent, event }: Answer): number {
  const persons = Number(sent?.values.persons)
  return Number.isInteger(persons) && persons >= 1 && persons <= (event?.persons ?? 1) ? persons : 1
}

/** The address of the event's page in a language, or that of the home page. */
function pathIn({ event }: Answer, language: string): string | undefined {
  const locale = locales.find((each) => each === language)
  return locale && hrefOf(event?.pages[locale].path ?? pathTo('home', locale))
}
