import * as React from 'react'
import { languageOf, locales } from '../../../i18n/locales'
import { usePage } from '../../../i18n/page'
import { pathTo } from '../../../i18n/routes'
import { useTexts } from '../../../i18n/texts'
import type { EventOfContent, GuestsAnswer, ListedGuest, OverviewAnswer } from '../../../registration/organisers'
import { AddGuest } from './add-guest'
import { DoorDialog } from './door-dialog'
import { DownloadTable } from './download-table'
import {
  filterGuests,
  filterIn,
  isFiltered,
  prepareSearch,
  searchGuests,
  sortings,
  stateFilters,
} from './filter-guests'
import { withFilter, type Filter } from './filter-guests'
import { GuestDialog } from './guest-dialog'
import { guestTable } from './guest-table'
import { seatsOf } from './many'
import { ManyAtOnce } from './many-at-once'
import { organisersApi, type Problem } from './organisers-api'
import { PrintedList } from './printed-list'
import { SpanFields } from './span-fields'
import { TakeBack } from './take-back'
import { clockOf, timeOf } from './times'
import { useCarryOut } from './use-carry-out'
import { useWhileShown } from './use-organisers'
import * as styles from './organisers.module.css'

/** What each view of an event is given. */
export type EventViewProps = {
  slug: string
  /** What the content says about the event; undefined if it no longer has it. */
  content: EventOfContent | undefined
  overview: OverviewAnswer
  timeZone: string
  onSignedOut: () => void
}

/** How many guests are shown at first, and with each "more": so many rows are drawn without a pause. */
const step = 30

