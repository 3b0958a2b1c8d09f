import type { UrgentNotice } from '../../registration/organisers'
import { pageChange } from '../dom/contract'
import { whenIdle } from '../dom/when-idle'

/** Milliseconds between two requests of a page that is shown. Netlify's edge keeps an answer for 20 s. */
const pause = 40_000

/** The name of the id of the notice that the visitor has closed. */
const closed = 'urgent'

/**
 * Shows the urgent notice of the organisers over the page, once it has loaded and is idle: so it delays nothing, and nothing
 * moves. The server says for how long, because the clock of a visitor may be wrong. Where nothing can be stored, a closed
 * notice comes back with the next page.
 */
export function showUrgentNotice(): void {
  let notice: Partial<UrgentNotice> = {}
  /** The notice and the language in the document. */
  let shown = ''
  let region: HTMLElement | undefined
  let end: ReturnType<typeof setTimeout>

  function ask(): void {
    if (document.hidden || !navigator.onLine) return
    fetch(`${process.env.GATSBY_API_URL ?? ''}/api/notice`)
      // If the server does not know, what is shown stays.
      .then(async (answer) => answer.ok && take((await answer.json()) as Partial<UrgentNotice>))
      .catch(() => {})
  }

  function take(next: Partial<UrgentNotice>): void {
    notice = next
    clearTimeout(end)
    if (next.id) end = setTimeout(() => take({}), next.seconds! * 1000)
    show()
  }

  function show(): void {
    const { lang } = document.documentElement
    const { id, texts } = notice
    const wanted = id && id !== read() ? id + lang : ''
    if (wanted === shown) return
    shown = wanted
    region?.replaceChildren()
    const original = document.querySelector('[data-urgent] > *')
    if (!wanted || !original) return
    if (!region) {
      region = document.createElement('div')
      region.setAttribute('role', 'status')
      document.body.prepend(region)
    }
    const copy = original.cloneNode(true) as HTMLElement
    copy.querySelector('p')!.textContent = texts![lang as keyof typeof texts] ?? ''
    copy.querySelector('button')!.onclick = () => {
      store(id!)
      take({ ...notice, id: '' })
    }
    // Screen readers announce what is added to a region that they know.
    setTimeout(() => shown === wanted && region!.replaceChildren(copy), 100)
  }

  addEventListener('load', () =>
    whenIdle(() => {
      ask()
      setInterval(ask, pause)
    }),
  )
  document.addEventListener('visibilitychange', ask)
  document.addEventListener(pageChange, show)
}

function read(): string | null {
  try {
    return localStorage.getItem(closed)
  } catch {
    return null
  }
}

function store(id: string): void {
  try {
    localStorage.setItem(closed, id)
  } catch {
    // It comes back with the next page.
  }
}
