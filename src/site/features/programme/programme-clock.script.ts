import { onEachMinute } from '../../dom/events'
import { siteTime } from '../../dom/site-time'

/**
 * Marks each event of the programme as over, on, next or later (`data-moment`), now and every minute. The style sheet
 * shows the marks during the exhibition. Links and the status line lead to the event that is on, or else to the next one,
 * of several, to one at the venue. Events by invitation are never on or next, because they are not for the public.
 */
export function markEvents(): void {
  const instant = (time?: string) => Date.parse(time!)
  const isPublic = ({ dataset }: HTMLElement) => dataset.invited === undefined
  const startOf = ({ dataset }: HTMLElement) => instant(dataset.starts)
  const idOf = (event: HTMLElement) => event.querySelector('article')!.id
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]

  function mark(): void {
    const now = siteTime()
    const events = all('[data-ends]')
    const next = Math.min(
      ...events
        .filter(isPublic)
        .map(startOf)
        .filter((start) => start > now),
    )

    events.forEach((event) => {
      const start = startOf(event)
      const isOver = instant(event.dataset.ends) <= now
      const isLater = !isPublic(event) || start > next
      event.dataset.moment = isOver ? 'past' : isLater ? 'later' : start > now ? 'next' : 'now'
    })
    const [event] = [
      '[data-moment="now"][data-here]',
      '[data-moment="now"]',
      '[data-moment="next"][data-here]',
      '[data-moment="next"]',
    ].flatMap(all)
    tell(event)
    const target = event ? idOf(event) : 'program'
    all('a[data-jump]').forEach((jump) => ((jump as HTMLAnchorElement).hash = target))
  }

  /**
   * Adds an event to the status line: one that is on, or while the exhibition is open, the next one that starts before it
   * closes. Before the doors open, an event that takes registrations is only for those who have registered.
   */
  function tell(event?: HTMLElement): void {
    const line = document.querySelector<HTMLElement>('[data-now]')
    const state = document.querySelector<HTMLElement>('[data-opening]:not([hidden])')?.dataset
    if (!line) return
    const isOpen = state?.opening === 'open'
    const isOn = event?.dataset.moment === 'now'
    if (!event || !state || !(isOn || (isOpen && startOf(event) < instant(state.until)))) return line.replaceChildren()

    const text = (selector: string) => event.querySelector(selector)!.textContent
    const { now, next, registered } = line.dataset
    const [starts, ends] = text('time').split('–')
    const words = (isOn ? (isOpen || event.dataset.seats === undefined ? now : registered) : next)!
      .replace('{time}', (isOn ? ends : starts)!)
      .replace('{event}', () => `${text('h4')}, ${text('[data-place]')}`)
    // The link may have the focus.
    if (line.textContent === `; ${words}`) return
    const link = document.createElement('a')
    link.href = event.querySelector<HTMLAnchorElement>(`a[href$="/${idOf(event)}"]`)!.href
    link.textContent = words
    line.replaceChildren('; ', link)
  }

  onEachMinute(mark)
}
