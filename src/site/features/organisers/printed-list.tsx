import * as React from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '../../../i18n/texts'
import type { EventOfContent, ListedGuest } from '../../../registration/organisers'
import * as print from '../../components/printed-alone.module.css'
import { seatsOf } from './many'
import { useSession } from './session'
import { bySurname, surnameOf } from './surname'
import * as styles from './printed-list.module.css'

type Props = {
  slug: string
  content: EventOfContent | undefined
  capacity: number
  /** All guests of the event, in the order of registration. */
  guests: readonly ListedGuest[]
  /** When they were read, an instant. */
  readAt: string
}

/**
 * The list for the guide at the door, which stands in for the page when it is printed: a line for each guest, by surname.
 * Below it are those who wait, in the order in which they may take seats that remain free. Without addresses: paper lies
 * about.
 */
export function PrintedList({ slug, content, capacity, guests, readAt }: Props) {
  const t = useTexts()
  const { language, timeOf, hasEnded } = useSession()
  const isPrinting = useIsPrinting()
  // The page stays below the form to sign in; its guests are not for whoever is there now.
  if (!isPrinting || hasEnded) return null
  const registered = guests.filter(({ state }) => state === 'registered')
  const waiting = guests.filter(({ state }) => state === 'waiting')
  const page = content?.pages[language]
  return (
    <section className={`${print.alone} ${styles.list}`}>
      <h2>{page?.title ?? slug}</h2>
      {page && (
        <>
          <p className={styles.when}>{page.when}</p>
          <p>{page.where}</p>
        </>
      )}
      <p className={styles.totals}>
        <span>{t('organisers:print.registrations', { registrations: registered.length })}</span>
        <span>{t('organisers:print.persons', { persons: seatsOf(registered) })}</span>
        <span>{t('organisers:print.capacity', { capacity })}</span>
      </p>
      {registered.length === 0 ? (
        <p>{t('organisers:overview.none')}</p>
      ) : (
        <Lines guests={bySurname(registered, language)} />
      )}
      {waiting.length > 0 && (
        <>
          <h3>{t('organisers:print.waiting')}</h3>
          <p>{t('organisers:print.order')}</p>
          <Lines guests={waiting} />
        </>
      )}
      <p>{t('organisers:print.readAt', { time: timeOf(readAt) })}</p>
    </section>
  )
}

/** Whether the browser prints: thousands of lines are made only then. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = React.useState(false)
  React.useEffect(() => {
    // The browser prints what is on the page when this function returns.
    const begin = () => flushSync(() => setIsPrinting(true))
    const end = () => setIsPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}

/** A line for each guest, with a box to tick; in it is how many of them have arrived. */
function Lines({ guests }: { guests: readonly ListedGuest[] }) {
  const t = useTexts()
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('organisers:print.name')}</th>
          <th scope="col">{t('organisers:print.places')}</th>
          <th scope="col">{t('organisers:print.arrived')}</th>
        </tr>
      </thead>
      <tbody>
        {guests.map(({ id, name, seats, arrived }) => (
          <tr key={id}>
            <td>{withSurname(name)}</td>
            <td>{seats}</td>
            <td>
              <span className={styles.box}>{arrived > 0 && arrived}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The name with the word that it is sorted by in bold. */
function withSurname(name: string): React.ReactNode {
  const surname = surnameOf(name)
  const start = name.lastIndexOf(surname)
  return (
    <bdi>
      {name.slice(0, start)}
      <strong>{surname}</strong>
      {name.slice(start + surname.length)}
    </bdi>
  )
}
