import * as React from 'react'
import { useTexts } from '../../../i18n/texts'
import type { Guest } from './door-api'
import { isTakenOff, withTicks, type GuestList, type Tick } from './guest-list'
import { findGuests, opensList } from '../../../registration/find-guests'
import { GuestRow, WaitingRow } from './guest-row'
import * as styles from './guest-search.module.css'

/** The most guests that are shown. With more letters there are fewer. */
const maxShown = 8

type Props = {
  field: React.RefObject<HTMLInputElement | null>
  list: GuestList
  ticks: readonly Tick[]
  query: string
  onQuery: (query: string) => void
  onArrived: (guest: string, arrived: number) => void
  onLetIn: (guest: Guest) => void
  /** Below the field, and with it always on the screen. It describes the field by the id `guest-note`. */
  children: React.ReactNode
}

/** The search for a name, and the guests that it finds. Without a query no guest is shown. */
export function GuestSearch({ field, list, ticks, query, onQuery, onArrived, onLetIn, children }: Props) {
  const t = useTexts()
  const part = React.useRef<HTMLDivElement>(null)
  const entries = React.useMemo(() => findGuests(list.entries, query), [list.entries, query])
  const found = React.useMemo(() => {
    const guestOf = withTicks(list, ticks)
    return entries.flatMap(({ id }) => guestOf(id) ?? [])
  }, [entries, list, ticks])
  const guests = found.slice(0, maxShown)

  function clear(): void {
    onQuery('')
    field.current?.focus()
  }

  function arrive(guest: Guest, arrived: number): void {
    // The focus would go with the row.
    if (isTakenOff(guest, arrived)) field.current?.focus()
    onArrived(guest.id, arrived)
  }

  /** Moves the focus from guest to guest, and above the first one into the field. */
  function move(step: -1 | 1): void {
    const rows = [...part.current!.querySelectorAll<HTMLElement>('[role=group] > button')]
    const current = rows.findIndex((row) => row.closest('li')?.contains(document.activeElement))
    const next = rows[Math.min(current + step, rows.length - 1)] ?? field.current
    next?.focus()
  }

  function press(event: React.KeyboardEvent): void {
    const act = { ArrowDown: () => move(1), ArrowUp: () => move(-1), Escape: clear }[event.key]
    // While an input method is composing, these keys are for it.
    if (!act || event.nativeEvent.isComposing) return
    event.preventDefault()
    act()
  }

  const status = () => {
    if (!opensList(query)) return ''
    if (found.length === 0) return t('door:search.nobody')
    const count = { found: found.length, shown: guests.length }
    return found.length > guests.length ? t('door:search.more', count) : t('door:search.found', count)
  }

  return (
    <div ref={part} onKeyDown={press}>
      <div className={styles.top}>
        <form
          role="search"
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault()
            move(1)
          }}
        >
          <label htmlFor="guest">{t('door:search.label')}</label>
          <input
            ref={field}
            id="guest"
            type="search"
            className={styles.field}
            value={query}
            autoFocus
            autoComplete="off"
            autoCorrect="off"
            spellCheck="false"
            enterKeyHint="search"
            aria-describedby="guest-note"
            onChange={({ target }) => onQuery(target.value)}
            // The next name replaces this one.
            onFocus={({ target }) => target.select()}
          />
          {query && (
            <button type="button" className={styles.clear} aria-label={t('door:search.clear')} onClick={clear}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M4 4l16 16M20 4L4 20" />
              </svg>
            </button>
          )}
        </form>
        {children}
      </div>
      <p role="status" className={styles.status}>
        {status()}
      </p>
      {guests.length > 0 && (
        <ul className={styles.guests}>
          {guests.map((guest) =>
            guest.waiting ? (
              <WaitingRow key={guest.id} guest={guest} onLetIn={() => onLetIn(guest)} />
            ) : (
              <GuestRow key={guest.id} guest={guest} onArrived={(arrived) => arrive(guest, arrived)} />
            ),
          )}
        </ul>
      )}
    </div>
  )
}
