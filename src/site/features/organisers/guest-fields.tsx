import * as React from 'react'
import { useTexts } from '../../../i18n/texts'
import { maxPersons } from '../../../model/registration-period'
import { maxEmailLength } from '../../../registration/email'
import { errorCodes, seatsWithCompanion, type FormName } from '../../../registration/fields'
import { maxNameLength } from '../../../registration/name'
import { Choice, languageOptions, TextField } from './form'

export type GuestValues = { fullName: string; email: string; seats: string; locale: string }

type Props = {
  values: GuestValues
  form: FormName
  /** How many seats there may be, if it is not what the form allows. */
  maxSeats?: number
  /** What is wrong, by the name of the field on the wire. */
  errors: Record<string, string> | undefined
  hasEmail: boolean
  onChange: (values: GuestValues) => void
}

/** The fields of a guest that an organiser writes. */
export function GuestFields({ values, form, maxSeats, errors, hasEmail, onChange }: Props) {
  const t = useTexts()
  const field = (name: keyof GuestValues, nameOnWire: string) => {
    const code = errorCodes.find((each) => each === errors?.[nameOnWire])
    return {
      value: values[name],
      error: code && t(`registration:error.${code}`),
      onValue: (value: string) => onChange({ ...values, [name]: value }),
    }
  }
  return (
    <>
      <TextField label={t('organisers:guest.name')} maxLength={maxNameLength} {...field('fullName', 'fullName')} />
      {hasEmail && (
        <TextField
          label={t('organisers:guest.email')}
          type="email"
          maxLength={maxEmailLength}
          {...field('email', 'email')}
        />
      )}
      <TextField
        label={t('organisers:guest.places')}
        type="number"
        inputMode="numeric"
        min={1}
        max={maxSeats ?? (form === 'invitation' ? seatsWithCompanion : maxPersons)}
        {...field('seats', 'persons')}
      />
      <Choice label={t('organisers:guest.language')} options={languageOptions} {...field('locale', 'locale')} />
    </>
  )
}
