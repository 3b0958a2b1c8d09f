import * as React from 'react'
import { useTexts } from '../../i18n/texts'
import { loadFailure } from '../dom/contract'
import * as styles from './load-failure.module.css'

/** Message with a link when a page could not be loaded, even by a request to the server. */
export function LoadFailure() {
  const t = useTexts()
  const [target, setTarget] = React.useState<string>()

  React.useEffect(() => {
    const show = ({ detail }: CustomEvent<string>) => setTarget(detail)
    window.addEventListener(loadFailure, show)
    return () => window.removeEventListener(loadFailure, show)
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
