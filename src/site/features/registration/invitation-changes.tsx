import * as React from 'react'
import { useTexts } from '../../../i18n/texts'
import { InPart } from './in-part'
import { GuestFields, InvitationForm, ZeroPersons } from './invitation-form'
import * as form from './registration-form.module.css'
import * as styles from './registration-detail.module.css'

/** What a guest who is on the list can do: correct the name, take more or fewer places, and cancel. */
export function InvitationChanges() {
  const t = useTexts()
  return (
    <div className={styles.changes}>
      <section className={styles.change} aria-labelledby="change-heading">
        <h2 id="change-heading">{t('invitation:change.heading')}</h2>
        <InvitationForm>
          <GuestFields />
          <InPart name="several">
            <InPart name="mayAccept">
              <p>{t('invitation:change.note')}</p>
            </InPart>
          </InPart>
          <button type="submit" className={form.button}>
            {t('change:fewer.send')}
          </button>
        </InvitationForm>
      </section>
      <section className={styles.change} aria-labelledby="cancel-heading">
        <h2 id="cancel-heading">{t('change:cancel.heading')}</h2>
        <InvitationForm>
          <InPart name="mayAccept">
            <p>{t('invitation:cancel.note')}</p>
          </InPart>
          <ZeroPersons />
          <button type="submit" className={styles.cancel}>
            {t('change:cancel.send')}
          </button>
        </InvitationForm>
      </section>
    </div>
  )
}
