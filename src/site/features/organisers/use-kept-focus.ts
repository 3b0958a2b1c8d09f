import * as React from 'react'

/**
 * Keeps the focus near its place when the element that has it is taken off the page, by what the organiser did or by
 * somebody else: it goes to the first heading of the nearest part that is left, from which a keyboard goes on.
 * @param page the element within which this is so
 */
export function useKeptFocus(page: React.RefObject<HTMLElement | null>): void {
  React.useEffect(() => {
    const root = page.current!
    /** What had the focus last, and what that is in, from the inside out. */
    let places: Element[] = []
    const remember = ({ target }: FocusEvent) => {
      places = [target as Element]
      for (let place = places[0]!; place !== root && place.parentElement; place = place.parentElement) {
        places.push(place.parentElement)
      }
    }
    const restore = () => {
      const [last] = places
      if (!last || last.isConnected || (document.activeElement ?? document.body) !== document.body) return
      const headings = places.map(
        (place) => place.isConnected && (place.querySelector('h2, h3') ?? place.querySelector('h1')),
      )
      const heading = headings.find((each) => each instanceof HTMLElement)
      if (!heading) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    // Whoever has clicked beside everything reads on there.
    const forget = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (document.activeElement === document.body && (target as Element).isConnected) places = []
      })
    const observer = new MutationObserver(restore)
    observer.observe(root, { childList: true, subtree: true })
    root.addEventListener('focusin', remember)
    root.addEventListener('focusout', forget)
    return () => {
      observer.disconnect()
      root.removeEventListener('focusin', remember)
      root.removeEventListener('focusout', forget)
    }
  }, [page])
}
