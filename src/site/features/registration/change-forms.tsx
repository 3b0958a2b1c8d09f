import * as React from 'react'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import { mostPersons } from '../../../model/registration-period'
import { placeholder } from '../../../registration/placeholders'
import { ChoiceField } from './choice-field'
import { InPart } from './in-part'
import * as form from './registration-form.module.css'
import * as styles from './registration-detail.module.css'

/** The two forms that change a registration: to fewer places, and to none. The build adds what is chosen. */
export function ChangeForms() {
  const t = useTexts()
  const numbers = Array.from({ length: mostPersons }, (_, index) => String(index + 1))
  return (
    <div className={styles.changes}>
      <InPart name="several">
        <section className={styles.change} aria-labelledby="fewer-heading">
          <h2 id="fewer-heading">{t('change:fewer.heading')}</h2>
          <ChangeForm>
            <InPart name="programme">
              <Persons label={t('registration:persons')} options={numbers.map((value) => ({ value, label: value }))} />
            </InPart>
            <InPart name="invitation">
              <Persons
                label={t('registration:attendance')}
                options={[
                  { value: '1', label: t('registration:solo') },
                  { value: '2', label: t('registration:plusOne') },
                ]}
              />
            </InPart>
            <p>{t('change:fewer.note')}</p>
            <button type="submit" className={form.button}>
              {t('change:fewer.send')}
            </button>
          </ChangeForm>
        </section>
      </InPart>
      <section className={styles.change} aria-labelledby="cancel-heading">
        <h2 id="cancel-heading">{t('change:cancel.heading')}</h2>
        <ChangeForm>
          <p>{t('change:cancel.note')}</p>
          <input type="hidden" name="persons" value="0" />
          <button type="submit" className={styles.cancel}>
            {t('change:cancel.send')}
          </button>
        </ChangeForm>
      </section>
    </div>
  )
}

const Persons = (props: { label: string; options: { value: string; label: string }[] }) => (
  <ChoiceField name="persons" inRow={props.options.length > 2} required onChange={() => undefined} {...props} />
)

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
