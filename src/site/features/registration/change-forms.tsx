import * as React from 'react'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import { mostPersons } from '../../../model/registration-period'
import { endOf, placeholder, startOf } from '../../../registration/placeholders'
import { ChoiceField } from './choice-field'
import { InPart } from './in-part'
import * as form from './registration-form.module.css'
import * as styles from './registration-detail.module.css'

/** The two forms that change a registration: to fewer places, and to none. The build adds what is chosen. */
export function ChangeForms() {
  const t = useTexts()
  const ofInvitation = [t('registration:solo'), t('registration:plusOne')]
  const options = Array.from({ length: mostPersons }, (_, index) => {
    const value = String(index + 1)
    return { value, label: either(value, ofInvitation[index] ?? '') }
  })
  return (
    <div className={styles.changes}>
      <InPart name="changeable">
        <InPart name="several">
          <section className={styles.change} aria-labelledby="fewer-heading">
            <h2 id="fewer-heading">{t('change:fewer.heading')}</h2>
            <ChangeForm>
              <ChoiceField
                name="persons"
                label={either(t('registration:persons'), t('registration:attendance'))}
                options={options}
                required
                onChange={() => undefined}
                inRow
              />
              <p>{t('change:fewer.note')}</p>
              <button type="submit" className={form.button}>
                {t('change:fewer.send')}
              </button>
            </ChangeForm>
          </section>
        </InPart>
      </InPart>
      <section className={styles.change} aria-labelledby="cancel-heading">
        <h2 id="cancel-heading">
          <InPart name="changeable">{t('change:cancel.heading')}</InPart>
          <InPart name="calledOff">{t('change:calledOff.heading')}</InPart>
        </h2>
        <ChangeForm>
          <p>
            <InPart name="registered">{t('change:cancel.note')}</InPart> <CancelledData />
          </p>
          <input type="hidden" name="persons" value="0" />
          <button type="submit" className={styles.cancel}>
            <InPart name="registered">{t('change:cancel.send')}</InPart>
            <InPart name="waiting">{t('change:leave.send')}</InPart>
            <InPart name="calledOff">{t('change:cancel.send')}</InPart>
          </button>
        </ChangeForm>
      </section>
    </div>
  )
}

/** What becomes of the guest's data. */
function CancelledData() {
  const t = useTexts()
  return (
    <>
      <InPart name="notInvited">{t('change:cancel.erased')}</InPart>
      <InPart name="invited">{t('change:cancel.kept')}</InPart>
    </>
  )
}

/** One text for an event of the programme, and one for the invitation. */
const either = (programme: string, invitation: string) =>
  startOf('programme') + programme + endOf('programme') + startOf('invitation') + invitation + endOf('invitation')

function ChangeForm({ children }: { children: React.ReactNode }) {
  const locale = useLocale()
  return (
    <form method="post" action="/api/change" className={form.form}>
      <input type="hidden" name="token" value={placeholder('value', 'token')} />
      <input type="hidden" name="locale" value={locale} />
      {children}
    </form>
  )
}
