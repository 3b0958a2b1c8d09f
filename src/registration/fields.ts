import { string, type InferType, type Schema } from 'yup'
import { isEmail, longestEmail, normaliseEmail } from './email'
import { isName, longestName, normaliseName } from './name'

/** What can be wrong with a field, as the API answers it. The message of each is the text `registration:error.<code>`. */
export const errorCodes = ['required', 'email', 'invalid'] as const

export type ErrorCode = (typeof errorCodes)[number]

/** When the message of a field is shown before the first attempt to send. */
export type MessageVisibility = 'live' | 'blur' | 'dirty'

/** The properties of an `<input>`. */
type Input = { type?: 'email' | 'tel'; inputMode?: 'email' | 'tel'; autoComplete: string; maxLength: number }

export type Field = {
  /** The column in the database. Its functions take it as `p_<column>`, and list it by this name. */
  column: string
  /** The heading of the field in the list of guests. */
  heading: string
  required: boolean
  /** Makes a value comparable before it is validated and stored. Normalising twice changes nothing more. */
  normalise: (text: string) => string
  /** The rule for a normalised value. Its messages are error codes; the first broken test counts. */
  rule: Schema<string | undefined>
  messageVisibility: MessageVisibility
  /** A valid value, for tests and benchmarks. */
  example: string
} & ({ input: Input } | { choices: readonly string[] })

const trim = (text: string) => text.trim()

/** Solo, or with one companion, whose name is not collected. */
export const attendances = ['solo', 'plusOne'] as const

/** How many seats a registration takes. The database computes the same (private.registrations.seats). */
export const seatsOf = (attendance: (typeof attendances)[number]) => (attendance === 'plusOne' ? 2 : 1)

/**
 * Every field of a registration, in the order of the form. The form and its draft, validation, the arguments of the
 * database's functions and the list of guests follow this table (docs/decisions/042-registration-fields.md).
 */
export const fields = {
  fullName: {
    column: 'full_name',
    heading: 'Name',
    required: true,
    normalise: normaliseName,
    rule: string().typeError('invalid').test(rule('invalid', isName)),
    messageVisibility: 'blur',
    input: { autoComplete: 'name', maxLength: longestName },
    example: 'Ludmila Střeštíková',
  },
  email: {
    column: 'email',
    heading: 'E-mail',
    required: true,
    normalise: normaliseEmail,
    rule: string().typeError('email').test(rule('email', isEmail)),
    messageVisibility: 'blur',
    input: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: longestEmail },
    example: 'ludmila@guest.example',
  },
  attendance: {
    column: 'attendance',
    heading: 'Attendance',
    required: true,
    normalise: trim,
    rule: string().typeError('invalid').oneOf(attendances, 'invalid'),
    messageVisibility: 'dirty',
    choices: attendances,
    example: 'plusOne',
  },
} as const satisfies Record<string, Field>

/** A test for Yup that passes over a missing value: whether that is wrong, `required` says. */
function rule(message: ErrorCode, isValid: (text: string) => boolean) {
  return { name: message, message, skipAbsent: true, test: (text?: string) => text === undefined || isValid(text) }
}

type Fields = typeof fields

export type FieldName = keyof Fields

/** A registration as it is stored. A field that is not required may be undefined. */
export type Registration = {
  [Name in FieldName]: Fields[Name]['required'] extends true
    ? NonNullable<InferType<Fields[Name]['rule']>>
    : InferType<Fields[Name]['rule']>
}

/** What the database's functions take, and list, of a registration. */
export type Columns = { [Name in FieldName as Fields[Name]['column']]: Registration[Name] }

export const fieldNames = Object.keys(fields) as FieldName[]

/** An object with an entry for each field. */
export function mapFields<T>(make: (field: Field, name: FieldName) => T): Record<FieldName, T> {
  return Object.fromEntries(fieldNames.map((name) => [name, make(fields[name], name)])) as Record<FieldName, T>
}

/** A valid registration with every field, for tests and benchmarks. */
export const exampleRegistration = mapFields(({ example }) => example) as {
  [Name in FieldName]: NonNullable<Registration[Name]>
}
