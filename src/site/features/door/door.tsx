import * as React from 'react'
import { LanguageSwitch } from '../../components/language-switch'
import { useTexts } from '../../../i18n/texts'
import { DoorDesk } from './door-desk'
import { useDoor } from './use-door'
import * as styles from './door.module.css'

type Props = {
  /** The events that a key can be for. */
  events: readonly { readonly slug: string; readonly title: string }[]
  notice: Queries.DoorFragment['notice']
}

/** The page for whoever lets guests in. What it shows comes from the server, with the key in the link of the organiser. */
export function Door({ events, notice }: Props) {
  const t = useTexts()
  const { state, session } = useDoor()
  const { access, list, trouble } = state
  const title = events.find(({ slug }) => slug === list?.event)?.title
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title ?? t('door:heading')}</h1>
        <LanguageSwitch />
      </div>
      {list ? (
        <DoorDesk state={{ ...state, list }} session={session} notice={notice} />
      ) : (
        <div className={styles.message} role="status">
          {access === 'none' || access === 'refused' ? (
            <>
              <h2>{t(`door:${access}.title`)}</h2>
              <p>{t(`door:${access}.message`)}</p>
            </>
          ) : (
            <p className={styles.loading}>{t(trouble ? 'door:waitsForNetwork' : 'door:loading')}</p>
          )}
          <noscript>{t('door:script')}</noscript>
        </div>
      )}
    </main>
  )
}
