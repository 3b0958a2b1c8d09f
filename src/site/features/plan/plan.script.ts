import { type Mark, marksEvents, readMarks, saveMarks } from '../../components/marks/marks'
import { onClick, onEachPage } from '../../dom/events'
import { saveCalendar } from './calendar-of'
import { fragmentOf, marksIn } from './link'
import { overlapsOf, type Span } from './overlaps'
import { planOf } from './plan-of'

/** Shows the marked events and works of this browser, or of a link, on the page that has all of them. */
export function showPlan(): void {
  const find = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector)
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const write = (element: HTMLElement, text: string) => {
    if (element.textContent !== text) element.textContent = text
  }

  /** The element of the plan, and the marks that it has shown: who removes one may put it back. */
  let element: HTMLElement | null = null
  let seen: Mark[] = []

  /** The current marks by all marks that have led to them. */
  const names = () =>
    new Map(
      all('[data-item]').flatMap(({ dataset }) =>
        [dataset.item!, ...(dataset.former?.split(' ') ?? [])].map((name) => [name, dataset.item!] as const),
      ),
    )

  const read = () => planOf(names(), readMarks(), marksIn(location.hash))

  function show(): void {
    const found = find('[data-plan]')
    if (!found) return
    if (found !== element) seen = []
    element = found
    const { own, marks, isShared, isLinkGone, gone } = read()
    // The link is that of the own plan: what the visitor changes now must not make it the plan of somebody else.
    if (!isShared && !isLinkGone && marksIn(location.hash).length > 0) leaveLink()
    // A mark by a former slug becomes the current one, which the buttons know.
    if (own.join() !== readMarks().join()) saveMarks(own)
    if (!isShared) seen = [...new Set([...seen, ...marks])]
    const shown = isShared ? marks : seen
    element.dataset.plan = isShared ? 'shared' : shown.length > 0 ? 'own' : 'empty'
    all('[data-item]').forEach((item) => (item.hidden = !shown.includes(item.dataset.item!)))
    const note = find('[data-gone]')!
    const lost = gone > 0 ? note.dataset.gone!.replace('#', String(gone)) : ''
    write(note, isLinkGone ? note.dataset.linkGone! : lost)
    find('[data-act="forget"]')!.hidden = isShared || isLinkGone || gone === 0
    all('[data-act="replace"], [data-act="add"]').forEach((button) => (button.hidden = own.length === 0))
    find('[data-act="take"]')!.hidden = own.length > 0
    find('[data-calendar]')?.toggleAttribute('hidden', !marks.some((mark) => !mark.includes('/')))
    const share = find('[data-share]')!
    share.hidden = marks.length === 0
    share.dataset.share = fragmentOf(marks)
    showOverlaps(marks)
  }

  function showOverlaps(marks: readonly Mark[]): void {
    const titleOf = (event: HTMLElement) => event.querySelector('a')!.textContent
    const events = all('[data-span]').filter(({ dataset }) => marks.includes(dataset.item!))
    const others = overlapsOf(events.map(({ dataset }) => dataset.span!.split('/').map(Date.parse) as unknown as Span))
    all('[data-span]').forEach((event) => {
      const titles = others[events.indexOf(event)]?.map((other) => titleOf(events[other]!)) ?? []
      const note = event.querySelector<HTMLElement>('[data-overlaps]')!
      write(note, titles.length > 0 ? note.dataset.overlaps!.replace('#', () => titles.join(', ')) : '')
    })
  }

  const leaveLink = () => history.replaceState(history.state, '', location.pathname + location.search)

  /** Saves marks in the place of the own ones, and shows them as those. @returns false if the browser saves nothing */
  function keep(marks: Mark[]): boolean {
    if (!saveMarks(marks)) return false
    leaveLink()
    seen = []
    show()
    find('main')!.focus({ preventScroll: true }) // the button is not shown any more
    return true
  }

  onClick('[data-act]', (button) => {
    const { own, marks } = read()
    const { act } = button.dataset
    const alert = button.parentElement!.querySelector<HTMLElement>('[role="alert"]')
    if (act === 'print') print()
    if (act === 'take' || act === 'replace') alert!.hidden = keep(marks)
    if (act === 'add') alert!.hidden = keep([...new Set([...own, ...marks])])
    if (act === 'forget') keep(marks)
    if (act === 'calendar')
      void saveCalendar(button.dataset.calendar!, marks).then((isSaved) => (alert!.hidden = isSaved))
  })
  onEachPage(show)
  ;[...marksEvents, 'hashchange'].forEach((type) => addEventListener(type, show))
}
