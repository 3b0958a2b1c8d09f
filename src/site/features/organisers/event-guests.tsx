import * as React from 'react'
import { Button, TextField } from '../../components/staff/form'
import * as staff from '../../components/staff/staff.module.css'
import { pathTo } from '../../../i18n/routes'
import { useTexts } from '../../../i18n/texts'
import {
  placesOf,
  type EventNumbers,
  type EventOfContent,
  type GuestsAnswer,
  type ListedGuest,
} from '../../../registration/organisers'
import { AddGuest } from './add-guest'
import { DoorDialog } from './door-dialog'
import { DownloadTable } from './download-table'
import { filterGuests, filterIn, isFiltered, prepareSearch, searchGuests, withFilter } from './filter-guests'
import { sortings, stateFilters, type Filter } from './filter-guests'
import { Choice, languageOptions, Outcome } from './form'
import { GuestDialog } from './guest-dialog'
import { guestTable } from './guest-table'
import { seatsOf } from './many'
import { ManyAtOnce, TakeBack } from './many-at-once'
import { organisersApi } from './organisers-api'
import { PrintedList } from './printed-list'
import { useSession } from './session'
import { SpanFields } from './span-fields'
import { isOver } from './state-now'
import { useWhileShown } from './use-organisers'
import { useRequests } from './use-requests'
import * as styles from './organisers.module.css'

/** What each view of an event is given. */
export type EventViewProps = {
  slug: string
  /** What the content says about the event; undefined if it no longer has it. */
  content: EventOfContent | undefined
  titleOf: (event: string) => string
  /** Its numbers when the overview was read. */
  numbers?: EventNumbers | undefined
  /** Reads the overview anew. */
  onChanged?: () => Promise<void>
}

/** How many guests are shown at first, and with each "more": so many rows are drawn without a pause. */
const step = 30

/** How many persons of guests have arrived. */
const arrivedOf = (guests: readonly ListedGuest[]) => guests.reduce((sum, { arrived }) => sum + arrived, 0)

