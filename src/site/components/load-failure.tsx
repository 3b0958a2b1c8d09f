import * as React from 'react'
import { loadFailureEvent } from '../router/load-guard'
import { useTexts } from '../../i18n/texts'
import * as styles from './load-failure.module.css'

/** Says that a page could not be loaded, when going to it once more has not helped. */
export function LoadFailure() {
  const t = useTexts()
  const [target, setTarget] = React.useState<string>()

  React.useEffect(() => {
    const show = (event: Event) => setTarget((event as CustomEvent<string>).detail)
    window.addEventListener(loadFailureEvent, show)
    return () => window.removeEventListener(loadFailureEvent, show)
  }, [])

  return (
    <div role="alert">
      {target !== undefined && (
        <p className={styles.message}>
          {t('errors:load.message')} <a href={target}>{t('errors:load.retry')}</a>
        </p>
      )}
    </div>
  )
}