/** The guests of an event: found, filtered and sorted on this device; and what can be done with them. */
export function EventGuests({ slug, content, overview, timeZone, onSignedOut }: EventViewProps) {
  const t = useTexts()
  const { language } = usePage()
  const [list, setList] = React.useState<GuestsAnswer & { guests: ListedGuest[] }>()
  const [problem, setProblem] = React.useState<Problem>()
  const [filter, setFilter] = React.useState(() => filterIn(location.search))
  const [shown, setShown] = React.useState(step)
  const [open, setOpen] = React.useState<{ guest: string } | 'add' | 'door'>()
  const [notice, setNotice] = React.useState('')
  const [isOpen] = React.useState(() => Boolean(filter.from || filter.until || filter.domain))
  const revision = React.useRef<number>(undefined)
  const query = React.useDeferredValue(filter.query)

  /**
   * @param isWhole whether all guests are read, because their mails may have changed
   * @returns the guests if they were read
   */
  const refresh = React.useCallback(
    async (isWhole = false) => {
      const asked = await organisersApi.readGuests(slug, isWhole ? undefined : revision.current)
      if (asked === 'signed_out') {
        onSignedOut()
        return undefined
      }
      if ('refusal' in asked) {
        setProblem(asked.refusal.problem)
        return undefined
      }
      const { answer } = asked
      revision.current = answer.revision
      setProblem(undefined)
      setList((before) => ({ ...answer, guests: keepUnchanged(before?.guests ?? [], answer.guests) }))
      return answer.guests ?? undefined
    },
    [slug, onSignedOut],
  )
  React.useEffect(() => void refresh(), [refresh])
  useWhileShown(refresh)

  useCarryOut(list?.pending, refresh)

  const guests = list?.guests
  const { state, locale, sorting, from, until, domain } = filter
  const filtered = React.useMemo(
    () => filterGuests(guests ?? [], { state, locale, sorting, from, until, domain, query: '' }, language, timeZone),
    [guests, state, locale, sorting, from, until, domain, language, timeZone],
  )
  React.useEffect(() => void prepareSearch(filtered), [filtered])
  const found = React.useMemo(() => searchGuests(filtered, query), [filtered, query])

  function change(changes: Partial<Filter>): void {
    setFilter({ ...filter, ...changes })
    setShown(step)
  }
  React.useEffect(() => {
    // Browsers refuse an address for each letter that is typed quickly.
    const timer = setTimeout(
      () => history.replaceState(history.state, '', location.pathname + withFilter(location.search, filter)),
      200,
    )
    return () => clearTimeout(timer)
  }, [filter])

  function close(message = ''): void {
    setOpen(undefined)
    setNotice(message)
    void refresh(true)
  }

  const pending = list?.guests.filter(({ id }) => list.pending[id]) ?? []
  const lastDue = pending
    .map(({ id }) => list!.pending[id]!)
    .toSorted()
    .at(-1)
  const opened = typeof open === 'object' ? guests?.find(({ id }) => id === open.guest) : undefined

  return (
    <>
      {list && (
        <p className={styles.numbers}>
          <strong>{t('organisers:numbers.taken', { taken: list.taken, capacity: list.capacity })}</strong>
          <span>
            {t('organisers:numbers.waiting', {
              waiting: list.guests.filter((each) => each.state === 'waiting').length,
            })}
          </span>
          <span>
            {t('organisers:numbers.arrived', { arrived: list.guests.reduce((sum, { arrived }) => sum + arrived, 0) })}
          </span>
        </p>
      )}
      <div className={styles.tools}>
        {content && (
          <>
            <button type="button" className={styles.tool} onClick={() => setOpen('add')}>
              {t('organisers:event.add')}
            </button>
            <button type="button" className={styles.tool} onClick={() => setOpen('door')}>
              {t('organisers:event.door')}
            </button>
          </>
        )}
        <DownloadTable isDisabled={!list} table={() => guestTable(slug, found, timeZone, t)} />
        <button type="button" className={styles.tool} disabled={!list} onClick={() => print()}>
          {t('organisers:print.button')}
        </button>
      </div>
      <p role="status" className={styles.status}>
        {notice}
      </p>
      <p role="alert" className={styles.problem}>
        {problem && t(`organisers:problem.${problem}`)}
      </p>
      {!list && !problem && <p role="status">{t('organisers:event.loading')}</p>}
      {lastDue && (
        <TakeBack
          key={lastDue}
          selections={[{ event: slug, guests: pending }]}
          onSignedOut={onSignedOut}
          onDone={(done) => close(done)}
        >
          {t('organisers:many.pending', { guests: pending.length, time: clockOf(lastDue, timeZone, language) })}
        </TakeBack>
      )}
      {list && (
        <>
          <search className={styles.filters}>
            <div className={styles.field}>
              <label htmlFor="guests-query">{t('organisers:search.label')}</label>
              <input
                id="guests-query"
                type="search"
                className={styles.input}
                value={filter.query}
                autoComplete="off"
                spellCheck="false"
                onChange={({ target }) => change({ query: target.value })}
              />
            </div>
            {select('guests-state', t('organisers:filter.state'), filter.state, (state) => change({ state }), [
              ...stateFilters.map((each) => [each, t(`organisers:filter.${each}`)] as const),
            ])}
            {select('guests-language', t('organisers:filter.language'), filter.locale, (locale) => change({ locale }), [
              ['', t('organisers:filter.anyLanguage')],
              ...locales.map((locale) => [locale, languageOf(locale).name] as const),
            ])}
            {select('guests-sort', t('organisers:sort.label'), filter.sorting, (sorting) => change({ sorting }), [
              ...sortings.map((each) => [each, t(`organisers:sort.${each}`)] as const),
            ])}
            <details className={styles.more} open={isOpen}>
              <summary>{t('organisers:many.more')}</summary>
              <SpanFields span={filter} onChange={change} />
            </details>
          </search>
          <p role="status" className={styles.status}>
            {found.length === 0
              ? t(list.guests.length === 0 ? 'organisers:overview.none' : 'organisers:list.nobody')
              : t('organisers:list.found', { guests: found.length, places: seatsOf(found) })}
          </p>
          {isFiltered({ ...filter, query }) && found.length > 0 && (
            <ManyAtOnce
              selections={[{ event: slug, guests: found }]}
              writeLink={pathTo('organisers', language) + withFilter(`?event=${slug}&view=write`, filter)}
              onSignedOut={onSignedOut}
              onDone={(done) => close(done.notice)}
            />
          )}
          <ul className={styles.guests}>
            {found.slice(0, shown).map((guest) => (
              <GuestRow
                key={guest.id}
                guest={guest}
                pendingAt={list.pending[guest.id]}
                timeZone={timeZone}
                onOpen={() => setOpen({ guest: guest.id })}
              />
            ))}
          </ul>
          {found.length > shown && (
            <button type="button" className={styles.tool} onClick={() => setShown(shown + step * 8)}>
              {t('organisers:list.more', { rest: found.length - shown })}
            </button>
          )}
        </>
      )}
      {list && <PrintedList {...{ slug, content, timeZone }} capacity={list.capacity} guests={list.guests} />}
      {open === 'add' && content && <AddGuest event={content} onClose={close} onSignedOut={onSignedOut} />}
      {open === 'door' && content && (
        <DoorDialog slug={slug} timeZone={timeZone} onClose={close} onSignedOut={onSignedOut} />
      )}
      {opened && (
        <GuestDialog
          slug={slug}
          guest={opened}
          form={content?.form ?? 'programme'}
          pendingAt={list?.pending[opened.id]}
          timeZone={timeZone}
          titleOf={(event) => overview.content.find((each) => each.event === event)?.pages[language].title ?? event}
          onChanged={() => refresh(true)}
          onClose={close}
          onSignedOut={onSignedOut}
        />
      )}
    </>
  )
}

