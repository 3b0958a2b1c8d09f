import * as React from 'react'
import { Button, Form, TextField } from '../../components/staff/form'
import * as staff from '../../components/staff/staff.module.css'
import { useTexts } from '../../../i18n/texts'
import { Check } from './form'
import * as styles from './organisers.module.css'

// Questions before something that reaches many guests, or cannot be undone.

type ConfirmProps = {
  /** Whether it asks; otherwise the buttons are shown. */
  isAsked: boolean
  /** Names the number of guests. */
  question: string
  yes: string
  onYes: () => void
  onNo: () => void
  /** The buttons of which one asks. */
  children: React.ReactNode
}

/** Buttons, and in their place a question once it is asked. They stay in the page, so that the focus can return. */
export function Confirm({ isAsked, children, ...question }: ConfirmProps) {
  return (
    <>
      {isAsked && <Question {...question} />}
      <div className={styles.tools} hidden={isAsked}>
        {children}
      </div>
    </>
  )
}

/** A question with two buttons. It has the focus until it goes. */
function Question({ question, yes, onYes, onNo }: Omit<ConfirmProps, 'isAsked' | 'children'>) {
  const t = useTexts()
  const no = React.useRef<HTMLButtonElement>(null)
  const [asking] = React.useState(() => document.activeElement as HTMLElement | null)
  React.useEffect(() => {
    no.current?.focus()
    return () => asking?.focus()
  }, [asking])
  return (
    <div role="group" aria-label={question} className={styles.pending}>
      <span>{question}</span>
      <span className={styles.tools}>
        <Button ref={no} onClick={onNo}>
          {t('organisers:invite.no')}
        </Button>
        <Button look="send" onClick={onYes}>
          {yes}
        </Button>
      </span>
    </div>
  )
}

type TickedProps = {
  heading: string
  note: string
  /** Beside the box to tick; names whom it is about. */
  sure: string
  send: string
  onSend: () => void
}

/** A part of a dialog whose button works once a box is ticked. */
export function Ticked({ heading, note, sure, send, onSend }: TickedProps) {
  const id = React.useId()
  const [isSure, setIsSure] = React.useState(false)
  return (
    <section className={staff.form} aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      <p>{note}</p>
      <Check checked={isSure} onCheck={setIsSure}>
        {sure}
      </Check>
      <Button disabled={!isSure} onClick={onSend}>
        {send}
      </Button>
    </section>
  )
}

/** Asks whether a person is to be erased in all events. @param name of the person, for the question */
export function EraseForm({ name, onErase }: { name: string; onErase: () => void }) {
  const t = useTexts()
  return (
    <Ticked
      heading={t('organisers:erase.heading')}
      note={t('organisers:erase.note')}
      sure={t('organisers:erase.sure', { name })}
      send={t('organisers:erase.send')}
      onSend={onErase}
    />
  )
}

type TypedNumberProps = {
  /** Names the number. */
  question: string
  number: number
  send: string
  isBusy: boolean
  onSure: () => void
  /** What is said between the question and the button. */
  children?: React.ReactNode
}

/** A question whose button works once the number is typed. */
export function TypedNumber({ question, number, send, isBusy, onSure, children }: TypedNumberProps) {
  const [typed, setTyped] = React.useState('')
  const isSure = typed.replace(/\s/g, '') === String(number)
  return (
    <Form className={`${staff.form} ${styles.question}`} onSend={() => isSure && onSure()}>
      <TextField label={question} value={typed} inputMode="numeric" onValue={setTyped} />
      {children}
      <Button type="submit" look="send" disabled={!isSure} aria-disabled={isBusy}>
        {send}
      </Button>
    </Form>
  )
}
