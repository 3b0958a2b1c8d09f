import * as React from 'react'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import { mostPersons } from '../../../model/registration-period'
import { fields } from '../../../registration/fields'
import { placeholder } from '../../../registration/placeholders'
import { ChoiceField } from './choice-field'
import { InPart } from './in-part'
import { TextField } from './text-field'
import * as styles from './registration-form.module.css'

const choices = Array.from({ length: mostPersons }, (_, index) => String(index + 1))

/** A form that answers a personal invitation. The link in it is all that gives the right to do so. */
export function InvitationForm({ children }: { children: React.ReactNode }) {
  const locale = useLocale()
  return (
    <form method="post" action="/api/invitation" className={styles.form}>
      <input type="hidden" name="token" value={placeholder('value', 'token')} />
      <input type="hidden" name="locale" value={locale} />
      {children}
    </form>
  )
}

/**
 * The fields of a guest who comes: the name, and the number of places where the invitation is for several.
 * @param children what is between them
 */
export function GuestFields({ children }: { children?: React.ReactNode }) {
  const t = useTexts()
  return (
    <>
      <TextField name="fullName" label={t('registration:fullName')} required {...fields.fullName.input} />
      {children}
      <InPart name="several">
        <ChoiceField
          name="persons"
          label={t('registration:persons')}
          options={choices.map((value) => ({ value, label: value }))}
          required
          // React asks for it beside `checked`. No script runs on this page.
          onChange={() => undefined}
          inRow
        />
      </InPart>
      <InPart name="one">
        <input type="hidden" name="persons" value="1" />
      </InPart>
    </>
  )
}

/** Declines, or cancels what was accepted: the answer is for no person. */
export function ZeroPersons() {
  return <input type="hidden" name="persons" value="0" />
}
