import * as React from 'react'
import { Link } from 'gatsby'
import { pathTo } from '../../../i18n/routes'
import { useTexts } from '../../../i18n/texts'
import { BackLink } from './back-link'
import { EventGuests, type EventViewProps } from './event-guests'
import { EventSettingsView } from './event-settings'
import { Invitations } from './invitations'
import { useSession } from './session'
import { stateNow } from './state-now'
import { Write } from './write'
import * as styles from './organisers.module.css'

type Props = EventViewProps & {
  /** The query of the address. */
  search: string
}

/** The views of an event, by their name in the query; the first one needs none. */
const views = { guests: EventGuests, invitations: Invitations, write: Write, settings: EventSettingsView }
type View = keyof typeof views

/** The view that an address shows. @param search its query */
export const viewIn = (search: string): View =>
  (Object.keys(views) as View[]).find((each) => each === new URLSearchParams(search).get('view')) ?? 'guests'

/** One event: its guests, and its other views. */
export function Event({ search, ...props }: Props) {
  const t = useTexts()
  const { language } = useSession()
  const { slug, content, titleOf, numbers } = props
  const shown = viewIn(search)
  const ShownView = views[shown]
  // Of an event that the content no longer has, no mail is sent. Its guests can be erased in its settings.
  const offered = (Object.keys(views) as View[]).filter((view) =>
    view === 'invitations' ? content?.form === 'invitation' : view !== 'write' || content,
  )
  const linkTo = (view: View) => {
    const query = new URLSearchParams({ event: slug })
    if (view !== 'guests') query.set('view', view)
    return `${pathTo('organisers', language)}?${query.toString()}`
  }
  return (
    <>
      <BackLink />
      <h2 className={styles.eventTitle}>{titleOf(slug)}</h2>
      {content && <p>{content.pages[language].when}</p>}
      {content?.cancelled !== false && (
        <p>
          <strong>{t(content ? 'organisers:overview.calledOff' : 'organisers:overview.removed')}</strong>
        </p>
      )}
      {/* The settings say it themselves, with who has set it. */}
      {shown !== 'settings' && content?.cancelled === false && numbers?.settings && (
        <p>{t(`organisers:settings.now.${stateNow(numbers.settings)}`)}</p>
      )}
      <nav className={styles.views} aria-label={t('organisers:view.label')}>
        {offered.map((view) => (
          <Link key={view} to={linkTo(view)} aria-current={view === shown ? 'page' : undefined}>
            {t(`organisers:view.${view}`)}
          </Link>
        ))}
      </nav>
      <ShownView key={shown} {...props} />
    </>
  )
}
