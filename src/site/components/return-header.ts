/** Smaller movements in pixels, such as those of a resting finger, do not count. */
const threshold = 8

/**
 * Lets the header of a page return when the visitor scrolls up, and stay while it has the keyboard’s focus: it sticks to
 * the top of the screen while <html> has `data-header`.
 * @returns a function that ends this
 */
export function returnHeader(header: HTMLElement): () => void {
  const root = document.documentElement
  let last = scrollY
  let height = root.scrollHeight

  function follow(): void {
    const { scrollHeight, clientHeight } = root
    // Not the bounce at the end of the page.
    const position = Math.min(scrollY, scrollHeight - clientHeight)
    const moved = position - last
    // A part that is laid out changes the height of the page, and with it the position.
    const isSamePage = scrollHeight === height
    if (position > 0 && isSamePage && Math.abs(moved) < threshold) return
    last = position
    height = scrollHeight
    const isInPlace = position <= header.offsetHeight && !root.hasAttribute('data-header')
    const isWanted = (isSamePage && moved < 0) || header.querySelector(':focus-visible') !== null
    root.toggleAttribute('data-header', position > 0 && !isInPlace && isWanted)
  }

  addEventListener('scroll', follow, { passive: true })
  return () => {
    removeEventListener('scroll', follow)
    root.removeAttribute('data-header')
  }
}
