import * as React from 'react'
import { useLocale } from '../../../../i18n/page'
import type { FoundRegistration } from './registration-page'
import * as form from '../form/registration-form.module.css'

type Props = Pick<FoundRegistration, 'token' | 'event' | 'registration'> & {
  /** What the form does, besides a change of the number of persons. */
  action?: 'restore' | 'guest' | 'confirm'
  children: React.ReactNode
}

/** A form of the page of a registration. It says which state of the registration it shows, so that an old one does nothing. */
export function ChangeForm({ token, event, registration, action, children }: Props) {
  const locale = useLocale()
  return (
    <form method="post" action="/api/change" noValidate className={form.form}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="revision" value={registration.revision} />
      {event && <input type="hidden" name="event" value={event.slug} />}
      {action && <input type="hidden" name="action" value={action} />}
      {children}
    </form>
  )
}
