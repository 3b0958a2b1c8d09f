import { markWork, pageChange, unmarkWork } from '../dom/contract'

/**
 * Shows the next page with a view transition, where the browser supports them and the visitor has not asked for reduced
 * motion. Call it before guardNavigation, so that the guard still receives each navigation first.
 */
export function animateNavigation(): void {
  const { ___loader: loader, ___navigate: navigate } = window
  if (!loader || !navigate || !document.startViewTransition) return

  window.___navigate = (to, options) => {
    const target = typeof to === 'string' ? new URL(to, window.location.href) : undefined
    const { pathname: from } = window.location
    const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!target || target.pathname === from || isReduced) {
      navigate(to, options)
      return
    }
    // The page is frozen during a transition, so load the next page first. If it cannot be loaded, this promise never
    // resolves: the load guard requests the page from the server.
    void loader.loadPage(target.pathname + target.search).then(() => {
      send(markWork, target.pathname)
      const transition = document.startViewTransition(async () => {
        send(unmarkWork)
        const isShown = shown(target.pathname)
        await withoutFrames(() => {
          navigate(to, options)
          return isShown
        })
        send(markWork, from)
      })
      // A browser may skip a transition, for example when another one begins. The page is shown anyway.
      transition.ready.catch(() => undefined)
      void transition.finished.catch(() => undefined).then(() => send(unmarkWork))
    })
  }
}

/**
 * Runs a function while `requestAnimationFrame` calls back from a task. During a transition the browser draws no frame
 * until the next page is there, but Gatsby's router waits for a frame before it shows that page. Without this, both
 * would wait until the browser gives up the transition after four seconds.
 */
async function withoutFrames(act: () => Promise<void>): Promise<void> {
  const { requestAnimationFrame } = window
  window.requestAnimationFrame = (callback) => window.setTimeout(() => callback(performance.now()))
  try {
    await act()
  } finally {
    window.requestAnimationFrame = requestAnimationFrame
  }
}

/** Resolves when React has shown the page of a path, or when the visitor goes back before that. */
function shown(path: string): Promise<void> {
  return new Promise((resolve) => {
    // The event may still belong to the previous page.
    const check = () => window.location.pathname === path && end()
    function end() {
      document.removeEventListener(pageChange, check)
      window.removeEventListener('popstate', end)
      resolve()
    }
    document.addEventListener(pageChange, check)
    window.addEventListener('popstate', end)
  })
}

function send(type: string, detail?: string): void {
  document.dispatchEvent(new CustomEvent(type, { detail }))
}
