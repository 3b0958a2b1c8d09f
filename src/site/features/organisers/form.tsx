import * as React from 'react'
import { languageOf, locales } from '../../../i18n/locales'
import { useTexts } from '../../../i18n/texts'
import { localTimeIn } from '../../../model/time-zone'
import * as textButton from '../../components/text-button.module.css'
import type { Refusal } from './organisers-api'
import * as styles from './organisers.module.css'

// The parts that the forms and dialogs of organisers are made of.

const looks = { tool: styles.tool, send: styles.send, quiet: textButton.button }

type ButtonProps = React.ComponentProps<'button'> & { look?: keyof typeof looks | undefined }

/** A button. `send` is the main one of a form, and `quiet` looks like a link. */
export function Button({ look = 'tool', ...props }: ButtonProps) {
  return <button type="button" className={looks[look]} {...props} />
}

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

type FormProps = { className?: string; onSend: () => unknown; children: React.ReactNode }

/** A form that a script sends. The focus goes to the first field that was refused. */
export function Form({ className = styles.form, onSend, children }: FormProps) {
  const form = React.useRef<HTMLFormElement>(null)
  const wasSent = React.useRef(false)
  React.useEffect(() => {
    // What is wrong comes with the answer, and may be out of sight.
    const faulty = wasSent.current && form.current!.querySelector<HTMLElement>('[aria-invalid=true]')
    if (!faulty) return
    wasSent.current = false
    faulty.focus()
  })
  return (
    <form
      ref={form}
      noValidate
      className={className}
      onChange={() => {
        wasSent.current = false
      }}
      onSubmit={(event) => {
        event.preventDefault()
        wasSent.current = true
        onSend()
      }}
    >
      {children}
    </form>
  )
}

type Labelled = {
  /** Only for a script that looks for the input. */
  id?: string
  label: string
  /** What is wrong with the value; undefined if nothing is. It stands in the place of the note. */
  error?: string | undefined
  note?: React.ReactNode
  /** The id of what else explains the field. */
  describedBy?: string | undefined
}

/** What a field gives to its input. */
type InputProps = Pick<
  React.ComponentProps<'input'>,
  'id' | 'className' | 'autoComplete' | 'aria-invalid' | 'aria-describedby'
>

type FieldProps = Labelled & { children: (props: InputProps) => React.ReactNode }

/** An input with its label, and below it what is wrong. */
export function Field({ id: givenId, label, error, note, describedBy, children }: FieldProps) {
  const ownId = React.useId()
  const id = givenId ?? ownId
  const below = `${id}below`
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: styles.input,
        autoComplete: 'off',
        'aria-invalid': error !== undefined,
        'aria-describedby': describedBy ? `${describedBy} ${below}` : below,
      })}
      <span id={below} className={note && error === undefined ? styles.below : styles.problem}>
        {error ?? note}
      </span>
    </div>
  )
}

type TextFieldProps = Labelled &
  Omit<React.ComponentProps<'input'>, keyof Labelled | 'onChange'> & { onValue: (value: string) => void }

/** A field for a text of one line, a number or a time. */
export function TextField({ id, label, error, note, describedBy, onValue, ...input }: TextFieldProps) {
  return (
    <Field {...{ id, label, error, note, describedBy }}>
      {(props) => <input {...props} {...input} onChange={({ target }) => onValue(target.value)} />}
    </Field>
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

/** What was done, or what is under way. */
export function Status({ children }: { children: React.ReactNode }) {
  return (
    <p role="status" className={styles.status}>
      {children}
    </p>
  )
}

/** What is wrong. */
export function Alert({ children, id }: { children: React.ReactNode; id?: string }) {
  return (
    <p id={id} role="alert" className={styles.problem}>
      {children}
    </p>
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
