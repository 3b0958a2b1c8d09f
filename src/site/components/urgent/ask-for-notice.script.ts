import type { UrgentNotice } from '../../../registration/organisers'
import { whenIdle } from '../../dom/when-idle'

/** Milliseconds between two requests of a page that is shown. Netlify's edge keeps an answer for 20 s. */
const pause = 40_000

/**
 * Asks for the urgent notice of the organisers once the page has loaded and is idle, so that it delays nothing. The script
 * that shows it (urgent.ts) is loaded only if there is one. What fails changes nothing of what is shown.
 */
export function askForNotice(): void {
  let script: Promise<typeof import('./urgent')> | undefined
  // Browsers request a module that failed to load only under another address.
  let tries = 0

  async function askServer(): Promise<void> {
    const answer = await fetch(`${process.env.GATSBY_API_URL ?? ''}/api/notice`)
    const notice = (await answer.json()) as Partial<UrgentNotice>
    if (!answer.ok || !(script || notice.id)) return
    const { urgent } = document.querySelector<HTMLElement>('[data-urgent]')!.dataset
    script ??= import(/* webpackIgnore: true */ `${urgent}#${tries++}`)
    const { take } = await script!.catch((error) => {
      script = undefined
      throw error
    })
    await take(notice)
  }
  const ask = () => void (document.hidden || !navigator.onLine || askServer().catch(() => {}))

  addEventListener('load', () =>
    whenIdle(() => {
      ask()
      setInterval(ask, pause)
    }),
  )
  document.addEventListener('visibilitychange', ask)
}
