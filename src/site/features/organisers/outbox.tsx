import * as React from 'react'
import { Alert, Button } from '../../components/staff/form'
import * as staff from '../../components/staff/staff.module.css'
import { useTexts } from '../../../i18n/texts'
import type { MailProgress } from '../../../registration/organisers'
import { reasonOf } from './attention'
import { organisersApi } from './organisers-api'
import { useWhileShown } from './use-organisers'
import { useRequests } from './use-requests'
import * as styles from './organisers.module.css'

/** The mails of an event that have not been sent, and why. While it is shown, it has them sent, one request after the other. */
export function Outbox({ slug }: { slug: string }) {
  const t = useTexts()
  const [progress, setProgress] = React.useState<MailProgress>()
  const { refusal, answered } = useRequests()
  const isSending = React.useRef(false)

  const refresh = React.useCallback(
    () =>
      organisersApi.readProgress(slug).then((asked) => {
        const answer = answered(asked)
        if (answer) setProgress(answer.progress)
        return answer?.progress.waiting ?? 0
      }),
    [slug, answered],
  )

  /** Has mails sent until none is left, or a request has sent none. */
  const send = React.useCallback(async () => {
    if (isSending.current) return
    isSending.current = true
    try {
      let before = Infinity
      let waiting = await refresh()
      while (waiting > 0 && waiting < before && !document.hidden) {
        if (!answered(await organisersApi.change(slug, 'sendMail'))) break
        before = waiting
        waiting = await refresh()
      }
    } finally {
      isSending.current = false
    }
  }, [slug, refresh, answered])
  React.useEffect(() => void send(), [send])
  useWhileShown(send)

  if (!progress) return null
  const { waiting, failed, refused, faults } = progress
  const isDone = waiting + failed + refused === 0
  return (
    <section aria-labelledby="outbox" className={staff.form}>
      <h3 id="outbox">{t('organisers:outbox.heading')}</h3>
      <p role="status" className={styles.numbers}>
        {isDone && <span>{t('organisers:outbox.none')}</span>}
        {waiting > 0 && <strong>{t('organisers:outbox.waiting', { mails: waiting })}</strong>}
        {failed > 0 && <span>{t('organisers:outbox.failed', { mails: failed })}</span>}
        {refused > 0 && <span>{t('organisers:outbox.refused', { mails: refused })}</span>}
      </p>
      {waiting > 0 && <p>{t('organisers:outbox.open')}</p>}
      {faults.length > 0 && (
        <ul>
          {[...new Set(faults.map(reasonOf))].map((reason) => (
            <li key={reason}>{t(`organisers:reason.${reason}`)}</li>
          ))}
        </ul>
      )}
      <p className={styles.note}>{t('organisers:outbox.bounces')}</p>
      <Alert>
        {refusal &&
          t(refusal.problem === 'gone' ? 'organisers:outbox.nothing' : `organisers:problem.${refusal.problem}`)}
      </Alert>
      {failed + refused > 0 && (
        <Button onClick={() => void organisersApi.change(slug, 'retry').then((asked) => answered(asked) && send())}>
          {t('organisers:outbox.retry')}
        </Button>
      )}
    </section>
  )
}
