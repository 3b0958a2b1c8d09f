import * as React from 'react'
import { ChoiceField, unchanged } from '../form/choice-field'
import * as form from '../form/registration-form.module.css'
import { TextField } from '../form/text-field'
import { useLocale } from '../../../../i18n/page'
import { useTexts } from '../../../../i18n/texts'
import { fields, seatsWithCompanion } from '../../../../registration/fields'
import type { FoundRegistration } from '../../../../registration/guest-pages'
import * as styles from './registration-page.module.css'

type Props = FoundRegistration & { isCalledOff: boolean }

/** The forms that change a registration: the number of persons, the name and the address, and to cancel. */
export function RegistrationChanges({ isCalledOff, ...page }: Props) {
  return (
    <div className={`notPrinted ${styles.changes}`}>
      {!isCalledOff && <Persons {...page} />}
      {!isCalledOff && !page.registration.invited && <Guest {...page} />}
      <Cancel {...page} isCalledOff={isCalledOff} />
    </div>
  )
}

/** More persons while there are places, or fewer. */
function Persons(page: FoundRegistration) {
  const t = useTexts()
  const { state, seats, attendance } = page.registration
  // Where invitations are personal, nobody adds places without one.
  const free = page.event && !page.event.personal ? page.registration.free : 0
  const most = attendance === null ? (page.event?.maxSeats ?? 0) : seatsWithCompanion
  const ofInvitation = [t('registration:solo'), t('registration:plusOne')]
  const options = Array.from({ length: Math.max(seats, Math.min(most, seats + free)) }, (_, index) => {
    const value = String(index + 1)
    return { value, label: attendance === null ? value : (ofInvitation[index] ?? '') }
  })
  if (options.length < 2) return null
  return (
    <section className={styles.change} aria-labelledby="persons-heading">
      <h2 id="persons-heading">{t('change:persons.heading')}</h2>
      <ChangeForm {...page}>
        <ChoiceField
          name="persons"
          label={t(attendance === null ? 'registration:persons' : 'registration:attendance')}
          options={options}
          value={String(seats)}
          required
          onChange={unchanged}
          inRow
        />
        {seats > 1 && state === 'registered' && <p>{t('change:persons.note')}</p>}
        <button type="submit" className={form.button}>
          {t('change:fewer.send')}
        </button>
      </ChangeForm>
    </section>
  )
}

/** Another name at once, another address once it is confirmed. */
function Guest(page: FoundRegistration) {
  const t = useTexts()
  const { values, errors } = page.refused ?? {}
  const messageOf = (name: 'fullName' | 'email') => errors?.[name] && t(`registration:error.${errors[name]}`)
  return (
    <section className={styles.change} aria-labelledby="guest-heading">
      <h2 id="guest-heading">{t('change:guest.heading')}</h2>
      <ChangeForm {...page} action="guest">
        <TextField
          name="fullName"
          label={t('registration:fullName')}
          defaultValue={values?.fullName ?? page.registration.full_name ?? ''}
          error={messageOf('fullName')}
          required
          {...fields.fullName.input}
        />
        <TextField
          name="email"
          label={t('change:guest.email')}
          defaultValue={values?.email}
          error={messageOf('email')}
          {...fields.email.input}
        />
        <p>{t('change:guest.note')}</p>
        <button type="submit" className={form.button}>
          {t('change:guest.send')}
        </button>
      </ChangeForm>
    </section>
  )
}

function Cancel({ isCalledOff, ...page }: Props) {
  const t = useTexts()
  const { state, invited, full } = page.registration
  const words = isCalledOff ? 'calledOff' : state === 'waiting' ? 'leave' : 'cancel'
  return (
    <section className={styles.change} aria-labelledby="cancel-heading">
      <h2 id="cancel-heading">{t(isCalledOff ? 'change:calledOff.heading' : 'change:cancel.heading')}</h2>
      <ChangeForm {...page}>
        <input type="hidden" name="persons" value="0" />
        <AskOnce action={t(`change:${words}.send`)} sure={t(`change:${words}.sure`)}>
          <p>
            {state === 'registered' && !isCalledOff && t(full ? 'change:cancel.full' : 'change:cancel.note')}{' '}
            {t(invited ? 'change:cancel.kept' : isCalledOff ? 'change:calledOff.erased' : 'change:cancel.erased')}
          </p>
        </AskOnce>
      </ChangeForm>
    </section>
  )
}

type AskOnceProps = {
  /** What is to be done, in words. */
  action: string
  /** The same, once more. */
  sure: string
  /** What it means. */
  children: React.ReactNode
}

/** Asks once before a form does what is hard to undo. It needs no script. */
export function AskOnce({ action, sure, children }: AskOnceProps) {
  return (
    <details className={styles.ask}>
      <summary className={`${form.button} ${form.quiet}`}>{action}</summary>
      {children}
      <button type="submit" className={`${form.button} ${form.quiet}`}>
        {sure}
      </button>
    </details>
  )
}

type ChangeFormProps = Pick<FoundRegistration, 'token' | 'event' | 'registration'> & {
  /** What the form does, besides a change of the number of persons. */
  action?: 'restore' | 'guest' | 'confirm'
  children: React.ReactNode
}

/** A form of the page of a registration. It says which state of the registration it shows, so that an old one does nothing. */
export function ChangeForm({ token, event, registration, action, children }: ChangeFormProps) {
  const locale = useLocale()
  return (
    <form method="post" action="/api/change" noValidate className={form.form}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="revision" value={registration.revision} />
      {event && <input type="hidden" name="event" value={event.slug} />}
      {action && <input type="hidden" name="action" value={action} />}
      {children}
    </form>
  )
}
