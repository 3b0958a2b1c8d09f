import * as React from 'react'
import { useTexts } from '../../../i18n/texts'
import { guestsIn, seatsOf, type Selection } from './many'
import * as styles from './organisers.module.css'

/** How many names are shown at first, and with each "more". */
const step = 100

/** Who is selected: how many, and each with their name and address. */
export function SelectedGuests({ selections }: { selections: readonly Selection[] }) {
  const t = useTexts()
  const [shown, setShown] = React.useState(step)
  const guests = guestsIn(selections)
  return (
    <section className={styles.form} aria-labelledby="selected-heading">
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
        <button type="button" className={styles.tool} onClick={() => setShown(shown + step * 10)}>
          {t('organisers:list.more', { rest: guests.length - shown })}
        </button>
      )}
    </section>
  )
}
