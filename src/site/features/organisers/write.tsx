import * as React from 'react'
import { inEachLanguage, languageOf, locales } from '../../../i18n/locales'
import { usePage } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import {
  faultsOfMessage,
  maxSubjectLength,
  maxTextLength,
  normaliseMessage,
  type Message,
} from '../../../registration/message'
import type { InvitationsAnswer, ListedGuest } from '../../../registration/organisers'
import { Confirm } from './confirm'
import { Dialog } from './dialog'
import type { EventViewProps } from './event-guests'
import { filterGuests, filterIn, isFiltered } from './filter-guests'
import { MailPreview } from './mail-preview'
import { organisersApi } from './organisers-api'
import { Outbox } from './outbox'
import { useAnswers } from './use-answers'
import { useKept } from './use-kept'
import * as styles from './organisers.module.css'

const groups = ['all', 'registered', 'waiting', 'silent', 'filter'] as const
type Group = (typeof groups)[number]

const empty: Message = { subject: inEachLanguage(() => ''), text: inEachLanguage(() => '') }

/** Writes to the guests of an event: in each language, with a preview, a test, and a question before it goes. */
export function Write({ slug, content, overview, timeZone, onSignedOut }: EventViewProps) {
  const t = useTexts()
  const { language } = usePage()
  const [message, setMessage] = useKept(`message ${slug}`, empty, true)
  const [to, setTo] = React.useState<Group>(() => (isFiltered(filterIn(location.search)) ? 'filter' : 'all'))
  const [guests, setGuests] = React.useState<ListedGuest[]>()
  const [invited, setInvited] = React.useState<InvitationsAnswer>()
  const [isTried, setIsTried] = React.useState(false)
  const [asked, setAsked] = React.useState<'preview' | 'send'>()
  const [notice, setNotice] = React.useState('')
  const [sent, setSent] = React.useState(0)
  const { refusal, answered } = useAnswers(onSignedOut)
  const id = React.useId()
  const isPersonal = content?.form === 'invitation'

  React.useEffect(() => {
    void organisersApi.readGuests(slug).then((asked) => {
      const answer = answered(asked)
      if (answer) setGuests(answer.guests ?? [])
    })
    if (isPersonal) {
      void organisersApi.readInvitations(slug).then((asked) => {
        const answer = answered(asked)
        if (answer) setInvited(answer)
      })
    }
  }, [slug, isPersonal, answered])

  const wanted: Record<Exclude<Group, 'silent'>, () => readonly ListedGuest[]> = {
    all: () => guests ?? [],
    registered: () => (guests ?? []).filter(({ state }) => state === 'registered'),
    waiting: () => (guests ?? []).filter(({ state }) => state === 'waiting'),
    filter: () => filterGuests(guests ?? [], filterIn(location.search), language, timeZone),
  }
  // A guest who was added at the door has no address.
  const ids = to === 'silent' ? [] : wanted[to]().flatMap(({ id, email }) => (email === null ? [] : id))
  const count =
    to === 'silent' ? (invited?.invitations ?? []).filter(({ state }) => state === 'silent').length : ids.length
  const normalised = normaliseMessage(message)
  const faults = faultsOfMessage(normalised)
  const isReady = Object.keys(faults).length === 0

  /** Marks what is missing. @returns whether nothing is */
  function check(): boolean {
    setIsTried(true)
    if (!isReady) document.getElementById(id + Object.keys(faults)[0]!)?.focus()
    return isReady
  }

  async function send(again = false): Promise<void> {
    setAsked(undefined)
    setNotice('')
    const recipients = to === 'all' || to === 'silent' ? { to } : { to: 'some', guests: ids }
    const answer = answered(
      await organisersApi.change<{ changed: number }>(slug, 'write', { ...normalised, ...recipients, again }),
    )
    if (!answer) return
    setNotice(t('organisers:write.sent', { mails: answer.changed }))
    setMessage(empty)
    setIsTried(false)
    setSent(sent + 1)
  }

  return (
    <>
      <p role="status" className={styles.status}>
        {notice}
      </p>
      <form
        noValidate
        className={`${styles.form} ${styles.wide}`}
        onSubmit={(event) => {
          event.preventDefault()
          if (check()) setAsked('send')
        }}
      >
        <div className={styles.field}>
          <label htmlFor={`${id}to`}>{t('organisers:write.to')}</label>
          <select
            id={`${id}to`}
            className={styles.input}
            value={to}
            onChange={({ target }) => setTo(target.value as Group)}
          >
            {groups
              .filter((group) => group !== 'silent' || isPersonal)
              .filter((group) => group !== 'filter' || isFiltered(filterIn(location.search)))
              .map((group) => (
                <option key={group} value={group}>
                  {t(`organisers:write.${group}`)}
                </option>
              ))}
          </select>
          <span role="status">
            {guests && t(count === 0 ? 'organisers:write.nobody' : 'organisers:write.count', { guests: count })}
          </span>
        </div>
        <div className={styles.languages}>
          {locales.map((locale) => (
            <fieldset key={locale} className={styles.columns}>
              <legend>{languageOf(locale).name}</legend>
              {(['subject', 'text'] as const).map((name) => {
                const field = `${name}.${locale}`
                const fault = isTried ? faults[field] : undefined
                const most = name === 'subject' ? maxSubjectLength : maxTextLength
                const Input = name === 'subject' ? 'input' : 'textarea'
                return (
                  <div key={name} className={styles.field}>
                    <label htmlFor={id + field}>{t(`organisers:write.${name}`)}</label>
                    <Input
                      id={id + field}
                      lang={locale}
                      dir="auto"
                      className={styles.input}
                      {...(name === 'text' && { rows: 10 })}
                      value={message[name][locale]}
                      aria-invalid={fault !== undefined}
                      aria-describedby={`${id}${field}-error`}
                      onChange={({ target }) =>
                        setMessage({ ...message, [name]: { ...message[name], [locale]: target.value } })
                      }
                    />
                    <span id={`${id}${field}-error`} className={styles.problem}>
                      {fault && t(`organisers:write.fault.${fault}`, { most })}
                    </span>
                  </div>
                )
              })}
            </fieldset>
          ))}
        </div>
        <p>{t('organisers:write.note')}</p>
        <p role="alert" className={styles.problem}>
          {refusal && t(`organisers:problem.${refusal.problem}`)}
        </p>
        {refusal?.problem === 'message_repeated' && (
          <button type="button" className={styles.tool} onClick={() => void send(true)}>
            {t('organisers:write.again')}
          </button>
        )}
        {asked === 'send' ? (
          <Confirm
            question={t('organisers:write.sure', { guests: count })}
            yes={t('organisers:invite.yes', { guests: count })}
            onYes={() => void send()}
            onNo={() => setAsked(undefined)}
          />
        ) : (
          <div className={styles.tools}>
            <button type="button" className={styles.tool} onClick={() => check() && setAsked('preview')}>
              {t('organisers:write.preview')}
            </button>
            <button type="submit" className={styles.send} disabled={count === 0}>
              {t('organisers:write.send')}
            </button>
          </div>
        )}
      </form>
      {asked === 'preview' && (
        <Dialog heading={t('organisers:write.preview')} onClose={() => setAsked(undefined)}>
          <MailPreview kind="message" {...{ slug, message: normalised, organiser: overview.organiser, onSignedOut }} />
        </Dialog>
      )}
      <Outbox key={sent} slug={slug} onSignedOut={onSignedOut} />
    </>
  )
}
