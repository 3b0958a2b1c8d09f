import * as React from 'react'
import { LanguageSwitch } from '../../components/language-switch'
import * as staff from '../../components/staff/staff.module.css'
import { Alert, Button } from '../../components/staff/form'
import { useTexts } from '../../../i18n/texts'
import { usePage } from '../../../i18n/page'
import { Event, viewIn } from './event'
import { Flood } from './flood'
import { Overview } from './overview'
import { SessionContext } from './session'
import { SignIn, SignInAgain } from './sign-in'
import { useTabTitle } from './tab-title'
import { useKeptFocus } from './use-kept-focus'
import { useOrganisers } from './use-organisers'
import * as styles from './organisers.module.css'

type Props = {
  /** The query of the address, with a question mark; '' in the HTML of the build. */
  search: string
  timeZone: string
  /** The name of the exhibition. */
  site: string
  notice: Queries.OrganisersFragment['notice']
}

/** The page for those who run the exhibition: who comes to which event, and everything that can be changed about it. */
export function Organisers({ search, timeZone, site, notice }: Props) {
  const t = useTexts()
  const { state, refresh, signOut, end } = useOrganisers()
  const { access, overview, problem, hasEnded = false } = state
  const { language } = usePage()
  const organiser = overview?.organiser ?? ''
  const session = React.useMemo(
    () => ({ organiser, timeZone, notice, hasEnded, signOut }),
    [organiser, timeZone, notice, hasEnded, signOut],
  )
  const query = new URLSearchParams(search)
  const slug = query.get('event')
  const isFinding = query.get('view') === 'find'
  const contentOf = (event: string) => overview?.content.find((each) => each.event === event)
  const titleOf = (event: string) => contentOf(event)?.pages[language].title ?? event
  useTabTitle(
    access !== 'granted'
      ? undefined
      : slug
        ? `${t(`organisers:view.${viewIn(search)}`)} · ${titleOf(slug)}`
        : isFinding
          ? t('organisers:flood.heading')
          : undefined,
    site,
  )

  // What had the focus is gone: the form to sign in, or the button that signs out.
  const heading = React.useRef<HTMLHeadingElement>(null)
  const before = React.useRef(access)
  React.useEffect(() => {
    if (before.current !== 'loading' && before.current !== access) heading.current?.focus()
    before.current = access
  }, [access])
  const page = React.useRef<HTMLElement>(null)
  useKeptFocus(page)
  return (
    <main ref={page} className={styles.page}>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1} className={staff.title}>
          {t('organisers:heading')}
        </h1>
        <LanguageSwitch />
      </div>
      <noscript>
        <p>{t('organisers:script')}</p>
      </noscript>
      {access === 'loading' && (
        <p role="status" className="needsScript">
          {t('organisers:loading')}
        </p>
      )}
      {access === 'signed_out' && <SignIn problem={problem} onSignedIn={refresh} />}
      {hasEnded && <SignInAgain onSignedIn={refresh} />}
      {access === 'granted' && overview && (
        <SessionContext value={session}>
          {slug ? (
            <Event
              key={slug}
              {...{ slug, search, titleOf, onChanged: refresh }}
              content={contentOf(slug)}
              numbers={overview.events.find(({ event }) => event === slug)}
            />
          ) : isFinding ? (
            <Flood titleOf={titleOf} />
          ) : (
            <Overview {...{ overview, titleOf }} readAt={state.readAt!} onChanged={refresh} />
          )}
          <Alert>{problem && t(`organisers:problem.${problem}`)}</Alert>
          <footer className={styles.session}>
            <p>{t('organisers:session.as', { organiser })}</p>
            <Button look="quiet" onClick={() => void end('this')}>
              {t('organisers:session.end')}
            </Button>
            <Button look="quiet" onClick={() => void end('all')}>
              {t('organisers:session.endAll')}
            </Button>
          </footer>
        </SessionContext>
      )}
    </main>
  )
}
