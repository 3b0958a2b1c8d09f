import * as React from 'react'
import { useTexts } from '../../../../i18n/texts'
import { AskOnce } from '../change/ask-once'
import type { FoundPersonalInvitation } from './personal-invitation'
import { GuestFields, PersonalInvitationForm, ZeroPersons } from './personal-invitation-form'
import * as form from '../form/registration-form.module.css'
import * as styles from '../change/registration-page.module.css'

type Props = FoundPersonalInvitation & { isOpen: boolean }

/** What a guest who is on the list can do: correct the name, take more or fewer seats, and cancel. */
export function PersonalInvitationChanges({ isOpen, ...page }: Props) {
  const t = useTexts()
  return (
    <div className={styles.changes}>
      <section className={styles.change} aria-labelledby="change-heading">
        <h2 id="change-heading">{t('invitation:change.heading')}</h2>
        <PersonalInvitationForm token={page.token} state="accepted">
          <GuestFields {...page} />
          {page.maxSeats > 1 && isOpen && <p>{t('invitation:change.note')}</p>}
          <button type="submit" className={form.button}>
            {t('change:fewer.send')}
          </button>
        </PersonalInvitationForm>
      </section>
      <section className={styles.change} aria-labelledby="cancel-heading">
        <h2 id="cancel-heading">{t('change:cancel.heading')}</h2>
        <PersonalInvitationForm token={page.token} state="accepted">
          <ZeroPersons />
          <AskOnce action={t('change:cancel.send')} sure={t('change:cancel.sure')}>
            <p>{t(isOpen ? 'invitation:cancel.note' : 'change:cancel.kept')}</p>
          </AskOnce>
        </PersonalInvitationForm>
      </section>
    </div>
  )
}
