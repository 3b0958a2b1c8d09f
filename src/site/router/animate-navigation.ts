import { pageChange } from '../dom/page-change'

/**
 * Shows the next page by a view transition where the browser can and the visitor has not asked for less motion.
 * To be called before guardNavigation, so that the guard still hears of each navigation first.
 */
export function animateNavigation(): void {
  const { ___loader: loader, ___navigate: navigate } = window
  if (!loader || !navigate || !document.startViewTransition) return

  window.___navigate = (to, options) => {
    const target = typeof to === 'string' ? new URL(to, window.location.href) : undefined
    const { pathname: from } = window.location
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!target || target.pathname === from || isCalm) {
      navigate(to, options)
      return
    }
    // The page stands still during a transition, so it begins when there is something to show. A page that cannot be
    // loaded never gets here: the guard goes to it by itself.
    void loader.loadPage(target.pathname + target.search).then(() => {
      send('markwork', target.pathname)
      const transition = document.startViewTransition(async () => {
        send('unmarkwork')
        const isShown = shown(target.pathname)
        await withTasksForFrames(() => {
          navigate(to, options)
          return isShown
        })
        send('markwork', from)
      })
      // A transition that is skipped, as another began or the machine was slow, is no failure: the page is there.
      transition.ready.catch(() => undefined)
      void transition.finished.catch(() => undefined).then(() => send('unmarkwork'))
    })
  }
}

/**
 * Until the next page is there the browser draws no frame; but the router waits for one before it shows that page, and
 * after four seconds the browser would give the transition up. So whoever asks for a frame meanwhile gets a task.
 */
async function withTasksForFrames(act: () => Promise<void>): Promise<void> {
  const { requestAnimationFrame } = window
  window.requestAnimationFrame = (callback) => window.setTimeout(() => callback(performance.now()))
  try {
    await act()
  } finally {
    window.requestAnimationFrame = requestAnimationFrame
  }
}

/** Resolves when React shows the page of a path; it may still be telling of the page before. */
function shown(path: string): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener(pageChange, function told() {
      if (window.location.pathname !== path) return
      document.removeEventListener(pageChange, told)
      resolve()
    })
  })
}

function send(type: string, detail?: string): void {
  document.dispatchEvent(new CustomEvent(type, { detail }))
}
