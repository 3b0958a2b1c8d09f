import * as React from 'react'
import {
  Alert,
  Button,
  Field,
  Status,
  TextField,
  type ButtonProps,
  type Labelled,
  type TextFieldProps,
} from '../../components/staff/form'
import { languageOf, locales } from '../../../i18n/locales'
import { useTexts } from '../../../i18n/texts'
import { localTimeIn } from '../../../model/time-zone'
import type { Refusal } from './organisers-api'
import * as styles from './organisers.module.css'

// Parts of forms and dialogs that organisers alone have.

type CopyableProps = Pick<ButtonProps, 'look'> & { link: string; onNotice: (notice: string) => void }

/** A link with a button that copies it. If the browser cannot, the link is selected, so that the organiser can. */
export function CopyableLink({ link, onNotice, look }: CopyableProps) {
  const t = useTexts()
  const address = React.useRef<HTMLParagraphElement>(null)
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link)
      onNotice(t('organisers:door.copied'))
    } catch {
      getSelection()?.selectAllChildren(address.current!)
      onNotice(t('organisers:door.notCopied'))
    }
  }
  return (
    <>
      <p ref={address}>{link}</p>
      <Button look={look} onClick={() => void copy()}>
        {t('organisers:door.copy')}
      </Button>
    </>
  )
}

/** A field for a local time in minutes, '2031-09-04T10:00'; what is no such time is ''. */
export function TimeField({ onValue, ...field }: Omit<TextFieldProps, 'type' | 'max'>) {
  return (
    <TextField
      {...field}
      type="datetime-local"
      // Else browsers take years of six digits.
      max="9999-12-31T23:59"
      onValue={(value) => onValue(localTimeIn(value.slice(0, 16)))}
    />
  )
}

type ChoiceProps<Value extends string> = Labelled & {
  value: Value
  options: readonly (readonly [value: Value, text: string])[]
  onValue: (value: Value) => void
}

/** A field for one of several values. */
export function Choice<Value extends string>({ value, options, onValue, ...labelled }: ChoiceProps<Value>) {
  return (
    <Field {...labelled}>
      {(props) => (
        <select {...props} value={value} onChange={({ target }) => onValue(target.value as Value)}>
          {options.map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** The languages of the site, for a choice. */
export const languageOptions = locales.map((locale) => [locale, languageOf(locale).name] as const)

type CheckProps = { checked: boolean; onCheck: (checked: boolean) => void; children: React.ReactNode }

/** A box to tick. */
export function Check({ checked, onCheck, children }: CheckProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={checked} onChange={({ target }) => onCheck(target.checked)} />
      {children}
    </label>
  )
}

/** What became of a request. It is there also without a text: screen readers watch only what is displayed. */
export function Outcome({ notice, refusal }: { notice?: string; refusal: Refusal | undefined }) {
  const t = useTexts()
  return (
    <>
      {notice !== undefined && <Status>{notice}</Status>}
      <Alert>{refusal && t(`organisers:problem.${refusal.problem}`)}</Alert>
    </>
  )
}
