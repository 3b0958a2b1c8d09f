import * as React from 'react'
import { Choice } from '../../components/choice'
import { useTexts } from '../../../i18n/texts'
import * as styles from './wall-controls.module.css'

type Props = {
  /** How many works there are. */
  total: number
}

/** The search and the order of the wall. wall.script.ts reads them, so without JavaScript they are not shown. */
export function WallControls({ total }: Props) {
  const t = useTexts()
  const orders = [
    ['', t('works:order.artist')],
    ['size', t('works:order.size')],
  ] as const
  return (
    <div className={`notPrinted ${styles.controls}`}>
      {/* With `dialog`, Enter sends no request. */}
      <form role="search" method="dialog">
        <label htmlFor="search" className={styles.label}>
          {t('works:search.label')}
        </label>
        <input
          id="search"
          name="q"
          type="search"
          className={styles.field}
          placeholder={t('works:search.hint')}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck="false"
        />
        <p className={styles.result}>
          {/* wall.script.ts writes the number; React does not touch it. */}
          <span
            role="status"
            data-shown={t('works:search.shown', { shown: '#', total })}
            data-nothing={t('works:search.nothing')}
            suppressHydrationWarning
          >
            {t('works:search.shown', { shown: total, total })}
          </span>
          <button type="reset" className={styles.reset}>
            {t('works:search.reset')}
          </button>
        </p>
      </form>
      <fieldset className={styles.orders}>
        <legend className={styles.label}>{t('works:order.label')}</legend>
        {orders.map(([value, label]) => (
          <Choice key={value} name="order" value={value} label={label} isDefault={!value} />
        ))}
      </fieldset>
    </div>
  )
}
