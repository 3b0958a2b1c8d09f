import { parseRegistration, type Registration } from '../../src/registration/registration-schema'
import { defaultLocale, locales, type Locale } from '../../src/i18n/locales'
import type { Answer, FieldErrors } from '../http/answer'

/** What a request brings: JSON from the client, a form from a page without JavaScript. */
export type BodyType = 'json' | 'form'

/** The media type of the body; undefined for one that is not taken. Only UTF-8, and nothing compressed. */
export function bodyTypeOf({ headers }: Request): BodyType | undefined {
  const [type = '', ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';')
  const foreign = parameters.some((each) => /^\s*charset=/.test(each) && !/^\s*charset="?utf-8"?\s*$/.test(each))
  if (foreign || !['', 'identity'].includes(headers.get('content-encoding')?.toLowerCase().trim() ?? ''))
    return undefined
  if (type.trim() === 'application/json') return 'json'
  return type.trim() === 'application/x-www-form-urlencoded' ? 'form' : undefined
}

/** The value that a body writes down; undefined for JSON that is none. Any form is a form. */
export function parseBody(text: string, type: BodyType): { value: unknown } | undefined {
  // Entries become properties of the object's own, so that a field called `__proto__` is a field.
  if (type === 'form') return { value: Object.fromEntries(new URLSearchParams(text)) }
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}

export type Submission = {
  registration: Registration
  locale: Locale
  /** As the form has made it; undefined where it brings none. */
  submissionId: string | undefined
  /** Which version of the notice the guest saw; undefined where the form does not say so. */
  noticeVersion: unknown
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const invalid = 'registration:error.invalid'

/** The registration with its language and its id; both may be missing, neither may be wrong. */
export function parseSubmission(value: unknown): Submission | (Answer & { errors: FieldErrors }) {
  const parsed = parseRegistration(value)
  const locale = ownField(value, 'locale') || defaultLocale
  const submissionId = ownField(value, 'submissionId') || undefined
  const known = isLocale(locale)
  const isId = submissionId === undefined || (typeof submissionId === 'string' && uuid.test(submissionId))
  if ('errors' in parsed || !known || !isId) {
    const errors: FieldErrors = {
      ...('errors' in parsed && parsed.errors),
      ...(!known && { locale: invalid }),
      ...(!isId && { submissionId: invalid }),
    }
    return { code: 'invalid_data', errors }
  }
  return {
    registration: parsed.registration,
    locale,
    submissionId: submissionId?.toLowerCase(),
    noticeVersion: ownField(value, 'noticeVersion') || undefined,
  }
}

/** What a page can be filled in with: the texts of a form, as they were typed. */
export function sentFields(value: unknown): NonNullable<Answer['sent']> {
  const entries = Object.entries(value as Record<string, string>)
  const locale = ownField(value, 'locale')
  return { values: Object.fromEntries(entries), ...(isLocale(locale) && { locale }) }
}

const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value)

function ownField(value: unknown, field: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, field)) return undefined
  return (value as Record<string, unknown>)[field] ?? undefined
}
