import * as React from 'react'
import { useLocale } from '../../../../i18n/page'
import { useTexts } from '../../../../i18n/texts'
import { fields, type FieldName } from '../../../../registration/fields'
import type { FoundPersonalInvitation } from '../../../../registration/guest-pages'
import { ChoiceField, unchanged } from '../form/choice-field'
import { TextField } from '../form/text-field'
import * as styles from '../form/registration-form.module.css'

type FormProps = {
  token: string
  /** What the guest saw: sent again by a reload, the form does nothing that belongs to another state. */
  state?: 'silent' | 'accepted'
  children: React.ReactNode
}

/** A form that answers a personal invitation. The link in it is all that gives the right to do so. */
export function PersonalInvitationForm({ token, state, children }: FormProps) {
  const locale = useLocale()
  return (
    <form method="post" action="/api/invitation" noValidate className={styles.form}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="locale" value={locale} />
      {state && <input type="hidden" name="state" value={state} />}
      {children}
    </form>
  )
}

type Props = FoundPersonalInvitation & {
  /** What is between the fields. */
  children?: React.ReactNode
}

/** The fields of a guest who comes: the name, and the number of seats where the guest can choose. */
export function GuestFields({ personalInvitation, state, maxSeats, refused, children }: Props) {
  const t = useTexts()
  const isShort = (state === 'open' || state === 'few') && maxSeats < personalInvitation.max_seats
  // Only the form to accept or to change has a name.
  const sent = refused?.values.fullName === undefined ? undefined : refused.values
  const errorOf = (name: FieldName) => {
    const code = refused?.errors[name]
    return code && t(`registration:error.${code}`)
  }
  const choices = Array.from({ length: maxSeats }, (_, index) => String(index + 1))
  return (
    <>
      <TextField
        name="fullName"
        label={t('registration:fullName')}
        value={sent?.fullName ?? personalInvitation.full_name}
        error={errorOf('fullName')}
        required
        onChange={unchanged}
        {...fields.fullName.input}
      />
      {children}
      {maxSeats > 1 || isShort ? (
        <ChoiceField
          name="persons"
          label={t('registration:persons')}
          hint={isShort && t('invitation:fewer')}
          options={choices.map((value) => ({ value, label: value }))}
          value={sent ? sent.persons : personalInvitation.seats?.toString()}
          error={errorOf('persons')}
          required
          onChange={unchanged}
          inRow
        />
      ) : (
        <input type="hidden" name="persons" value="1" />
      )}
    </>
  )
}

/** Declines, or cancels what was accepted: the answer is for no person. */
export function ZeroPersons() {
  return <input type="hidden" name="persons" value="0" />
}
