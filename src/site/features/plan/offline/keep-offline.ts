import { marksEvents } from '../../../components/marks/marks'
import { closest, hasModifier, onEachPage } from '../../../dom/events'
import { whenIdle } from '../../../dom/when-idle'
import { cachePrefix, type Kept, workerPath } from './kept'

/**
 * Keeps the plan, the programme and the marked pages for a phone without network, once the plan was opened (worker.ts).
 * Then links of the plan lead to what is kept; stay-offline.ts holds the others.
 */
export function keepOffline(): void {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator

  function kept(): Kept | undefined {
    const plan = document.querySelector<HTMLElement>('[data-plan]')
    if (!plan) return undefined
    const links = [...plan.querySelectorAll<HTMLAnchorElement>('[data-item]:not([hidden]) a, a[href*="#program"]')]
    const pictures = [...plan.querySelectorAll<HTMLImageElement>('[data-item]:not([hidden]) img')]
    return {
      pages: [...new Set([location.pathname, ...links.map(({ pathname, search }) => pathname + search)])],
      pictures: pictures.map(({ currentSrc }) => currentSrc.replace(location.origin, '')).filter(Boolean),
    }
  }

  async function save(): Promise<void> {
    if (!navigator.onLine || !kept()) return
    await serviceWorker.register(workerPath)
    const { active } = await serviceWorker.ready
    const now = kept()
    if (now) active?.postMessage(now)
  }

  let timer = 0
  // Pictures that have just been shown need a moment to choose their files, and marks come in numbers.
  const saveSoon = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => whenIdle(() => void save().catch(() => {})), 1000)
  }

  document.addEventListener(
    'click',
    (event) => {
      const link = closest<HTMLAnchorElement>(event, '[data-plan] a[href^="/"]')
      if (navigator.onLine || !link || hasModifier(event) || !serviceWorker.controller) return
      event.preventDefault()
      void openKept(link)
    },
    true,
  )

  /** Opens a page that is kept; of another, the browser's own click says that there is no network. */
  async function openKept(link: HTMLAnchorElement): Promise<void> {
    const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix))
    const found = await Promise.all(
      names.map(async (name) => (await caches.open(name)).match(link.pathname + link.search)),
    )
    if (found.some(Boolean)) location.assign(link.href)
    else document.querySelector('[data-offline]')?.removeAttribute('hidden')
  }

  onEachPage(saveSoon)
  marksEvents.forEach((type) => addEventListener(type, saveSoon))
}
