import { pageChange } from '../../dom/contract'
import { onEachPage } from '../../dom/events'
import { matchesQuery, wordsToFind } from '../../../i18n/match-words'

/** `high` is the height of the picture in centimetres, 0 if it is unknown. */
type Work = { item: HTMLElement; words: string; area: number; high: number }

/** Milliseconds after the last letter: browsers limit how often a page changes its address, screen readers read each number. */
const pause = 300

/**
 * Searches and sorts the wall. By size, it draws the works to scale. The query and the order are in the address (`?q=ostruz&order=size`).
 *
 * The items are moved only after hydration, because React expects them in the order of the HTML. Until then the style
 * sheet orders them; the first key starts React, so the order of the keyboard is soon that of the screen.
 */
export function searchWall(): void {
  let wall: Element | null = null
  let works: Work[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  // A script in the HTML runs before hydration. Other scripts are installed by a component.
  let isHydrated = document.readyState !== 'loading'

  const field = () => document.querySelector<HTMLInputElement>('input[name=q]')
  const orders = () => [...document.querySelectorAll<HTMLInputElement>('input[name=order]')]
  const chosenOrder = () => orders().find(({ checked }) => checked)?.value ?? ''

  /** Hangs the works that match the query, in the chosen order. */
  function hang(): void {
    const query = field()?.value ?? ''
    const order = chosenOrder()
    const inOrder = order ? [...works].sort((a, b) => b.area - a.area) : works
    inOrder.forEach(({ item, words, high }, index) => {
      item.hidden = !matchesQuery(words, query)
      item.style.order = order && !isHydrated ? String(index) : ''
      const isToScale = Boolean(order && high)
      item.toggleAttribute('data-to-scale', isToScale)
      item.style.setProperty('--high', isToScale ? String(high) : '')
      if (!item.getAttribute('style')) item.removeAttribute('style')
    })
    const isMoved = inOrder.some(({ item }, index) => wall?.children[index] !== item)
    if (!isHydrated || !isMoved) return
    const focused = document.activeElement as HTMLElement | null
    wall?.append(...inOrder.map(({ item }) => item))
    focused?.focus({ preventScroll: true }) // moving an element takes the focus from it
  }

  /** Writes the number of works and the address. */
  function report(): void {
    clearTimeout(timer)
    timer = undefined
    const input = field()
    if (!input) return
    const status = document.querySelector<HTMLElement>('[role=search] [data-shown]')
    const shown = works.filter(({ item }) => !item.hidden).length
    const message = (shown ? status?.dataset.shown : status?.dataset.nothing)?.replace('#', String(shown))
    if (status && message && status.textContent !== message) status.textContent = message
    const url = new URL(location.href)
    Object.entries({ q: input.value.trim(), order: chosenOrder() }).forEach(([name, value]) =>
      value ? url.searchParams.set(name, value) : url.searchParams.delete(name),
    )
    if (url.href !== location.href) history.replaceState(history.state, '', url)
  }

  function readAddress(): void {
    // A query that is being typed is newer than the address.
    if (timer) return hang()
    const input = field()
    const query = new URLSearchParams(location.search)
    const order = orders().find(({ value }) => value === query.get('order')) ?? orders()[0]
    if (!input || !order) return
    input.value = query.get('q') ?? ''
    order.checked = true
    hang()
    report()
  }

  function readPage(): void {
    const found = document.querySelector('[data-wall]')
    if (found !== wall) {
      wall = found
      works = [...(found?.children ?? [])].map((child) => {
        const item = child as HTMLElement
        const area = Number(item.dataset.area ?? 0)
        const { width, height } = item.querySelector('img') ?? { width: 1, height: 1 }
        return {
          item,
          words: wordsToFind(item.textContent),
          area,
          high: Math.round(Math.sqrt((area * height) / width)),
        }
      })
    }
    readAddress()
  }

  document.addEventListener(pageChange, () => (isHydrated = true))
  onEachPage(readPage)
  document.addEventListener('input', ({ target }) => {
    if (target !== field()) return
    hang()
    clearTimeout(timer)
    timer = setTimeout(report, pause)
  })
  document.addEventListener('change', ({ target }) => {
    if (target !== field() && !orders().some((each) => each === target)) return
    hang()
    report()
  })
  document.addEventListener('reset', ({ target }) => {
    const input = field()
    if (!input || input.form !== target) return
    // The event comes before the field changes. The button that was pressed is hidden then.
    setTimeout(() => {
      hang()
      report()
      input.focus()
    })
  })
  addEventListener('popstate', readAddress)
  // Browsers restore the fields of a form after DOMContentLoaded.
  addEventListener('pageshow', readAddress)
}
