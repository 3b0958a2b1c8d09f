import * as React from 'react'
import { Button, Field, Form } from '../../components/staff/form'
import * as staff from '../../components/staff/staff.module.css'
import { languageOf, locales } from '../../../i18n/locales'
import { useTexts } from '../../../i18n/texts'
import {
  emptyMessage,
  faultsOfMessage,
  maxSubjectLength,
  maxTextLength,
  normaliseMessage,
} from '../../../registration/message'
import type { ListedGuest, ListedInvitation } from '../../../registration/organisers'
import { Dialog } from './dialog'
import type { EventViewProps } from './event-guests'
import { filterGuests, filterIn, isFiltered } from './filter-guests'
import { Choice, Outcome } from './form'
import { MailPreview } from './mail-preview'
import { organisersApi } from './organisers-api'
import { Outbox } from './outbox'
import { Confirm } from './questions'
import { useSession } from './session'
import { useKept } from './use-kept'
import { useRequests } from './use-requests'
import * as styles from './organisers.module.css'

const groups = ['all', 'registered', 'waiting', 'silent', 'filter'] as const
type Group = (typeof groups)[number]

/** Writes to the guests of an event: in each language, with a preview, a test, and a question before it goes. */
export function Write({ slug, content }: EventViewProps) {
  const t = useTexts()
  const { language, timeZone } = useSession()
  const [message, setMessage] = useKept(`message ${slug}`, emptyMessage, true)
  const [to, setTo] = React.useState<Group>(() => (isFiltered(filterIn(location.search)) ? 'filter' : 'all'))
  const [guests, setGuests] = React.useState<ListedGuest[]>()
  const [invited, setInvited] = React.useState<readonly ListedInvitation[]>([])
  const [isTried, setIsTried] = React.useState(false)
  const [asked, setAsked] = React.useState<'preview' | 'send' | 'again'>()
  const [sent, setSent] = React.useState(0)
  /** What was refused because it had been sent before, and to whom. */
  const [repeated, setRepeated] = React.useState('')
  const { refusal, notice, setNotice, answered, change } = useRequests()
  const id = React.useId()
  const isPersonal = content?.form === 'invitation'

  /** Reads who can be written to. @returns whether it is known */
  const read = React.useCallback(
    () =>
      organisersApi.readGuests(slug).then(async (asked) => {
        const list = answered(asked)
        const others = list && (isPersonal ? answered(await organisersApi.readInvitations(slug)) : { invitations: [] })
        if (!others) return false
        setGuests(list.guests ?? [])
        setInvited(others.invitations)
        return true
      }),
    [slug, isPersonal, answered],
  )
  React.useEffect(() => void read(), [read])

  const wanted =
    to === 'filter'
      ? filterGuests(guests ?? [], filterIn(location.search), language, timeZone)
      : (guests ?? []).filter(({ state }) => to === 'all' || state === to)
  // A guest who was added at the door has no address.
  const recipients =
    to === 'silent' ? invited.filter(({ state }) => state === 'silent') : wanted.filter(({ email }) => email !== null)
  const count = recipients.length
  const ids = recipients.map(({ id }) => id)
  /** The languages of the recipients; all as long as there is none. */
  const needed = locales.filter((each) => count === 0 || recipients.some(({ locale }) => locale === each))
  const normalised = normaliseMessage(message)
  const faults = faultsOfMessage(normalised, needed)
  const isReady = Object.keys(faults).length === 0
  const what = JSON.stringify([normalised, to])
  const isRepeated = refusal?.problem === 'message_repeated' && repeated === what

  /** Marks what is missing. @returns whether nothing is */
  function check(): boolean {
    setIsTried(true)
    if (!isReady) document.getElementById(id + Object.keys(faults)[0]!)?.focus()
    return isReady
  }

  /** Asks whether to send. To write takes a while, and meanwhile others register. */
  async function askToSend(how: 'send' | 'again'): Promise<void> {
    if (check() && (await read())) setAsked(how)
  }

  async function send(again: boolean): Promise<void> {
    setAsked(undefined)
    setRepeated(what)
    const whom = to === 'all' || to === 'silent' ? { to } : { to: 'some', guests: ids }
    const answer = await change<{ changed: number }>(slug, 'write', { ...normalised, ...whom, again })
    if (!answer) return
    setNotice(t('organisers:write.sent', { mails: answer.changed }))
    setMessage(emptyMessage)
    setIsTried(false)
    setSent(sent + 1)
  }

  return (
    <>
      <Form className={`${staff.form} ${styles.wide}`} onSend={() => void askToSend('send')}>
        <Choice
          label={t('organisers:write.to')}
          value={to}
          options={groups
            .filter((group) => group !== 'silent' || isPersonal)
            .filter((group) => group !== 'filter' || isFiltered(filterIn(location.search)))
            .map((group) => [group, t(`organisers:write.${group}`)] as const)}
          note={
            <span role="status">
              {guests && t(count === 0 ? 'organisers:write.nobody' : 'organisers:write.count', { guests: count })}
            </span>
          }
          onValue={setTo}
        />
        <div className={styles.languages}>
          {locales.map((locale) => (
            <fieldset key={locale} className={styles.columns}>
              <legend>
                {languageOf(locale).name}
                {!needed.includes(locale) && ` (${t('organisers:write.unneeded')})`}
              </legend>
              {(['subject', 'text'] as const).map((name) => {
                const field = `${name}.${locale}`
                const fault = isTried ? faults[field] : undefined
                const most = name === 'subject' ? maxSubjectLength : maxTextLength
                const Input = name === 'subject' ? 'input' : 'textarea'
                return (
                  <Field
                    key={name}
                    id={id + field}
                    label={t(`organisers:write.${name}`)}
                    error={fault && t(`organisers:write.fault.${fault}`, { most })}
                  >
                    {(props) => (
                      <Input
                        {...props}
                        aria-required={needed.includes(locale)}
                        lang={locale}
                        dir="auto"
                        {...(name === 'text' && { rows: 10 })}
                        value={message[name][locale]}
                        onChange={({ target }) =>
                          setMessage({ ...message, [name]: { ...message[name], [locale]: target.value } })
                        }
                      />
                    )}
                  </Field>
                )
              })}
            </fieldset>
          ))}
        </div>
        <p>{t('organisers:write.note')}</p>
        <Outcome
          notice={notice}
          refusal={refusal?.problem === 'message_repeated' && !isRepeated ? undefined : refusal}
        />
        <Confirm
          isAsked={(asked === 'send' || asked === 'again') && count > 0 && isReady}
          question={t('organisers:write.sure', { guests: count })}
          yes={t('organisers:invite.yes', { guests: count })}
          onYes={() => void send(asked === 'again')}
          onNo={() => setAsked(undefined)}
        >
          <Button onClick={() => check() && setAsked('preview')}>{t('organisers:write.preview')}</Button>
          {isRepeated ? (
            <Button onClick={() => void askToSend('again')}>{t('organisers:write.again')}</Button>
          ) : (
            <Button type="submit" look="send" disabled={guests && count === 0}>
              {t('organisers:write.send')}
            </Button>
          )}
        </Confirm>
      </Form>
      {asked === 'preview' && (
        <Dialog heading={t('organisers:write.preview')} onClose={() => setAsked(undefined)}>
          <MailPreview kind="message" {...{ slug, message: normalised, to }} />
        </Dialog>
      )}
      <Outbox key={sent} slug={slug} />
    </>
  )
}
