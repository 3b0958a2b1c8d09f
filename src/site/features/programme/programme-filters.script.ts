import { afterPaint } from '../../dom/after-paint'
import { seatsChange } from '../../dom/contract'
import { closest, onClick, onEachPage } from '../../dom/events'

/**
 * Keeps the chosen day, type and language in the address (`?day=2031-09-05&type=workshop&language=en&places=free`),
 * counts the events that are left, also of each day, and opens the event in the address's anchor. Styles hide the other
 * events. On a phone, which shows one day at a time, a choice that leaves nothing of the day leads to a day with an event.
 */
export function filterProgramme(): void {
  const findForm = () => document.querySelector<HTMLFormElement>('form[data-filters]')
  /** In each group the first one, without a value, means all. */
  const choices = () => [...document.querySelectorAll<HTMLInputElement>('[data-filters] input')]
  const isShown = (element: Element) => element.getClientRects().length > 0

  function readAddress(): void {
    const query = new URLSearchParams(location.search)
    choices().forEach((choice) => {
      // A value that is not offered is ignored.
      if (!choice.value || choice.value === query.get(choice.name)) choice.checked = true
    })
    count()
    // Once the clock has marked what is over (programme-clock.script.ts).
    afterPaint(leaveEmptyDay)
  }

  function writeAddress(): void {
    const url = new URL(location.href)
    choices().forEach(({ name, value, checked }) => {
      if (!checked) return
      if (value) url.searchParams.set(name, value)
      else url.searchParams.delete(name)
    })
    const anchor = document.getElementById(url.hash.slice(1))
    if (anchor && (anchor.matches('fieldset') || !isShown(anchor))) url.hash = ''
    if (url.href !== location.href) history.replaceState(history.state, '', url)
    // Paint the choice first.
    afterPaint(leaveEmptyDay)
  }

  /** Whether a choice leaves an event. The styles say the same (filter-rules.ts, programme.module.css). */
  function isLeft(event: HTMLElement, { name, value }: HTMLInputElement): boolean {
    const { type, languages, seats = 'full' } = event.dataset
    if (name === 'day') return event.closest(`#day-${value}`) !== null
    if (name === 'type') return type === value
    if (name === 'language') return languages!.split(' ').includes(value)
    return !/waiting|full|closed/.test(seats)
  }

  /** Counts the events that are shown, and beside each choice those that it would leave if the other groups stay. */
  function count(): HTMLElement[] {
    const form = findForm()
    if (!form) return []
    const events = [...document.querySelectorAll<HTMLElement>('[data-starts]')]
    const leftBy = (chosen: HTMLInputElement[]) =>
      events.filter((event) => chosen.every((choice) => !choice.value || isLeft(event, choice)))

    const chosen = choices().filter(({ checked }) => checked)
    choices().forEach((choice) => {
      const others = chosen.filter(({ name }) => name !== choice.name)
      const { name, value } = choice
      document
        .querySelectorAll(`[name=${name}][value="${value}"] ~ small, [data-days] [href$="${value}"] small`)
        .forEach((number) => write(number, String(leftBy([...others, choice]).length)))
    })
    const left = leftBy(chosen)
    const shown = left.length
    const status = form.querySelector<HTMLElement>('[data-shown]')!
    form.toggleAttribute('data-empty', !shown)
    write(status, (shown ? status.dataset.shown : status.dataset.nothing)!.replace('#', String(shown)))
    const button = form.querySelector<HTMLElement>('[data-show]')
    if (button) write(button, button.dataset.show!.replace('#', String(shown)))
    return left
  }

  /** Shows the day of the first event that is left and not over, if all that are left are hidden (one-day.script.ts). */
  function leaveEmptyDay(): void {
    const left = count()
    const event = left.find(({ dataset }) => dataset.moment !== 'past') ?? left[0]
    if (left.every((each) => each.closest('[hidden]')))
      event?.dispatchEvent(new Event('beforematch', { bubbles: true }))
  }

  function write(element: Element, text: string): void {
    if (element.textContent !== text) element.textContent = text
  }

  /** On a phone, which has the filters in a sheet, they leave the events below the screen. */
  const showEvents = () =>
    afterPaint(() => {
      const day = [...document.querySelectorAll('[id^=day-]')].find(isShown)
      ;(day ?? document.querySelector('#program'))?.scrollIntoView()
    })

  /** Opens the event in the anchor, even if a filter in the same address would hide it; `#places` sets that filter. */
  function openAnchor(): void {
    const anchor = document.getElementById(location.hash.slice(1))
    const free =
      anchor?.matches('[data-filters] fieldset') && anchor.querySelector<HTMLInputElement>('input:not([value=""])')
    if (anchor && free) {
      free.checked = true
      writeAddress()
      // The browser scrolls only to an anchor that stays in the address.
      if (isShown(anchor)) anchor.scrollIntoView()
      else showEvents()
    }
    const folded = anchor?.closest<HTMLDetailsElement>('details:not([open])')
    if (anchor && folded) {
      folded.open = true
      anchor.scrollIntoView()
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

  onClick('[data-show]', showEvents)
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
  document.addEventListener(seatsChange, () => afterPaint(count))
  addEventListener('popstate', readAddress)
  addEventListener('hashchange', openAnchor)
  // Browsers restore the choices of a form after DOMContentLoaded.
  addEventListener('pageshow', readAddress)
}
