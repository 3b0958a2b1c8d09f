import type { UrgentNotice } from '../../../registration/organisers'
import { whenIdle } from '../../dom/when-idle'

/** Milliseconds between two requests of a page that is shown. Netlify's edge keeps an answer for 20 s. */
const pause = 40_000

/**
 * Asks for the urgent notice of the organisers once the page has loaded and is idle, so that it delays nothing. The script
 * that shows it (urgent.ts) is loaded only if there is one.
 */
export function askForNotice(): void {
  let script: Promise<typeof import('./urgent')> | undefined
  // Browsers request a module that failed to load only under another address.
  let failures = 0

  function load(): Promise<typeof import('./urgent')> {
    const { urgent } = document.querySelector<HTMLElement>('[data-urgent]')!.dataset
    return import(/* webpackIgnore: true */ `${urgent}#${failures++}`).catch((error) => {
      script = undefined
      throw error
    }) as Promise<typeof import('./urgent')>
  }

  async function ask(): Promise<void> {
    if (document.hidden || !navigator.onLine) return
    const answer = await fetch(`${process.env.GATSBY_API_URL ?? ''}/api/notice`)
    // If the server does not know, what is shown stays.
    if (!answer.ok) return
    const notice = (await answer.json()) as Partial<UrgentNotice>
    if (notice.id) script ??= load()
    await (await script)?.take(notice)
  }
  const tryToAsk = () => void ask().catch(() => {})

  addEventListener('load', () =>
    whenIdle(() => {
      tryToAsk()
      setInterval(tryToAsk, pause)
    }),
  )
  document.addEventListener('visibilitychange', tryToAsk)
}
