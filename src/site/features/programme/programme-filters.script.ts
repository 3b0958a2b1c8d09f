import { afterPaint } from '../../dom/after-paint'
import { placesChange } from '../../dom/contract'
import { closest, onEachPage } from '../../dom/events'

/**
 * Keeps the chosen day, type and language in the address (`?day=2031-09-05&type=workshop&language=en&places=free`),
 * shows how many events are left, and opens the event in the address's anchor. The style sheet hides the other events.
 */
export function filterProgramme(): void {
  const groups = ['day', 'type', 'language', 'places']
  const findForm = () => document.querySelector<HTMLFormElement>('form[data-filters]')
  const inputsOf = (form: HTMLFormElement, group: string) => [
    ...form.querySelectorAll<HTMLInputElement>(`input[name="${group}"]`),
  ]
  const isShown = (element: Element) => element.getClientRects().length > 0

  function readAddress(): void {
    const form = findForm()
    if (!form) return
    const query = new URLSearchParams(location.search)
    let isChanged = false
    groups.forEach((group) => {
      const inputs = inputsOf(form, group)
      // The first input means all. A value that is not offered is ignored.
      const chosen = inputs.find(({ value }) => value === query.get(group)) || inputs[0]
      if (!chosen || chosen.checked) return
      isChanged = true
      chosen.checked = true
      scrollIntoStrip(chosen)
    })
    // Counting forces layout, and a page with all events already shows the right number.
    if (isChanged) countShown()
  }

  /** On a phone a group scrolls sideways, and the chosen input may be outside the visible part. */
  function scrollIntoStrip(input: HTMLInputElement): void {
    const strip = input.closest('fieldset > div')
    if (!strip || !input.value) return
    const hidden = input.getBoundingClientRect().right - strip.getBoundingClientRect().right
    if (hidden > 0) strip.scrollLeft += hidden + 64
  }

  function writeAddress(): void {
    const form = findForm()
    if (!form) return
    const url = new URL(location.href)
    groups.forEach((group) => {
      const chosen = inputsOf(form, group).find(({ checked }) => checked)
      if (chosen?.value) url.searchParams.set(group, chosen.value)
      else url.searchParams.delete(group)
    })
    const anchor = document.getElementById(url.hash.slice(1))
    if (anchor && (anchor.matches('fieldset') || !isShown(anchor))) url.hash = ''
    if (url.href !== location.href) history.replaceState(history.state, '', url)
    // Counting forces layout: paint the choice first.
    afterPaint(countShown)
  }

  function countShown(): void {
    const status = document.querySelector<HTMLElement>('[data-shown]')
    if (!status) return
    const shown = [...document.querySelectorAll('[data-starts]')].filter(isShown).length
    const text = shown ? status.dataset.shown : status.dataset.nothing
    const message = text?.replace('#', String(shown))
    if (message && status.textContent !== message) status.textContent = message
  }

  /** Opens the event in the anchor, even if a filter in the same address would hide it; `#places` sets that filter. */
  function openAnchor(): void {
    const anchor = document.getElementById(location.hash.slice(1))
    const free = anchor?.matches('fieldset') && anchor.querySelector<HTMLInputElement>('input:not([value=""])')
    if (free) {
      free.checked = true
      writeAddress()
      anchor.scrollIntoView() // the browser scrolls only to an anchor that stays in the address
    }
    const details = anchor?.closest('[data-starts]')?.querySelector('details')
    if (!anchor || !details) return
    details.open = true
    const form = findForm()
    if (form && !isShown(anchor)) {
      form.reset()
      writeAddress() // at once: the address may be read again before the `reset` event
      anchor.scrollIntoView()
    }
  }

  document.addEventListener('change', (event) => {
    if (closest(event, 'form[data-filters]')) writeAddress()
  })
  document.addEventListener('reset', (event) => {
    // The event comes before the inputs change.
    if (event.target === findForm()) setTimeout(writeAddress)
  })
  onEachPage(() => {
    readAddress()
    openAnchor()
  })
  document.addEventListener(placesChange, () => afterPaint(countShown))
  addEventListener('popstate', readAddress)
  addEventListener('hashchange', openAnchor)
  // Browsers restore the choices of a form after DOMContentLoaded.
  addEventListener('pageshow', readAddress)
}
