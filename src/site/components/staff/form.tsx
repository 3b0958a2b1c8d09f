import * as React from 'react'
import * as textButton from '../text-button.module.css'
import * as styles from './staff.module.css'

// The parts that the forms and dialogs of organisers, and of the door, are made of.

const looks = { tool: styles.tool, send: styles.send, quiet: textButton.button }

export type ButtonProps = React.ComponentProps<'button'> & { look?: keyof typeof looks | undefined }

/** A button. `send` is the main one of a form, and `quiet` looks like a link. */
export function Button({ look = 'tool', ...props }: ButtonProps) {
  return <button type="button" className={looks[look]} {...props} />
}

type FormProps = {
  className?: string
  /** Whether the form, and not the browser, says what is wrong. */
  noValidate?: boolean
  onSend: () => unknown
  children: React.ReactNode
}

/** A form that a script sends. The focus goes to the first field that was refused. */
export function Form({ className = styles.form, noValidate = true, onSend, children }: FormProps) {
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
      noValidate={noValidate}
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

export type Labelled = {
  /** Only for a script that looks for the input. */
  id?: string
  label: string
  /** What is wrong with the value; undefined if nothing is. */
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

/** An input with its label, and below it what is wrong, and the note. */
export function Field({ id: givenId, label, error, note, describedBy, children }: FieldProps) {
  const ownId = React.useId()
  const id = givenId ?? ownId
  const describing = [describedBy, `${id}error`, note && `${id}note`].filter(Boolean)
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: styles.input,
        autoComplete: 'off',
        'aria-invalid': error !== undefined,
        'aria-describedby': describing.join(' '),
      })}
      <span id={`${id}error`} className={styles.problem}>
        {error}
      </span>
      {note && (
        <span id={`${id}note`} className={styles.note}>
          {note}
        </span>
      )}
    </div>
  )
}

export type TextFieldProps = Labelled &
  Omit<React.ComponentProps<'input'>, keyof Labelled | 'onChange'> & { onValue: (value: string) => void }

/** A field for a text of one line, a number or a time. */
export function TextField({ id, label, error, note, describedBy, onValue, ...input }: TextFieldProps) {
  return (
    <Field {...{ id, label, error, note, describedBy }}>
      {(props) => <input {...props} {...input} onChange={({ target }) => onValue(target.value)} />}
    </Field>
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
