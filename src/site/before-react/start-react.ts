import { pageChange } from '../dom/page-change'

/** What the page carries for React's sake, as data: written into the HTML by `src/gatsby/html/finish-html.ts`. */
export type Application = {
  /** Addresses of the scripts that every page runs. */
  scripts: string[]
  /** Gatsby's own variables on `window`. */
  globals: Record<string, unknown>
}

/** The id of the element that holds it; no event has an underscore in its own. */
export const applicationId = '_application'

/**
 * How long a page that has loaded is left alone, in milliseconds: who only reads, or whose phone still draws pictures,
 * is not disturbed. Everybody else shows interest first.
 */
const quietTime = 3000

/**
 * Brings React to a page that is complete without it: when the page has loaded and has nothing to do, or at the
 * visitor's first sign of interest, whichever is first (decision 020).
 */
export function startReact(): void {
  const { pathname } = location
  let isAsked = false
  let isHere = false

  function start(): void {
    // A page that is still read carries it at its end; a 404 page has none.
    const element = document.getElementById(applicationId)
    if (isAsked || !element) return
    isAsked = true
    const { scripts, globals } = JSON.parse(element.textContent) as Application
    Object.assign(window, globals)
    scripts.forEach((src) => {
      const script = document.createElement('script')
      script.src = src
      document.head.append(script)
    })
  }

  function startWhenIdle(): void {
    // Who saves data is served by plain links until there is a sign of interest.
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
    if (connection?.saveData) return
    setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(start) : start()), quietTime)
  }

  // Browsers also report a pointer that rests where the page has come under it; one that moves is reported elsewhere.
  let first: string | undefined
  function startIfMoved({ clientX, clientY }: PointerEvent): void {
    const place = `${clientX} ${clientY}`
    first ??= place
    if (place !== first) start()
  }

  addEventListener('load', startWhenIdle)
  const signs = ['touchstart', 'keydown']
  signs.forEach((type) => document.addEventListener(type, start, { passive: true }))
  document.addEventListener('pointermove', startIfMoved, { passive: true })

  // Steps back and forward are the router's business. Until it is here they can only be made by asking for the page.
  document.addEventListener(
    pageChange,
    () => {
      isHere = true
      signs.forEach((type) => document.removeEventListener(type, start))
      document.removeEventListener('pointermove', startIfMoved)
    },
    { once: true },
  )
  addEventListener('popstate', () => {
    if (!isHere && location.pathname !== pathname) location.reload()
  })
}
