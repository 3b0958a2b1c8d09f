import * as React from 'react'
import { useLocale } from '../../../../i18n/page'
import { useTexts } from '../../../../i18n/texts'
import { ChoiceField, unchanged } from '../form/choice-field'
import type { FoundRegistration } from './registration-page'
import * as form from '../form/registration-form.module.css'
import * as styles from './registration-page.module.css'

type Props = FoundRegistration & { isCalledOff: boolean }

/** The two forms that change a registration: to fewer seats, and to none. */
export function RegistrationChanges({
  token,
  registration: { state, seats, attendance, invited },
  isCalledOff,
}: Props) {
  const t = useTexts()
  const isWaiting = state === 'waiting' && !isCalledOff
  const ofInvitation = [t('registration:solo'), t('registration:plusOne')]
  const options = Array.from({ length: seats }, (_, index) => {
    const value = String(index + 1)
    return { value, label: attendance === null ? value : (ofInvitation[index] ?? '') }
  })
  return (
    <div className={styles.changes}>
      {seats > 1 && !isCalledOff && (
        <section className={styles.change} aria-labelledby="fewer-heading">
          <h2 id="fewer-heading">{t('change:fewer.heading')}</h2>
          <ChangeForm token={token}>
            <ChoiceField
              name="persons"
              label={t(attendance === null ? 'registration:persons' : 'registration:attendance')}
              options={options}
              value={String(seats)}
              required
              onChange={unchanged}
              inRow
            />
            <p>{t('change:fewer.note')}</p>
            <button type="submit" className={form.button}>
              {t('change:fewer.send')}
            </button>
          </ChangeForm>
        </section>
      )}
      <section className={styles.change} aria-labelledby="cancel-heading">
        <h2 id="cancel-heading">{t(isCalledOff ? 'change:calledOff.heading' : 'change:cancel.heading')}</h2>
        <ChangeForm token={token}>
          <p>
            {state === 'registered' && !isCalledOff && t('change:cancel.note')}{' '}
            {t(invited ? 'change:cancel.kept' : 'change:cancel.erased')}
          </p>
          <input type="hidden" name="persons" value="0" />
          <button type="submit" className={styles.cancel}>
            {t(isWaiting ? 'change:leave.send' : 'change:cancel.send')}
          </button>
        </ChangeForm>
      </section>
    </div>
  )
}

function ChangeForm({ token, children }: { token: string; children: React.ReactNode }) {
  const locale = useLocale()
  return (
    <form method="post" action="/api/change" noValidate className={form.form}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="locale" value={locale} />
      {children}
    </form>
  )
}
