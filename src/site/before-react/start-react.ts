import { pageChange } from '../dom/contract'
import { whenIdle } from '../dom/when-idle'

/** What React needs, as data in the HTML (`src/gatsby/html/finish-html.ts`). */
export type Application = {
  /** Addresses of the scripts to load. */
  scripts: string[]
  /** Gatsby's variables on `window`. */
  globals: Record<string, unknown>
}

/** The id of the element that holds the data. Slugs have no underscore, so no event has this id. */
export const applicationId = '_application'

/** How long to wait after `load` before React starts by itself, in milliseconds: pictures and reading come first. */
const quietTime = 3000

/**
 * Starts React on a page that is complete without it: at the first user interaction, or when the page has loaded and is
 * idle, whichever comes first (decision 020).
 */
export function startReact(): void {
  const { pathname } = location
  let isStarted = false
  /** Ends what waits for React. */
  const hydration = new AbortController()

  function start(): void {
    // The element is the last of the page, so it may not be there yet. A 404 page has none.
    const element = document.getElementById(applicationId)
    if (isStarted || !element) return
    isStarted = true
    const { scripts, globals } = JSON.parse(element.textContent) as Application
    Object.assign(window, globals)
    scripts.forEach((src) => {
      const script = document.createElement('script')
      script.src = src
      document.head.append(script)
    })
  }

  function startWhenIdle(): void {
    // With Save-Data, wait for a user interaction.
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
    if (connection?.saveData) return
    setTimeout(() => whenIdle(start), quietTime)
  }

  // Browsers also send `pointermove` when the page appears under a resting pointer: wait for a second position.
  let first: string | undefined
  function startIfMoved({ clientX, clientY }: PointerEvent): void {
    const position = `${clientX} ${clientY}`
    first ??= position
    if (position !== first) start()
  }

  addEventListener('load', startWhenIdle)
  const options = { passive: true, signal: hydration.signal }
  document.addEventListener('touchstart', start, options)
  document.addEventListener('keydown', start, options)
  document.addEventListener('pointermove', startIfMoved, options)
  document.addEventListener(pageChange, () => hydration.abort(), { once: true })

  // The router shows other pages of the history. Before it has started, only the server can.
  addEventListener('popstate', () => {
    if (!hydration.signal.aborted && location.pathname !== pathname) location.reload()
  })
}
