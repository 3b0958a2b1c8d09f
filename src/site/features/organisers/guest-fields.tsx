import * as React from 'react'
import { Button, TextField } from '../../components/staff/form'
import { useTexts } from '../../../i18n/texts'
import { maxPersons } from '../../../model/registration-period'
import { maxEmailLength } from '../../../registration/email'
import { errorCodes, seatsWithCompanion, type FormName } from '../../../registration/fields'
import { longestTyped } from '../../../registration/longest-typed'
import { maxNameLength } from '../../../registration/name'
import { Choice, languageOptions } from './form'
import * as styles from './organisers.module.css'

/** What an organiser writes about a guest, in the names that it is sent with. */
export type GuestValues = { name: string; email: string; seats: string; locale: string }

type Props = {
  values: GuestValues
  form: FormName
  /** Of an invitation: how many seats it may have at most. What is written is then for how many persons it is. */
  maxSeats?: number
  /** What is wrong, by the name of the field. */
  errors: Record<string, string> | undefined
  hasEmail: boolean
  onChange: (values: GuestValues) => void
}

/** The fields of a guest that an organiser writes. */
export function GuestFields({ values, form, maxSeats, errors, hasEmail, onChange }: Props) {
  const t = useTexts()
  const most = maxSeats ?? (form === 'invitation' ? seatsWithCompanion : maxPersons)
  const field = (name: keyof GuestValues) => {
    const code = errorCodes.find((each) => each === errors?.[name])
    return {
      value: values[name],
      error: code && t(`registration:error.${code}`),
      onValue: (value: string) => onChange({ ...values, [name]: value }),
    }
  }
  return (
    <>
      <TextField label={t('organisers:guest.name')} maxLength={longestTyped(maxNameLength)} {...field('name')} />
      {hasEmail && (
        <TextField
          label={t('organisers:guest.email')}
          type="email"
          maxLength={longestTyped(maxEmailLength)}
          {...field('email')}
        />
      )}
      <TextField
        label={t(maxSeats === undefined ? 'organisers:guest.places' : 'organisers:invitation.most')}
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        {...field('seats')}
        error={errors?.seats && t('organisers:settings.placesWrong', { min: 1, max: most })}
      />
      <Choice label={t('organisers:guest.language')} options={languageOptions} {...field('locale')} />
    </>
  )
}

type StoredProps = {
  values: GuestValues
  /** Puts it into the fields. */
  onTake: () => void
}

/** What somebody else has stored meanwhile. What was typed stays in the fields, and takes its place when it is sent. */
export function StoredMeanwhile({ values: { name, email, seats, locale }, onTake }: StoredProps) {
  const t = useTexts()
  const language = languageOptions.find(([each]) => each === locale)?.[1]
  const facts = [name, email, t('registration:programme.places', { count: Number(seats) }), language]
  return (
    <div className={styles.pending}>
      <p>
        {t('organisers:edit.stored')}
        {facts.filter(Boolean).map((fact, index) => (
          <React.Fragment key={index}>
            {index === 0 ? ' ' : ' · '}
            <bdi>{fact}</bdi>
          </React.Fragment>
        ))}
      </p>
      <p>{t('organisers:edit.typed')}</p>
      <Button onClick={onTake}>{t('organisers:edit.take')}</Button>
    </div>
  )
}
