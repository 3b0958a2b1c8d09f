import { object, ValidationError, type ObjectSchema } from 'yup'
import { mapFields, type ErrorCode, type FieldName, type FieldOf, type FormName, type Registration } from './fields'
import { formNames } from './form-names'

/** The rules of the fields of each form together. They take normalised values only: see `parseRegistration`. */
const schemas = Object.fromEntries(
  formNames.map((form) => [
    form,
    object(mapFields(form, ({ rule, required }) => (required ? rule.required('required' satisfies ErrorCode) : rule))),
  ]),
) as unknown as { [Form in FormName]: ObjectSchema<Registration<Form>> }

export type RegistrationErrors = Partial<Record<FieldName, ErrorCode>>

/** Stands for a value that is neither a text nor a number: every rule refuses it, and no method of the value is called. */
const noValue = 0

/**
 * The fields of a form in an input, ready to be validated and stored. Nothing else of the input is read.
 * An empty string counts as missing. Normalising twice changes nothing more.
 */
export function normaliseRegistration<Form extends FormName>(
  form: Form,
  input: unknown,
): Record<FieldOf<Form>, unknown> {
  return mapFields(form, ({ normalise }, name) => {
    if (typeof input !== 'object' || input === null || !Object.hasOwn(input, name)) return undefined
    const value: unknown = (input as Record<string, unknown>)[name]
    if (typeof value === 'number') return value
    if (typeof value !== 'string') return value === undefined || value === null ? undefined : noValue
    const normalised = normalise(value)
    return normalised === '' ? undefined : normalised
  })
}

/** Validates any input. @returns the registration, or an error code for each invalid field. Never throws. */
export function parseRegistration<Form extends FormName>(
  form: Form,
  input: unknown,
): { registration: Registration<Form> } | { errors: RegistrationErrors } {
  let values: Record<FieldOf<Form>, unknown>
  try {
    values = normaliseRegistration(form, input)
  } catch {
    values = mapFields(form, () => noValue)
  }
  try {
    // Strict: otherwise Yup casts values, and calls their methods to do so.
    const options = { strict: true, abortEarly: false, disableStackTrace: true }
    return { registration: schemas[form].validateSync(values, options) as Registration<Form> }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    // The first broken rule of each field counts.
    const errors: RegistrationErrors = {}
    for (const { path, message } of error.inner) errors[path as FieldName] ??= message as ErrorCode
    return { errors }
  }
}
