import * as React from 'react'
import { encode } from 'uqr'
import { Button } from '../../components/staff/form'
import * as staff from '../../components/staff/staff.module.css'
import { pathTo } from '../../../i18n/routes'
import { useTexts } from '../../../i18n/texts'
import { Dialog } from './dialog'
import { CopyableLink, Outcome } from './form'
import { organisersApi } from './organisers-api'
import { Confirm } from './questions'
import { useSession } from './session'
import { useRead, useRequests } from './use-requests'
import * as styles from './organisers.module.css'

type Props = { slug: string; onClose: () => void }

/** For whom a link is: the phones at the entrance, or the guide, who may also write to the guests. */
type Kind = 'door' | 'guide'

/** From when a link admits phones, until when, and until when these see the guests. */
type Times = { from: string; admitsUntil: string; until: string }

/** What takes the list of guests from phones. */
type Ending = { action: 'closeDoor' | 'endDevice'; sent: object; question: string; yes: string; done: string }

/** The door of an event: the link for the phones at the entrance, with its QR code, and which devices have used it; and the same for the
 * guide of the event. */
export function DoorDialog({ slug, onClose }: Props) {
  const t = useTexts()
  const { language, dateTimeOf } = useSession()
  const [link, setLink] = React.useState<{ kind: Kind; address: string } & Times>()
  const { latest, refusal: noAnswer, refresh } = useRead(organisersApi.readDoor, slug)
  const { refusal = noAnswer, notice, setNotice, change } = useRequests()
  const [asked, setAsked] = React.useState<Ending>()
  const { devices, links } = latest?.door ?? {}

  async function make(kind: Kind): Promise<void> {
    const action = kind === 'door' ? 'openDoor' : 'openGuide'
    const answer = await change<{ key: string } & Times>(slug, action)
    if (!answer) return
    // In the fragment, which browsers send to no server.
    setLink({ ...answer, kind, address: `${location.origin}${pathTo('door', language)}#k=${answer.key}` })
    void refresh()
  }

  async function end({ action, sent, done }: Ending): Promise<void> {
    setAsked(undefined)
    if (!(await change(slug, action, sent))) return
    if (action === 'closeDoor') setLink(undefined)
    setNotice(done)
    void refresh()
  }
  const askToEnd = (id: string, device: string) =>
    setAsked({
      action: 'endDevice',
      sent: { device: id },
      question: t('organisers:door.endSure', { device }),
      yes: t('organisers:door.end', { device }),
      done: t('organisers:door.ended', { device }),
    })
  const askToEndAll = () =>
    setAsked({
      action: 'closeDoor',
      sent: {},
      question: t('organisers:door.closeSure'),
      yes: t('organisers:door.closeAll'),
      done: t('organisers:door.closed'),
    })

  const shown = link && (
    <>
      <p>
        {link.kind === 'guide'
          ? t('organisers:guide.link', { time: dateTimeOf(link.until) })
          : t('organisers:door.link', {
              from: dateTimeOf(link.from),
              admitsUntil: dateTimeOf(link.admitsUntil),
              time: dateTimeOf(link.until),
            })}
      </p>
      <CopyableLink look="send" link={link.address} onNotice={setNotice} />
      <QrCode text={link.address} label={t('organisers:door.qr')} />
    </>
  )

  return (
    <Dialog heading={t('organisers:door.heading')} onClose={onClose}>
      <div className={staff.form}>
        <p>{t('organisers:door.note')}</p>
        <Outcome {...{ notice, refusal }} />
        {link?.kind !== 'door' && (
          <Button look="send" onClick={() => void make('door')}>
            {t('organisers:door.make')}
          </Button>
        )}
        {link?.kind === 'door' && shown}
        <h3>{t('organisers:guide.heading')}</h3>
        <p>{t('organisers:guide.note')}</p>
        {link?.kind !== 'guide' && <Button onClick={() => void make('guide')}>{t('organisers:guide.make')}</Button>}
        {link?.kind === 'guide' && shown}
        <h3>{t('organisers:door.devices')}</h3>
        {devices?.length === 0 && <p>{t('organisers:door.noDevices')}</p>}
        <Confirm
          isAsked={asked !== undefined}
          question={asked?.question ?? ''}
          yes={asked?.yes ?? ''}
          onYes={() => void end(asked!)}
          onNo={() => setAsked(undefined)}
        >
          <ul>
            {devices?.map(({ id, device, guide }) => {
              const name = guide ? `${device} (${t('organisers:guide.name')})` : device
              return (
                <li key={id}>
                  <Button onClick={() => askToEnd(id, name)}>{t('organisers:door.end', { device: name })}</Button>
                </li>
              )
            })}
          </ul>
          {(links ?? 0) + (devices?.length ?? 0) > 0 && (
            <Button onClick={askToEndAll}>{t('organisers:door.closeAll')}</Button>
          )}
        </Confirm>
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
