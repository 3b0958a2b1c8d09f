import { isNewVisit } from '../../dom/arrival'
import { hasModifier, onClick, onEachPage } from '../../dom/events'
import { siteTime } from '../../dom/site-time'

/**
 * On a phone, shows one day of the programme at a time: the one in the address (`#day-2031-09-05`, the anchor of one of
 * its events, or `?day=2031-09-05`), else the first that is not over. The others are `hidden="until-found"`, so find-in-page
 * reaches them.
 */
export function showOneDay(): void {
  const phone = matchMedia('(width < 51.25rem)')
  const links = () => [...document.querySelectorAll<HTMLAnchorElement>('[data-days] a')]
  const dayOf = (link: HTMLAnchorElement) => document.getElementById(link.hash.slice(1))!
  const dayAround = (element: Element | null) => element?.closest<HTMLElement>('[id^="day-"]')

  function show(wanted?: Element | null): void {
    const days = links().map(dayOf)
    const isAhead = (day: Element) =>
      [...day.querySelectorAll<HTMLElement>('[data-ends]')].some(
        ({ dataset }) => Date.parse(dataset.ends!) > siteTime(),
      )
    const day = days.find((each) => each === wanted) ?? days.find(isAhead) ?? days[0]
    links().forEach((link) => {
      const isShown = dayOf(link) === day
      link.ariaCurrent = isShown ? 'true' : null
      dayOf(link).hidden = phone.matches && !isShown && 'until-found'
    })
  }

  function showAddress(): void {
    const { hash, search } = location
    const anchor = document.getElementById(hash.slice(1) || `day-${new URLSearchParams(search).get('day')}`)
    const isHidden = Boolean(dayAround(anchor)?.hidden)
    show(dayAround(anchor))
    // While the page loads, the browser has scrolled to the anchor; the days above it, which are hidden now, move it. Only
    // Chromium corrects that.
    if (isHidden || (hash && document.readyState !== 'complete' && isNewVisit())) anchor?.scrollIntoView()
  }

  onClick<HTMLAnchorElement>('[data-days] a', (link, event) => {
    if (hasModifier(event)) return
    event.preventDefault()
    // A day that the address has chosen would hide the others.
    document.querySelector<HTMLInputElement>('[name=day][value=""]:not(:checked)')?.click()
    const day = dayOf(link)
    show(day)
    const url = new URL(location.href)
    url.hash = link.hash
    history.replaceState(history.state, '', url)
    // What is left of the day that was shown may be above the screen, or its events below it.
    const { top } = day.getBoundingClientRect()
    if (top < 0 || top > innerHeight / 2) day.scrollIntoView()
  })
  document.addEventListener('beforematch', ({ target }) => show(dayAround(target as Element)))
  onEachPage(showAddress)
  addEventListener('hashchange', showAddress)
  phone.addEventListener('change', showAddress)
}