/** The guests of an event: found, filtered and sorted on this device; and what can be done with them. */
export function EventGuests({ slug, content, titleOf, numbers }: EventViewProps) {
  const t = useTexts()
  const { language, timeZone, clockOf } = useSession()
  const { refusal, notice, setNotice, answered } = useRequests()
  const [list, setList] = React.useState<GuestsAnswer & { guests: ListedGuest[] }>()
  const [filter, setFilter] = React.useState(() => filterIn(location.search))
  const [shown, setShown] = React.useState(step)
  const [open, setOpen] = React.useState<ListedGuest | 'add' | 'door'>()
  const [isOpen] = React.useState(() => Boolean(filter.from || filter.until || filter.domain))
  const last = React.useRef<GuestsAnswer>(undefined)
  const query = React.useDeferredValue(filter.query)

  /**
   * @param isWhole whether all guests are read, because their mails may have changed
   * @returns the guests if they were read
   */
  const refresh = React.useCallback(
    async (isWhole = false) => {
      const answer = answered(await organisersApi.readGuests(slug, isWhole ? undefined : last.current?.revision))
      if (!answer) return undefined
      last.current = answer
      setList((before) => ({ ...answer, guests: keepUnchanged(before?.guests ?? [], answer.guests) }))
      return answer.guests ?? undefined
    },
    [slug, answered],
  )
  React.useEffect(() => void refresh(), [refresh])
  useWhileShown(refresh)

  useCarryOut(list, refresh)

  const guests = list?.guests
  const { state, locale, sorting, from, until, domain } = filter
  const filtered = React.useMemo(
    () => filterGuests(guests ?? [], { state, locale, sorting, from, until, domain, query: '' }, language, timeZone),
    [guests, state, locale, sorting, from, until, domain, language, timeZone],
  )
  React.useEffect(() => prepareSearch(filtered), [filtered])
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

  function foundInWords(): string {
    const guests = found.length
    if (guests === 0) return t('organisers:list.nobody')
    if (state === 'arrived') return t('organisers:list.arrived', { guests, arrived: arrivedOf(found) })
    const registered = found.filter((each) => each.state === 'registered')
    return t('organisers:list.found', { guests, places: seatsOf(registered) })
  }

  function close(message = ''): void {
    setOpen(undefined)
    setNotice(message)
    void refresh(true)
  }

  const capacity = numbers ? placesOf(numbers) : list?.capacity
  const isPast = Boolean(numbers && list && isOver(numbers, new Date(list.now)))
  const erased = list?.guests.length === 0 ? numbers?.erased : undefined
  const pending = list?.guests.filter(({ id }) => list.pending[id]) ?? []
  const lastDue = pending
    .map(({ id }) => list!.pending[id]!)
    .toSorted()
    .at(-1)
  const opened = typeof open === 'object' ? open : undefined
  const latest = opened && guests?.find(({ id }) => id === opened.id)

  return (
    <>
      {list && (
        <p className={styles.numbers}>
          <strong>{t('organisers:numbers.taken', { taken: erased?.taken ?? list.taken, capacity: capacity! })}</strong>
          <span>
            {t('organisers:numbers.waiting', {
              waiting: erased?.waiting ?? list.guests.filter((each) => each.state === 'waiting').length,
            })}
          </span>
          <span>
            {t('organisers:numbers.arrived', {
              arrived: erased?.arrived ?? arrivedOf(list.guests),
            })}
          </span>
          {erased && <span>{t('organisers:numbers.erased', erased)}</span>}
        </p>
      )}
      <div className={styles.tools}>
        {content && !content.cancelled && <Button onClick={() => setOpen('add')}>{t('organisers:event.add')}</Button>}
        {content && <Button onClick={() => setOpen('door')}>{t('organisers:event.door')}</Button>}
        <DownloadTable isDisabled={!list} table={() => guestTable(slug, found, timeZone, t)} />
        <Button disabled={!list} onClick={() => print()}>
          {t('organisers:print.button')}
        </Button>
      </div>
      <Outcome {...{ notice, refusal }} />
      {!list && !refusal && <p role="status">{t('organisers:event.loading')}</p>}
      {lastDue && (
        <TakeBack key={lastDue} selections={[{ event: slug, guests: pending }]} onDone={(done) => close(done)}>
          {t('organisers:many.pending', { guests: pending.length, time: clockOf(lastDue) })}
        </TakeBack>
      )}
      {list && (
        <>
          <search className={styles.filters}>
            <TextField
              label={t('organisers:search.label')}
              type="search"
              value={filter.query}
              spellCheck="false"
              onValue={(query) => change({ query })}
            />
            <Choice
              label={t('organisers:filter.state')}
              value={filter.state}
              options={stateFilters.map((each) => [each, t(`organisers:filter.${each}`)] as const)}
              onValue={(state) => change({ state })}
            />
            <Choice
              label={t('organisers:filter.language')}
              value={filter.locale}
              options={[['', t('organisers:filter.anyLanguage')], ...languageOptions]}
              onValue={(locale) => change({ locale })}
            />
            <Choice
              label={t('organisers:sort.label')}
              value={filter.sorting}
              options={sortings.map((each) => [each, t(`organisers:sort.${each}`)] as const)}
              onValue={(sorting) => change({ sorting })}
            />
            <details className={styles.more} open={isOpen}>
              <summary>{t('organisers:many.more')}</summary>
              <SpanFields span={filter} onChange={change} />
            </details>
          </search>
          <p role="status" className={staff.status}>
            {list.guests.length === 0 ? !erased && t('organisers:overview.none') : foundInWords()}
          </p>
          {isFiltered({ ...filter, query }) && found.length > 0 && (
            <ManyAtOnce
              selections={[{ event: slug, guests: found }]}
              areInvited={content?.form === 'invitation'}
              hasMails={content !== undefined}
              writeLink={pathTo('organisers', language) + withFilter(`?event=${slug}&view=write`, filter)}
              onDone={(done) => close(done.notice)}
            />
          )}
          <ul className={styles.guests}>
            {found.slice(0, shown).map((guest) => (
              <GuestRow key={guest.id} guest={guest} pendingAt={list.pending[guest.id]} onOpen={() => setOpen(guest)} />
            ))}
          </ul>
          {found.length > shown && (
            <Button onClick={() => setShown(shown + step * 8)}>
              {t('organisers:list.more', { rest: found.length - shown })}
            </Button>
          )}
        </>
      )}
      {list && <PrintedList {...{ slug, content }} capacity={capacity!} guests={list.guests} readAt={list.now} />}
      {open === 'add' && content && <AddGuest event={content} isOver={isPast} onClose={close} />}
      {open === 'door' && content && <DoorDialog slug={slug} onClose={close} />}
      {opened && (
        <GuestDialog
          slug={slug}
          // A guest who is gone stays in the dialog, with what was typed there.
          guest={latest ?? opened}
          form={content?.form ?? 'programme'}
          hasMails={content !== undefined}
          takesPlace={content?.cancelled === false}
          isOver={isPast}
          pendingAt={list?.pending[opened.id]}
          isGone={!latest}
          titleOf={titleOf}
          onChanged={() => refresh(true)}
          onClose={close}
        />
      )}
    </>
  )
}

/** Milliseconds between two requests that carry out cancellations: one takes a part of a flood only. */
const carryOutEvery = 3000

/**
 * Has cancellations carried out when their minute is over, so that nobody waits for the next call about the event. Their
 * minute is that of the server: the clock of this device may be wrong.
 * @param refresh reads the guests anew
 */
function useCarryOut(list: GuestsAnswer | undefined, refresh: () => Promise<unknown>): void {
  React.useEffect(() => {
    const [due] = Object.values(list?.pending ?? {}).sort()
    if (!list || !due) return undefined
    const wait = Math.max(Date.parse(due) - Date.parse(list.now), carryOutEvery)
    const timer = setTimeout(() => void organisersApi.readOverview().then(() => refresh()), wait)
    return () => clearTimeout(timer)
  }, [list, refresh])
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

type RowProps = { guest: ListedGuest; pendingAt: string | undefined; onOpen: () => void }

const GuestRow = React.memo(
  function GuestRow({ guest, pendingAt, onOpen }: RowProps) {
    const t = useTexts()
    const { timeOf, clockOf } = useSession()
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
            {unsent && <span className={staff.problem}>{t('organisers:guest.unsent')}</span>}
            {pendingAt && (
              <span className={staff.problem}>{t('organisers:guest.pending', { time: clockOf(pendingAt) })}</span>
            )}
            {email && <bdi>{email}</bdi>}
            <span>{timeOf(created_at)}</span>
          </span>
        </button>
      </li>
    )
  },
  (before, after) => before.guest === after.guest && before.pendingAt === after.pendingAt,
)
