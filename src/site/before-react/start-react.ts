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
  returnTo(`@@scroll|${pathname}|${(history.state as { key?: string } | null)?.key ?? 'initial'}`)
  let isStarted: boolean | undefined
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

  // Browsers also send `pointermove` when the page appears under a resting pointer.
  function startIfMoved({ movementX, movementY }: PointerEvent): void {
    if (movementX || movementY) start()
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

/**
 * Scrolls to where this entry of the history was left, if the router has scrolled it until now (scroll-by-router.ts): then
 * the browser does not, and Gatsby's router starts too late.
 * @param key with which gatsby-react-router-scroll stores the place
 */
function returnTo(key: string): void {
  try {
    if (history.scrollRestoration !== 'auto') scrollTo(0, +(sessionStorage.getItem(key) ?? scrollY))
  } catch {
    // The browser refuses storage, so no place is known.
  }
}
