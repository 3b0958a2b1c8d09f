import * as React from 'react'
import { useTexts } from '../../../i18n/texts'
import * as styles from './organisers.module.css'

/** Asks whether a person is to be erased in all events. @param name of the person, for the question */
export function EraseForm({ name, onErase }: { name: string; onErase: () => void }) {
  const t = useTexts()
  const [isSure, setIsSure] = React.useState(false)
  return (
    <section className={styles.form} aria-labelledby="erase-heading">
      <h3 id="erase-heading">{t('organisers:erase.heading')}</h3>
      <p>{t('organisers:erase.note')}</p>
      <label className={styles.check}>
        <input type="checkbox" checked={isSure} onChange={({ target }) => setIsSure(target.checked)} />
        {t('organisers:erase.sure', { name })}
      </label>
      <button type="button" className={styles.tool} disabled={!isSure} onClick={onErase}>
        {t('organisers:erase.send')}
      </button>
    </section>
  )
}
