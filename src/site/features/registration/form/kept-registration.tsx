import * as React from 'react'
import { flushSync } from 'react-dom'
import { formatDateRange, formatTime } from '../../../../i18n/dates'
import { useLocale } from '../../../../i18n/page'
import { useTexts } from '../../../../i18n/texts'
import { instantOf, localTimeOf } from '../../../../model/time-zone'
import { forgetDrafts, isOnDevice, keepOnDevice } from './draft'
import { useDrafts, type KeptRegistration as Kept } from './use-registered'
import * as button from '../../../components/text-button.module.css'

type Props = {
  event: { readonly slug: string; readonly end: string }
  timeZone: string
  registered: Kept
}

/**
 * Below a confirmation: when it was true, because the page has no link with which it could ask again; how long it is
 * kept, and the buttons that keep it longer, forget it, or make room for another guest.
 */
export function KeptRegistration({ event: { slug, end }, timeZone, registered: { at, seen, mail } }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const [isRefused, setRefused] = React.useState(false)
  const isKept = useDrafts(() => isOnDevice(slug), false)
  const howLong = isKept ? 'until' : isRefused ? 'refused' : 'hour'
  const since = localTimeOf(new Date(seen ?? at), timeZone)

  /** Forgets it, and leads to the form that takes its place. @param withTab whether somebody else uses the tab now */
  function forget(withTab: boolean) {
    flushSync(() => forgetDrafts(slug, withTab))
    const form = document.querySelector<HTMLElement>('#registration-heading')
    ;(form ?? document.querySelector('h1'))?.focus()
  }

  return (
    <>
      <p>
        {t('registration:kept.state', { date: formatDateRange(since, since, locale), time: formatTime(since, locale) })}{' '}
        {mail && t('registration:kept.mail')}
      </p>
      <div>
        <p role="status">{t(`registration:kept.${howLong}`)}</p>
        <button
          type="button"
          className={button.button}
          onClick={() => (isKept ? forget(false) : setRefused(!keepOnDevice(slug, instantOf(end, timeZone))))}
        >
          {t(isKept ? 'registration:kept.forget' : 'registration:kept.keep')}
        </button>
        <br />
        <button type="button" className={button.button} onClick={() => forget(true)}>
          {t('registration:kept.another')}
        </button>
      </div>
    </>
  )
}
