import { object, ValidationError, type ObjectSchema } from 'yup'
import { mapFields, type ErrorCode, type FieldName, type Registration } from './fields'

/** The rules of the fields together. It takes normalised values only: see `parseRegistration`. */
const registrationSchema = object(
  mapFields(({ rule, required }) => (required ? rule.required('required' satisfies ErrorCode) : rule)),
) as unknown as ObjectSchema<Registration>

export type RegistrationErrors = Partial<Record<FieldName, ErrorCode>>

/** Stands for a value that is not a string: every rule refuses it, and no method of the value is called. */
const notString = 0

/**
 * The known fields of an input, ready to be validated and stored. Nothing else of the input is read.
 * An empty string counts as missing. Normalising twice changes nothing more.
 */
export function normaliseRegistration(input: unknown): Record<FieldName, unknown> {
  return mapFields(({ normalise }, name) => {
    if (typeof input !== 'object' || input === null || !Object.hasOwn(input, name)) return undefined
    const value: unknown = (input as Record<string, unknown>)[name]
    if (typeof value === 'string') return normalise(value) || undefined
    return value === undefined || value === null ? undefined : notString
  })
}

/** Validates any input. @returns the registration, or an error code for each invalid field. Never throws. */
export function parseRegistration(input: unknown): { registration: Registration } | { errors: RegistrationErrors } {
  let values: Record<FieldName, unknown>
  try {
    values = normaliseRegistration(input)
  } catch {
    values = mapFields(() => notString)
  }
  try {
    // Strict: otherwise Yup casts values, and calls their methods to do so.
    const options = { strict: true, abortEarly: false, disableStackTrace: true }
    return { registration: registrationSchema.validateSync(values, options) as Registration }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    // The first broken rule of each field counts.
    const errors: RegistrationErrors = {}
    for (const { path, message } of error.inner) errors[path as FieldName] ??= message as ErrorCode
    return { errors }
  }
}
