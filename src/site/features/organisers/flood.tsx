import * as React from 'react'
import { Link } from 'gatsby'
import { usePage } from '../../../i18n/page'
import { pathTo } from '../../../i18n/routes'
import { useTexts } from '../../../i18n/texts'
import { isEmail } from '../../../registration/email'
import { maxFound, type FoundGuest, type OverviewAnswer } from '../../../registration/organisers'
import { boundsOf, filterIn, withFilter, type Span } from './filter-guests'
import { ManyAtOnce } from './many-at-once'
import type { Selection } from './many'
import { organisersApi } from './organisers-api'
import { SpanFields } from './span-fields'
import { TakeBack } from './take-back'
import { timeOf } from './times'
import { useAnswers } from './use-answers'
import { BackLink } from './back-link'
import * as styles from './organisers.module.css'

type Props = { overview: OverviewAnswer; timeZone: string; onSignedOut: () => void }

type Found = { span: Span; selections: readonly { event: string; guests: readonly FoundGuest[] }[] }

/** How many guests are shown of each event; all are in the dialogs. */
const shown = 20

/** Finds false registrations over all events, and cancels or erases them. */
export function Flood({ overview, timeZone, onSignedOut }: Props) {
  const t = useTexts()
  const { language } = usePage()
  const [span, setSpan] = React.useState<Span>(() => filterIn(location.search))
  const [found, setFound] = React.useState<Found>()
  const [cancelled, setCancelled] = React.useState<readonly Selection[]>()
  const [fault, setFault] = React.useState<'nothing' | 'domain'>()
  const { refusal, answered } = useAnswers(onSignedOut)
  // An address with a span is of guests who were found before.
  const [first] = React.useState(() => (faultOf(span, timeZone) ? undefined : span))
  const [isBusy, setIsBusy] = React.useState(first !== undefined)
  const [notice, setNotice] = React.useState('')
  const titleOf = (event: string) =>
    overview.content.find((each) => each.event === event)?.pages[language].title ?? event

  const find = React.useCallback(
    (wanted: Span) =>
      organisersApi.findGuests(boundsOf(wanted, timeZone)).then((asked) => {
        setIsBusy(false)
        const answer = answered(asked)
        if (!answer) return
        const byEvent = new Map<string, FoundGuest[]>()
        for (const guest of answer.guests) {
          const guests = byEvent.get(guest.event) ?? []
          guests.push(guest)
          byEvent.set(guest.event, guests)
        }
        setFound({ span: wanted, selections: [...byEvent].map(([event, guests]) => ({ event, guests })) })
      }),
    [timeZone, answered],
  )

  React.useEffect(() => {
    if (first) void find(first)
  }, [first, find])

  function submit(event: React.FormEvent): void {
    event.preventDefault()
    if (isBusy) return
    const wrong = faultOf(span, timeZone)
    setFault(wrong)
    setNotice('')
    setCancelled(undefined)
    if (wrong) return
    const query = new URLSearchParams({ view: 'find' }).toString()
    history.replaceState(history.state, '', location.pathname + withFilter(`?${query}`, span))
    setIsBusy(true)
    void find(span)
  }

  const guests = found?.selections.reduce((sum, each) => sum + each.guests.length, 0)
  return (
    <>
      <BackLink />
      <h2 className={styles.eventTitle}>{t('organisers:flood.heading')}</h2>
      <p>{t('organisers:flood.note')}</p>
      <form noValidate className={styles.form} onSubmit={submit}>
        <SpanFields span={span} errorId="flood-error" onChange={(changes) => setSpan({ ...span, ...changes })} />
        <p id="flood-error" role="alert" className={styles.problem}>
          {fault && t(`organisers:flood.${fault}`)}
        </p>
        <button type="submit" className={styles.send} aria-disabled={isBusy}>
          {t(isBusy ? 'organisers:flood.finding' : 'organisers:flood.find')}
        </button>
      </form>
      <p role="status" className={styles.status}>
        {notice}
      </p>
      <p role="alert" className={styles.problem}>
        {refusal && t(`organisers:problem.${refusal.problem}`)}
      </p>
      {cancelled && (
        <TakeBack
          selections={cancelled}
          onSignedOut={onSignedOut}
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
              onSignedOut={onSignedOut}
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
                    <bdi>{name}</bdi> · <bdi>{email}</bdi> · {timeOf(created_at, timeZone, language)}
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
