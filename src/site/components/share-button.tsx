import * as React from 'react'
import { useTexts } from '../../i18n/texts'
import * as textButton from './text-button.module.css'

/** Shares the address of the page (share-button.script.ts), and says what came of it. */
export function ShareButton() {
  const t = useTexts()
  return (
    <>
      <button type="button" className={textButton.button} data-share="" suppressHydrationWarning>
        {t('common:share.button')}
      </button>
      <p role="status">
        <span data-shared="copied" hidden suppressHydrationWarning>
          {t('common:share.copied')}
        </span>
        <span data-shared="failed" hidden suppressHydrationWarning>
          {t('common:share.failed')}
        </span>
      </p>
    </>
  )
}
