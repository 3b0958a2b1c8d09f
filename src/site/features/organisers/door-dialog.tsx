import * as React from 'react'
import { encode } from 'uqr'
import { usePage } from '../../../i18n/page'
import { pathTo } from '../../../i18n/routes'
import { useTexts } from '../../../i18n/texts'
import type { DoorAnswer } from '../../../registration/organisers'
import { Dialog } from './dialog'
import { organisersApi } from './organisers-api'
import { timeOf } from './times'
import { useAnswers } from './use-answers'
import * as styles from './organisers.module.css'

type Props = { slug: string; timeZone: string; onClose: () => void; onSignedOut: () => void }

/** For whom a link is: the phones at the entrance, or the guide, who may also write to the guests. */
type Kind = 'door' | 'guide'

/** The door of an event: the link for the phones at the entrance, with its QR code, and which devices have used it; and the same for the
 * guide of the event. */
export function DoorDialog({ slug, timeZone, onClose, onSignedOut }: Props) {
  const t = useTexts()
  const { language } = usePage()
  const [door, setDoor] = React.useState<DoorAnswer>()
  const [link, setLink] = React.useState<{ kind: Kind; address: string; until: string }>()
  const [notice, setNotice] = React.useState('')

  const { refusal, answered } = useAnswers(onSignedOut)
  const refresh = React.useCallback(
    () =>
      organisersApi.readDoor(slug).then((asked) => {
        const answer = answered(asked)
        if (answer) setDoor(answer.door)
      }),
    [slug, answered],
  )
  React.useEffect(() => void refresh(), [refresh])

  async function make(kind: Kind): Promise<void> {
    const action = kind === 'door' ? 'openDoor' : 'openGuide'
    const answer = answered(await organisersApi.change<{ key: string; until: string }>(slug, action))
    if (!answer) return
    // In the fragment, which browsers send to no server.
    setLink({ kind, address: `${location.origin}${pathTo('door', language)}#k=${answer.key}`, until: answer.until })
    setNotice('')
    void refresh()
  }

  async function end(action: 'closeDoor' | 'endDevice', sent: object, done: string): Promise<void> {
    if (!answered(await organisersApi.change(slug, action, sent))) return
    if (action === 'closeDoor') setLink(undefined)
    setNotice(done)
    void refresh()
  }

  return (
    <Dialog heading={t('organisers:door.heading')} onClose={onClose}>
      <div className={styles.form}>
        <p>{t('organisers:door.note')}</p>
        <p role="status" className={styles.status}>
          {notice}
        </p>
        <p role="alert" className={styles.problem}>
          {refusal && t(`organisers:problem.${refusal.problem}`)}
        </p>
        {link?.kind !== 'door' && (
          <button type="button" className={styles.send} onClick={() => void make('door')}>
            {t('organisers:door.make')}
          </button>
        )}
        {link && (
          <>
            <p>{t(`organisers:${link.kind}.link`, { time: timeOf(link.until, timeZone, language) })}</p>
            <p className={styles.link}>{link.address}</p>
            <button
              type="button"
              className={styles.send}
              onClick={() =>
                void navigator.clipboard.writeText(link.address).then(() => setNotice(t('organisers:door.copied')))
              }
            >
              {t('organisers:door.copy')}
            </button>
            <QrCode text={link.address} label={t('organisers:door.qr')} />
          </>
        )}
        <h3>{t('organisers:guide.heading')}</h3>
        <p>{t('organisers:guide.note')}</p>
        {link?.kind !== 'guide' && (
          <button type="button" className={styles.tool} onClick={() => void make('guide')}>
            {t('organisers:guide.make')}
          </button>
        )}
        <h3>{t('organisers:door.devices')}</h3>
        {door?.devices.length === 0 && <p>{t('organisers:door.noDevices')}</p>}
        <ul>
          {door?.devices.map(({ id, device, guide }) => (
            <li key={id}>
              <button type="button" className={styles.tool} onClick={() => void end('endDevice', { device: id }, '')}>
                {t('organisers:door.end', { device: guide ? `${device} (${t('organisers:guide.name')})` : device })}
              </button>
            </li>
          ))}
        </ul>
        {(door?.links.length ?? 0) + (door?.devices.length ?? 0) > 0 && (
          <button
            type="button"
            className={styles.tool}
            onClick={() => void end('closeDoor', {}, t('organisers:door.closed'))}
          >
            {t('organisers:door.closeAll')}
          </button>
        )}
      </div>
    </Dialog>
  )
}

/** A QR code, black on white in any colour scheme: cameras want that. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 })
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={squares} />
    </svg>
  )
}
