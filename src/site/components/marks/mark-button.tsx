import * as React from 'react'
import { useTexts } from '../../../i18n/texts'
import * as textButton from '../text-button.module.css'
import * as styles from './mark-button.module.css'
import type { Mark } from './marks'

type Props = {
  mark: Mark
  /** The title of the event or work, where a page has several of these buttons. */
  of?: string
  className?: string | undefined
}

/** Marks an event or a work for the plan (mark-button.script.ts). The message is for browsers that keep nothing. */
export function MarkButton({ mark, of, className = '' }: Props) {
  const t = useTexts()
  return (
    <>
      <button
        type="button"
        className={`${textButton.button} ${styles.button} ${className}`}
        data-mark={mark}
        aria-pressed={false}
        aria-label={of && `${t('common:plan.mark')}: ${of}`}
        suppressHydrationWarning
      >
        {t('common:plan.mark')}
      </button>
      <span role="alert" hidden suppressHydrationWarning>
        {t('common:plan.notSaved')}
      </span>
    </>
  )
}
