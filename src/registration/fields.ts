import { number, string, type InferType, type Schema } from 'yup'
import { maxPersons } from '../model/registration-period'
import { isEmail, maxEmailLength, normaliseEmail } from './email'
import type { formNames } from './form-names'
import { findInvisible } from './invisible'
import { longestTyped } from './longest-typed'
import { isName, maxNameLength, normaliseName } from './name'

/** What can be wrong with a field, as the API answers it. The message of each is the text `registration:error.<code>`. */
export const errorCodes = ['required', 'invisible', 'email', 'invalid'] as const

export type ErrorCode = (typeof errorCodes)[number]

/** The properties of an `<input>`. */
type Input = { type?: 'email' | 'tel'; inputMode?: 'email' | 'tel'; autoComplete: string; maxLength: number }

export type Field = {
  /** The column in the database. Its functions take it as `p_<column>`, and list it by this name. */
  column: string
  required: boolean
  /** Makes a text comparable before it is validated and stored. Normalising twice changes nothing more. */
  normalise: (text: string) => string | number
  /** The rule for a normalised value. Its messages are error codes; the first broken test counts. */
  rule: Schema<string | number | undefined>
  /** When its message is shown before the first attempt to send: once the field was left, or once its value was changed. */
  messageAfter: 'blur' | 'change'
  /** A valid value, for tests and benchmarks. */
  example: string | number
} & ({ input: Input } | { choices: readonly string[] } | { persons: true })

const trim = (text: string) => text.trim()

/** A text of digits becomes a number. Any other text stays one, and is invalid. */
const toNumber = (text: string) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : text.trim())

/** Solo, or with one companion, whose name is not collected. */
export const attendances = ['solo', 'plusOne'] as const

/** How many seats a guest with a companion takes. */
export const seatsWithCompanion = 2

/**
 * Every field of a registration. The forms and their draft, validation, the arguments of the database's functions and
 * the list of guests follow this table (docs/decisions/042-registration-fields.md).
 */
export const fields = {
  fullName: {
    column: 'full_name',
    required: true,
    normalise: normaliseName,
    rule: string().typeError('invalid').test(rule('invalid', isName)),
    messageAfter: 'blur',
    input: { autoComplete: 'name', maxLength: longestTyped(maxNameLength) },
    example: 'Ludmila Střeštíková',
  },
  email: {
    column: 'email',
    required: true,
    normalise: normaliseEmail,
    rule: string()
      .typeError('email')
      .test(rule('invisible', (text) => !findInvisible(text)))
      .test(rule('email', isEmail)),
    messageAfter: 'blur',
    input: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: longestTyped(maxEmailLength) },
    example: 'ludmila@guest.example',
  },
  attendance: {
    column: 'attendance',
    required: true,
    normalise: trim,
    rule: string().typeError('invalid').oneOf(attendances, 'invalid'),
    messageAfter: 'change',
    choices: attendances,
    example: 'plusOne',
  },
  persons: {
    column: 'persons',
    required: true,
    normalise: toNumber,
    // An event may allow fewer.
    rule: number().typeError('invalid').integer('invalid').min(1, 'invalid').max(maxPersons, 'invalid'),
    messageAfter: 'change',
    persons: true,
    example: 2,
  },
} as const satisfies Record<string, Field>

/** A test for Yup that passes over a missing value: whether that is wrong, `required` says. */
function rule(message: ErrorCode, isValid: (text: string) => boolean) {
  return { name: message, message, skipAbsent: true, test: (text?: string) => text === undefined || isValid(text) }
}

type Fields = typeof fields

export type FieldName = keyof Fields

/** The fields of the two forms, in the order of the form: of the event by invitation, and of an event of the programme. */
export const forms = {
  invitation: ['fullName', 'email', 'attendance'],
  programme: ['fullName', 'email', 'persons'],
} as const satisfies Record<(typeof formNames)[number], readonly FieldName[]>

export type FormName = keyof typeof forms

/** The fields of a form. */
export type FieldOf<Form extends FormName> = (typeof forms)[Form][number]

type Value<Name extends FieldName> = Fields[Name]['required'] extends true
  ? NonNullable<InferType<Fields[Name]['rule']>>
  : InferType<Fields[Name]['rule']>

/** A registration as it is stored: of one form, or of either. A field that is not required may be undefined. */
export type Registration<Form extends FormName = FormName> = Form extends FormName
  ? { [Name in FieldOf<Form>]: Value<Name> }
  : never

/** The fields that every form has. */
type SharedField = FieldOf<'invitation'> & FieldOf<'programme'>

/** What the database's functions take, and list, of a registration. A field without a value is null. */
export type Columns = {
  [Name in FieldName as Fields[Name]['column']]:
    | NonNullable<Value<Name>>
    | (Name extends SharedField ? never : null)
    | (undefined extends Value<Name> ? null : never)
}

export const fieldNames = Object.keys(fields) as FieldName[]

/** An object with an entry for each field of a form. */
export function mapFields<Form extends FormName, T>(
  form: Form,
  make: (field: Field, name: FieldOf<Form>) => T,
): Record<FieldOf<Form>, T> {
  const names: readonly FieldOf<Form>[] = forms[form]
  return Object.fromEntries(names.map((name) => [name, make(fields[name], name)])) as Record<FieldOf<Form>, T>
}

/** The values of a registration by the columns of the database. A field that has no value is null. */
export function columnsOf(registration: Partial<Record<FieldName, unknown>>): Columns {
  const columns = fieldNames.map((name) => [fields[name].column, registration[name] ?? null])
  return Object.fromEntries(columns) as Columns
}

/** How many seats a registration takes. The database computes the same (private.registrations.seats). */
export const seatsOf = ({ attendance, persons }: { attendance?: unknown; persons?: number | null }): number =>
  persons ?? (attendance === 'plusOne' ? seatsWithCompanion : 1)

/** A valid registration with every field of a form, for tests and benchmarks. */
export const exampleRegistration = <Form extends FormName>(form: Form) =>
  mapFields(form, ({ example }) => example) as { [Name in FieldOf<Form>]: NonNullable<Value<Name>> }
