import * as React from 'react'
import { useTexts } from '../../i18n/texts'
import { loadFailure } from '../dom/contract'
import * as styles from './load-failure.module.css'

/**
 * Messages when a page could not be loaded, even by a request to the server, and when a link was followed or a form sent
 * without network. A script shows the second one, also before React (stay-offline.ts).
 */
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
      <p hidden className={styles.message} data-offline>
        {t('errors:load.offline')}
      </p>
      {target !== undefined && (
        <p className={styles.message}>
          {t('errors:load.message')} <a href={target}>{t('errors:load.retry')}</a>
        </p>
      )}
    </div>
  )
}
