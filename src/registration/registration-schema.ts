import { object, string, ValidationError, type InferType } from 'yup'

/** A guest comes alone, or with one person whose name is not asked for. */
export const attendances = ['solo', 'plusOne'] as const

const required = 'registration:error.required'
const noEmail = 'registration:error.email'
const invalid = 'registration:error.invalid'

// Controls, formatting, lone surrogates, private use, line breaks, and what a broken encoding leaves behind.
const strange = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\ufffd]/u
// Some letters are never to be seen: U+3164 and U+115F look like no name at all (Unicode, Default_Ignorable_Code_Point).
const visibleLetter = /(?!\p{Default_Ignorable_Code_Point})\p{L}/gu
// What a name does not need and a link, a tag or an address does.
const linkLike = /[<>{}$%/\\§€~@]|www\./i
const longestName = 100

/** A registration as it is stored. Holds for normalised values only: see `parseRegistration`. Messages are keys. */
export const registrationSchema = object({
  fullName: string()
    .typeError(invalid)
    .required(required)
    .test('characters', invalid, (name) => !strange.test(withoutJoiners(name)) && !linkLike.test(name))
    .test('letters', invalid, (name) => (name.match(visibleLetter) ?? []).length >= 2)
    .test('length', invalid, (name) => [...name].length <= longestName),
  email: string().typeError(noEmail).required(required).test('email', noEmail, isEmail),
  attendance: string().typeError(invalid).required(required).oneOf(attendances, invalid),
})

export type Registration = InferType<typeof registrationSchema>

export type RegistrationErrors = Partial<Record<keyof Registration, string>>

/** What a value that is no text becomes: every rule refuses it, and none calls its methods. */
const noText = 0

/**
 * The known fields of whatever was sent, as they are to be validated and stored; nothing else of it is touched.
 * An empty text is a missing one. Normalising twice changes nothing more.
 */
export function normaliseRegistration(input: unknown): Record<keyof Registration, unknown> {
  return {
    fullName: textOf(input, 'fullName', normaliseName),
    email: textOf(input, 'email', normaliseEmail),
    attendance: textOf(input, 'attendance', (text) => text.trim()),
  }
}

/** The registration that was sent, or a message's key for each field that is not valid. Never throws. */
export function parseRegistration(input: unknown): { registration: Registration } | { errors: RegistrationErrors } {
  try {
    const values = normaliseRegistration(input)
    // Strict: Yup would otherwise cast, and calls methods of hostile values in doing so.
    const options = { strict: true, abortEarly: false, disableStackTrace: true }
    return { registration: registrationSchema.validateSync(values, options) }
  } catch (error) {
    if (!(error instanceof ValidationError))
      return { errors: { fullName: invalid, email: noEmail, attendance: invalid } }
    // The first broken rule of each field is the one that is told.
    const errors: Record<string, string> = {}
    for (const { path = '', message } of error.inner) errors[path] ??= message
    return { errors }
  }
}

function textOf(input: unknown, field: string, normalise: (text: string) => string): unknown {
  if (typeof input !== 'object' || input === null || !Object.hasOwn(input, field)) return undefined
  const value: unknown = (input as Record<string, unknown>)[field]
  if (typeof value === 'string') return normalise(value) || undefined
  return value === undefined || value === null ? undefined : noText
}

/** Composed characters (NFC), and one space for each run of spaces and tabs; a line break stays, and is refused. */
function normaliseName(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\t\p{Zs}]+/gu, ' ')
    .trim()
}

/** Zero-width joiners belong to the spelling of some scripts, between letters only. */
function withoutJoiners(name: string): string {
  return name.replace(/([\p{L}\p{M}])[\u200c\u200d](?=\p{L})/gu, '$1')
}

/**
 * An e-mail address as it is stored: the domain in lower case and, if it is international, in Punycode. The part before it keeps its letters' case.
 * No NFC here: it would turn the Kelvin sign into a K, and two addresses into one.
 */
export function normaliseEmail(text: string): string {
  const address = text.trim()
  const at = address.lastIndexOf('@')
  return at < 0 ? address : `${address.slice(0, at)}@${asciiDomain(address.slice(at + 1))}`
}

function asciiDomain(domain: string): string {
  // Letters, digits, hyphens, dots: nothing by which `URL` would take the domain for something else.
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}

// RFC 5321, 4.1.2: Dot-string; sub-domains; the top one has no digits unless it is in Punycode.
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const hostName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/

/** An ASCII address within the lengths of RFC 5321 (4.5.3.1): 64 before the @, 254 in all. */
function isEmail(address: string): boolean {
  const at = address.lastIndexOf('@')
  const local = address.slice(0, Math.max(at, 0))
  return address.length <= 254 && local.length <= 64 && localPart.test(local) && hostName.test(address.slice(at + 1))
}