/** The guests of an answer; those who have not changed are the same objects as before, whose rows need no drawing. */
function keepUnchanged(before: ListedGuest[], answered: ListedGuest[] | null): ListedGuest[] {
  if (!answered) return before
  const known = new Map(before.map((guest) => [guest.id, guest]))
  return answered.map((guest) => {
    const same = known.get(guest.id)
    return same?.revision === guest.revision && same.unsent === guest.unsent ? same : guest
  })
}

function select<Value extends string>(
  id: string,
  label: string,
  value: Value,
  onChange: (value: Value) => void,
  options: readonly (readonly [Value, string])[],
): React.ReactNode {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className={styles.input} value={value} onChange={({ target }) => onChange(target.value as Value)}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

type RowProps = { guest: ListedGuest; pendingAt: string | undefined; timeZone: string; onOpen: () => void }

const GuestRow = React.memo(
  function GuestRow({ guest, pendingAt, timeZone, onOpen }: RowProps) {
    const t = useTexts()
    const { language } = usePage()
    const { name, email, seats, state, arrived, walk_in, unsent, created_at } = guest
    return (
      <li className={styles.guest}>
        <button type="button" className={styles.guestButton} onClick={onOpen}>
          <bdi className={styles.guestName}>{name}</bdi>
          <span className={styles.guestFacts}>
            <span>{t('registration:programme.places', { count: seats })}</span>
            <span>{t(`organisers:guest.${state}`)}</span>
            {arrived > 0 && <span>{t('organisers:guest.arrived', { arrived, places: seats })}</span>}
            {walk_in && <span>{t('organisers:guest.walkIn')}</span>}
            {unsent && <span className={styles.problem}>{t('organisers:guest.unsent')}</span>}
            {pendingAt && (
              <span className={styles.problem}>
                {t('organisers:guest.pending', { time: clockOf(pendingAt, timeZone, language) })}
              </span>
            )}
            {email && <bdi>{email}</bdi>}
            <span>{timeOf(created_at, timeZone, language)}</span>
          </span>
        </button>
      </li>
    )
  },
  (before, after) => before.guest === after.guest && before.pendingAt === after.pendingAt,
)
