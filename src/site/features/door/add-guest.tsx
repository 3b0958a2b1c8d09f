import * as React from 'react'
import { graphql } from 'gatsby'
import { Consent } from '../../components/consent'
import { Alert, Button, TextField } from '../../components/staff/form'
import * as staff from '../../components/staff/staff.module.css'
import { useTexts } from '../../../i18n/texts'
import { maxPersons } from '../../../model/registration-period'
import { longestTyped } from '../../../registration/longest-typed'
import { maxNameLength } from '../../../registration/name'
import { textOfRefusal, type Refusal } from './door-api'
import type { DoorSession } from './door-session'
import { Stepper } from './stepper'
import { FormDialog } from './form-dialog'

type Props = {
  /** What was searched for. */
  name: string
  notice: Queries.DoorFragment['notice']
  onAdd: DoorSession['add']
  /** Called with the name of a guest who was added. */
  onAdded: (name: string) => void
  /** Called if a guest is refused after the dialog was closed. */
  onNotAdded: (name: string, refusal: Refusal) => void
  onClose: () => void
}

/** The dialog that adds a guest who is not on the list: name and seats only, and the notice to show. */
export function AddGuest({ name, notice, onAdd, onAdded, onNotAdded, onClose }: Props) {
  const t = useTexts()
  const dialog = React.useRef<HTMLDialogElement>(null)
  const [values, setValues] = React.useState({ fullName: name, persons: 1 })
  const [refusal, setRefusal] = React.useState<Refusal>()
  const [isSending, setIsSending] = React.useState(false)
  const change = (changed: Partial<typeof values>) => setValues({ ...values, ...changed })

  async function submit(): Promise<void> {
    if (isSending) return
    setIsSending(true)
    setRefusal(undefined)
    const answer = await onAdd(values)
    if (!dialog.current?.open) {
      if ('refusal' in answer) onNotAdded(values.fullName, answer.refusal)
      return
    }
    setIsSending(false)
    if ('name' in answer) return onAdded(answer.name)
    setRefusal(answer.refusal)
  }

  return (
    <FormDialog ref={dialog} heading={t('door:add.heading')} {...{ isSending, onClose }} onSend={submit}>
      <TextField
        label={t('registration:fullName')}
        value={values.fullName}
        error={typeof refusal === 'object' ? t(`registration:error.${refusal.name}`) : undefined}
        required
        maxLength={longestTyped(maxNameLength)}
        autoCapitalize="words"
        spellCheck="false"
        onValue={(fullName) => change({ fullName })}
      />
      <div role="group" aria-labelledby="add-persons" className={staff.field}>
        <span id="add-persons">{t('registration:persons')}</span>
        <Stepper value={values.persons} min={1} max={maxPersons} onChange={(persons) => change({ persons })}>
          <output>{values.persons}</output>
        </Stepper>
      </div>
      {notice && <Consent notice={notice} lead={t('door:add.show')} />}
      <Alert>{refusal && t(textOfRefusal('add', refusal))}</Alert>
      <Button type="submit" look="send" aria-disabled={isSending}>
        {t(isSending ? 'door:add.sending' : 'door:add.send')}
      </Button>
    </FormDialog>
  )
}

export const fragment = graphql`
  fragment Door on Exhibition {
    notice {
      ...Consent
    }
  }
`
