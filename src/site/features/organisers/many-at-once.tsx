import * as React from 'react'
import { Link } from 'gatsby'
import { Alert, Button, Status } from '../../components/staff/form'
import * as staff from '../../components/staff/staff.module.css'
import { useTexts } from '../../../i18n/texts'
import { Dialog } from './dialog'
import { Check, Outcome } from './form'
import { guestsIn, seatsOf, type Selection } from './many'
import { TypedNumber } from './questions'
import { useBatches } from './use-batches'
import * as styles from './organisers.module.css'

type Done = { notice: string; cancelled?: readonly Selection[] }

type Props = {
  selections: readonly Selection[]
  /** Where the organiser writes to them, if they are of one event. */
  writeLink?: string
  /** Whether they were invited, and can accept again. */
  areInvited?: boolean
  /** Whether mails are sent about their event: the content still has it. */
  hasMails?: boolean
  onDone: (done: Done) => void
}

/** What can be done with all selected guests together. */
export function ManyAtOnce({ selections, writeLink, areInvited = false, hasMails = true, onDone }: Props) {
  const t = useTexts()
  // Only those who were selected then are changed, whoever registers meanwhile.
  const [open, setOpen] = React.useState<{ what: 'cancel' | 'erase'; selections: readonly Selection[] }>()
  const guests = guestsIn(selections)
  const OpenDialog = open?.what === 'cancel' ? CancelMany : EraseMany
  return (
    <section className={styles.many} aria-label={t('organisers:many.label')}>
      <p>
        <strong>{t('organisers:many.selected', { guests: guests.length, places: seatsOf(guests) })}</strong>
      </p>
      <div className={styles.tools}>
        {writeLink && (
          <Link className={staff.tool} to={writeLink}>
            {t('organisers:many.write')}
          </Link>
        )}
        {(['cancel', 'erase'] as const).map((what) => (
          <Button key={what} onClick={() => setOpen({ what, selections })}>
            {t(`organisers:many.${what}`)}
          </Button>
        ))}
      </div>
      {open && (
        <OpenDialog
          selections={open.selections}
          areInvited={areInvited}
          hasMails={hasMails}
          onClose={(done = { notice: '' }) => {
            setOpen(undefined)
            onDone(done)
          }}
        />
      )}
    </section>
  )
}

type DialogProps = {
  selections: readonly Selection[]
  areInvited: boolean
  hasMails: boolean
  onClose: (done?: Done) => void
}

/** Asks whether many registrations are to be cancelled, and cancels them. */
function CancelMany({ selections, areInvited, hasMails, onClose }: DialogProps) {
  const t = useTexts()
  const [withMail, setWithMail] = React.useState(true)
  const { run, isBusy, refusal } = useBatches('cancel', selections)
  const guests = guestsIn(selections).length

  async function cancel(): Promise<void> {
    const done = await run({ mail: withMail && hasMails })
    if (done === undefined) return
    onClose({ notice: t('organisers:many.cancelled', { guests: done }), cancelled: selections })
  }

  return (
    <Dialog heading={t('organisers:many.cancelHeading')} onClose={() => onClose()}>
      <SelectedGuests selections={selections} />
      <div className={`${staff.form} ${styles.question}`}>
        {hasMails && (
          <Check checked={withMail} onCheck={setWithMail}>
            {t('organisers:many.mail')}
          </Check>
        )}
        <p>
          {t('organisers:many.cancelNote')} {areInvited && t('organisers:cancel.invited')}
        </p>
        <Outcome refusal={refusal} />
        <Button look="send" aria-disabled={isBusy} onClick={() => void cancel()}>
          {t('organisers:many.cancelSend', { guests })}
        </Button>
      </div>
    </Dialog>
  )
}

/** Asks whether many guests are to be erased, and erases them once their number is typed. */
function EraseMany({ selections, onClose }: DialogProps) {
  const t = useTexts()
  const { run, isBusy, done, refusal } = useBatches('eraseMany', selections)
  const guests = guestsIn(selections).length

  async function erase(): Promise<void> {
    const erased = await run()
    if (erased !== undefined) onClose({ notice: t('organisers:many.erased', { done: erased, guests }) })
  }

  return (
    <Dialog heading={t('organisers:many.eraseHeading')} onClose={() => onClose()}>
      <SelectedGuests selections={selections} />
      <p>{t(selections.length > 1 ? 'organisers:many.eraseNoteAll' : 'organisers:many.eraseNote')}</p>
      <TypedNumber
        question={t('organisers:many.eraseSure', { guests })}
        number={guests}
        send={t('organisers:many.eraseSend', { guests })}
        isBusy={isBusy}
        onSure={() => void erase()}
      >
        <Status>{isBusy && t('organisers:many.progress', { done, guests })}</Status>
        <Alert>
          {refusal && `${t(`organisers:problem.${refusal.problem}`)} ${t('organisers:many.stopped', { done, guests })}`}
        </Alert>
      </TypedNumber>
    </Dialog>
  )
}

/** How many names are shown at first. */
const step = 100

/** Who is selected: how many, and each with their name and address. */
function SelectedGuests({ selections }: { selections: readonly Selection[] }) {
  const t = useTexts()
  const [shown, setShown] = React.useState(step)
  const guests = guestsIn(selections)
  return (
    <section className={staff.form} aria-labelledby="selected-heading">
      <h3 id="selected-heading">{t('organisers:many.who')}</h3>
      <p>
        <strong>{t('organisers:many.selected', { guests: guests.length, places: seatsOf(guests) })}</strong>
      </p>
      {/* Reachable by keyboard, because it scrolls. */}
      <ul className={styles.selected} tabIndex={0} aria-labelledby="selected-heading">
        {guests.slice(0, shown).map(({ id, name, email, state }) => (
          <li key={id}>
            <bdi>{name}</bdi>
            {email && (
              <>
                {' · '}
                <bdi>{email}</bdi>
              </>
            )}
            {state === 'waiting' && ` · ${t('organisers:guest.waiting')}`}
          </li>
        ))}
      </ul>
      {guests.length > shown && (
        <Button onClick={() => setShown(shown + step * 10)}>
          {t('organisers:list.more', { rest: guests.length - shown })}
        </Button>
      )}
    </section>
  )
}

type TakeBackProps = {
  selections: readonly Selection[]
  /** What will happen to them, and when, where nothing else says it. */
  children?: React.ReactNode
  onDone: (notice: string) => void
}

/** Cancellations that have not been carried out, and the button that takes all of them back. */
export function TakeBack({ selections, children, onDone }: TakeBackProps) {
  const t = useTexts()
  const { run, isBusy, refusal } = useBatches('keep', selections)

  async function keep(): Promise<void> {
    const kept = await run()
    if (kept !== undefined) onDone(t(kept > 0 ? 'organisers:many.kept' : 'organisers:cancel.tooLate', { guests: kept }))
  }

  return (
    <div className={styles.pending}>
      {children && <p>{children}</p>}
      <Button aria-disabled={isBusy} onClick={() => void keep()}>
        {t('organisers:many.keep', { guests: guestsIn(selections).length })}
      </Button>
      <Outcome refusal={refusal} />
    </div>
  )
}
