import * as React from 'react'
import { LanguageSwitch } from '../../components/language-switch'
import { useTexts } from '../../../i18n/texts'
import { Event } from './event'
import { Flood } from './flood'
import { Overview } from './overview'
import { SignIn } from './sign-in'
import { useOrganisers } from './use-organisers'
import * as styles from './organisers.module.css'

type Props = {
  /** The query of the address, with a question mark; '' in the HTML of the build. */
  search: string
  timeZone: string
}

/** The page for those who run the exhibition: who comes to which event, and everything that can be changed about it. */
export function Organisers({ search, timeZone }: Props) {
  const t = useTexts()
  const { state, refresh, signOut, end } = useOrganisers()
  const { access, overview, problem } = state
  const query = new URLSearchParams(search)
  const slug = query.get('event')
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('organisers:heading')}</h1>
        <LanguageSwitch />
      </div>
      <noscript>
        <p>{t('organisers:script')}</p>
      </noscript>
      {access === 'loading' && (
        <p role="status" className={styles.loading}>
          {t('organisers:loading')}
        </p>
      )}
      {access === 'signed_out' && <SignIn hasEnded={state.hasEnded ?? false} problem={problem} onSignedIn={refresh} />}
      {access === 'granted' && overview && (
        <>
          {slug ? (
            <Event key={slug} {...{ slug, search, overview, timeZone }} onSignedOut={signOut} />
          ) : query.get('view') === 'find' ? (
            <Flood {...{ overview, timeZone }} onSignedOut={signOut} />
          ) : (
            <Overview {...{ overview, timeZone }} readAt={state.readAt!} onChanged={refresh} onSignedOut={signOut} />
          )}
          <p role="alert" className={styles.problem}>
            {problem && t(`organisers:problem.${problem}`)}
          </p>
          <footer className={styles.session}>
            <p>{t('organisers:session.as', { organiser: overview.organiser })}</p>
            <button type="button" className={styles.quiet} onClick={() => void end('this')}>
              {t('organisers:session.end')}
            </button>
            <button type="button" className={styles.quiet} onClick={() => void end('all')}>
              {t('organisers:session.endAll')}
            </button>
          </footer>
        </>
      )}
    </main>
  )
}
