import { afterPaint } from '../../dom/after-paint'
import { closest } from '../../dom/events'
import { onEachPage } from '../../dom/page-change'

/**
 * Keeps the choice of day, type and language in the address (`?day=2031-09-05&type=workshop&language=en`), says how
 * many events it leaves, and opens the event that the address names. The style sheet does the hiding.
 */
export function programmeFilters(): void {
  const groups = ['day', 'type', 'language']
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
      // The first is the one for all; what is not offered chooses nothing.
      const chosen = inputs.find(({ value }) => value === query.get(group)) || inputs[0]
      if (!chosen || chosen.checked) return
      isChanged = true
      chosen.checked = true
      bringIntoStrip(chosen)
    })
    // What is measured must be laid out at once; a page that comes with all events has its numbers already.
    if (isChanged) countShown()
  }

  /** On a phone the chips of a group are a strip, and the one that is chosen may be outside it. */
  function bringIntoStrip(input: HTMLInputElement): void {
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
    const named = document.getElementById(url.hash.slice(1))
    if (named && !isShown(named)) url.hash = ''
    if (url.href !== location.href) history.replaceState(history.state, '', url)
    // After what is chosen has been drawn: counting lays out anew.
    afterPaint(countShown)
  }

  function countShown(): void {
    const status = document.querySelector<HTMLElement>('[data-shown]')
    if (!status) return
    const shown = [...document.querySelectorAll('[data-starts]')].filter(isShown).length
    const text = shown ? status.dataset.shown : status.dataset.nothing
    const said = text?.replace('#', String(shown))
    if (said && status.textContent !== said) status.textContent = said
  }

  /** What somebody was sent is shown, even if a filter of the same address would hide it. */
  function openNamed(): void {
    const named = document.getElementById(location.hash.slice(1))
    const details = named?.closest('[data-starts]')?.querySelector('details')
    if (!named || !details) return
    details.open = true
    const form = findForm()
    if (form && !isShown(named)) {
      form.reset()
      writeAddress() // at once: the page may be shown, and its address read again, before the reset is heard
      named.scrollIntoView()
    }
  }

  function follow(): void {
    readAddress()
    openNamed()
  }

  document.addEventListener('change', (event) => {
    if (closest(event, 'form[data-filters]')) writeAddress()
  })
  document.addEventListener('reset', (event) => {
    // The form is told before its inputs change.
    if (event.target === findForm()) setTimeout(writeAddress)
  })
  onEachPage(follow)
  addEventListener('popstate', readAddress)
  addEventListener('hashchange', openNamed)
  // A browser that restores a form does so after the document is read.
  addEventListener('pageshow', readAddress)
}
