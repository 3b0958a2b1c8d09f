import * as React from 'react'
import { Alert, Button, Field } from '../../components/staff/form'
import { languageOf, locales } from '../../../i18n/locales'
import { useTexts } from '../../../i18n/texts'
import { longestTyped } from '../../../registration/longest-typed'
import { emptyMessage, maxSubjectLength, maxTextLength, type Message } from '../../../registration/message'
import type { WriteRefusal } from './door-api'
import type { DoorSession } from './door-session'
import { FormDialog } from './form-dialog'
import * as styles from './form.module.css'

type Props = {
  message: Message
  onChange: (message: Message) => void
  onWrite: DoorSession['write']
  onClose: () => void
}

/** The dialog in which a guide writes to all guests of the event, in each language of the site. */
export function WriteToGuests({ message, onChange, onWrite, onClose }: Props) {
  const t = useTexts()
  const dialog = React.useRef<HTMLDialogElement>(null)
  const [outcome, setOutcome] = React.useState<{ guests: number } | { refusal: WriteRefusal }>()
  const [isSending, setIsSending] = React.useState(false)
  /** Whether the button was pressed once: a mail to everybody needs a second thought. */
  const [isAsked, setIsAsked] = React.useState(false)
  const isSent = outcome !== undefined && 'guests' in outcome

  async function submit(): Promise<void> {
    if (isSending || isSent) return
    setIsAsked(!isAsked)
    if (!isAsked) return
    setIsSending(true)
    setOutcome(undefined)
    const answer = await onWrite(message)
    setOutcome(answer)
    if ('guests' in answer) onChange(emptyMessage)
    setIsSending(false)
  }

  return (
    <FormDialog
      ref={dialog}
      heading={t('door:write.heading')}
      noValidate={false}
      {...{ isSending, onClose }}
      onSend={submit}
    >
      <p>{t('door:write.note')}</p>
      {!isSent &&
        locales.map((locale) => (
          <fieldset key={locale} className={styles.language}>
            <legend>{languageOf(locale).name}</legend>
            {(['subject', 'text'] as const).map((name) => {
              const Input = name === 'subject' ? 'input' : 'textarea'
              return (
                <Field key={name} label={t(`door:write.${name}`)}>
                  {(props) => (
                    <Input
                      {...props}
                      lang={locale}
                      dir="auto"
                      required
                      {...(name === 'text' && { rows: 6 })}
                      maxLength={longestTyped(name === 'subject' ? maxSubjectLength : maxTextLength)}
                      value={message[name][locale]}
                      onChange={({ target }) => {
                        setIsAsked(false)
                        onChange({ ...message, [name]: { ...message[name], [locale]: target.value } })
                      }}
                    />
                  )}
                </Field>
              )
            })}
          </fieldset>
        ))}
      <p role="status">{isSent && t('door:write.sent', { guests: outcome.guests })}</p>
      <Alert>
        {isAsked && t('door:write.sure')}
        {outcome &&
          'refusal' in outcome &&
          t(`door:write.${outcome.refusal}`, { subject: maxSubjectLength, text: maxTextLength })}
      </Alert>
      {!isSent && (
        <Button type="submit" look="send" aria-disabled={isSending}>
          {t(isSending ? 'door:write.sending' : isAsked ? 'door:write.yes' : 'door:write.send')}
        </Button>
      )}
    </FormDialog>
  )
}
