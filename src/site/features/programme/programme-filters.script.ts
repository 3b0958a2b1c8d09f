import { afterPaint } from '../../dom/after-paint'
import { seatsChange } from '../../dom/contract'
import { closest, onEachPage } from '../../dom/events'

/**
 * Keeps the chosen day, type and language in the address (`?day=2031-09-05&type=workshop&language=en&places=free`),
 * counts the events that are left, also of each day, and opens the event in the address's anchor. Styles hide the other events. On a phone,
 * which shows one day at a time, a choice that leaves nothing of the day leads to a day with an event.
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
    groups.forEach((group) => {
      const inputs = inputsOf(form, group)
      // The first input means all. A value that is not offered is ignored.
      const chosen = inputs.find(({ value }) => value === query.get(group)) ?? inputs[0]
      if (chosen) chosen.checked = true
    })
    count()
    // Once the clock has marked what is over (programme-clock.script.ts).
    afterPaint(leaveEmptyDay)
  }

  function writeAddress(): void {
    const form = findForm()
    if (!form) return
    const url = new URL(location.href)
    groups.forEach((group) => {
      const chosen = new FormData(form).get(group)
      if (chosen) url.searchParams.set(group, chosen as string)
      else url.searchParams.delete(group)
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
    return !['waiting', 'full', 'closed'].includes(seats)
  }

  /** Counts the events that are shown, and beside each choice those that it would leave if the other groups stay. */
  function count(): HTMLElement[] {
    const form = findForm()
    if (!form) return []
    const all = groups.map((group) => inputsOf(form, group))
    const events = [...document.querySelectorAll<HTMLElement>('[data-starts]')]
    const leftBy = (chosen: number[]) =>
      events.filter((event) => chosen.every((position, group) => position < 1 || isLeft(event, all[group]![position]!)))

    const chosen = all.map((inputs) => inputs.findIndex(({ checked }) => checked))
    all.forEach((inputs, group) =>
      inputs.forEach((input, position) => {
        const number = String(leftBy(chosen.map((each, at) => (at === group ? position : each))).length)
        const day = document.querySelector(`[data-days] [href$="${input.value}"]`)
        for (const place of [input.parentElement!, day]) {
          const shown = place?.querySelector('small')
          if (shown) write(shown, number)
        }
      }),
    )
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

  function write(element: HTMLElement, text: string): void {
    if (element.textContent !== text) element.textContent = text
  }

  /** Opens the event in the anchor, even if a filter in the same address would hide it; `#places` sets that filter. */
  function openAnchor(): void {
    const anchor = document.getElementById(location.hash.slice(1))
    const free = anchor?.matches('fieldset') && anchor.querySelector<HTMLInputElement>('input:not([value=""])')
    if (free) {
      free.checked = true
      writeAddress()
      // The browser scrolls only to an anchor that stays in the address.
      ;(isShown(anchor) ? anchor : anchor.closest('section')!).scrollIntoView()
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
