import * as React from 'react'

type Props = {
  /** Where the reader is: the path and the anchor. */
  location: { pathname: string; hash?: string }
}

/** React mounts this anew with each page; the browser itself has dealt with the first. */
let isFirst = true

/**
 * Moves the focus to the anchor that a link led to, so that the next Tab goes on from there.
 * Browsers do this by themselves where React does not follow the link.
 */
export function AnchorFocus({ location: { pathname, hash = '' } }: Props) {
  React.useEffect(() => {
    // The router, too, moves the focus of a new page, after its effects.
    if (!isFirst) requestAnimationFrame(() => focusOn(hash.slice(1)))
    isFirst = false
  }, [pathname, hash])

  return null
}

function focusOn(id: string): void {
  const target = document.getElementById(id)
  // A large work takes the focus itself.
  if (!target || target instanceof HTMLDialogElement || target.contains(document.activeElement)) return
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
  }
  target.focus({ preventScroll: true })
}
