import * as React from 'react'
import { Link } from 'gatsby'
import { Alert, Button, Form } from '../../components/staff/form'
import { pathTo } from '../../../i18n/routes'
import { useTexts } from '../../../i18n/texts'
import { isEmail } from '../../../registration/email'
import { maxFound, type FoundGuest } from '../../../registration/organisers'
import { BackLink } from './back-link'
import { boundsOf, filterIn, withFilter, type Span } from './filter-guests'
import { Outcome } from './form'
import { ManyAtOnce, TakeBack } from './many-at-once'
import type { Selection } from './many'
import { organisersApi } from './organisers-api'
import { useSession } from './session'
import { SpanFields } from './span-fields'
import { useRequests } from './use-requests'
import * as styles from './organisers.module.css'

type Found = { span: Span; selections: readonly { event: string; guests: readonly FoundGuest[] }[] }

/** How many guests are shown of each event; all are in the dialogs. */
const shown = 20

/** Finds false registrations over all events, and cancels or erases them. */
export function Flood({ titleOf }: { titleOf: (event: string) => string }) {
  const t = useTexts()
  const { language, timeZone, timeOf } = useSession()
  const [span, setSpan] = React.useState<Span>(() => filterIn(location.search))
  const [found, setFound] = React.useState<Found>()
  const [cancelled, setCancelled] = React.useState<readonly Selection[]>()
  const [fault, setFault] = React.useState<'nothing' | 'domain'>()
  const { refusal, notice, setNotice, answered } = useRequests()
  // An address with a span is of guests who were found before.
  const [first] = React.useState(() => (faultOf(span, timeZone) ? undefined : span))
  const [isBusy, setIsBusy] = React.useState(first !== undefined)

  const find = React.useCallback(
    (wanted: Span) =>
      organisersApi.findGuests(boundsOf(wanted, timeZone)).then((asked) => {
        setIsBusy(false)
        const answer = answered(asked)
        if (!answer) return
        const { guests } = answer
        const events = [...new Set(guests.map(({ event }) => event))]
        const selections = events.map((event) => ({ event, guests: guests.filter((each) => each.event === event) }))
        setFound({ span: wanted, selections })
      }),
    [timeZone, answered],
  )

  React.useEffect(() => {
    if (first) void find(first)
  }, [first, find])

  function send(): void {
    if (isBusy) return
    const wrong = faultOf(span, timeZone)
    setFault(wrong)
    setNotice('')
    setCancelled(undefined)
    if (wrong) return
    history.replaceState(history.state, '', location.pathname + withFilter('?view=find', span))
    setIsBusy(true)
    void find(span)
  }

  const guests = found?.selections.reduce((sum, each) => sum + each.guests.length, 0)
  return (
    <>
      <BackLink />
      <h2 className={styles.eventTitle}>{t('organisers:flood.heading')}</h2>
      <p>{t('organisers:flood.note')}</p>
      <Form onSend={send}>
        <SpanFields span={span} errorId="flood-error" onChange={(changes) => setSpan({ ...span, ...changes })} />
        <Alert id="flood-error">{fault && t(`organisers:flood.${fault}`)}</Alert>
        <Button type="submit" look="send" aria-disabled={isBusy}>
          {t(isBusy ? 'organisers:flood.finding' : 'organisers:flood.find')}
        </Button>
      </Form>
      <Outcome {...{ notice, refusal }} />
      {cancelled && (
        <TakeBack
          selections={cancelled}
          onDone={(done) => {
            setCancelled(undefined)
            setNotice(done)
          }}
        />
      )}
      {guests === 0 && <p role="status">{t('organisers:flood.nobody')}</p>}
      {found && guests! > 0 && (
        <>
          {!cancelled && (
            <ManyAtOnce
              selections={found.selections}
              onDone={(done) => {
                setNotice(done.notice)
                setCancelled(done.cancelled)
                if (done.notice && !done.cancelled) void find(found.span)
              }}
            />
          )}
          {guests === maxFound && <p>{t('organisers:flood.most', { guests: maxFound })}</p>}
          {found.selections.map(({ event, guests }) => (
            <section key={event} aria-labelledby={`found-${event}`}>
              <h3 id={`found-${event}`}>
                {t('organisers:flood.ofEvent', { event: titleOf(event), guests: guests.length })}
              </h3>
              <ul className={styles.log}>
                {guests.slice(0, shown).map(({ id, name, email, created_at }) => (
                  <li key={id}>
                    <bdi>{name}</bdi> · <bdi>{email}</bdi> · {timeOf(created_at)}
                  </li>
                ))}
              </ul>
              <Link
                className={styles.back}
                to={pathTo('organisers', language) + withFilter(`?event=${event}`, found.span)}
              >
                {t('organisers:flood.all', { event: titleOf(event) })}
              </Link>
            </section>
          ))}
        </>
      )}
    </>
  )
}

/** What is wrong with a span, for the text `organisers:flood.<fault>`. */
function faultOf(span: Span, timeZone: string): 'nothing' | 'domain' | undefined {
  const { from, until, domain } = boundsOf(span, timeZone)
  if (from === null && until === null && domain === null) return 'nothing'
  return domain !== null && !isEmail(`any@${domain}`) ? 'domain' : undefined
}
