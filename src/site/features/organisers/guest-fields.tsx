import * as React from 'react'
import { languageOf, locales } from '../../../i18n/locales'
import { useTexts } from '../../../i18n/texts'
import { maxPersons } from '../../../model/registration-period'
import { maxEmailLength } from '../../../registration/email'
import { errorCodes, seatsWithCompanion, type FormName } from '../../../registration/fields'
import { maxNameLength } from '../../../registration/name'
import * as styles from './organisers.module.css'

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
  const id = React.useId()
  const change = (changes: Partial<GuestValues>) => onChange({ ...values, ...changes })
  const errorOf = (name: string) => errorCodes.find((code) => code === errors?.[name])

  function field(name: string, label: string, input: (props: React.ComponentProps<'input'>) => React.ReactNode) {
    const error = errorOf(name)
    return (
      <div className={styles.field}>
        <label htmlFor={id + name}>{label}</label>
        {input({
          id: id + name,
          className: styles.input,
          autoComplete: 'off',
          'aria-invalid': error !== undefined,
          'aria-describedby': `${id}${name}-error`,
        })}
        <span id={`${id}${name}-error`} className={styles.problem}>
          {error && t(`registration:error.${error}`)}
        </span>
      </div>
    )
  }

  return (
    <>
      {field('fullName', t('organisers:guest.name'), (props) => (
        <input
          {...props}
          maxLength={maxNameLength}
          value={values.fullName}
          onChange={({ target }) => change({ fullName: target.value })}
        />
      ))}
      {hasEmail &&
        field('email', t('organisers:guest.email'), (props) => (
          <input
            {...props}
            type="email"
            maxLength={maxEmailLength}
            value={values.email}
            onChange={({ target }) => change({ email: target.value })}
          />
        ))}
      {field('persons', t('organisers:guest.places'), (props) => (
        <input
          {...props}
          type="number"
          inputMode="numeric"
          min={1}
          max={maxSeats ?? (form === 'invitation' ? seatsWithCompanion : maxPersons)}
          value={values.seats}
          onChange={({ target }) => change({ seats: target.value })}
        />
      ))}
      <div className={styles.field}>
        <label htmlFor={`${id}locale`}>{t('organisers:guest.language')}</label>
        <select
          id={`${id}locale`}
          className={styles.input}
          value={values.locale}
          onChange={({ target }) => change({ locale: target.value })}
        >
          {locales.map((locale) => (
            <option key={locale} value={locale}>
              {languageOf(locale).name}
            </option>
          ))}
        </select>
      </div>
    </>
  )
}
